"""How Li Si builds, moves inspectors and hires specialists (T-12.7 to T-12.14)."""

import pytest

from dynasty.games.terracotta_army.names import CELLS, WARRIORS
from dynasty.games.terracotta_army.rules.inspectors import SPACES
from dynasty.games.terracotta_army.rules.li_si_cells import (
    chart,
    most_music,
    narrowing,
    near_footman,
    selection,
)
from dynasty.games.terracotta_army.rules.li_si_inspectors import best_move, swing
from dynasty.games.terracotta_army.rules.li_si_specialists import (
    footman_cells,
    group_marks,
    musician_cells,
    verdict,
)
from dynasty.games.terracotta_army.rules.li_si_warriors import (
    SURPRISE_CLAY,
    WITH_CLAY,
    WITH_COINS,
    kind_steps,
)
from dynasty.kernel import make_pile, pile_cards
from tests.games.terracotta_army.table import Table

PLAIN = ("tile_coins",) * 5
ALL = ("sword", "halberd", "crossbow", "spear")


def names(cells: int) -> set[str]:
    return {CELLS[cell] for cell in pile_cards(cells)}


def bits(*cells: str) -> int:
    return make_pile(CELLS.index(cell) for cell in cells)


def kind(table: Table, how: int = WITH_CLAY) -> str:
    return WARRIORS[kind_steps(table.state, 0, how)[-1][1][0]]


# Specialists


def test_T_12_7_he_looks_at_his_weapons_from_right_to_left() -> None:
    table = (
        Table(1).has("pm", coins=9).armed("pm", *ALL).row("spear", "sword", "crossbow", "halberd")
    )
    table.puts("pm", "guard", "r1c1", "r1c3").pm_resolves("specialist")
    weighed = [(e.values["who"], e.values["verdict"]) for e in table.events("pm_weighed")]
    assert weighed == [("footman", "pm_unwilling"), ("kneeling_archer", "pm_willing")]
    assert table.weapons("pm") == {"sword", "halberd", "spear"}
    assert table.coins("pm") == 8


def test_T_12_7_and_RUL_34_without_a_willing_weapon_he_takes_a_coin() -> None:
    for on_card in (False, True):
        table = Table(1).has("pm", coins=2).armed("pm", "sword", "halberd")
        table.pm_resolves("specialist", on_card=on_card)
        assert (table.coins("pm"), table.vp("pm")) == (3, 0)
        assert table.told("pm_no_specialist").values["gain"] == ("coin",)


def test_T_12_7_a_lone_sword_stands_for_the_other_weapons_and_RUL_41() -> None:
    table = (
        Table(1)
        .has("pm", coins=9)
        .armed("pm", "sword")
        .row("spear", "halberd", "sword", "crossbow")
    )
    table.puts("pm", "guard", "r4c4").pm_resolves("specialist")
    assert table.values("specialist_hired") == {
        "who": "kneeling_archer",
        "coins": 1,
        "weapon": "sword",
    }
    assert [weapon for weapon, _ in table.player("pm").weapons] == [
        *("spear", "halberd", "sword", "crossbow")
    ]


def test_T_12_7_a_horse_never_and_only_what_he_can_pay() -> None:
    table = Table(1).has("pm", coins=1).puts("pm", "guard", "r4c4", "r4c6")
    assert verdict(table.state, 0) == "pm_never"
    assert verdict(table.state, 3) == "pm_too_dear"
    table.has("pm", coins=9)
    assert verdict(table.state, 3) == "pm_willing"
    table.musician("r1c1", "r1c3", "r1c5")
    assert verdict(table.state, 3) == "pm_sold_out"


def test_T_12_7_and_RUL_36_the_archer_joins_a_group_that_he_leads_with_fewest_of_yours() -> None:
    table = Table(1).puts("pm", "guard", "r1c1", "r1c2").puts("you", "guard", "r1c3")
    table.puts("pm", "soldier", "r5c5").puts("you", "officer", "r7c7")
    assert names(group_marks(table.state)) == {"r5c5"}
    table.puts("pm", "officer", "r3c9")
    assert names(group_marks(table.state)) == {"r3c9", "r5c5"}


