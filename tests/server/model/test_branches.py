"""The link from a table to the position of another one that it started from."""

from __future__ import annotations

import pytest

from dynasty.server.model.branches import branch_of_origin, dump_with_branch


@pytest.mark.parametrize(
    "said",
    [None, 3, {}, {"table": "a", "at": True}, {"table": "../x", "at": 1}, {"table": "a", "at": -1}],
)
def test_a_strangers_origin_leads_nowhere(said: object) -> None:
    assert branch_of_origin({"branch": said}) is None
    assert branch_of_origin(None) is None


def test_a_branch_is_kept_beside_the_position() -> None:
    origin = dump_with_branch({"seats": 2}, "abc-_1", 4)
    found = branch_of_origin(origin)
    assert found is not None
    assert (found.table, found.at, found.url) == ("abc-_1", 4, "/tables/abc-_1?at=4")
    assert origin["seats"] == 2
