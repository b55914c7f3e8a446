"""The box: its sums, its provenance, and an owner's file with its mistakes."""

from pathlib import Path

import pytest

from dynasty.games.tianxia.components import DATA, load_box
from dynasty.games.tianxia.effect_codes import gain_nouns, parse_effect
from dynasty.games.tianxia.game import load
from dynasty.games.tianxia.names import COLOURS, JADE, KINDS
from dynasty.kernel import BadComponents, read_components
from tests.conformance.tables import words
from tests.games.playing import at_random
from tests.games.tianxia.playing import play_game
from tests.games.tianxia.setting import BOX
from tests.said_errors import raises_saying

MARKS = {"R", "E", "P", "C"}
# What we chose, by family of values: where the page about the components says so.
CHOSEN = {
    "sides.governor_wood": "with four players for Governors",
    "sides.palace_slots": "Palace tiles",
    "sides.soldier_spaces": "spaces there are for Soldiers",
    "sides.wall_spaces": "Walls",
    "regions.give": "what is given in exchange in Qin and in Zhao",
    "regions.benefit": "the benefit of Qi, and that Qin, Zhao and Chu have none",
    "regions.ring": "most of the banner rings",
    "slots.section": "all attack paths but for one stop",
    "slots.raid": "most raid values",
    "constants.chieftain_steps": "the length of the Chieftains’ paths",
    "constants.strength_marks": "the marks",
    "constants.strength_max": "the end of the Strength track",
    "income_buildings.cost": "the Wood costs of all Buildings but one",
    "passive_buildings.cost": "the Wood costs of all Buildings but one",
    "fortifications.walls": "the Stone costs of Walls and Towers",
    "fortifications.towers": "the Stone costs of Walls and Towers",
    "merchants.spaces": "the number of spaces of each Merchant action",
    "normal_nomads.steps": "the Nomad cards",
    "normal_nomads.strength": "the Nomad cards",
    "easy_nomads.steps": "the Nomad cards",
    "easy_nomads.strength": "the Nomad cards",
    "regular_tiles.copies": "how many there are of each Bonus tile",
    "regular_tiles.effect": "some of the amounts on them",
    "palace_tiles.copies": "how many there are of each Bonus tile",
    "palace_tiles.diamonds": "carry the diamond",
    "palace_tiles.effect": "some of the amounts on them",
    "port_demands.good": "the Goods of three Port Demand tiles",
    "ships.spaces": "the Ships",
    "starting_supplies": "the starting supplies",
    "objectives.among": "which sections of the Wall four of the Objectives count",
    "orders": "our own variants",
    "levels": "our own variants",
    "rival": "our own variants",
}
# What examples, hints and public pages told, the same way.
DRAWN = {
    "slots.region": "how many Buildings a region has",
    "tracks.step_5": "which Palace track has which colour",
    "tracks.step_10": "which Palace track has which colour",
    "constants.additional_cost": "what the Additional Cost token asks for",
    "barges.resource": "the Resources of the Barges",
    "regions.benefit": "the benefit of Yan",
    "regions.give": "what is given in exchange in Wei",
    "regions.get": "the Goods gained in Qin, Zhao and Wei",
    "income_buildings.cost": "one Wood cost",
    "slots.raid": "two raid values",
    "port_demands.good": "one Port Demand tile",
    "regular_tiles.effect": "the tile with Rice",
    "sides.governor_wood": "the spaces for Governors with two or three players",
    "regions.ring": "Han and Wei share a banner ring",
    "slots.section": "one stop of an attack path",
}
NOT_VALUES = {"players"}  # the name of a colour


def test_every_value_has_its_provenance() -> None:
    values = list(read_components(DATA).values())
    assert [value.key for value in values if value.source not in MARKS] == []
    assert {value.source for value in values} == MARKS


def family(key: str) -> str:
    """`ships.ship_01.spaces` is of the family `ships.spaces`, or of `ships` where that is named."""
    first, *_, last = key.removesuffix(".value").split(".")
    return first if first in CHOSEN or first in NOT_VALUES else f"{first}.{last}"


@pytest.mark.parametrize(("marks", "named"), [("C", CHOSEN), ("EP", DRAWN)])
def test_the_page_about_the_components_names_all_that_no_rulebook_says(
    marks: str, named: dict[str, str]
) -> None:
    found = {family(v.key) for v in read_components(DATA).values() if v.source in marks}
    assert found - NOT_VALUES == set(named)
    said = words("tianxia", "en").say("about-components")
    assert [phrase for phrase in named.values() if phrase not in said] == []


def test_nomad_cards_are_as_hard_as_they_shall_be() -> None:
    for first, strength in ((0, 8), (16, 6)):
        cards = range(first, first + 16)
        assert all(sum(BOX.nomad_steps[card]) == 10 for card in cards)
        assert all(sum(BOX.nomad_strength[card]) == strength for card in cards)
        for section in range(4):
            assert sum(BOX.nomad_steps[card][section] for card in cards) == 40
            assert sum(BOX.nomad_strength[card][section] for card in cards) == strength * 4


