"""Chapter 3: the Income phase."""

import pytest

from tests.games.tianxia.table import Table


def test_TX_3_1_neutral_workers_yield_nothing_and_the_rival_holds_nothing() -> None:
    table = Table(2).barge("wood", "neutral", "blue", "purple").runs("CollectBarges")
    assert table.has("purple") == {"wood": 1}
    assert table.has("blue") == {}


def test_TX_3_2_every_income_building_and_the_starting_building_once() -> None:
    table = Table().governs("blue", "i02", "i03").starts_with("blue", "a6").runs("CollectIncome")
    assert table.has("blue") == {"rice": 1, "stone": 1, "coin": 4}


def test_TX_3_2_the_order_is_asked_only_where_it_can_matter() -> None:
    table = Table().governs("blue", "i02", "i01").starts_with("blue", "a6").runs("CollectIncome")
    assert table.options == ["income:i01", "income:i02", "income:a6"]
    assert table.why_not("income:a5") == "TX-3.2 not-owned"
    table.play("income:a6", "income:i01", "gain:wood")
    assert table.has("blue") == {"wood": 1, "rice": 1, "coin": 4}


def test_RU_42_income_in_turn_order() -> None:
    table = Table().ordered("blue", "purple", "orange")
    for colour in ("purple", "orange", "blue"):
        table.starts_with(colour, "a5")
    table.runs("CollectIncome")
    asked = []
    while table.state.decisions:
        asked.append(table.asked)
        table.play("gain:silk")
    assert asked == ["blue", "purple", "orange"]


def test_RU_41_the_starting_building_does_nothing_at_the_set_up() -> None:
    table = Table()
    s = table.game.start(3, 3, {}, listen=True)
    while s.decisions[0].step.prompt in ("ask-side", "ask-set"):
        seat = s.decisions[0].seat
        table.game.apply(s, seat, s.decisions[0].choices[0])
        if s.round == 1 and not s.nomads:
            assert not any(event.kind == "gained" for event in s.events or ())


def test_TX_3_3_a_neutral_worker_into_each_barge_and_fallen_ones_become_merchants() -> None:
    table = (
        Table().barge("stone", "orange", "neutral", "blue").barge("rice", "blue", "blue", "neutral")
    )
    table.runs("AddNeutralWorkers").play("merchant:m3a1")
    assert table.workers("stone") == ["neutral", "orange", "neutral"]
    assert table.workers("rice") == ["neutral", "blue", "blue"]
    assert table.workers("wood") == ["neutral"]
    assert table.seen.neutrals == 9 - 4
    assert table.filled("blue", "m3a1") == 1


def test_TX_3_4_barges_then_buildings_then_neutral_workers() -> None:
    table = Table().now(2).barge("wood", "blue", "blue", "blue").governs("blue", "i04")
    table.state.agenda.clear()
    table.state.then(table.game.steps["PlayRound"], -1, 2)
    table.settle()
    assert table.question == "ask-fallen"
    kinds = [event.kind for event in table.state.events or ()]
    assert kinds.index("gained") < kinds.index("neutral_came")
    assert table.has("blue") == {"wood": 4, "coin": 1}


def test_TX_13_1_no_neutral_workers_with_four_players() -> None:
    table = Table(4).now(2)
    table.state.agenda.clear()
    table.state.then(table.game.steps["PlayRound"], -1, 2)
    table.settle()
    assert table.seen.neutrals == 9


def test_i05_counts_walls_or_soldiers() -> None:
    table = Table().forget_start().governs("blue", "i05").walls("longxi", "blue", "blue", "blue")
    table.soldiers("liaoxi", "blue", "blue").runs("CollectIncome")
    assert table.details("count:wall") == {"points": 3}
    assert table.details("count:soldier") == {"points": 2}
    assert table.play("count:wall").vp("blue") == 3


def test_RU_67_i06_counts_towers_that_stand_and_no_double_tower() -> None:
    table = Table().forget_start().governs("blue", "i06").tower("longxi", "blue")
    table.double_tower("yanmen", "blue").runs("CollectIncome")
    assert table.vp("blue") == 3


def test_RU_49_i07_gains_a_delivery_space_of_a_port_ship_only() -> None:
    table = Table().governs("blue", "i07").delivered("orange", "port_yan", 1)
    table.runs("CollectIncome")
    assert all(not option.startswith("reward:wave") for option in table.options)
    assert "reward:port_yan_1" not in table.options
    assert table.why_not("reward:port_yan_1") == "TX-5.8 space-covered"
    table.play("reward:port_qi_3")
    assert table.has("blue") == {"coin": 2}
    assert table.ship_at("port_qi").markers == (-1, -1, -1)


def test_i08_counts_tracks_from_step_3() -> None:
    table = Table().forget_start().governs("blue", "i08").stands("blue", white=3, red=2, blue=5)
    assert table.runs("CollectIncome").vp("blue") == 2


def test_TX_7_4_i09_flips_regular_tiles_only() -> None:
    table = Table().governs("blue", "i09").tiles("blue", "rb_wood2", "pb_coin3", used=True)
    table.tiles("blue", "rb_rice2", used=True).runs("CollectIncome")
    assert table.options == ["flip:rb_wood2", "flip:rb_rice2"]
    table.play("flip:rb_rice2")
    assert table.unused("blue") == ["rb_rice2"]


def test_i10_advances_on_the_lowest_track() -> None:
    table = Table().governs("blue", "i10").stands("blue", white=2, red=1, black=4, blue=1)
    table.runs("CollectIncome")
    assert table.options == ["advance:track_red", "advance:track_blue"]
    assert table.why_not("advance:track_white") == "TX-6.3 not-lowest"
    assert table.play("advance:track_blue").step("blue", "blue") == 2


@pytest.mark.parametrize(
    ("building", "question"),
    [
        ("a1", "ask-track"),
        ("a2", "ask-soldier"),
        ("a3", "ask-free-worker"),
        ("a4", "ask-merchant"),
        ("a5", "ask-good"),
    ],
)
def test_starting_buildings_ask_what_they_give(building: str, question: str) -> None:
    table = Table().starts_with("blue", building).runs("CollectIncome")
    assert (table.asked, table.question) == ("blue", question)


def test_RU_36_a_soldier_without_a_meeple_is_lost_in_the_income_phase() -> None:
    table = Table().starts_with("blue", "a2").merchants("blue", "m1a2", 1).supply("blue", 0)
    table.runs("CollectIncome")
    assert not table.state.decisions
    assert table.filled("blue", "m1a2") == 1
