"""Several processes on one PostgreSQL: no deadlock, nothing stale for long, no table that stops."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx2
import psycopg
import pytest
from fastapi.testclient import TestClient
from sqlalchemy import Engine, event, select, update
from sqlalchemy.exc import OperationalError

from dynasty.server import peer_listener
from dynasty.server.db.database import NOTIFY_CHANNEL, Database, WriteJob
from dynasty.server.db.schema import PLAYERS, TABLES
from dynasty.server.errors import DatabaseUnavailable
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.room import Room
from dynasty.server.peer_listener import ChangeAnnouncement, ChangeListener
from dynasty.server.settings import Settings
from dynasty.server.tables import presence, table_actions
from dynasty.server.tables import service as tables_service
from dynasty.server.tables.service import TableService
from tests.server.support.guests import Guest, lay
from tests.server.support.server_process import RunningServer, complete, until

BOT_TABLES = 40 if os.environ.get("PROOF") else 8
MANY = 1_000_000
Start = Callable[..., TestClient]


def plain(url: str) -> str:
    return url.replace("postgresql+psycopg://", "postgresql://")


def asked(url: str, query: str) -> Any:
    """The first value that the database answers."""
    with psycopg.connect(plain(url), autocommit=True) as connection:
        row = connection.execute(query.encode()).fetchone()
        assert row is not None
        return row[0]


@pytest.fixture
def shared(copied_postgres: str, tmp_path: Path) -> Settings:
    return Settings(tmp_path, copied_postgres, requests_per_minute=MANY, allow_seeds=True)


def table_service(client: TestClient) -> TableService:
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    return service


def room_at(client: TestClient, table: str) -> Room:
    """The room as it is in memory: nothing is read for this."""
    return table_service(client).rooms[table]


def two_servers(start: Start, shared: Settings) -> tuple[TestClient, TestClient]:
    """Both listen to each other."""
    both = start(shared), start(shared)
    until(lambda: all(table_service(client).rooms.others.listening for client in both))
    return both


# Whole games


def test_two_processes_play_the_same_bot_tables_to_their_end(
    copied_postgres: str, tmp_path: Path
) -> None:
    given = ("--database", copied_postgres, "--requests", str(MANY), "--bot-tables", "1000")
    answers: Counter[int] = Counter()
    with ExitStack() as stack:
        servers = [
            stack.enter_context(RunningServer(tmp_path / name, *given)) for name in ("a", "b")
        ]
        clients = [
            stack.enter_context(httpx2.Client(base_url=server.url, timeout=60))
            for server in servers
        ]
        tables = [laid_for_bots(clients[number % 2]) for number in range(BOT_TABLES)]

        def all_finished() -> bool:
            found = set()
            for table in tables:
                for client in clients:
                    answer = client.get(f"/api/tables/{table}/question")
                    answers[answer.status_code] += 1
                    found.add(answer.json()["status"])
            return found == {"finished"}

        until(all_finished, patience=600)
        logs = "".join((server.folder / "server.log").read_text() for server in servers)
    assert set(answers) == {200}
    same = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    assert asked(copied_postgres, same) == 0
    lines = [json.loads(line) for line in logs.splitlines() if line.startswith("{")]
    assert [line for line in lines if line["level"] not in ("info", "debug")] == []


def laid_for_bots(client: httpx2.Client) -> str:
    body = {"game": "xian", "seats": [{"player": "random"}] * 2, "speed": "instant"}
    laid = client.post("/api/tables", json=body)
    assert laid.status_code == 201, laid.text
    client.cookies.clear()
    return str(laid.json()["id"])


# Deadlocks


@contextmanager
def in_the_way(url: str, first: str, second: str) -> Iterator[threading.Event]:
    """Another process that holds one player's row and, once told, wants the other's."""
    go = threading.Event()
    held = threading.Event()

    def hold() -> None:
        with psycopg.connect(plain(url)) as connection:
            connection.execute("SET deadlock_timeout = '60s'")  # it is not the one to give up
            change = "UPDATE players SET zone = 'UTC' WHERE id = %s"
            connection.execute(change, (first,))
            held.set()
            go.wait()
            connection.execute(change, (second,))

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait()
    try:
        yield go
    finally:
        go.set()
        thread.join()


def test_a_batch_that_meets_a_deadlock_is_tried_again(shared: Settings) -> None:
    async def run() -> None:
        db, runs = Database(shared), 0
        with db.engine.begin() as connection:
            for name in ("ann", "bob"):
                connection.execute(PLAYERS.insert().values(id=name, name="", created=0.0))

        def work(connection: Any, go: threading.Event) -> int:
            nonlocal runs
            runs += 1
            rename(connection, "ann")
            go.set()
            rename(connection, "bob")
            return 7

        with in_the_way(shared.database, "bob", "ann") as go:
            assert await db.write(partial(work, go=go)) == 7
        names = select(PLAYERS.c.name).order_by(PLAYERS.c.id)
        assert db.read_now(lambda c: c.execute(names).scalars().all()) == ["new", "new"]
        assert (runs, db.retries, db.failures["deadlock"]) == (2, 1, 1)
        db.close()

    complete(run())


def rename(connection: Any, player: str) -> None:
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(name="new"))


def test_work_that_always_meets_a_deadlock_fails_alone_and_in_a_sentence(lite: Settings) -> None:
    db = Database(lite)

    def always(connection: Any) -> None:
        raise OperationalError("UPDATE", {}, psycopg.errors.DeadlockDetected())

    batch = [WriteJob(work, (), None) for work in (always, lambda _: 7)]  # type: ignore[arg-type]
    (_, failure), outcome = db.commit(batch)
    assert isinstance(failure, DatabaseUnavailable)
    assert outcome == (7, None)
    db.close()


def test_the_rows_of_tables_are_locked_in_the_same_order_by_all(shared: Settings) -> None:
    """Two stores that write to the same tables in opposite orders, again and again."""

    async def run() -> None:
        one, two = TableService(shared), TableService(shared)
        ids = [(await one.create_table(people("ann")))[0].id for _ in range(10)]

        def touch(connection: Any, table_id: str) -> None:
            connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(speed=0))

        for _ in range(30):
            await asyncio.gather(
                *(one.db.write(partial(touch, table_id=t), t) for t in ids),
                *(two.db.write(partial(touch, table_id=t), t) for t in reversed(ids)),
            )
        assert (one.db.retries, two.db.retries) == (0, 0)
        await one.close()
        await two.close()

    complete(run())


def people(host: str) -> TableSpec:
    return TableSpec("xian", [SeatSpec("person")] * 2, host, seed=1)


# Notifications


def count_rereads(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that are read again from now on."""
    rooms, found = table_service(client).rooms, []
    reread = rooms.reread

    async def counted(room: Room) -> None:
        found.append(room.id)
        await reread(room)

    monkeypatch.setattr(rooms, "reread", counted)
    return found


