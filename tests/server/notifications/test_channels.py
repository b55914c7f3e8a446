"""Channels of a player: mailboxes and addresses, confirmed, limited and removed."""

from __future__ import annotations

import io
import json
import re
from dataclasses import replace
from zipfile import ZipFile

from dynasty.server.settings import Settings
from dynasty.text import Translator
from tests.server.support.notified_evening import Evening, Start
from tests.server.support.webhook_receiver import Mailbox, Receiver


def test_mail_needs_a_code_and_ends_with_one_click(
    start: Start, lite: Settings, post_office: Mailbox
) -> None:
    site = "https://play.example"
    settings = replace(lite, smtp=post_office.url, sender="play@club.example", public_url=site)
    evening = Evening(start, settings)
    evening.sit_down(kind="mail", address="bob@example.org")
    (letter,) = post_office.letters
    code = re.search(r"\b([0-9A-Z]{4} [0-9A-Z]{4})\b", letter.get_content())
    assert code is not None
    (channel,) = evening.api("GET", "/channels").json()
    path = f"/channels/{channel['id']}"
    assert evening.api("POST", f"{path}/code", code="0000 0000").status_code == 404
    assert evening.api("POST", f"{path}/test").status_code == 400
    assert evening.api("POST", f"{path}/code", code=code[1].lower()).status_code == 204
    evening.later(200)
    letter = post_office.letters[-1]
    assert letter["to"] == "bob@example.org"
    assert letter["subject"] == Translator("en").say("notice-turn", game="Xi’an")
    link = letter["list-unsubscribe"].strip("<>").removeprefix(site)
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert evening.client.get(link).status_code == 200
    assert len(evening.api("GET", "/channels").json()) == 1  # looking changes nothing
    assert evening.client.post(link, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert evening.api("GET", "/channels").json() == []


def test_a_mailbox_that_takes_no_code_is_not_kept(
    start: Start, lite: Settings, post_office: Mailbox
) -> None:
    settings = replace(lite, smtp=post_office.url, sender="play@club.example")
    evening = Evening(start, settings)
    evening.sit_down()
    post_office.refusal = "550 nobody"
    wish = {"kind": "mail", "address": "bob@example.org"}
    assert evening.api("POST", "/channels", **wish).status_code == 409
    assert evening.api("POST", "/channels", kind="mail", address="nobody").status_code == 400
    assert evening.api("GET", "/channels").json() == []


def test_channels_are_their_players_and_no_more_than_six(
    evening: Evening, machine: Receiver
) -> None:
    evening.sit_down()
    wish = {"kind": "hook", "form": "json", "address": machine.url}
    first = evening.api("POST", "/channels", **wish).json()
    for _ in range(5):
        assert evening.api("POST", "/channels", **wish).status_code == 201
    assert evening.api("POST", "/channels", **wish).status_code == 409
    taken = evening.api("GET", "/export").content
    with ZipFile(io.BytesIO(taken)) as files:
        ways = json.loads(files.read("channels.json"))
    assert [way["address"] for way in ways] == [machine.url] * 6
    assert first["secret"] not in json.dumps(ways)
    theirs = f"/api/me/channels/{first['id']}"
    assert evening.client.delete(theirs, headers=evening.ann.headers).status_code == 404
    assert evening.client.get("/api/me/channels", headers=evening.ann.headers).json() == []
    assert evening.api("DELETE", f"/channels/{first['id']}").status_code == 204


def test_addresses_of_the_house_are_refused_unless_the_club_allows_them(
    start: Start, lite: Settings, machine: Receiver
) -> None:
    evening = Evening(start, lite)
    evening.sit_down()
    wish = {"kind": "hook", "form": "json"}
    assert evening.api("POST", "/channels", **wish, address=machine.url).status_code == 400
    near = evening.api("POST", "/channels", **wish, address="https://127.0.0.1/")
    assert near.status_code == 400
    assert "127.0.0.1" in near.json()["message"]
    telegram = {"kind": "hook", "form": "telegram", "address": "https://127.0.0.1/"}
    assert evening.api("POST", "/channels", **telegram).status_code == 400
