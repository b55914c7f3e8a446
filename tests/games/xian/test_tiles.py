"""Bonus tiles of the mausoleum (X-8.2 to X-8.6)."""

import pytest

from tests.games.xian.table import Table


def closed_palace(table: Table) -> Table:
    """Three builders of others in the palace, one in the lab, the Prime Minister too."""
    table.placed("orange", "palace", "palace").placed("jade", "palace").placed("purple", "lab")
    return table.gives("cyan", coins=9)


def test_X_8_2_a_used_tile_is_turned_over_and_worth_nothing(table: Table) -> None:
    table.owns("cyan", "bonus_market").gives("cyan", clay=1).asks("cyan", "building")
    assert table.sheet("cyan")["unused_tiles"] == 1
    table.play("use:bonus_market", "take:coin", "stop:bonus_market")
    assert table.used("cyan") == ["bonus_open_free", "bonus_market"]
    assert "unused_tiles" not in table.sheet("cyan")
    assert table.why_not("use:bonus_market", "cyan") == "X-8.2 tile-used"


def test_X_8_2_a_tile_that_is_not_owned_cannot_be_used(table: Table) -> None:
    table.gives("cyan", clay=2).asks("cyan", "building")
    assert table.why_not("use:bonus_market", "cyan") == "X-8.1 no-tile"
    assert table.why_not("extra:workshop", "cyan") == "X-8.1 no-tile"
    assert table.why_not("free:workshop", "cyan") == "X-8.1 no-tile"


def test_X_8_2_a_tile_works_from_the_moment_it_is_taken(table: Table) -> None:
    table.minister_in("workshop").stacked(1, "cyan").owns("cyan").gives("cyan", clay=1)
    table.enters("cyan", "palace")
    assert table.question == "ask-wrap-up"
    assert table.options == ["finish:activation", "use:bonus_market"]


def test_X_8_2_several_tiles_may_be_used_in_one_activation(table: Table) -> None:
    table.minister_in("workshop").stacked(4, "cyan").display("crossbow_1", "sword_1", None, None)
    table.placed("jade", "armory").gives("cyan", clay=1, yellow=1).asks("cyan", "building")
    table.play("use:bonus_market", "give:pigment_yellow", "take:coin", "stop:bonus_market")
    table.play("extra:workshop", "craft:a13", "leave:a13", "free:armory")
    assert table.unused("cyan") == []
    assert table.player("cyan").equipment == ("crossbow_1",)


def test_X_8_2_without_a_tile_to_use_the_wrap_up_is_skipped(table: Table) -> None:
    table.owns("cyan", "bonus_open_free").asks("cyan", "wrap_up")
    assert table.asked == "purple"


def test_X_8_3_open_building_enters_a_closed_building_for_the_fee(table: Table) -> None:
    closed_palace(table).owns("cyan", "bonus_open_free").asks("cyan", "building")
    assert table.why_not("enter:palace", "cyan") == "X-4.1 closed"
    assert table.details("open:palace")["fee"] == 3
    table.play("open:palace")
    assert table.coins("cyan") == 6
    assert table.used("cyan") == ["bonus_open_free"]
    assert table.space("cyan") == 2


def test_X_8_3_free_building_waives_the_fee_within_the_limit(table: Table) -> None:
    table.minister_in("workshop").placed("orange", "palace").owns("cyan", "bonus_open_free")
    table.gives("cyan", coins=1).asks("cyan", "building")
    said = table.details("free:palace")
    assert (said["fee"], said["loss"], said["minister"]) == (1, 0, 0)  # the fee that is waived
    table.play("free:palace")
    assert (table.coins("cyan"), table.coins("orange")) == (1, 0)
    assert table.told("fee_waived")["building"] == "palace"
    assert table.used("cyan") == ["bonus_open_free"]


def test_X_8_3_free_building_does_not_open_a_closed_one(table: Table) -> None:
    closed_palace(table).owns("cyan", "bonus_open_free").asks("cyan", "building")
    assert table.why_not("free:palace", "cyan") == "X-4.1 closed"


def test_X_8_3_neither_half_is_offered_where_it_does_nothing(table: Table) -> None:
    table.owns("cyan", "bonus_open_free").asks("cyan", "building")
    assert table.options == ["pass:coin", "enter:palace"]
    assert table.why_not("open:palace", "cyan") == "X-8.3 not-closed"
    assert table.why_not("free:palace", "cyan") == "X-8.3 no-fee"


def test_Q_7_free_building_does_not_pay_for_the_action(table: Table) -> None:
    table.display("sword_1", None, None, None).placed("jade", "armory").gives("cyan", coins=2)
    table.owns("cyan", "bonus_open_free").asks("cyan", "building")
    assert table.why_not("free:armory", "cyan") == "X-7.1 nothing-to-forge"
    table.gives("cyan", coins=1).asks("cyan", "building").play("free:armory")
    assert (table.coins("cyan"), table.coins("jade")) == (0, 0)


