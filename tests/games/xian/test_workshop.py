"""The Workshop (X-5)."""

import pytest

from tests.games.xian.table import Table

A_SPACES = ["a12", "a13", "a15", "a21", "a23", "a25"]
B_SPACES = ["b11", "b12", "b15", "b22", "b23", "b24"]
C_SPACES = ["c11", "c14", "c15", "c21", "c22", "c23"]


def crafts(spaces: list[str]) -> list[str]:
    return [f"craft:{square}" for square in spaces]


def full_pit() -> Table:
    """Every space is taken: twelve raw warriors less one, the rest painted."""
    table = Table().painted("purple", *A_SPACES).painted("orange", *B_SPACES)
    return table.painted("jade", *C_SPACES).painted("cyan", "a11")


@pytest.mark.parametrize(
    ("clay", "spaces"),
    [
        (2, A_SPACES),
        (3, A_SPACES + B_SPACES),
        (4, A_SPACES + B_SPACES),
        (5, A_SPACES + B_SPACES + C_SPACES),
    ],
)
def test_X_5_1_a_space_costs_two_three_or_five_clay(clay: int, spaces: list[str]) -> None:
    table = Table().gives("cyan", clay=clay).enters("cyan", "workshop")
    assert table.options == crafts(spaces)


@pytest.mark.parametrize(
    ("square", "price", "prestige", "gain"),
    [
        ("a12", 2, 4, {"red": 1}),
        ("a21", 2, 3, {"coins": 2}),
        ("b22", 3, 5, {"red": 1, "blue": 1}),
        ("b11", 3, 6, {}),
        ("c11", 5, 9, {}),
        ("c22", 5, 7, {"red": 1, "green": 1}),
        ("c15", 5, 7, {"coins": 2}),
    ],
)
def test_X_5_1_the_bonus_of_the_space_is_taken(
    square: str, price: int, prestige: int, gain: dict[str, int]
) -> None:
    table = Table().gives("cyan", clay=5).enters("cyan", "workshop")
    assert table.details(f"craft:{square}")["clay"] == price
    assert table.details(f"craft:{square}")["prestige"] == prestige
    table.play(f"craft:{square}", f"leave:{square}")
    left = {"clay": 5 - price} if price < 5 else {}
    assert table.has("cyan") == {**left, **gain}
    assert table.prestige("cyan") == prestige
    assert table.warrior(square) == "raw"
    assert table.raw_stock == 5


def test_X_5_1_walls_and_taken_spaces_are_refused(table: Table) -> None:
    table.raw("a12").painted("jade", "b11").gives("cyan", clay=3).enters("cyan", "workshop")
    assert table.why_not("craft:a14", "cyan") == "X-5.1 wall"
    assert table.why_not("craft:a12", "cyan") == "X-5.1 occupied"
    assert table.why_not("craft:a11", "cyan") == "X-5.1 occupied"
    assert table.why_not("craft:b11", "cyan") == "X-5.1 occupied"
    assert table.why_not("craft:c11", "cyan") == "X-5.1 no-clay"


def test_X_5_1_the_only_space_is_taken_without_asking(table: Table) -> None:
    table.painted("jade", *A_SPACES[1:]).gives("cyan", clay=2).enters("cyan", "workshop")
    assert table.question == "ask-seal"
    assert table.warrior("a12") == "raw"


def test_X_5_2_the_warrior_just_crafted_may_be_sealed(table: Table) -> None:
    table.gives("cyan", clay=2).enters("cyan", "workshop").play("craft:a13")
    assert table.options == ["leave:a13", "seal:a13"]
    table.play("seal:a13")
    assert table.seal("a13") == "cyan"
    assert table.player("cyan").seals_left == 1


def test_X_5_2_now_or_never(table: Table) -> None:
    table.gives("cyan", clay=4).enters("cyan", "workshop").play("craft:a13", "leave:a13")
    assert table.seal("a13") is None
    table.asks("cyan", "building").play("enter:workshop", "craft:a12")
    assert table.why_not("seal:a13", "cyan") == "X-5.2 not-crafted-here"


def test_X_5_2_with_both_seals_placed_nothing_is_asked(table: Table) -> None:
    table.sealed("cyan", "b11", "b12").gives("cyan", clay=2)
    table.enters("cyan", "workshop").play("craft:a13")
    assert table.asked == "purple"
    assert table.seal("a13") is None
    assert table.refused("SealWarrior", "cyan", "seal:a13", 2) == "X-5.2 no-seal"


