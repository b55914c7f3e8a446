"""Pages of other players."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.server.accounts.player_profile import player_page
from dynasty.server.api.dependencies import (
    NamedPlayer,
    NamedSeat,
    TheAccount,
    TheCaller,
    TheDatabase,
    TheTable,
    TheTableService,
)
from dynasty.server.api.schemas.accounts import BlockRequest, ReportRequest
from dynasty.server.db import blocks, player_statistics, profiles, reports
from dynasty.server.db.database import Database
from dynasty.server.http.parsing import Form, parse_model, read_form
from dynasty.server.http.secrets import is_id
from dynasty.server.pages.past_games import duration_text, statistics_by_game
from dynasty.server.tables import stored_table_text
from dynasty.server.tables.caller import Caller
from dynasty.server.templating import page_response, reader_preferences
from dynasty.text import Translator

router = APIRouter(include_in_schema=False)

MAX_LINE_NUMBER: Final = 2**31 - 1


@router.get("/player/{player}")
async def show_player(
    player: NamedPlayer,
    service: TheTableService,
    caller: TheCaller,
    request: Request,
    table: Annotated[str, Query(pattern="^[A-Za-z0-9_-]{0,32}$")] = "",
) -> Response:
    """Show what the reader may know of a player, and forms to block or report them."""
    language = reader_preferences(request).language
    words = Translator(language)
    profile = partial(profiles.find_profile, player=player, reader=caller.player)
    found = await player_page(service, await service.db.read(profile), words)
    blocking = await service.db.read(partial(blocks.blocked_players, player=caller.player))
    said = partial(reports.recent_lines, table_id=table, player=found.id)
    told = statistics_by_game(service.game, found.statistics or (), found.ratings or (), words)
    return page_response(
        request,
        "player.html",
        words,
        player=found,
        mine=found.id == caller.player,
        chapters=told,
        table=table,
        blocked=found.id in [one.id for one in blocking],
        lines=await service.db.read(said) if await has_seat_at(service.db, table, caller) else [],
        reported="reported" in request.query_params,
        recent=player_statistics.RECENT_GAMES,
        lasted=partial(duration_text, words),
        category_name=stored_table_text.category_name,
    )


async def has_seat_at(db: Database, table: str, caller: Caller) -> bool:
    """Return whether the caller has a seat at this table."""
    held = partial(blocks.seats_of_player, table_id=table, player=caller.player)
    return bool(caller.player and table and await db.read(held))


@router.post("/player/{player}/block")
async def block_or_unblock(player: NamedPlayer, account: TheAccount, request: Request) -> Response:
    """Block a player, or unblock them."""
    form = await read_form(request, fields=4)
    if form.text("do") == "unblock":
        await account.unblock(player)
    else:
        await account.block(parse_model(BlockRequest, player=player).player)
    return redirect_to_form_page(player, form)


@router.post("/player/{player}/report")
async def report_player(player: NamedPlayer, account: TheAccount, request: Request) -> Response:
    """Report a player to the operators of the server."""
    form = await read_form(request, fields=6)
    line = form.number("line", 0, MAX_LINE_NUMBER) or 0
    said = {"why": form.text("why"), "table": form.text("table", 32), "line": line}
    asked = parse_model(ReportRequest, player=player, **said)
    await account.report(asked.player, asked.why, asked.table, asked.line)
    return redirect_to_form_page(player, form, "&reported")


def redirect_to_form_page(player: str, form: Form, also: str = "") -> Response:
    """Redirect to the page of the form: the player's, or the reader's account."""
    if form.text("from") == "me":
        return RedirectResponse("/me", 303)
    table = form.text("table", 32)
    known = table if is_id(table) else ""
    return RedirectResponse(f"/player/{player}?table={known}{also}", 303)


@router.get("/tables/{table_id}/seats/{seat}/player")
async def redirect_to_player(
    seat: NamedSeat, table: TheTable, db: TheDatabase, caller: TheCaller
) -> Response:
    """Redirect from a seat to the page of the player who sits there."""
    work = partial(profiles.profile_at_seat, table_id=table.id, seat=seat, reader=caller.player)
    found = await db.read(work)
    return RedirectResponse(f"/player/{found.id}?table={table.id}", 303)
