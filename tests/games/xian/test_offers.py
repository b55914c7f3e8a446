"""Every question offers exactly what the rules allow, held against a second telling of them.

So is what the end would add, at some of them.
"""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dynasty.games.xian.names import COLOURS, DISPLAY_SLOTS, RESOURCES, SQUARES
from dynasty.games.xian.state import XianState
from dynasty.kernel import Choice, Decision
from tests.games.playing import Pick, at_random
from tests.games.proof import seeds
from tests.games.xian.oracle import Oracle
from tests.games.xian.oracle_end import End
from tests.games.xian.playing import eagerly, play_game
from tests.games.xian.setting import GAME
from tests.games.xian.table import Table

PROMPTS = {
    *("ask-worker", "ask-building", "ask-wrap-up", "ask-craft", "ask-seal", "ask-paint"),
    *("ask-payment", "ask-forge", "ask-discount", "ask-end-tile", "ask-give", "ask-take"),
    *("ask-market-again", "ask-emissary"),
}

UNTOLD = {"AskFavour", "ChoosePair"}  # secret: cards that one has


def under_way(asked: Decision) -> tuple[str, bool]:
    """The space, slot or resource that the question is about, and whether a pigment is saved."""
    step, arg = asked.step.name, asked.arg
    if step in ("CraftDiscount", "PaintDiscount", "SealWarrior"):
        return SQUARES[arg], False
    if step == "ForgeDiscount":
        return DISPLAY_SLOTS[arg], False
    if step == "PayPigments":
        return SQUARES[arg // 2], arg % 2 == 1
    if step.startswith("Take"):
        return RESOURCES[arg % len(RESOURCES)], False
    return "", False


def allowed(s: XianState, asked: Decision) -> set[Choice]:
    """The choices that no rule refuses."""
    step, window = asked.step, asked.step.window
    found = {c for c in step.offers if not step.refusal(s, asked.seat, asked.arg, c)}
    if window is not None:
        found |= {c for c in window.offers if not window.refusal(s, asked.seat, asked.arg, c)}
    return found


def prompt_of(s: XianState) -> str:
    """The question that the oracle is asked, if it has a say."""
    if not s.decisions or s.decisions[0].step.name in UNTOLD:
        return ""
    asked = s.decisions[0]
    return asked.step.question(s, asked.seat, asked.arg)


class Audit:
    """Asks the oracle at every question of an activation."""

    def __init__(self) -> None:
        self.met: Counter[str] = Counter()
        self.untold: set[str] = set()
        self.discount_due: dict[str, bool] = {}

    def __call__(self, s: XianState, decision: Decision, choice: Choice) -> None:
        if self.met.total() % 8 == 0 or not s.decisions:
            compare_points(s)
        prompt = prompt_of(s)
        if str(choice) in self.discount_due:
            assert (prompt == "ask-discount") == self.discount_due[str(choice)]
        self.discount_due = {}
        if prompt:
            self.compare(s, s.decisions[0], prompt)
        elif s.decisions:
            self.untold.add(s.decisions[0].step.name)

    def compare(self, s: XianState, asked: Decision, prompt: str) -> None:
        view = GAME.view(s, -1)
        oracle = Oracle(view, asked.seat, *under_way(asked))
        offered = [str(choice) for choice in asked.choices]
        assert len(offered) == len(set(offered)) > 1
        assert set(offered) == oracle.expects(prompt)
        assert set(asked.choices) == allowed(s, asked)
        self.met[prompt] += 1
        if prompt == "ask-discount":
            assert oracle.is_discount_asked()
        if prompt in ("ask-craft", "ask-paint", "ask-forge"):
            for choice in asked.choices:
                due = Oracle(view, asked.seat, choice.noun).is_discount_asked()
                self.discount_due[str(choice)] = due


def compare_points(s: XianState) -> None:
    """What the end would add to every sheet."""
    view = GAME.view(s, -1)
    for sheet in GAME.scores(s):
        told = {line.category: line.points for line in sheet.lines if line.at_end}
        assert told == End(view, sheet.seat).added()


def audited(seats: int, seed: int, pick: Pick) -> Counter[str]:
    audit = Audit()
    play_game(seats, seed, pick, audit)
    assert audit.untold == UNTOLD
    return audit.met


@settings(max_examples=len(seeds(15, 150)), deadline=None, derandomize=True)
@given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32 - 1))
def test_every_question_of_a_random_game_offers_what_it_must(seats: int, seed: int) -> None:
    audited(seats, seed, at_random(seed))


@settings(max_examples=len(seeds(25, 150)), deadline=None, derandomize=True)
@given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32 - 1))
def test_every_question_of_a_busy_game_offers_what_it_must(seats: int, seed: int) -> None:
    audited(seats, seed, eagerly(seed))


def test_the_audit_meets_every_question() -> None:
    met: Counter[str] = Counter()
    for seed in range(8):
        met += audited(4, seed, eagerly(seed))
    assert set(met) == PROMPTS


@pytest.mark.parametrize("tile", [True, False])
@pytest.mark.parametrize(
    "asked", [("red", "yellow", "green", "blue"), ("red", "blue", "blue", "red")]
)
def test_X_6_1_payments_are_those_of_the_definition(asked: tuple[str, ...], tile: bool) -> None:
    a, b1, b2, c = asked
    for amounts in product(range(3), repeat=4):
        table = (
            Table().requests(a, b1, b2, c).gives("cyan", **dict(zip(COLOURS, amounts, strict=True)))
        )
        if tile:
            table.owns("cyan", "bonus_discount")
        oracle = Oracle(table.asks("cyan", "building").seen, 2)
        offered = {choice.partition(":")[2] for choice in table.computed("cyan", "PaintWarrior")}
        assert offered == set(oracle.paintable())
        assert ("enter:lab" in table.computed("cyan", "EnterBuilding")) == bool(offered)
