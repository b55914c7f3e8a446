"""Web Push: sealed for one browser, signed by the server, of a table one at a time."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import update

from dynasty.server.db.notification_deliveries import MAX_CLAIM_SECONDS
from dynasty.server.db.schema import DELIVERIES
from dynasty.server.notifications import web_push
from dynasty.server.settings import Settings
from dynasty.text import Translator
from tests.server.support.browser_key import BrowserKey, claims_of
from tests.server.support.notified_evening import HOUR, Evening, Start
from tests.server.support.webhook_receiver import Receiver

LIVE = {"clock": {"pace": "normal"}, "stand_in": "scholar"}


@pytest.fixture
def evening(start: Start, lite: Settings) -> Evening:
    site, sender = "https://play.example", "play@club.example"
    return Evening(start, replace(lite, private_hooks=True, public_url=site, sender=sender))


def test_a_browser_alone_can_read_what_the_server_signed(
    evening: Evening, machine: Receiver
) -> None:
    mine = BrowserKey()
    bob = evening.sit_down(**mine.channel(machine))
    evening.later(200)
    ((headers, body),) = machine.got
    told = mine.read(body)
    assert told["title"] == Translator("en").say("notice-turn", game="Xi’an")
    assert told["body"].endswith("is waiting for you.")
    assert (told["tag"], told["url"]) == (bob.table, f"/tables/{bob.table}")
    assert headers["Topic"] == bob.table
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
    key, claims = claims_of(headers)
    assert key == evening.client.get("/api/push").json()["key"]
    assert claims["sub"] == "mailto:play@club.example"
    assert claims["aud"] == machine.url.partition("/hook")[0]
    assert 0 < claims["exp"] - evening.clock.now() <= 12 * HOUR
    with pytest.raises(Exception, match="Decryption"):
        BrowserKey().read(body)


def test_at_a_live_table_browsers_alone_are_told_and_soon(
    evening: Evening, machine: Receiver
) -> None:
    evening.more = {"terms": LIVE}
    mine = BrowserKey()
    evening.sit_down(**mine.channel(machine))
    evening.api("PUT", "/quiet", quiet="14:00-08:00")
    hook = {"kind": "hook", "form": "json", "address": machine.url}
    assert evening.api("POST", "/channels", **hook).status_code == 201
    evening.later(10)
    assert machine.got == []
    evening.clock.time += 200  # nobody has done anything for three minutes
    evening.later(0)
    ((_, body),) = machine.got
    assert mine.read(body)["title"] == Translator("en").say("notice-turn", game="Xi’an")


def test_a_browser_that_is_gone_is_forgotten_and_one_that_comes_again_is_one(
    evening: Evening, machine: Receiver
) -> None:
    mine = BrowserKey().channel(machine)
    evening.sit_down(**mine)
    assert evening.api("POST", "/channels", **mine).status_code == 201
    assert len(evening.api("GET", "/channels").json()) == 1
    machine.answers = [410]
    evening.later(200)
    assert len(machine.got) == 1
    assert evening.api("GET", "/channels").json() == []
    assert evening.rows(DELIVERIES) == []


def test_a_push_that_was_being_sent_when_the_server_ended_is_sent_again(
    evening: Evening, machine: Receiver
) -> None:
    evening.sit_down(**BrowserKey().channel(machine))
    evening.later(200)
    with evening.service.db.engine.begin() as connection:
        connection.execute(update(DELIVERIES).values(state="sending", due=evening.clock.now()))
    evening.later(MAX_CLAIM_SECONDS + 1)
    assert (evening.states(), len(machine.got)) == (["sent"], 2)
    topics = {headers["Topic"] for headers, _ in machine.got}
    assert len(topics) == 1


def test_only_the_keys_of_a_browser_are_taken(evening: Evening, machine: Receiver) -> None:
    evening.sit_down()
    good = BrowserKey().channel(machine)
    point, _, secret = good["keys"].partition(".")
    for keys in ("", "abc", f"{point}.abc", f"{point[:-4]}AAAA.{secret}", f"{point}.{secret}.x"):
        assert evening.api("POST", "/channels", **{**good, "keys": keys}).status_code == 400
    assert evening.api("POST", "/channels", **{**good, "keys": "é"}).status_code == 422


def test_the_key_of_a_server_is_made_once(start: Start, settings: Settings) -> None:
    first, second = (start(settings).get("/api/push").json()["key"] for _ in range(2))
    assert first == second
    assert len(web_push.decode_base64url(first)) == 65


def test_the_site_can_be_put_among_the_apps_of_a_phone(evening: Evening) -> None:
    worker = evening.client.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    about = evening.client.get("/manifest.webmanifest", headers={"accept-language": "fr"}).json()
    assert about["lang"] == "fr"
    for icon in about["icons"]:
        assert evening.client.get(icon["src"]).headers["content-type"] == "image/png"
