"""The public API: everything that the pages do, as JSON."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import asdict
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse

from dynasty import bots, games
from dynasty.kernel import Match
from dynasty.server import hints, models, queries, seating
from dynasty.server.callers import caller_of, hall_of, holder_of, language_of
from dynasty.server.hall import SPEEDS, Forbidden, Hall, SeatWish
from dynasty.server.reasons import reasons
from dynasty.server.room import PERSON, SPECTATOR, Room
from dynasty.server.seating import Caller
from dynasty.server.speech import words_of

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Problem} for status in (400, 403, 404, 409, 410, 413, 422, 429)
}
router = APIRouter(prefix="/api", responses=PROBLEMS)

TheHall = Annotated[Hall, Depends(hall_of)]
TheCaller = Annotated[Caller, Depends(caller_of)]
Language = Annotated[str, Depends(language_of)]
WantedSeat = Annotated[int | None, Query(ge=SPECTATOR, le=7)]
Position = Annotated[int | None, Query(ge=0, le=100_000)]


async def room_of(table_id: str, hall: TheHall) -> Room:
    return await hall.room(table_id)


TheRoom = Annotated[Room, Depends(room_of)]


@router.get("/games")
async def list_games(hall: TheHall, language: Language) -> list[models.GameInfo]:
    """The games on the shelf."""
    found = []
    for name in games.SHELF:
        game = hall.game(name)
        found.append(
            models.GameInfo(
                name=name,
                title=words_of(game, language).say("title"),
                version=game.version,
                seats=list(game.seat_counts),
                options={option.key: list(option.values) for option in game.options},
                bots=list(bots.NAMES),
            )
        )
    return found


@router.post("/tables", status_code=201)
async def lay_table(
    wish: models.TableRequest, request: Request, response: Response, hall: TheHall
) -> models.LaidTable:
    """Lay a table. Seats of `me` and `screen` are the caller's; `person` seats get a secret."""
    holder, fresh = holder_of(request, response)
    own = [n for n, seat in enumerate(wish.seats) if seat.player in ("me", "screen")]
    wishes = [
        SeatWish(PERSON if n in own else seat.player, seat.name)
        for n, seat in enumerate(wish.seats)
    ]
    room, tokens = await hall.lay_table(
        wish.game, wishes, holder, wish.options, wish.seed, wish.speed
    )
    for seat in own:
        await seating.hold(hall, room, seat, holder)
    laid = [
        models.LaidSeat(
            seat=chair.seat,
            name=chair.name,
            player=chair.player,
            token=tokens[chair.seat] if chair.player == PERSON else None,
        )
        for chair in room.chairs
    ]
    return models.LaidTable(id=room.id, seats=laid, host_token=fresh)


@router.get("/tables")
async def my_tables(hall: TheHall, caller: TheCaller) -> list[models.TableInfo]:
    """The tables where the caller sits or hosts, newest first."""
    found: list[models.TableInfo] = []
    for secret in caller.secrets:
        for table_id in await hall.store.read(partial(queries.tables_of, holder=secret)):
            room = await hall.room(table_id)
            async with room.lock:
                found.append(table_info(room, caller))
    return found


@router.post("/join")
async def join(
    wish: models.JoinRequest, request: Request, response: Response, hall: TheHall
) -> models.Joined:
    """Sit down by a seat's secret."""
    holder, fresh = holder_of(request, response)
    room, seat = await seating.join(hall, wish.token, wish.name, holder)
    return models.Joined(id=room.id, seat=seat, holder_token=fresh)


@router.get("/tables/{table_id}")
async def read_table(room: TheRoom, caller: TheCaller) -> models.TableInfo:
    """Who sits there and whose turn it is."""
    async with room.lock:
        return table_info(room, caller)


def table_info(room: Room, caller: Caller) -> models.TableInfo:
    asked, mine = room.asked(), caller.seats(room)
    return models.TableInfo(
        id=room.id,
        game=room.game.name,
        options=room.options,
        status=room.status,
        seq=room.seq,
        moves=len(room.match.moves),
        seats=[
            models.Seat(
                seat=chair.seat,
                name=chair.name,
                player=chair.player,
                stand_in=chair.stand_in,
                asked=chair.seat in asked,
                mine=chair.seat in mine,
                wants_end=chair.wants_end,
            )
            for chair in room.chairs
        ],
        is_host=caller.is_host(room),
        speed=room.speed,
        created=room.created,
        updated=room.updated,
    )


