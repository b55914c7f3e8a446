"""Clocks at tables, by a clock that is put forward: who is late, who acts for them, who is back."""

from __future__ import annotations

from collections.abc import Callable

from fastapi.testclient import TestClient

from dynasty.server.clocks import scheduler
from dynasty.server.model.play_hours import MINUTE_MS
from dynasty.server.settings import Settings
from tests.server.support.guests import Guest
from tests.server.support.rooms import table_service
from tests.server.support.server_process import until
from tests.server.support.timed_tables import (
    BOT,
    by_bots,
    laid,
    pass_time,
    timing,
    told,
    used,
)

Start = Callable[..., TestClient]


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
