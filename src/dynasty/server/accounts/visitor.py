"""What a visitor may do before they are a player: create, join and claim; it makes them one."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from fastapi import Request, Response

from dynasty.server.accounts.auth import ensure_player, language_of, table_service
from dynasty.server.db import chat_limits, players, server_invitation, table_events
from dynasty.server.errors import SeedNotAllowed, TableNotStarted
from dynasty.server.http.addresses import client_address
from dynasty.server.model.new_table import TableSpec, TableWish, shuffled_seats
from dynasty.server.model.room import Room, Table
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.model.table_status import TableStatus
from dynasty.server.tables import rematch, seats, table_actions, waiting_tables
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService
from dynasty.server.votes import seat_claims


class CreatedTable(NamedTuple):
    """A new table, the secrets of its seats' links, and that of a new player."""

    room: Room
    tokens: list[str]
    secret: str | None


class TakenSeat(NamedTuple):
    """A seat that a visitor took or claimed, and the secret of a new player."""

    table: str
    seat: int
    secret: str | None


@dataclass(frozen=True)
class Visitor:
    """The sender of a request, perhaps without a player; the response carries a new key."""

    request: Request
    response: Response

    @property
    def service(self) -> TableService:
        return table_service(self.request)

    @property
    def address(self) -> str:
        return client_address(self.request)

    async def player(self, invited: bool = False) -> tuple[str, str | None]:
        """Return the player, created if necessary, and the secret of a new one."""
        return await ensure_player(self.request, self.response, invited)

    async def join_server(self, invitation: str, name: str) -> tuple[str, str | None]:
        """Become a player by the link of an invitation-only server, if not one already."""
        db = self.service.db
        await db.read(partial(server_invitation.check_invitation, secret=invitation))
        player, secret = await self.player(invited=True)
        if name:
            await db.write(partial(players.set_name, player=player, name=name))
        return player, secret

    async def create_table(self, wish: TableWish) -> CreatedTable:
        """Create a table; seats of `me` and `screen` are the visitor's, `person` seats get a link.

        Raise SeedNotAllowed if a seed is chosen where other people play: it reveals every hand.
        """
        service, specs, own = self.service, wish.seats(), wish.own
        if wish.seed is not None and wish.with_others and not service.settings.allow_seeds:
            raise SeedNotAllowed
        terms = wish.terms.agreed(wish.with_others, wish.listed)
        terms.check_rated(wish.people, wish.seed)
        service.game(wish.game)  # raises before a player is created
        player, secret = await self.player()
        if wish.listed:
            await service.db.read(partial(chat_limits.check_listed_limit, player=player))
        seed = secrets.randbits(63) if wish.seed is None else wish.seed
        waits = wish.with_others and (wish.waits or wish.listed)
        if terms.by_chance and not waits:
            specs, own = shuffled_seats(seed, specs, own)
        room, tokens = await service.create_table(
            TableSpec(
                wish.game,
                specs,
                player,
                wish.options,
                seed,
                wish.speed,
                caller=self.address,
                own=own,
                terms=terms,
                status=TableStatus.WAITING if waits else TableStatus.PLAYING,
                listed=wish.listed and wish.with_others,
                language=language_of(self.request),
                name=wish.name,
            )
        )
        if wish.seed is not None:
            await service.tell(room, table_events.SEED_CHOSEN)
        return CreatedTable(room, tokens, secret)

    async def join_by_link(self, token: str, name: str, wanted: int | None) -> TakenSeat:
        """Take a seat by the link of a seat, which is then spent, or of a table."""
        service = self.service
        table, named = await seats.table_of_link(service, token)  # raises before a player is made
        player, secret = await self.player(invited=True)
        if isinstance(table, StoredTable):
            seat = await waiting_tables.join_waiting_table(
                service, table, named, player, name, wanted
            )
            return TakenSeat(table.id, seat, secret)
        room, seat = await seats.join_by_link(service, token, name, player, wanted)
        return TakenSeat(room.id, seat, secret)

    async def take_open_seat(
        self, table_id: str, caller: Caller, name: str, wanted: int | None
    ) -> TakenSeat:
        """Take a seat of an open table, one for each player."""
        waiting = waiting_tables.require_waiting_table(await self.service.table(table_id))
        await waiting_tables.check_may_sit(self.service.db, waiting, caller)
        player, secret = await self.player()
        seat = await waiting_tables.take_free_seat(self.service, waiting, player, name, wanted)
        return TakenSeat(table_id, seat, secret)

    async def claim_seat(self, room: Room, seat: int) -> TakenSeat:
        """Claim a held seat as one's own, from a new device; all other players must agree."""
        player, secret = await self.player()
        await seat_claims.claim_seat(self.service, room, player, seat)
        return TakenSeat(room.id, seat, secret)

    async def claim_seat_by_link(self, token: str, seat: int) -> TakenSeat:
        """Claim a seat of the table with this link, for tables that only players may watch."""
        table, _ = await seats.table_of_link(self.service, token)
        if isinstance(table, StoredTable):
            raise TableNotStarted
        return await self.claim_seat(table, seat)

    async def branch(
        self, room: Room, caller: Caller, wanted: int | None, number: int, bot: str
    ) -> Room:
        """Create a table against bots from a position of another one."""
        seat = caller.branch_seat(room, wanted)
        player, _ = await self.player()
        return await table_actions.create_branch(
            self.service, room, seat, number, bot, player, self.address
        )

    async def open_record(self, text: str) -> Room:
        """Create a table from a record, to look at or to branch from."""
        player, _ = await self.player()
        return await table_actions.create_from_record(self.service, text, player, self.address)

    async def open_rematch(self, table: Table, caller: Caller) -> str:
        """Return the id of the rematch of a table; create it if there is none."""
        language = language_of(self.request)
        return await rematch.find_or_create_rematch(
            self.service, table, caller, language, self.address
        )
