import pytest

from tests.games.tianxia.table import Table


@pytest.fixture
def table() -> Table:
    """Three players in round 2, with nothing in front of them."""
    return Table()