def test_T_12_7_you_choose_group_and_place_and_facing_of_his_archer() -> None:
    table = Table(1).puts("pm", "guard", "r1c1", "r2c2").puts("pm", "soldier", "r5c5")
    table.has("pm", coins=9).armed("pm", "crossbow").pm_resolves("specialist")
    assert table.decision.seat == 0
    assert table.cells_offered("assign") == {"r1c1", "r2c2", "r5c5"}
    assert table.refusal("assign:r7c7").reason == "not-his-group"
    table.play("assign:r1c1")
    assert table.cells_offered("assign") == {"r1c2", "r2c1"}
    assert table.refusal("assign:r3c3").reason == "not-his-place"
    table.play("assign:r1c2")
    assert table.cell("r1c2").facing == "r1c1"
    both = Table(1).puts("pm", "guard", "r1c1", "r1c2", "r2c2").has("pm", coins=9)
    both.armed("pm", "crossbow").pm_resolves("specialist").play("assign:r2c1")
    assert both.cells_offered("assign") == {"r1c1", "r2c2"}
    assert both.refusal("assign:r3c1").reason == "not-his-warrior"
    assert both.play("assign:r2c2").cell("r2c1").facing == "r2c2"


def test_T_12_7_and_RUL_46_the_footman_where_his_lead_exceeds_the_empty_cells() -> None:
    table = Table(1).puts("pm", "guard", "r1c2", "r2c1")
    assert footman_cells(table.state) == bits("r1c1")
    table.puts("you", "guard", "r2c2")
    assert footman_cells(table.state) == bits("r1c1")
    table = Table(1).puts("pm", "guard", "r1c2").puts("you", "guard", "r2c1")
    assert footman_cells(table.state) == 0


def test_T_12_7_you_choose_between_equal_cells_for_his_footman() -> None:
    table = Table(1).puts("pm", "guard", "r1c2", "r2c1", "r1c8", "r2c9").has("pm", coins=9)
    table.armed("pm", "halberd").pm_resolves("specialist")
    assert table.cells_offered("assign") == {"r1c1", "r1c9"}
    assert table.refusal("assign:r5c5").reason == "not-his-place"
    assert table.play("assign:r1c9").cell("r1c9").statue == "footman"


def test_T_12_7_and_RUL_35_a_musician_must_please_him_twice_as_much() -> None:
    table = Table(1).puts("pm", "guard", "r1c1", "r1c3").puts("you", "guard", "r1c5")
    assert names(musician_cells(table.state)) == {"r1c2", *(f"r1c{c}" for c in (4, 6, 7, 8, 9))}
    table.puts("you", "guard", "r1c7")
    assert musician_cells(table.state) == 0
    table = Table(1).puts("pm", "guard", "r1c1").puts("you", "guard", "r5c5")
    assert musician_cells(table.state) == 0
    table = Table(1).puts("pm", "guard", "r1c1", "r1c3").has("pm", coins=9).armed("pm", "spear")
    table.pm_resolves("specialist")
    assert table.cells_offered("assign") == {"r1c2", *(f"r1c{c}" for c in range(4, 10))}
    assert table.play("assign:r1c7").cell("r1c7").statue == "musician"


def test_T_12_7_and_RUL_45_you_cannot_refuse_for_him() -> None:
    table = Table(1).puts("pm", "guard", "r1c1", "r1c3").has("pm", coins=9).armed("pm", "spear")
    table.pm_resolves("specialist")
    assert {text.partition(":")[0] for text in table.offers} == {"assign"}


# Inspectors


def test_T_12_8_the_largest_swing_wins() -> None:
    table = Table(1).puts("pm", "guard", "r2c4").puts("you", "guard", "r1c5")
    assert swing(table.state, SPACES.index("row_2")) == 14
    assert best_move(table.state, [1, 2]) == (SPACES.index("row_2"), 14)


def test_T_12_8_and_RUL_39_no_move_before_a_move_and_forward_before_backward() -> None:
    assert best_move(Table(1).state, [1, -1]) == (-1, 0)
    table = Table(1).inspectors(4, 5).puts("pm", "guard", "r3c9", "r5c1")
    assert best_move(table.state, [1, -1]) == (SPACES.index("row_5"), 7)
    table = Table(1).puts("pm", "guard", "r2c9", "r3c7")
    assert best_move(table.state, [1, 2]) == (SPACES.index("row_2"), 7)
    stays = Table(1).hired("pm", "inspector").pm_resolves("master_inspector")
    assert stays.events("pm_inspectors_stay")


