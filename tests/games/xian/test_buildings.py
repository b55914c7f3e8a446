"""Entering a building: limit, fee, shortage, Prime Minister, passing (X-4, X-11)."""

import pytest

from tests.games.xian.table import Table


def crowd(seats: int, builders: int) -> Table:
    """So many builders in the lab, beside the Prime Minister in the palace; purple acts."""
    table = Table(seats).gives("purple", coins=20)
    owners = [*table.colours[1:], *table.colours[1:]]
    for colour in table.colours[1:]:
        table.placed(colour, *["lab"] * owners[:builders].count(colour))
    return table.asks("purple", "building")


@pytest.mark.parametrize(("seats", "limit"), [(2, 3), (3, 4), (4, 5)])
def test_X_4_1_a_pair_holds_three_to_five_with_the_prime_minister(seats: int, limit: int) -> None:
    table = crowd(seats, limit - 1)
    assert table.why_not("enter:palace", "purple") == "X-4.1 closed"
    assert table.why_not("enter:lab", "purple") == "X-4.1 closed"
    said = table.because("enter:palace", "purple")
    assert (said["k"], said["limit"]) == (limit, limit)
    assert table.building("palace").closed
    assert table.seen.pairs == ((0, limit), (limit, limit))


@pytest.mark.parametrize(("seats", "limit"), [(2, 3), (3, 4), (4, 5)])
def test_X_4_1_one_builder_less_leaves_the_pair_open(seats: int, limit: int) -> None:
    table = crowd(seats, limit - 2)
    assert "enter:palace" in table.options
    assert not table.building("palace").closed
    table.play("enter:palace")
    assert table.building("lab").closed


def test_X_4_1_a_pair_follows_the_slots_of_its_buildings(table: Table) -> None:
    table.slots("palace", "workshop", "armory", "lab").gives("purple", coins=20)
    table.placed("orange", "palace", "workshop").placed("cyan", "palace").placed("jade", "workshop")
    table.asks("purple", "building")
    assert table.why_not("enter:palace", "purple") == "X-4.1 closed"
    assert "enter:armory" in table.options


@pytest.mark.parametrize("seats", [3, 4])
def test_X_4_2_each_opposing_builder_costs_a_coin_for_its_owner(seats: int) -> None:
    table = Table(seats).minister_in("workshop").gives("purple", coins=5)
    table.placed("orange", "palace", "palace").placed("cyan", "palace").asks("purple", "building")
    said = table.details("enter:palace")
    assert (said["fee"], said["paid"], said["loss"], said["minister"]) == (3, 3, 0, 0)
    table.play("enter:palace")
    assert [table.coins(colour) for colour in ("purple", "orange", "cyan")] == [2, 2, 1]
    assert [(e["creditor"], e["coins"]) for e in table.heard("fee_paid")] == [
        ("orange", 2),
        ("cyan", 1),
    ]


def test_X_4_2_a_builder_next_door_costs_nothing(table: Table) -> None:
    table.minister_in("workshop").placed("orange", "lab").enters("purple", "palace")
    assert table.heard("fee_paid") == []


@pytest.mark.parametrize(("builders", "fee"), [(0, 0), (1, 2), (2, 3)])
def test_X_4_3_with_two_players_the_fee_is_two_or_three_coins(builders: int, fee: int) -> None:
    table = Table(2).minister_in("workshop").gives("purple", coins=5)
    table.placed("orange", *["palace"] * builders).asks("purple", "building")
    assert table.details("enter:palace")["fee"] == fee
    table.play("enter:palace")
    assert (table.coins("purple"), table.coins("orange")) == (5 - fee, fee)


def test_X_4_4_only_buildings_whose_action_is_possible_are_offered(table: Table) -> None:
    table.requests("red", "yellow", "green", "blue").display("sword_1", "sword_2", None, None)
    table.took("cyan", "end_painted").gives("cyan", clay=1, coins=2, red=1).asks("jade", "building")
    assert table.computed("cyan", "EnterBuilding") == ["pass:coin"]
    reasons = [
        table.refused("EnterBuilding", "cyan", f"enter:{building}")
        for building in ("workshop", "lab", "armory", "palace")
    ]
    assert reasons == [
        "X-5.1 no-clay",
        "X-6.1 nothing-to-paint",
        "X-7.1 nothing-to-forge",
        "X-8.1 track-finished",
    ]


