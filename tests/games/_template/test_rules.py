"""The rules of the Tea House, a test or more for each."""

from pathlib import Path

import pytest

from dynasty import games
from dynasty.kernel import BadComponents
from tests.games._template.table import Table


def test_T_1_1_players_start_with_a_leaf_and_all_hours_and_three_guests_wait() -> None:
    table = Table(3)
    for colour in ("purple", "orange", "cyan"):
        assert (table.leaves(colour), table.coins(colour)) == (1, 0)
        assert table.hours(colour) == ["dawn", "noon", "dusk"]
    assert len(table.row()) == 3


def test_T_1_2_favourites_differ_and_only_their_owner_sees_them() -> None:
    table = Table(4)
    assert len({table.favourite(colour) for colour in ("purple", "orange", "cyan", "jade")}) == 4
    view = table.game.view(table.state, 1)
    seen = [player.favourite for player in view.players]
    assert seen == [None, table.favourite("orange"), None, None]
    assert table.told().count("favourite_dealt") == 4


@pytest.mark.parametrize(("length", "days"), [("short", 3), ("long", 5)])
def test_T_2_1_the_game_lasts_three_days_or_five(length: str, days: int) -> None:
    assert Table(2, length).finish().told().count("day_began") == days


def test_T_2_2_hours_are_secret_until_all_are_chosen() -> None:
    table = Table().play("purple", "rise:dusk")
    assert table.asked() == ["orange"]
    assert table.leaves("purple") == 1
    views = [table.game.view(table.state, seat).players[0].hour for seat in (-1, 0, 1)]
    assert views == [None, "dusk", None]
    table.play("orange", "rise:noon")
    assert (table.leaves("purple"), table.leaves("orange")) == (3, 2)


def test_T_2_2_an_hour_comes_back_after_the_two_others() -> None:
    table = Table(2, "long").waiting()
    for hour in ("dusk", "dawn"):
        assert hour in table.hours("purple")
        table.rises(purple=hour, orange=hour).pick_all()
    assert table.told().count("rose") == 6  # the last hour needs no question
    assert table.hours("purple") == ["dawn", "noon", "dusk"]


def test_T_2_2_a_used_hour_is_refused() -> None:
    table = Table(2, "long").waiting().rises(purple="dusk", orange="dawn").pick_all()
    assert table.refuses("purple", "rise:dusk") == ("T-2.2", "hour-used")
    assert table.offers("purple") == ["rise:dawn", "rise:noon"]


def test_T_2_3_the_earlier_hour_goes_first() -> None:
    table = Table(3).rises(purple="dusk", orange="dawn", cyan="noon")
    assert table.asked() == ["orange"]
    table.play("orange", "pick:garden")
    assert table.asked() == ["cyan"]


def test_T_2_3_the_poorer_and_then_the_first_seat_goes_first_at_the_same_hour() -> None:
    table = Table(3).gives("purple", coins=2).gives("orange", 1, 1).gives("cyan", 1, 1)
    table.rises(purple="dusk", orange="dusk", cyan="dusk")
    assert list(table.state.order) == [1, 2, 0]


def test_T_2_4_in_the_evening_new_guests_fill_the_row() -> None:
    table = Table().waiting("monk", "courier", coming=("poet",))
    table.rises(purple="dawn", orange="dusk").play("purple", "serve:monk")
    assert table.row() == ["courier"]
    table.play("orange", "pick:garden")
    assert table.row() == ["courier", "poet"]


def test_T_3_1_serving_costs_leaves_and_brings_coins() -> None:
    table = Table().waiting("merchant", "poet").gives("purple", leaves=2)
    table.rises(purple="dawn", orange="noon").play("purple", "serve:merchant")
    assert (table.leaves("purple"), table.coins("purple"), table.row()) == (0, 4, ["poet"])


