"""The page of channels: it adds, tries and removes them, and other pages name broken ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from dynasty.server.settings import Settings
from dynasty.text import Translator
from tests.server.support.notified_evening import Evening, Start
from tests.server.support.webhook_receiver import Receiver, receiver

BROKEN = Translator("en").say("notices-broken")


@pytest.fixture
def machine() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


@pytest.fixture
def evening(start: Start, lite: Settings) -> Evening:
    return Evening(start, replace(lite, private_hooks=True, public_url="https://play.example"))


def test_the_page_adds_tries_and_ends(evening: Evening, machine: Receiver) -> None:
    evening.sit_down()
    page, headers = "/me/notices", {**evening.bob.headers, "accept": "text/html"}

    def send(path: str, **fields: str) -> str:
        answer = evening.client.post(page + path, data=fields, headers=headers)
        assert answer.status_code == 200, answer.text
        return answer.text

    assert Translator("en").say("mail-none") in evening.client.get(page, headers=headers).text
    send("/add", kind="hook", form="ntfy", address=machine.url)
    (channel,) = evening.api("GET", "/channels").json()
    assert Translator("en").say("notices-done-sent") in send(f"/{channel['id']}", do="test")
    assert machine.got[0][1].decode().startswith(Translator("en").say("notice-test"))
    send("/quiet", quiet="yes", begins="22:00", ends="07:30")
    assert evening.api("GET", "/quiet").json() == {"quiet": "22:00-07:30"}
    send(f"/{channel['id']}", do="end")
    assert evening.api("GET", "/channels").json() == []


def test_a_way_that_is_broken_is_said_on_every_page_until_seen(
    evening: Evening, machine: Receiver
) -> None:
    bob = evening.sit_down(kind="hook", form="json", address=machine.url)
    machine.answers = [410]
    evening.later(200)
    evening.service.key_cache.forget()  # what it knew a moment ago it believes
    headers = {**bob.headers, "accept": "text/html", "accept-language": "en"}
    table = f"/tables/{bob.table}"
    for path in ("/", "/me", "/archive", table, "/me/notices"):
        seen = (
            Translator("en").say("notices-broken") in evening.client.get(path, headers=headers).text
        )
        assert seen == (path != "/me/notices"), path
    for path in ("/", table):
        assert (
            Translator("en").say("notices-broken")
            not in evening.client.get(path, headers=headers).text
        )
    assert evening.api("GET", "/channels").json()[0]["state"] == "broken"
