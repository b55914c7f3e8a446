"""How many may follow a table at once; spectators never keep a player out."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from dataclasses import replace
from typing import Any, cast

import pytest
from fastapi import Request
from fastapi.testclient import TestClient

from dynasty.server.api import chat_and_presence
from dynasty.server.api.dependencies import RoomAccess
from dynasty.server.errors import DatabaseUnavailable, TooManyStreams
from dynasty.server.live.stream_limits import ConnectionLimiter, CountedStream
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.room import Room
from dynasty.server.pages.table import stream_table, view_request
from dynasty.server.settings import Settings
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService
from dynasty.text import LANGUAGES, Translator
from tests.server.support.guests import lay
from tests.server.support.server_process import complete

Start = Callable[[Settings], TestClient]
NOBODY = Caller()


def from_address(host: str, **headers: str) -> Request:
    """A request from this address that was broken off at once."""
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/",
        "query_string": b"",
        "headers": given,
        "client": (host, 1),
    }

    async def receive() -> dict[str, Any]:
        return {"type": "http.disconnect"}

    return Request(scope, receive)


async def table(service: TableService) -> tuple[Room, Caller]:
    """A table and somebody who sits there."""
    room, _ = await service.create_table(
        TableSpec("xian", [SeatSpec("person")] * 2, "host", seed=1)
    )
    room.holders["ann"] = {0}
    return room, Caller("ann")


def test_spectators_of_a_table_are_counted_together_and_players_apart(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        (room, ann), (other, _) = await table(service), await table(service)
        crowd = ConnectionLimiter(per_address=100, per_table=2)
        leave = [crowd.enter(from_address(f"10.0.0.{n}"), room, NOBODY) for n in range(2)]
        with pytest.raises(TooManyStreams):
            crowd.enter(from_address("10.0.0.9"), room, NOBODY)
        crowd.enter(from_address("10.0.0.9"), other, NOBODY)
        for _ in range(2):
            crowd.enter(from_address("10.0.0.9"), room, ann)
        with pytest.raises(TooManyStreams):
            crowd.enter(from_address("10.0.0.9"), room, ann)
        crowd.enter(from_address("10.0.0.9"), room, Caller("host"))
        leave[0]()
        crowd.enter(from_address("10.0.0.9"), room, NOBODY)
        await service.close()

    complete(run())


@pytest.mark.parametrize(
    ("one", "two", "same"),
    [
        ("10.0.0.1", "10.0.0.1", True),
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8::1", "2001:db8::ffff", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:10.0.0.1", "::ffff:10.0.0.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("not:an:address", "not:an:address", True),
    ],
)
def test_an_address_has_so_many_lines_at_all_tables_together(
    lite: Settings, one: str, two: str, same: bool
) -> None:
    async def run() -> None:
        service = TableService(lite)
        (room, ann), (other, _) = await table(service), await table(service)
        crowd = ConnectionLimiter(per_address=1, per_table=100)
        crowd.enter(from_address(one), room, NOBODY)
        crowd.enter(from_address(one), room, ann)
        try:
            crowd.enter(from_address(two), other, NOBODY)
            refused = False
        except TooManyStreams:
            refused = True
        assert refused == same
        await service.close()

    complete(run())


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_a_line_that_closes_makes_room_for_another(lite: Settings, encoding: str) -> None:
    async def run() -> None:
        service, crowd = TableService(lite), ConnectionLimiter(1, 1)
        room, ann = await table(service)
        request = from_address("10.0.0.1", accept_encoding=encoding)
        lines = [
            await stream_table(room, await view_request(ann, request), service, crowd, request),
            await chat_and_presence.stream(RoomAccess(service, room, NOBODY), request, crowd, "en"),
        ]
        assert sorted(crowd.open.values()) == [1, 1, 1, 1]
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        await asyncio.gather(*(line(request.scope, request.receive, send) for line in lines))
        assert [m["status"] for m in sent if m["type"] == "http.response.start"] == [200, 200]
        assert not crowd.open
        await service.close()

    complete(run())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_finds_no_place_is_told_so(lite: Settings, start: Start, language: str) -> None:
    client = start(replace(lite, lines_per_table=0))
    host, ann, _ = lay(client, "person", "person")
    program = client.get(f"/api/tables/{host.table}/stream")
    assert program.status_code == 429
    assert "watching" in program.json()["message"]
    page = client.get(
        f"/tables/{ann.table}/live", headers={"accept": "text/html", "accept-language": language}
    )
    assert page.status_code == 429
    assert Translator(language).say("wrong-crowded") in page.text


def test_nobody_listens_for_a_seat_that_is_not_theirs(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    assert ann.get("/stream", seat=1).status_code == 403
    crowd = cast(ConnectionLimiter, ann.client.app.state.connection_limiter)  # type: ignore[attr-defined]
    assert not crowd.open


def test_open_lines_end_without_an_error_when_the_database_is_away() -> None:
    async def texts() -> AsyncGenerator[str]:
        yield "data: 1\n\n"
        raise DatabaseUnavailable

    left: list[bool] = []
    client = TestClient(CountedStream(texts(), lambda: left.append(True)))
    assert client.get("/").text == "data: 1\n\n"
    assert left == [True]
