"""Tables and seats: creating, joining, hosting, records."""

import secrets
from functools import partial

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from dynasty import bots, games
from dynasty.localization import translator_for
from dynasty.server.accounts.auth import ensure_player, language_of
from dynasty.server.api.deps import (
    Language,
    NamedSeat,
    TheCaller,
    TheRoom,
    TheTable,
    TheTableService,
)
from dynasty.server.api.schemas import play
from dynasty.server.api.schemas import waiting_tables as schemas_waiting
from dynasty.server.clocks.display import first_deadline
from dynasty.server.db import chat_limits, table_events
from dynasty.server.db.database import Database
from dynasty.server.errors import Forbidden, SeedNotAllowed
from dynasty.server.http.addresses import client_address
from dynasty.server.http.secrets import seed_commitment
from dynasty.server.model.new_table import BOT_DELAYS_MS, SeatSpec, TableSpec, shuffled_seats
from dynasty.server.model.room import LINK_OPEN, PERSON, Room, Table, TableSeat
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.model.table_status import TableStatus
from dynasty.server.tables import archived_tables, table_actions
from dynasty.server.tables import rematch as tables_rematch
from dynasty.server.tables import seats as tables_seats
from dynasty.server.tables import waiting_tables as tables_waiting
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.load_messages import fault_message, resume_message
from dynasty.server.tables.turn_stream import awaited_proposals, unread_counts
from dynasty.text import LANGUAGES, Translator

router = APIRouter()

MAX_OWN_TABLES = 100  # in the list of the caller's own


@router.get("/games")
async def list_games(service: TheTableService, language: Language) -> list[play.GameInfo]:
    """List the games on the shelf."""
    found = []
    for name in games.SHELF:
        game = service.game(name)
        found.append(
            play.GameInfo(
                name=name,
                title=translator_for(game, language).say("title"),
                version=game.version,
                seats=list(game.seat_counts),
                options={option.key: list(option.values) for option in game.options},
                option_seats={option.key: game.counts_of(option) for option in game.options},
                bots=list(bots.BOT_NAMES),
            )
        )
    return found


@router.post("/tables", status_code=201)
async def lay_table(
    wish: play.TableRequest, request: Request, response: Response, service: TheTableService
) -> play.LaidTable:
    """Create a table. Seats of `me` and `screen` are the caller's; `person` seats get a link."""
    own = [n for n, seat in enumerate(wish.seats) if seat.player in ("me", "screen")]
    check_seed(service.db, wish)
    terms = wish.terms.agreed(wish.with_others, wish.listed)
    terms.check_rated(wish.people, wish.seed)
    service.game(wish.game)  # raises before a player is created
    player, fresh = await ensure_player(request, response)
    if wish.listed:
        await service.db.read(partial(chat_limits.check_listed_limit, player=player))
    wishes = [
        SeatSpec(PERSON if n in own else seat.player, seat.name)
        for n, seat in enumerate(wish.seats)
    ]
    seed = secrets.randbits(63) if wish.seed is None else wish.seed
    waits = wish.with_others and (wish.waits or wish.listed)
    if terms.by_chance and not waits:
        wishes, own = shuffled_seats(seed, wishes, own)
    room, tokens = await service.create_table(
        TableSpec(
            wish.game,
            wishes,
            player,
            wish.options,
            seed,
            wish.speed,
            caller=client_address(request),
            own=own,
            terms=terms,
            status=TableStatus.WAITING if waits else TableStatus.PLAYING,
            listed=wish.listed and wish.with_others,
            language=language_of(request),
            name=wish.name,
        )
    )
    if wish.seed is not None:
        await service.tell(room, table_events.SEED_CHOSEN)
    return laid_table_out(room, tokens, fresh)


def laid_table_out(room: Room, tokens: list[str], fresh: str | None) -> play.LaidTable:
    laid = [
        play.LaidSeat(
            seat=chair.seat,
            name=chair.name,
            player=chair.player,
            token=tokens[chair.seat] if chair.link == LINK_OPEN else None,
        )
        for chair in room.chairs
    ]
    waits = room.status == TableStatus.WAITING
    return play.LaidTable(id=room.id, seats=laid, host_token=fresh, waits=waits)


