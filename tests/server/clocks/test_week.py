"""Two people, two devices, two zones, a week: what each one saw when, from the real pages."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from dynasty.server.settings import Settings
from tests.server.support.webhook_receiver import Receiver, receiver
from tests.server.support.week import Person, Start, Week, forms, written

PAGE = Path(__file__).parents[3] / "docs" / "week.md"
TABLE = {
    "game": "xian",
    "count": "2",
    "player-0": "me",
    "name-0": "Ann",
    "player-1": "person",
    "name": "A week",
    "seed": "7",
    "speed": "instant",
    "waits": "yes",
    "terms-undo": "consent",
    "terms-stand_in": "default",
    "clock-pace": "day",
    "clock-reserve": "1",
}


@pytest.fixture
def machine() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


@pytest.fixture
def week(start: Start, lite: Settings, machine: Receiver) -> Week:
    settings = replace(lite, private_hooks=True, public_url="https://play.example")
    return Week(start, settings, machine)


def test_a_week_is_as_its_page_tells_it(week: Week) -> None:
    monday(week)
    stand_in(week)
    undo(week)
    away_and_back(week)
    pause(week)
    end(week)
    page = written(week)
    if os.environ.get("UPDATE"):
        PAGE.write_text(page, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == page


def monday(week: Week) -> None:
    ann, bob = week.people
    week.table = ann.post("/tables", **TABLE).split("/")[2]
    week.tell("Ann creates a table and sends its link", ann)
    link = re.search(r"/join/[\w-]+", ann.get(f"/tables/{week.table}"))
    assert link is not None
    bob.post(link[0], name="Bob")
    bob.post("/me/notices/add", kind="hook", form="json", address=week.machine.url)
    week.tell("Bob sits down, and the game begins", ann, bob)
    for person in week.people:
        week.turn(person)
    for person in week.people:
        week.turn(person)
    week.turn(ann)
    week.tell("Both choose their cards. Ann plays her turn", ann, bob)


def stand_in(week: Week) -> None:
    ann, bob = week.people
    week.later(40)
    week.tell("Bob hasn’t come yet. Ann looks at the lobby", ann, page="/")
    week.later(10)
    week.tell("Bob’s time is up", ann)
    week.later(12)
    week.tell("After a period of grace, the substitute has played that turn", ann)
    week.later(6)
    week.tell("Bob is home again", bob)


def undo(week: Week) -> None:
    """Whoever acted last but one asks to have it back, as soon as nothing stands against it."""
    for _ in range(12):
        player = next(person for person in week.people if person.name in week.asked())
        week.turn(player)
        asks = next(person for person in week.people if person is not player)
        if player.name not in week.asked() and may_ask(week, asks):
            break
    week.tell("They play several turns within an hour", *week.people)
    asks.press(week.text, "/consents", kind="undo")
    week.tell(f"{asks.name} asks to undo a turn", *week.people)
    agree(week, player)
    week.tell(f"{player.name} agrees. {asks.name} chooses again", *week.people)
    week.turn(asks)


def may_ask(week: Week, person: Person) -> bool:
    found = forms(person.get(week.text), "/consents")
    return any(("kind", "undo") in form.buttons for form in found)


def agree(week: Week, person: Person) -> None:
    found = forms(person.get(week.text), "")
    form = next(form for form in found if ("agrees", "yes") in form.buttons)
    person.post(form.action, **form.fields, agrees="yes")


def away_and_back(week: Week) -> None:
    ann, bob = week.people
    week.later(20)
    bob.press(week.text, "/seats/1/stand-in")
    week.settle()
    week.tell("Bob travels, and a bot plays for him", ann, bob)
    week.turn(ann)
    week.later(16)
    bob.press(week.text, "/seats/1/stand-in", player="")
    week.tell("Bob is back", ann, bob)


def pause(week: Week) -> None:
    ann, bob = week.people
    ann.press(week.text, "/consents", kind="pause")
    week.tell("Ann asks for a pause", bob)
    agree(week, bob)
    week.tell("Bob agrees, and all clocks stop", ann, bob)
    week.later(36)
    bob.press(week.text, "/go-on")
    week.tell("Bob ends the pause", ann, bob)


def end(week: Week) -> None:
    ann, bob = week.people
    week.play_on()
    week.tell("They play the rest on Sunday", ann, bob)
    week.later(1)
    again = ann.press(week.text, "/rematch")
    week.tell("Ann wants to play again", ann, bob, page="/")
    week.later(1)
    week.table, week.ann.news, week.bob.news = again.split("/")[2], 0, 0
    bob.press(again, "/sit")
    week.tell("Bob sits down again. All players have moved by one seat", ann, bob)
