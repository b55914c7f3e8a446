import pytest

from tests.games.xian.table import Table


@pytest.fixture
def table() -> Table:
    """Four players at turn 3, round 2, with nothing in front of them."""
    return Table()
