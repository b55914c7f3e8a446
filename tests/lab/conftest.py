"""A finished run that the tests of the lab look at."""

from pathlib import Path

import pytest

from dynasty import games
from dynasty.lab.arena_plan import ArenaPlan, make_plan
from tests.lab.run import played

BOTS = ["random", "default", "greedy"]


@pytest.fixture(scope="session")
def plan() -> ArenaPlan:
    tea = games.load(games.TEMPLATE_GAME)
    return make_plan(tea, BOTS, [], False, "2,3", 24, 1, {"length": "long"})


@pytest.fixture(scope="session")
def finished(plan: ArenaPlan, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run that is over."""
    folder = tmp_path_factory.mktemp("arena") / "tea"
    played(plan, folder)
    return folder
