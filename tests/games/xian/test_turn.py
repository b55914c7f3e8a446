"""Course of the game: cards, pairs, order, activations (X-1)."""

from itertools import combinations

import pytest

from dynasty.games.xian.names import CARDS
from tests.games.xian.playing import by_default, play_game
from tests.games.xian.setting import GAME
from tests.games.xian.table import Table

HAND = ("tax_collector_1", "craftsman_3", "miner_5", "officer")


def favour() -> Table:
    """Three players with their first cards; purple's are HAND."""
    return Table(3).now(1, 1).unpaired().holds("purple", *HAND).asks_favour()


def all_but_purple_keep(table: Table) -> Table:
    return table.answers("orange", "keep:hand").answers("cyan", "keep:hand")


def first_pairs() -> Table:
    """Three players before their first pairs; purple's cards are HAND."""
    return all_but_purple_keep(favour()).answers("purple", "keep:hand")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_X_1_1_six_turns_of_two_rounds_give_twelve_activations(seats: int) -> None:
    events = play_game(seats, 7, by_default).events or []
    assert [e.values["turn"] for e in events if e.kind == "turn_started"] == [1, 2, 3, 4, 5, 6]
    for seat in range(seats):
        worked = [e for e in events if e.seat == seat and e.rule in ("X-1.7", "X-3.4", "X-3.5")]
        assert len(worked) == 12


def test_X_1_2_each_turn_four_cards_are_drawn_until_the_deck_is_used_up() -> None:
    events = play_game(2, 7, by_default).events or []
    drawn = [e.values["cards"] for e in events if e.kind == "cards_drawn" and e.seat == 1]
    assert [len(hand) for hand in drawn if isinstance(hand, tuple)] == [4] * 6
    assert sorted(sum((hand for hand in drawn if isinstance(hand, tuple)), ())) == sorted(CARDS)


@pytest.mark.parametrize("turn", range(1, 7))
def test_X_1_2_the_deck_shrinks_by_four_each_turn(turn: int, table: Table) -> None:
    table.now(turn, 1).asks_pairs()
    assert table.player("cyan").deck == 24 - 4 * turn
    assert len(table.hand("cyan")) == 4


@pytest.mark.parametrize("count", range(5))
def test_X_1_3_any_of_the_four_cards_may_be_exchanged(count: int) -> None:
    for some in combinations(HAND, count):
        table = all_but_purple_keep(favour())
        table.answers("purple", *(f"exchange:{card}" for card in some))
        if count < 4:
            table.answers("purple", "keep:hand")
        assert table.under_the_deck("purple") == set(some)
        assert len(table.hand("purple")) == 4
        assert set(HAND) - set(some) <= table.hand("purple")
        assert not table.hand("purple") & set(some)
        assert table.player("purple").deck == 20


def test_X_1_3_the_favour_is_asked_in_turn_1_only() -> None:
    events = play_game(3, 7, by_default).events or []
    assert [e.seat for e in events if e.kind == "favour_used"] == [0, 1, 2]
    assert first_pairs().computed("purple", "ChoosePair")[0].startswith("initiative:")


def test_X_1_3_keeping_all_cards_draws_nothing() -> None:
    table = first_pairs()
    assert table.hand("purple") == set(HAND)
    assert table.under_the_deck("purple") == set()


def test_X_1_4_round_1_takes_two_of_four_cards() -> None:
    table = first_pairs()
    assert table.options_of("purple") == [f"initiative:{card}" for card in sorted_cards(HAND)]
    table.answers("purple", "initiative:officer")
    assert table.options_of("purple") == [f"work:{card}" for card in sorted_cards(HAND[:3])]
    table.answers("purple", "work:craftsman_3")
    assert "purple" not in {table.colours[q.seat] for q in table.seen.questions}


