"""Everything that is said can be said in both languages."""

from itertools import count

import pytest

from dynasty.games import game_folder
from dynasty.games.terracotta_army.names import CHALLENGES
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Choice, Decision, read_rulebook
from dynasty.text import LANGUAGES, Translator
from tests.games.playing import at_random
from tests.games.terracotta_army.playing import eagerly, play_game
from tests.games.terracotta_army.setting import GAME

HOME = game_folder("terracotta_army")
REGISTER = read_rulebook(HOME / "rules.toml")


def words(language: str, seats: int = 4) -> Translator:
    names, automata = [""] * seats, GAME.automata.get(seats, ())
    return Translator(language, HOME / "text", REGISTER, GAME.colours, names, automata, strict=True)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str, seats: int) -> None:
    said = words(language, seats)
    told: set[str] = set()
    number = count()

    def watch(s: ArmyState, decision: Decision, choice: Choice) -> None:
        if next(number) % 4:
            return
        for question in GAME.questions(s, 0):
            assert said.question(question)
            for offer in question.offers or ():
                assert "{" not in said.label(offer)
        if s.decisions:
            seat = s.decisions[0].seat
            for some in GAME.vocabulary:
                refusal = GAME.why_not(s, seat, some)
                if refusal is not None and refusal.reason not in told:
                    told.add(refusal.reason)
                    assert said.refusal(refusal, GAME.because(s, seat, some))

    for seed, pick in ((1, at_random(1)), (2, eagerly(2))):
        challenge = CHALLENGES[2] if seed == 1 else "ask"
        options = {"challenge": challenge} if seats == 1 else {}
        s = play_game(seats, seed, pick, watch, options=options)
        for event in s.events or []:
            assert said.event(event)
            assert said.rule(event.rule), event
        for sheet in GAME.scores(s):
            assert all(said.category(line.category) for line in sheet.lines)
    assert len(told) > 15


def test_li_si_is_called_by_his_name() -> None:
    said = words("en", 1)
    lines = [said.event(event) for event in play_game(1, 3, eagerly(3)).events or []]
    assert not [line for line in lines if "Green" in line]
    assert [line for line in lines if line.startswith("Li Si places a worker")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_counts_has_a_name(language: str) -> None:
    said, s = words(language), GAME.start(2, 1)
    assert all(said.say(f"worth-{key}") for key in GAME.appraise(s, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_has_a_name(language: str) -> None:
    said = words(language)
    assert all(said.name(choice.noun) for choice in GAME.vocabulary)
    keys = {value.key for value in GAME.box.values if value.key.startswith("inventory.")}
    assert all(said.name(key.split(".")[1]) for key in keys)
