"""Fixtures of the tests of bots."""

from typing import Any

import pytest

from dynasty.kernel import Game
from tests.bots.players import GAMES, loaded


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return loaded(request.param)
