"""The question on a page: its choices, its endings, and what it leaves out."""

import random
import re
from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from dynasty.server.settings import Settings
from tests.server.support.guests import lay
from tests.server.support.made_endings import make_ending
from tests.server.support.rooms import room_of
from tests.server.support.table_pages import look

Start = Callable[[Settings], TestClient]


def test_what_ends_something_stands_at_the_foot_and_lights_nothing(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ann, _ = lay(start(lite), "person", "person", seed=3)
    noun = str(room_of(ann).match.state.decisions[0].choices[-1]).partition(":")[2]
    bound = f'data-noun="{noun}" data-number'
    lit = re.compile(rf'data-noun="{noun}" class="[^"]*\blit\b')
    before = look(ann).text
    assert bound in before
    assert lit.search(before)
    ending = make_ending(monkeypatch, ann, 0)
    after = look(ann).text
    assert bound not in after
    assert not lit.search(after)
    assert f'value="{ending}"' in after.partition('class="endings"')[2]


def test_why_things_are_left_out_is_told_to_who_is_asked(lite: Settings, start: Start) -> None:
    _, *people = lay(start(lite), "person", "person", game="xian", seed=5)
    dice, told = random.Random(4), 0
    while told < 2:
        for person in people:
            denials = look(person, "/denied").text
            assert ("<li>" in denials) == ('id="ui-refused"' in look(person, "").text)
            assert person.choices() or "<li>" not in denials
        if "<li>" in denials:
            told += 1
            words = re.findall(r"<p id=[^>]*>([^<]+?) <", denials)
            text = look(people[-1], "/text").text
            assert words
            assert all(word in text for word in words)
        person = next(p for p in people if p.choices())
        person.choose(dice.choice(person.choices()))
