from itertools import pairwise
from statistics import mean
from typing import Any

import pytest

from dynasty import bots
from dynasty.games.xian import bot_heuristics, valuation
from dynasty.games.xian.game import STEPS
from dynasty.games.xian.names import EQUIPMENT, SECTIONS
from dynasty.games.xian.state import XianState
from dynasty.games.xian.valuation_context import ValuationContext
from dynasty.kernel import Routine
from tests.games.playing import at_random
from tests.games.xian.playing import play_game
from tests.games.xian.setting import GAME, SEAT_OF
from tests.games.xian.table import Table


def inclined(table: Table, colour: str = "purple") -> dict[str, float]:
    """How the player is inclined to each of his choices."""
    decision = table.decision_of(colour)
    values = GAME.incline(table.state, decision)
    return {str(c): value for c, value in zip(decision.choices, values, strict=True)}


def favourite(table: Table, colour: str = "purple") -> str:
    values = inclined(table, colour)
    return max(values, key=lambda choice: values[choice])


def estimate(table: Table, colour: str = "purple") -> float:
    return GAME.estimate(table.state, SEAT_OF[colour])


def outlook(table: Table, colour: str = "purple") -> ValuationContext:
    return ValuationContext(table.state, SEAT_OF[colour])


def states(seats: int, seed: int) -> list[XianState]:
    """The states of a random game after every choice."""
    found: list[XianState] = []
    play_game(seats, seed, at_random(seed), lambda s, decision, choice: found.append(s.clone()))
    return found