def check_seed(db: Database, wish: play.TableRequest) -> None:
    """Raise if a seed is chosen where other people play, because it reveals every hand."""
    if wish.seed is not None and wish.with_others and not db.settings.allow_seeds:
        raise SeedNotAllowed


@router.get("/tables")
async def my_tables(
    service: TheTableService, caller: TheCaller, language: Language
) -> list[play.TableInfo]:
    """List the tables where the caller sits or hosts, newest first."""
    tables = await service.rooms.of(caller.player, MAX_OWN_TABLES) if caller.player else []
    unread = await unread_counts(service.db, caller.player)
    asked = await awaited_proposals(service.db, caller.player)
    return [
        table_info(table, caller, language).model_copy(
            update={
                "unread": unread.get(table.id, 0),
                "due": moment_seconds(first_deadline(table.timings, table.asked())),
                "consent": table.id in asked,
            }
        )
        for table in tables
    ]


def moment_seconds(moment: int | None) -> float | None:
    return None if moment is None else moment / 1000


@router.post("/join")
async def join(
    wish: schemas_waiting.JoinRequest,
    request: Request,
    response: Response,
    service: TheTableService,
) -> schemas_waiting.Joined:
    """Sit down by the token of a link; that of a seat is used up by it."""
    table, named = await tables_seats.table_of_link(
        service, wish.token
    )  # raises before a player is created
    player, fresh = await ensure_player(request, response, invited=True)
    if isinstance(table, StoredTable):
        seat = await tables_waiting.join_waiting_table(
            service, table, named, player, wish.name, wish.seat
        )
        return schemas_waiting.Joined(id=table.id, seat=seat, holder_token=fresh)
    room, seat = await tables_seats.join_by_link(service, wish.token, wish.name, player, wish.seat)
    return schemas_waiting.Joined(id=room.id, seat=seat, holder_token=fresh)


@router.get("/tables/{table_id}")
async def read_table(table: TheTable, caller: TheCaller, language: Language) -> play.TableInfo:
    """Return who sits at a table and whose turn it is; of a closed table, why it is closed."""
    if isinstance(table, StoredTable):
        return table_info(table, caller, language)
    async with table.lock:
        return table_info(table, caller, language)


def table_info(table: Table, caller: Caller, language: str = LANGUAGES[0]) -> play.TableInfo:
    over = table.status in (TableStatus.FINISHED, TableStatus.ENDED)
    return play.TableInfo(
        id=table.id,
        name=table.name,
        game=table.edition.game,
        options=table.options,
        status=table.status,
        lesson=table.lesson.lesson.name if table.lesson and table.lesson.is_on else "",
        why=fault_message(table, language) if isinstance(table, StoredTable) else "",
        resumed=resume_model(table, language),
        seq=table.seq,
        moves=table.move_count,
        seats=[seat_info(table, chair, caller, Translator(language)) for chair in table.chairs],
        is_host=caller.is_host(table),
        speed=table.speed,
        created=table.created,
        updated=table.updated,
        seed=table.seed if over else None,
        promise=seed_commitment(table.seed, table.salt) if table.salt else "",
        salt=table.salt if over else None,
        terms=table.terms,
        listed=table.listed,
        language=table.language,
        invitation=table.invitation if caller.has_part_in(table) and table.free() else None,
        expected=table.status == TableStatus.WAITING and caller.is_expected(table),
        rematch=table.rematch or None if caller.has_part_in(table) else None,
    )


def seat_info(table: Table, chair: TableSeat, caller: Caller, words: Translator) -> play.Seat:
    return play.Seat(
        seat=chair.seat,
        name=words.called(chair.name),
        player=chair.player,
        stand_in=chair.stand_in,
        asked=chair.seat in table.asked(),
        mine=chair.seat in caller.seats(table),
        held=any(chair.seat in seats for seats in table.holders.values()),
        wants_end=chair.wants_end,
    )


