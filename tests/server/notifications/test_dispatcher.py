"""Of what players are told besides turns: once, while it holds, when and where they want it."""

from __future__ import annotations

from dataclasses import replace

from dynasty.server.db.schema import DELIVERIES, NOTICES
from dynasty.server.model.room import TableSeat
from dynasty.server.settings import Settings
from dynasty.server.tables.chat import mentioned_seats
from dynasty.text import Translator
from tests.server.support.notified_evening import HOUR, Evening, Start
from tests.server.support.open_tables import come, lay_open
from tests.server.support.webhook_receiver import Receiver

DAY = 24 * HOUR
DAILY = {"stand_in": "default", "clock": {"pace": "day", "opens": "00:00", "closes": "00:00"}}


def hook(machine: Receiver) -> dict[str, str]:
    return {"kind": "hook", "form": "json", "address": machine.url}


def kinds(machine: Receiver) -> list[str]:
    return [body["kind"] for body in machine.bodies()]


def texts(machine: Receiver) -> list[str]:
    return [body["text"] for body in machine.bodies()]


def test_c8_c9_two_reminders_and_the_end_of_time_are_told_once(
    start: Start, settings: Settings, machine: Receiver
) -> None:
    evening = Evening(start, replace(settings, private_hooks=True), terms=DAILY)
    evening.sit_down(**hook(machine))
    evening.later(200)
    evening.later(18 * HOUR - 300)
    assert kinds(machine) == ["turn"]
    evening.later(101)
    evening.later(60)
    assert kinds(machine) == ["turn", "reserve"]
    assert "your time bank of 3 days" in texts(machine)[-1]
    evening.later(3 * DAY)
    assert kinds(machine)[2:] == ["last"]
    assert machine.bodies()[-1]["deadline"] == evening.service.clock.now() + 6 * HOUR - 61
    evening.later(6 * HOUR)
    evening.later(60)
    assert kinds(machine)[3:] == ["late"]
    assert evening.rows(NOTICES) == []


def test_c8_whoever_is_here_is_not_reminded(evening: Evening, machine: Receiver) -> None:
    evening.more = {"terms": DAILY}
    bob = evening.sit_down(**hook(machine))
    evening.later(200)
    evening.clock.time += 18 * HOUR - 250
    bob.post("/presence", idle=0)
    evening.later(60)
    evening.later(HOUR)
    assert kinds(machine) == ["turn"]


def test_whoever_must_agree_is_told_unless_they_have_answered(
    evening: Evening, machine: Receiver
) -> None:
    evening.more = {"terms": DAILY}
    bob = evening.sit_down(**hook(machine))
    evening.later(200)
    assert evening.ann.post("/consents", kind="pause").status_code == 201
    evening.later(80)
    assert kinds(machine) == ["turn"]
    evening.later(20)
    assert kinds(machine) == ["turn", "consent"]
    assert "asks for a pause" in texts(machine)[-1]
    (mark,) = [one["id"] for one in bob.get("/consents").json()]
    assert bob.put(f"/consents/{mark}", agrees=False).status_code == 200
    evening.ann.post("/consents", kind="pause")
    (mark,) = [one["id"] for one in bob.get("/consents").json()]
    bob.put(f"/consents/{mark}", agrees=True)
    evening.later(HOUR)
    assert len(machine.got) == 2


def test_that_a_table_begins_is_told_with_the_first_turn(
    evening: Evening, machine: Receiver
) -> None:
    host = lay_open(evening.client, "me", "person", "person")
    evening.bob = come(host)
    assert evening.api("POST", "/channels", **hook(machine)).status_code == 201
    come(host)
    evening.later(100)
    assert kinds(machine) == ["turn"]
    assert texts(machine)[0].split("\n")[:2] == [
        Translator("en").say("notice-turn", game="Xi’an"),
        Translator("en").say("notice-begins", game="Xi’an"),
    ]


