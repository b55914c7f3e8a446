"""The coach: when it has something to say, and that it knows no more than the learner."""

from typing import Any

import pytest

from dynasty import games
from dynasty.bots.table import imagination
from dynasty.kernel import Match, SeatEntry
from dynasty.learn.coach import Idea, load_coaching, new_ideas, own_turn, weigh
from dynasty.server.coached import MATTERS, SILENT, Coached
from dynasty.text import LANGUAGES
from tests.conformance.tables import NAMES, loaded, words


def tea(*moves: tuple[int, str], seed: int = 1) -> Match:
    seats = (SeatEntry("", "you"), SeatEntry("", "novice"))
    match = Match(loaded(games.TEMPLATE), seats, seed)
    for seat, choice in moves:
        match.choose(seat, choice)
    return match


ASIDE = (
    (0, "set_aside:courier"),
    (0, "set_aside:monk"),
    (1, "set_aside:abbess"),
    (1, "set_aside:street_singer"),
)
NOON = (*ASIDE, (1, "rise:dusk"), (0, "rise:noon"))


@pytest.mark.parametrize("name", NAMES)
def test_every_idea_of_a_game_is_written_and_can_come_up(name: str) -> None:
    game, coaching = loaded(name), load_coaching(name)
    register = games.load_register(name)
    assert coaching.threshold > 0
    assert len({idea.id for idea in coaching.ideas}) == len(coaching.ideas) > 0
    for idea in coaching.ideas:
        assert register.find(idea.rule) is not None, idea.rule
        assert bool(idea.step) != bool(idea.event)
        assert not idea.step or idea.step in game.steps
        for language in LANGUAGES:
            text = words(name, language)
            assert text.say(f"coach-{idea.id}")
            assert not idea.event or text.has(f"event-{idea.event.replace('_', '-')}")


def test_something_new_is_told_when_it_is_heard_and_once() -> None:
    match = tea(*NOON, (0, "call:crier"))
    coaching = load_coaching(games.TEMPLATE)
    assert [idea.id for idea in new_ideas(coaching, match, 0, set())] == ["crier"]
    assert list(new_ideas(coaching, match, 0, {"crier"})) == []
    assert list(new_ideas(coaching, match, 1, set())) == []  # nothing is asked of Orange


def test_the_coach_speaks_once_a_turn_and_never_when_silent() -> None:
    match = tea(*NOON, (0, "call:crier"))
    coach = Coached(0, MATTERS, set())
    assert coach.look(match) is not None
    assert coach.said_now(match) is not None
    coach.told.clear()
    assert coach.look(match) is None
    match.choose(0, "pick:garden")
    assert coach.said_now(match) is None
    assert Coached(0, SILENT, set()).look(match) is None


def test_a_much_better_choice_is_found_with_its_reason() -> None:
    match = tea(*NOON)
    game = match.game
    imagine = imagination(game, match.state, 0)
    better = weigh(game, imagine, 0, "pick:garden", 2.0, 1)
    assert better is not None
    assert better.choice == "serve:merchant"
    assert better.points >= 2
    assert better.idea in ("coins", "favourites")
    assert weigh(game, imagine, 0, "serve:merchant", 2.0, 1) is None
    assert weigh(game, imagine, 0, "pick:garden", 50.0, 1) is None


def test_what_it_finds_does_not_depend_on_what_is_hidden() -> None:
    """Another table that looks the same to the learner is weighed the same."""

    def found(second: str) -> Any:
        match = tea(
            (0, "set_aside:courier"),
            (0, "set_aside:monk"),
            (1, "set_aside:abbess"),
            (1, f"set_aside:{second}"),
            (1, "rise:dusk"),
            (0, "rise:noon"),
        )
        return weigh(match.game, imagination(match.game, match.state, 0), 0, "pick:garden", 1.0, 1)

    assert found("street_singer") == found("envoy")


def test_turns_are_counted_by_the_questions_that_open_them() -> None:
    assert [own_turn(tea(*NOON), 0), own_turn(tea(*NOON, (0, "serve:merchant")), 0)] == [0, 1]


def test_an_idea_may_want_certain_values() -> None:
    idea = Idea("x", "T-1.1", event="day_began", values={"day": 2})
    days = [event for event in tea(*ASIDE).heard(0) if event.kind == "day_began"]
    assert not any(map(idea.is_heard, days))
    assert Idea("x", "T-1.1", event="day_began").is_heard(days[0])
