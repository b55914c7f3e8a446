"""The post: told once, late enough, never of what is over, never silently lost."""

from __future__ import annotations

import hashlib
import hmac
import io
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from zipfile import ZipFile

import pytest
from sqlalchemy import update

from dynasty.kernel import BadOptions
from dynasty.server.db.deliveries import MAX_CLAIM_SECONDS, RETRY_SECONDS
from dynasty.server.db.schema import DELIVERIES, NOTICES, SEATS
from dynasty.server.notifications import message_text, webhooks
from dynasty.server.notifications.mail import SmtpServer, is_mail_address, read_smtp_server
from dynasty.server.notifications.message_text import TableNews
from dynasty.server.notifications.quiet_hours import quiet_hours_end
from dynasty.server.settings import Settings
from dynasty.text import Translator
from tests.server.support.fake_clock import MORNING
from tests.server.support.guests import lay, sit
from tests.server.support.notified_evening import HOUR, Evening, Start
from tests.server.support.webhook_receiver import Mailbox, Receiver, mailbox, receiver

DISCORD = {"kind": "hook", "form": "discord"}


@pytest.fixture
def machine() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


@pytest.fixture
def post_office() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture
def evening(start: Start, lite: Settings, machine: Receiver) -> Evening:
    return Evening(start, replace(lite, private_hooks=True, public_url="https://play.example"))


def test_a_turn_is_told_once_after_a_while_with_nothing_hidden(
    start: Start, settings: Settings, machine: Receiver
) -> None:
    evening = Evening(start, replace(settings, private_hooks=True))
    bob = evening.sit_down(**DISCORD, address=machine.url, prefix="<@1>")
    evening.later(60)
    assert machine.got == []
    evening.later(200)
    evening.later(HOUR)
    (body,) = machine.bodies()
    assert body["allowed_mentions"] == {"parse": ["users"]}
    words, who, where = body["content"].split("\n")
    assert words == "<@1> It is your turn: Xi’an"
    assert who.endswith(" waits for you.")
    assert where.endswith(f"/tables/{bob.table}")
    assert evening.states() == ["sent"]


def test_a_turn_that_began_alone_is_told_when_somebody_comes_to_wait(
    evening: Evening, machine: Receiver
) -> None:
    bob = evening.sit_down(**DISCORD, address=machine.url)
    body = {"game": "xian", "seats": [{"player": "person"}] * 2, "speed": "instant"}
    seats = evening.client.post("/api/tables", json=body).json()["seats"]
    evening.client.cookies.clear()
    evening.client.post("/api/join", json={"token": seats[0]["token"]}, headers=bob.headers)
    evening.later(HOUR)
    assert len(machine.got) == 1
    carol = sit(evening.client, seats[1]["token"])
    evening.later(HOUR)
    evening.later(HOUR)
    assert [carol.table in text["content"] for text in machine.bodies()] == [False, True]


def test_what_is_over_is_not_told(evening: Evening, machine: Receiver) -> None:
    bob = evening.sit_down(**DISCORD, address=machine.url)
    while bob.choices():
        bob.choose(bob.choices()[0])
    evening.later(200)
    assert (machine.got, evening.rows(DELIVERIES)) == ([], [])


def test_whoever_is_at_the_table_is_not_told_until_they_go(
    evening: Evening, machine: Receiver
) -> None:
    bob = evening.sit_down(**DISCORD, address=machine.url)
    evening.clock.time += 80
    bob.post("/presence", idle=0)
    evening.later(60)
    assert machine.got == []
    evening.later(400)
    assert len(machine.got) == 1


def test_quiet_hours_put_it_off_to_the_morning(evening: Evening, machine: Receiver) -> None:
    bob = evening.sit_down(**DISCORD, address=machine.url)
    assert evening.api("PUT", "/quiet", quiet="14:00-08:00").status_code == 200
    evening.later(200)  # 14:17 in Greenwich
    assert machine.got == []
    evening.later(12 * HOUR)
    assert machine.got == []
    evening.later(6 * HOUR)
    assert len(machine.got) == 1
    assert evening.api("PUT", "/quiet", quiet="26:00-08:00").status_code == 400
    assert evening.api("PUT", "/quiet", quiet="08:00-07:30").status_code == 400
    assert bob.choices()


def test_quiet_hours_follow_the_zone_of_the_player() -> None:
    assert quiet_hours_end("", "", MORNING) == MORNING
    assert quiet_hours_end("22:00-08:00", "", MORNING) == MORNING
    wait = quiet_hours_end("22:00-08:00", "Asia/Tokyo", MORNING) - MORNING  # 23:13 there
    assert 8 * HOUR < wait < 9 * HOUR


def test_nobody_is_told_of_tables_with_bots_alone_nor_of_live_ones(
    evening: Evening, machine: Receiver
) -> None:
    evening.more = {"terms": {"clock": {"pace": "normal"}, "stand_in": "scholar"}}
    evening.sit_down(**DISCORD, address=machine.url)
    evening.later(200)
    assert machine.got == []
    lay(evening.client, "person", "greedy")
    assert evening.rows(NOTICES) == []


