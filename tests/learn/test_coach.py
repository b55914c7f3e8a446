"""The coach: when it has something to say, and that it knows no more than the learner."""

from dataclasses import replace
from typing import Any

import pytest

from dynasty import games
from dynasty.bots.self_play import state_sampler
from dynasty.kernel import DynastyError, Match, SeatEntry
from dynasty.learn.coach_advice import find_better_choice, is_clearly_worse
from dynasty.learn.coach_ideas import (
    Idea,
    LearnerContext,
    find_caution,
    fitting_occasions,
    load_coaching,
    parse_condition,
)
from dynasty.learn.coach_session import (
    LEVEL_MATTERS,
    LEVEL_SILENT,
    LEVEL_TALKATIVE,
    CoachSession,
    Remark,
    is_final,
    own_turn_number,
)
from dynasty.learn.lesson_match import legal_choices
from dynasty.text import LANGUAGES
from tests.conformance.tables import NAMES, loaded, words
from tests.learn.coach_survey import Survey


def tea(*moves: tuple[int, str], seed: int = 1) -> Match:
    seats = (SeatEntry("", "you"), SeatEntry("", "novice"))
    match = Match(loaded(games.TEMPLATE_GAME), seats, seed)
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
    register = games.load_rulebook(name)
    verbs = {choice.verb for choice in game.vocabulary}
    assert coaching.threshold > 0
    assert len({idea.id for idea in coaching.ideas}) == len(coaching.ideas) > 0
    for idea in coaching.ideas:
        assert register.find(idea.rule) is not None, idea.rule
        assert idea.step or idea.event or idea.before or idea.offered
        assert not idea.step or idea.step in game.steps
        assert {idea.before, idea.offered} <= verbs | {""}, idea.id
        for language in LANGUAGES:
            text = words(name, language)
            assert not idea.event or text.has(f"event-{idea.event.replace('_', '-')}")
            for n in (1, 2) if not idea.sees else ():  # what is noticed is said in its own test
                said = Remark(0, idea, n, labels={language: "X"}).text(text)
                assert 20 < len(said) < 220, said


@pytest.mark.parametrize("name", NAMES)
def test_every_condition_reads_what_the_seat_sees(name: str) -> None:
    match = Match(loaded(name), (SeatEntry("", "you"), SeatEntry("", "novice")), 3)
    while match.state.decision_of(0) is None:
        match.choose(1, legal_choices(match, 1)[0])
    moment = LearnerContext(match, 0)
    for idea in load_coaching(name).ideas:
        for condition in idea.when:
            left, sign, right, _ = parse_condition(condition)
            for side in (left,) if sign == "!=" else (left, right):
                assert side.startswith("it.") or moment.number(side, "") >= 0


def test_a_condition_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(DynastyError, match=r"'my\.coins is 3'"):
        parse_condition("my.coins is 3")


def told_with(match: Match, *told: str) -> list[str]:
    """What may be said with the question of the first seat."""
    found = fitting_occasions(
        load_coaching(games.TEMPLATE_GAME), LearnerContext(match, 0), {"favourite", *told}
    )
    return [occasion.idea.id for occasion in found]


def test_something_new_is_told_when_it_is_heard_and_once() -> None:
    match = tea(*NOON, (0, "call:crier"))
    assert told_with(match) == ["crier"]
    assert told_with(match, "crier") == []
    assert (
        list(fitting_occasions(load_coaching(games.TEMPLATE_GAME), LearnerContext(match, 1), set()))
        == []
    )


def test_a_choice_that_is_offered_is_named_with_its_number() -> None:
    match = tea(*NOON)
    found = {
        o.idea.id: o
        for o in fitting_occasions(load_coaching("_template"), LearnerContext(match, 0), set())
    }
    assert found["favourite"].choice == "serve:tea_master"
    assert found["favourite"].n >= 4


