"""Every idea of every coach: where it speaks, where it keeps still, and that it is well said."""

import random
from collections import defaultdict
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from dynasty import games
from dynasty.bots.greedy_bot import best_by_prior
from dynasty.games.tianxia.rules.palace_tracks import RepeatReward
from dynasty.games.tianxia.rules.tiles_and_jade import KeepTile
from dynasty.games.xian.names import CARDS, NOTHING
from dynasty.games.yinzi.rules.disasters import LoseCommodity
from dynasty.kernel import Decision, DynastyError, Match, SeatEntry, Step
from dynasty.learn.coach_ideas import (
    CoachSettings,
    Idea,
    LearnerContext,
    Occasion,
    find_caution,
    fitting_occasions,
    load_coaching,
    parse_condition,
)
from dynasty.learn.coach_session import Remark, idea_remark
from dynasty.learn.lesson_positions import legal_choices
from dynasty.text import LANGUAGES
from tests.conformance.tables import NAMES, loaded, words
from tests.learn.tea_table import ASIDE, NOON, tea

LEARNER = 0
# Games in which the ideas come up: seed, chances in a hundred of any choice at all, seats.
COURSES = {
    "_template": ((1, 30, 2), (2, 60, 2), (3, 60, 2)),
    "xian": ((8, 15, 2), (8, 60, 2), (4, 15, 2)),
    "terracotta_army": ((4, 60, 1), (3, 15, 1), (5, 15, 2), (4, 15, 2)),
    "yinzi": ((3, 15, 2), (4, 60, 2), (11, 15, 2), (8, 15, 2), (11, 60, 2), (7, 60, 2)),
    "tianxia": (
        (7, 15, 3),
        (4, 15, 2),
        (0, 60, 2),
        (11, 60, 3),
        (2, 60, 3),
        (1, 15, 2),
        (16, 90, 3),
    ),
}
RARE = {"idle-later", "lose", "keep", "repeat", "objectives"}  # shown by themselves below
ALWAYS = {"scoring", "end-tile"}  # there is always something to tell once they come up
LONGEST = 420  # letters of a remark, with the choice that it names


def table(name: str, seats: int, seed: int) -> Match:
    return Match(loaded(name), (SeatEntry("", "x"),) * seats, seed)


def questions(match: Match, seed: int, chancy: int) -> Iterator[LearnerContext]:
    """The learner's questions in a game that goes by the rule of thumb, with slips."""
    chance = random.Random(seed)
    while not match.finished:
        state = match.state
        decision = state.decision_of(LEARNER) or state.decisions[0]
        if decision.seat == LEARNER:
            yield LearnerContext(match, LEARNER)
        slip = chance.random() * 100 < chancy
        first = best_by_prior(match.game, state, decision)
        match.choose(decision.seat, str(chance.choice(decision.choices) if slip else first))


def all_said(coaching: CoachSettings, moment: LearnerContext) -> dict[str, Occasion]:
    """What could be said with a question and before each of its choices."""
    said = {found.idea.id: found for found in fitting_occasions(coaching, moment, set())}
    for choice in moment.offers:
        told: set[str] = set()
        while (found := find_caution(coaching, moment, told, choice)) is not None:
            told.add(found.idea.id)
            said.setdefault(found.idea.id, found)
    return said


def could_fit(idea: Idea, moment: LearnerContext) -> bool:
    """Is this its question, whatever else it wants?"""
    named = not idea.before or any(moment.called(idea.before))
    return named and moment.fits(idea)


@dataclass
class Heard:
    """Where each idea spoke in the games of a coach, and where it kept still."""

    spoken: dict[str, Occasion] = field(default_factory=dict)
    silent: dict[str, int] = field(default_factory=lambda: defaultdict(int))


def listen(name: str) -> Heard:
    """Play the games of a coach; every remark is well said where it is made."""
    coaching, heard = load_coaching(name), Heard()
    for seed, chancy, seats in COURSES[name]:
        for number, moment in enumerate(questions(table(name, seats, seed), seed, chancy)):
            said = all_said(coaching, moment)
            for found in (said[key] for key in said.keys() - heard.spoken.keys()):
                check_words(name, moment, found)
            heard.spoken.update(said)
            for idea in coaching.ideas:
                heard.silent[idea.id] += idea.id not in said and could_fit(idea, moment)
            if number % 7 == 0:
                assert told_elsewhere(coaching, moment) == said, name
    return heard


def check_words(name: str, moment: LearnerContext, found: Occasion) -> None:
    """In every language: all that a remark names is there, and what it proposes can be chosen."""
    assert not found.choice or found.choice in moment.offers, found
    for language in LANGUAGES:
        spoken = words(name, language)
        offer = moment.offers.get(found.choice)
        labels = {language: spoken.label(offer) if offer is not None else ""}
        said = idea_remark(found, 0, labels, "").text(spoken)
        assert 20 < len(said) < LONGEST, said