def resume_model(table: Table, language: str) -> play.Resumed | None:
    resume = table.resumed
    if resume is None:
        return None
    return play.Resumed(
        seq=resume.seq,
        kept=resume.kept,
        dropped=resume.dropped,
        version=resume.edition.version,
        text=resume_message(resume, language),
    )


@router.post("/tables/{table_id}/seats/{seat}/link")
async def new_link(
    seat: NamedSeat, room: TheRoom, caller: TheCaller, service: TheTableService
) -> play.Link:
    """Create a new link for a seat: one's own to give it away, others' as their host.

    The host gets one for a seat that nobody holds, or whose player stays away.
    """
    return play.Link(token=await tables_seats.create_seat_link(service, room, seat, caller))


@router.put("/tables/{table_id}/seats/{seat}/stand-in")
async def set_stand_in(
    seat: NamedSeat,
    wish: play.StandInRequest,
    room: TheRoom,
    caller: TheCaller,
    service: TheTableService,
) -> play.TableInfo:
    """Let a bot play for the caller or, as the host, for an absent player; empty ends it."""
    await tables_seats.set_stand_in(service, room, seat, wish.player, caller)
    return table_info(room, caller)


@router.post("/tables/{table_id}/end")
async def end_table(
    wish: play.EndRequest, room: TheRoom, caller: TheCaller, service: TheTableService
) -> play.TableInfo:
    """Agree to end the table; it ends when everybody does."""
    await table_actions.agree_to_end(service, room, caller.own_seat(room, wish.seat), wish.wants)
    return table_info(room, caller)


@router.put("/tables/{table_id}/speed")
async def set_speed(
    wish: play.SpeedRequest, room: TheRoom, caller: TheCaller, service: TheTableService
) -> play.TableInfo:
    """Set the speed of the bots; `skip` hurries them until a person is asked."""
    caller.own_seat(room, None)
    if wish.speed is not None:
        await table_actions.set_speed(service, room, BOT_DELAYS_MS[wish.speed])
    if wish.skip:
        await table_actions.skip_to_person(room)
    return table_info(room, caller)


@router.post("/tables/{table_id}/branch", status_code=201)
async def branch(
    wish: play.BranchRequest,
    room: TheRoom,
    caller: TheCaller,
    service: TheTableService,
    request: Request,
    response: Response,
) -> play.NewTable:
    """Create a table against bots from a position; after the end the true one, in any seat."""
    seat = caller.branch_seat(room, wish.seat)
    player, _ = await ensure_player(request, response)
    address = client_address(request)
    laid = await table_actions.create_branch(
        service, room, seat, wish.at, wish.bot, player, address
    )
    return play.NewTable(id=laid.id)


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(
    table: TheTable, caller: TheCaller, service: TheTableService, request: Request
) -> play.NewTable:
    """Create a table with the same players, each a seat further; there is one for all who ask.

    It waits for the others, whose seats are kept for a week.
    """
    language, address = language_of(request), client_address(request)
    return play.NewTable(
        id=await tables_rematch.find_or_create_rematch(service, table, caller, language, address)
    )


@router.post("/records", status_code=201)
async def upload_record(
    request: Request, response: Response, service: TheTableService
) -> play.NewTable:
    """Create a table from a record (the body is the file), to look at or to branch from."""
    text = (await request.body()).decode("utf-8", "replace")
    player, _ = await ensure_player(request, response)
    room = await table_actions.create_from_record(service, text, player, client_address(request))
    return play.NewTable(id=room.id)


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def read_record(table: TheTable) -> PlainTextResponse:
    """Return the record once the game is over: it holds the seed, and so everything hidden."""
    if isinstance(table, StoredTable):
        text = archived_tables.require_ending(table).record
    else:
        async with table.lock:
            if table.status == TableStatus.PLAYING:
                raise Forbidden("forbidden-record")
            text = table.match.record().to_json()
    name = f"{table.edition.game}-{table.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, media_type="application/json", headers=headers)