def test_X_1_4_round_2_is_played_with_the_other_two_cards(table: Table) -> None:
    table.now(2, 2).unpaired().holds("cyan", "miner_1", "officer").asks_pairs()
    assert table.options_of("cyan") == ["initiative:officer", "initiative:miner_1"]
    table.answers("cyan", "initiative:miner_1")
    assert table.player("cyan").work == "officer"


def sorted_cards(names: tuple[str, ...]) -> list[str]:
    return sorted(names, key=CARDS.index)


def test_X_1_5_the_lower_card_gives_initiative_only_and_the_upper_one_works() -> None:
    table = Table(2).now(2, 2).unpaired()
    table.holds("purple", "tax_collector_6", "craftsman_5").holds("orange", "miner_1", "miner_2")
    table.asks_pairs().answers("purple", "initiative:tax_collector_6")
    table.answers("orange", "initiative:miner_1").play("employ:craftsman_5")
    assert table.has("purple") == {"clay": 3}
    assert table.heard("revealed") == [
        {
            "seat": "purple",
            "rule": "X-1.5",
            "top": "craftsman_5",
            "initiative": "tax_collector_6",
            "value": 6,
        },
        {"seat": "orange", "rule": "X-1.5", "top": "miner_2", "initiative": "miner_1", "value": 1},
    ]


def test_X_1_5_the_order_of_the_pair_is_final_once_revealed(table: Table) -> None:
    table.pair("cyan", "miner_1", "officer").asks("cyan", "worker")
    assert table.why_not("work:miner_1", "cyan") == "X-1.7 not-now"
    assert table.why_not("employ:miner_1", "cyan") == "X-1.5 not-your-card"


def test_X_1_6_the_higher_initiative_goes_first_wherever_the_supervisors_are() -> None:
    table = Table(3).now(2, 2).unpaired().stacked(3, "purple")
    table.holds("purple", "miner_1", "miner_2").holds("orange", "miner_3", "officer")
    table.holds("cyan", "miner_4", "miner_5").asks_pairs()
    table.answers("purple", "initiative:miner_2").answers("orange", "initiative:officer")
    table.answers("cyan", "initiative:miner_5")
    assert table.order == ["orange", "cyan", "purple"]


def same_initiative(table: Table) -> Table:
    """Everybody plays a 4 below."""
    table.now(2, 2).unpaired()
    fours = ("tax_collector_4", "craftsman_4", "emissary", "miner_4")
    for colour, card in zip(table.colours, fours, strict=False):
        table.holds(colour, card, "miner_1")
    table.asks_pairs()
    for colour, card in zip(table.colours, fours, strict=False):
        table.answers(colour, f"initiative:{card}")
    return table


def test_X_1_6_a_tie_goes_to_the_supervisor_further_forward(table: Table) -> None:
    table.stacked(1, "jade").stacked(2, "cyan").stacked(4, "orange")
    assert same_initiative(table).order == ["orange", "cyan", "jade", "purple"]


def test_X_1_6_on_the_same_space_the_higher_in_the_stack_goes_first(table: Table) -> None:
    table.stacked(1, "purple", "jade", "orange", "cyan")
    assert same_initiative(table).order == ["cyan", "orange", "jade", "purple"]


def test_X_1_7_the_worker_comes_first_and_must_be_used(table: Table) -> None:
    table.pair("cyan", "miner_1", "tax_collector_6").asks("cyan", "worker")
    assert table.options == ["employ:tax_collector_6", "pigment:tax_collector_6"]
    assert table.why_not("pass:coin", "cyan") == "X-1.7 not-now"


def test_X_1_7_then_one_builder_enters_or_the_player_passes(table: Table) -> None:
    table.minister_in("workshop").pair("cyan", "miner_1", "tax_collector_6")
    table.asks("cyan", "worker").play("employ:tax_collector_6")
    assert table.options == ["pass:coin", "enter:armory", "enter:palace"]
    table.play("enter:palace")
    assert table.player("cyan").builders_left == 1
    assert table.asked == "purple"


