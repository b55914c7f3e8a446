"""Keys of the box, values to try, a component file for every combination."""

from pathlib import Path

import pytest

from dynasty import games
from dynasty.kernel import BadComponents, BadOptions
from dynasty.lab.component_grid import check_settings, parse_variations, read_values, write_settings
from tests.lab.sweep_run import TEA
from tests.said_errors import raises_saying


def test_values_are_read_as_component_files_write_them() -> None:
    assert read_values("2, 3") == [2, 3]
    assert read_values("[1,2],[1,3]") == [[1, 2], [1, 3]]
    assert read_values("inner,outer") == ["inner", "outer"]


def test_the_own_value_is_always_tried_and_numbers_are_in_order() -> None:
    (found,) = parse_variations(TEA, ["house.row=4,2,4"])
    assert (found.own, found.source, found.values) == (3, "C", (2, 3, 4))


@pytest.mark.parametrize(
    ("texts", "complaint"),
    [
        (["house.row"], "bad-vary-form"),
        (["house.row="], "bad-vary-form"),
        (["house.rows=2"], "near 'house.row'"),
        (["unheard=2"], "near '', n 0"),
        (["house.row=3"], "name 'house.row', value '3'"),
        (["house.row=2", "house.row=4"], "bad-vary-twice"),
        (["guests.monk.tip+guests.monk.tip=3"], "bad-vary-twice"),
        (["guests.monk.tip+guests.general.tip=3"], "values '2, 7'"),
    ],
)
def test_what_cannot_be_varied_is_said(texts: list[str], complaint: str) -> None:
    with pytest.raises(BadOptions) as told:
        parse_variations(TEA, texts)
    assert complaint in str(told.value)


def test_every_combination_but_the_own_one_is_a_component_file(tmp_path: Path) -> None:
    found = write_settings(parse_variations(TEA, ["house.row=2", "house.days.short=2,4"]), tmp_path)
    assert len(found) == 6
    assert [setting.values for setting in found if setting.file is None] == [(3, 3)]
    for setting in found:
        box = {v.key: v.value for v in games.load(TEA.name, setting.file).box.values}
        assert (box["house.row"], box["house.days.short"]) == setting.values


def test_joined_keys_change_together(tmp_path: Path) -> None:
    (both,) = parse_variations(TEA, ["guests.monk.tip+guests.potter.tip=3"])
    assert both.short == "guests.monk.tip +1"
    own, more = write_settings([both], tmp_path)
    assert (own.values, more.values) == ((2,), (3,))
    assert games.load("_template", more.file).box.digest != TEA.box.digest
    assert more.file is not None
    assert len(more.file.read_text("utf-8").splitlines()) == 2


def test_a_combination_that_the_game_refuses_is_found_before_play(tmp_path: Path) -> None:
    found = write_settings(
        parse_variations(TEA, ["house.aside_cards=1", "house.dealt_cards=2"]), tmp_path
    )
    with raises_saying(BadComponents, r"house\.aside_cards"):
        check_settings(TEA.name, found)


def test_an_owners_box_can_be_the_base(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[house]\nrow = 4\nstart_leaves = 0\n", encoding="utf-8")
    owned = games.load(TEA.name, mine)
    variations = parse_variations(owned, ["house.row=2"])
    assert (variations[0].own, variations[0].source) == (4, "owner")
    found = write_settings(variations, tmp_path / "boxes", mine)
    boxes = [games.load(TEA.name, setting.file).box for setting in found]
    kept = [{v.key: v.value for v in box.values} for box in boxes]
    assert [(box["house.row"], box["house.start_leaves"]) for box in kept] == [(2, 0), (4, 0)]
    assert boxes[1].digest == owned.box.digest
    assert [setting.is_own for setting in found] == [False, True]
