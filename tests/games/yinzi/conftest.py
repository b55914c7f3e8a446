import pytest

from tests.games.yinzi.table import Table


@pytest.fixture
def table() -> Table:
    """Three players, red, blue and green, at a bare table."""
    return Table()
