"""Tables and seats: creating, joining, hosting, records."""

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from dynasty import bots, games
from dynasty.localization import translator_for
from dynasty.server.api.dependencies import (
    Language,
    NamedSeat,
    TheCaller,
    TheRoom,
    TheRoomAccess,
    TheTable,
    TheTableService,
    TheVisitor,
)
from dynasty.server.api.schemas import tables_and_play
from dynasty.server.api.schemas import waiting_tables as schemas_waiting
from dynasty.server.clocks.display import first_deadline
from dynasty.server.errors import Forbidden
from dynasty.server.http.secrets import seed_commitment
from dynasty.server.model.new_table import BOT_DELAYS_MS
from dynasty.server.model.room import LINK_OPEN, Room, Table, TableSeat
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.model.table_status import TableStatus
from dynasty.server.tables import seats as tables_seats
from dynasty.server.tables import stored_table_text, table_actions
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.load_messages import fault_message, resume_message
from dynasty.server.tables.own_tables import own_tables
from dynasty.text import LANGUAGES, Translator

router = APIRouter()


@router.get("/games")
async def list_games(
    service: TheTableService, language: Language
) -> list[tables_and_play.GameInfo]:
    """List the games on the shelf."""
    found = []
    for name in games.SHELF:
        game = service.game(name)
        found.append(
            tables_and_play.GameInfo(
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
    wish: tables_and_play.TableRequest, visitor: TheVisitor
) -> tables_and_play.LaidTable:
    """Create a table. Seats of `me` and `screen` are the caller's; `person` seats get a link."""
    return laid_table_out(*await visitor.create_table(wish.wish()))


def laid_table_out(room: Room, tokens: list[str], fresh: str | None) -> tables_and_play.LaidTable:
    laid = [
        tables_and_play.LaidSeat(
            seat=chair.seat,
            name=chair.name,
            player=chair.player,
            token=tokens[chair.seat] if chair.link == LINK_OPEN else None,
        )
        for chair in room.chairs
    ]
    waits = room.status == TableStatus.WAITING
    return tables_and_play.LaidTable(id=room.id, seats=laid, host_token=fresh, waits=waits)


@router.get("/tables")
async def my_tables(
    service: TheTableService, caller: TheCaller, language: Language
) -> list[tables_and_play.TableInfo]:
    """List the tables where the caller sits or hosts, newest first."""
    return [
        table_info(one.table, caller, language).model_copy(
            update={
                "unread": one.unread,
                "due": moment_seconds(first_deadline(one.table.timings, one.table.asked())),
                "consent": one.asks_consent,
            }
        )
        for one in await own_tables(service, caller.player)
    ]


def moment_seconds(moment: int | None) -> float | None:
    return None if moment is None else moment / 1000


@router.post("/join")
async def join(wish: schemas_waiting.JoinRequest, visitor: TheVisitor) -> schemas_waiting.Joined:
    """Sit down by the token of a link; that of a seat is used up by it."""
    table, seat, fresh = await visitor.join_by_link(wish.token, wish.name, wish.seat)
    return schemas_waiting.Joined(id=table, seat=seat, holder_token=fresh)


@router.get("/tables/{table_id}")
async def read_table(
    table: TheTable, caller: TheCaller, language: Language
) -> tables_and_play.TableInfo:
    """Return who sits at a table and whose turn it is; of a closed table, why it is closed."""
    if isinstance(table, StoredTable):
        return table_info(table, caller, language)
    async with table.lock:
        return table_info(table, caller, language)


def table_info(
    table: Table, caller: Caller, language: str = LANGUAGES[0]
) -> tables_and_play.TableInfo:
    over = table.status in (TableStatus.FINISHED, TableStatus.ENDED)
    return tables_and_play.TableInfo(
        id=table.id,
        name=table.name,
        game=table.edition.game,
        options=table.options,
        status=table.status,
        lesson=table.lesson_name,
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


def seat_info(
    table: Table, chair: TableSeat, caller: Caller, words: Translator
) -> tables_and_play.Seat:
    return tables_and_play.Seat(
        seat=chair.seat,
        name=words.called(chair.name),
        player=chair.player,
        stand_in=chair.stand_in,
        asked=chair.seat in table.asked(),
        mine=chair.seat in caller.seats(table),
        held=any(chair.seat in seats for seats in table.holders.values()),
        wants_end=chair.wants_end,
    )


def resume_model(table: Table, language: str) -> tables_and_play.Resumed | None:
    resume = table.resumed
    if resume is None:
        return None
    return tables_and_play.Resumed(
        seq=resume.seq,
        kept=resume.kept,
        dropped=resume.dropped,
        version=resume.edition.version,
        text=resume_message(resume, language),
    )


@router.post("/tables/{table_id}/seats/{seat}/link")
async def new_link(seat: NamedSeat, access: TheRoomAccess) -> tables_and_play.Link:
    """Create a new link for a seat: one's own to give it away, others' as their host.

    The host gets one for a seat that nobody holds, or whose player stays away.
    """
    return tables_and_play.Link(
        token=await tables_seats.create_seat_link(access.service, access.room, seat, access.caller)
    )


@router.put("/tables/{table_id}/seats/{seat}/stand-in")
async def set_stand_in(
    seat: NamedSeat, wish: tables_and_play.StandInRequest, access: TheRoomAccess
) -> tables_and_play.TableInfo:
    """Let a bot play for the caller or, as the host, for an absent player; empty ends it."""
    await tables_seats.set_stand_in(access.service, access.room, seat, wish.player, access.caller)
    return table_info(access.room, access.caller)


@router.post("/tables/{table_id}/end")
async def end_table(
    wish: tables_and_play.EndRequest, access: TheRoomAccess
) -> tables_and_play.TableInfo:
    """Agree to end the table; it ends when everybody does."""
    await table_actions.agree_to_end(
        access.service, access.room, access.own_seat(wish.seat), wish.wants
    )
    return table_info(access.room, access.caller)


@router.put("/tables/{table_id}/speed")
async def set_speed(
    wish: tables_and_play.SpeedRequest, access: TheRoomAccess
) -> tables_and_play.TableInfo:
    """Set the speed of the bots; `skip` hurries them until a person is asked."""
    access.own_seat()
    if wish.speed is not None:
        await table_actions.set_speed(access.service, access.room, BOT_DELAYS_MS[wish.speed])
    if wish.skip:
        await table_actions.skip_to_person(access.room)
    return table_info(access.room, access.caller)


@router.post("/tables/{table_id}/branch", status_code=201)
async def branch(
    wish: tables_and_play.BranchRequest, room: TheRoom, caller: TheCaller, visitor: TheVisitor
) -> tables_and_play.NewTable:
    """Create a table against bots from a position; after the end the true one, in any seat."""
    laid = await visitor.branch(room, caller, wish.seat, wish.at, wish.bot)
    return tables_and_play.NewTable(id=laid.id)


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(
    table: TheTable, caller: TheCaller, visitor: TheVisitor
) -> tables_and_play.NewTable:
    """Create a table with the same players, each a seat further; there is one for all who ask.

    It waits for the others, whose seats are kept for a week.
    """
    return tables_and_play.NewTable(id=await visitor.open_rematch(table, caller))


@router.post("/records", status_code=201)
async def upload_record(visitor: TheVisitor) -> tables_and_play.NewTable:
    """Create a table from a record (the body is the file), to look at or to branch from."""
    text = (await visitor.request.body()).decode("utf-8", "replace")
    return tables_and_play.NewTable(id=(await visitor.open_record(text)).id)


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def read_record(table: TheTable) -> PlainTextResponse:
    """Return the record once the game is over: it holds the seed, and so everything hidden."""
    if isinstance(table, StoredTable):
        text = stored_table_text.require_ending(table).record
    else:
        async with table.lock:
            if table.status == TableStatus.PLAYING:
                raise Forbidden("forbidden-record")
            text = table.match.record().to_json()
    name = f"{table.edition.game}-{table.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, media_type="application/json", headers=headers)
