"""A turn once more, step by step."""

from __future__ import annotations

import random
from collections.abc import Callable

from fastapi.testclient import TestClient

from dynasty.kernel import turns
from dynasty.server.settings import Settings
from tests.server.support.guests import Guest, lay
from tests.server.support.page_reader import Reading
from tests.server.support.rooms import room_of
from tests.server.support.table_pages import look
from tests.server.support.tianxia_battles import play_to_a_battle

Start = Callable[[Settings], TestClient]


def test_a_turn_has_its_steps_and_is_shown_again(lite: Settings, start: Start) -> None:
    _, *people = lay(start(lite), "person", "person", game="terracotta_army", seed=3)
    dice = random.Random(2)
    while len(turns(room_of(people[0]).match, 0)) < 5:
        assert any(person.choose_something(dice) for person in people)
    told = turns(room_of(people[0]).match, 0)
    for number, turn in enumerate(told[:-1]):
        steps = Reading(look(people[0], f"/turns/{number}").text)
        assert len([link for link in steps.links if "#" in link]) == len(turn.events)
        frames = look(people[0], f"/turns/{number}/replay").json()
        assert bool(frames) == (turn.first > 0)
        if frames:
            assert "common" in frames[0]["parts"]
            assert frames[0]["told"] == []
            assert sum(len(frame["told"]) for frame in frames) == len(turn.events)
    assert look(people[0], "/turns/99999").text.count("<li>") == 0
    assert look(people[0], "/turns/99999/replay").json() == []


def test_an_automated_opponents_turn_is_shown_step_by_step(lite: Settings, start: Start) -> None:
    _, ann = lay(start(lite), "person", game="terracotta_army", seed=3)
    dice = random.Random(2)
    while not any(turn.seat == 1 for turn in turns(room_of(ann).match, 0)):
        ann.choose_something(dice)
    told = turns(room_of(ann).match, 0)
    number = next(n for n, turn in enumerate(told) if turn.seat == 1 and turn.first)
    frames = look(ann, f"/turns/{number}/replay").json()
    assert sum(len(frame["told"]) for frame in frames) == len(told[number].events)
    assert len(frames) > 2


def test_a_replay_shows_nobodys_cards(lite: Settings, start: Start) -> None:
    """A turn once more is drawn for whoever asks."""
    client = start(lite)
    _, *people = lay(client, "person", "person", seed=3)
    dice = random.Random(2)
    for _ in range(20):
        assert any(person.choose_something(dice) for person in people)
    stranger = Guest(client, people[0].table, None)
    for number in range(len(turns(room_of(stranger).match, -1))):
        assert 'id="card-' not in look(stranger, f"/turns/{number}/replay").text


def test_the_end_of_a_round_is_shown_again_from_where_it_began(
    lite: Settings, start: Start
) -> None:
    people, number, battle = play_to_a_battle(start(lite))
    frames = look(people[0], f"/turns/{number}/replay").json()
    assert frames[0]["told"] == []
    assert sum(len(frame["told"]) for frame in frames) == len(battle.events)
    own = look(people[0], f"/turns/{number - 1}/replay").json()
    whole = look(people[0], f"/turns/{number - 1}/replay", whole=1).json()
    assert "Battle" not in str([frame["told"] for frame in own])
    assert [frame["told"] for frame in whole][: len(own)] == [frame["told"] for frame in own]
    assert "Battle" in str([frame["told"] for frame in whole[len(own) :]])
