"""What pages show besides the table: what would happen, turns step by step and once more."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.server.settings import Settings
from dynasty.text import Translator
from dynasty.text.grammar import signed_number
from tests.server.support.guests import Guest, lay, play_out
from tests.server.support.page_reader import Reading
from tests.server.support.rooms import room_of
from tests.server.support.table_pages import look

Start = Callable[[Settings], TestClient]


@pytest.mark.parametrize("game", games.SHELF)
def test_whatever_a_page_foresees_then_stands_there(
    lite: Settings, start: Start, game: str
) -> None:
    """The changes that pointing at a choice shows are those that choosing it brings."""
    _, *people = lay(start(lite), "person", "person", game=game, seed=5)
    dice, compared = random.Random(4), 0
    while compared < 8:
        person = next(p for p in people if p.choices())
        choice = dice.choice(person.choices())
        seen = look(person, "/what", choice=choice).json()
        before = shown(person)
        assert person.choose(choice).status_code == 200
        if seen["html"] and room_of(person).match.moves[-1].floor == "":
            after = shown(person)
            for key, change in seen["changes"].items():
                if key.startswith(("points", "good")):
                    compared += 1
                    assert signed_number(after[key] - before[key]) == change, (choice, key)
        compared += not seen["changes"]


GOOD = re.compile(r'data-change-of="(good-\d+-\d+)"[^>]*>.*?<span>(-?\d+)</span>')
POINTS = re.compile(r'data-change-of="(points-\d+)"><span[^>]*>[^<]*</span>([-−]?\d+)')


def shown(guest: Guest) -> dict[str, int]:
    """The numbers of a page by what they are numbers of."""
    text = look(guest, "").text
    found = [*GOOD.findall(text), *POINTS.findall(text)]
    assert found
    return {key: int(number.replace("−", "-")) for key, number in found}


def test_a_branch_says_where_it_comes_from(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob = lay(client, "person", "person", seed=3)
    play_out([ann, bob])
    client.cookies.clear()
    laid = ann.post("/branch", at=7, bot="default").json()
    twig = Guest(client, laid["id"], None)
    for path in ("", "/text"):
        page = look(twig, path)
        assert f"/tables/{ann.table}?at=7" in Reading(page.text).links
        assert Translator("en").say("branch-of", at=7) in page.text
        assert Translator("en").say("branch-back") not in look(ann, path).text


def test_pages_of_a_table_with_an_automated_seat_open(lite: Settings, start: Start) -> None:
    host, *people = lay(start(lite), "person", "person", game="tianxia", seed=5)
    assert {look(guest, "").status_code for guest in (host, *people)} == {200}
    assert look(people[0], "/text").status_code == 200