def test_the_end_and_a_rematch_are_told(evening: Evening, machine: Receiver) -> None:
    bob = evening.sit_down(**hook(machine))
    evening.later(200)
    assert evening.ann.post("/end", wants=True).status_code < 300
    evening.later(100)
    assert kinds(machine) == ["turn", "end"]
    assert Translator("en").say("notice-wants-end", n=1, names="Purple") in texts(machine)[-1]
    assert bob.post("/end", wants=True).status_code < 300
    evening.clock.time += 300
    evening.later(100)
    assert kinds(machine)[2:] == ["over"]
    assert evening.ann.post("/rematch").status_code < 300
    evening.later(100)
    assert kinds(machine)[3:] == ["rematch"]
    again = machine.bodies()[-1]["address"].rpartition("/")[2]
    assert again not in ("", bob.table)
    evening.later(DAY)
    assert len(machine.got) == 4


def test_who_has_left_the_table_is_told_to_the_others(evening: Evening, machine: Receiver) -> None:
    evening.sit_down(**hook(machine))
    evening.later(200)
    assert evening.ann.post("/leave", seat=0).status_code < 300
    evening.later(100)
    assert kinds(machine) == ["turn", "seat"]
    assert Translator("en").say("told-left", seat="Purple") in texts(machine)[-1]


def test_lines_of_the_chat_ride_along_and_names_are_told_if_wanted(
    evening: Evening, machine: Receiver
) -> None:
    bob = evening.sit_down(**hook(machine))
    evening.ann.post("/chat", text="hello @Bob")
    evening.later(200)
    assert kinds(machine) == ["turn"]
    assert Translator("en").say("notice-unread", n=1) in texts(machine)[0]
    assert "hello" not in texts(machine)[0]
    evening.service.rooms[bob.table].chairs[1].name = "Bob"
    wish = {"digest": "", "named": True}
    assert evening.api("PUT", "/digest", **wish).json() == wish
    evening.ann.post("/chat", text="are you there, @bob?")
    evening.later(100)
    assert kinds(machine)[1:] == ["named"]
    page = evening.client.get(f"/tables/{bob.table}", headers=bob.headers).text
    assert page.count(" data-named") == 2
    assert "are you there" not in texts(machine)[1]
    evening.ann.post("/chat", text="@Bob!")
    assert bob.put("/chat/read", number=3).status_code == 204
    evening.later(100)
    assert len(machine.got) == 2


def test_names_behind_an_at_sign() -> None:
    chairs = [
        TableSeat(seat, name, "person", "", "") for seat, name in enumerate(("Ann", "Ann B", ""))
    ]
    assert mentioned_seats("@ann, look", chairs) == {0}
    assert mentioned_seats("@Ann B: look", chairs) == {1}
    assert mentioned_seats("mail@ann @Anna @", chairs) == set()


def test_a_digest_lists_all_open_turns_at_its_hour(evening: Evening, machine: Receiver) -> None:
    evening.sit_down(**hook(machine))
    assert evening.api("PUT", "/digest", digest="18:00").status_code == 200
    assert evening.api("PUT", "/digest", digest="24:00").status_code == 422
    evening.later(200)
    evening.later(3 * HOUR)  # 17:17 in Greenwich
    assert machine.got == []
    evening.later(HOUR)
    assert kinds(machine) == ["turn"]
    evening.later(DAY)
    assert len(machine.got) == 1  # nothing is new


def test_what_waited_for_the_morning_is_one_message(evening: Evening, machine: Receiver) -> None:
    evening.sit_down(**hook(machine))
    evening.api("PUT", "/quiet", quiet="14:00-08:00")
    evening.ann.post("/end", wants=True)
    evening.later(200)
    evening.later(18 * HOUR)
    assert kinds(machine) == ["turn"]
    assert "end the game" in texts(machine)[0]
    assert len(evening.rows(DELIVERIES)) == 1
