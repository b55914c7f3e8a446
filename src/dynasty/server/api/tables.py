"""Tables and seats: laying, joining, hosting, records."""

import secrets
from functools import partial

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from dynasty import bots, games
from dynasty.server.after import kept, rematching
from dynasty.server.api.common import Language, NamedSeat, TheCaller, TheHall, TheRoom, TheTable
from dynasty.server.door.addresses import address_of
from dynasty.server.door.tokens import promise
from dynasty.server.pace.faces import next_due
from dynasty.server.people import manners
from dynasty.server.people.callers import language_of, player_of
from dynasty.server.seats import chairs, seating
from dynasty.server.seats.seating import Caller
from dynasty.server.shapes import gather_models, models
from dynasty.server.tables import gathering, happenings
from dynasty.server.tables.calling import asked_consents, unread_lines
from dynasty.server.tables.hall import Forbidden, Hall
from dynasty.server.tables.room import GATHERING, OPEN, PERSON, Chair, Room, Table
from dynasty.server.tables.speech import resumed_words, shut_words
from dynasty.server.tables.stored import Stored
from dynasty.server.tables.wishes import SPEEDS, NewTable, SeatWish, seated
from dynasty.speech import words_of
from dynasty.text import LANGUAGES, Words

router = APIRouter()

MOST_TABLES = 100  # of one's own in the list


class SeedNotAllowed(Forbidden):
    """A chosen seed where other people play."""

    usual = "wrong-seed"


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
    """Lay a table. Seats of `me` and `screen` are the caller's; `person` seats get a link."""
    own = [n for n, seat in enumerate(wish.seats) if seat.player in ("me", "screen")]
    check_seed(hall, wish)
    terms = wish.terms.agreed(wish.with_others, wish.listed)
    terms.check_rated(wish.people, wish.seed)
    hall.game(wish.game)  # raises before anybody is made a player
    player, fresh = await player_of(request, response)
    if wish.listed:
        await hall.store.read(partial(manners.check_tables, player=player))
    wishes = [
        SeatWish(PERSON if n in own else seat.player, seat.name)
        for n, seat in enumerate(wish.seats)
    ]
    seed = secrets.randbits(63) if wish.seed is None else wish.seed
    waits = wish.with_others and (wish.waits or wish.listed)
    if terms.by_chance and not waits:
        wishes, own = seated(seed, wishes, own)
    room, tokens = await hall.lay_table(
        NewTable(
            wish.game,
            wishes,
            player,
            wish.options,
            seed,
            wish.speed,
            caller=address_of(request),
            own=own,
            terms=terms,
            status=GATHERING if waits else "playing",
            listed=wish.listed and wish.with_others,
            language=language_of(request),
            name=wish.name,
        )
    )
    if wish.seed is not None:
        await hall.tell(room, happenings.SEED_CHOSEN)
    return laid_table(room, tokens, fresh)


def laid_table(room: Room, tokens: list[str], fresh: str | None) -> models.LaidTable:
    laid = [
        models.LaidSeat(
            seat=chair.seat,
            name=chair.name,
            player=chair.player,
            token=tokens[chair.seat] if chair.link == OPEN else None,
        )
        for chair in room.chairs
    ]
    waits = room.status == GATHERING
    return models.LaidTable(id=room.id, seats=laid, host_token=fresh, waits=waits)


def check_seed(hall: Hall, wish: models.TableRequest) -> None:
    """Whoever knows the seed knows every hand: none is chosen where other people play."""
    if wish.seed is not None and wish.with_others and not hall.settings.allow_seeds:
        raise SeedNotAllowed


@router.get("/tables")
async def my_tables(hall: TheHall, caller: TheCaller, language: Language) -> list[models.TableInfo]:
    """The tables where the caller sits or hosts, newest first."""
    tables = await hall.rooms.of(caller.player, MOST_TABLES) if caller.player else []
    unread = await unread_lines(hall, caller.player)
    asked = await asked_consents(hall, caller.player)
    return [
        table_info(table, caller, language).model_copy(
            update={
                "unread": unread.get(table.id, 0),
                "due": seconds(next_due(table.timings, table.asked())),
                "consent": table.id in asked,
            }
        )
        for table in tables
    ]


def seconds(moment: int | None) -> float | None:
    return None if moment is None else moment / 1000


@router.post("/join")
async def join(
    wish: gather_models.JoinRequest, request: Request, response: Response, hall: TheHall
) -> gather_models.Joined:
    """Sit down by the token of a link; that of a seat is used up by it."""
    table, named = await chairs.invited(hall, wish.token)  # raises before anybody is made a player
    player, fresh = await player_of(request, response, invited=True)
    if isinstance(table, Stored):
        seat = await gathering.join(hall, table, named, player, wish.name, wish.seat)
        return gather_models.Joined(id=table.id, seat=seat, holder_token=fresh)
    room, seat = await chairs.join(hall, wish.token, wish.name, player, wish.seat)
    return gather_models.Joined(id=room.id, seat=seat, holder_token=fresh)


