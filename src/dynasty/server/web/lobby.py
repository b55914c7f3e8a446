"""The lobby: the games, a new table, one's own tables."""

from __future__ import annotations

import asyncio
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
from dynasty.kernel.chance import SEEDS
from dynasty.server.after import kept
from dynasty.server.api import gather, tables
from dynasty.server.api.common import TheCaller, TheHall
from dynasty.server.door.addresses import address_of
from dynasty.server.door.inputs import (
    LONGEST_NAME,
    MOST_SEATS,
    Form,
    check_text,
    clean_name,
    form_of,
    wish,
)
from dynasty.server.learning import lessons
from dynasty.server.learning.puzzle_marks import day_of
from dynasty.server.pace import clock_terms, faces
from dynasty.server.pace.clocks import PACES
from dynasty.server.pace.clockwork import milliseconds
from dynasty.server.people.callers import player_of
from dynasty.server.present import draw
from dynasty.server.seats import seating
from dynasty.server.shapes import models
from dynasty.server.store import queries
from dynasty.server.tables import terms
from dynasty.server.tables.calling import (
    HIDDEN,
    asked_consents,
    hidden_by,
    seen_turns,
    stamp,
    unread_lines,
    waiting,
)
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.replaying import BadFile
from dynasty.server.tables.room import SPECTATOR
from dynasty.server.tables.turns import Turn
from dynasty.server.tables.wishes import SPEEDS
from dynasty.server.web import others_tables
from dynasty.server.web.link_pages import to_new_table, with_cookies
from dynasty.server.web.others_tables import Wanted
from dynasty.server.web.shelf_cards import ShelfCard, shelf_card
from dynasty.server.web.templating import (
    PREFERENCES,
    Reader,
    ago,
    has_guide,
    reader_of,
    remember,
    respond,
)
from dynasty.speech import words_of
from dynasty.text import Words

router = APIRouter(include_in_schema=False)

MOST_TABLES: Final = 30
SHOWN: Final = 3  # the others are folded away, so that the games stay in sight
MOST_HIDDEN: Final = 60
NAME: Final = "name"  # the cookie with the name that the reader gave last


@router.get("/")
async def lobby(
    caller: TheCaller,
    hall: TheHall,
    request: Request,
    game: Annotated[str, Query(max_length=64)] = "",
    of: Annotated[str, AfterValidator(check_text), Query(max_length=64)] = "",
    people: Annotated[int, Query(ge=0, le=MOST_SEATS)] = 0,
    pace: gather.OfPace = "",
) -> Response:
    """Games, a new table, my tables, and those that one may join or watch."""
    reader = reader_of(request)
    language = reader.language
    chosen = hall.game(game or games.SHELF[0])
    hidden = hidden_by(request)
    found = await tables.my_tables(hall, caller, language)
    wanted = [info for info in found if info.id not in hidden][:MOST_TABLES]
    called = await seen_turns(hall, caller.player, hidden)
    mine = [await my_table(hall, info, reader, called) for info in wanted]
    unread = await unread_lines(hall, caller.player)
    learnt = await lessons.learnt(hall, caller.player)
    return respond(
        request,
        "lobby.html",
        words_of(chosen, language),
        shelf=shelf_for(hall, language, found, learnt),
        chosen=chosen,
        turns=sorted((table for table in mine if table.turn), key=lambda table: table.place),
        mine=sorted((one for one in mine if not one.turn), key=lambda one: not one.playing),
        called=len(waiting(called)),
        stamp=stamp(called, unread, await asked_consents(hall, caller.player)),
        shown=SHOWN,
        hidden=len(hidden & {info.id for info in found}),
        bots=bots.NAMES,
        usual=bots.USUAL,
        speeds=SPEEDS,
        name=name_of(request),
        terms=terms,
        clock_paces=(clock_terms.NO_CLOCK, *PACES),
        **await others_tables.lists(hall, caller.player, Wanted(of, people, pace), language),
    )