def test_T_3_1_only_a_guest_of_the_row_and_only_with_enough_leaves() -> None:
    table = Table().waiting("merchant", "poet").gives("purple", leaves=2)
    table.rises(purple="dawn", orange="noon")
    assert table.refuses("purple", "serve:monk") == ("T-3.1", "not-here")
    assert table.refuses("purple", "serve:poet") == ("T-3.1", "too-few-leaves")
    poet = table.game.vocabulary.read("serve:poet")
    assert table.game.because(table.state, 0, poet) == {"leaves": 3}
    assert table.game.because(table.state, 0, table.game.vocabulary.read("pick:garden")) == {}


def test_T_3_2_picking_brings_a_leaf() -> None:
    table = Table().rises(purple="dawn", orange="noon").play("purple", "pick:garden")
    assert table.leaves("purple") == 2


def test_T_3_3_the_crier_sends_the_first_guest_away_and_the_turn_goes_on() -> None:
    table = Table().waiting("general", "monk", "abbess", coming=("poet",))
    table.gives("purple", leaves=2).rises(purple="dawn", orange="noon")
    table.play("purple", "call:crier")
    assert (table.row(), table.leaves("purple")) == (["monk", "abbess", "poet"], 1)
    assert table.offers("purple") == ["pick:garden", "serve:monk"]
    assert table.refuses("purple", "call:crier") == ("T-3.3", "already-called")
    table.play("purple", "serve:monk")
    assert table.asked() == ["orange"]


def test_T_3_3_the_crier_wants_a_leaf() -> None:
    table = Table().waiting("general", coming=("poet",)).gives("purple", leaves=0)
    table.gives("orange", leaves=1).rises(purple="dawn", orange="noon")
    assert table.asked() == ["orange"]  # purple could only pick
    assert "call:crier" in table.offers("orange")
    broke = Table().waiting("courier", coming=("poet",)).gives("purple", leaves=0)
    broke.rises(purple="noon", orange="dusk").play("purple", "serve:courier")
    assert broke.leaves("purple") == 0


def test_Q_1_nobody_is_called_when_nobody_waits_or_comes() -> None:
    nobody_comes = Table().waiting("monk").rises(purple="dawn", orange="noon")
    assert nobody_comes.refuses("purple", "call:crier") == ("T-3.3", "nobody-comes")
    nobody_waits = Table().waiting("monk", coming=("poet",)).gives("orange", leaves=3)
    nobody_waits.rises(purple="dawn", orange="dusk").play("purple", "serve:monk")
    assert nobody_waits.told()[-1] != "crier_called"
    assert nobody_waits.leaves("orange") == 6  # nothing left to ask: it picked a leaf


def test_T_4_1_a_served_favourite_is_worth_three_coins() -> None:
    table = Table().waiting("monk", "potter").likes("purple", "monk").likes("orange", "envoy")
    table.rises(purple="dawn", orange="noon").play("purple", "serve:monk")
    table.play("orange", "serve:potter").finish()
    assert [sheet.total for sheet in table.game.scores(table.state)] == [2 + 3, 2]
    assert table.told()[-3:] == ["favourite_shown", "favourite_shown", "game_ended"]
    assert table.game.view(table.state, -1).players[0].favourite == "monk"


def test_T_4_1_nobody_reads_a_favourite_off_the_scores() -> None:
    table = Table().waiting("monk").likes("purple", "monk")
    table.rises(purple="dawn", orange="noon").play("purple", "serve:monk")
    totals = [[sheet.total for sheet in table.game.open_scores(table.state, q)] for q in (-1, 0, 1)]
    assert totals == [[2, 0], [5, 0], [2, 0]]


def test_T_4_2_the_most_coins_win_and_equals_share() -> None:
    table = Table(3).waiting().likes("purple", "poet")
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
        ("[guests]\nking = { tip = 9 }\n", "mine.toml: guests.king: expected a key of the box"),
        ("[hours]\nnoon = 3\n", "mine.toml: hours.noon: expected a table, got 3"),
    ],
)
def test_a_mistake_in_an_owners_file_is_named(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents, match=message):
        games.load("_template", file)
