"""The coach at a table: when it speaks, how often, and what it leaves out."""

from dynasty import games
from dynasty.learn.coach_advice import BetterChoice
from dynasty.learn.coach_session import (
    LEVEL_MATTERS,
    LEVEL_SILENT,
    LEVEL_TALKATIVE,
    CoachSession,
    Remark,
    explaining_gains,
    is_final,
    own_turn_number,
)
from tests.conformance.tables import words
from tests.learn.coach_survey import Survey
from tests.learn.tea_table import ASIDE, NOON, tea


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


def test_turns_are_counted_by_the_questions_that_open_them() -> None:
    asked, free = tea(*NOON), tea(*NOON, (0, "call:crier"))
    made = tea(*NOON, (0, "serve:merchant"))
    assert [own_turn_number(match, 0) for match in (tea(*ASIDE), asked, free, made)] == [0, 1, 1, 1]


def test_a_novice_hears_of_a_few_things_and_never_twice() -> None:
    said = Survey(games.TEMPLATE_GAME, 1).play()
    abouts = [one.about for one in said]
    assert len(set(abouts)) == len(abouts)
    assert 1 <= len(said) <= 6


def test_a_gain_that_is_lost_again_elsewhere_explains_nothing() -> None:
    better = BetterChoice(
        "serve:merchant", 7.0, {"coins": 51.0, "leaves": -46.0, "favourites": 2.0}
    )
    assert explaining_gains(better) == [("favourites", 2.0)]
    said = Remark(0, better=better, labels={"en": "X"}).text(words("_template", "en"))
    assert "51" not in said
    alone = BetterChoice("serve:merchant", 7.0, {"coins": 51.0, "leaves": -44.0})
    said = Remark(0, better=alone, labels={"en": "X"}).text(words("_template", "en"))
    assert said == "Stronger, by about 7 points: “X”."
