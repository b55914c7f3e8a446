"""What a player reads: names as the board shows them, prices, gains, and what is missing."""

from dynasty.games.terracotta_army.names import CELLS, SEGMENTS
from dynasty.kernel import Offer
from dynasty.text import Words
from tests.games.terracotta_army.setting import GAME
from tests.games.terracotta_army.table import Table
from tests.games.terracotta_army.test_text import words

ENGLISH, FRENCH = words("en"), words("fr")
SOLO = words("en", 1)


def label(table: Table, choice: str, text: Words = ENGLISH) -> str:
    return text.label(Offer(choice, table.details(choice)))


def reason(table: Table, choice: str, text: Words = ENGLISH) -> str:
    refusal = table.refusal(choice)
    values = GAME.because(table.state, table.decision.seat, GAME.vocabulary.read(choice))
    return text.refusal(refusal, values)


def line(table: Table, kind: str, text: Words = SOLO) -> str:
    return text.event(table.told(kind))


def test_cells_and_segments_are_called_as_the_board_shows_them() -> None:
    assert [ENGLISH.name(cell) for cell in CELLS[:10]] == [*(f"A{n}" for n in range(1, 10)), "B1"]
    assert [ENGLISH.name(segment) for segment in SEGMENTS[:2]] == ["segment 1", "segment 2"]
    assert ENGLISH.say("mark-row-2") == "B"
    assert ENGLISH.name("row_2") == "row B"


def test_T_4_1_turning_a_ring_is_mentioned_only_where_it_is_possible() -> None:
    table = Table(4).has("yellow", coins=3).turn("yellow")
    assert table.question == "ask-segment"
    assert table.play("rotate:inner_ring").question == "ask-segment-only"
    assert Table(4).has("yellow", coins=1).turn("yellow").question == "ask-segment-only"


def test_a_segment_says_which_of_its_actions_are_not_possible() -> None:
    table = Table(4).has("yellow", coins=1).turn("yellow")
    said = "a warrior for 3 clay (not possible) · Master Inspector (not possible)"
    assert label(table, "place:s4") == f"To segment 5: {said} · a specialist (not possible)"
    assert label(table, "place:s11").startswith("To segment 12: soak clay (not possible) · 2 coins")


def test_what_the_inner_action_brings_counts_for_the_middle_one() -> None:
    table = Table(4).rings(0, 10).turn("yellow")
    assert label(table, "place:s10").startswith("To segment 11: 4 coins · Master Builder ·")


def test_a_cell_says_that_its_numbers_are_points() -> None:
    table = Table(4).has("yellow", wet=2).acts("yellow", "s0", "inner")
    table.play("perform:inner_action", "make:officer")
    assert label(table, "stand:r1c1") == "A1, inspectors +14 VP"
    assert label(table, "stand:r1c1", FRENCH) == "A1, inspecteurs +14 PV"


def test_T_7_1_hiring_names_the_specialist_and_its_price_beforehand() -> None:
    table = Table(4).armed("yellow", "spear").has("yellow", coins=2).acts("yellow", "s1", "outer")
    said = "musician for 1 coin and the spear"
    assert label(table, "perform:outer_action") == f"Perform it: a specialist · {said}"


def test_T_7_1_without_a_specialist_to_hire_it_says_what_each_lacks() -> None:
    table = Table(4).armed("yellow", "spear").acts("yellow", "s1", "outer")
    assert line(table, "nothing_to_hire", ENGLISH) == (
        "Yellow cannot hire any specialist with 0 coins. Horse: the sword is not ready; "
        "footman: the halberd is not ready; kneeling archer: the crossbow is not ready; "
        "musician: costs 1."
    )


def test_T_1_7_an_outer_action_that_does_nothing_is_not_left_out_by_choice() -> None:
    table = Table(4).armed("yellow", "sword").acts("yellow", "s0", "outer")
    assert line(table, "already_active", ENGLISH) == (
        "Yellow cannot ready the sword: it is ready as it is."
    )
    assert not table.events("action_skipped")


def test_T_8_2_a_master_that_cannot_be_used_at_once_is_explained() -> None:
    table = Table(4).has("yellow", coins=2).acts("yellow", "s0", "middle")
    table.play("buy:master_builder")
    said = "Yellow cannot use the Master Builder at once: too few coins."
    assert line(table, "master_idle", ENGLISH) == said


def test_T_8_2_masters_say_what_they_do_and_cost() -> None:
    table = Table(4).has("yellow", coins=3).acts("yellow", "s2", "middle")
    said = "Hire the Master Clay Maker for 2 coins or more: 3 wet clay"
    assert label(table, "buy:master_clay_maker") == said
    table.play("buy:master_clay_maker")
    assert label(table, "pay:mt_3") == "Pay 3 coins for the Master Clay Maker"
    assert reason(table, "pay:mt_5") == "This token costs 4 coins; you have 3."


def test_T_6_5_a_guard_without_anybody_to_send_says_so() -> None:
    table = Table(4).has("yellow", wet=2).armed("yellow", "halberd").acts("yellow", "s0", "inner")
    table.play("perform:inner_action", "make:guard", "stand:r1c1", "wield:halberd")
    assert line(table, "nobody_to_send", ENGLISH) == "No other warrior of Yellow can move."


def test_T_4_4_a_craftsman_in_the_way_asks_for_an_artisan() -> None:
    table = Table(4).stands("green", "craftsman", "s3").turn("yellow")
    said = "only an artisan may join, and you have none in hand."
    assert reason(table, "place:s3") == f"A craftsman stands here already: {said}"


def test_T_12_5_the_blacksmith_says_which_weapons_are_new() -> None:
    table = Table(1).hired("pm", "blacksmith").armed("pm", "sword", "halberd", "spear")
    table.pm_resolves("master_blacksmith")
    assert line(table, "weapons_readied") == (
        "Li Si has all weapons ready now. Newly readied: crossbow."
    )


def test_T_12_11_a_type_worth_much_more_is_taken_in_spite_of_its_weapon() -> None:
    table = Table(1).has("pm", wet=3).armed("pm", "spear").stock("pm", soldier=4)
    table.pm_resolves("warrior_3")
    assert "at least 3 more than any type whose weapon is available" in line(table, "pm_worth_more")


def test_T_12_11_without_weapons_all_types_are_open() -> None:
    table = Table(1).has("pm", wet=3).pm_resolves("warrior_3")
    assert line(table, "pm_unarmed").endswith("all types are open to him.")


def test_T_12_10_a_card_says_what_it_does() -> None:
    table = Table(1).deals("pmc_06").pm_resolves("priority")
    assert line(table, "card_revealed").startswith(
        "Li Si reveals card 6 for the end of his turn, ready the sword"
    )
