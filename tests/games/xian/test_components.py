"""An owner's component file: what it may say, and every mistake in it."""

import re
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dynasty.games.xian.components import DATA, Box, load_box
from dynasty.games.xian.game import load
from dynasty.games.xian.state import XianState
from dynasty.kernel import (
    BadComponents,
    BadRecord,
    Choice,
    ComponentReader,
    Decision,
    Match,
    SeatEntry,
    read_components,
)
from tests.games.playing import at_random
from tests.games.xian.mistakes import MISTAKES
from tests.games.xian.playing import eagerly, play_game
from tests.games.xian.setting import BOX, GAME
from tests.games.xian.table import Table
from tests.said_errors import raises_saying


@pytest.fixture
def owner(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def box_of(owner: Path, text: str) -> Box:
    owner.write_text(text, encoding="utf-8")
    return load_box(owner)


PARTIAL = """
[workers.miner_4]
pigments = ["yellow"]

[constants]
turns = { value = 5 }

[sides.a1_front]
rows = ["S 4r 4 # 6", "3$$ # 3g S 4yy"]
"""


def test_a_partial_file_replaces_its_values_and_no_others(owner: Path) -> None:
    box = box_of(owner, PARTIAL)
    assert box.turns == 5
    assert box.card_pigment_gains[21] == [0]
    assert box.sides[0].prestige[4] == 6
    assert box.sides[0].pigments[9] == [0, 0]
    assert box.card_pigment_gains[:21] == BOX.card_pigment_gains[:21]
    assert box.equipment_cost == BOX.equipment_cost


def test_a_file_that_says_what_the_box_says_changes_nothing(owner: Path) -> None:
    assert box_of(owner, "[equipment.sword_1]\ncost = 3\n").digest == BOX.digest
    assert box_of(owner, "").digest == BOX.digest


def test_other_values_change_the_digest(owner: Path) -> None:
    digests = {
        BOX.digest,
        box_of(owner, PARTIAL).digest,
        box_of(owner, "[equipment.sword_1]\ncost = 2\n").digest,
        box_of(owner, "[equipment.sword_1]\ncost = 4\n").digest,
        box_of(owner, '[tokens.request_01]\ncolour = "blue"\n').digest,
    }
    assert len(digests) == 5


def test_values_remember_that_they_come_from_the_owner(owner: Path) -> None:
    box = box_of(owner, "[equipment.sword_1]\ncost = 2\n")
    sources = {value.key: value.source for value in box.values}
    assert sources["equipment.sword_1.cost"] == "owner"
    assert sources["equipment.sword_1.type"] == "R"
    assert sources["equipment.sword_2.cost"] == "C"


def test_the_other_values_of_a_nested_table_keep_their_source(owner: Path) -> None:
    box = box_of(owner, "[constants]\npair_limits = { value = { 2 = 4 } }\n")
    sources = {value.key: value.source for value in box.values}
    assert sources["constants.pair_limits.value.2"] == "owner"
    assert sources["constants.pair_limits.value.3"] == "R"
    assert box.pair_limits == [0, 0, 4, 4, 5]


def test_every_value_of_the_own_box_has_a_source() -> None:
    assert {value.source for value in BOX.values} == {"R", "E", "P", "C"}


def test_a_game_is_played_with_the_owners_values(owner: Path) -> None:
    owner.write_text(PARTIAL, encoding="utf-8")
    game = load(owner)
    s = play_game(3, 4, at_random(4), game=game)
    assert s.turn == 5
    assert game.broken_invariants(s) == []


def test_of_two_equal_pigments_the_one_in_stock_is_gained(owner: Path) -> None:
    """[X-2.2] A space with two pigments of a colour of which one is left."""
    owner.write_text(PARTIAL, encoding="utf-8")
    table = Table(4, load(owner)).gives("jade", yellow=5).gives("cyan", clay=2)
    table.enters("cyan", "workshop")
    assert table.details("craft:a25")["gain"] == ("pigment_yellow",)
    table.play("craft:a25", "leave:a25")
    assert table.has("cyan") == {"yellow": 1}
    assert table.told("warrior_crafted")["gain"] == ("pigment_yellow",)
    assert table.told("gain_lost")["pigment"] == "pigment_yellow"


def test_a_record_is_replayed_with_its_own_components_only(owner: Path) -> None:
    owner.write_text(PARTIAL, encoding="utf-8")
    seats = (SeatEntry("A", "you"), SeatEntry("B", "you"))
    record = Match(load(owner), seats, 1).record()
    assert Match.of_record(load(owner), record).record() == record
    with raises_saying(BadRecord, "different components"):
        Match.of_record(GAME, record)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named_with_its_file_key_and_expectation(mistake: str, owner: Path) -> None:
    text, key, expected = MISTAKES[mistake]
    message = f"^mine.toml: {key}: expected .*{re.escape(expected)}"
    with raises_saying(BadComponents, message) as error:
        box_of(owner, text)
    assert error.value.values["place"] == key


def test_bad_toml_is_named_with_its_line(owner: Path) -> None:
    with raises_saying(BadComponents, r"mine\.toml: not valid TOML \(line 2"):
        box_of(owner, "[equipment.sword_1]\ncost = \n")


def test_a_file_that_is_not_utf_8_is_refused(owner: Path) -> None:
    owner.write_bytes(b'[players.purple]\nfamily = "\xe9"\n')
    with raises_saying(BadComponents, r"mine\.toml: not UTF-8 text"):
        load_box(owner)


def test_a_missing_file_is_named(owner: Path) -> None:
    with raises_saying(BadComponents, r"mine\.toml: no such file"):
        load_box(owner)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with raises_saying(BadComponents, "it’s a folder"):
        load_box(tmp_path)


@pytest.mark.parametrize(
    ("chapter", "entry", "key"),
    [
        ("constants", "turns", "constants.turns.value"),
        ("equipment", "sword_1", "equipment.sword_1"),
        ("workers", "officer", "workers.officer"),
        ("sides", "a1_front", "sides.a1_front"),
    ],
)
def test_a_box_that_lacks_something_is_refused(chapter: str, entry: str, key: str) -> None:
    table = read_components(DATA).table
    if chapter == "constants":
        table[chapter][entry].pop("value")
    else:
        table[chapter].pop(entry)
    with raises_saying(BadComponents, "got nothing") as error:
        Box(ComponentReader(table, "data"))
    assert error.value.values["place"] == key


def test_prestige_at_the_start_has_its_own_line(owner: Path) -> None:
    owner.write_text("[constants]\nstart_prestige = { value = 4 }\n", encoding="utf-8")
    game = load(owner)
    sheets = game.scores(game.start(2, 1))
    assert [(line.rule, line.points) for line in sheets[0].lines if line.category == "start"] == [
        ("X-12.1", 4)
    ]
    assert game.broken_invariants(play_game(2, 1, at_random(1), game=game)) == []


UNUSUAL = {
    "turns": (1, 6),
    "display_leaving": (0, 4),
    "start_coins": (0, 9),
    "start_clay": (0, 9),
    "start_pigments": (0, 1),
    "start_prestige": (0, 9),
    "seals": (0, 12),
    "warriors": (1, 12),
    "raw_warriors": (6, 24),
    "pigments_per_colour": (4, 9),
    "card_pigments": (1, 9),
    "pass_coins": (0, 9),
    "minister_coins": (0, 9),
    "minister_prestige": (0, 9),
    "fee_per_builder": (0, 9),
    "prestige_per_missing_coin": (0, 9),
    "group_prestige": (0, 9),
    "end_tiles_in_play": (4, 8),
    "leftovers_divisor": (1, 9),
}


@st.composite
def unusual_boxes(draw: st.DrawFn) -> str:
    """Any box that is accepted, with values at the far ends of what is."""
    lines = ["[constants]"]
    for key, (low, high) in UNUSUAL.items():
        value = draw(st.sampled_from([low, high]))
        lines.append(f"{key} = {{ value = {value} }}")
    limits = {str(seats): draw(st.integers(1, 16)) for seats in (2, 3, 4)}
    values = ", ".join(f"{seats} = {limit}" for seats, limit in limits.items())
    lines.append(f"pair_limits = {{ value = {{ {values} }} }}")
    for section in "abc":
        lines += [f"[sections.{section}]", f"clay_price = {draw(st.integers(0, 9))}"]
    lines += ["[tiles.bonus_market]", f"amount = {draw(st.integers(1, 9))}"]
    for card in ("crossbow_1", "sword_4", "horse_2"):
        lines += [f"[equipment.{card}]", f"cost = {draw(st.sampled_from([0, 99]))}"]
    return "\n".join(lines) + "\n"


@settings(max_examples=25, deadline=None, derandomize=True)
@given(text=unusual_boxes(), seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 999))
def test_every_box_that_is_accepted_can_be_played(text: str, seats: int, seed: int) -> None:
    with TemporaryDirectory() as folder:
        owner = Path(folder) / "mine.toml"
        owner.write_text(text, encoding="utf-8")
        game = load(owner)

    def hold_all(s: XianState, decision: Decision, choice: Choice) -> None:
        assert game.broken_invariants(s) == []

    play_game(seats, seed, eagerly(seed), hold_all, game)
