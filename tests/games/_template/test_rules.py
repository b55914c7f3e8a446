"""The rules of the Tea House, a test or more for each."""

from pathlib import Path

import pytest

from dynasty import games
from dynasty.games._template.names import GUESTS
from dynasty.kernel import BadComponents
from tests.games._template.table import Table
from tests.said_errors import raises_saying


def test_T_1_1_players_start_with_a_leaf_and_all_hours_and_nobody_waits() -> None:
    table = Table(3, day=0)
    for colour in ("purple", "orange", "cyan"):
        assert (table.leaves(colour), table.coins(colour)) == (1, 0)
        assert table.hours(colour) == ["dawn", "noon", "dusk"]
    assert table.row() == []


def test_T_1_2_everybody_draws_three_cards_of_different_guests() -> None:
    table = Table(4, day=0)
    drawn = [guest for colour in table.colours for guest in table.favourites(colour)]
    assert sorted(drawn) == sorted(GUESTS)
    assert table.kinds() == ["cards_dealt"] * 4


def test_T_1_2_only_their_owner_sees_the_cards() -> None:
    table = Table(3)
    for viewer, colour in enumerate(table.colours):
        seen = [
            (player.favourites, player.aside)
            for player in table.game.view(table.state, viewer).players
        ]
        own = tuple(table.favourites(colour)), tuple(table.aside(colour))
        assert seen.pop(viewer) == own
        assert seen == [(None, None)] * 2


def test_T_1_3_two_cards_are_set_aside_one_after_the_other() -> None:
    table = Table(2, day=0).holds("purple", "monk", "poet", "tea_master")
    table.answer(0, "set_aside:tea_master")
    assert table.offers("purple") == ["set_aside:monk", "set_aside:poet"]
    assert table.why_not("set_aside:tea_master", "purple") == "T-1.3 not-in-hand"
    table.answer(0, "set_aside:poet")
    assert table.waits_for() == ["orange"]
    table.set_aside()
    assert (table.favourites("purple"), table.aside("purple")) == (["monk"], ["poet", "tea_master"])
    assert table.heard("favourites_kept")[0]["guests"] == ("monk",)


def test_T_1_3_what_is_set_aside_is_seen_by_its_owner_at_once_and_by_nobody_else() -> None:
    table = Table(2, day=0).holds("purple", "monk", "poet", "tea_master")
    table.answer(0, "set_aside:poet")
    views = [table.game.view(table.state, seat).players[0] for seat in (-1, 0, 1)]
    assert [view.favourites for view in views] == [None, ("monk", "tea_master"), None]
    assert [view.aside for view in views] == [None, ("poet",), None]


@pytest.mark.parametrize(("length", "days"), [("short", 3), ("long", 5)])
def test_T_2_1_the_game_lasts_three_days_or_five(length: str, days: int) -> None:
    assert Table(2, length).finish().kinds().count("day_began") == days


def test_T_2_2_hours_are_secret_until_all_are_chosen() -> None:
    table = Table().rises(purple="dusk")
    assert table.asked == "orange"
    assert table.leaves("purple") == 1
    views = [table.game.view(table.state, seat).players[0].hour for seat in (-1, 0, 1)]
    assert views == [None, "dusk", None]
    table.rises(orange="noon")
    assert (table.leaves("purple"), table.leaves("orange")) == (3, 2)


def test_T_2_2_an_hour_comes_back_after_the_two_others() -> None:
    table = Table(2, "long").waiting()
    for hour in ("dusk", "dawn"):
        assert hour in table.hours("purple")
        table.rises(purple=hour, orange=hour).pick_all()
    assert table.kinds().count("rose") == 6  # the last hour needs no question
    assert table.hours("purple") == ["dawn", "noon", "dusk"]


def test_T_2_2_a_used_hour_is_refused() -> None:
    table = Table(2, "long").waiting().rises(purple="dusk", orange="dawn").pick_all()
    assert table.why_not("rise:dusk", "purple") == "T-2.2 hour-used"
    assert table.offers("purple") == ["rise:dawn", "rise:noon"]


def test_T_2_3_the_earlier_hour_goes_first() -> None:
    table = Table(3).rises(purple="dusk", orange="dawn", cyan="noon")
    assert table.asked == "orange"
    table.play("pick:garden")
    assert table.asked == "cyan"


def test_T_2_3_the_poorer_and_then_the_first_seat_goes_first_at_the_same_hour() -> None:
    table = Table(3).gives("purple", coins=2).gives("orange", 1, 1).gives("cyan", 1, 1)
    table.rises(purple="dusk", orange="dusk", cyan="dusk")
    assert list(table.state.order) == [1, 2, 0]


def test_T_2_4_new_guests_fill_the_row_when_a_day_begins() -> None:
    table = Table().waiting("monk", "courier", coming=("poet",))
    table.rises(purple="dawn", orange="dusk").play("serve:monk")
    assert table.row() == ["courier"]
    table.play("pick:garden")
    assert table.row() == ["courier", "poet"]