@router.get("/tables/{table_id}")
async def read_table(table: TheTable, caller: TheCaller, language: Language) -> models.TableInfo:
    """Who sits there and whose turn it is; of a closed table, why it is closed."""
    if isinstance(table, Stored):
        return table_info(table, caller, language)
    async with table.lock:
        return table_info(table, caller, language)


def table_info(table: Table, caller: Caller, language: str = LANGUAGES[0]) -> models.TableInfo:
    over = table.status in ("finished", "ended")
    return models.TableInfo(
        id=table.id,
        name=table.name,
        game=table.edition.game,
        options=table.options,
        status=table.status,
        lesson=table.lesson.lesson.name if table.lesson and table.lesson.is_on else "",
        why=shut_words(table, language) if isinstance(table, Stored) else "",
        resumed=resumed_of(table, language),
        seq=table.seq,
        moves=table.move_count,
        seats=[seat_info(table, chair, caller, Words(language)) for chair in table.chairs],
        is_host=caller.is_host(table),
        speed=table.speed,
        created=table.created,
        updated=table.updated,
        seed=table.seed if over else None,
        promise=promise(table.seed, table.salt) if table.salt else "",
        salt=table.salt if over else None,
        terms=table.terms,
        listed=table.listed,
        language=table.language,
        invitation=table.invitation if caller.has_part_in(table) and table.free() else None,
        expected=table.status == GATHERING and caller.is_expected(table),
        rematch=table.rematch or None if caller.has_part_in(table) else None,
    )


def seat_info(table: Table, chair: Chair, caller: Caller, words: Words) -> models.Seat:
    return models.Seat(
        seat=chair.seat,
        name=words.called(chair.name),
        player=chair.player,
        stand_in=chair.stand_in,
        asked=chair.seat in table.asked(),
        mine=chair.seat in caller.seats(table),
        held=any(chair.seat in seats for seats in table.holders.values()),
        wants_end=chair.wants_end,
    )


def resumed_of(table: Table, language: str) -> models.Resumed | None:
    resume = table.resumed
    if resume is None:
        return None
    return models.Resumed(
        seq=resume.seq,
        kept=resume.kept,
        dropped=resume.dropped,
        version=resume.edition.version,
        text=resumed_words(resume, language),
    )


@router.post("/tables/{table_id}/seats/{seat}/link")
async def new_link(seat: NamedSeat, room: TheRoom, caller: TheCaller, hall: TheHall) -> models.Link:
    """A new link: of one's own seat to give it away, of others as their host.

    The host gets one for a seat that nobody holds, or whose player stays away.
    """
    return models.Link(token=await chairs.new_link(hall, room, seat, caller))


@router.put("/tables/{table_id}/seats/{seat}/stand-in")
async def set_stand_in(
    seat: NamedSeat, wish: models.StandInRequest, room: TheRoom, caller: TheCaller, hall: TheHall
) -> models.TableInfo:
    """A bot in one's own place, or as the host in that of who stays away; empty ends it."""
    await chairs.set_stand_in(hall, room, seat, wish.player, caller)
    return table_info(room, caller)


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
        await seating.skip_to_person(room)
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
    """A new table against bots from a position: once the game is over the true one, in any seat."""
    seat = caller.branch_seat(room, wish.seat)
    player, _ = await player_of(request, response)
    address = address_of(request)
    laid = await seating.branch(hall, room, seat, wish.at, wish.bot, player, address)
    return models.NewTable(id=laid.id)


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(
    table: TheTable, caller: TheCaller, hall: TheHall, request: Request
) -> models.NewTable:
    """The same players once more, each a seat further: one new table, whoever asks for it.

    It waits for the others, whose seats are kept for a week.
    """
    language, address = language_of(request), address_of(request)
    return models.NewTable(id=await rematching.rematch(hall, table, caller, language, address))


@router.post("/records", status_code=201)
async def upload_record(request: Request, response: Response, hall: TheHall) -> models.NewTable:
    """A table made of a record (the body is the file): to look at, or to branch from."""
    text = (await request.body()).decode("utf-8", "replace")
    player, _ = await player_of(request, response)
    room = await seating.upload(hall, text, player, address_of(request))
    return models.NewTable(id=room.id)


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def read_record(table: TheTable) -> PlainTextResponse:
    """The record, once the game is over: it holds the seed, and so everything hidden."""
    if isinstance(table, Stored):
        text = kept.ending_of(table).record
    else:
        async with table.lock:
            if table.status == "playing":
                raise Forbidden("forbidden-record")
            text = table.match.record().to_json()
    name = f"{table.edition.game}-{table.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, media_type="application/json", headers=headers)
