"""Tables by the API: who may choose the seed, which games there are, who sits down by a link."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator
from tests.server.support.guests import Guest, sit
from tests.server.support.invitations import WISH
from tests.server.support.linked_tables import laid
from tests.server.support.rooms import refusal

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}

SEEDED = {"game": "xian", "seed": 7}

PEOPLE = [{"player": "me"}, {"player": "person"}]

ALONE = [{"player": "me"}, {"player": "screen"}, {"player": "random"}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_chooses_the_seed_where_others_play(
    lite: Settings, start: Start, language: str
) -> None:
    client = start(replace(lite, allow_seeds=False))
    refused = client.post("/api/tables", json={**SEEDED, "seats": PEOPLE})
    assert (refused.status_code, refused.json()["error"]) == (403, "SeedNotAllowed")
    form = client.post(
        "/tables", data={**WISH, "seed": "7"}, headers={**HTML, "accept-language": language}
    )
    assert form.status_code == 403
    assert Translator(language).say("wrong-seed") in form.text
    assert client.get("/api/tables").json() == []
    laid = client.post("/api/tables", json={**SEEDED, "seats": ALONE}).json()
    told = client.get(f"/api/tables/{laid['id']}/happenings", params={"lang": language}).json()
    assert [row["text"] for row in told] == [Translator(language).say("told-seed")]
    drawn = client.post("/api/tables", json={"game": "xian", "seats": PEOPLE}).json()
    assert client.get(f"/api/tables/{drawn['id']}/happenings").json() == []


def test_only_games_of_the_shelf_are_played_here(lite: Settings, start: Start) -> None:
    client = start(lite)
    template = games.load(games.TEMPLATE_GAME)
    body = {"game": games.TEMPLATE_GAME, "seats": [{"player": "me"}] * template.seat_counts[0]}
    assert client.post("/api/tables", json=body).status_code == 404
    form = {**WISH, "game": games.TEMPLATE_GAME}
    assert client.post("/tables", data=form, headers=HTML).status_code == 404
    for path in ("/?game=", "/games/"):
        rest = "" if path.endswith("=") else "/rules"
        assert client.get(f"{path}{games.TEMPLATE_GAME}{rest}", headers=HTML).status_code == 404
    record = {
        "dynasty": 1,
        "game": games.TEMPLATE_GAME,
        "version": template.version,
        "components": template.box.digest,
        "options": {},
        "seats": [{"name": "", "player": "you"}] * template.seat_counts[0],
        "seed": 1,
        "choices": [],
    }
    assert client.post("/api/records", content=json.dumps(record)).status_code == 404


def test_a_link_offers_all_free_seats_until_none_is_left(settings: Settings, start: Start) -> None:
    client = start(settings)
    ann, token = laid(client)
    assert client.get(f"/api/tables/{ann.table}").json()["invitation"] is None  # to a spectator
    for seat in (0, 3):
        taken = client.post("/api/join", json={"token": token, "seat": seat})
        assert refusal(taken) == (403, "SeatTaken")
    joined = client.post("/api/join", json={"token": token, "seat": 2, "name": "Bob"}).json()
    client.cookies.clear()
    bob = Guest(client, ann.table, joined["holder_token"])
    assert bob.get("/view", seat=2).status_code == 200
    again = client.post("/api/join", json={"token": token, "seat": 1}, headers=bob.headers).json()
    assert again["seat"] == 2  # nobody sits down twice
    assert sit(client, token).get("/view", seat=1).status_code == 200
    assert refusal(client.post("/api/join", json={"token": token})) == (403, "TableFull")
    assert ann.get("").json()["invitation"] is None
    late = client.get(f"/join/{token}", headers=HTML)
    assert Translator("en").say("notice-taken") in late.text


def test_a_seat_that_was_taken_by_the_table_link_has_no_link_any_more(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    body = {"game": "xian", "seats": [{"player": "me"}, {"player": "person"}]}
    table = client.post("/api/tables", json=body).json()
    token = client.get(f"/api/tables/{table['id']}").json()["invitation"]
    client.cookies.clear()
    sit(client, token)
    own = client.post("/api/join", json={"token": table["seats"][1]["token"]})
    assert refusal(own) == (403, "LinkUsed")


def test_a_seed_is_promised_from_the_start_and_kept_at_the_end(
    settings: Settings, start: Start
) -> None:
    client = start(settings)
    ann, _ = laid(client)
    first = ann.get("").json()
    assert (first["seed"], first["salt"]) == (None, None)
    shown = client.get(f"/tables/{ann.table}", headers={**HTML, **ann.headers})
    assert first["promise"] in shown.text
    ann.client = start(settings)
    ann.post("/end", wants=True)
    for _ in range(2):
        sit(ann.client, first["invitation"]).post("/end", wants=True)
    last = ann.get("").json()
    assert last["status"] == "ended"
    told = f"{last['seed']} {last['salt']}"
    assert hashlib.sha256(told.encode()).hexdigest() == first["promise"] == last["promise"]
    page = ann.client.get(f"/tables/{ann.table}", headers={**HTML, **ann.headers}).text
    assert last["salt"] in page
