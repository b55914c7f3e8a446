"""Every reason why a choice is not possible is reached and names its rule."""

from collections.abc import Callable

import pytest

from dynasty.games.xian.rules import (
    armory,
    bonus_tiles,
    buildings,
    market,
    painting,
    palace,
    stock_and_score,
    turns_and_rounds,
    worker_cards,
    workshop,
)
from dynasty.kernel import Refusal
from tests.games.xian.table import Table

CHAPTERS = (
    armory,
    buildings,
    painting,
    market,
    palace,
    stock_and_score,
    bonus_tiles,
    turns_and_rounds,
    worker_cards,
    workshop,
)
FULL_A = ("a12", "a13", "a15", "a21", "a23", "a25")


def pairs() -> Table:
    return Table().now(2, 1).unpaired().holds("cyan", "officer", "miner_1").asks_pairs()


def rich() -> Table:
    """Cyan owns plenty of everything and all four bonus tiles."""
    table = Table().requests("red", "yellow", "green", "blue").stacked(4, "cyan")
    return table.gives("cyan", clay=9, coins=9, red=2, blue=2)


def poor() -> Table:
    """Cyan owns nothing but a free action, so that he is asked."""
    return Table().requests("red", "yellow", "green", "blue").asks("cyan", "building")


def emissary() -> Table:
    return Table().recruited("cyan", "emissary").gives("cyan", clay=1)


def closed() -> Table:
    table = Table().placed("orange", "lab", "lab").placed("jade", "lab", "lab")
    return table.gives("cyan", clay=2).asks("cyan", "building")


def at(table: Table, question: str, *choices: str) -> Table:
    return table.asks("cyan", question).play(*choices)


def discount(step: str, choice: str, arg: int) -> str:
    table = Table().owns("cyan", "bonus_discount").recruited("cyan", "officer")
    table.display("crossbow_1", "sword_4", None, None)
    return table.refused(step, "cyan", choice, arg)