def test_every_question_has_an_inclination() -> None:
    windows = {step.window for step in STEPS if step.window is not None}
    asked = {step for step in STEPS if not isinstance(step, Routine) and step not in windows}
    assert {*bot_heuristics.PRIOR_BY_STEP, *bot_heuristics.JOINT_PRIORS} == asked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_estimate_of_a_finished_game_is_its_score(seats: int) -> None:
    s = play_game(seats, 3, at_random(3))
    assert [GAME.estimate(s, seat) for seat in range(seats)] == [
        sheet.total for sheet in GAME.scores(s)
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_advice_reads_only_what_the_seat_may_know(seats: int) -> None:
    for number, s in enumerate(states(seats, 5)):
        for seat in range(seats):
            imagined = GAME.imagine(s, seat, number)
            assert GAME.estimate(imagined, seat) == GAME.estimate(s, seat)
            decision, same = s.decision_of(seat), imagined.decision_of(seat)
            if decision is not None and same is not None:
                assert GAME.incline(imagined, same) == GAME.incline(s, decision)


def test_advice_changes_nothing() -> None:
    for s in states(3, 6):
        before = GAME.dump(s)
        for decision in s.decisions:
            GAME.estimate(s, decision.seat)
            assert len(GAME.incline(s, decision)) == len(decision.choices)
        assert GAME.dump(s) == before


def test_the_estimate_tells_the_final_score_from_the_middle_of_the_game() -> None:
    errors: list[float] = []
    for seed in range(6):
        choices: bots.SeatChoices = []
        players = [bots.make_bot("reckoner", GAME, seed * 2 + seat) for seat in range(2)]
        end: Any = bots.simulate_game(GAME, players, seed, choices=choices)
        totals = [sheet.total for sheet in GAME.scores(end)]
        s = GAME.start(2, seed)
        for seat, choice in choices:
            if s.turn == 4 and len(s.decisions) == 2:
                errors += [totals[q] - GAME.estimate(s, q) for q in range(2)]
            GAME.apply(s, seat, choice)
    assert abs(mean(errors)) < 8
    assert mean(abs(error) for error in errors) < 12


def test_activations_left_are_counted_down(table: Table) -> None:
    assert outlook(table.asks("purple", "worker")).left == 7
    assert outlook(table.asks("purple", "building")).left == 7
    assert outlook(table.now(6, 2).gives("purple", clay=2).asks("purple", "building")).left == 1
    assert outlook(table.enters("purple", "workshop")).left == 0


def test_things_lose_worth_down_to_what_the_end_pays(table: Table) -> None:
    early = outlook(table.now(1, 1).asks("purple", "worker"))
    late = outlook(table.now(6, 1).asks("purple", "worker"))
    over = outlook(table.now(6, 2).gives("purple", clay=2).enters("purple", "workshop"))
    for kind in range(6):
        assert valuation.resource_value(early, kind) > valuation.resource_value(late, kind)
        assert valuation.resource_value(late, kind) > valuation.resource_value(over, kind)
        assert valuation.resource_value(over, kind) == pytest.approx(1 / 3)


def test_resources_keep_their_worth_for_who_returns_them_at_the_end(table: Table) -> None:
    table.took("purple", "end_return_resources").now(6, 2).gives("purple", clay=2)
    assert valuation.resource_value(outlook(table.enters("purple", "workshop")), 0) == 1.0


@pytest.mark.parametrize("helper", ["scientist", "officer", "emissary"])
def test_a_helper_is_recruited_late_rather_than_used_for_its_pigment(
    table: Table, helper: str
) -> None:
    table.now(6, 2).pair("purple", "miner_1", helper).asks("purple", "worker")
    assert favourite(table) == f"employ:{helper}"


def test_a_late_helper_is_worth_more_on_top_than_a_tax_collector(table: Table) -> None:
    table.now(6, 2).unpaired().holds("purple", "officer", "tax_collector_6").asks_pairs()
    assert favourite(table) == "initiative:tax_collector_6"


def test_the_estimate_sees_what_a_sealed_pair_will_bring(table: Table) -> None:
    other = Table()
    for laid in (table, other):
        laid.now(6, 2).unpaired().holds("purple", "officer", "tax_collector_6").asks_pairs()
    table.answers("purple", "initiative:tax_collector_6")
    other.answers("purple", "initiative:officer")
    assert estimate(table) > estimate(other) + 2


def test_an_early_scientist_is_worth_more_than_a_late_ability(table: Table) -> None:
    early = outlook(table.now(1, 1).asks("purple", "worker"))
    scientist = 4
    before = valuation.helper_value(table.state, early, scientist)
    late = outlook(table.now(6, 1).asks("purple", "worker"))
    assert before > 1 > valuation.helper_value(table.state, late, scientist)


def test_entering_beats_passing_when_something_can_be_done(table: Table) -> None:
    table.gives("purple", clay=5, coins=5, red=2, blue=2).asks("purple", "building")
    assert favourite(table).startswith("enter:")


def test_a_fee_makes_a_building_less_inviting(table: Table) -> None:
    table.gives("purple", coins=4).asks("purple", "building")
    free = inclined(table)["enter:armory"]
    table.placed("orange", "workshop", "armory").asks("purple", "building")
    assert inclined(table)["enter:armory"] < free


def test_the_prime_minister_makes_a_building_more_inviting(table: Table) -> None:
    table.gives("purple", coins=4).asks("purple", "building")
    alone = inclined(table)["enter:armory"]
    table.minister_in("armory").asks("purple", "building")
    assert inclined(table)["enter:armory"] > alone


def test_the_richer_space_is_crafted(table: Table) -> None:
    table.gives("purple", clay=2).enters("purple", "workshop")
    values = inclined(table)
    assert values["craft:a12"] > values["craft:a13"]  # 4 and a red pigment against 4


def test_the_third_card_of_a_set_is_worth_most(table: Table) -> None:
    gains = []
    for card in ("crossbow_1", "chariot_1", "horse_1"):
        o = outlook(table.asks("purple", "worker"))
        number = EQUIPMENT.index(card)
        gains.append(
            valuation.forging_value(table.state, o, number) + GAME.own_box.equipment_cost[number]
        )
        table.forged("purple", card)
    assert all(first < second for first, second in pairwise(gains))


def test_a_card_for_a_painted_warrior_is_worth_more(table: Table) -> None:
    table.display("sword_1", "halberd_1", None, None).gives("purple", coins=9)
    plain = inclined(table.enters("purple", "armory"))["forge:slot_1"]
    other = Table().display("sword_1", "halberd_1", None, None).gives("purple", coins=9)
    paired = other.painted("purple", "c12").enters("purple", "armory")
    assert inclined(paired)["forge:slot_1"] > plain


def test_taking_the_lead_is_worth_more_than_being_further_ahead(table: Table) -> None:
    table.painted("purple", "c12", "c24").painted("orange", "b14")
    o = outlook(table.now(6, 1).asks("purple", "worker"))
    gains = [
        valuation.expected_prize(table.state, o, section, 1)
        - valuation.expected_prize(table.state, o, section, 0)
        for section in range(len(SECTIONS))
    ]
    assert gains[1] > gains[2]


def test_near_the_end_the_standing_is_the_prize(table: Table) -> None:
    table.painted("purple", "c12", "c24").painted("orange", "b14").now(6, 2)
    o = outlook(table.gives("purple", clay=2).enters("purple", "workshop"))
    assert valuation.expected_prize(table.state, o, 2, 0) == pytest.approx(14, abs=1)
    assert valuation.expected_prize(table.state, o, 1, 0) == 0
    assert valuation.expected_prize(table.state, o, 1, 1) == pytest.approx(
        9, abs=1
    )  # 12 and 6 shared


def test_a_seal_is_spent_while_there_is_time_to_paint(table: Table) -> None:
    table.gives("purple", clay=2).enters("purple", "workshop").play("craft:a12")
    assert favourite(table) == "seal:a12"


def test_the_spare_pigment_is_paid(table: Table) -> None:
    table.requests("yellow", "red", "red", "red").gives("purple", yellow=1, red=1, green=1)
    table.enters("purple", "lab").play("paint:a11")
    assert favourite(table) == "pay:pigment_green"


def test_the_end_tile_that_counts_most_is_chosen(table: Table) -> None:
    table.now(6, 1).end_tiles("end_painted", "end_helpers", "end_flat_six", "end_majorities")
    table.recruited("purple", "ceramist", "accountant", "emissary", "officer", "scientist")
    table.stacked(4, "purple").enters("purple", "palace")
    assert favourite(table) == "choose:end_helpers"
    values = inclined(table)
    assert values["choose:end_flat_six"] == 6


def test_an_extra_action_is_used_before_the_game_ends(table: Table) -> None:
    table.now(6, 2).owns("purple", "bonus_extra_action").gives("purple", clay=5)
    table.asks("purple", "wrap_up")
    assert favourite(table) == "extra:workshop"


def test_a_tile_is_not_wasted_on_swaps_that_gain_nothing(table: Table) -> None:
    table.now(6, 2).owns("purple", "bonus_market").gives("purple", coins=1)
    table.asks("purple", "wrap_up")
    assert favourite(table) == "finish:activation"


def test_poor_cards_are_exchanged_and_good_ones_kept() -> None:
    table = Table(2).now(1, 1)
    table.unpaired().holds("purple", "miner_1", "craftsman_1", "scientist", "craftsman_6")
    values = inclined(table.asks_favour())
    assert values["exchange:craftsman_6"] < values["keep:hand"]
    assert values["exchange:miner_1"] > values["exchange:craftsman_6"]