def test_T_12_8_between_the_inspectors_chance_decides() -> None:
    moved = set()
    for wanted in (0, 1):
        table = Table(1).puts("pm", "guard", "r2c2").fate((2, wanted))
        moved.add(SPACES[best_move(table.state, [1])[0]])
    assert moved == {"row_2", "col_2"}


def test_T_12_8_archers_and_the_imperial_eye_count() -> None:
    table = Table(1).puts("pm", "guard", "r2c4").puts("you", "guard", "r2c7")
    assert swing(table.state, SPACES.index("row_2")) == 0
    table.archer("r3c4>n")
    assert swing(table.state, SPACES.index("row_2")) == 4
    assert swing(table.challenged(7).state, SPACES.index("row_2")) == 6


# Surprise build


def test_T_12_9_and_RUL_64_clay_and_coins_become_warriors_without_weapon_or_warehouse() -> None:
    table = Table(1).has("pm", wet=6, coins=8).armed("pm", *ALL).surprise()
    while table.state.decisions:
        table.play(min(table.offers))
    assert (table.wet("pm"), table.coins("pm")) == (1, 3)
    assert table.earned("pm", "organizer") == 12
    assert table.earned("pm", "weapons") == 0
    assert sum(table.state.warehouses) == 4
    assert [e.values["have"] for e in table.events("surprise_build")] == [6, 8]


def test_T_12_9_and_RUL_53_without_a_legal_build_nothing_is_discarded() -> None:
    table = Table(1).has("pm", wet=20, coins=20)
    for who, warrior in (("pm", "officer"), ("you", "guard"), ("you", "soldier")):
        table.stock(who, **{warrior: 0 if warrior != "soldier" else 7})
    table.puts("pm", "crossbowman", "r1c1", "r1c2", "r1c3", "r1c4").surprise()
    assert (table.wet("pm"), table.coins("pm")) == (20, 20)


# Type


def test_T_12_11_only_types_whose_weapon_is_available() -> None:
    table = Table(1).tiles(*PLAIN).armed("pm", "crossbow")
    assert kind(table) == "crossbowman"
    assert kind(table, WITH_COINS) == "crossbowman"  # the last step: available and leftmost
    table.stock("you", crossbowman=10)
    assert kind(table, SURPRISE_CLAY) == "crossbowman"
    table.stock("you", crossbowman=9)
    assert kind(table) == "crossbowman"
    assert kind(table, SURPRISE_CLAY) == "officer"


def test_T_12_11_unless_another_is_worth_three_more() -> None:
    table = Table(1).tiles(*PLAIN).armed("pm", "crossbow").stock("you", crossbowman=5)
    assert kind(table) == "officer"


def test_T_12_11_the_earliest_tile_of_a_type_from_this_round_on() -> None:
    table = Table(1).tiles("tile_officer", "tile_coins", "tile_soldier", "tile_guard", "tile_clay")
    assert kind(table) == "officer"
    assert kind(table.now(2)) == "soldier"
    assert kind(table.now(5)) == "officer"


def test_T_12_11_and_RUL_38_and_RUL_59_the_leftmost_weapon_of_his_row_at_last() -> None:
    table = Table(1).tiles(*PLAIN).row("spear", "crossbow", "halberd", "sword")
    assert kind(table) == "soldier"
    table.armed("pm", "halberd", "sword")
    assert kind(table) == "guard"


def test_T_12_11_he_tells_what_narrowed_the_types() -> None:
    table = Table(1).tiles(*PLAIN).has("pm", wet=2).armed("pm", "halberd").pm_resolves("warrior_2")
    told = table.values("pm_types_narrowed")
    assert told == {"step": "pm_step_armed", "warriors": ("guard",)}
    assert table.told("pm_type_chosen").values["warrior"] == "guard"


def test_T_12_11_he_tells_why_weapons_do_not_bind_him() -> None:
    table = Table(1).tiles(*PLAIN).has("pm", wet=2).armed("pm", "crossbow")
    table.stock("you", crossbowman=5).pm_resolves("warrior_2")
    worth = {"warriors": ("officer", "guard", "soldier"), "vp": 6, "armed": 3, "more": 3}
    assert table.values("pm_worth_more") == worth
    bound = Table(1).tiles(*PLAIN).has("pm", wet=2).armed("pm", "crossbow")
    assert bound.pm_resolves("warrior_2").events("pm_worth_more") == []


# Cell


