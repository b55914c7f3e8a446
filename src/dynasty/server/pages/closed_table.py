"""The page of a closed table: why it cannot be opened, and what is stored of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from fastapi import Request, Response

from dynasty.kernel import LocalizedError, ScoreSheet
from dynasty.server.db import table_events
from dynasty.server.model.room import PERSON
from dynasty.server.model.stored_table import FinalSnapshot, StoredTable
from dynasty.server.table_page.scored_page import ScoredPage, SeatPanel
from dynasty.server.tables import stored_table_text
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.chat_lines import ShownChatLine, shown_chat_lines
from dynasty.server.tables.load_messages import fault_message
from dynasty.server.tables.service import TableService
from dynasty.server.templating import page_response, reader_preferences
from dynasty.text import Translator


@dataclass
class ClosedPage(ScoredPage):
    """All that the template of a closed table shows."""

    table: StoredTable
    words: Translator
    why: str
    keepsake: FinalSnapshot | None
    known: bool  # the game is on the shelf
    seats: list[SeatPanel] = field(default_factory=list)
    ranking: list[SeatPanel] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    chat: Sequence[ShownChatLine] = ()

    def say(self, key: str, **values: int | str | tuple[str, ...]) -> str:
        return self.words.say(key, **values)

    @property
    def game(self) -> str:
        return self.table.edition.game

    @property
    def title(self) -> str:
        return self.say("title") if self.known else self.game


async def show_closed(
    table: StoredTable, caller: Caller, service: TableService, request: Request
) -> Response:
    """Show why the table is closed; if it is over, also its result, scores, log and picture."""
    language = reader_preferences(request).language
    words = stored_table_text.translator_or_platform(
        service.game, table.edition.game, language, table.names()
    )
    said = await service.db.read(partial(table_events.chat_and_events, table_id=table.id))
    ending = table.ending
    page = ClosedPage(
        table=table,
        words=words,
        why=fault_message(table, language),
        keepsake=None if ending is None else ending.keepsakes.get(language),
        known=words.has("title"),
        chat=shown_chat_lines(said, words),
    )
    if ending is not None:
        page.seats = [
            final_seat_panel(page, n, sheet, caller) for n, sheet in enumerate(ending.sheets)
        ]
        page.ranking = page.placed(ending.ranking)
        page.log = [
            text
            for _, _, text in stored_table_text.stored_log(table, caller.seat(table, None), words)
        ]
    return page_response(request, "closed.html", words, page=page)


def final_seat_panel(page: ClosedPage, number: int, sheet: ScoreSheet, caller: Caller) -> SeatPanel:
    """Return the panel of a seat with its final scores."""
    table, keepsake = page.table, page.keepsake
    chair = table.chairs[sheet.seat] if sheet.seat < len(table.chairs) else None
    names = keepsake.categories if keepsake else {}
    lines = (
        (names.get(line.category) or page.words.category(line.category), line.rule, line.points)
        for line in sheet.lines
    )
    return SeatPanel(
        seat=sheet.seat,
        name=keepsake.names[number] if keepsake else page.words.seat(sheet.seat),
        bot="" if chair is None else chair.bot,
        person=chair is not None and chair.player == PERSON,
        total=sheet.total,
        asked=False,
        mine=sheet.seat in caller.seats(table),
        away=False,
        wants_end=False,
        sheet=tuple(lines),
    )


def final_picture(table: StoredTable, language: str) -> str:
    """Return the picture of the board that was saved when the table ended."""
    keepsake = stored_table_text.require_ending(table).keepsakes.get(language)
    if keepsake is None:
        raise LocalizedError("refused-picture")
    return keepsake.board
