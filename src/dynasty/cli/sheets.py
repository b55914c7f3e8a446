"""Score sheets and the final ranking, for people."""

from collections.abc import Sequence

from dynasty.cli.screen import Screen
from dynasty.kernel import Match, ScoreSheet


def show_sheets(screen: Screen, sheets: Sequence[ScoreSheet], seat: int = -1) -> None:
    """A row per category and rule, a column per seat; `seat` is whose eyes see it."""
    words = screen.words
    columns = [{(line.category, line.rule): line.points for line in s.lines} for s in sheets]
    rows = list(dict.fromkeys(key for column in columns for key in column))
    shown = [
        [
            words.category(category),
            rule,
            *(cell(column.get((category, rule))) for column in columns),
        ]
        for category, rule in rows
        if any(column.get((category, rule), 0) for column in columns)
    ]
    totals = [str(sheet.total) for sheet in sheets]
    heads = [words.say("sheet-category"), words.say("sheet-rule")]
    heads += [words.seat(sheet.seat) for sheet in sheets]
    total = [words.say("sheet-total"), "", *totals]
    screen.table(heads, [*shown, total], numbers=len(sheets))
    if any("?" in row for row in shown):
        screen.paragraph(words.say("sheet-hidden"), style="dim")


def cell(points: int | None) -> str:
    """The points of a category; what the reader may not see is a question mark."""
    if points is None:
        return "?"
    return str(points) if points else "·"


def show_ranking(screen: Screen, match: Match) -> None:
    """Who came where; whoever shares the first place is first."""
    game, s, totals = match.game, match.state, match.totals()
    winners = game.winners(s)
    for place, seat in enumerate(game.ranking(s), 1):
        name, points = screen.words.seat(seat), totals[seat]
        first = seat in winners
        screen.tell("ranking-place", place=1 if first else place, seat=name, points=points)
