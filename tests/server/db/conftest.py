"""A connection to an empty database, whose clock tests set."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection

from dynasty.server.clock import CLOCK_OPTION
from dynasty.server.db.database import open_engine
from dynasty.server.settings import Settings
from tests.server.support.fake_clock import FakeClock


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def connection(blank: Path, tmp_path: Path, clock: FakeClock) -> Iterator[Connection]:
    """One transaction, which leaves nothing."""
    shutil.copy(blank, tmp_path)
    engine = open_engine(Settings(tmp_path)).execution_options(**{CLOCK_OPTION: clock})
    with engine.connect() as opened:
        yield opened
    engine.dispose()
