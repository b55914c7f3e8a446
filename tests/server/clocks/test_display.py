"""C14: what pages and programs are told of clocks, in the reader's zone and language."""

from __future__ import annotations

from collections.abc import Callable

from fastapi.testclient import TestClient

from dynasty.server.api.clocks import seat_clock_out
from dynasty.server.clocks import display
from dynasty.server.clocks.display import ClockReader
from dynasty.server.model import clock_rules, timezones
from dynasty.server.model.play_hours import HOUR_MS
from dynasty.server.model.seat_timing import SeatTiming
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Translator
from tests.server.support.clock_examples import DAILY, NOON, PARIS, QUICK, asked
from tests.server.support.guests import Guest, lay
from tests.server.support.rooms import table_service
from tests.server.support.table_pages import HTML
from tests.server.support.timed_tables import laid, pass_time, timing

Start = Callable[..., TestClient]
SPACES = str.maketrans("\u00a0\u202f", "  ")
LATE = Translator("en").say("clock-late")


def shown(timing: SeatTiming, now: int, language: str = "en") -> tuple[str, str, bool]:
    """In short, in a sentence, and whether it is bold."""
    face = display.clock_face(timing, ClockReader(Translator(language, names=["Ann"]), PARIS, now))
    return face.text.translate(SPACES), face.words.translate(SPACES), face.bold


def test_c14_days_are_told_as_a_date_and_how_far_off_it_is() -> None:
    timing = SeatTiming(0, DAILY, asked(DAILY), "ann")
    assert shown(timing, NOON)[:2] == ("in 4 days", "Ann has until Fri 5 Jun, 12:00 (in 4 days).")
    text, words, _ = shown(timing, NOON, "fr")
    assert (text, words) == ("dans 4 jours", "Ann a jusqu’au ven. 5 juin, 12:00 (dans 4 jours).")
    last = clock_rules.charge_clock(DAILY, timing.clock, NOON + 95 * HOUR_MS)
    assert shown(SeatTiming(0, DAILY, last, "ann"), NOON + 95 * HOUR_MS)[0] == "in 60 min"
    assert shown(SeatTiming(0, DAILY, last, "ann"), NOON + 95 * HOUR_MS)[2]


def test_c14_a_live_clock_has_figures_and_says_when_it_stands() -> None:
    running = SeatTiming(0, QUICK, asked(QUICK), "ann")
    assert shown(running, NOON)[0] == "until 12:10:30"
    halted = SeatTiming(0, QUICK, clock_rules.stop_clock(QUICK, running.clock, NOON + 5000), "ann")
    text, words, bold = shown(halted, NOON + HOUR_MS)
    assert (text, bold) == ("10:25", False)
    assert words == Translator("en").say("clock-of-stands", seat="Ann", time="10:25")
    over = clock_rules.charge_clock(QUICK, running.clock, NOON + 700_000)
    assert shown(SeatTiming(0, QUICK, over, "ann"), NOON + 700_000)[0] == LATE
    assert (
        shown(SeatTiming(0, QUICK, clock_rules.new_clock(QUICK), "ann"), NOON)[0] == "10:30"
    )  # the next turn
    assert display.clock_digits(3_725_000) == "1:02:05"


def test_c14_who_does_not_play_in_person_has_no_clock_to_show() -> None:
    reader = ClockReader(Translator("en"), "", NOON)
    bot = SeatTiming(0, QUICK, asked(QUICK), "ann", stand_in="greedy")
    nobody = SeatTiming(1, QUICK, clock_rules.new_clock(QUICK))
    assert display.clock_faces({0: bot, 1: nobody}, reader) == {}
    assert timezones.time_text(reader.words, NOON, "") == "10:00:00 UTC"


def test_c7_who_is_on_holiday_is_shown_until_when() -> None:
    rules = clock_rules.with_vacation(DAILY, NOON, NOON + 72 * HOUR_MS, NOON)
    timing = SeatTiming(0, rules, asked(rules), "ann")
    reader = ClockReader(Translator("fr"), PARIS, NOON + HOUR_MS)
    assert display.vacation_ends({0: timing}, reader) == {0: "4 juin"}
    assert display.vacation_ends({0: timing}, ClockReader(reader.words, PARIS, NOON - 1)) == {}


