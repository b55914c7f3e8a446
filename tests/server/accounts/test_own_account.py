"""Devices: a link that is only looked at does nothing, codes work once, seats are brought along."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, update

from dynasty.server.db.players import CODE_KEY
from dynasty.server.db.schema import KEYS, PLAYERS
from dynasty.server.http.secrets import CODE_ALPHABET, CODE_LENGTH, new_code, normalize_code
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator
from tests.server.support.accounts import table_service
from tests.server.support.guests import Guest, lay
from tests.server.support.page_reader import Reading

Start = Callable[[Settings], TestClient]
HTML = {"accept": "text/html"}


def ask(guest: Guest, method: str, path: str, **body: Any) -> Any:
    """Something of the player, not of the table."""
    guest.client.cookies.clear()
    answer = guest.client.request(method, f"/api{path}", json=body or None, headers=guest.headers)
    guest.client.cookies.clear()
    return answer


def code_of(guest: Guest) -> str:
    code: str = ask(guest, "POST", "/me/link").json()["secret"]
    return code


def link(client: TestClient, token: str | None = None, **wish: Any) -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = client.post("/api/link", json=wish, headers=headers)
    client.cookies.clear()
    return answer


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def labels(guest: Guest) -> list[tuple[str, str, bool]]:
    keys = ask(guest, "GET", "/me/keys").json()
    return [(key["kind"], key["label"], key["this"]) for key in keys]


# Codes and keys


def test_a_code_lets_one_device_in_once(settings: Settings, start: Start) -> None:
    _, ann, _ = lay(start(settings), "person", "person")
    code = code_of(ann)
    assert re.fullmatch(f"[{CODE_ALPHABET}]{{{CODE_LENGTH}}}", code)
    linked = link(ann.client, code=f" {code[:4].lower()}-{code[4:]}")
    phone = Guest(ann.client, ann.table, linked.json()["holder_token"])
    assert phone.get("/view", seat=0).status_code == 200
    assert ann.get("/view", seat=0).status_code == 200
    assert refusal(link(ann.client, code=code)) == (404, "NoSuchKey")
    older, newer = code_of(ann), code_of(ann)
    assert refusal(link(ann.client, code=older)) == (404, "NoSuchKey")
    with table_service(ann.client).db.engine.begin() as connection:
        connection.execute(
            update(KEYS).where(KEYS.c.kind == CODE_KEY).values(expires=time.time() - 1)
        )
    assert refusal(link(ann.client, code=newer)) == (404, "NoSuchKey")


def test_neither_a_code_nor_the_recovery_key_opens_anything_itself(
    lite: Settings, start: Start
) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    recovery = ask(ann, "POST", "/me/keys", kind="recovery").json()["secret"]
    for secret in (code_of(ann), recovery):
        assert Guest(ann.client, ann.table, secret).get("/view", seat=0).status_code == 403
    assert ask(Guest(ann.client, ann.table, recovery), "GET", "/me").status_code == 403
    first = link(ann.client, key=recovery)
    assert Guest(ann.client, ann.table, first.json()["holder_token"]).asking()["asked"]
    assert link(ann.client, key=recovery).status_code == 200  # it is for every lost device
    ask(ann, "POST", "/me/keys", kind="recovery")
    assert refusal(link(ann.client, key=recovery)) == (404, "NoSuchKey")


def test_whoever_guesses_has_to_wait(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    code = code_of(ann)
    wrong = "ZZZZZZZZ" if code != "ZZZZZZZZ" else "YYYYYYYY"
    found = [ann.client.get(f"/link/{wrong}").status_code for _ in range(3)]
    found += [link(ann.client, code=wrong).status_code for _ in range(2)]
    assert found == [404] * 5
    assert refusal(link(ann.client, code=code)) == (429, "TooManyTries")
    said = Translator("en").say("wrong-tries")
    assert said in ann.client.get(f"/link/{code}", headers=HTML).text


def test_codes_are_read_as_people_type_them() -> None:
    assert normalize_code("ab12-cd il o") == "AB12CD11"
    assert len(new_code()) == CODE_LENGTH


# Devices


def test_devices_are_named_and_ended(settings: Settings, start: Start) -> None:
    _, ann, _ = lay(start(settings), "person", "person")
    phone = Guest(ann.client, ann.table, link(ann.client, code=code_of(ann)).json()["holder_token"])
    robot = ask(ann, "POST", "/me/keys", kind="program", label="robot").json()["secret"]
    program = Guest(ann.client, ann.table, robot)
    assert labels(ann)[-1] == ("program", "robot", False)
    keys = ask(ann, "GET", "/me/keys").json()
    named = ask(ann, "PATCH", f"/me/keys/{keys[1]['id']}", label="phone").json()
    assert [key["label"] for key in named][1:] == ["phone", "robot"]
    assert ask(ann, "DELETE", f"/me/keys/{keys[1]['id']}").status_code == 204
    assert phone.get("/view", seat=0).status_code == 403
    assert refusal(ask(ann, "DELETE", f"/me/keys/{keys[1]['id']}")) == (404, "NoSuchKey")
    assert program.get("/view", seat=0).status_code == 200
    assert [this for _, _, this in labels(program)] == [False, True]
    ask(ann, "DELETE", "/me/keys")
    assert program.get("/view", seat=0).status_code == 403
    assert [this for _, _, this in labels(ann)] == [True]


def test_nobody_touches_the_keys_of_another(lite: Settings, start: Start) -> None:
    _, ann, bob = lay(start(lite), "person", "person")
    key = ask(ann, "GET", "/me/keys").json()[0]["id"]
    assert refusal(ask(bob, "DELETE", f"/me/keys/{key}")) == (404, "NoSuchKey")
    assert refusal(ask(bob, "PATCH", f"/me/keys/{key}", label="x")) == (404, "NoSuchKey")
    ask(bob, "DELETE", "/me/keys")
    assert ann.get("/view", seat=0).status_code == 200
    nobody = Guest(ann.client, ann.table, None)
    for method, path in (("GET", "/me"), ("GET", "/me/keys"), ("POST", "/me/link")):
        assert refusal(ask(nobody, method, path)) == (403, "NobodyYet")


@pytest.mark.parametrize("bring", [True, False])
def test_a_device_with_seats_of_its_own_brings_them_or_leaves_them(
    settings: Settings, start: Start, bring: bool
) -> None:
    host, ann, bob = lay(start(settings), "person", "person")
    ask(bob, "PATCH", "/me", name="Bob")
    token = bob.headers["authorization"].split()[1]
    linked = link(ann.client, token, code=code_of(ann), bring=bring).json()
    if bring:
        assert linked["holder_token"] is None
        mine = bob.get("").json()["seats"]
        assert [seat["mine"] for seat in mine] == [True, True]
        assert ann.get("/view", seat=1).status_code == 200
        assert ask(ann, "GET", "/me").json()["name"] == "Bob"  # Ann had none
        with table_service(ann.client).db.engine.connect() as connection:
            into = connection.execute(select(PLAYERS.c.merged_into)).scalars().all()
        assert into.count(linked["id"]) == 1
        again = start(settings)
        bob.client = again
        assert [seat["mine"] for seat in bob.get("").json()["seats"]] == [True, True]
    else:
        phone = Guest(ann.client, ann.table, linked["holder_token"])
        assert [seat["mine"] for seat in phone.get("").json()["seats"]] == [True, False]
        assert bob.get("/view", seat=1).status_code == 403
        assert host.get("").json()["seats"][1]["held"]


# Pages


def somebody(client: TestClient) -> str:
    """A browser that has laid a table; its cookie."""
    client.cookies.clear()
    form = {"game": "xian", "count": "2", "player-0": "me", "name-0": "Ann", "player-1": "random"}
    assert client.post("/tables", data=form).status_code == 200
    return client.cookies["dynasty"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_that_is_opened_asks_and_changes_nothing(
    lite: Settings, start: Start, language: str
) -> None:
    client = start(lite)
    ann, read = somebody(client), {**HTML, "accept-language": language}
    words = Translator(language)
    assert words.say("me-devices") in client.get("/me", headers=read).text
    shown = client.post("/me/code", headers=read).text
    code = re.search(r"/link/(\w{8})", shown)
    assert code is not None
    assert 'class="qr"' in shown
    client.cookies.clear()
    scanned = [client.get(f"/link/{code[1]}", headers=read) for _ in range(3)]
    assert all(words.say("enter-ask", name="Ann") in page.text for page in scanned)
    assert all("set-cookie" not in page.headers for page in scanned)
    typed = client.get(f"/link?code={code[1][:4]}+{code[1][4:].lower()}", headers=read)
    assert Reading(typed.text).form(f"/link/{code[1]}") is not None
    client.post(f"/link/{code[1]}", headers=read)
    assert client.cookies["dynasty"] != ann
    assert len(client.get("/api/tables").json()) == 1


def test_whoever_changes_the_language_at_an_answer_comes_to_a_page(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    somebody(client)
    for path in ("/me/code", "/me/recovery", "/me/feeds"):
        shown = client.post(path, headers=HTML).text
        assert set(re.findall(r'name="back" value="([^"]*)"', shown)) == {"/me"}
    assert 'name="back" value="/me"' in client.get("/me", headers=HTML).text


def test_the_page_of_devices_does_what_the_api_does(lite: Settings, start: Start) -> None:
    client = start(lite)
    say = Translator("en").say
    assert say("me-nobody") in client.get("/me", headers=HTML).text
    ann = somebody(client)
    shown = client.post("/me/recovery", headers=HTML).text
    key = re.search(r'id="secret"[^>]*value="([^"]+)"', shown)
    assert key is not None
    assert f"#{key[1]}" not in shown  # only the picture has the address, and no request sends it
    client.cookies.clear()
    other = somebody(client)
    page = client.get("/login", headers=HTML).text
    assert 'autocomplete="username"' in page
    assert 'autocomplete="current-password"' in page
    assert say("bring-ask", name="Ann") in page
    client.post("/login", data={"key": key[1], "bring": "yes"}, headers=HTML)
    assert client.cookies["dynasty"] == other
    assert len(client.get("/api/tables").json()) == 2
    program = client.post("/me/program", data={"label": "robot"}, headers=HTML).text
    assert say("secret-program") in program
    keys = client.get("/api/me/keys").json()
    assert [(k["kind"], k["this"]) for k in keys] == [
        ("browser", False),
        ("recovery", False),
        ("browser", True),
        ("program", False),
    ]
    client.post(f"/me/keys/{keys[0]['id']}", data={"label": "old one"})
    assert "old one" in client.get("/me", headers=HTML).text
    client.post(f"/me/keys/{keys[0]['id']}", data={"do": "end"})
    client.post("/me/others")
    client.post("/me/name", data={"name": "Anna"})
    assert [k["kind"] for k in client.get("/api/me/keys").json()] == ["recovery", "browser"]
    assert 'value="Anna"' in client.get("/me", headers=HTML).text
    client.post("/me/leave")
    assert "dynasty" not in client.cookies
    for left in (ann, other):
        client.cookies.set("dynasty", left)
        assert client.get("/api/tables").json() == []
        client.cookies.clear()
