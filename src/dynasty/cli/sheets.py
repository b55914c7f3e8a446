"""Score sheets and the final ranking, for people."""

from collections.abc import Sequence

from dynasty.cli.screen import Screen
from dynasty.kernel import Match, ScoreSheet

Row = tuple[str, str]
"""A category and a rule."""


def show_sheets(
    screen: Screen, sheets: Sequence[ScoreSheet], whole: Sequence[ScoreSheet] = ()
) -> None:
    """A row per category and rule, a column per seat; what only the `whole` ones list is hidden."""
    words = screen.words
    columns = [points_by_line(sheet) for sheet in sheets]
    listed = [points_by_line(sheet) for sheet in whole or sheets]
    rows = list(dict.fromkeys(key for column in columns for key in column))
    shown = [
        [
            words.category(row[0]),
            row[1],
            *(
                cell(column, row, row in lines)
                for column, lines in zip(columns, listed, strict=True)
            ),
        ]
        for row in rows
        if any(column.get(row) for column in columns)
    ]
    totals = [figure(sheet.total) for sheet in sheets]
    heads = [words.say("sheet-category"), words.say("sheet-rule")]
    heads += [words.seat(sheet.seat) for sheet in sheets]
    total = [words.say("sheet-total"), "", *totals]
    screen.table(heads, [*shown, total], numbers=len(sheets))
    if any("?" in row for row in shown):
        screen.paragraph(words.say("sheet-hidden"), style="dim")


def points_by_line(sheet: ScoreSheet) -> dict[Row, int]:
    return {(line.category, line.rule): line.points for line in sheet.lines}


def cell(column: dict[Row, int], row: Row, hidden: bool) -> str:
    """The points of a line; what the reader may not see is a question mark."""
    if row not in column and hidden:
        return "?"
    points = column.get(row, 0)
    return figure(points) if points else "·"


def figure(points: int) -> str:
    """Points with the sign that a person writes."""
    return f"−{-points}" if points < 0 else str(points)


def show_ranking(screen: Screen, match: Match) -> None:
    """Who came where; whoever shares the first place is first."""
    game, s, totals = match.game, match.state, match.totals()
    winners = game.winners(s)
    for place, seat in enumerate(game.ranking(s), 1):
        name, points = screen.words.seat(seat), totals[seat]
        first = seat in winners
        screen.tell("ranking-place", place=1 if first else place, seat=name, points=points)