@router.get("/tables/{table_id}/view")
async def read_view(
    room: TheRoom,
    caller: TheCaller,
    language: Language,
    seat: WantedSeat = None,
    at: Position = None,
) -> models.ViewOut:
    """What the caller's seat may know, now or after `at` moves."""
    async with room.lock:
        viewer = caller.seat(room, seat)
        return view_out(room, viewer, seating.position(room, at), language)


def view_out(room: Room, viewer: int, match: Match, language: str) -> models.ViewOut:
    words = words_of(room.game, language, room.names())
    view = room.game.view(match.state, viewer)
    live = match is room.match and room.status == "playing"
    questions = [
        models.QuestionOut(
            seat=question.seat,
            step=question.step,
            rule=question.rule,
            text=words.question(question),
            offers=None
            if question.offers is None
            else [
                models.OfferOut(choice=o.choice, label=words.label(o), details=dict(o.details))
                for o in question.offers
            ],
        )
        for question in (view.questions if live else ())
    ]
    undo = None
    if live and viewer != SPECTATOR:
        found, reason = match.undoable(viewer)
        undo = models.Undo(steps=len(found), reason=reason, text=words.say(f"undo-{reason}"))
    return models.ViewOut(
        id=room.id,
        seat=viewer,
        seq=room.seq,
        at=len(match.moves),
        status=room.status,
        questions=questions,
        undo=undo,
        view=asdict(view),
    )


