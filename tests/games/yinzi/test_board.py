"""The drawn board: whatever can be chosen is there, for every seat, wide and narrow."""

from random import Random

import pytest

from dynasty import games
from dynasty.drawing.scene import Grid, Scene
from dynasty.drawing.svg import svg
from dynasty.games.yinzi.board import draw
from dynasty.text import LANGUAGES, Words
from tests.games.yinzi.setting import BOX, GAME
from tests.games.yinzi.table import Table

FOLDER, REGISTER = games.folder("yinzi") / "text", games.load_register("yinzi")
WORDS = {lang: Words(lang, FOLDER, REGISTER, GAME.colours, strict=True) for lang in LANGUAGES}


def written(scene: Scene) -> set[str]:
    """The nouns of the scene as text."""
    found: set[str] = set()
    for region in scene.regions:
        for line in region.lines:
            rows = line.rows if isinstance(line, Grid) else (line.words,)
            found |= {word.noun for row in rows for word in row if word.noun}
    return found


def seen_by(table: Table, seat: int, narrow: bool = False, language: str = "en") -> Scene:
    return draw(GAME.view(table.state, seat), BOX, WORDS[language].say, narrow)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_thing_that_can_be_chosen_is_drawn_and_written(seats: int) -> None:
    s, chance, count = GAME.start(seats, seats), Random(seats), 0
    while s.decisions:
        decision = s.decisions[0]
        if count % 9 == 0:
            offered = {choice.noun for choice in decision.choices}
            for narrow in (False, True):
                scene = draw(GAME.view(s, decision.seat), BOX, WORDS["en"].say, narrow)
                assert offered - scene.nouns() == set()
                assert offered - written(scene) == set()
        GAME.apply(s, decision.seat, chance.choice(decision.choices))
        count += 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("narrow", [False, True])
def test_a_full_table_is_a_picture_for_everybody(language: str, narrow: bool) -> None:
    table = Table(4).advances("red", "dip_korean", "eco_rice").fights("blue", "war_1", 3)
    table.factory("red", "factory_red_silk", "hg_b1", "hg_c1", 3, ("red", "blue", "green"))
    table.factory(None, "factory_blue_silk", "nz_b1", "nz_b2").raw("green", "huguang_nw")
    table.crop("yellow", "zj_b1", "crop_tea_2", cubes=2).rural("blue", 2).serves(
        "green", "box_canal"
    )
    table.loaded("coast_1_s1", "red", "tea", cubes=1).owns(
        "red", "route_18", "route_12", "route_13"
    )
    table.delivered("red", "dest_dutch", 2).envoys("blue", "dutch").glory("yellow", high=1)
    table.workers("red", top=1, bottom=2).won("green", "route_17").ship("coast_2", None)
    for seat in (-1, 0, 3):
        scene = seen_by(table, seat, narrow, language)
        ids = [group.id for group in scene.groups() if group.id]
        assert len(ids) == len(set(ids))
        assert scene.width == (390 if narrow else 1280)
        assert svg(scene).startswith("<svg")


def test_whoever_looks_through_the_discards_sees_them_drawn(table: Table) -> None:
    table.serves("red", "box_road").discarded("route_10", "route_11", "route_12").rewards()
    tiles = {"route_10", "route_11", "route_12"}
    for narrow in (False, True):
        assert tiles <= seen_by(table, 0, narrow).nouns()
        assert not tiles & seen_by(table, 1, narrow).nouns()


def test_demands_of_own_tiles_can_be_pointed_at(table: Table) -> None:
    table.owns("red", "route_07")
    assert {"cabbage", "fruit"} <= seen_by(table, 0).nouns()
    assert not {"cabbage", "fruit"} & seen_by(table, 1).nouns()


def test_the_hand_is_drawn_for_its_owner_alone(table: Table) -> None:
    table.holds("red", "card_05", "card_10")
    assert {"card_05", "card_10"} <= seen_by(table, 0).nouns()
    assert not {"card_05", "card_10"} & seen_by(table, 1).nouns()
