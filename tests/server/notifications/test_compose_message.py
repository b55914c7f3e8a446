"""The post: told once, late enough, never of what is over, never silently lost."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import update

from dynasty.server.db.notification_deliveries import MAX_CLAIM_SECONDS, RETRY_SECONDS
from dynasty.server.db.schema import DELIVERIES, NOTICES, SEATS
from dynasty.server.settings import Settings
from dynasty.text import Translator
from tests.server.support.guests import lay, sit
from tests.server.support.notified_evening import HOUR, Evening, Start
from tests.server.support.webhook_receiver import Receiver

DISCORD = {"kind": "hook", "form": "discord"}


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
    assert words == "<@1> " + Translator("en").say("notice-turn", game="Xi’an")
    assert who.endswith(" is waiting for you.")
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
    evening.service.key_cache.forget()  # what is known of a key is believed for a moment
    page = evening.client.get("/", headers={**evening.bob.headers, "accept-language": "en"})
    assert Translator("en").say("notices-broken") in page.text
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