def test_who_fails_is_tried_again_and_shown_as_broken_in_the_end(
    evening: Evening, machine: Receiver
) -> None:
    evening.sit_down(**DISCORD, address=machine.url)
    machine.answers, machine.headers = [500, 429, 500], {"Retry-After": "1000"}
    evening.later(200)
    assert len(machine.got) == 1
    evening.later(RETRY_SECONDS[0] - 1)
    assert len(machine.got) == 1  # it wants to be left alone for longer
    for pause in (1000, 1000, RETRY_SECONDS[2], RETRY_SECONDS[3]):
        evening.later(pause + 1)
    assert len(machine.got) == len(RETRY_SECONDS) + 1
    assert evening.states() == ["failed"]
    (channel,) = evening.api("GET", "/channels").json()
    assert channel["state"] == "broken"
    evening.service.keyring.forget()  # what is known of a key is believed for a moment
    page = evening.client.get("/", headers={**evening.bob.headers, "accept-language": "en"})
    assert "no longer works" in page.text
    machine.answers = [200]
    assert evening.api("POST", f"/channels/{channel['id']}/test").status_code == 204
    assert evening.api("GET", "/channels").json()[0]["state"] == "good"


def test_an_address_that_is_gone_is_not_tried_again(evening: Evening, machine: Receiver) -> None:
    evening.sit_down(**DISCORD, address=machine.url)
    machine.answers = [410]
    evening.later(200)
    evening.later(HOUR)
    assert len(machine.got) == 1
    assert evening.api("GET", "/channels").json()[0]["state"] == "broken"


def test_what_was_being_sent_when_the_server_ended_is_not_sent_again(
    evening: Evening, machine: Receiver
) -> None:
    evening.sit_down(**DISCORD, address=machine.url)
    machine.answers = [500]
    evening.later(200)
    with evening.service.db.engine.begin() as connection:
        connection.execute(update(DELIVERIES).values(state="sending", due=evening.clock.now()))
    evening.later(MAX_CLAIM_SECONDS - 1)
    assert evening.states() == ["sending"]
    evening.later(HOUR)
    assert (evening.states(), len(machine.got)) == (["unknown"], 1)


def test_a_seat_with_a_stand_in_is_not_told(evening: Evening, machine: Receiver) -> None:
    evening.sit_down(**DISCORD, address=machine.url)
    with evening.service.db.engine.begin() as connection:
        connection.execute(update(SEATS).where(SEATS.c.seat == 1).values(stand_in="greedy"))
    evening.later(200)
    assert machine.got == []


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
    assert letter["subject"] == "It is your turn: Xi’an"
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


def test_the_page_adds_tries_and_ends(evening: Evening, machine: Receiver) -> None:
    evening.sit_down()
    page, headers = "/me/notices", {**evening.bob.headers, "accept": "text/html"}

    def send(path: str, **fields: str) -> str:
        answer = evening.client.post(page + path, data=fields, headers=headers)
        assert answer.status_code == 200, answer.text
        return answer.text

    assert "This server sends no mail" in evening.client.get(page, headers=headers).text
    send("/add", kind="hook", form="ntfy", address=machine.url)
    (channel,) = evening.api("GET", "/channels").json()
    assert "trial message was sent" in send(f"/{channel['id']}", do="test")
    assert machine.got[0][1].decode().startswith("Dynasty: a trial message")
    send("/quiet", quiet="yes", begins="22:00", ends="07:30")
    assert evening.api("GET", "/quiet").json() == {"quiet": "22:00-07:30"}
    send(f"/{channel['id']}", do="end")
    assert evening.api("GET", "/channels").json() == []


def test_messages_have_the_form_of_their_service() -> None:
    words = Translator("en")
    waiting = ["Ann <!channel>", "Cy"]
    news = TableNews("t1", "Xi’an", ["turn"], "https://x/tables/t1", waiting=waiting)
    message = message_text.notification_message(words, [news])
    assert message.text.split("\n")[1] == "Ann <!channel> and Cy wait for you."
    body, headers = webhooks.webhook_request("json", message, "", "secret")
    signed = hmac.new(b"secret", body, hashlib.sha256).hexdigest()
    assert headers[webhooks.SIGNATURE_HEADER] == f"sha256={signed}"
    assert b'"table": "t1"' in body
    assert b"<!channel>" not in webhooks.webhook_request("slack", message, "", "")[0]
    assert b'"chat_id": "-5"' in webhooks.webhook_request("telegram", message, "-5", "")[0]
    assert webhooks.webhook_request("ntfy", message, "", "")[1]["Content-Type"].startswith(
        "text/plain"
    )


@pytest.mark.parametrize("text", ["a@b.org", "a.b+c@d-e.example"])
def test_mailboxes(text: str) -> None:
    assert is_mail_address(text)


@pytest.mark.parametrize("text", ["", "a", "@b.org", "a@b", "a b@c.org", "a@c.org\nBcc: d@e.org"])
def test_no_mailboxes(text: str) -> None:
    assert not is_mail_address(text)


def test_the_mail_server_is_named_by_an_address() -> None:
    found = read_smtp_server("smtps://ann:p%40ss@mail.example", "play@club.example")
    expected = SmtpServer("mail.example", 465, True, "ann", "p@ss", "play@club.example")
    assert found == expected
    for url, sender in (("http://mail.example", "a@b.org"), ("smtp://mail.example", "club")):
        with pytest.raises(BadOptions):
            read_smtp_server(url, sender)