def told_elsewhere(coaching: CoachSettings, moment: LearnerContext) -> dict[str, Occasion]:
    """What would be said at a table that looks the same to the learner but is not."""
    other = copy(moment.match)
    other.state = moment.match.game.imagine(moment.match.state, LEARNER, 77)
    twin = LearnerContext(other, LEARNER)
    twin.heard = moment.heard
    return all_said(coaching, twin)


@pytest.mark.parametrize("name", NAMES)
def test_every_idea_speaks_where_it_should_and_keeps_still_elsewhere(name: str) -> None:
    heard, ideas = listen(name), load_coaching(name).ideas
    assert {idea.id for idea in ideas} - heard.spoken.keys() <= RARE
    choosy = [idea.id for idea in ideas if (idea.sees or idea.when) and idea.id not in ALWAYS]
    assert [key for key in choosy if not heard.silent[key]] == []


@pytest.mark.parametrize("name", NAMES)
def test_whatever_a_coach_notices_belongs_to_an_idea(name: str) -> None:
    seen = {idea.sees for idea in load_coaching(name).ideas} - {""}
    assert seen == set(games.load_coach_finders(name))


def asked(match: Match, step: type[Step[Any]]) -> list[str]:
    """What is said where a step asks, with no choice in particular."""
    moment = LearnerContext(match, LEARNER)
    moment.decision = Decision(LEARNER, step(), 0, [])
    found = fitting_occasions(load_coaching(match.game.name), moment, set())
    return [occasion.idea.id for occasion in found]


@pytest.mark.parametrize(
    ("name", "step", "idea"),
    [
        ("tianxia", KeepTile, "keep"),
        ("tianxia", RepeatReward, "repeat"),
        ("yinzi", LoseCommodity, "lose"),
    ],
)
def test_questions_that_hardly_ever_come_are_explained(
    name: str, step: type[Step[Any]], idea: str
) -> None:
    assert asked(table(name, 2, 1), step) == [idea]


def test_more_objectives_than_score_are_spoken_of_late() -> None:
    def said(round_number: int) -> set[str]:
        asked_about = questions(table("tianxia", 2, 1), 1, 0)
        moment = next(one for one in asked_about if any(one.called("pass")))
        players = tuple(replace(player, hand_count=5) for player in moment.view.players)
        moment.view = replace(moment.view, players=players, round=round_number)
        return set(all_said(load_coaching("tianxia"), moment))

    assert "objectives" in said(3)
    assert "objectives" not in said(2)


def test_two_cards_that_open_nothing_are_spoken_of_before_they_are_kept() -> None:
    match = table("xian", 2, 3)
    while (
        match.state.decision_of(LEARNER) is None
        or "keep:hand" in LearnerContext(match, LEARNER).offers
    ):
        seat = match.state.decisions[0].seat
        match.choose(seat, "keep:hand")
    s: Any = match.state
    s.space[LEARNER], s.clay[LEARNER], s.pigments[:4] = s.box.end_space, 0, [0] * 4
    s.used_tiles[LEARNER] = 0b1111
    s.display = [NOTHING] * len(s.display)
    s.hand[LEARNER] = sum(1 << CARDS.index(f"tax_collector_{value}") for value in (1, 2, 3, 4))
    s.decisions = [
        Decision(d.seat, d.step, d.arg, d.step.options(s, d.seat, d.arg)) for d in s.decisions
    ]
    match.choose(LEARNER, "initiative:tax_collector_1")
    coaching = load_coaching("xian")
    found = find_caution(coaching, LearnerContext(match, LEARNER), set(), "work:tax_collector_2")
    assert found is not None
    assert found.idea.id == "idle-later"
    s.clay[LEARNER] = 9
    assert (
        find_caution(coaching, LearnerContext(match, LEARNER), set(), "work:tax_collector_2")
        is None
    )


def test_a_warrior_alone_is_spoken_of_only_where_beside_its_kind_is_better() -> None:
    coaching, heard = load_coaching("terracotta_army"), 0
    for moment in questions(table("terracotta_army", 2, 4), 4, 15):
        stood = moment.called("stand")
        offers = {choice: moment.number("it.points", choice) for choice in stood}
        for choice, points in offers.items():
            found = find_caution(coaching, moment, set(), choice)
            if found is not None and found.idea.id == "lonely":
                heard += 1
                assert max(offers.values()) >= points + 3
    assert heard


def test_no_objective_is_close_while_everybody_stands_at_the_start() -> None:
    rounds = set()
    for moment in questions(table("tianxia", 2, 4), 4, 15):
        if "nearly-done" in all_said(load_coaching("tianxia"), moment):
            rounds.add(moment.view.round)
    assert rounds
    assert 1 not in rounds


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


def test_an_idea_may_want_certain_values() -> None:
    idea = Idea("x", "T-1.1", event="day_began", values={"day": 2})
    days = [event for event in tea(*ASIDE).heard(0) if event.kind == "day_began"]
    assert not any(map(idea.is_heard, days))
    assert Idea("x", "T-1.1", event="day_began").is_heard(days[0])
