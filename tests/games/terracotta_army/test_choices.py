"""What a player is offered: groups, endings, what is compared, and where turns begin."""

from dynasty.kernel import Match, Offer, SeatEntry
from dynasty.kernel.turns import turns
from dynasty.text.turn_summary import turn_sentence
from tests.games.boards import offered
from tests.games.terracotta_army.setting import GAME
from tests.games.terracotta_army.table import Table
from tests.games.terracotta_army.test_text import words

ENGLISH = words("en")


def offers(table: Table) -> dict[str, Offer]:
    found = GAME.offers(table.state, table.decision)
    return {offer.choice: offer for offer in found}


def glowing(table: Table) -> set[str]:
    """What glows for the player who is asked."""
    return offered(GAME.view(table.state, table.decision.seat), endings=False)


def badges(table: Table) -> dict[str, str]:
    return {choice: ENGLISH.badge(offer) for choice, offer in offers(table).items()}


def asked_back(table: Table, choice: str) -> str:
    key = offers(table)[choice].gives_up
    return ENGLISH.say(key) if key else ""


def test_T_5_2_an_action_that_cannot_be_paid_does_not_glow() -> None:
    table = Table(4).has("yellow", wet=1).acts("yellow", "s4", "inner")
    assert glowing(table) == {"coin", "wet_clay"}
    paid = Table(4).has("yellow", wet=3).acts("yellow", "s4", "inner")
    assert glowing(paid) == {"coin", "wet_clay", "inner_action"}


def test_T_5_2_doing_nothing_gives_up_what_could_be_taken() -> None:
    table = Table(4).acts("yellow", "s4", "inner")
    assert "take a coin or a wet clay" in asked_back(table, "skip:inner_action")


def test_T_5_3_only_a_weapon_for_nothing_is_asked_back_on_the_outer_ring() -> None:
    assert asked_back(Table(4).acts("yellow", "s0", "outer"), "skip:outer_action")
    hiring = Table(4).armed("yellow", "spear").has("yellow", coins=2)
    assert not asked_back(hiring.acts("yellow", "s1", "outer"), "skip:outer_action")


def test_T_8_2_a_new_master_who_costs_nothing_is_asked_back() -> None:
    free = Table(4).has("yellow", coins=2).acts("yellow", "s2", "middle")
    free.play("buy:master_clay_maker")
    assert asked_back(free, "decline:master_clay_maker")
    dear = Table(4).has("yellow", coins=3).acts("yellow", "s0", "middle")
    dear.play("buy:master_builder", "pay:mt_1")
    assert asked_back(dear, "decline:master_builder") == ""


def test_T_6_3_keeping_a_weapon_gives_up_nothing() -> None:
    table = Table(4).has("yellow", wet=2).armed("yellow", "spear").acts("yellow", "s0", "inner")
    table.play("perform:inner_action", "make:soldier", "stand:r1c1")
    found = offers(table)
    assert found["rest:spear"].kind == "ending"
    assert asked_back(table, "rest:spear") == ""
    assert glowing(table) == {"spear"}


def test_T_5_1_a_segment_wears_which_of_its_actions_can_be_performed() -> None:
    table = Table(4).has("yellow", coins=1).turn("yellow")
    assert badges(table)["place:s4"] == "○○○"
    assert badges(table)["place:s11"] == "○●●"
    found = offers(table)
    assert (found["place:s4"].details["possible"], found["place:s11"].details["possible"]) == (0, 2)
    assert found["place:s4"].compares == "possible"


def test_T_6_2_a_cell_wears_the_points_that_it_would_bring() -> None:
    table = Table(4).has("yellow", wet=2).acts("yellow", "s0", "inner")
    table.play("perform:inner_action")
    assert badges(table)["make:officer"] == "+6"
    table.play("make:officer")
    worn = badges(table)
    assert (worn["stand:r1c1"], worn["stand:r1c2"], worn["stand:r2c2"]) == ("+14", "+7", "")


def test_T_7_5_a_cell_for_an_archer_counts_with_the_best_warrior_to_face() -> None:
    table = Table(4).armed("yellow", "crossbow").has("yellow", coins=2)
    table.puts("yellow", "officer", "r1c1").puts("green", "officer", "r1c3")
    table.acts("yellow", "s1", "outer").play("perform:outer_action")
    said = offers(table)["post:r1c2"]
    assert said.details["faced"] == "r1c1"
    assert said.details["points"] == offers(table.play("post:r1c2"))["face:r1c1"].details["points"]


def test_T_6_4_the_moves_of_the_two_inspectors_are_two_groups() -> None:
    table = Table(4).has("yellow", wet=2).armed("yellow", "sword").acts("yellow", "s0", "inner")
    table.play("perform:inner_action", "make:officer", "stand:r2c2", "wield:sword")
    main = [offer for offer in offers(table).values() if offer.kind == "main"]
    assert list(dict.fromkeys(map(ENGLISH.heading, main))) == [
        "The row inspector",
        "The column inspector",
    ]
    assert badges(table)["inspect:row_2"] == "+7"


def test_T_4_1_turning_a_ring_and_placing_a_worker_are_one_turn() -> None:
    match = Match(GAME, (SeatEntry("Ann", "you"), SeatEntry("Bob", "you")), 1)
    first = match.state.decisions[0].seat
    match.choose(first, "rotate:inner_ring")
    while len(turns(match, first)) < 3:
        decision = match.state.decisions[0]
        match.choose(decision.seat, str(decision.choices[0]))
    turn = turns(match, first)[1]
    assert (turn.seat, turn.first) == (first, 1)
    assert turn.last >= 3
    kinds = [event.kind for _, event in turn.events]
    assert {"ring_rotated", "worker_placed"} <= set(kinds)
    assert turn_sentence(ENGLISH, turn, GAME).endswith(".")
