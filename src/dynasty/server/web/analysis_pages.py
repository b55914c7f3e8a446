"""The page that looks back at a game: how it went, where it turned, what was better."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.drawing.frame import Pictures
from dynasty.insight.analysis import Analysis, gathered
from dynasty.insight.telling import (
    Told,
    luck_told,
    mistakes_told,
    percent,
    turning_points_told,
)
from dynasty.server.api.common import TheCaller, TheHall, TheRoom
from dynasty.server.minds.analyses import Progress
from dynasty.server.minds.analysing import check_over
from dynasty.server.present import draw
from dynasty.server.present.curve import Band, Line, bands, lines
from dynasty.server.seats.seating import Caller
from dynasty.server.tables.room import SPECTATOR, Room
from dynasty.server.web.templating import reader_of, respond
from dynasty.speech import words_of
from dynasty.text import Words

router = APIRouter(include_in_schema=False)


@dataclass
class AnalysisPage:
    """All that the template shows."""

    room: Room
    words: Words
    pictures: Pictures[Any]
    held: Sequence[int]  # seats of the reader
    found: Progress | None = None  # nobody has asked for it
    curve: list[Line] = field(default_factory=list)
    turns: list[Band] = field(default_factory=list)
    turning: list[Told] = field(default_factory=list)
    mistakes: list[Told] = field(default_factory=list)
    luck: list[str] = field(default_factory=list)
    unjudged: int = 0  # choices

    @property
    def is_whole(self) -> bool:
        return self.found is not None and not self.found.left

    @property
    def is_going(self) -> bool:
        return self.found is not None and not self.is_whole and not self.found.is_interrupted

    @property
    def percent(self) -> int:
        """How much is done; all only when it is."""
        return 0 if self.found is None else int(100 * self.found.share)

    def chances(self, band: Band) -> str:
        """How a game stood, in words."""
        said = [
            self.words.say("analysis-chance", seat=self.words.seat(seat), percent=percent(chance))
            for seat, chance in enumerate(band.chances)
        ]
        return self.words.joined(said)

    def at(self, move: int) -> str:
        """The address of the table as it stood after so many moves."""
        seat = f"&seat={self.held[0]}" if self.held else ""
        return f"/tables/{self.room.id}?at={move}{seat}"


@router.get("/tables/{table_id}/analysis")
async def show_analysis(
    room: TheRoom, caller: TheCaller, hall: TheHall, request: Request
) -> Response:
    """The analysis of a table that is over, or how far it is."""
    check_over(room)
    found = await hall.analyst.progress(room.id)
    language = reader_of(request).language
    page = await asyncio.to_thread(page_of, room, caller, found, language)
    return respond(request, "analysis.html", page.words, page=page)


@router.post("/tables/{table_id}/analysis")
async def begin(room: TheRoom, hall: TheHall) -> Response:
    """Have it made."""
    check_over(room)
    await hall.analyst.ask(room)
    return RedirectResponse(f"/tables/{room.id}/analysis", 303)


def page_of(room: Room, caller: Caller, found: Progress | None, language: str) -> AnalysisPage:
    words = words_of(room.game, language, room.names())
    pictures = draw(room.game, room.match.state, SPECTATOR, words, narrow=False)
    page = AnalysisPage(room, words, pictures, sorted(caller.seats(room)), found)
    if found is not None and not found.left:
        fill(page, gathered(found.done.values()))
    return page


def fill(page: AnalysisPage, analysis: Analysis) -> None:
    """Put what was found onto the page."""
    page.curve = lines(analysis.moments, page.pictures.colour)
    page.turns = bands(analysis.moments)
    page.turning = turning_points_told(page.room.match, analysis, page.words)
    page.mistakes = mistakes_told(page.room.match, analysis, page.words)
    page.luck = luck_told(analysis, page.words)
    page.unjudged = len(analysis.unjudged)