def test_X_1_8_used_cards_are_discarded_and_a_recruited_helper_stays() -> None:
    table = Table(2).now(2, 1).pair("orange", "ceramist", "officer")
    table.asks("orange", "worker", "purple").play("employ:officer", "pass:coin")
    assert table.player("orange").helpers == ("officer",)
    assert "officer" not in table.player("orange").discard
    assert "ceramist" in table.player("orange").discard


def test_X_1_8_a_helper_used_for_its_pigment_is_discarded() -> None:
    table = Table(2).now(2, 1).pair("orange", "ceramist", "officer")
    table.asks("orange", "worker", "purple").play("pigment:officer", "pass:coin")
    assert table.player("orange").helpers == ()
    assert {"officer", "ceramist"} <= set(table.player("orange").discard)


def test_X_1_8_cards_stay_on_the_table_until_the_round_is_over() -> None:
    table = Table(2).now(2, 1).pair("purple", "miner_1", "miner_2")
    table.asks("purple", "worker").play("employ:miner_2", "pass:coin")
    assert (table.player("purple").initiative, table.player("purple").work) == (
        "miner_1",
        "miner_2",
    )


def test_Q_3_the_order_of_a_round_stays_when_a_supervisor_moves() -> None:
    table = same_initiative(Table(3).minister_in("workshop").stacked(0, "cyan", "orange", "purple"))
    table.play("employ:miner_1", "pass:coin", "employ:miner_1", "enter:palace")
    assert table.space("orange") == 1
    assert table.order == ["purple", "orange", "cyan"]
    assert table.asked == "cyan"


def test_Q_44_the_order_of_exchanged_cards_does_not_matter() -> None:
    answers = ("exchange:tax_collector_1", "exchange:officer")
    tables = [
        all_but_purple_keep(favour()).answers("purple", *some, "keep:hand")
        for some in (answers, answers[::-1])
    ]
    assert GAME.dump(tables[0].state) == GAME.dump(tables[1].state)


def test_Q_44_exchanged_cards_come_back_in_the_last_hand() -> None:
    table = Table(2).now(5, 2).buries("purple", "officer", "miner_5")
    table.asks("orange", "building", "purple").play("pass:coin")
    assert table.seen.turn == 6
    assert {"officer", "miner_5"} <= table.hand("purple")
    assert len(table.hand("purple")) == 4


def test_X_1_2_buried_cards_are_not_drawn_before_the_rest_of_the_deck() -> None:
    table = Table(2).now(4, 2).buries("purple", "officer", "miner_5", "miner_6", "ceramist")
    table.asks("orange", "building", "purple").play("pass:coin")
    assert table.seen.turn == 5
    assert not table.hand("purple") & {"officer", "miner_5", "miner_6", "ceramist"}


def test_Q_57_everybody_learns_how_many_cards_were_exchanged_but_not_which() -> None:
    table = all_but_purple_keep(favour())
    table.answers("purple", "exchange:officer", "exchange:miner_5", "keep:hand")
    assert [event["count"] for event in table.heard("favour_used")] == [2, 0, 0]
    assert table.told("favour_cards")["cards"] == ("officer", "miner_5")
    (whisper,) = [e for e in table.state.events or () if e.kind == "favour_cards"]
    assert [seat for seat in (-1, 0, 1, 2) if whisper.heard_by(seat)] == [0]


def test_X_1_3_only_cards_in_hand_are_exchanged_and_each_of_them_once() -> None:
    table = favour()
    assert table.why_not("exchange:scientist", "purple") == "X-1.2 not-in-hand"
    table.answers("purple", "exchange:officer")
    assert table.why_not("exchange:officer", "purple") == "X-1.4 already-chosen"
    assert "keep:hand" in table.options_of("purple")


def test_X_1_4_one_card_lies_below() -> None:
    table = first_pairs().answers("purple", "initiative:officer")
    assert table.why_not("initiative:miner_5", "purple") == "X-1.5 already-below"