def test_Q_15_a_pair_can_exceed_its_limit_by_open_building(table: Table) -> None:
    closed_palace(table).owns("cyan", "bonus_open_free").asks("cyan", "building")
    table.play("open:palace")
    assert table.seen.pairs == ((0, 5), (6, 5))
    assert table.building("lab").closed


def test_Q_58_open_and_free_are_not_combined(table: Table) -> None:
    closed_palace(table).owns("cyan", "bonus_open_free").asks("cyan", "building")
    table.play("open:palace")
    assert [event["coins"] for event in table.heard("fee_paid")] == [2, 1]
    assert table.heard("fee_waived") == []


@pytest.mark.parametrize("question", ["worker", "building", "wrap_up"])
def test_X_8_4_the_market_swaps_up_to_two_resources(question: str, table: Table) -> None:
    table.owns("cyan", "bonus_market").gives("cyan", clay=1, coins=1).asks("cyan", question)
    before = table.options
    table.play("use:bonus_market", "give:clay", "take:pigment_red")
    assert table.question == "ask-market-again"
    table.play("give:coin", "take:pigment_green")
    assert table.has("cyan") == {"red": 1, "green": 1}
    if question != "wrap_up":
        assert table.options == [choice for choice in before if choice != "use:bonus_market"]


def test_X_8_4_the_market_needs_a_resource(table: Table) -> None:
    table.owns("cyan", "bonus_market").asks("cyan", "building")
    assert table.why_not("use:bonus_market", "cyan") == "X-8.4 nothing-to-swap"


def test_Q_16_the_market_is_not_offered_during_an_action(table: Table) -> None:
    table.owns("cyan", "bonus_market").gives("cyan", clay=2).enters("cyan", "workshop")
    assert table.why_not("use:bonus_market", "cyan") == "X-5.1 not-now"
    table.play("craft:a12")
    assert table.why_not("use:bonus_market", "cyan") == "X-5.2 not-now"
    table.play("leave:a12")
    assert "use:bonus_market" in table.options


def test_Q_17_the_first_swap_is_due_and_the_second_is_not(table: Table) -> None:
    table.owns("cyan", "bonus_market").gives("cyan", clay=1, coins=1).asks("cyan", "building")
    table.play("use:bonus_market")
    assert table.options == ["give:coin", "give:clay"]
    assert table.why_not("stop:bonus_market", "cyan") == "X-8.4 not-now"
    table.play("give:clay", "take:pigment_red")
    assert table.options == ["stop:bonus_market", "give:coin", "give:pigment_red"]
    assert table.play("stop:bonus_market").has("cyan") == {"coins": 1, "red": 1}


def test_Q_17_one_resource_is_enough_for_the_market(table: Table) -> None:
    table.owns("cyan", "bonus_market").gives("cyan", clay=1).asks("cyan", "building")
    table.play("use:bonus_market", "take:pigment_red")
    assert table.options == ["stop:bonus_market", "give:pigment_red"]


def test_Q_17_no_kind_is_swapped_for_itself_nor_for_what_is_out_of_stock(table: Table) -> None:
    table.hoards("jade", "blue").owns("cyan", "bonus_market").gives("cyan", clay=1, coins=1)
    table.asks("cyan", "building").play("use:bonus_market", "give:clay")
    assert table.why_not("take:clay", "cyan") == "X-8.4 same-kind"
    assert table.why_not("take:pigment_blue", "cyan") == "X-2.2 out-of-stock"


def test_Q_17_a_pigment_given_back_is_in_stock_at_once(table: Table) -> None:
    table.gives("cyan", blue=1, coins=1).hoards("jade", "blue").owns("cyan", "bonus_market")
    table.asks("cyan", "building").play("use:bonus_market", "give:pigment_blue", "take:clay")
    assert table.stock("blue") == 1
    table.play("give:coin")
    assert "take:pigment_blue" in table.options


def test_X_8_5_the_discount_serves_once_for_any_of_the_three(table: Table) -> None:
    table.owns("cyan", "bonus_discount").gives("cyan", clay=1).enters("cyan", "workshop")
    table.play("craft:a13", "leave:a13")
    table.gives("cyan", clay=1).asks("cyan", "building")
    assert table.why_not("enter:workshop", "cyan") == "X-5.1 no-clay"


def test_X_8_6_the_extra_action_needs_no_builder_fee_or_limit(table: Table) -> None:
    closed_palace(table).owns("cyan", "bonus_extra_action").end_tiles(
        "end_painted", "end_helpers", "end_flat_six", "end_per_ten"
    )
    table.asks("cyan", "building").play("extra:palace", "choose:end_painted")
    assert table.coins("cyan") == 9
    assert "cyan" not in table.inside("palace")
    assert table.question == "ask-building"


