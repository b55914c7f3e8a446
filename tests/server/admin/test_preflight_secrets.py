"""No process that a server starts holds a password in its environment or command line."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from sqlalchemy import NullPool, create_engine, make_url, text

from dynasty.server.admin.preflight import settings_with_password, url_without_password
from dynasty.server.settings import Settings
from tests.server.support.server_process import RunningServer, until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc")
DATABASE_PASSWORD = "pa55-of-the-database"
MAIL_PASSWORD = "pa55-of-the-mail"
SMTP = f"smtp://club:{MAIL_PASSWORD}@127.0.0.1:1"
MAIL = ("--mail-from", "play@club.example")


@pytest.fixture
def guarded_postgres(copied_postgres: str) -> Iterator[str]:
    """A database that asks its user for a password; the address names both."""
    engine = create_engine(copied_postgres, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with engine.connect() as connection:
        rules = Path(connection.execute(text("SHOW hba_file")).scalar_one())
        before = rules.read_text()
        connection.execute(text("DROP ROLE IF EXISTS keeper"))
        made = f"CREATE ROLE keeper LOGIN SUPERUSER PASSWORD '{DATABASE_PASSWORD}'"
        connection.execute(text(made))
        rules.write_text(f"local all keeper scram-sha-256\n{before}")
        connection.execute(text("SELECT pg_reload_conf()"))
    where = make_url(copied_postgres).set(username="keeper", password=DATABASE_PASSWORD)
    yield where.render_as_string(hide_password=False)
    rules.write_text(before)
    with engine.connect() as connection:
        connection.execute(text("SELECT pg_reload_conf()"))


def without_password(address: str) -> str:
    where = make_url(address)
    return where._replace(password=None).render_as_string(hide_password=False)


def children(pid: int) -> list[int]:
    """All processes that a process has started, and that those have."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    started = [int(child) for thread in threads for child in thread.read_text().split()]
    return [*started, *(child for one in started for child in children(one))]


def exposed(pid: int) -> str:
    """What other processes of this user can see of a process."""
    return "\n".join(Path(f"/proc/{pid}/{name}").read_text() for name in ("environ", "cmdline"))


def secrets_of_children(server: RunningServer, least: int) -> set[str]:
    """The passwords that can be seen of any child, once there are so many of them."""
    assert server.process is not None
    pid = server.process.pid
    until(lambda: len(children(pid)) >= least, 120)
    seen = "\n".join(map(exposed, children(pid)))
    assert "spawn_main" in seen
    return {secret for secret in (DATABASE_PASSWORD, MAIL_PASSWORD) if secret in seen}


def test_several_servers_with_a_file_and_a_variable(tmp_path: Path, guarded_postgres: str) -> None:
    (tmp_path / "address").write_text(f"{guarded_postgres}\n", encoding="utf-8")
    env = {**os.environ, "DYNASTY_DATABASE_FILE": str(tmp_path / "address")}
    env |= {"DYNASTY_SMTP": SMTP, "DYNASTY_WORKERS": "2"}
    with RunningServer(tmp_path, *MAIL, env=env) as server:
        assert server.process is not None
        try:
            # Two servers, each with a thinker and a process for records; a tracker of resources.
            assert secrets_of_children(server, 7) == set()
            assert DATABASE_PASSWORD not in exposed(server.process.pid)
            asked = {"game": "xian", "seats": [{"player": "greedy"}, {"player": "greedy"}]}
            assert httpx2.post(f"{server.url}/api/tables", json=asked).status_code == 201
        finally:
            assert server.stop() == 0  # killed, it would leave the two behind


@pytest.mark.parametrize("way", ["variable", "option", "PGPASSWORD"])
def test_one_server_by_any_other_way(tmp_path: Path, guarded_postgres: str, way: str) -> None:
    env, options = {**os.environ, "DYNASTY_SMTP": SMTP}, [*MAIL]
    env["WEB_CONCURRENCY"] = "3"  # which uvicorn would take for its number of processes
    if way == "variable":
        env["DYNASTY_DATABASE"] = guarded_postgres
    elif way == "option":
        options += ["--database", guarded_postgres]
    else:
        env["PGPASSWORD"] = DATABASE_PASSWORD
        options += ["--database", without_password(guarded_postgres)]
    with RunningServer(tmp_path, *options, env=env) as server:
        assert secrets_of_children(server, 3) == set()
    warned = [
        line for line in (tmp_path / "server.log").read_text().splitlines() if "_FILE" in line
    ]
    assert len(warned) == (way == "option")
    if warned:
        assert DATABASE_PASSWORD not in warned[0]
        assert "DYNASTY_DATABASE_FILE" in json.loads(warned[0])["message"]


def test_a_password_of_the_environment_goes_where_postgresql_would_use_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def moved(address: str) -> str:
        monkeypatch.setenv("PGPASSWORD", "a/b c")
        settings = settings_with_password(Settings(tmp_path, address))
        assert "PGPASSWORD" not in os.environ
        return settings.database

    monkeypatch.setenv("PGUSER", "ann")
    assert moved("") == ""
    named = "postgresql+psycopg://bob:own@host/tables"
    assert moved(named) == named
    queried = "postgresql+psycopg://bob@host/tables?password=own"
    assert moved(queried) == queried
    alone = make_url(moved("postgresql+psycopg:///tables?host=/tmp"))
    assert (alone.username, alone.password) == ("ann", "a/b c")
    assert make_url(moved("postgresql+psycopg://bob@host/tables")).username == "bob"


def test_neither_messages_nor_settings_show_a_password(tmp_path: Path) -> None:
    address = f"postgresql+psycopg://bob:{DATABASE_PASSWORD}@host/tables"
    queried = f"postgresql+psycopg://bob@host/tables?password={DATABASE_PASSWORD}"
    settings = Settings(tmp_path, address, smtp=SMTP)
    for text_shown in (
        url_without_password(make_url(address)),
        url_without_password(make_url(queried)),
        repr(settings),
    ):
        assert "pa55" not in text_shown