def test_X_4_4_the_action_must_be_possible_after_the_fee(table: Table) -> None:
    table.display("chariot_1", None, None, None).placed("orange", "armory").gives("cyan", coins=2)
    table.asks("cyan", "building")
    assert table.why_not("enter:armory", "cyan") == "X-7.1 nothing-to-forge"
    table.gives("cyan", coins=1).asks("cyan", "building").play("enter:armory")
    assert (table.coins("cyan"), table.coins("orange")) == (0, 1)


def test_X_4_4_a_market_not_used_yet_does_not_count_as_means(table: Table) -> None:
    table.owns("cyan", "bonus_market").gives("cyan", clay=1, coins=1).asks("cyan", "building")
    assert table.why_not("enter:workshop", "cyan") == "X-5.1 no-clay"
    table.play("use:bonus_market", "give:coin", "take:clay", "stop:bonus_market")
    assert "enter:workshop" in table.options


def test_X_4_4_an_unused_discount_counts_as_means(table: Table) -> None:
    table.owns("cyan", "bonus_discount").gives("cyan", clay=1).asks("cyan", "building")
    assert "enter:workshop" in table.options


def test_X_4_5_the_own_builder_of_round_1_costs_nothing_in_round_2(table: Table) -> None:
    table.minister_in("workshop").placed("cyan", "palace").enters("cyan", "palace")
    assert table.inside("palace") == ["cyan", "cyan"]
    assert table.heard("fee_paid") == []
    assert table.player("cyan").builders_left == 0


def test_X_4_6_passing_gives_a_coin(table: Table) -> None:
    table.asks("cyan", "building").play("pass:coin")
    assert table.coins("cyan") == 1
    assert table.player("cyan").builders_left == 2


def test_X_4_6_who_cannot_enter_anywhere_passes_without_being_asked(table: Table) -> None:
    table.took("cyan", "end_painted").display(None, None, None, None).asks("cyan", "building")
    assert table.asked == "purple"
    assert table.coins("cyan") == 1


def test_X_4_7_coins_first_then_two_points_for_each_missing_one(table: Table) -> None:
    table.minister_in("workshop").placed("orange", "palace", "palace").placed("jade", "palace")
    table.gives("cyan", coins=1, prestige=9).asks("cyan", "building")
    said = table.details("enter:palace")
    assert (said["fee"], said["paid"], said["loss"], said["minister"]) == (3, 1, 4, 0)
    table.play("enter:palace")
    assert (table.coins("cyan"), table.prestige("cyan")) == (0, 5)
    assert (table.coins("orange"), table.coins("jade")) == (2, 1)
    assert table.space("cyan") == 1
    assert table.told("shortage") == {
        "seat": "cyan",
        "rule": "X-4.7",
        "missing": 2,
        "prestige": 4,
    }
    assert table.sheet("cyan")["shortage"] == -4


def test_X_4_8_the_first_builder_meets_the_prime_minister(table: Table) -> None:
    table.enters("cyan", "palace")
    assert (table.coins("cyan"), table.prestige("cyan")) == (1, 1)
    assert not table.minister_waits
    table.play("employ:tax_collector_1", "enter:palace")
    assert (table.coins("purple"), table.prestige("purple")) == (1, 0)


def test_X_4_8_his_bonus_is_told_beside_the_choice(table: Table) -> None:
    table.gives("cyan", clay=2).asks("cyan", "building")
    assert table.details("enter:palace")["minister"] == 1
    assert table.details("enter:workshop")["minister"] == 0


def test_X_11_1_the_fee_is_the_only_change_for_two_players() -> None:
    for seats in (2, 3, 4):
        table = Table(seats).minister_in("workshop").placed("orange", "palace")
        table.gives("purple", coins=2).enters("purple", "palace")
        assert table.coins("orange") == (2 if seats == 2 else 1)


def test_Q_8_prestige_never_pays_for_a_card(table: Table) -> None:
    table.display("crossbow_1", "sword_1", None, None).gives("cyan", prestige=50)
    table.asks("cyan", "building")
    assert table.why_not("enter:armory", "cyan") == "X-7.1 nothing-to-forge"


def test_Q_9_the_fee_takes_every_coin_it_needs_before_the_card(table: Table) -> None:
    table.display("crossbow_1", "sword_1", None, None).placed("orange", "armory", "armory")
    table.gives("cyan", coins=2, prestige=50).asks("cyan", "building")
    assert table.why_not("enter:armory", "cyan") == "X-7.1 nothing-to-forge"