def heard_all(client: TestClient, url: str) -> None:
    """Wait until all that was announced before was heard."""
    others = table_service(client).rooms.others
    others.heard = None
    asked(url, f"SELECT pg_notify('{NOTIFY_CHANNEL}', 'nowhere another 1')")
    until(lambda: others.heard is not None)


def test_what_a_process_announced_itself_is_not_read_again(
    shared: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = start(shared)
    until(lambda: table_service(client).rooms.others.listening)
    _, ann, bob = lay(client, "person", "person")
    found = count_rereads(client, monkeypatch)
    for guest in (ann, bob):
        assert guest.choose("keep:hand").status_code == 200
    assert ann.post("/chat", text="Hello").status_code == 201
    heard_all(client, shared.database)
    assert ann.asking()["seq"] == 2
    assert [line["text"] for line in bob.chat()] == ["Hello"]
    assert found == []
    room = room_at(client, ann.table)
    known = f"SELECT revision FROM tables WHERE id = '{room.id}'"
    assert room.revision == asked(shared.database, known) >= 3


def test_another_process_reads_a_change_once(
    shared: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two_servers(start, shared)
    _, ann, bob = lay(here, "person", "person")
    bob.client = there
    assert bob.asking()["seq"] == 0
    found = count_rereads(there, monkeypatch)
    assert ann.choose("keep:hand").status_code == 200
    until(lambda: room_at(there, bob.table).seq == 1)
    heard_all(there, shared.database)
    assert bob.asking()["seq"] == 1
    assert found == [bob.table]


def test_a_player_who_asks_at_one_process_is_answered_at_the_other(
    shared: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two_servers(start, shared)
    monkeypatch.setattr(ChangeListener, "hear", lambda self, told: None)  # it comes too late
    _, ann, bob = lay(here, "person", "person")
    elsewhere = Guest(there, ann.table, None)
    elsewhere.headers = ann.headers
    assert elsewhere.asking()["seq"] == 0
    for guest in (ann, bob):
        assert guest.choose("keep:hand").status_code == 200
    now = ann.asking()
    wish = {"seq": now["seq"], "choice": now["asked"][0]["choices"][0]}
    answer = elsewhere.post("/choices", **wish)
    assert (answer.status_code, answer.json().get("seq")) == (200, 3), answer.text


def test_pages_are_told_of_an_answer_that_another_process_wrote_first(
    shared: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two_servers(start, shared)
    monkeypatch.setattr(ChangeListener, "hear", lambda self, told: None)  # it comes too late
    _, ann, _ = lay(here, "person", "person")
    elsewhere = Guest(there, ann.table, None)
    elsewhere.headers = ann.headers
    choice = elsewhere.asking()["asked"][0]["choices"][0]
    assert elsewhere.chat() == []
    room = room_at(there, ann.table)
    shown = room.version
    assert ann.choose(choice).status_code == 200
    assert ann.post("/chat", text="Hello").status_code == 201
    assert elsewhere.post("/choices", seq=0, choice=choice).status_code == 409
    assert room.seq == 1
    assert room.version > shown
    assert [line["text"] for line in elsewhere.chat()] == ["Hello"]


def test_a_process_that_lost_its_connection_is_right_again_afterwards(
    shared: Settings, start: Start
) -> None:
    here, there = two_servers(start, shared)
    _, ann, bob = lay(here, "person", "person")
    elsewhere = Guest(there, ann.table, None)
    elsewhere.headers = bob.headers
    assert elsewhere.asking()["seq"] == 0
    room = room_at(there, ann.table)
    ended = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
    assert asked(shared.database, f"{ended} WHERE query LIKE 'LISTEN%'") == 2
    for guest in (ann, bob):
        assert guest.choose("keep:hand").status_code == 200
    assert ann.post("/chat", text="Hello").status_code == 201
    until(lambda: room.seq == 2)
    assert elsewhere.asking()["seq"] == 2
    assert [line["text"] for line in elsewhere.chat()] == ["Hello"]
    until(lambda: all(table_service(client).rooms.others.listening for client in (here, there)))


def test_a_notification_that_is_lost_is_made_up_for_by_the_comparison(
    shared: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peer_listener, "COMPARE_SECONDS", 0.1)
    here, there = two_servers(start, shared)
    lost: list[ChangeAnnouncement] = []
    monkeypatch.setattr(ChangeListener, "hear", lambda self, told: lost.append(told))
    _, ann, bob = lay(here, "person", "person")
    bob.client = there
    assert bob.asking()["seq"] == 0
    room = room_at(there, bob.table)
    assert ann.choose("keep:hand").status_code == 200
    until(lambda: room.seq == 1)
    assert here.portal is not None
    here.portal.call(table_actions.set_speed, table_service(here), room_at(here, ann.table), 1234)
    until(lambda: room.speed == 1234)
    assert [line["text"] for line in bob.chat()] == []
    assert ann.post("/chat", text="Hello").status_code == 201
    until(lambda: room.chat is None)
    assert [line["text"] for line in bob.chat()] == ["Hello"]
    assert lost


def test_what_cannot_be_read_ends_no_listening(shared: Settings, start: Start) -> None:
    client = start(shared)
    until(lambda: table_service(client).rooms.others.listening)
    for channel in (NOTIFY_CHANNEL, presence.PRESENCE_CHANNEL):
        asked(shared.database, f"SELECT pg_notify('{channel}', 'nonsense')")
    heard_all(client, shared.database)
    assert table_service(client).rooms.others.listening


def test_all_open_tables_are_compared_by_one_query(shared: Settings) -> None:
    async def run() -> None:
        one, two = TableService(shared), TableService(shared)
        ids = [(await one.create_table(people("ann")))[0].id for _ in range(5)]
        rooms = [await two.room(table_id) for table_id in ids]
        await one.choose(await one.room(ids[3]), 0, "keep:hand", 0)
        statements = count_statements(two.db.engine)
        assert await two.rooms.behind() == [ids[3]]
        assert len(statements) == 1
        await two.refresh(ids[3])
        assert [room.seq for room in rooms] == [0, 0, 0, 1, 0]
        assert await two.rooms.behind() == []
        await one.close()
        await two.close()

    complete(run())


def count_statements(engine: Engine) -> list[str]:
    """What is asked of the database from now on."""
    found: list[str] = []
    event.listen(engine, "before_cursor_execute", lambda *given: found.append(given[2]))
    return found


# Errors


def test_bots_go_on_after_any_error(lite: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_service, "BOT_RETRY_SECONDS", (0.01,))

    async def run() -> None:
        service, failures = TableService(lite), 0
        choose = service.bot_choice

        async def failing(*given: Any) -> tuple[str, bool]:
            nonlocal failures
            if failures < 3:
                failures += 1
                raise RuntimeError("something that nobody thought of")
            return await choose(*given)

        monkeypatch.setattr(service, "bot_choice", failing)
        room, _ = await service.create_table(
            TableSpec("xian", [SeatSpec("random")] * 2, "host", seed=1)
        )
        async with asyncio.timeout(60):
            while room.seq < 5:
                await asyncio.sleep(0.01)
        service.rooms.discard(room)  # as after an entry that could not be followed
        async with asyncio.timeout(60):
            while (await service.room(room.id)).seq < 10:
                await asyncio.sleep(0.01)
        assert failures == 3
        await service.close()

    complete(run())


def test_bots_go_on_soon_after_the_database_was_away_for_long(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_service, "BOT_RETRY_SECONDS", (0.01, 3600.0))
    monkeypatch.setattr(tables_service, "AWAY_PAUSE_SECONDS", 0.01)

    async def run() -> None:
        service, failures = TableService(lite), 0
        choose = service.bot_choice

        async def away(*given: Any) -> tuple[str, bool]:
            nonlocal failures
            if failures < 9:
                failures += 1
                raise DatabaseUnavailable
            return await choose(*given)

        monkeypatch.setattr(service, "bot_choice", away)
        room, _ = await service.create_table(
            TableSpec("xian", [SeatSpec("random")] * 2, "host", seed=1)
        )
        async with asyncio.timeout(20):
            while room.seq < 5:
                await asyncio.sleep(0.01)
        await service.close()

    complete(run())
