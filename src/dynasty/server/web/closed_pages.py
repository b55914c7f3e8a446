"""The page of a table that cannot be opened: why, and what was kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from fastapi import Request, Response

from dynasty.kernel import ScoreSheet, Worded
from dynasty.server.after import kept
from dynasty.server.after.scored import Scored, SeatPanel
from dynasty.server.seats.seating import Caller
from dynasty.server.shapes.models import ChatLine
from dynasty.server.tables import happenings
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import PERSON
from dynasty.server.tables.speech import shut_words
from dynasty.server.tables.stored import Keepsake, Stored
from dynasty.server.web.templating import reader_of, respond
from dynasty.text import Words


@dataclass
class ClosedPage(Scored):
    """All that the template shows."""

    table: Stored
    words: Words
    why: str
    keepsake: Keepsake | None
    known: bool  # the game is on the shelf
    seats: list[SeatPanel] = field(default_factory=list)
    ranking: list[SeatPanel] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    chat: Sequence[ChatLine] = ()

    def say(self, key: str, **values: int | str | tuple[str, ...]) -> str:
        return self.words.say(key, **values)

    @property
    def game(self) -> str:
        return self.table.edition.game

    @property
    def title(self) -> str:
        return self.say("title") if self.known else self.game


async def show_closed(table: Stored, caller: Caller, hall: Hall, request: Request) -> Response:
    """Why the table is not open; if it is over, its result, scores, log, picture and record."""
    language = reader_of(request).language
    words = kept.words_for(hall, table.edition.game, language, table.names())
    said = await hall.store.read(partial(happenings.all_said, table_id=table.id))
    ending = table.ending
    page = ClosedPage(
        table=table,
        words=words,
        why=shut_words(table, language),
        keepsake=None if ending is None else ending.keepsakes.get(language),
        known=words.has("title"),
        chat=happenings.lines(said, words),
    )
    if ending is not None:
        page.seats = [panel(page, n, sheet, caller) for n, sheet in enumerate(ending.sheets)]
        page.ranking = page.placed(ending.ranking)
        page.log = [text for _, _, text in kept.log(table, caller.seat(table, None), words)]
    return respond(request, "closed.html", words, page=page)


def panel(page: ClosedPage, number: int, sheet: ScoreSheet, caller: Caller) -> SeatPanel:
    """A seat as it ended."""
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


def picture_of(table: Stored, language: str) -> str:
    """The board as it was drawn when the table ended."""
    keepsake = kept.ending_of(table).keepsakes.get(language)
    if keepsake is None:
        raise Worded("refused-picture")
    return keepsake.board
