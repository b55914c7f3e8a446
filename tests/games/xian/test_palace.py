"""The Palace and the supervisor track (X-8.1, X-8.7)."""

import pytest

from tests.games.xian.table import Table

FOUR = ("end_per_ten", "end_painted", "end_flat_six", "end_majorities")


@pytest.fixture
def table() -> Table:
    """The Prime Minister is elsewhere; four known end tiles on space 5."""
    return Table().minister_in("workshop").end_tiles(*FOUR)


def test_X_8_1_the_supervisor_advances_onto_the_top_of_the_stack(table: Table) -> None:
    table.stacked(1, "jade", "purple").enters("cyan", "palace")
    assert table.stack(1) == ["jade", "purple", "cyan"]
    assert table.stack(0) == ["orange"]


@pytest.mark.parametrize(
    ("space", "tile"),
    [
        (1, "bonus_open_free"),
        (2, "bonus_market"),
        (3, "bonus_discount"),
        (4, "bonus_extra_action"),
    ],
)
def test_X_8_1_each_space_gives_its_tile(space: int, tile: str, table: Table) -> None:
    if space > 1:
        table.stacked(space - 1, "cyan").owns("cyan")
    table.enters("cyan", "palace")
    assert table.unused("cyan") == [tile]
    assert table.seen.tiles_left[space - 1] == 3
    assert table.told("supervisor_advanced") == {
        "seat": "cyan",
        "rule": "X-8.1",
        "space": space,
        "tile": tile,
    }


def test_X_8_1_there_is_no_advance_beyond_space_5(table: Table) -> None:
    table.took("cyan", "end_painted").gives("cyan", clay=2).asks("cyan", "building")
    assert table.why_not("enter:palace", "cyan") == "X-8.1 track-finished"


def test_X_8_7_on_space_5_an_end_tile_is_chosen(table: Table) -> None:
    table.stacked(4, "cyan").owns("cyan").enters("cyan", "palace")
    assert table.question == "ask-end-tile"
    assert table.options == [f"choose:{tile}" for tile in FOUR]
    assert table.why_not("choose:end_helpers", "cyan") == "X-8.7 tile-gone"
    table.play("choose:end_painted")
    assert table.player("cyan").end_tile == "end_painted"
    assert table.seen.end_tiles == ("end_per_ten", "end_flat_six", "end_majorities")


def test_X_8_7_a_tile_taken_is_gone_for_the_others(table: Table) -> None:
    table.took("jade", "end_painted").stacked(4, "cyan").owns("cyan").enters("cyan", "palace")
    assert table.why_not("choose:end_painted", "cyan") == "X-8.7 tile-gone"


def test_X_8_7_the_last_end_tile_is_taken_without_asking(table: Table) -> None:
    for colour, tile in zip(("purple", "orange", "jade"), FOUR, strict=False):
        table.took(colour, tile)
    table.stacked(4, "cyan").owns("cyan").enters("cyan", "palace")
    assert table.player("cyan").end_tile == FOUR[3]


def test_X_8_7_an_end_tile_scores_only_at_the_end(table: Table) -> None:
    table.stacked(4, "cyan").owns("cyan").enters("cyan", "palace").play("choose:end_flat_six")
    assert table.prestige("cyan") == 0
    assert table.sheet("cyan") == {"end_tile": 6}


def test_Q_31_neither_builder_nor_extra_action_moves_beyond_space_5(table: Table) -> None:
    table.took("cyan", "end_painted").owns("cyan", "bonus_extra_action").gives("cyan", clay=2)
    table.asks("cyan", "building")
    assert "extra:workshop" in table.options
    assert table.why_not("extra:palace", "cyan") == "X-8.1 track-finished"


def test_Q_47_the_space_after_number_3_holds_the_extra_action(table: Table) -> None:
    table.stacked(3, "jade").owns("jade").enters("jade", "palace")
    assert (table.space("jade"), table.unused("jade")) == (4, ["bonus_extra_action"])


def test_Q_50_the_emissary_comes_after_the_tile(table: Table) -> None:
    table.recruited("cyan", "emissary").gives("cyan", clay=1).stacked(4, "cyan").owns("cyan")
    table.enters("cyan", "palace")
    assert table.question == "ask-end-tile"
    assert table.play("choose:end_painted").question == "ask-emissary"


def test_Q_50_the_emissary_swaps_once_per_advance_also_by_extra_action(table: Table) -> None:
    table.recruited("cyan", "emissary").gives("cyan", clay=3).owns("cyan", "bonus_extra_action")
    table.asks("cyan", "building").play(
        "extra:palace", "choose:end_painted", "give:clay", "take:coin"
    )
    assert table.question == "ask-building"
    assert table.has("cyan") == {"clay": 2, "coins": 1}


def test_Q_59_who_leaves_a_stack_changes_nothing_for_the_others(table: Table) -> None:
    table.stacked(1, "purple", "cyan", "jade", "orange").owns("cyan").enters("cyan", "palace")
    assert table.stack(1) == ["purple", "jade", "orange"]
    assert table.stack(2) == ["cyan"]
