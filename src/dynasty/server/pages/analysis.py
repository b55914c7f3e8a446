"""The page of a finished game's analysis: its course, turning points and mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.drawing.board import Pictures
from dynasty.insight.analysis import Analysis, merge_findings
from dynasty.insight.analysis_text import (
    ReportLine,
    luck_sentences,
    mistake_lines,
    rounded_percent,
    turning_point_lines,
)
from dynasty.localization import translator_for
from dynasty.server.api.dependencies import TheCaller, TheRoom, TheTableService
from dynasty.server.db.analyses import AnalysisProgress
from dynasty.server.model.room import SPECTATOR, Room
from dynasty.server.pages.analysis_chart import ChanceLine, TurnBand, chance_lines, turn_bands
from dynasty.server.table_page import draw_position
from dynasty.server.tables.analysis import check_can_analyse
from dynasty.server.tables.caller import Caller
from dynasty.server.templating import page_response, reader_preferences
from dynasty.server.thread_pools import DRAWING_POOL
from dynasty.text import Translator

router = APIRouter(include_in_schema=False)


@dataclass
class AnalysisPage:
    """All that the analysis template shows."""

    room: Room
    words: Translator
    pictures: Pictures[Any]
    held: Sequence[int]  # seats of the reader
    found: AnalysisProgress | None = None  # None: not requested yet
    curve: list[ChanceLine] = field(default_factory=list)
    turns: list[TurnBand] = field(default_factory=list)
    turning: list[ReportLine] = field(default_factory=list)
    mistakes: list[ReportLine] = field(default_factory=list)
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
        """Return how much of the analysis is done; 100 only when all of it is."""
        return 0 if self.found is None else int(100 * self.found.share)

    def chances(self, band: TurnBand) -> str:
        """Return every seat's chance to win after a turn, in words."""
        said = [
            self.words.say(
                "analysis-chance", seat=self.words.seat(seat), percent=rounded_percent(chance)
            )
            for seat, chance in enumerate(band.chances)
        ]
        return self.words.joined(said)

    def at(self, move: int) -> str:
        """Return the address of the table after this many moves."""
        seat = f"&seat={self.held[0]}" if self.held else ""
        return f"/tables/{self.room.id}?at={move}{seat}"


@router.get("/tables/{table_id}/analysis")
async def show_analysis(
    room: TheRoom, caller: TheCaller, service: TheTableService, request: Request
) -> Response:
    """Show the analysis of a finished game, or its progress."""
    check_can_analyse(room)
    found = await service.analyses.progress(room.id)
    language = reader_preferences(request).language
    page = await DRAWING_POOL.run(analysis_page, room, caller, found, language)
    return page_response(request, "analysis.html", page.words, page=page)


@router.post("/tables/{table_id}/analysis")
async def start_analysis(room: TheRoom, service: TheTableService) -> Response:
    """Start the analysis of a finished game."""
    check_can_analyse(room)
    await service.analyses.ask(room)
    return RedirectResponse(f"/tables/{room.id}/analysis", 303)


def analysis_page(
    room: Room, caller: Caller, found: AnalysisProgress | None, language: str
) -> AnalysisPage:
    words = translator_for(room.game, language, room.names())
    pictures = draw_position(room.game, room.match.state, SPECTATOR, words, narrow=False)
    page = AnalysisPage(room, words, pictures, sorted(caller.seats(room)), found)
    if found is not None and not found.left:
        add_analysis(page, merge_findings(found.done.values()))
    return page


def add_analysis(page: AnalysisPage, analysis: Analysis) -> None:
    """Add the results of the analysis to the page."""
    page.curve = chance_lines(analysis.moments, page.pictures.colour)
    page.turns = turn_bands(analysis.moments)
    page.turning = turning_point_lines(page.room.match, analysis, page.words)
    page.mistakes = mistake_lines(page.room.match, analysis, page.words)
    page.luck = luck_sentences(analysis, page.words)
    page.unjudged = len(analysis.unjudged)
