"""Feeds: open turns and their deadlines, by a key that opens nothing else."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from xml.etree import ElementTree as ET

from dynasty.server.notifications.feeds import escape_calendar_text, fold_calendar_line
from dynasty.server.settings import Settings
from dynasty.text import Translator
from tests.server.support.notified_evening import Evening, Start

DAILY = {"stand_in": "default", "clock": {"pace": "day", "opens": "00:00", "closes": "00:00"}}
NAME = "{http://www.w3.org/2005/Atom}"


def test_feeds_list_open_turns_and_their_deadlines_and_open_nothing(
    start: Start, lite: Settings
) -> None:
    evening = Evening(start, lite, terms=DAILY)
    bob = evening.sit_down()
    page = {**bob.headers, "accept": "text/html", "accept-language": "en"}
    made = evening.client.post("/me/feeds", headers=page).text
    paths = re.findall(r'value="[^"]*(/me/[^"]+key=[^"]+)"', made)
    atom, ics = (path.replace("&amp;", "&") for path in paths)
    feed = ET.fromstring(evening.client.get(atom).text)
    (entry,) = feed.findall(f"{NAME}entry")
    assert entry.findtext(f"{NAME}title") == Translator("en").say("notice-turn", game="Xi’an")
    assert bob.table in str(entry.findtext(f"{NAME}id"))
    calendar = evening.client.get(ics.replace("lang=en", "lang=fr"))
    assert calendar.headers["content-type"].startswith("text/calendar")
    lines = calendar.text.split("\r\n")
    due = datetime.fromtimestamp(evening.clock.now() + 4 * 86_400, UTC)
    assert f"DTSTART:{due:%Y%m%dT%H%M%SZ}" in lines
    assert "SUMMARY:C’est à vous\u00a0: Xi’an" in lines
    key = re.search(r"key=([^&]+)", atom)
    assert key is not None
    opened = evening.client.get("/api/me", headers={"authorization": f"Bearer {key[1]}"})
    assert opened.json() == evening.client.get("/api/me").json()  # nobody's
    evening.client.post("/me/feeds", headers=page)
    evening.service.key_cache.forget()
    assert evening.client.get(atom).status_code == 404
    assert evening.client.get("/me/turns.atom").status_code == 404


def test_lines_of_a_calendar_are_short_and_whole() -> None:
    assert escape_calendar_text("a, b; c\\d\ne") == "a\\, b\\; c\\\\d\\ne"
    long = "SUMMARY:" + "é" * 100
    rows = fold_calendar_line(long).split("\r\n")
    assert all(len(row.encode()) <= 75 for row in rows)
    assert "".join(row.removeprefix(" ") for row in rows) == long
