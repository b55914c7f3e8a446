"""Whatever is sent to any door, in forms, addresses and headers: refused or done, never a fault."""

import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import insert, select

from dynasty.server.app import create_app
from dynasty.server.db import server_invitation
from dynasty.server.db.schema import CHANNELS
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from tests.conformance.tables import PROOF
from tests.server.support.endpoints import Endpoint, endpoints, leads_to
from tests.server.support.guests import Guest, lay, play_out
from tests.server.support.page_reader import Form, Reading

DOORS = endpoints(create_app(Settings(Path())))
FORMS = [door for door in DOORS if door.is_form]
READABLE = [
    door
    for door in DOORS
    if door.method == "GET" and not door.is_endless and not door.path.endswith("/hint")
]
OFTEN = ("seat", "at", "wanted", "seq")  # fields that many forms have
SLOW = "hint"  # a hint is thought out in another process; asking for one is no harm

HTML = {"accept": "text/html"}
NUMBERS = ["0", "1", "2", "7", "-1", "-5", "²", "٣", "1e9", str(2**63), "9" * 41, "9" * 5000]
TEXTS = ["", "yes", "me", "person", "random", "xian", "keep:hand", "text", "normal", "a" * 3000]
TRAPS = [
    "http://[bad",
    "//[",
    "/\\",
    "a\0b",
    "\u202e",
    "\u200b",
    "%00",
    "é\u0301",
    "'\"<b>",
    "\r\n",
]
WRONG = (*NUMBERS, *TRAPS, "a" * 3000)
SHARE = 1 if PROOF else 3  # of so many values a field gets one; the next field gets others
ODD = st.sampled_from(NUMBERS + TEXTS + TRAPS) | st.text(max_size=8)
HEADERS = (
    "accept",
    "accept-encoding",
    "accept-language",
    "authorization",
    "content-length",
    "content-type",
    "cookie",
    "host",
    "last-event-id",
    "origin",
    "referer",
    "sec-fetch-site",
    "user-agent",
    "x-forwarded-for",
    "x-parts",
)
ODD_HEADERS = [
    "text/html",
    "Bearer \xb2",
    "multipart/form-data; boundary=x; charset=undefined",
    "multipart/form-data",
    "application/json",
    "links=99999999999999999999999999.x",
    "links=-1.y~².z",
    "dynasty=\x80; name=%00%ff; language=xx; layout=; theme=\xff; keys=",
    "name=%E2%80%AE; links=~~..",
    *(value for value in [*NUMBERS, *TRAPS] if not {"\0", "\n"} & set(value)),
]
EVERY = settings(
    max_examples=40 if PROOF else 12,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    """Somebody who hosts a table and sits at it, on a server whose bots keep still."""
    folder = tmp_path_factory.mktemp("tables")
    where = Settings(folder, requests_per_minute=10**9, allow_seeds=True, private_hooks=True)
    with TestClient(create_app(where), follow_redirects=False) as client:
        client.app.state.service.start_bots = lambda room: None  # type: ignore[attr-defined]
        yield lay(client, "me", "screen", "random")[0]


@pytest.fixture(scope="module")
def forms(ann: Guest) -> list[Form]:
    """All forms as they stand on the pages that Ann can open, a finished game's among them."""
    table = f"/tables/{ann.table}"
    device = f"/join/{ann.post('/seats/0/link').json()['token']}"
    finished = lay(ann.client, "me", "screen")[0]
    play_out([finished])
    seats = [{"player": "me"}, {"player": "default"}]
    wish = {"game": "xian", "seats": seats}
    alone = ann.client.post("/api/tables", json=wish, headers=ann.headers).json()["id"]
    lesson = ann.client.post("/api/games/xian/lessons/first", headers=ann.headers).json()["id"]
    another_key(ann)
    ann.client.post("/api/me/holidays", json={"ends": time.time() + 9e5}, headers=ann.headers)
    code = ann.client.post("/api/me/link", headers=ann.headers).json()["secret"]
    waits = gathered(ann)
    as_stranger = (device, f"/link/{code}", f"/tables/{waits}", f"/door/{door_of(ann)}")
    found = []
    pages = (
        "/",
        "/help",
        "/login",
        "/me",
        "/me/delete",
        "/archive",
        "/me/notices",
        f"/unsubscribe/{told_by_mail(ann)}",
        f"{table}?seat=0",
        f"{table}/text?seat=0",
        f"/tables/{finished.table}",
        f"/tables/{finished.table}/analysis",
    )
    own = (f"/tables/{alone}", f"/tables/{lesson}", f"/tables/{waits}/text")
    for page in (*pages, *own, *as_stranger, "/games/xian/guide", "/puzzles/xian"):
        holder = finished if finished.table in page else ann
        headers = HTML if page in as_stranger else {**holder.headers, **HTML}
        found += forms_on(ann.client, page, headers)
    return found + forms_of_people(ann.client)


def forms_on(client: TestClient, page: str, headers: dict[str, str]) -> list[Form]:
    """The forms of a page, the first button of each pressed."""
    return [
        replace(form, action=form.action or page, fields=form.fields | dict(form.buttons[:1]))
        for form in Reading(client.get(page, headers=headers).text).forms
    ]


def forms_of_people(client: TestClient) -> list[Form]:
    """What people ask of each other at a table with a clock: to pause, to agree, to go on."""
    _, bob, cid = lay(client, "person", "person", terms={"clock": {"pace": "day"}})
    page, found = f"/tables/{bob.table}", []
    asks = bob.headers | HTML
    found += forms_on(client, page, asks) + forms_on(client, page, HTML)
    cid_is = client.get("/api/me", headers=cid.headers).json()["id"]
    found += forms_on(client, f"/player/{cid_is}?table={bob.table}", asks)
    assert bob.post("/consents", kind="pause").status_code < 300
    found += forms_on(client, page, cid.headers | HTML)
    (mark,) = (one["id"] for one in cid.get("/consents").json())
    assert cid.put(f"/consents/{mark}", agrees=True).status_code < 300
    _, shut, _ = lay(client, "person", "person", terms={"watching": "nobody"})
    link = client.app.state.service.rooms[shut.table].invitation  # type: ignore[attr-defined]
    found += forms_on(client, page, asks) + forms_on(client, f"/join/{link}", HTML)
    _, *people = lay(client, "person", "person", game="terracotta_army")
    waits = next(one for one in people if not one.choices())
    return found + forms_on(client, f"/tables/{waits.table}?plan=1", waits.headers | HTML)


def gathered(ann: Guest) -> str:
    """An open table of Ann's, where somebody sat down and a seat is free."""
    seats = [{"player": player} for player in ("me", "person", "person")]
    wish = {"game": "xian", "seats": seats, "listed": True}
    waits: str = ann.client.post("/api/tables", json=wish, headers=ann.headers).json()["id"]
    assert ann.client.post(f"/api/tables/{waits}/sit", json={}).status_code == 200
    ann.client.cookies.clear()
    return waits


def told_by_mail(ann: Guest) -> str:
    """Ann is told of her turns by a webhook that nobody answers and by mail; what ends the mail."""
    wish = {"kind": "hook", "form": "json", "address": "http://127.0.0.1:9/"}
    hook = ann.client.post("/api/me/channels", json=wish, headers=ann.headers)
    assert hook.status_code == 201, hook.text
    service: TableService = ann.client.app.state.service  # type: ignore[attr-defined]
    with service.db.engine.begin() as connection:
        player = connection.execute(select(CHANNELS.c.player)).scalar_one()
        values = dict.fromkeys(("form", "prefix", "code", "problem", "site"), "")
        box = {"id": "box", "kind": "mail", "address": "a@b.example", "secret": "end"}
        more = {"player": player, "state": "good", "language": "en", "created": 0.0}
        connection.execute(insert(CHANNELS).values(**values, **box, **more))
    return "end"


def door_of(ann: Guest) -> str:
    """What stands in the link of the server."""
    service: TableService = ann.client.app.state.service  # type: ignore[attr-defined]
    with service.db.engine.begin() as connection:
        return server_invitation.invitation_secret(connection)


def another_key(ann: Guest) -> dict[str, str]:
    """Of Ann's player."""
    made = ann.client.post("/api/me/keys", json={"kind": "program"}, headers=ann.headers)
    return {"authorization": f"Bearer {made.json()['secret']}"}


def headers_at(ann: Guest, door: Endpoint) -> dict[str, str]:
    """Ann leaves by another key of hers, and somebody else for good: she is needed elsewhere."""
    if door.path == "/me/delete":
        return lay(ann.client, "me", "screen")[0].headers
    return another_key(ann) if door.path == "/me/leave" else ann.headers


def named(door: Endpoint) -> str:
    return str(door)


def address(ann: Guest, door: Endpoint, data: st.DataObject) -> str:
    """The door's address, at Ann's table or nowhere."""
    odd = st.sampled_from(["0", "1", "2", "9", "%00", "x" * 300, "xian", "%2e", "²"])
    given = {"table_id": st.just(ann.table), "name": st.just("xian") | odd}
    return door.at(**{hole: data.draw(given.get(hole, odd)) for hole in door.holes})


@pytest.mark.parametrize("door", FORMS, ids=named)
def test_no_field_of_a_form_makes_a_fault(ann: Guest, forms: list[Form], door: Endpoint) -> None:
    form = next(form for form in forms if leads_to(form, door))
    headers = headers_at(ann, door)
    for field, value in list(product((*form.fields, *OFTEN), WRONG))[::SHARE]:
        data = {**form.fields, field: value}
        answer = ann.client.post(form.action, data=data, headers=headers)
        assert answer.status_code < 500, (field, value[:40])


@pytest.mark.parametrize("door", FORMS, ids=named)
@EVERY
@given(data=st.data())
def test_no_form_makes_a_fault(
    ann: Guest, forms: list[Form], door: Endpoint, data: st.DataObject
) -> None:
    form = data.draw(st.sampled_from([form for form in forms if leads_to(form, door)]))
    odd = st.dictionaries(st.sampled_from([*form.fields, *OFTEN]), ODD)
    fields = {**form.fields, **data.draw(odd)}
    sent: dict[str, Any] = {"data": fields, "headers": headers_at(ann, door)}
    if data.draw(st.booleans()):
        sent["files"] = {"record": ("game.json", data.draw(ODD).encode())}
    answer = ann.client.post(form.action, **sent)
    assert answer.status_code < 500, answer.text


@pytest.mark.parametrize("header", HEADERS)
def test_no_header_makes_a_fault(ann: Guest, header: str) -> None:
    table = f"/tables/{ann.table}"
    doors = ("POST", "/preferences"), ("GET", f"{table}/links"), ("GET", f"/api{table}/question")
    for method, path in doors:
        for value in ODD_HEADERS:
            headers = in_bytes({**ann.headers, header: value})
            content = b"back=/" if method == "POST" else None
            answer = ann.client.request(method, path, headers=headers, content=content)
            assert answer.status_code < 500, (path, value[:40])


@pytest.mark.parametrize("door", [*FORMS, *READABLE], ids=named)
@EVERY
@given(data=st.data())
def test_no_address_makes_a_fault(ann: Guest, door: Endpoint, data: st.DataObject) -> None:
    odd = st.dictionaries(st.sampled_from(HEADERS), st.sampled_from(ODD_HEADERS), max_size=3)
    names = [name for name in door.query if name != SLOW] + ["lang"]
    query = data.draw(st.dictionaries(st.sampled_from(names), ODD))
    headers = in_bytes({**headers_at(ann, door), **data.draw(odd)})
    answer = ann.client.request(
        door.method, address(ann, door, data), params=query, headers=headers
    )
    assert answer.status_code < 500, answer.text


def in_bytes(headers: dict[str, str]) -> dict[bytes, bytes]:
    """Headers with any byte in them."""
    return {name.encode(): value.encode("latin-1", "replace") for name, value in headers.items()}
