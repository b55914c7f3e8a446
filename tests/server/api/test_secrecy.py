"""Nobody reads another seat's secrets: every answer of the API, as each seat and as a spectator."""

import random
import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from io import BytesIO
from itertools import chain
from zipfile import ZipFile

import pytest
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.kernel import Match
from dynasty.server.api import chat_and_presence, plans, play, tables
from dynasty.server.db import notification_channels as db_notification_channels
from dynasty.server.db.notification_deliveries import Delivery
from dynasty.server.db.notifications import NOTICE_KINDS, NoticeContent
from dynasty.server.notifications import compose_message
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from tests.server.support.guests import Guest, lay

Start = Callable[[Settings], TestClient]

FEW = 60  # moves of the games that are not crawled from beginning to end

ASKING = {"/why", "/preview"}  # about one choice


def readable_paths() -> list[str]:
    """What can be read of a table: every GET route below it, the endless stream apart."""
    found = []
    for route in chain.from_iterable(
        part.router.routes for part in (tables, play, plans, chat_and_presence)
    ):
        assert isinstance(route, APIRoute)
        _, of_table, rest = route.path.partition("{table_id}")
        if "GET" in (route.methods or ()) and of_table and not rest.endswith("/stream"):
            found.append(rest)
    return found


@pytest.mark.parametrize("game", games.SHELF)
def test_no_answer_tells_a_seat_what_its_view_does_not(
    lite: Settings, start: Start, game: str
) -> None:
    client = start(lite)
    host, *people = lay(client, "person", "person", "person", seed=11, game=game)
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    room = service.rooms[host.table]
    readers = [Guest(client, host.table, None), *people]
    whole, dice, compared = game == games.SHELF[0], random.Random(5), 0
    while room.status == "playing" and (whole or room.seq < FEW):
        assert any(guest.choose_something(dice) for guest in people)
        if room.seq % 20 == 0:
            compared += compare(room.match, readers)
    assert compared > 200


def compare(match: Match, readers: list[Guest]) -> int:
    """Read everything twice: as things are, and with what the reader cannot know dealt anew."""
    compared, choice = 0, str(match.state.decisions[0].choices[0] if match.state.decisions else "")
    paths = [path for path in readable_paths() if path != "/hint"]  # it comes of imagined states
    for viewer, reader in enumerate(readers, -1):
        true = match.state
        said = {path: answer(reader, path, choice) for path in paths}
        for seed in range(2):
            match.state = match.game.imagine(true, viewer, seed)
            for path, text in said.items():
                assert answer(reader, path, choice) == text, (viewer, path)
                compared += 1
            match.state = true
    return compared


def answer(reader: Guest, path: str, choice: str) -> str:
    return reader.get(path, **({"choice": choice} if path in ASKING else {})).text


def stamped(feed: str) -> str:
    """Without the time at which it was read."""
    return re.sub("DTSTAMP:.*|<updated>.*", "", feed)


@pytest.mark.parametrize("game", games.SHELF)
def test_no_notice_tells_anything_of_the_game(lite: Settings, start: Start, game: str) -> None:
    client = start(replace(lite, private_hooks=True))
    _, *people = lay(client, "person", "person", "person", seed=11, game=game)
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    room = service.rooms[people[0].table]
    seat = room.asked()[0]
    ann = people[seat]
    hook = {"kind": "hook", "form": "json", "address": "http://127.0.0.1:9/"}
    assert client.post("/api/me/channels", json=hook, headers=ann.headers).status_code == 201
    (player,) = room.holders_of(seat)
    (channel,) = service.db.read_now(
        partial(db_notification_channels.channels_of_player, player=player)
    )
    told = [NoticeContent(ann.table, seat, kind, room.seq) for kind in NOTICE_KINDS]
    delivery = Delivery(1, tuple(told), True, channel.id, "waiting", 0, 0.0)
    assert client.portal is not None
    page = {**ann.headers, "accept": "text/html"}
    keys = re.search(r"\?key=([^&]+)&", client.post("/me/feeds", headers=page).text)
    assert keys is not None
    feeds = [f"/me/{name}?key={keys[1]}" for name in ("turns.atom", "deadlines.ics")]
    listed = [stamped(client.get(feed).text) for feed in feeds]
    assert "<entry>" in listed[0]
    true, said = (
        room.match.state,
        client.portal.call(compose_message.compose_message, service, delivery, channel),
    )
    assert said is not None
    assert set(said.facts) <= {"game", "table", "address", "deadline"}
    for seed in range(3):
        room.match.state = room.game.imagine(true, -1, seed)
        assert (
            client.portal.call(compose_message.compose_message, service, delivery, channel) == said
        )
        assert [stamped(client.get(feed).text) for feed in feeds] == listed


def test_every_readable_path_is_read(lite: Settings, start: Start) -> None:
    found = set(readable_paths())
    assert {"", "/view", "/events", "/history", "/question", "/plan", "/chat"} <= found
    ann = lay(start(lite), "person", "person", terms={"hints": True})[1]
    for path in found - {"/record"}:
        query = {"choice": ann.choices()[0]} if path in ASKING else {}
        assert ann.get(path, **query).status_code == 200, path


def test_nothing_around_a_table_tells_its_seed_or_what_others_keep_for_themselves(
    lite: Settings, start: Start
) -> None:
    client, seed = start(lite), 987_654_321_987
    host, ann, bob = lay(client, "person", "person", seed=seed)
    bob.put("/notes", text="a thought of Bob")
    who = client.get("/api/me", headers=bob.headers).json()["id"]
    client.post("/api/reports", json={"player": who, "table": ann.table}, headers=ann.headers)
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    secret = bob.headers["authorization"].split()[1]
    hidden = (str(seed), service.rooms[host.table].salt, "a thought of Bob", secret)
    of_bob = f"/api/players/{who}", f"/player/{who}?table={ann.table}"
    lists = "/api/archive", "/api/open-tables", "/api/tables", "/api/blocks", "/", "/me", "/archive"
    mine = "/api/me/turns", "/api/me/statistics", "/api/me/ratings", "/me/statistics"
    for path in (*of_bob, *lists, *mine):
        told = client.get(path, headers=ann.headers | {"accept": "text/html"})
        assert told.status_code == 200, path
        assert not [one for one in hidden if one in told.text], path
    packed = client.get("/api/me/export", headers=ann.headers).content
    with ZipFile(BytesIO(packed)) as files:
        taken = "\n".join(files.read(name).decode() for name in files.namelist())
    assert ann.table in taken
    assert not [one for one in hidden if one in taken]
