"""Print score sheets and the final ranking."""

from collections.abc import Sequence

from dynasty.cli.screen import Screen
from dynasty.kernel import Match, ScoreSheet

SheetRow = tuple[str, str]
"""A category and a rule."""


def print_sheets(
    screen: Screen, sheets: Sequence[ScoreSheet], whole: Sequence[ScoreSheet] = ()
) -> None:
    """Print a row per category and rule, a column per seat; rows only in `whole` are hidden."""
    words = screen.words
    columns = [points_by_line(sheet) for sheet in sheets]
    listed = [points_by_line(sheet) for sheet in whole or sheets]
    rows = list(dict.fromkeys(key for column in columns for key in column))
    shown = [
        [
            words.category(row[0]),
            row[1],
            *(
                points_cell(column, row, row in lines)
                for column, lines in zip(columns, listed, strict=True)
            ),
        ]
        for row in rows
        if any(column.get(row) for column in columns)
    ]
    totals = [points_text(sheet.total) for sheet in sheets]
    heads = [words.say("sheet-category"), words.say("sheet-rule")]
    heads += [words.seat(sheet.seat) for sheet in sheets]
    total = [words.say("sheet-total"), "", *totals]
    screen.table(heads, [*shown, total], numbers=len(sheets))
    if any("?" in row for row in shown):
        screen.paragraph(words.say("sheet-hidden"), style="dim")


def points_by_line(sheet: ScoreSheet) -> dict[SheetRow, int]:
    return {(line.category, line.rule): line.points for line in sheet.lines}


def points_cell(column: dict[SheetRow, int], row: SheetRow, hidden: bool) -> str:
    """Return the points of a line as text; a question mark if the reader may not see them."""
    if row not in column and hidden:
        return "?"
    points = column.get(row, 0)
    return points_text(points) if points else "·"


def points_text(points: int) -> str:
    """Return the points as text, with a true minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def print_ranking(screen: Screen, match: Match) -> None:
    """Print the ranking; all who share the victory are first."""
    game, s, totals = match.game, match.state, match.totals()
    winners = game.winners(s)
    for place, seat in enumerate(game.ranking(s), 1):
        name, points = screen.words.seat(seat), totals[seat]
        first = seat in winners
        screen.tell("ranking-place", place=1 if first else place, seat=name, points=points)