def test_Q_9_a_free_card_may_follow_a_shortage(table: Table) -> None:
    table.display("crossbow_1", "sword_1", None, None).recruited("cyan", "officer")
    table.placed("orange", "armory").gives("cyan", prestige=2).enters("cyan", "armory")
    assert table.prestige("cyan") == 0
    assert table.player("cyan").equipment == ("crossbow_1",)


def test_Q_10_nobody_enters_for_more_prestige_than_he_has(table: Table) -> None:
    table.minister_in("workshop").placed("orange", "palace").gives("cyan", prestige=1)
    table.display(None, None, "crossbow_1", None).gives("cyan", clay=2).asks("cyan", "building")
    assert table.why_not("enter:palace", "cyan") == "X-4.7 fee-too-high"
    table.gives("cyan", prestige=1).asks("cyan", "building").play("enter:palace")
    assert table.prestige("cyan") == 0


def test_Q_11_the_coin_of_the_prime_minister_may_pay_for_the_card(table: Table) -> None:
    table.minister_in("armory").display("crossbow_1", "sword_1", None, None)
    table.asks("cyan", "building").play("enter:armory")
    assert (table.coins("cyan"), table.prestige("cyan")) == (0, 1)
    assert table.player("cyan").equipment == ("crossbow_1",)


def test_Q_13_his_bonus_is_earned_once_a_turn_not_once_a_round(table: Table) -> None:
    table.placed("orange", "palace").gives("cyan", coins=1).enters("cyan", "palace")
    assert (table.coins("cyan"), table.prestige("cyan")) == (0, 0)
    assert table.heard("minister_met") == []


def test_Q_14_the_minister_counts_all_turn_wherever_he_stands() -> None:
    table = crowd(3, 3)
    assert table.why_not("enter:palace", "purple") == "X-4.1 closed"
    table.minister_in("workshop").asks("purple", "building")
    assert "enter:palace" in table.options
    assert table.seen.pairs == ((1, 4), (3, 4))


def test_Q_45_two_builders_and_the_minister_close_a_pair_for_two_players() -> None:
    table = Table(2).placed("orange", "palace", "palace").gives("purple", coins=9)
    table.asks("purple", "building")
    assert table.why_not("enter:palace", "purple") == "X-4.1 closed"
    assert table.why_not("enter:lab", "purple") == "X-4.1 closed"


def test_Q_46_two_builders_of_one_opponent_cost_two_coins_or_three_with_two_players() -> None:
    fees = []
    for seats in (2, 3, 4):
        table = Table(seats).minister_in("workshop").placed("orange", "palace", "palace")
        table.gives("purple", coins=9).asks("purple", "building")
        fees.append(table.details("enter:palace")["fee"])
    assert fees == [3, 2, 2]


def test_Q_49_passing_is_allowed_although_a_building_is_open(table: Table) -> None:
    table.asks("cyan", "building")
    assert "enter:palace" in table.options
    assert table.play("pass:coin").coins("cyan") == 1


def test_Q_52_a_fee_belongs_to_its_receiver_at_once(table: Table) -> None:
    table.minister_in("workshop").display("crossbow_1", "sword_1", None, None)
    table.placed("purple", "palace").gives("cyan", coins=1).enters("cyan", "palace")
    assert table.coins("purple") == 1
    table.play("employ:tax_collector_1")
    assert table.coins("purple") == 3
    assert table.why_not("pass:coin", "orange") == "X-1.7 not-your-turn"


def test_Q_55_nobody_enters_only_to_meet_the_minister(table: Table) -> None:
    table.minister_in("workshop").asks("cyan", "building")
    assert table.why_not("enter:workshop", "cyan") == "X-5.1 no-clay"


def test_Q_55_after_entering_the_action_is_due(table: Table) -> None:
    table.minister_in("workshop").gives("cyan", clay=2).enters("cyan", "workshop")
    assert table.question == "ask-craft"
    assert table.why_not("pass:coin", "cyan") == "X-5.1 not-now"


def test_Q_56_every_creditor_is_paid_in_full(table: Table) -> None:
    table.minister_in("workshop").gives("cyan", prestige=6)
    for colour in ("purple", "orange", "jade"):
        table.placed(colour, "palace")
    table.enters("cyan", "palace")
    assert [table.coins(colour) for colour in ("purple", "orange", "jade")] == [1, 1, 1]
    assert table.prestige("cyan") == 0
