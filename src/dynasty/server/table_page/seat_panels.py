"""The seats' panels: current points, the same forecast for all, goods, score sheets."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from dynasty.drawing.board import Pictures
from dynasty.kernel import Match, ScoreSheet
from dynasty.server.model.room import PERSON, SPECTATOR, Room
from dynasty.server.table_page.scored_page import SeatPanel
from dynasty.text import Translator


def seat_panels(
    room: Room,
    match: Match,
    viewer: int,
    words: Translator,
    pictures: Pictures[Any],
    asked: Collection[int],
    held: Collection[int],
    forecasts: Sequence[ScoreSheet],
) -> list[SeatPanel]:
    """Return the panels of all seats, in order; goods and sheets as the viewer may know them."""
    game, state = room.game, match.state
    sheets = forecasts if viewer == SPECTATOR else game.open_scores(state, viewer)
    return [
        replace(
            seat_panel(room, words, sheet),
            asked=sheet.seat in asked,
            mine=sheet.seat in held,
            forecast=forecast.total,
            goods=pictures.goods(sheet.seat),
            colour=pictures.colour(sheet.seat),
        )
        for sheet, forecast in zip(sheets, forecasts, strict=True)
    ]


def seat_panel(room: Room, words: Translator, sheet: ScoreSheet) -> SeatPanel:
    """Return a seat's panel with the data of its chair and its score sheet."""
    chair = room.chairs[sheet.seat] if sheet.seat < len(room.chairs) else None
    lines = ((words.category(line.category), line.rule, line.points) for line in sheet.lines)
    return SeatPanel(
        seat=sheet.seat,
        name=words.seat(sheet.seat),
        bot="" if chair is None else chair.bot,
        person=chair is not None and chair.player == PERSON,
        total=sheet.total,
        asked=False,
        mine=False,
        away=chair is not None and bool(chair.stand_in),
        wants_end=chair is not None and chair.wants_end,
        sheet=tuple(lines),
        scored=sheet.scored,
    )


@dataclass(frozen=True)
class Forecast:
    """The scores if the game ended now, counted the same way for every seat and reader."""

    sheets: list[ScoreSheet]
    hidden: list[str]  # the categories that it leaves out, because they are secret to some seats

    @staticmethod
    def of(match: Match) -> Forecast:
        sheets = match.game.open_scores(match.state, SPECTATOR)
        told = {line.category for sheet in sheets for line in sheet.lines}
        every = (line.category for sheet in match.game.scores(match.state) for line in sheet.lines)
        return Forecast(sheets, [name for name in dict.fromkeys(every) if name not in told])

    def omitted(self, words: Translator) -> str:
        """Return the categories that the forecast leaves out, in words."""
        return words.joined([words.category(name) for name in self.hidden]) if self.hidden else ""
