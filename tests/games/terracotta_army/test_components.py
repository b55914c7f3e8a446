"""The box: its numbers, where they come from, and what an owner may change."""

from pathlib import Path

import pytest

from dynasty.games.terracotta_army.components import load_box
from dynasty.games.terracotta_army.game import TerracottaArmy
from dynasty.games.terracotta_army.names import ACTIONS
from dynasty.kernel import BadComponents, Chance
from tests.conformance.checks import random_step
from tests.games.terracotta_army.setting import BOX


def owned(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_every_value_has_a_mark() -> None:
    assert {value.source for value in BOX.values} == {"R", "E", "P", "C"}


def test_the_numbers_of_the_dossier() -> None:
    assert [ACTIONS[action] for action in BOX.inner[:3]] == ["warrior_2", "clay_4", "warrior_4"]
    assert sum(BOX.organizer) == 41
    assert BOX.token_cost == [2, 2, 3, 3, 4, 4]
    assert (BOX.tile_domination, BOX.tile_presence) == ([3, 5, 7, 9, 11], [1, 2, 3, 4, 5])
    assert [BOX.card_turn.count(ring) for ring in (0, 1, -1)] == [5, 5, 3]
    assert BOX.workers[2:] == [5, 4, 3]


def test_an_owner_corrects_values(tmp_path: Path) -> None:
    text = "[organizer]\nvp = [7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2]\n[master_tokens.mt_1]\ncost = 1\n"
    box = load_box(owned(tmp_path, text))
    assert box.organizer[0] == 7
    assert box.token_cost[0] == 1
    assert box.digest != BOX.digest
    assert {value.source for value in box.values if value.key.startswith("organizer")} == {"owner"}
    game = TerracottaArmy(box)
    for seats in (1, 4):
        s, chance = game.start(seats, 1), Chance(1)
        while s.decisions:
            random_step(game, s, chance)
            assert game.broken_invariants(s) == []


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[rings.inner]\nactions = ['warrior_2']\n", "rings.inner.actions"),
        ("[rings.inner]\nactions = ['priority']\n", "rings.inner.actions"),
        ("[organizer]\nvp = [1, 2]\n", "organizer.vp"),
        ("[specialists.horse]\nweapon = 'spear'\n", "specialists"),
        ("[specialists.horse]\nweapon = 'bow'\n", "specialists.horse.weapon"),
        ("[pm_cards.pmc_01]\nnumber = 2\n", "pm_cards"),
        ("[warehouses.wh_ne]\nsegments = []\n", "warehouses"),
        ("[warriors.guard]\ncount = 10\n", "warriors"),
        ("[master_tokens.mt_7]\ncost = 1\n", "master_tokens.mt_7"),
        ("[constants]\nworkers = { value = { 4 = 4 } }\n", "constants.workers.value.4"),
    ],
)
def test_a_wrong_file_is_named_with_the_place(tmp_path: Path, text: str, key: str) -> None:
    with pytest.raises(BadComponents) as caught:
        load_box(owned(tmp_path, text))
    assert caught.value.values["place"] == key


def test_the_upgrade_must_be_on_the_inner_ring_once(tmp_path: Path) -> None:
    actions = ["clay_2"] * 12
    with pytest.raises(BadComponents):
        load_box(owned(tmp_path, f"[rings.inner]\nactions = {actions}\n"))
