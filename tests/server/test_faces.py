"""C14: what pages and programs are told of clocks, in the reader's zone and language."""

from __future__ import annotations

from collections.abc import Callable
from zoneinfo import ZoneInfo

from fastapi.testclient import TestClient

from dynasty.server.api.clock import seat_clock
from dynasty.server.pace import clocks, faces, zones
from dynasty.server.pace.faces import Reader
from dynasty.server.pace.hours import HOUR
from dynasty.server.pace.timing import Timing
from dynasty.server.settings import Settings
from dynasty.text import LANGUAGES, Words
from tests.server.guests import Guest, lay
from tests.server.test_clocks import DAILY, NOON, QUICK, asked
from tests.server.test_hours import PARIS
from tests.server.test_terms import HTML
from tests.server.test_timekeeper import hall_of, laid, pass_time, timing

Start = Callable[..., TestClient]
SPACES = str.maketrans("\u00a0\u202f", "  ")


def shown(timing: Timing, now: int, language: str = "en") -> tuple[str, str, bool]:
    """In short, in a sentence, and whether it is bold."""
    face = faces.face(timing, Reader(Words(language, names=["Ann"]), PARIS, now))
    return face.text.translate(SPACES), face.words.translate(SPACES), face.bold


def test_c14_days_are_told_as_a_date_and_how_far_off_it_is() -> None:
    timing = Timing(0, DAILY, asked(DAILY), "ann")
    assert shown(timing, NOON)[:2] == ("in 4 days", "Ann has until Fri 5 Jun, 12:00, in 4 days.")
    text, words, _ = shown(timing, NOON, "fr")
    assert (text, words) == ("dans 4 jours", "Ann a jusqu’au ven. 5 juin, 12:00, dans 4 jours.")
    last = clocks.charged(DAILY, timing.clock, NOON + 95 * HOUR)
    assert shown(Timing(0, DAILY, last, "ann"), NOON + 95 * HOUR)[0] == "in 60 min"
    assert shown(Timing(0, DAILY, last, "ann"), NOON + 95 * HOUR)[2]


def test_c14_a_live_clock_has_figures_and_says_when_it_stands() -> None:
    running = Timing(0, QUICK, asked(QUICK), "ann")
    assert shown(running, NOON)[0] == "until 12:10:30"
    halted = Timing(0, QUICK, clocks.halt(QUICK, running.clock, NOON + 5000), "ann")
    text, words, bold = shown(halted, NOON + HOUR)
    assert (text, bold) == ("10:25", False)
    assert words == "Ann has 10:25 left; the clock stands still."
    over = clocks.charged(QUICK, running.clock, NOON + 700_000)
    assert shown(Timing(0, QUICK, over, "ann"), NOON + 700_000)[0] == "time is up"
    assert shown(Timing(0, QUICK, clocks.new(QUICK), "ann"), NOON)[0] == "10:30"  # the next turn
    assert faces.figure(3_725_000) == "1:02:05"


def test_c14_who_does_not_play_in_person_has_no_clock_to_show() -> None:
    reader = Reader(Words("en"), "", NOON)
    bot = Timing(0, QUICK, asked(QUICK), "ann", stand_in="greedy")
    nobody = Timing(1, QUICK, clocks.new(QUICK))
    assert faces.faces({0: bot, 1: nobody}, reader) == {}
    assert zones.time(reader.words, NOON, "") == "10:00:00 UTC"


def test_c7_who_is_on_holiday_is_shown_until_when() -> None:
    rules = clocks.with_holiday(DAILY, NOON, NOON + 72 * HOUR, NOON)
    timing = Timing(0, rules, asked(rules), "ann")
    reader = Reader(Words("fr"), PARIS, NOON + HOUR)
    assert faces.holidays({0: timing}, reader) == {0: "4 juin"}
    assert faces.holidays({0: timing}, Reader(reader.words, PARIS, NOON - 1)) == {}


def test_zones_are_read_from_a_cookie_and_checked() -> None:
    assert all(map(zones.is_zone, (PARIS, "UTC", "Pacific/Apia")))
    assert not any(map(zones.is_zone, ("", "Europe", "/etc/passwd", "a\0b", "../UTC", "Mars/Base")))
    assert PARIS in zones.names()
    assert all(ZoneInfo(name) for name in zones.names()[:5])


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
        words = Words(language)
        cookies = f"zone=Asia/Tokyo; language={language}"
        headers = {**ann.headers, **HTML, "cookie": cookies}
        drawn = ann.client.get(f"/tables/{ann.table}", headers=headers).text
        text = ann.client.get(f"/tables/{ann.table}/text", headers=headers).text
        due = round(clock.now() * 1000) + 530_000
        date = zones.time(words, due, "Asia/Tokyo")
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

    assert "until Fri 25 Sep, 23:13, in 3 days" in lobby("en")
    assert "jusqu’au ven. 25 sept., 23:13, dans 3 jours" in lobby("fr")
    for guest in (ann, bob):
        assert guest.choose("keep:hand").status_code == 200
    assert faces.deadline(5, True, Reader(Words("en"), PARIS, 5)) == "time is up"


def reminders_of(bob: Guest) -> list[float]:
    """As who sends them knows them, whether or not Bob is here."""
    found = timing(bob, 1)
    now = round(hall_of(bob).clock.now() * 1000)
    return seat_clock(found, now, reminds=True).reminders


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