@pytest.mark.parametrize(
    ("yours", "his", "criterion"),
    [
        (("r1c1",), ("r1c2",), "a"),
        (("r1c1",), (), "b"),
        (("r1c1", "r1c2"), ("r1c3",), "b"),
        (("r1c1", "r1c2"), (), "c"),
        ((), ("r1c1",), "d"),
        ((), ("r1c1", "r1c2"), "d"),
    ],
)
def test_T_12_12_the_criteria(yours: tuple[str, ...], his: tuple[str, ...], criterion: str) -> None:
    table = Table(1).puts("you", "guard", *yours).puts("pm", "guard", *his)
    found, groups, cells = selection(table.state, 1)
    assert found == f"pm_criterion_{criterion}"
    assert names(groups) == {*yours, *his}
    assert not cells & groups


def test_T_12_12_the_first_criterion_and_then_the_largest_group_and_RUL_37() -> None:
    table = Table(1).puts("you", "guard", "r1c1", "r1c2", "r5c5", "r7c1")
    table.puts("pm", "guard", "r5c6", "r7c2", "r3c9")
    assert selection(table.state, 1)[1] == bits("r5c5", "r5c6", "r7c1", "r7c2")
    table.archer("r4c5>s")
    assert names(selection(table.state, 1)[1]) == {"r5c5", "r5c6", "r4c5"}


def test_T_12_12_a_hemmed_in_group_is_not_looked_at() -> None:
    table = Table(1).puts("you", "guard", "r1c1").puts("you", "officer", "r1c2", "r2c1")
    assert selection(table.state, 1)[0] == "pm_apart"


def test_T_12_12_away_from_groups_if_none_qualifies_or_anywhere() -> None:
    table = Table(1).puts("pm", "guard", "r1c1", "r1c2", "r1c3")
    criterion, _, cells = selection(table.state, 1)
    assert criterion == "pm_apart"
    assert not names(cells) & {"r2c1", "r2c2", "r2c3", "r1c4"}
    full = Table(1).puts("pm", "guard", "r1c1", "r1c2", "r1c3").fills("r1c4", "r2c1")
    assert selection(full.state, 1) == ("pm_anywhere", 0, bits("r1c4", "r2c1"))


def test_T_12_12_the_chart_has_1_1_14_12_and_35_cells() -> None:
    for row, column in ((1, 1), (4, 5), (7, 9)):
        masks = chart(Table(1).inspectors(row, column).state)
        assert [mask.bit_count() for mask in masks] == [1, 1, 14, 12, 35]
    assert chart(Table(1).inspectors(7, 9).state)[1] == bits("r1c1")


@pytest.mark.parametrize(
    ("cell", "priority"),
    [("r1c1", 1), ("r2c2", 2), ("r1c5", 3), ("r3c1", 3), ("r2c7", 4), ("r6c2", 4), ("r4c4", 5)],
)
def test_RUL_65_the_chart_ranks_every_cell_by_the_lines_of_the_inspectors(
    cell: str, priority: int
) -> None:
    table = Table(1).inspectors(1, 1)
    assert [bool(mask & bits(cell)) for mask in chart(table.state)].index(True) + 1 == priority
    assert f"pm_priority_{priority}" in left_by_step(table, bits(cell))


@pytest.mark.parametrize(("number", "kept"), [(1, 3), (2, 3), (3, 2), (4, 1), (5, 1)])
def test_T_12_12_chart_priorities_kept_by_round(number: int, kept: int) -> None:
    table = Table(1).tiles(*PLAIN).now(number)
    everything = bits("r1c1", "r2c2", "r1c5", "r2c7", "r6c6")
    left = left_by_step(table, everything)[f"pm_chart_{kept}"]
    assert names(left) == set(["r1c1", "r2c2", "r1c5"][:kept])


def left_by_step(table: Table, cells: int) -> dict[str, int]:
    return {step: left for step, _, left in narrowing(table.state, cells)}


def test_T_12_12_tiles_then_priority_then_musicians_then_footmen() -> None:
    table = (
        Table(1)
        .now(4)
        .tiles("tile_quarter_nw", *("tile_coins",) * 2, "tile_quarter_se", "tile_coins")
    )
    steps = left_by_step(table, bits("r3c3", "r6c7", "r7c9"))
    assert names(steps["tile_quarter_se"]) == {"r6c7", "r7c9"}
    assert "tile_quarter_nw" not in steps
    table.musician("r7c1")
    assert names(left_by_step(table, bits("r6c7", "r7c9"))["pm_step_music"]) == {"r7c9"}


