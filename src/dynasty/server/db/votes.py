"""Votes in the database: open proposals and their answers.

An open proposal is a row; its outcome is a table event.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from dynasty.server.clock import current_time
from dynasty.server.db.database import announce_change
from dynasty.server.db.schema import CONSENTS, SITTINGS, TABLES
from dynasty.server.errors import WriteConflict
from dynasty.server.model.proposal import Proposal
from dynasty.server.model.table_status import TableStatus


def proposals_of_tables(connection: Connection, table_ids: Sequence[str]) -> list[Proposal]:
    """Return the open proposals at these tables, oldest first."""
    found = select(CONSENTS).where(CONSENTS.c.table_id.in_(table_ids))
    return [
        proposal_from_row(row)
        for row in connection.execute(found.order_by(CONSENTS.c.until)).mappings()
    ]


def proposal_from_row(row: Any) -> Proposal:
    mark, table, answers = row["id"], row["table_id"], frozenset(row["answers"])
    asked = row["kind"], row["seat"], row["player"], row["until"]
    return Proposal(mark, table, *asked, answers, row["details"])


def tables_with_expired_proposals(connection: Connection) -> list[str]:
    """Return the tables with an expired proposal."""
    found = select(CONSENTS.c.table_id).where(CONSENTS.c.until <= current_time(connection))
    return list(connection.execute(found.distinct()).scalars())


def insert_proposal(connection: Connection, proposal: Proposal) -> None:
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
    announce_change(connection, proposal.table)


def add_agreement(connection: Connection, proposal: Proposal, seats: Collection[int]) -> None:
    """Add the agreement of these seats; other processes may do the same at once."""
    this = CONSENTS.c.id == proposal.id
    row = connection.execute(select(CONSENTS).where(this).with_for_update()).mappings().first()
    if row is None:
        raise WriteConflict("it was settled meanwhile")
    answers = sorted(proposal_from_row(row).agreed_by(seats).answers)
    connection.execute(update(CONSENTS).where(this).values(answers=answers))
    announce_change(connection, proposal.table)


def delete_proposal(connection: Connection, proposal: Proposal) -> None:
    """Delete a settled proposal; raise WriteConflict if another process was faster."""
    gone = connection.execute(delete(CONSENTS).where(CONSENTS.c.id == proposal.id))
    if not gone.rowcount:
        raise WriteConflict("it was settled meanwhile")
    announce_change(connection, proposal.table)


def proposals_awaiting_player(connection: Connection, player: str) -> dict[str, str]:
    """Return, by table, the id of the newest proposal that waits for the player's answer."""
    rows = connection.execute(
        select(CONSENTS, SITTINGS.c.seat.label("mine"))
        .join(SITTINGS, SITTINGS.c.table_id == CONSENTS.c.table_id)
        .join(TABLES, TABLES.c.id == CONSENTS.c.table_id)
        .where(SITTINGS.c.player == player, SITTINGS.c.until.is_(None))
        .where(CONSENTS.c.player != player, CONSENTS.c.until > current_time(connection))
        .where(TABLES.c.status == TableStatus.PLAYING)
        .order_by(CONSENTS.c.until)
    ).mappings()
    return {row["table_id"]: row["id"] for row in rows if row["mine"] not in row["answers"]}