def test_X_8_6_the_extra_action_needs_the_means_of_its_action(table: Table) -> None:
    table.owns("cyan", "bonus_extra_action").gives("cyan", clay=1).asks("cyan", "building")
    assert table.why_not("extra:workshop", "cyan") == "X-5.1 no-clay"
    assert "extra:palace" in table.options


def test_Q_12_an_extra_action_neither_earns_nor_uses_up_the_ministers_bonus(table: Table) -> None:
    table.minister_in("workshop").owns("cyan", "bonus_extra_action").gives("cyan", clay=4)
    table.asks("cyan", "building").play("extra:workshop", "craft:a13", "leave:a13")
    assert table.minister_waits
    assert table.coins("cyan") == 0
    table.play("enter:workshop", "craft:a15", "leave:a15")
    assert (table.coins("cyan"), table.prestige("cyan")) == (1, 4 + 5 + 1)


def test_Q_18_the_extra_action_is_not_for_before_the_worker(table: Table) -> None:
    table.owns("cyan", "bonus_extra_action").asks("cyan", "worker")
    assert table.why_not("extra:palace", "cyan") == "X-1.7 not-now"


def test_Q_18_the_extra_action_may_come_after_passing(table: Table) -> None:
    table.owns("cyan", "bonus_extra_action").gives("cyan", clay=2).asks("cyan", "building")
    table.play("pass:coin", "extra:workshop", "craft:a13", "leave:a13")
    assert table.prestige("cyan") == 4
    assert table.asked == "purple"


def test_Q_18_the_extra_action_may_be_kept(table: Table) -> None:
    table.owns("cyan", "bonus_extra_action").asks("cyan", "building")
    table.play("pass:coin", "finish:activation")
    assert table.unused("cyan") == ["bonus_extra_action"]


def test_Q_19_the_discount_works_in_an_extra_action(table: Table) -> None:
    table.owns("cyan", "bonus_discount", "bonus_extra_action").gives("cyan", clay=1)
    table.asks("cyan", "building").play("extra:workshop", "craft:a13", "leave:a13")
    assert table.unused("cyan") == []


def test_Q_30_a_tile_may_be_taken_and_others_used_in_the_same_activation(table: Table) -> None:
    table.minister_in("workshop").stacked(3, "cyan").owns("cyan", "bonus_market")
    table.gives("cyan", clay=2).asks("cyan", "building")
    table.play("enter:palace", "use:bonus_market", "take:coin", "give:coin", "take:clay")
    table.play("extra:workshop", "craft:a13", "leave:a13")
    assert table.unused("cyan") == []


def test_Q_62_helpers_work_in_an_extra_action(table: Table) -> None:
    table.recruited("cyan", "ceramist", "scientist").owns("cyan", "bonus_extra_action")
    table.gives("cyan", clay=1).asks("cyan", "building")
    table.play("extra:workshop", "craft:a13", "leave:a13")
    assert (table.clay("cyan"), table.prestige("cyan")) == (0, 5)


def test_Q_62_the_officer_works_in_an_extra_action(table: Table) -> None:
    table.recruited("cyan", "officer").owns("cyan", "bonus_extra_action")
    table.display("crossbow_1", "sword_4", None, None)
    table.asks("cyan", "building").play("extra:armory")
    assert table.player("cyan").equipment == ("crossbow_1",)


def test_X_8_4_the_market_is_refused_before_the_worker_as_everywhere(table: Table) -> None:
    table.asks("cyan", "worker")
    assert table.why_not("use:bonus_market", "cyan") == "X-8.1 no-tile"


def test_X_8_4_the_only_resource_left_is_taken_without_asking(table: Table) -> None:
    table.hoards("jade", "yellow", "red", "green", "blue").owns("cyan", "bonus_market")
    table.gives("cyan", coins=1).asks("cyan", "building").play("use:bonus_market")
    assert table.question == "ask-market-again"
    assert table.has("cyan") == {"clay": 1}


def test_X_8_3_the_list_names_entries_first_then_open_then_free(table: Table) -> None:
    table.slots("armory", "workshop", "lab", "palace").requests("red", "yellow", "green", "blue")
    table.display("crossbow_1", "sword_1", None, None).owns("cyan", "bonus_open_free")
    table.placed("orange", "armory", "palace").placed("jade", "lab", "palace").placed(
        "purple", "lab"
    )
    table.gives("cyan", coins=9, red=2).asks("cyan", "building")
    assert table.options == [
        "pass:coin",
        "enter:armory",
        "open:lab",
        "open:palace",
        "free:armory",
    ]
