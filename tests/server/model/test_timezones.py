"""Time zones: checked, read from a cookie, and moments told as the reader's clock shows them."""

from http.cookies import SimpleCookie
from zoneinfo import ZoneInfo

import pytest
from fastapi import Request

from dynasty.server.errors import NoSuchTimezone
from dynasty.server.model import timezones
from dynasty.server.model.timezones import ZONE_COOKIE
from dynasty.text import LANGUAGES, Translator
from tests.server.support.clock_examples import NOON, PARIS

ENGLISH = Translator("en")
NIGHT = NOON + 11 * 3_600_000  # 23:00 in Paris, 21:00 in Greenwich, the next day in Auckland


def request(cookie: str) -> Request:
    """A request of a browser that has set this zone."""
    sent = SimpleCookie({ZONE_COOKIE: cookie}).output(header="").strip() if cookie else ""
    return Request({"type": "http", "headers": [(b"cookie", sent.encode())]})


def test_zones_are_checked() -> None:
    assert all(map(timezones.is_zone, (PARIS, "UTC", "Pacific/Apia")))
    assert not any(
        map(timezones.is_zone, ("", "Europe", "/etc/passwd", "a\0b", "../UTC", "Mars/Base"))
    )
    assert PARIS in timezones.zone_names()
    assert all(ZoneInfo(name) for name in timezones.zone_names()[:5])


def test_only_places_are_offered() -> None:
    names = timezones.zone_names()
    assert names == sorted(names)
    assert not {"UTC", "CET", "Etc/GMT+3"}.intersection(names)


def test_a_zone_that_does_not_exist_is_named_as_far_as_it_fits() -> None:
    assert timezones.check_zone(PARIS) == PARIS
    with pytest.raises(NoSuchTimezone) as raised:
        timezones.check_zone("Mars/" + 100 * "x")
    assert raised.value.values["given"] == "Mars/" + 35 * "x"


@pytest.mark.parametrize(
    ("cookie", "zone"),
    [(PARIS, PARIS), ("Europe%2FParis", PARIS), ("Mars/Base", ""), ("../UTC", ""), ("", "")],
)
def test_a_browser_tells_its_zone_in_a_cookie(cookie: str, zone: str) -> None:
    assert timezones.browser_zone(request(cookie)) == zone


def test_a_moment_is_told_by_the_readers_clock() -> None:
    found = {
        zone: (local.day, local.hour, local.minute)
        for zone in (PARIS, "", "Pacific/Auckland", "Asia/Kolkata")
        for local in [timezones.local_datetime(NIGHT, zone)]
    }
    assert found == {
        PARIS: (1, 23, 0),
        "": (1, 21, 0),
        "Pacific/Auckland": (2, 9, 0),
        "Asia/Kolkata": (2, 2, 30),
    }


def test_an_hour_without_a_zone_says_that_it_is_utc() -> None:
    assert timezones.time_text(ENGLISH, NOON, PARIS) == "12:00:00"
    assert timezones.time_text(ENGLISH, NOON, "") == "10:00:00 UTC"
    assert timezones.date_text(ENGLISH, NOON, "").endswith("10:00 UTC")
    assert timezones.day_text(ENGLISH, NOON, "") == timezones.day_text(ENGLISH, NOON, "UTC")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_date_has_weekday_day_and_time_in_the_readers_language(language: str) -> None:
    words = Translator(language)
    said = timezones.date_text(words, NOON, PARIS)
    assert "12:00" in said
    assert "1" in said.partition("12:00")[0]
    assert timezones.date_text(words, NOON + 86_400_000, PARIS)[:2] != said[:2]


def test_each_language_names_its_own_months() -> None:
    assert len({timezones.day_text(Translator(name), NOON, PARIS) for name in LANGUAGES}) == 2
