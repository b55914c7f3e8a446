"""End of a turn (X-10)."""

from tests.games.xian.playing import by_default, play_game
from tests.games.xian.table import Table


def last_to_act(table: Table) -> Table:
    """The turn is over when jade has chosen a building."""
    return table.asks("jade", "building", "purple", "orange", "cyan")


def test_X_10_1_the_steps_between_turns_come_in_order(table: Table) -> None:
    last_to_act(table).play("pass:coin")
    kinds = table.kinds()
    assert kinds[: kinds.index("cards_drawn")] == [
        "passed",
        "builders_home",
        "token_left",
        "minister_moved",
        "token_drawn",
        "cards_left_display",
        "display_refilled",
        "turn_started",
    ]
    assert table.seen.turn == 4


def test_X_10_2_nine_of_the_twelve_tokens_appear_in_a_game() -> None:
    s = play_game(3, 5, by_default)
    assert (len(s.turn_track), len(s.requests), s.token_pile.bit_count()) == (5, 4, 3)


def test_X_10_3_all_builders_go_home(table: Table) -> None:
    table.placed("cyan", "palace", "palace").gives("jade", coins=9)
    last_to_act(table).play("pass:coin")
    assert all(building.builders == () for building in table.seen.buildings)
    assert table.player("cyan").builders_left == 2


def test_X_10_4_the_lowest_token_leaves_for_the_turn_track_and_is_replaced(table: Table) -> None:
    table.tokens("request_07", "request_12", "request_03", "request_10")
    assert table.seen.leaving == "request_03"
    last_to_act(table).play("pass:coin")
    assert table.seen.turn_track[-1] == "request_03"
    a, b1, b2, c = table.seen.requests
    assert (a, b1, c) == ("request_07", "request_12", "request_10")
    assert b2 not in ("request_03", a, b1, c)
    assert table.told("token_left") == {
        "rule": "X-10.4",
        "token": "request_03",
        "number": 3,
        "turn": 3,
    }
    assert table.told("token_drawn") == {"rule": "X-10.4", "token": b2, "space": "req_b2"}


def test_X_10_5_the_minister_goes_to_the_building_of_the_token_that_left(table: Table) -> None:
    table.tokens("request_07", "request_12", "request_03", "request_10").minister_in("palace")
    assert table.seen.next_minister == "armory"
    last_to_act(table).play("pass:coin")
    assert table.minister == "armory"
    assert table.told("minister_moved") == {"rule": "X-10.5", "building": "armory"}


def test_X_10_5_he_may_stay_where_he_is_and_welcome_again(table: Table) -> None:
    table.tokens("request_07", "request_12", "request_03", "request_10")
    table.minister_in("armory").placed("cyan", "armory")
    assert not table.minister_waits
    last_to_act(table).play("pass:coin")
    assert table.minister == "armory"
    assert table.minister_waits


def test_X_10_6_the_first_two_cards_leave_the_rest_moves_left(table: Table) -> None:
    table.display("crossbow_1", "horse_2", "sword_3", "halberd_4")
    last_to_act(table).play("pass:coin")
    assert table.seen.display[:2] == ("sword_3", "halberd_4")
    assert None not in table.seen.display
    assert table.told("cards_left_display")["cards"] == ("crossbow_1", "horse_2")
    assert table.told("display_refilled")["cards"] == table.seen.display[2:]


def test_X_10_6_empty_slots_are_closed_before_the_refill(table: Table) -> None:
    table.display(None, "horse_2", None, "halberd_4")
    last_to_act(table).play("pass:coin")
    assert table.seen.display[0] == "halberd_4"
    assert None not in table.seen.display
    assert "horse_2" not in table.seen.display
    assert table.told("cards_left_display")["cards"] == ("horse_2",)


def test_X_10_6_nothing_leaves_when_the_first_slots_were_bought_empty(table: Table) -> None:
    table.display(None, None, "sword_3", "halberd_4")
    last_to_act(table).play("pass:coin")
    assert table.seen.display[:2] == ("sword_3", "halberd_4")
    assert table.heard("cards_left_display") == []


def test_Q_1_the_turn_track_collects_the_tokens_turn_by_turn(table: Table) -> None:
    table.now(2, 2)
    (first,) = table.seen.turn_track
    last_to_act(table).play("pass:coin")
    assert table.seen.turn_track[0] == first
    assert len(table.seen.turn_track) == 2


def test_Q_54_turn_6_has_no_end_of_turn(table: Table) -> None:
    table.now(6, 2)
    requests, display = table.seen.requests, table.seen.display
    assert table.seen.leaving is table.seen.next_minister is None
    last_to_act(table).play("pass:coin")
    assert table.seen.finished
    assert (table.seen.requests, table.seen.display) == (requests, display)
    assert not {"token_left", "builders_home", "display_refilled"} & set(table.kinds())
