"""The lobby: the games, a form for a new table, the reader's tables."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any, Final
from urllib.parse import quote, unquote

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import RedirectResponse
from pydantic import AfterValidator

from dynasty import bots, games
from dynasty.kernel import DynastyError, Game, State, WrongSeats, text_key
from dynasty.kernel.chance import SEED_LIMIT
from dynasty.localization import translator_for
from dynasty.server.api.dependencies import PaceFilter, TheCaller, TheTableService, TheVisitor
from dynasty.server.api.schemas import tables_and_play
from dynasty.server.clocks import display
from dynasty.server.db import table_transactions
from dynasty.server.db.turns import Turn
from dynasty.server.errors import BadRecordFile
from dynasty.server.http.parsing import (
    MAX_NAME_LENGTH,
    MAX_SEATS,
    Form,
    check_text,
    clean_name,
    parse_model,
    read_form,
)
from dynasty.server.learning import lessons
from dynasty.server.learning.progress import utc_day
from dynasty.server.model import clock_settings, table_settings
from dynasty.server.model.clock_rules import CLOCK_PRESETS
from dynasty.server.model.new_table import BOT_DELAYS_MS
from dynasty.server.model.play_hours import to_milliseconds
from dynasty.server.model.room import SPECTATOR, Table
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.model.table_status import TableStatus
from dynasty.server.pages import lobby_lists
from dynasty.server.pages.game_cards import ShelfCard, shelf_card
from dynasty.server.pages.invitation_links import add_cookies, redirect_to_new_table
from dynasty.server.pages.lobby_lists import OpenTableFilter
from dynasty.server.table_page import draw_position
from dynasty.server.tables import stored_table_text
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.load_messages import fault_message
from dynasty.server.tables.own_tables import OwnTable, own_tables
from dynasty.server.tables.player_turns import (
    HIDDEN_TABLES_COOKIE,
    awaited_proposals,
    hidden_tables,
    tables_with_people_waiting,
    turns_digest,
    unread_counts,
    visible_turns,
)
from dynasty.server.tables.service import TableService
from dynasty.server.templating import (
    PREFERENCE_VALUES,
    ReaderPreferences,
    has_guide,
    page_response,
    reader_preferences,
    set_preference_cookie,
    time_since_text,
)
from dynasty.server.thread_pools import DRAWING_POOL
from dynasty.text import Translator

router = APIRouter(include_in_schema=False)

MAX_LOBBY_TABLES: Final = 30
MAX_UNFOLDED_TABLES: Final = 3  # the others are folded away, so that the games stay in sight
MAX_HIDDEN_TABLES: Final = 60
NAME_COOKIE: Final = "name"  # the cookie with the name that the reader gave last


@router.get("/")
async def show_lobby(
    caller: TheCaller,
    service: TheTableService,
    request: Request,
    game: Annotated[str, Query(max_length=64)] = "",
    of: Annotated[str, AfterValidator(check_text), Query(max_length=64)] = "",
    people: Annotated[int, Query(ge=0, le=MAX_SEATS)] = 0,
    pace: PaceFilter = "",
) -> Response:
    """Show the games, a form for a new table, the reader's tables, and those to join or watch."""
    reader = reader_preferences(request)
    language = reader.language
    chosen = service.game(game or games.SHELF[0])
    hidden = hidden_tables(request)
    found = await own_tables(service, caller.player)
    wanted = [one for one in found if one.table.id not in hidden][:MAX_LOBBY_TABLES]
    called = await visible_turns(service.db, caller.player, hidden)
    mine = [await my_table_line(service, one, caller, reader, called) for one in wanted]
    unread = await unread_counts(service.db, caller.player)
    learnt = await lessons.player_progress(service.db, caller.player)
    asked = await awaited_proposals(service.db, caller.player)
    return page_response(
        request,
        "lobby.html",
        translator_for(chosen, language),
        shelf=reader_shelf(service, language, found, learnt),
        chosen=chosen,
        turns=sorted((table for table in mine if table.turn), key=lambda table: table.place),
        mine=sorted((one for one in mine if not one.turn), key=lambda one: not one.playing),
        called=len(tables_with_people_waiting(called)),
        stamp=turns_digest(called, unread, asked) if caller.player else "",
        shown=MAX_UNFOLDED_TABLES,
        hidden=len(hidden & {one.table.id for one in found}),
        bots=bots.BOT_NAMES,
        usual=bots.DEFAULT_BOT,
        speeds=BOT_DELAYS_MS,
        name=remembered_name(request),
        terms=table_settings,
        clock_paces=(clock_settings.NO_CLOCK, *CLOCK_PRESETS),
        **await lobby_lists.lobby_list_values(
            service, caller.player, OpenTableFilter(of, people, pace), language
        ),
    )