def test_c14_pages_and_programs_are_told_the_same(lite: Settings, start: Start) -> None:
    clock, (ann, bob) = laid(start, lite, "quick")
    pass_time(clock, 100)
    eve = Guest(ann.client, ann.table, None)
    for guest in (ann, eve):
        told = guest.get("/clock").json()
        assert [seat["left"] for seat in told["seats"]] == [530, 530]
        assert told["seats"][0] | {"due": 0} == {
            "seat": 0,
            "free": 0,
            "reserve": 530,
            "left": 530,
            "ticks": True,
            "due": 0,
            "late": False,
            "stand_in": "",
            "holiday": 0,
            "reminders": [],
        }
        assert told["seats"][0]["due"] == told["now"] + 530
    for language in LANGUAGES:
        words = Translator(language)
        cookies = f"zone=Asia/Tokyo; language={language}"
        headers = {**ann.headers, **HTML, "cookie": cookies}
        drawn = ann.client.get(f"/tables/{ann.table}", headers=headers).text
        text = ann.client.get(f"/tables/{ann.table}/text", headers=headers).text
        due = round(clock.now() * 1000) + 530_000
        date = timezones.time_text(words, due, "Asia/Tokyo")
        assert f'data-due="{due}" data-live data-tenth="3000"' in drawn
        assert f'data-now="{round(clock.now() * 1000)}"' in drawn
        assert all(date in page for page in (drawn, text))
    assert bob.choose("keep:hand").status_code == 200
    assert [seat["ticks"] for seat in ann.get("/clock").json()["seats"]] == [True, False]


def test_the_lobby_and_programs_are_told_until_when_there_is_time(
    lite: Settings, start: Start
) -> None:
    clock, (ann, bob) = laid(start, lite, "day", opens="00:00", closes="00:00")
    due = clock.now() + 4 * 86_400
    turn = ann.client.get("/api/me/turns", headers=ann.headers).json()[0]
    assert (turn["table"], turn["due"]) == (ann.table, due)
    info = ann.client.get("/api/tables", headers=ann.headers).json()[0]
    assert info["due"] == due
    pass_time(clock, 86_400)

    def lobby(language: str) -> str:
        cookies = f"zone=Asia/Tokyo; language={language}"
        headers = {**ann.headers, **HTML, "cookie": cookies}
        return ann.client.get("/", headers=headers).text.translate(SPACES)

    assert "until Fri 25 Sep, 23:13 (in 3 days)" in lobby("en")
    assert "jusqu’au ven. 25 sept., 23:13 (dans 3 jours)" in lobby("fr")
    for guest in (ann, bob):
        assert guest.choose("keep:hand").status_code == 200
    assert display.deadline_text(5, True, ClockReader(Translator("en"), PARIS, 5)) == LATE


def reminders_of(bob: Guest) -> list[float]:
    """As who sends them knows them, whether or not Bob is here."""
    found = timing(bob, 1)
    now = round(table_service(bob).clock.now() * 1000)
    return seat_clock_out(found, now, reminds=True).reminders


def test_c8_reminders_are_for_who_sits_there_and_is_not_here(lite: Settings, start: Start) -> None:
    clock, (ann, bob) = laid(start, lite, "day", opens="00:00", closes="00:00")
    begun = clock.now()
    assert bob.get("/clock").json()["seats"][1]["reminders"] == []  # Bob is here
    assert reminders_of(bob) == [begun + 0.75 * 86_400, begun + 3.75 * 86_400]
    pass_time(clock, 86_400)
    assert reminders_of(bob) == [begun + 3.75 * 86_400]
    assert ann.get("/clock").json()["seats"][1]["reminders"] == []  # they are Bob's


def test_a_table_without_a_clock_shows_none(lite: Settings, start: Start) -> None:
    ann = lay(start(lite), "person", "person")[1]
    told = ann.get("/clock").json()
    assert (told["seats"], told["paused"]) == ([], None)
    page = ann.client.get(f"/tables/{ann.table}", headers={**ann.headers, **HTML}).text
    assert "clocks.css" not in page
    assert "data-due" not in page