def test_jade_is_rarer_from_kind_to_kind() -> None:
    for diamonds in (True, False):
        copies = [0] * len(JADE)
        for tile, kind in enumerate(BOX.tile_kind):
            if BOX.kind_jade[kind] >= 0 and (diamonds or not BOX.tile_diamond[tile]):
                copies[BOX.kind_jade[kind]] += 1
        assert copies == ([11, 9, 8, 3, 1, 1] if diamonds else [9, 7, 6, 3, 1, 1])


def test_tiles_ships_and_demands_are_complete() -> None:
    assert len(BOX.tile_kind) == 80
    assert sum(BOX.tile_diamond) == 8
    assert sorted(len(spaces) for spaces in BOX.ship_spaces) == [2] * 6 + [3] * 12
    assert all(BOX.demand_effect[at] == BOX.demand_effect[at + 1] for at in range(0, 32, 2))
    assert BOX.wall_cost[0] + BOX.tower_cost[1] == 7


def test_starting_supplies_are_worth_four_and_hold_wood() -> None:
    for supply in BOX.supplies:
        assert supply[0] >= 1
        assert sum(supply[:3]) + 2 * sum(supply[3:]) == 4


def test_objective_sets_hold_four_buildings_and_the_last_five() -> None:
    sizes = [
        sum(len(BOX.region_slots[region]) for region in BOX.among[card]) for card in range(9, 19)
    ]
    assert sizes == [4] * 9 + [5]


def test_every_section_counts_for_two_objectives() -> None:
    found = [section for card in range(23, 27) for section in BOX.among[card]]
    assert sorted(found) == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize(
    ("text", "nouns"),
    [
        ("gain(wood,2)", ("wood", "wood")),
        ("soldier(1,battle)", ("battle_soldier",)),
        ("vp_per(tower,3)", ("vp_per_tower",) * 3),
        ("draw_bonus(2,1)", ("bonus_tile", "bonus_tile")),
        ("step(blue)", ("step_blue",)),
    ],
)
def test_effect_codes(text: str, nouns: tuple[str, ...]) -> None:
    effect = parse_effect(text)
    assert effect is not None
    assert gain_nouns((effect,)) == nouns


@pytest.mark.parametrize(
    "text",
    ["", "gain", "gain(wood)", "gain(wood,0)", "gain(gold,1)", "step(3)", "fly(1)", "gain(wood,2"],
)
def test_bad_effect_codes(text: str) -> None:
    assert parse_effect(text) is None


OWN = """
[income_buildings.i01]
cost = 4

[constants]
start_vp = { value = 12 }

[ships.ship_01]
spaces = ["gain(vp,4)", "gain(coin,2)"]

[regular_tiles.rb_wood2]
effect = ["gain(wood,3)"]
"""


def test_an_owner_replaces_values_and_no_others(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OWN, encoding="utf-8")
    box = load_box(file)
    assert (box.building_cost[0], box.start_vp) == (4, 12)
    assert len(box.ship_spaces[0]) == 2
    assert gain_nouns(box.kind_effect[KINDS.index("rb_wood2")]) == ("wood",) * 3
    assert box.building_cost[1:] == BOX.building_cost[1:]
    assert box.digest != BOX.digest
    assert next(v.source for v in box.values if v.key == "income_buildings.i01.cost") == "owner"
    game = load(file)
    assert play_game(3, 1, at_random(1), game=game).vp != []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[income_buildings.i01]\ncost = -1", "income_buildings.i01.cost: expected a whole number"),
        ("[income_buildings.i11]\ncost = 1", "did you mean"),
        ('[ships.ship_01]\nspaces = ["gain(gold,1)"]', "an effect code such as"),
        ("[ships.ship_01]\nspaces = []", "one to three Delivery spaces"),
        ('[demands.d01]\ngoods = ["silk", "helmet"]', "Goods of one kind"),
        ("[regular_tiles.rb_wood2]\ncopies = 3", "add up to 52"),
        ("[palace_tiles.pb_vp5]\ncopies = 2", "add up to 28"),
        ('[merchants.m1a1]\nwhen = "any"', "merchants.m1a1.when: expected one of military"),
        (
            '[orders.ro_01]\nsections = ["longxi", "longxi", "yanmen", "liaoxi"]',
            "each section once",
        ),
        ('[regions.yan]\nport = "port_qi"', "one region for each of the three ports"),
        ('[barges.barge_stone]\nresource = "rice"', "a Barge for each Resource"),
        ("[constants]\nincome_buildings_in_play = { value = 5 }", "12 Buildings in all"),
        ('[income_buildings.i01]\neffect = "gain(wood,1)"', "a list of effect codes"),
    ],
)
def test_a_mistake_is_named_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with raises_saying(BadComponents, said.replace("(", r"\(").replace(")", r"\)")):
        load_box(file)


def test_every_track_rewards_steps_5_and_10() -> None:
    assert len(BOX.step_5) == len(BOX.step_10) == len(COLOURS)
    assert all(BOX.step_5)
    assert all(BOX.step_10)
