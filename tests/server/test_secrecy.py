"""Nobody reads another seat's secrets: every answer of the API, as each seat and as a spectator."""

import random
from collections.abc import Callable

from fastapi.routing import APIRoute
from fastapi.testclient import TestClient

from dynasty.kernel import Match
from dynasty.server.api import play, tables, talk
from dynasty.server.hall import Hall
from dynasty.server.settings import Settings
from tests.server.guests import Guest, lay

Start = Callable[[Settings], TestClient]

QUERIES = {"why": {"choice": "enter:lab"}, "reasons": {"noun": "lab"}}


def readable_paths() -> list[str]:
    """What can be read of a table: every GET route below it, the endless stream apart."""
    found = []
    for route in (*tables.router.routes, *play.router.routes, *talk.router.routes):
        assert isinstance(route, APIRoute)
        _, of_table, rest = route.path.partition("{table_id}")
        if "GET" in (route.methods or ()) and of_table and not rest.endswith("/stream"):
            found.append(rest)
    return found


def test_no_answer_tells_a_seat_what_its_view_does_not(lite: Settings, start: Start) -> None:
    client = start(lite)
    host, *people = lay(client, "person", "person", "person", seed=11)
    hall: Hall = client.app.state.hall  # type: ignore[attr-defined]
    room = hall.rooms[host.table]
    readers = [Guest(client, host.table, None), *people]
    dice = random.Random(5)
    compared = 0
    while room.status == "playing":
        assert any(guest.choose_something(dice) for guest in people)
        if dice.random() < 0.15:
            compared += compare(room.match, readers)
    assert compared > 100


def compare(match: Match, readers: list[Guest]) -> int:
    """Read everything twice: as things are, and with what the reader cannot know dealt anew."""
    compared = 0
    for viewer, reader in enumerate(readers, -1):
        true = match.state
        said = {path: answer(reader, path) for path in readable_paths()}
        for seed in range(3):
            match.state = match.game.imagine(true, viewer, seed)
            for path, text in said.items():
                if path != "/hint":
                    assert answer(reader, path) == text, (viewer, path)
                    compared += 1
            match.state = true
    return compared


def answer(reader: Guest, path: str) -> str:
    return reader.get(path, **QUERIES.get(path.rpartition("/")[2], {})).text


def test_every_readable_path_is_read(lite: Settings, start: Start) -> None:
    found = set(readable_paths())
    assert {"", "/view", "/events", "/history", "/question", "/notes", "/chat"} <= found
    ann = lay(start(lite), "person", "person")[1]
    for path in found - {"/record"}:
        assert ann.get(path, **QUERIES.get(path.rpartition("/")[2], {})).status_code == 200, path