def reader_shelf(
    service: TableService,
    language: str,
    found: Sequence[OwnTable],
    learnt: Mapping[str, Sequence[str]],
) -> list[ShelfCard]:
    """Return the cards of all games for a reader with these tables and this progress."""
    tables = [one.table for one in found]
    played = {table.edition.game for table in tables}
    underway = {
        table.edition.game: table.lesson_name
        for table in reversed(tables)
        if table.lesson_name and table.status == TableStatus.PLAYING
    }
    return [
        shelf_card(
            rules,
            translator_for(rules, language),
            played,
            learnt.get(rules.name, []),
            underway.get(rules.name, ""),
            utc_day(service.clock.now()),
        )
        for rules in map(service.game, games.SHELF)
    ]


def preload_shelf_card(rules: Game[Any], language: str) -> None:
    """Load and cache everything that the lobby shows of a game."""
    shelf_card(rules, translator_for(rules, language), (), ())
    has_guide(rules.name, language)


@dataclass(frozen=True)
class MyTable:
    """A table in the list of the reader's own."""

    id: str
    game: str  # empty if it is not on the shelf
    title: str
    name: str
    people: list[tuple[int, str]]
    turn: bool  # the reader is asked something
    place: int  # among those where that is so
    playing: bool
    moment: str  # where the game is
    state: str
    due: str  # until when the seat that is asked has time
    lesson: str  # the title of the lesson in progress
    why: str  # it is closed
    unread: int  # lines of its chat
    consent: bool  # the reader is asked to agree to something
    when: str
    since: str


async def my_table_line(
    service: TableService,
    own: OwnTable,
    caller: Caller,
    reader: ReaderPreferences,
    called: Sequence[Turn],
) -> MyTable:
    """Return a table's line: whose turn it is, where the game is, and since when."""
    table, game = own.table, own.table.edition.game
    words = stored_table_text.translator_or_platform(
        service.game, game, reader.language, table.names()
    )
    mine = [n for n, turn in enumerate(called) if turn.table == table.id]
    turn = bool(mine) and table.status == TableStatus.PLAYING
    waits = table.status == TableStatus.WAITING
    expected = waits and caller.is_expected(table)
    since = called[mine[0]].since if turn else table.updated
    playing, known = table.status == TableStatus.PLAYING, words.has("title")
    return MyTable(
        id=table.id,
        game=game if known else "",
        title=words.say("title") if known else game,
        name=table.name,
        people=[(chair.seat, words.seat(chair.seat)) for chair in table.chairs],
        turn=turn,
        place=mine[0] if turn else -1,
        playing=playing,
        moment=await table_moment(service, table, words) if playing and known else "",
        state=table_status_text(table, words, turn, expected),
        due=deadline_text(
            table,
            called[mine[0]].due if turn else due_time(table),
            display.ClockReader(words, reader.zone, to_milliseconds(service.clock.now())),
        ),
        lesson=lesson_title(table, words),
        why=fault_message(table, reader.language) if isinstance(table, StoredTable) else "",
        unread=own.unread,
        consent=own.asks_consent,
        when=datetime.fromtimestamp(since, UTC).isoformat(timespec="seconds"),
        since=time_since_text(words, since, service.clock.now()),
    )


def due_time(table: Table) -> float | None:
    """Return when the time of the seats that are asked is over, in seconds; None without clock."""
    due = display.first_deadline(table.timings, table.asked())
    return None if due is None else due / 1000


def deadline_text(table: Table, due: float | None, reader: display.ClockReader) -> str:
    """Return the deadline in words; empty if no clock runs."""
    if due is None or table.terms.clock is None:
        return ""
    return display.deadline_text(to_milliseconds(due), table.terms.clock.live, reader)


def lesson_title(table: Table, words: Translator) -> str:
    key = text_key("lesson", table.lesson_name)
    return words.say(key) if table.lesson_name and words.has(key) else ""


def table_status_text(table: Table, words: Translator, turn: bool, expected: bool) -> str:
    """Return whose turn it is, or why it is no player's turn, in words."""
    if table.status != TableStatus.PLAYING:
        return words.say("lobby-expected" if expected else f"lobby-{table.status}")
    if turn:
        return words.say("lobby-your-turn")
    asked = [words.seat(c.seat) for c in table.chairs if c.seat in table.asked()]
    return words.say("table-waiting", names=words.joined(asked))