def shelf_for(
    hall: Hall,
    language: str,
    found: Sequence[models.TableInfo],
    learnt: Mapping[str, Sequence[str]],
) -> list[ShelfCard]:
    """The games, as somebody with these tables who has learnt so much sees them."""
    played = {info.game for info in found}
    going_on = [info for info in reversed(found) if info.lesson and info.status == "playing"]
    underway = {info.game: info.lesson for info in going_on}
    return [
        shelf_card(
            rules,
            words_of(rules, language),
            played,
            learnt.get(rules.name, []),
            underway.get(rules.name, ""),
            day_of(hall.clock.now()),
        )
        for rules in map(hall.game, games.SHELF)
    ]


def read_shelf(rules: Game[Any], language: str) -> None:
    """All that the lobby says of a game, read from its files and kept."""
    shelf_card(rules, words_of(rules, language), (), ())
    has_guide(rules.name, language)


@dataclass(frozen=True)
class MyTable:
    """A table in the list of one's own."""

    id: str
    game: str  # empty if it is not on the shelf
    title: str
    name: str
    people: list[tuple[int, str]]
    turn: bool  # the reader is asked something
    place: int  # among those where that is so
    playing: bool
    moment: str  # where the game stands
    state: str
    due: str  # until when whoever is asked has time
    lesson: str  # the title of the lesson that goes on there
    why: str  # it is closed
    unread: int  # lines of its chat
    consent: bool  # the reader is asked to agree to something
    when: str
    since: str


async def my_table(
    hall: Hall, info: models.TableInfo, reader: Reader, called: Sequence[Turn]
) -> MyTable:
    """Whose turn it is there, where the game stands, and since when."""
    words = kept.words_for(hall, info.game, reader.language, [seat.name for seat in info.seats])
    mine = [n for n, turn in enumerate(called) if turn.table == info.id]
    turn = bool(mine) and info.status == "playing"
    since = called[mine[0]].since if turn else info.updated
    playing, known = info.status == "playing", words.has("title")
    return MyTable(
        id=info.id,
        game=info.game if known else "",
        title=words.say("title") if known else info.game,
        name=info.name,
        people=[(seat.seat, words.seat(seat.seat)) for seat in info.seats],
        turn=turn,
        place=mine[0] if turn else -1,
        playing=playing,
        moment=await moment_of(hall, info, words) if playing and known else "",
        state=state_of(info, words, turn),
        due=due_of(
            info,
            called[mine[0]].due if turn else info.due,
            faces.Reader(words, reader.zone, milliseconds(hall.clock.now())),
        ),
        lesson=lesson_title(info, words),
        why=info.why,
        unread=info.unread,
        consent=info.consent,
        when=datetime.fromtimestamp(since, UTC).isoformat(timespec="seconds"),
        since=ago(words, since, hall.clock.now()),
    )


def due_of(info: models.TableInfo, due: float | None, reader: faces.Reader) -> str:
    """Until when there is time; empty if no clock runs."""
    if due is None or info.terms.clock is None:
        return ""
    return faces.deadline(milliseconds(due), info.terms.clock.live, reader)


def lesson_title(info: models.TableInfo, words: Words) -> str:
    key = text_key("lesson", info.lesson)
    return words.say(key) if info.lesson and words.has(key) else ""


def state_of(info: models.TableInfo, words: Words, turn: bool) -> str:
    """Whose turn it is, or that nobody's is."""
    if info.status != "playing":
        return words.say("lobby-expected" if info.expected else f"lobby-{info.status}")
    if turn:
        return words.say("lobby-your-turn")
    asked = [words.seat(seat.seat) for seat in info.seats if seat.asked]
    return words.say("table-waiting", names=words.joined(asked))


