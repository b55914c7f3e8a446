"""Slow servers of others, slow names and slow drawing stop nothing but their own kind of work."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response

from dynasty.server import thread_pools
from dynasty.server.db.database import READER_THREAD_COUNT
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from dynasty.server.thread_pools import ALL_POOLS, DNS_POOL, EXCHANGE_POOL, ThreadPool
from dynasty.text import Translator
from tests.server.support.busy_pools import PATIENCE, add_hook, api, blocked
from tests.server.support.guests import lay
from tests.server.support.server_process import until
from tests.server.support.slow_servers import (
    Manner,
    be_silent,
    drip,
    sluggish,
)
from tests.server.support.webhook_receiver import receiver

Start = Callable[..., TestClient]
MANY = min(32, (os.cpu_count() or 1) + 4)  # the threads of an event loop's default executor
ENGLISH = Translator("en")


def answered(work: Callable[[], Response]) -> int:
    """The status of an answer that comes although others wait; an error if it does not."""
    with ThreadPoolExecutor(1) as one:
        return one.submit(work).result(PATIENCE).status_code


# One pool for each kind of work


@pytest.mark.parametrize("manner", [drip, be_silent])
def test_while_webhooks_hang_others_choose_and_open_pages(
    start: Start, lite: Settings, manner: Manner
) -> None:
    client = start(replace(lite, private_hooks=True, exchange_seconds=PATIENCE))
    _, ann, _ = lay(client, "person", "person")
    guests = [lay(client, "person", "greedy")[1] for _ in range(MANY)]
    with sluggish(manner) as machine, ThreadPoolExecutor(MANY) as crowd:
        trials: list[Future[Response]] = []
        for guest in guests:
            channel = add_hook(guest, machine.url).json()["id"]
            trials.append(crowd.submit(api, guest, "POST", f"/channels/{channel}/test"))
        until(lambda: len(machine.open) >= min(MANY, EXCHANGE_POOL.threads))
        assert answered(lambda: ann.choose("keep:hand")) == 200
        assert answered(lambda: client.get(f"/tables/{ann.table}", headers=ann.headers)) == 200
        _, _, other = lay(client, "person", "person")
        assert answered(lambda: other.get("")) == 200
        assert not any(trial.done() for trial in trials)
        machine.hang_up()
        assert {trial.result(PATIENCE).status_code for trial in trials} <= {409, 503}


def test_a_name_that_is_not_found_in_time_stops_nobody(
    start: Start, lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = start(replace(lite, exchange_seconds=2.0))
    _, ann, bob = lay(client, "person", "person")
    asked, over, find = threading.Event(), threading.Event(), socket.getaddrinfo

    def find_late(host: Any, *rest: Any, **more: Any) -> Any:
        if host == "late.example":
            asked.set()
            over.wait(PATIENCE)
        return find(host, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", find_late)
    with ThreadPoolExecutor(1) as one:
        adding = one.submit(add_hook, bob, "https://late.example/x")
        assert asked.wait(PATIENCE)
        assert answered(lambda: ann.choose("keep:hand")) == 200
        refused = adding.result(PATIENCE)
        over.set()
    assert refused.status_code == 400
    assert refused.json()["message"] == ENGLISH.say("hook-slow", host="late.example")


def test_when_all_lookups_are_stuck_a_new_one_is_refused_politely(
    start: Start, lite: Settings
) -> None:
    client = start(replace(lite, private_hooks=True, exchange_seconds=0.5))
    _, ann, _ = lay(client, "person", "person")
    with blocked(DNS_POOL):
        refused = add_hook(ann, "http://127.0.0.1:9/")
        assert refused.status_code == 503
        assert refused.json()["message"] == ENGLISH.say("pool-busy")
        assert api(ann, "GET", "/channels").json() == []
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    service.settings = replace(service.settings, exchange_seconds=PATIENCE)
    assert add_hook(ann, "http://127.0.0.1:9/").status_code == 201


def test_a_player_tries_one_address_at_a_time(start: Start, lite: Settings) -> None:
    client = start(replace(lite, private_hooks=True, exchange_seconds=PATIENCE))
    _, ann, bob = lay(client, "person", "person")
    with sluggish(be_silent) as machine, receiver() as good, ThreadPoolExecutor(1) as one:
        slow = add_hook(ann, machine.url).json()["id"]
        first = one.submit(api, ann, "POST", f"/channels/{slow}/test")
        until(lambda: bool(machine.open))
        for second in (api(ann, "POST", f"/channels/{slow}/test"), add_hook(ann, good.url)):
            assert second.status_code == 429
            assert second.json()["message"] == ENGLISH.say("trial-running")
        assert add_hook(bob, good.url).status_code == 201
        machine.hang_up()
        assert first.result(PATIENCE).status_code == 409
        assert add_hook(ann, good.url).status_code == 201


# One deadline for a whole conversation, and a bound on what is read


def test_a_deadline_frees_the_thread(start: Start, lite: Settings) -> None:
    client = start(replace(lite, private_hooks=True))
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    guests = [lay(client, "person", "greedy")[1] for _ in range(EXCHANGE_POOL.threads + 2)]
    with sluggish(drip) as machine, ThreadPoolExecutor(len(guests)) as crowd:
        added = [add_hook(guest, machine.url).json()["id"] for guest in guests]
        service.settings = replace(service.settings, exchange_seconds=1.0)
        trials = [
            crowd.submit(api, guest, "POST", f"/channels/{channel}/test")
            for guest, channel in zip(guests, added, strict=True)
        ]
        assert {trial.result(PATIENCE).status_code for trial in trials} <= {409, 503}
        assert not machine.is_over.is_set()
        assert client.get("/health").status_code == 200


# What the server says of itself


@pytest.mark.parametrize("pool", ALL_POOLS, ids=lambda pool: pool.name)
def test_health_names_the_pool_that_is_stuck(
    start: Start, lite: Settings, pool: ThreadPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = start(lite)
    assert client.get("/health").status_code == 200
    with blocked(pool):
        monkeypatch.setattr(thread_pools, "PROBE_SECONDS", 0.3)
        stuck = client.get("/health")
        monkeypatch.undo()
    assert stuck.status_code == 503
    assert (stuck.json()["status"], stuck.json()["pool"]) == ("unavailable", pool.name)
    assert client.get("/health").json()["status"] in ("ok", "degraded")


def test_health_names_the_readers_of_the_database(
    start: Start, lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, over = start(lite), threading.Event()
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    for _ in range(READER_THREAD_COUNT):
        service.db.readers.submit(over.wait)
    monkeypatch.setattr(thread_pools, "PROBE_SECONDS", 0.3)
    stuck = client.get("/health")
    over.set()
    assert (stuck.status_code, stuck.json()["pool"]) == (503, "reading")


def test_a_queue_that_moves_is_not_stuck(start: Start, lite: Settings) -> None:
    """The check does not wait behind those who wait for a drawing."""
    client, over = start(lite), threading.Event()
    pool = thread_pools.DRAWING_POOL
    for _ in range(pool.threads - 1):
        pool.submit(over.wait)
    slow = [pool.submit(lambda: over.wait(0.01)) for _ in range(1000)]
    status = client.get("/health").status_code
    assert not slow[-1].done()
    over.set()
    assert status == 200
