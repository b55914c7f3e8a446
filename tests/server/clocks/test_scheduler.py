"""Clocks at tables, by a clock that is put forward: who is late, who acts for them, who is back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy import select

from dynasty.server.app import create_app
from dynasty.server.clocks import scheduler
from dynasty.server.db.schema import LOG
from dynasty.server.model import clock_rules
from dynasty.server.model.play_hours import MINUTE_MS
from dynasty.server.model.seat_timing import SeatTiming
from dynasty.server.settings import Settings
from tests.server.support.fake_clock import FakeClock
from tests.server.support.guests import Guest, lay
from tests.server.support.server_process import until

Start = Callable[..., TestClient]
BOT = "default"
DUTIES = 6  # of a server, asleep by its clock: presence, consents, clocks, beat, post, rooms


def laid(
    start: Start, settings: Settings, pace: str, seats: int = 2, bot: str = BOT, **more: Any
) -> tuple[FakeClock, list[Guest]]:
    """A table of people with a clock; nobody waits for the clock of the machine."""
    clock = FakeClock()
    terms = {"stand_in": bot, "clock": {"pace": pace, **more}}
    return clock, lay(start(settings, clock), *["person"] * seats, terms=terms)[1:]


def pass_time(clock: FakeClock, seconds: float) -> None:
    """So much later; everybody who waits for that has fallen asleep before."""
    until(lambda: sum(not sleeper.done() for _, sleeper in clock.sleepers) >= DUTIES)
    clock.advance(seconds)


def table_service(guest: Guest) -> Any:
    return guest.client.app.state.service  # type: ignore[attr-defined]


def timing(guest: Guest, seat: int) -> SeatTiming:
    found: SeatTiming = table_service(guest).rooms[guest.table].timings[seat]
    return found


def used(guest: Guest, seat: int, clock: FakeClock) -> int:
    """Seconds that the clock of a seat has ticked in all."""
    found = timing(guest, seat)
    return (
        clock_rules.charge_clock(found.rules, found.clock, round(clock.now() * 1000)).used // 1000
    )


def told(guest: Guest) -> list[tuple[str, int]]:
    """What was said at the table of its seats, since people sat down."""
    kinds = [(line["kind"], line["seat"]) for line in guest.get("/happenings").json()]
    return [kind for kind in kinds if kind[0] not in ("sat-down", "seed")]


def by_bots(guest: Guest) -> list[tuple[int, str]]:
    """Entries of the log that somebody else made: whose, and by whom."""
    entries = select(LOG.c.seat, LOG.c.by).where(LOG.c.by.is_not(None)).order_by(LOG.c.seq)
    with table_service(guest).db.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(entries)]


def test_c1_c4_seats_of_a_secret_tick_each_until_its_answer_came(
    settings: Settings, start: Start
) -> None:
    clock, guests = laid(start, settings, "quick", seats=3)
    for guest in guests[:2]:
        pass_time(clock, 10)
        assert guest.choose("keep:hand").status_code == 200
    used = [timing(guests[0], seat).clock.used for seat in range(3)]
    assert used == [10_000, 20_000, 0]  # the third one's is charged when it answers
    assert [timing(guests[0], seat).clock.since is None for seat in range(3)] == [True, True, False]
    again = start(settings, clock)
    third = table_service(guests[0]).db.read_now(scheduler.next_clock_wake)
    assert third == timing(guests[0], 2).clock.due
    assert Guest(again, guests[0].table, None).get("").status_code == 200


def test_c9_at_a_live_table_a_bot_plays_the_turn_of_who_is_late(
    settings: Settings, start: Start
) -> None:
    clock, (ann, bob) = laid(start, settings, "quick")
    ann.choose("keep:hand")
    due = timing(ann, 1).clock.due
    assert due == round(clock.now() * 1000) + 30_000 + 10 * MINUTE_MS
    pass_time(clock, 629)
    assert timing(ann, 1).stand_in == ""
    pass_time(clock, 1)
    until(lambda: by_bots(ann) != [])
    assert set(by_bots(ann)) == {(1, BOT)}
    assert told(ann)[0] == ("time-up", 1)
    until(lambda: timing(ann, 1).stand_in == "")  # its turn is over, the seat is Bob's again
    assert bob.get("").json()["seats"][1]["stand_in"] == ""
    assert timing(ann, 1).clock.missed == 1


def test_c9_at_a_slow_table_there_is_a_grace_and_then_a_bot(lite: Settings, start: Start) -> None:
    clock, (ann, bob) = laid(start, lite, "day", opens="00:00", closes="00:00")
    ann.choose("keep:hand")
    pass_time(clock, 4 * 86_400 - 1)
    assert told(ann) == []
    pass_time(clock, 1)
    until(lambda: told(ann) == [("late", 1)])
    until(lambda: (timing(ann, 1).late, timing(ann, 1).stand_in) == (True, ""))
    pass_time(clock, 6 * 3600)
    until(lambda: ("time-up", 1) in told(ann))
    until(lambda: by_bots(ann) != [])
    until(lambda: bob.post("/undo", seq=bob.asking()["seq"]).status_code == 422)  # or the bot chose


def test_c9_without_a_stand_in_there_is_but_the_mark(lite: Settings, start: Start) -> None:
    clock, (ann, bob) = laid(start, lite, "quick", bot="nobody")
    ann.choose("keep:hand")
    pass_time(clock, 630)
    until(lambda: told(ann) == [("late", 1)])
    pass_time(clock, 10 * 86_400)
    assert (by_bots(ann), told(ann)) == ([], [("late", 1)])
    assert table_service(ann).db.read_now(scheduler.next_clock_wake) is None
    assert bob.choose("keep:hand").status_code == 200


def answer_until(guest: Guest, over: Callable[[], bool]) -> None:
    """Whatever the guest is asked is answered with the first choice."""
    while not over():
        asked = guest.asking()["asked"]
        if asked:
            guest.choose(asked[0]["choices"][0])


def test_c10_c11_after_two_turns_the_bot_stays_until_any_choice(
    lite: Settings, start: Start
) -> None:
    clock, (ann, bob) = laid(start, lite, "quick")
    ann.choose("keep:hand")
    for missed in (1, 2):
        answer_until(ann, lambda: timing(ann, 1).clock.since is not None)
        pass_time(clock, 631)
        until(lambda missed=missed: timing(ann, 1).clock.missed == missed)  # type: ignore[misc]
    assert told(ann)[-1] == ("stays-away", 1)
    assert timing(ann, 1).stand_in == BOT
    before = len(by_bots(ann))
    answer_until(ann, lambda: len(by_bots(ann)) > before)  # no clock need run out any more
    assert bob.put("/seats/1/stand-in", player="").status_code == 200
    assert told(ann)[-1] == ("is-back", 1)
    assert (timing(ann, 1).clock.missed, timing(ann, 1).stand_in) == (0, "")
    answer_until(ann, lambda: timing(ann, 1).clock.since is not None)
    assert timing(ann, 1).clock.left == 30_000  # the reserve is gone for good


def test_c11_whoever_lets_a_bot_play_goes_on_with_what_was_left(
    lite: Settings, start: Start
) -> None:
    clock, (ann, bob) = laid(start, lite, "slow", bot="nobody")
    pass_time(clock, 20)
    assert bob.put("/seats/1/stand-in", player=BOT).status_code == 200
    assert timing(ann, 1).clock.since is None
    until(lambda: not timing(ann, 1).clock.asked)
    assert (timing(ann, 1).stand_in, timing(ann, 1).clock.missed) == (BOT, 0)  # it was agreed to
    pass_time(clock, 10)
    assert [used(ann, seat, clock) for seat in (0, 1)] == [30, 20]


def test_c5_a_turn_that_an_undo_began_goes_on_with_what_was_left(
    lite: Settings, start: Start
) -> None:
    clock, (ann, bob) = laid(start, lite, "quick")
    pass_time(clock, 12)
    ann.choose("keep:hand")
    pass_time(clock, 5)
    assert ann.post("/undo", seq=ann.asking()["seq"]).status_code == 200
    assert timing(ann, 0).clock.free == 18_000
    pass_time(clock, 3)
    ann.choose("keep:hand")
    assert timing(ann, 0).clock.kept == 15_000
    assert [used(bob, seat, clock) for seat in (0, 1)] == [15, 20]


def test_c13_nobody_loses_time_while_the_server_is_down_or_asleep(
    settings: Settings, start: Start
) -> None:
    clock = FakeClock()
    terms = {"stand_in": BOT, "clock": {"pace": "quick"}}
    with TestClient(create_app(settings, clock)) as client:
        ann, _ = lay(client, "person", "person", terms=terms)[1:]
        pass_time(clock, 100)
    clock.sleepers.clear()
    clock.advance(3600)  # nobody serves
    ann.client = start(settings, clock)
    ann.get("")
    due = [timing(ann, seat).clock.due for seat in (0, 1)]
    assert due == [round(clock.now() * 1000) + 530_000] * 2
    until(lambda: sum(not sleeper.done() for _, sleeper in clock.sleepers) >= DUTIES)
    clock.asleep += 7200
    clock.advance(7200)
    until(lambda: timing(ann, 0).clock.due != due[0])
    assert timing(ann, 0).clock.due == round(clock.now() * 1000) + 530_000
    assert (by_bots(ann), told(ann)) == ([], [])


def test_c12_a_pause_by_consent_ends_with_any_choice_or_after_two_weeks(
    lite: Settings, start: Start
) -> None:
    clock, (ann, bob) = laid(start, lite, "quick")
    pass_time(clock, 10)
    mark = ann.post("/consents", kind="pause").json()[0]["id"]
    assert timing(ann, 0).clock.since is not None  # nobody extends a deadline alone
    assert bob.put(f"/consents/{mark}", agrees=True).status_code == 200
    assert [timing(ann, seat).clock.since for seat in (0, 1)] == [None, None]
    assert ann.post("/consents", kind="pause").status_code == 400
    pass_time(clock, 5 * 86_400)
    assert bob.choose("keep:hand").status_code == 200
    assert [used(ann, seat, clock) for seat in (0, 1)] == [10, 10]
    mark = bob.post("/consents", kind="pause").json()[0]["id"]
    assert ann.put(f"/consents/{mark}", agrees=True).status_code == 200
    pass_time(clock, 14 * 86_400)
    until(lambda: told(ann)[-1] == ("pause-over", -1))
    assert timing(ann, 0).clock.since is not None
    assert used(ann, 0, clock) == 10
    for guest in (ann, bob):
        clock_of = guest.client.delete(f"/api/tables/{guest.table}/pause", headers=guest.headers)
        assert clock_of.json()["paused"] is None


def test_c9_all_others_together_may_call_a_bot_for_this_turn(lite: Settings, start: Start) -> None:
    clock, (ann, bob, eve) = laid(start, lite, "quick", seats=3, bot="nobody")
    for guest in (ann, eve):
        guest.choose("keep:hand")
    assert ann.post("/consents", kind="stand-in").status_code == 400  # nobody is late yet
    pass_time(clock, 630)
    until(lambda: told(ann) == [("late", 1)])
    mark = ann.post("/consents", kind="stand-in").json()[0]["id"]
    assert bob.put(f"/consents/{mark}", agrees=False).status_code == 403  # it is about Bob
    assert eve.put(f"/consents/{mark}", agrees=True).status_code == 200
    until(lambda: by_bots(ann) != [])
    assert by_bots(ann)[0] == (1, "artisan")
    until(lambda: timing(ann, 1).stand_in == "")
