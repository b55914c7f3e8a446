"""Analyses in the database: what is asked, what is done, and what is left after a failure."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import Connection

from dynasty.insight.analysis import ANALYSIS_VERSION
from dynasty.server.db import analyses, stored_tables
from dynasty.server.db.analyses import AnalysisProgress, AnalysisTask
from dynasty.server.model import table_outcome
from tests.server.support.stored_rooms import stored_room
from tests.server.support.tea_rooms import TEA, play

TASK = AnalysisTask([0, 1], [(0, 4), (4, 10), (10, 12)])
FOUND = {"moves": [1, 2]}


@pytest.fixture
def table(connection: Connection) -> str:
    room = stored_room(connection)
    analyses.request_analysis(connection, room.id, TASK)
    return room.id


def progress(connection: Connection, table: str) -> AnalysisProgress:
    found = analyses.read_progress(connection, table)
    assert found is not None
    return found


def test_what_was_requested_is_read_again(connection: Connection, table: str) -> None:
    found = progress(connection, table)
    assert (found.task, found.done, found.left, found.share) == (TASK, {}, [1, 2, 3], 0)
    assert analyses.requested_table_ids(connection) == [table]
    assert analyses.read_progress(connection, "another") is None


def test_findings_are_saved_part_by_part(connection: Connection, table: str) -> None:
    analyses.save_part(connection, table, 2, FOUND)
    found = progress(connection, table)
    assert (found.done, found.left, found.share) == ({2: FOUND}, [1, 3], 0.5)
    analyses.save_part(connection, table, 2, {"moves": []})  # by another process
    assert progress(connection, table).done == {2: {"moves": []}}
    for part in (1, 3):
        analyses.save_part(connection, table, part, FOUND)
    assert (progress(connection, table).left, progress(connection, table).share) == ([], 1)


def test_an_analysis_that_failed_stops_until_it_is_resumed(
    connection: Connection, table: str
) -> None:
    analyses.mark_interrupted(connection, table)
    analyses.mark_interrupted(connection, table)
    found = progress(connection, table)
    assert found.is_interrupted
    assert (found.done, found.left) == ({}, [1, 2, 3])
    analyses.mark_resumed(connection, table)
    assert not progress(connection, table).is_interrupted


def test_what_is_complete_is_not_interrupted(connection: Connection, table: str) -> None:
    analyses.mark_interrupted(connection, table)
    for part in (1, 2, 3):
        analyses.save_part(connection, table, part, FOUND)
    assert not progress(connection, table).is_interrupted


def test_what_an_older_recipe_found_counts_for_nothing(connection: Connection, table: str) -> None:
    old = replace(TASK, recipe=ANALYSIS_VERSION - 1)
    analyses.request_analysis(connection, table, old)
    analyses.save_part(connection, table, 1, FOUND)
    assert analyses.read_progress(connection, table) is None
    assert analyses.requested_table_ids(connection) == [table]
    analyses.request_analysis(connection, table, TASK)
    assert progress(connection, table).done == {}


def test_only_a_table_that_is_over_has_a_record(connection: Connection) -> None:
    room = stored_room(connection)
    assert analyses.read_finished_record(connection, room.id) is None
    play(room)
    facts = table_outcome.ending_columns(room)
    stored_tables.save_ending(connection, room.id, facts)
    found = analyses.read_finished_record(connection, room.id)
    assert found == (TEA.name, room.match.record().to_json())
