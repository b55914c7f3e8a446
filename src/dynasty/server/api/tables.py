"""Tables and seats: laying, joining, hosting, records."""

from functools import partial

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from dynasty import bots, games
from dynasty.server import models, queries, seating
from dynasty.server.api.common import Language, TheCaller, TheHall, TheRoom
from dynasty.server.callers import address_of, holder_of
from dynasty.server.hall import SPEEDS, Forbidden, SeatWish
from dynasty.server.room import PERSON, Room
from dynasty.server.seating import Caller
from dynasty.server.speech import words_of

router = APIRouter()


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
                option_seats={option.key: game.counts_of(option) for option in game.options},
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
        wish.game,
        wishes,
        holder,
        wish.options,
        wish.seed,
        wish.speed,
        caller=address_of(request),
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
    address = address_of(request)
    laid = await seating.branch(hall, room, seat, wish.at, wish.bot, holder, address)
    return models.NewTable(id=laid.id)


@router.post("/records", status_code=201)
async def upload_record(request: Request, response: Response, hall: TheHall) -> models.NewTable:
    """A table made of a record (the body is the file): to look at, or to branch from."""
    text = (await request.body()).decode("utf-8", "replace")
    holder, _ = holder_of(request, response)
    room = await seating.upload(hall, text, holder, address_of(request))
    return models.NewTable(id=room.id)


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