def test_T_12_12_a_step_that_would_leave_nothing_is_ignored() -> None:
    table = Table(1).now(5).tiles(*("tile_middle_row",) * 5)
    steps = left_by_step(table, bits("r6c7", "r7c9"))
    assert names(steps["pm_step_footman"]) == {"r6c7", "r7c9"}


def test_T_12_12_the_step_of_a_tile_names_its_round() -> None:
    table = Table(1).now(4).tiles(*("tile_coins",) * 4, "tile_quarter_se")
    rounds = {step: number for step, number, _ in narrowing(table.state, bits("r6c7", "r1c1"))}
    assert (rounds["tile_quarter_se"], rounds["pm_chart_1"]) == (5, 0)


def test_T_12_12_most_musicians_and_the_contested_footman() -> None:
    table = Table(1).musician("r1c1", "r5c5")
    assert names(most_music(table.state, bits("r1c5", "r1c9", "r7c7"))) == {"r1c5"}
    table = Table(1).footman("r2c2", "r6c6").puts("pm", "guard", "r1c1", "r1c2")
    table.puts("pm", "guard", "r7c7").puts("you", "guard", "r7c6")
    assert names(near_footman(table.state, bits("r3c3", "r5c5"))) == {"r5c5"}
    assert names(near_footman(table.state, bits("r3c3", "r1c9"))) == {"r3c3"}
    assert names(near_footman(table.state, bits("r1c9"))) == {"r1c9"}


def test_T_12_12_you_choose_among_the_cells_that_are_left() -> None:
    table = Table(1).tiles(*PLAIN).inspectors(4, 5).puts("pm", "guard", "r4c5").has("pm", wet=2)
    table.armed("pm", "halberd").pm_resolves("warrior_2")
    assert table.decision.seat == 0
    assert table.cells_offered("assign") == {"r3c5", "r5c5", "r4c4", "r4c6"}
    assert table.refusal("assign:r1c1").rule == "T-12.12"
    assert table.details("assign:r3c5") == {"who": "guard"}
    assert table.play("assign:r3c5").cell("r3c5").owner == 1


# Weapons


@pytest.mark.parametrize(
    ("weapon", "vp", "coins"),
    [("sword", 2, 0), ("halberd", 3, 0), ("crossbow", 3, 0), ("spear", 2, 2)],
)
def test_T_12_13_his_weapons_score_and_go_to_the_front(weapon: str, vp: int, coins: int) -> None:
    table = Table(1).tiles(*PLAIN).has("pm", wet=2).armed("pm", weapon)
    table.row("halberd", "spear", "crossbow", "sword").pm_resolves("warrior_2")
    assert (table.earned("pm", "weapons"), table.coins("pm")) == (vp, coins)
    assert table.player("pm").weapons[0] == (weapon, False)
    assert len(table.player("pm").weapons) == 4


def test_T_12_13_his_officer_moves_an_inspector_for_his_good() -> None:
    table = Table(1).tiles(*PLAIN).has("pm", wet=2).armed("pm", "sword").inspectors(2, 5)
    table.puts("pm", "guard", "r1c1", "r1c9").puts("you", "officer", "r2c5")
    table.pm_resolves("warrior_2")
    if table.state.decisions:
        table.play(min(table.offers))
    assert table.events("pm_inspector_weighed") or table.events("pm_inspectors_stay")


def test_T_12_14_before_a_specialist_card_he_spares_his_weapons() -> None:
    table = Table(1).tiles(*PLAIN).has("pm", wet=4).armed("pm", "crossbow")
    table.state.active = 1 << 11
    table.state.deck &= ~(1 << 11)
    table.pm_resolves("warrior_2", "s1")
    assert table.told("warrior_made").values["warrior"] == "officer"
    assert table.earned("pm", "weapons") == 0
    assert table.events("pm_spares_weapons")
    elsewhere = Table(1).tiles(*PLAIN).has("pm", wet=4).armed("pm", "crossbow")
    elsewhere.state.active = 1 << 11
    elsewhere.state.deck &= ~(1 << 11)
    elsewhere.pm_resolves("warrior_2", "s0")
    assert elsewhere.told("warrior_made").values["warrior"] == "crossbowman"
    assert elsewhere.earned("pm", "weapons") == 3