def test_T_3_1_serving_costs_leaves_and_brings_coins() -> None:
    table = Table().waiting("merchant", "poet").gives("purple", leaves=2)
    table.rises(purple="dawn", orange="noon").play("serve:merchant")
    assert (table.leaves("purple"), table.coins("purple"), table.row()) == (0, 4, ["poet"])


def test_T_3_1_only_a_guest_of_the_row_and_only_with_enough_leaves() -> None:
    table = Table().waiting("merchant", "poet").gives("purple", leaves=2)
    table.rises(purple="dawn", orange="noon")
    assert table.why_not("serve:monk", "purple") == "T-3.1 not-here"
    assert table.why_not("serve:poet", "purple") == "T-3.1 too-few-leaves"
    poet = table.game.vocabulary.read("serve:poet")
    assert table.game.because(table.state, 0, poet) == {"leaves": 3}
    assert table.game.because(table.state, 0, table.game.vocabulary.read("pick:garden")) == {}


def test_T_3_2_picking_brings_a_leaf() -> None:
    table = Table().rises(purple="dawn", orange="noon").play("pick:garden")
    assert table.leaves("purple") == 2


def test_T_3_3_the_crier_sends_the_first_guest_away_and_the_turn_goes_on() -> None:
    table = Table().waiting("general", "monk", "abbess", coming=("poet",))
    table.gives("purple", leaves=2).rises(purple="dawn", orange="noon")
    table.play("call:crier")
    assert (table.row(), table.leaves("purple")) == (["monk", "abbess", "poet"], 1)
    assert table.offers("purple") == ["pick:garden", "serve:monk"]
    assert table.why_not("call:crier", "purple") == "T-3.3 already-called"
    table.play("serve:monk")
    assert table.asked == "orange"


def test_T_3_3_the_crier_wants_a_leaf() -> None:
    table = Table().waiting("general", coming=("poet",)).gives("purple", leaves=0)
    table.gives("orange", leaves=1).rises(purple="dawn", orange="noon")
    assert table.asked == "orange"  # purple could only pick
    assert "call:crier" in table.offers("orange")
    broke = Table().waiting("courier", coming=("poet",)).gives("purple", leaves=0)
    broke.rises(purple="noon", orange="dusk").play("serve:courier")
    assert broke.leaves("purple") == 0


def test_Q_1_nobody_is_called_when_nobody_waits_or_comes() -> None:
    nobody_comes = Table().waiting("monk").rises(purple="dawn", orange="noon")
    assert nobody_comes.why_not("call:crier", "purple") == "T-3.3 nobody-comes"
    nobody_waits = Table().waiting("monk", coming=("poet",)).gives("orange", leaves=3)
    nobody_waits.rises(purple="dawn", orange="dusk").play("serve:monk")
    assert nobody_waits.kinds()[-1] != "crier_called"
    assert nobody_waits.leaves("orange") == 6  # nothing left to ask: it picked a leaf


def test_T_4_1_a_served_favourite_is_worth_three_coins() -> None:
    table = Table().waiting("monk", "potter").holds("purple", "monk").holds("orange", "envoy")
    table.rises(purple="dawn", orange="noon").play("serve:monk")
    table.play("serve:potter").finish()
    assert [sheet.total for sheet in table.game.scores(table.state)] == [2 + 3, 2]
    assert table.kinds()[-3:] == ["favourites_shown", "favourites_shown", "game_ended"]
    assert table.game.view(table.state, -1).players[0].favourites == ("monk",)


def test_T_4_1_nobody_reads_a_favourite_off_the_scores() -> None:
    table = Table().waiting("monk").holds("purple", "monk")
    table.rises(purple="dawn", orange="noon").play("serve:monk")
    totals = [[sheet.total for sheet in table.game.open_scores(table.state, q)] for q in (-1, 0, 1)]
    assert totals == [[2, 0], [5, 0], [2, 0]]


def test_T_4_2_the_most_coins_win_and_equals_share() -> None:
    table = Table(3).waiting().holds("purple", "poet")
    table.gives("purple", coins=4).gives("orange", coins=7).gives("cyan", coins=7).finish()
    assert table.game.ranking(table.state) == [1, 2, 0]
    assert table.game.winners(table.state) == [1, 2]


def test_an_owner_may_bring_other_numbers(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[house]\nstart_leaves = 4\n[guests]\nmonk = { tip = 9 }\n", encoding="utf-8")
    game = games.load("_template", file)
    assert list(game.start(2, 1).leaves) == [4, 4]
    assert game.box.digest != games.load("_template").box.digest
    owned = [value.key for value in game.box.values if value.source == "owner"]
    assert sorted(owned) == ["guests.monk.tip", "house.start_leaves"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[house]\nrow = 0\n", "mine.toml: house.row: expected a whole number from 1 to 5, got 0"),
        ("[house.days]\nlong = 99\n", "mine.toml: house.days.long: expected a whole number"),
        ("[guests]\nking = { tip = 9 }\n", "mine.toml: guests.king: expected a component key"),
        ("[hours]\nnoon = 3\n", "mine.toml: hours.noon: expected a table, got 3"),
    ],
)
def test_a_mistake_in_an_owners_file_is_named(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with raises_saying(BadComponents, message):
        games.load("_template", file)
