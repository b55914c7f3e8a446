"""Proposals that wait for the consent of all others, as the database keeps them.

An open one is a row; what became of it is a happening.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from dynasty.server.daytime import now_of
from dynasty.server.store.schema import CONSENTS, SITTINGS, TABLES
from dynasty.server.store.storage import Conflict, announce


@dataclass(frozen=True)
class Proposal:
    """Somebody asks all others for something."""

    id: str
    table: str
    kind: str
    seat: int  # who asks; -1: somebody without a seat
    player: str  # the same as a player
    until: float  # it lapses
    answers: frozenset[int]  # the seats that agree
    details: dict[str, Any]

    @property
    def of(self) -> int:
        """The seat that it is about, if it is about another than that of who asks; else -1."""
        seat: int = self.details.get("of", -1)
        return seat

    def agreed_by(self, seats: Collection[int]) -> Proposal:
        """The same, with these seats among those that agree."""
        return replace(self, answers=self.answers.union(seats))


def of_tables(connection: Connection, table_ids: Sequence[str]) -> list[Proposal]:
    """What is open at these tables, the oldest first."""
    found = select(CONSENTS).where(CONSENTS.c.table_id.in_(table_ids))
    return [read(row) for row in connection.execute(found.order_by(CONSENTS.c.until)).mappings()]


def read(row: Any) -> Proposal:
    mark, table, answers = row["id"], row["table_id"], frozenset(row["answers"])
    asked = row["kind"], row["seat"], row["player"], row["until"]
    return Proposal(mark, table, *asked, answers, row["details"])


def due(connection: Connection) -> list[str]:
    """The tables with a proposal whose time is over."""
    found = select(CONSENTS.c.table_id).where(CONSENTS.c.until <= now_of(connection))
    return list(connection.execute(found.distinct()).scalars())


def add(connection: Connection, proposal: Proposal) -> None:
    connection.execute(
        insert(CONSENTS).values(
            id=proposal.id,
            table_id=proposal.table,
            kind=proposal.kind,
            seat=proposal.seat,
            player=proposal.player,
            until=proposal.until,
            answers=sorted(proposal.answers),
            details=proposal.details,
        )
    )
    announce(connection, proposal.table)


def agree(connection: Connection, proposal: Proposal, seats: Collection[int]) -> None:
    """These seats agree, too; others may do so at the same time at another worker."""
    this = CONSENTS.c.id == proposal.id
    row = connection.execute(select(CONSENTS).where(this).with_for_update()).mappings().first()
    if row is None:
        raise Conflict("it was settled meanwhile")
    answers = sorted(read(row).agreed_by(seats).answers)
    connection.execute(update(CONSENTS).where(this).values(answers=answers))
    announce(connection, proposal.table)


def remove(connection: Connection, proposal: Proposal) -> None:
    """It is settled; Conflict if another worker was faster."""
    gone = connection.execute(delete(CONSENTS).where(CONSENTS.c.id == proposal.id))
    if not gone.rowcount:
        raise Conflict("it was settled meanwhile")
    announce(connection, proposal.table)


def asked_of(connection: Connection, player: str) -> dict[str, str]:
    """By table: the newest proposal that waits for an answer of the player, without opening one."""
    rows = connection.execute(
        select(CONSENTS, SITTINGS.c.seat.label("mine"))
        .join(SITTINGS, SITTINGS.c.table_id == CONSENTS.c.table_id)
        .join(TABLES, TABLES.c.id == CONSENTS.c.table_id)
        .where(SITTINGS.c.player == player, SITTINGS.c.until.is_(None))
        .where(CONSENTS.c.player != player, CONSENTS.c.until > now_of(connection))
        .where(TABLES.c.status == "playing")
        .order_by(CONSENTS.c.until)
    ).mappings()
    return {row["table_id"]: row["id"] for row in rows if row["mine"] not in row["answers"]}
