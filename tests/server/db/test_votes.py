"""Votes: open proposals, who has agreed, and for whose answer they wait."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import Connection, update

from dynasty.server.db import votes
from dynasty.server.db.schema import TABLES
from dynasty.server.errors import WriteConflict
from dynasty.server.model.proposal import Proposal
from dynasty.server.model.table_status import TableStatus
from tests.server.support.fake_clock import MORNING, FakeClock
from tests.server.support.stored_rooms import stored_room


@pytest.fixture
def undo(connection: Connection) -> Proposal:
    """The player at the first seat asks the two others for an undo, within a minute."""
    table = stored_room(connection, "person", "person", "person").id
    proposal = Proposal(
        "p1", table, "undo", 0, "player-0", MORNING + 60, frozenset({0}), {"seq": 4}
    )
    votes.insert_proposal(connection, proposal)
    return proposal


def test_a_proposal_is_read_as_it_was_written(connection: Connection, undo: Proposal) -> None:
    assert votes.proposals_of_tables(connection, [undo.table]) == [undo]
    assert votes.proposals_of_tables(connection, ["another"]) == []


def test_proposals_come_in_the_order_in_which_they_expire(
    connection: Connection, undo: Proposal
) -> None:
    sooner = replace(undo, id="p2", kind="pause", until=MORNING + 30)
    votes.insert_proposal(connection, sooner)
    assert votes.proposals_of_tables(connection, [undo.table]) == [sooner, undo]


def test_agreements_of_several_processes_add_up(connection: Connection, undo: Proposal) -> None:
    votes.add_agreement(connection, undo, [1])
    votes.add_agreement(connection, undo, [2])  # by one who did not know of the first
    (found,) = votes.proposals_of_tables(connection, [undo.table])
    assert found == undo.agreed_by([1, 2])


def test_what_was_settled_meanwhile_is_settled_once(connection: Connection, undo: Proposal) -> None:
    votes.delete_proposal(connection, undo)
    assert votes.proposals_of_tables(connection, [undo.table]) == []
    with pytest.raises(WriteConflict):
        votes.delete_proposal(connection, undo)
    with pytest.raises(WriteConflict):
        votes.add_agreement(connection, undo, [1])


def test_a_proposal_expires(connection: Connection, undo: Proposal, clock: FakeClock) -> None:
    votes.insert_proposal(connection, replace(undo, id="p2", kind="pause"))
    clock.advance(59)
    assert votes.tables_with_expired_proposals(connection) == []
    clock.advance(1)
    assert votes.tables_with_expired_proposals(connection) == [undo.table]


def test_a_proposal_waits_for_those_who_have_not_agreed(
    connection: Connection, undo: Proposal, clock: FakeClock
) -> None:
    def awaited() -> list[dict[str, str]]:
        players = ("player-0", "player-1", "player-2", "eve")
        return [votes.proposals_awaiting_player(connection, player) for player in players]

    assert awaited() == [{}, {undo.table: "p1"}, {undo.table: "p1"}, {}]
    votes.add_agreement(connection, undo, [1])
    assert awaited() == [{}, {}, {undo.table: "p1"}, {}]
    clock.advance(60)
    assert awaited() == [{}] * 4


def test_of_several_proposals_the_newest_waits(connection: Connection, undo: Proposal) -> None:
    votes.insert_proposal(connection, replace(undo, id="p2", kind="pause", until=MORNING + 90))
    assert votes.proposals_awaiting_player(connection, "player-1") == {undo.table: "p2"}


def test_at_a_table_that_is_over_nothing_waits(connection: Connection, undo: Proposal) -> None:
    connection.execute(update(TABLES).values(status=TableStatus.ENDED))
    assert votes.proposals_awaiting_player(connection, "player-1") == {}
