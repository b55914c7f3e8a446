"""A finished run and a balance that the tests of the lab look at."""

from pathlib import Path

import pytest

from dynasty import games
from dynasty.lab.arena_plan import ArenaPlan, make_plan
from dynasty.lab.balance import BalanceOutcome, play_balance
from dynasty.lab.balance_stats import evaluate_balance
from dynasty.lab.task_pool import Backend
from dynasty.learn.balance_figures import Balance
from tests.lab.balance_run import PLAN
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


@pytest.fixture(scope="session")
def done(tmp_path_factory: pytest.TempPathFactory) -> dict[str, BalanceOutcome]:
    return play_balance(PLAN, tmp_path_factory.mktemp("balance"), Backend(), "")


@pytest.fixture(scope="session")
def balance(done: dict[str, BalanceOutcome]) -> Balance:
    return evaluate_balance(PLAN, done, "dynasty balance")
