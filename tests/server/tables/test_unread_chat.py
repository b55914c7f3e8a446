"""Chat that is noticed: what is unread, on every device, in lists and on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi.testclient import TestClient

from dynasty.server.settings import Settings
from dynasty.text import Translator
from tests.server.support.guests import Guest, lay
from tests.server.support.page_reader import Reading

Start = Callable[..., TestClient]
HTML = {"accept": "text/html", "accept-language": "en"}


def listed(guest: Guest) -> int:
    """Unread lines of the guest's table, as its list tells them."""
    found = guest.client.get("/api/tables", headers=guest.headers).json()
    (unread,) = [info["unread"] for info in found if info["id"] == guest.table]
    return int(unread)


def page(guest: Guest, path: str = "") -> str:
    url = f"/tables/{guest.table}{path}"
    return guest.client.get(url, headers={**HTML, **guest.headers}).text


def read(guest: Guest, number: int) -> Any:
    return guest.put("/chat/read", number=number)


def test_what_others_say_is_unread_until_it_is_read(settings: Settings, start: Start) -> None:
    _, ann, bob = lay(start(settings), "person", "person")
    assert (listed(ann), listed(bob)) == (0, 0)  # the house said something already
    for text in ("Hello", "Ready?"):
        ann.post("/chat", text=text)
    assert (listed(ann), listed(bob)) == (0, 2)
    first, second = (line["number"] for line in ann.chat())
    assert read(bob, first).status_code == 204
    assert listed(bob) == 1
    read(bob, first - 1)
    assert listed(bob) == 1  # nobody unreads anything
    read(bob, second + 50)
    assert listed(bob) == 0
    ann.post("/chat", text="Go on")
    assert listed(bob) == 1  # what was not said yet was not read, either


def test_pages_show_what_is_unread_with_and_without_a_script(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob = lay(client, "person", "person")
    for text in ("Hello", "Ready?"):
        ann.post("/chat", text=text)
    for path in ("", "/text"):
        assert "<title>● ✉2 " in page(bob, path)
        assert "✉" not in page(ann, path)
    lobby = client.get("/", headers={**HTML, **bob.headers}).text
    assert Translator("en").say("chat-unread", n=2) in Reading(lobby).text
    assert 'data-unread="2"' in page(bob)
    assert page(bob).count("data-from=") == 2
    assert page(ann).count("data-from=") == 0
    for path in ("", "/text"):
        ann.post("/chat", text="Well?")
        reading = Reading(page(bob, path))
        (form,) = (form for form in reading.forms if form.action.endswith("/read"))
        client.post(form.action, data=form.fields, headers={**HTML, **bob.headers})
        assert "✉" not in page(bob, path)


def test_a_spectator_has_nothing_unread_and_reads_for_nobody(lite: Settings, start: Start) -> None:
    client = start(lite)
    host, ann, _ = lay(client, "person", "person")
    ann.post("/chat", text="Hello")
    nobody = Guest(client, ann.table, None)
    assert 'data-unread="0"' in page(nobody)
    assert read(nobody, 5).status_code == 403
    assert listed(host) == 0


def test_two_seats_of_one_player_read_together(lite: Settings, start: Start) -> None:
    client = start(lite)
    seats = [{"player": "me"}, {"player": "screen"}, {"player": "person"}]
    laid = client.post("/api/tables", json={"game": "xian", "seats": seats}).json()
    client.cookies.clear()
    ann = Guest(client, laid["id"], laid["host_token"])
    joined = client.post("/api/join", json={"token": laid["seats"][2]["token"]}).json()
    client.cookies.clear()
    bob = Guest(client, laid["id"], joined["holder_token"])
    ann.post("/chat", text="To myself", seat=0)
    bob.post("/chat", text="Hello")
    assert (listed(ann), listed(bob)) == (1, 1)
    read(ann, 2)
    assert listed(ann) == 0


def test_a_line_that_a_script_repeats_since_no_answer_came_is_said_once(
    lite: Settings, start: Start
) -> None:
    _, ann, bob = lay(start(lite), "person", "person")
    bob.post("/chat", text="Well?")

    def send(last: int, **headers: str) -> None:
        url, form = f"/tables/{ann.table}/chat", {"text": "Yes", "last": str(last)}
        assert ann.client.post(url, data=form, headers={**ann.headers, **headers}).is_success

    assert 'name="last" value="1"' in page(ann)
    send(1)
    for _ in range(2):
        send(1, **{"x-again": "1"})
    assert [line["text"] for line in bob.chat()] == ["Well?", "Yes"]
    send(2)  # said once more, on purpose
    assert [line["text"] for line in bob.chat()] == ["Well?", "Yes", "Yes"]