async def table_moment(service: TableService, table: Table, words: Translator) -> str:
    """Return where the game is: from memory, else as of the last change of turn."""
    game, room = (
        service.game(table.edition.game, plain=bool(table.lesson_name)),
        service.rooms.get(table.id),
    )
    if room is not None:
        async with room.lock:
            now = room.match.state.clone()
        return await DRAWING_POOL.run(state_moment, service, table.edition.game, now, words)
    found = await service.db.read(partial(table_transactions.last_dump, table_id=table.id))
    if found is None:
        return ""
    try:
        state: State = await DRAWING_POOL.run(game.load, json.loads(found["dump"]))
    except DynastyError:
        return ""
    return await DRAWING_POOL.run(state_moment, service, table.edition.game, state, words)


def state_moment(service: TableService, game: str, state: State, words: Translator) -> str:
    return draw_position(service.game(game), state, SPECTATOR, words, narrow=False).moment


# A new table


@router.post("/tables")
async def create_table_from_form(visitor: TheVisitor) -> Response:
    """Create a table, then show its links or open it."""
    request, service = visitor.request, visitor.service
    form = await read_form(request, fields=60)
    laid = await visitor.create_table(table_request(service, form).wish())
    answer = redirect_to_new_table(request, laid)
    if form.text("language") in PREFERENCE_VALUES["language"]:
        set_preference_cookie(request, answer, "language", form.text("language"))
    remember_name(request, answer, next((c.name for c in laid.room.chairs if c.name), ""))
    return add_cookies(answer, visitor.response)


def table_request(service: TableService, form: Form) -> tables_and_play.TableRequest:
    """Return the request for a table that the form describes."""
    game = service.game(form.text("game"))
    count = form.number("count", 1, MAX_SEATS)
    if count not in game.seat_counts:
        allowed = ", ".join(map(str, game.seat_counts))
        raise WrongSeats("seats-count", game=game.name, allowed=allowed, given=count or 0)
    seats = [
        {
            "player": form.text(f"player-{n}") or bots.DEFAULT_BOT,
            "name": form.text(f"name-{n}", MAX_NAME_LENGTH),
        }
        for n in range(count)
    ]
    options = {
        option.key: form.text(f"option-{option.key}") or option.values[0]
        for option in game.options
        if option.applies(count)
    }
    return parse_model(
        tables_and_play.TableRequest,
        game=game.name,
        seats=seats,
        name=form.text("name", MAX_NAME_LENGTH),
        options=options,
        seed=form.number("seed", 0, SEED_LIMIT - 1),
        speed=form.text("speed") or "normal",
        waits=bool(form.text("waits")),
        listed=bool(form.text("listed")),
        terms={
            **{
                t: form.text(f"terms-{t}")
                for t in table_settings.TERM_CHOICES
                if form.text(f"terms-{t}")
            },
            "clock": clock_settings.clock_wish_from_form(form),
        },
    )


def remember_name(request: Request, response: Response, name: str) -> None:
    if name:
        set_preference_cookie(request, response, NAME_COOKIE, quote(name))


def remembered_name(request: Request) -> str:
    """Return the name that the reader last gave, from a cookie."""
    return clean_name(unquote(request.cookies.get(NAME_COOKIE, "")).replace("\0", ""))


@router.post("/records")
async def upload_record_file(visitor: TheVisitor) -> Response:
    """Create a table from a record file."""
    form = await read_form(visitor.request, fields=4, files=1)
    if "record" not in form.files:
        raise BadRecordFile("record-none")
    text = form.files["record"].decode("utf-8", "replace")
    room = await visitor.open_record(text)
    return add_cookies(RedirectResponse(f"/tables/{room.id}", 303), visitor.response)


# Tables that the reader has hidden


@router.post("/hidden")
async def hide_table(request: Request) -> Response:
    """Hide a table in the reader's list; without a table, show all of them again."""
    form = await read_form(request, fields=2)
    table = form.text("table", 64)
    kept_out = (
        [*sorted(hidden_tables(request) - {table}), table][-MAX_HIDDEN_TABLES:] if table else []
    )
    answer = RedirectResponse("/", 303)
    set_preference_cookie(request, answer, HIDDEN_TABLES_COOKIE, hidden_cookie_value(kept_out))
    return answer


def hidden_cookie_value(tables: Sequence[str]) -> str:
    """Return table ids in the format of the cookie."""
    return ".".join(quote(table, safe="") for table in tables)