def test_a_choice_that_gives_something_up_is_spoken_of_before_it_is_made() -> None:
    coaching, match = load_coaching(games.TEMPLATE_GAME), tea(*NOON)
    few = find_caution(coaching, LearnerContext(match, 0), set(), "pick:garden")
    assert few is None
    rich = LearnerContext(match, 0)
    rich.view = replace(rich.view, players=tuple(replace(p, leaves=3) for p in rich.view.players))
    found = find_caution(coaching, rich, set(), "pick:garden")
    assert found is not None
    assert found.idea.id == "serve-first"
    assert find_caution(coaching, rich, {"serve-first"}, "pick:garden") is None
    assert find_caution(coaching, rich, set(), "serve:merchant") is None
    assert find_caution(coaching, rich, set(), "rise:dawn") is None


def test_the_coach_speaks_once_a_turn_and_never_when_silent() -> None:
    match = tea(*NOON, (0, "call:crier"))
    coach = CoachSession(0, LEVEL_MATTERS, set())
    found = coach.look(match)
    assert found is not None
    coach.say(match, Remark(coach.own_moves(match), found.idea))
    assert coach.said_now(match) is not None
    coach.told.clear()
    assert coach.look(match) is None
    match.choose(0, "pick:garden")
    assert coach.said_now(match) is None
    assert CoachSession(0, LEVEL_SILENT, set()).look(match) is None


def test_small_things_are_for_the_talkative() -> None:
    def said(level: str) -> str:
        found = CoachSession(0, level, set()).look(tea(*NOON))
        return "" if found is None else found.idea.id

    assert [said(level) for level in (LEVEL_MATTERS, LEVEL_TALKATIVE)] == ["", "favourite"]


def test_what_others_answer_next_can_hardly_be_taken_back() -> None:
    assert is_final(tea(*NOON), 0, "pick:garden")
    assert is_final(tea(*NOON), 0, "call:crier")  # chance sends new guests
    assert not is_final(tea(), 0, "set_aside:courier")


def test_a_much_better_choice_is_found_with_its_reason() -> None:
    match = tea(*NOON)
    game = match.game
    imagine = state_sampler(game, match.state, 0)
    better = find_better_choice(game, imagine, 0, "pick:garden", 2.0, 1)
    assert better is not None
    assert better.choice == "serve:merchant"
    assert better.points >= 2
    assert better.idea in ("coins", "favourites")
    assert find_better_choice(game, imagine, 0, "serve:merchant", 2.0, 1) is None
    assert find_better_choice(game, imagine, 0, "pick:garden", 50.0, 1) is None


def test_the_advice_must_doubt_a_choice_too() -> None:
    match = tea(*NOON)
    imagine = state_sampler(match.game, match.state, 0)
    assert is_clearly_worse(match.game, imagine, 0, "pick:garden", 1.0)
    assert not is_clearly_worse(match.game, imagine, 0, "pick:garden", 50.0)
    assert not is_clearly_worse(match.game, imagine, 0, "serve:tea_master", 9.0)


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
        return find_better_choice(
            match.game, state_sampler(match.game, match.state, 0), 0, "pick:garden", 1.0, 1
        )

    assert found("street_singer") == found("envoy")


def test_turns_are_counted_by_the_questions_that_open_them() -> None:
    asked, free = tea(*NOON), tea(*NOON, (0, "call:crier"))
    made = tea(*NOON, (0, "serve:merchant"))
    assert [own_turn_number(match, 0) for match in (tea(*ASIDE), asked, free, made)] == [0, 1, 1, 1]


def test_an_idea_may_want_certain_values() -> None:
    idea = Idea("x", "T-1.1", event="day_began", values={"day": 2})
    days = [event for event in tea(*ASIDE).heard(0) if event.kind == "day_began"]
    assert not any(map(idea.is_heard, days))
    assert Idea("x", "T-1.1", event="day_began").is_heard(days[0])


def test_a_novice_hears_of_a_few_things_and_never_twice() -> None:
    said = Survey(games.TEMPLATE_GAME, 1).play()
    abouts = [one.about for one in said]
    assert len(set(abouts)) == len(abouts)
    assert 1 <= len(said) <= 6