REACHED: dict[str, Callable[[], str]] = {
    "X-1.2 not-in-hand": lambda: pairs().why_not("initiative:scientist", "cyan"),
    "X-1.4 already-chosen": lambda: (
        pairs().answers("cyan", "initiative:officer").why_not("work:officer", "cyan")
    ),
    "X-1.5 already-below": lambda: (
        pairs().answers("cyan", "initiative:officer").why_not("initiative:miner_5", "cyan")
    ),
    "X-1.5 initiative-first": lambda: pairs().why_not("work:officer", "cyan"),
    "X-1.5 not-your-card": lambda: at(rich(), "worker").why_not("employ:officer", "cyan"),
    "X-2.2 out-of-stock": lambda: at(rich().hoards("jade", "yellow"), "worker").why_not(
        "pigment:tax_collector_1", "cyan"
    ),
    "X-2.3 no-raw-warrior": lambda: at(rich().raw(*FULL_A), "building").why_not(
        "enter:workshop", "cyan"
    ),
    "X-3.10 no-resource": lambda: at(emissary(), "building", "enter:palace").why_not(
        "give:pigment_red", "cyan"
    ),
    "X-3.10 same-kind": lambda: at(emissary(), "building", "enter:palace", "give:clay").why_not(
        "take:clay", "cyan"
    ),
    "X-4.1 closed": lambda: closed().why_not("enter:palace", "cyan"),
    "X-4.7 fee-too-high": lambda: (
        Table()
        .minister_in("workshop")
        .placed("jade", "palace")
        .gives("cyan", clay=2)
        .asks("cyan", "building")
        .why_not("enter:palace", "cyan")
    ),
    "X-5.1 no-clay": lambda: poor().why_not("enter:workshop", "cyan"),
    "X-5.1 occupied": lambda: at(rich(), "building", "enter:workshop").why_not("craft:a11", "cyan"),
    "X-5.1 pit-full": lambda: at(
        rich()
        .painted("purple", *FULL_A)
        .painted("orange", "b11", "b12", "b15", "b22", "b23", "b24")
        .painted("jade", "c11", "c14", "c15", "c21", "c22", "c23"),
        "building",
    ).why_not("enter:workshop", "cyan"),
    "X-5.1 wall": lambda: at(rich(), "building", "enter:workshop").why_not("craft:a14", "cyan"),
    "X-5.2 no-seal": lambda: (
        Table()
        .sealed("cyan", "b11", "b12")
        .raw("a13")
        .refused("SealWarrior", "cyan", "seal:a13", 2)
    ),
    "X-5.2 not-crafted-here": lambda: at(
        rich(), "building", "enter:workshop", "craft:a13", "save:bonus_discount"
    ).why_not("seal:a12", "cyan"),
    "X-5.3 sealed": lambda: at(rich().sealed("jade", "a13"), "building", "enter:lab").why_not(
        "paint:a13", "cyan"
    ),
    "X-6.1 no-pigments": lambda: at(rich(), "building", "enter:lab").why_not("paint:b14", "cyan"),
    "X-6.1 not-raw": lambda: at(rich(), "building", "enter:lab").why_not("paint:a13", "cyan"),
    "X-6.1 nothing-to-paint": lambda: poor().why_not("enter:lab", "cyan"),
    "X-6.3 all-warriors-placed": lambda: at(rich().painted("cyan", *FULL_A), "building").why_not(
        "enter:lab", "cyan"
    ),
    "X-7.1 no-coins": lambda: at(
        Table().display("crossbow_1", "sword_4", "sword_3", "crossbow_2").gives("cyan", coins=1),
        "building",
        "enter:armory",
    ).why_not("forge:slot_2", "cyan"),
    "X-7.1 nothing-to-forge": lambda: poor().why_not("enter:armory", "cyan"),
    "X-7.2 empty-slot": lambda: at(
        rich().display("crossbow_1", "sword_4", None, None), "building", "enter:armory"
    ).why_not("forge:slot_3", "cyan"),
    "X-7.3 display-empty": lambda: at(rich().display(None, None, None, None), "building").why_not(
        "enter:armory", "cyan"
    ),
    "X-8.1 no-tile": lambda: poor().why_not("use:bonus_market", "cyan"),
    "X-8.1 track-finished": lambda: at(
        Table().took("cyan", "end_painted").gives("cyan", clay=2), "building"
    ).why_not("enter:palace", "cyan"),
    "X-8.2 tile-used": lambda: at(Table().owns("cyan", "bonus_discount"), "building").why_not(
        "use:bonus_market", "cyan"
    ),
    "X-8.3 no-fee": lambda: at(rich(), "building").why_not("free:palace", "cyan"),
    "X-8.3 not-closed": lambda: at(rich(), "building").why_not("open:palace", "cyan"),
    "X-8.4 no-resource": lambda: at(rich(), "building", "use:bonus_market").why_not(
        "give:pigment_green", "cyan"
    ),
    "X-8.4 nothing-to-swap": lambda: at(Table().owns("cyan", "bonus_market"), "building").why_not(
        "use:bonus_market", "cyan"
    ),
    "X-8.4 same-kind": lambda: at(rich(), "building", "use:bonus_market", "give:clay").why_not(
        "take:clay", "cyan"
    ),
    "X-8.5 discount-needed": lambda: discount("ForgeDiscount", "save:bonus_discount", 1),
    "X-8.5 nothing-saved": lambda: discount("ForgeDiscount", "use:bonus_discount", 0),
    "X-8.7 tile-gone": lambda: at(
        Table()
        .end_tiles("end_painted", "end_helpers", "end_flat_six", "end_per_ten")
        .stacked(4, "cyan")
        .owns("cyan"),
        "building",
        "enter:palace",
    ).why_not("choose:end_majorities", "cyan"),
}


def constants() -> set[str]:
    """Every refusal that the rules can give."""
    found = [value for chapter in CHAPTERS for value in vars(chapter).values()]
    return {f"{r.rule} {r.reason}" for r in found if isinstance(r, Refusal)}


def test_every_refusal_of_the_rules_is_listed_here() -> None:
    assert constants() == set(REACHED)


@pytest.mark.parametrize("refusal", REACHED)
def test_each_refusal_is_reached(refusal: str) -> None:
    assert REACHED[refusal]() == refusal


def test_a_closed_pair_says_how_full_it_is() -> None:
    said = closed().because("enter:lab", "cyan")
    assert (said["k"], said["limit"], said["pair"]) == (5, 5, "right")


def test_a_sealed_warrior_says_whose_it_is() -> None:
    table = at(rich().sealed("jade", "a13"), "building", "enter:lab")
    assert table.because("paint:a13", "cyan") == {"owner": "jade"}


def test_a_choice_of_another_question_is_not_for_now() -> None:
    table = at(rich(), "building", "enter:workshop")
    assert table.why_not("forge:slot_1", "cyan") == "X-5.1 not-now"
    assert table.because("forge:slot_1", "cyan") == {"question": "ask-craft"}


def test_it_is_not_the_turn_of_others() -> None:
    table = at(rich(), "building")
    assert table.why_not("pass:coin", "jade") == "X-1.7 not-your-turn"
    assert table.because("pass:coin", "jade") == {"who": ("cyan",)}


@pytest.mark.parametrize("choice", ["use:bonus_market", "extra:palace"])
def test_free_actions_are_refused_with_their_own_rule(choice: str) -> None:
    assert at(Table().gives("cyan", clay=2), "building").why_not(choice, "cyan") == "X-8.1 no-tile"