@router.get("/tables/{table_id}/events")
async def read_events(
    room: TheRoom,
    caller: TheCaller,
    language: Language,
    seat: WantedSeat = None,
    since: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> models.Events:
    """What the caller's seat heard since so many moves were made; 0 includes the set-up."""
    async with room.lock:
        return events_out(room, caller.seat(room, seat), since, language)


def events_out(room: Room, viewer: int, since: int, language: str) -> models.Events:
    words = words_of(room.game, language, room.names())
    match = room.match
    told = [] if since else [(0, event) for event in match.opening]
    for number, move in enumerate(match.moves[since:], since + 1):
        told += [(number, event) for event in move.events]
    events = [
        models.EventOut(
            move=number,
            kind=event.kind,
            rule=event.rule,
            seat=event.seat,
            values=dict(event.values),
            text=words.event(event),
        )
        for number, event in told
        if event.heard_by(viewer)
    ]
    return models.Events(seq=room.seq, moves=len(match.moves), events=events)


@router.post("/tables/{table_id}/choices")
async def choose(
    wish: models.ChoiceRequest, room: TheRoom, caller: TheCaller, hall: TheHall
) -> models.Accepted:
    """Answer a question. Stale answers get 409, illegal ones 422 with the rule."""
    seat = caller.own_seat(room, wish.seat)
    seq = await hall.choose(room, seat, wish.choice, wish.seq, wish.key)
    return models.Accepted(seq=seq, status=room.status, asked=asked_of(room, caller))


@router.post("/tables/{table_id}/undo")
async def undo(
    wish: models.UndoRequest, room: TheRoom, caller: TheCaller, hall: TheHall
) -> models.Accepted:
    """Take the caller's last choice back, as far as the rules of undo allow."""
    seat = caller.own_seat(room, wish.seat)
    seq = await hall.undo(room, seat, wish.seq)
    return models.Accepted(seq=seq, status=room.status, asked=asked_of(room, caller))


@router.get("/tables/{table_id}/question")
async def read_question(room: TheRoom, caller: TheCaller) -> models.Asking:
    """What the caller's seats are asked now, in short: for programs in a hurry."""
    async with room.lock:
        asked = asked_of(room, caller)
        return models.Asking(seq=room.seq, status=room.status, asked=asked)


def asked_of(room: Room, caller: Caller) -> list[models.Asked]:
    held = caller.seats(room)
    return [
        models.Asked(
            seat=decision.seat, step=decision.step.name, choices=[str(c) for c in decision.choices]
        )
        for decision in (room.match.state.decisions if room.status == "playing" else ())
        if decision.seat in held
    ]


@router.get("/tables/{table_id}/why")
async def why(
    room: TheRoom,
    caller: TheCaller,
    language: Language,
    choice: Annotated[str, Query(max_length=80)],
    seat: WantedSeat = None,
) -> models.Why:
    """Why a choice is or is not possible now, with the rule."""
    async with room.lock:
        return explain(room, caller.own_seat(room, seat), choice, language)


def explain(room: Room, seat: int, text: str, language: str) -> models.Why:
    words = words_of(room.game, language, room.names())
    state, choice = room.match.state, room.game.vocabulary.read(text)
    refusal = room.game.why_not(state, seat, choice)
    if refusal is None:
        return models.Why(choice=text, legal=True, rule="", reason="", rule_text="")
    reason = words.refusal(refusal, room.game.because(state, seat, choice))
    rule_text = words.rule(refusal.rule)
    return models.Why(
        choice=text, legal=False, rule=refusal.rule, reason=reason, rule_text=rule_text
    )


@router.get("/tables/{table_id}/reasons")
async def read_reasons(
    room: TheRoom,
    caller: TheCaller,
    language: Language,
    noun: Annotated[str | None, Query(max_length=80)] = None,
    seat: WantedSeat = None,
) -> list[models.Reason]:
    """What the question offers and why not the rest: all of it, or what points at one thing."""
    async with room.lock:
        words = words_of(room.game, language, room.names())
        return list(reasons(room, caller.own_seat(room, seat), words, noun))


@router.get("/tables/{table_id}/history")
async def read_history(
    room: TheRoom, caller: TheCaller, seat: WantedSeat = None
) -> list[models.HistoryMove]:
    """The choices made, in order; secret ones of others only once they are known to all."""
    async with room.lock:
        viewer = caller.seat(room, seat)
        everything = room.status != "playing"
        return [
            models.HistoryMove(
                number=number,
                seat=move.seat,
                choice=move.choice if everything or move.is_open_to(viewer) else None,
            )
            for number, move in enumerate(room.match.moves, 1)
        ]


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def read_record(room: TheRoom) -> PlainTextResponse:
    """The record, once the game is over: it holds the seed, and so everything hidden."""
    async with room.lock:
        if room.status == "playing":
            raise Forbidden("the record is open to all when the game is over")
        text = room.match.record().to_json()
    name = f"{room.game.name}-{room.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, media_type="application/json", headers=headers)


@router.post("/records", status_code=201)
async def upload_record(request: Request, response: Response, hall: TheHall) -> models.NewTable:
    """A table made of a record (the body is the file): to look at, or to branch from."""
    text = (await request.body()).decode("utf-8", "replace")
    holder, _ = holder_of(request, response)
    room = await seating.upload(hall, text, holder)
    return models.NewTable(id=room.id)


@router.post("/tables/{table_id}/branch", status_code=201)
async def branch(
    wish: models.BranchRequest,
    room: TheRoom,
    caller: TheCaller,
    hall: TheHall,
    request: Request,
    response: Response,
) -> models.NewTable:
    """A new table against bots from a position: the true one once the game is over."""
    seat = caller.seat(room, wish.seat)
    holder, _ = holder_of(request, response)
    laid = await seating.branch(hall, room, seat, wish.at, wish.bot, holder)
    return models.NewTable(id=laid.id)


@router.get("/tables/{table_id}/hint")
async def hint(
    room: TheRoom, caller: TheCaller, hall: TheHall, language: Language, seat: WantedSeat = None
) -> models.Hint:
    """What the best bot would do in the caller's place; it knows no more than the caller."""
    return await hints.hint(hall, room, caller.own_seat(room, seat), language)


@router.post("/tables/{table_id}/seats/{seat}/link")
async def reissue_link(seat: int, room: TheRoom, caller: TheCaller, hall: TheHall) -> models.Link:
    """The host's: a new secret for a seat; the old one no longer works."""
    caller.check_host(room)
    check_seat(room, seat)
    return models.Link(token=await seating.reissue(hall, room, seat))


@router.put("/tables/{table_id}/seats/{seat}/stand-in")
async def set_stand_in(
    seat: int, wish: models.StandInRequest, room: TheRoom, caller: TheCaller, hall: TheHall
) -> models.TableInfo:
    """The host's: a bot for an absent player; an empty name gives the seat back."""
    caller.check_host(room)
    check_seat(room, seat)
    await seating.set_stand_in(hall, room, seat, wish.player)
    return table_info(room, caller)


def check_seat(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.chairs):
        raise Forbidden(f"this table has no seat {seat}")


@router.post("/tables/{table_id}/end")
async def end_table(
    wish: models.EndRequest, room: TheRoom, caller: TheCaller, hall: TheHall
) -> models.TableInfo:
    """Agree to end the table; it ends when everybody does."""
    await seating.agree_to_end(hall, room, caller.own_seat(room, wish.seat), wish.wants)
    return table_info(room, caller)


@router.put("/tables/{table_id}/speed")
async def set_speed(
    wish: models.SpeedRequest, room: TheRoom, caller: TheCaller, hall: TheHall
) -> models.TableInfo:
    """The pace of the bots; `skip` hurries them until a person is asked."""
    caller.own_seat(room, None)
    if wish.speed is not None:
        await seating.set_speed(hall, room, SPEEDS[wish.speed])
    if wish.skip:
        room.skipping = True
    return table_info(room, caller)


@router.get("/tables/{table_id}/notes")
async def read_notes(room: TheRoom, caller: TheCaller, seat: WantedSeat = None) -> models.Notes:
    """The private notes of the caller's seat."""
    return models.Notes(text=room.chairs[caller.own_seat(room, seat)].notes)


@router.put("/tables/{table_id}/notes")
async def write_notes(
    wish: models.NotesRequest, room: TheRoom, caller: TheCaller, hall: TheHall
) -> models.Notes:
    """Keep private notes."""
    seat = caller.own_seat(room, wish.seat)
    await seating.write_notes(hall, room, seat, wish.text)
    return models.Notes(text=room.chairs[seat].notes)


@router.get("/tables/{table_id}/chat")
async def read_chat(room: TheRoom, hall: TheHall) -> list[models.ChatLine]:
    """What was said at the table."""
    lines = await hall.store.read(lambda connection: queries.chat(connection, room.id))
    return [
        models.ChatLine(number=r["number"], name=r["name"], text=r["text"], at=r["at"])
        for r in lines
    ]


@router.post("/tables/{table_id}/chat", status_code=201)
async def chat(
    wish: models.ChatRequest, room: TheRoom, caller: TheCaller, hall: TheHall
) -> list[models.ChatLine]:
    """Say something to everybody at the table."""
    seat = caller.own_seat(room, wish.seat)
    await seating.say_in_chat(hall, room, room.chairs[seat].name, wish.text)
    return await read_chat(room, hall)


@router.get("/tables/{table_id}/stream", response_class=StreamingResponse)
async def stream(
    table_id: str,
    request: Request,
    caller: TheCaller,
    hall: TheHall,
    language: Language,
    seat: WantedSeat = None,
) -> StreamingResponse:
    """Server-sent events: a line of JSON (`Events`) whenever something happened.

    The id of each is the number of moves; `Last-Event-ID` resumes there.
    """
    await hall.room(table_id)
    last = request.headers.get("last-event-id", "0")
    since = int(last) if last.isdigit() else 0

    async def lines() -> AsyncIterator[str]:
        nonlocal since
        async for room in watch(hall, table_id, request):
            async with room.lock:
                viewer = caller.seat(room, seat)
                since = min(since, len(room.match.moves))
                news = events_out(room, viewer, since, language)
            since = news.moves
            yield f"id: {since}\nevent: events\ndata: {news.model_dump_json()}\n\n"

    return StreamingResponse(lines(), media_type="text/event-stream")


async def watch(hall: Hall, table_id: str, request: Request) -> AsyncIterator[Room]:
    """The room, now and whenever something changed, until the reader leaves."""
    changed = asyncio.Event()
    changed.set()
    while not await request.is_disconnected():
        room = await hall.room(table_id)
        room.listeners.add(changed)
        try:
            await asyncio.wait_for(changed.wait(), 15)
        except TimeoutError:
            continue
        finally:
            room.listeners.discard(changed)
        changed.clear()
        yield await hall.room(table_id)
