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
from dynasty.server.accounts.auth import ensure_player
from dynasty.server.api import tables
from dynasty.server.api import waiting_tables as api_waiting
from dynasty.server.api.deps import TheCaller, TheTableService
from dynasty.server.api.schemas import play
from dynasty.server.clocks import display
from dynasty.server.db import tables as db_tables
from dynasty.server.db.clocks import to_milliseconds
from dynasty.server.db.turns import Turn
from dynasty.server.errors import BadRecordFile
from dynasty.server.http.addresses import client_address
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
from dynasty.server.model import clock_settings, table_settings
from dynasty.server.model.clock_rules import CLOCK_PRESETS
from dynasty.server.model.new_table import BOT_DELAYS_MS
from dynasty.server.model.puzzle_progress import utc_day
from dynasty.server.model.room import SPECTATOR
from dynasty.server.model.table_status import TableStatus
from dynasty.server.pages import lobby_lists
from dynasty.server.pages.game_cards import ShelfCard, shelf_card
from dynasty.server.pages.invitation_links import add_cookies, redirect_to_new_table
from dynasty.server.pages.lobby_lists import OpenTableFilter
from dynasty.server.table_page import draw_position
from dynasty.server.tables import archived_tables, table_actions
from dynasty.server.tables.service import TableService
from dynasty.server.tables.turn_stream import (
    HIDDEN_TABLES_COOKIE,
    awaited_proposals,
    hidden_tables,
    tables_with_people_waiting,
    turns_digest,
    unread_counts,
    visible_turns,
)
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
    pace: api_waiting.PaceFilter = "",
) -> Response:
    """Show the games, a form for a new table, the reader's tables, and those to join or watch."""
    reader = reader_preferences(request)
    language = reader.language
    chosen = service.game(game or games.SHELF[0])
    hidden = hidden_tables(request)
    found = await tables.my_tables(service, caller, language)
    wanted = [info for info in found if info.id not in hidden][:MAX_LOBBY_TABLES]
    called = await visible_turns(service.db, caller.player, hidden)
    mine = [await my_table_line(service, info, reader, called) for info in wanted]
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
        hidden=len(hidden & {info.id for info in found}),
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
    found: Sequence[play.TableInfo],
    learnt: Mapping[str, Sequence[str]],
) -> list[ShelfCard]:
    """Return the cards of all games for a reader with these tables and this progress."""
    played = {info.game for info in found}
    going_on = [info for info in reversed(found) if info.lesson and info.status == "playing"]
    underway = {info.game: info.lesson for info in going_on}
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
    service: TableService, info: play.TableInfo, reader: ReaderPreferences, called: Sequence[Turn]
) -> MyTable:
    """Return a table's line: whose turn it is, where the game is, and since when."""
    words = archived_tables.archived_translator(
        service, info.game, reader.language, [seat.name for seat in info.seats]
    )
    mine = [n for n, turn in enumerate(called) if turn.table == info.id]
    turn = bool(mine) and info.status == TableStatus.PLAYING
    since = called[mine[0]].since if turn else info.updated
    playing, known = info.status == TableStatus.PLAYING, words.has("title")
    return MyTable(
        id=info.id,
        game=info.game if known else "",
        title=words.say("title") if known else info.game,
        name=info.name,
        people=[(seat.seat, words.seat(seat.seat)) for seat in info.seats],
        turn=turn,
        place=mine[0] if turn else -1,
        playing=playing,
        moment=await table_moment(service, info, words) if playing and known else "",
        state=table_status_text(info, words, turn),
        due=deadline_text(
            info,
            called[mine[0]].due if turn else info.due,
            display.ClockReader(words, reader.zone, to_milliseconds(service.clock.now())),
        ),
        lesson=lesson_title(info, words),
        why=info.why,
        unread=info.unread,
        consent=info.consent,
        when=datetime.fromtimestamp(since, UTC).isoformat(timespec="seconds"),
        since=time_since_text(words, since, service.clock.now()),
    )


def deadline_text(info: play.TableInfo, due: float | None, reader: display.ClockReader) -> str:
    """Return the deadline in words; empty if no clock runs."""
    if due is None or info.terms.clock is None:
        return ""
    return display.deadline_text(to_milliseconds(due), info.terms.clock.live, reader)


def lesson_title(info: play.TableInfo, words: Translator) -> str:
    key = text_key("lesson", info.lesson)
    return words.say(key) if info.lesson and words.has(key) else ""


def table_status_text(info: play.TableInfo, words: Translator, turn: bool) -> str:
    """Return whose turn it is, or why it is no player's turn, in words."""
    if info.status != TableStatus.PLAYING:
        return words.say("lobby-expected" if info.expected else f"lobby-{info.status}")
    if turn:
        return words.say("lobby-your-turn")
    asked = [words.seat(seat.seat) for seat in info.seats if seat.asked]
    return words.say("table-waiting", names=words.joined(asked))


async def table_moment(service: TableService, info: play.TableInfo, words: Translator) -> str:
    """Return where the game is: from memory, else as of the last change of turn."""
    game, room = service.game(info.game, plain=bool(info.lesson)), service.rooms.get(info.id)
    if room is not None:
        async with room.lock:
            now = room.match.state.clone()
        return await DRAWING_POOL.run(state_moment, service, info.game, now, words)
    found = await service.db.read(partial(db_tables.last_dump, table_id=info.id))
    if found is None:
        return ""
    try:
        state: State = await DRAWING_POOL.run(game.load, json.loads(found["dump"]))
    except DynastyError:
        return ""
    return await DRAWING_POOL.run(state_moment, service, info.game, state, words)


def state_moment(service: TableService, game: str, state: State, words: Translator) -> str:
    return draw_position(service.game(game), state, SPECTATOR, words, narrow=False).moment


# A new table


@router.post("/tables")
async def create_table_from_form(service: TheTableService, request: Request) -> Response:
    """Create a table, then show its links or open it."""
    form = await read_form(request, fields=60)
    given = Response()
    laid = await tables.lay_table(table_request(service, form), request, given, service)
    answer = redirect_to_new_table(request, laid)
    if form.text("language") in PREFERENCE_VALUES["language"]:
        set_preference_cookie(request, answer, "language", form.text("language"))
    remember_name(request, answer, next((s.name for s in laid.seats if s.name), ""))
    return add_cookies(answer, given)


def table_request(service: TableService, form: Form) -> play.TableRequest:
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
        play.TableRequest,
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
async def upload_record_file(service: TheTableService, request: Request) -> Response:
    """Create a table from a record file."""
    form = await read_form(request, fields=4, files=1)
    if "record" not in form.files:
        raise BadRecordFile("record-none")
    text = form.files["record"].decode("utf-8", "replace")
    given = Response()
    player, _ = await ensure_player(request, given)
    room = await table_actions.create_from_record(service, text, player, client_address(request))
    return add_cookies(RedirectResponse(f"/tables/{room.id}", 303), given)


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