def test_X_5_3_only_the_owner_of_the_seal_paints(table: Table) -> None:
    table.requests("red", "yellow", "green", "blue").sealed("cyan", "a13")
    table.gives("cyan", red=2, coins=1).gives("orange", red=2)
    table.enters("orange", "lab")
    assert "paint:a13" not in table.options
    assert table.why_not("paint:a13", "orange") == "X-5.3 sealed"
    assert table.because("paint:a13", "orange") == {"owner": "cyan"}
    assert "paint:a13" in table.enters("cyan", "lab").options


def test_Q_2_the_pit_has_24_spaces_and_6_walls(table: Table) -> None:
    kinds = [square.kind for square in table.seen.pit]
    assert (kinds.count("wall"), kinds.count("statue"), kinds.count("space")) == (6, 6, 18)


def test_Q_21_a_seal_is_not_returned_when_its_warrior_is_painted(table: Table) -> None:
    table.requests("red", "yellow", "green", "blue").sealed("cyan", "a13").gives("cyan", red=2)
    table.enters("cyan", "lab").play("paint:a13")
    assert (table.warrior("a13"), table.seal("a13")) == ("cyan", "cyan")
    assert table.player("cyan").seals_left == 1


def test_Q_22_a_statue_of_the_set_up_cannot_be_sealed(table: Table) -> None:
    table.gives("cyan", clay=2).enters("cyan", "workshop").play("craft:a13")
    assert table.why_not("seal:a11", "cyan") == "X-5.2 not-crafted-here"


def test_Q_27_a_space_stays_legal_when_its_pigment_is_out_of_stock(table: Table) -> None:
    table.hoards("jade", "red").gives("cyan", clay=3).enters("cyan", "workshop")
    assert table.details("craft:b22")["gain"] == ("pigment_blue",)
    table.play("craft:b22", "leave:b22")
    assert table.has("cyan") == {"blue": 1}
    assert table.told("gain_lost")["pigment"] == "pigment_red"


def test_Q_29_nobody_crafts_in_a_full_pit() -> None:
    table = full_pit().gives("cyan", clay=9).asks("cyan", "building")
    assert table.raw_stock == 7
    assert table.why_not("enter:workshop", "cyan") == "X-5.1 pit-full"


def test_Q_53_the_bonus_cannot_be_declined(table: Table) -> None:
    table.gives("cyan", clay=2).enters("cyan", "workshop").play("craft:a12")
    assert table.has("cyan") == {"red": 1}
    assert table.options == ["leave:a12", "seal:a12"]


def test_Q_63_who_has_painted_all_his_warriors_may_still_seal(table: Table) -> None:
    table.painted("cyan", "b11", "b12", "b14", "b15", "b21", "b22").gives("cyan", clay=2)
    table.enters("cyan", "workshop").play("craft:a13", "seal:a13")
    assert table.player("cyan").warriors_left == 0
    assert table.seal("a13") == "cyan"


def test_X_8_5_the_discount_is_asked_where_it_saves_a_clay_that_is_there(table: Table) -> None:
    table.owns("cyan", "bonus_discount").gives("cyan", clay=2).enters("cyan", "workshop")
    table.play("craft:a13")
    assert table.question == "ask-discount"
    assert table.options == ["save:bonus_discount", "use:bonus_discount"]
    table.play("use:bonus_discount", "leave:a13")
    assert table.clay("cyan") == 1
    assert table.unused("cyan") == []


def test_X_8_5_the_discount_may_be_kept(table: Table) -> None:
    table.owns("cyan", "bonus_discount").gives("cyan", clay=2).enters("cyan", "workshop")
    table.play("craft:a13", "save:bonus_discount", "leave:a13")
    assert table.clay("cyan") == 0
    assert table.unused("cyan") == ["bonus_discount"]


def test_X_8_5_a_discount_without_which_nothing_works_is_not_asked(table: Table) -> None:
    table.owns("cyan", "bonus_discount").gives("cyan", clay=1).enters("cyan", "workshop")
    assert table.options == crafts(A_SPACES)
    assert table.details("craft:a13")["clay"] == 1
    table.play("craft:a13", "leave:a13")
    assert table.clay("cyan") == 0
    assert table.unused("cyan") == []


def test_X_8_5_the_price_shown_is_the_one_without_discount_where_it_can_be_paid(
    table: Table,
) -> None:
    table.owns("cyan", "bonus_discount").gives("cyan", clay=2).enters("cyan", "workshop")
    assert [table.details(f"craft:{square}")["clay"] for square in ("a13", "b11")] == [2, 2]