async def moment_of(hall: Hall, info: models.TableInfo, words: Words) -> str:
    """Where the game stands: as it is in memory, else as it was when the turn last passed on."""
    game, room = hall.game(info.game, plain=bool(info.lesson)), hall.rooms.get(info.id)
    if room is not None:
        async with room.lock:
            now = room.match.state.clone()
        return await asyncio.to_thread(moment, hall, info.game, now, words)
    found = await hall.store.read(partial(queries.last_dump, table_id=info.id))
    if found is None:
        return ""
    try:
        state: State = await asyncio.to_thread(game.load, json.loads(found["dump"]))
    except DynastyError:
        return ""
    return await asyncio.to_thread(moment, hall, info.game, state, words)


def moment(hall: Hall, game: str, state: State, words: Words) -> str:
    return draw(hall.game(game), state, SPECTATOR, words, narrow=False).moment


# A new table


@router.post("/tables")
async def lay(hall: TheHall, request: Request) -> Response:
    """Lay a table, then show its links or go there."""
    form = await form_of(request, fields=60)
    given = Response()
    laid = await tables.lay_table(wish_of(hall, form), request, given, hall)
    answer = to_new_table(request, laid)
    if form.text("language") in PREFERENCES["language"]:
        remember(request, answer, "language", form.text("language"))
    remember_name(request, answer, next((s.name for s in laid.seats if s.name), ""))
    return with_cookies(answer, given)


def wish_of(hall: Hall, form: Form) -> models.TableRequest:
    """The table that the form asks for."""
    game = hall.game(form.text("game"))
    count = form.number("count", 1, MOST_SEATS)
    if count not in game.seat_counts:
        allowed = ", ".join(map(str, game.seat_counts))
        raise WrongSeats("seats-count", game=game.name, allowed=allowed, given=count or 0)
    seats = [
        {
            "player": form.text(f"player-{n}") or bots.USUAL,
            "name": form.text(f"name-{n}", LONGEST_NAME),
        }
        for n in range(count)
    ]
    options = {
        option.key: form.text(f"option-{option.key}") or option.values[0]
        for option in game.options
        if option.applies(count)
    }
    return wish(
        models.TableRequest,
        game=game.name,
        seats=seats,
        name=form.text("name", LONGEST_NAME),
        options=options,
        seed=form.number("seed", 0, SEEDS - 1),
        speed=form.text("speed") or "normal",
        waits=bool(form.text("waits")),
        listed=bool(form.text("listed")),
        terms={
            **{t: form.text(f"terms-{t}") for t in terms.CHOICES if form.text(f"terms-{t}")},
            "clock": clock_terms.from_form(form),
        },
    )


def remember_name(request: Request, response: Response, name: str) -> None:
    if name:
        remember(request, response, NAME, quote(name))


def name_of(request: Request) -> str:
    """The name that the reader gave last."""
    return clean_name(unquote(request.cookies.get(NAME, "")).replace("\0", ""))


@router.post("/records")
async def upload(hall: TheHall, request: Request) -> Response:
    """A table made of a record file."""
    form = await form_of(request, fields=4, files=1)
    if "record" not in form.files:
        raise BadFile("record-none")
    text = form.files["record"].decode("utf-8", "replace")
    given = Response()
    player, _ = await player_of(request, given)
    room = await seating.upload(hall, text, player, address_of(request))
    return with_cookies(RedirectResponse(f"/tables/{room.id}", 303), given)


# Tables that the reader does not want to see any more


@router.post("/hidden")
async def hide(request: Request) -> Response:
    """Leave a table out of one's list; without one, list all of them again."""
    form = await form_of(request, fields=2)
    table = form.text("table", 64)
    kept_out = [*sorted(hidden_by(request) - {table}), table][-MOST_HIDDEN:] if table else []
    answer = RedirectResponse("/", 303)
    remember(request, answer, HIDDEN, joined(kept_out))
    return answer


def joined(tables: Sequence[str]) -> str:
    """As a cookie keeps them."""
    return ".".join(quote(table, safe="") for table in tables)
