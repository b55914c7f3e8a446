"""The box: its numbers as the dossier has them, and what is wrong with an owner's file."""

from collections import Counter
from pathlib import Path

import pytest

from dynasty.games.yinzi.components import load_box
from dynasty.games.yinzi.game import load
from dynasty.games.yinzi.names import GOODS, MARKETS, WARES
from dynasty.kernel import BadComponents
from tests.conformance.tables import words
from tests.games.yinzi.setting import BOX
from tests.said_errors import raises_saying


def test_every_value_says_where_it_comes_from() -> None:
    assert {value.source for value in BOX.values} == {"R", "E", "C"}


@pytest.mark.parametrize(
    ("family", "last", "chosen", "phrase"),
    [
        ("routes", "demand", 1, "19 of the 20 routes"),
        ("crops", "tiles", 6, "four potato and four corn tiles are certain"),
        ("columns", "copper", 5, "most prices on the crop track"),
        ("cards", "value", 11, "all action cards but one"),
        ("ships", "wares", 17, "the demands of all ships but one"),
        ("boat_track", "capacity", 6, "half of the spaces on the boat track"),
        ("exchange", "copper", 5, "most of the exchange track"),
        ("borders", "boats", 4, "some of their borders"),
        ("constants", "value", 1, "all prices outside the crop track except one"),
    ],
)
def test_the_page_about_the_components_counts_what_we_chose(
    family: str, last: str, chosen: int, phrase: str
) -> None:
    of_family = [v for v in BOX.values if v.key.split(".")[0] == family and v.key.endswith(last)]
    assert len([v for v in of_family if v.source == "C"]) == chosen
    assert phrase in words("yinzi", "en").say("about-components")


def test_fields_of_the_four_provinces() -> None:
    counts = {
        GOODS[good]: squares.bit_count() for good, squares in enumerate(BOX.printed) if squares
    }
    assert counts == {"rice": 10, "wheat": 12, "cabbage": 12, "fruit": 12, "salt": 8}


def test_urban_markets_ask_for_every_good_four_times() -> None:
    asked = Counter(
        GOODS[good] for slots in BOX.market_slot for good, corner in enumerate(slots) if corner >= 0
    )
    assert set(asked.values()) == {4}
    near = Counter(GOODS[g] for row in BOX.by_coin for g, beside in enumerate(row) if beside)
    assert (near["tea"], near["salt"], near["cotton"]) == (2, 2, 3)
    assert len(BOX.coin_slot) == len(MARKETS)


def test_cards_ships_and_routes_add_up() -> None:
    assert (sum(BOX.card_value), sum(BOX.card_workers)) == (24, 24)
    asked = Counter(WARES[ware] for wares in BOX.ship_wares for ware in wares)
    assert asked == {"silk": 9, "porcelain": 9, "tea": 8, "sugar": 8, "paper": 8}
    assert (sum(BOX.route_war), sorted(BOX.route_disaster)[-6:]) == (40, [0, 0, 1, 1, 2, 2])


def test_an_owner_may_bring_other_numbers(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        '[cards.card_01]\nvalue = 2\n[provinces.jiangxi]\nrows = ["rice rice rice rice",'
        ' "rice rice rice rice", "salt salt salt salt"]\n[borders.huguang_zhejiang]\nboats = 1\n',
        encoding="utf-8",
    )
    box = load(file).own_box
    assert (box.card_value[0], box.distance[0][3]) == (2, 1)
    assert box.printed[0].bit_count() == 10 - 3 + 8
    assert box.digest != BOX.digest


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "[cards.card_01]\nvalue = 4\n",
            "cards.card_01.value: expected a whole number from 1 to 3",
        ),
        ("[cards]\ncard_13 = { value = 1 }\n", "cards.card_13: expected a component key"),
        ('[provinces.jiangxi]\nrows = ["rice", "rice", "rice"]\n', "rows of goods, 3 by 4"),
        ('[urban_markets.um_1]\nslots = ["coin", "coin", "tea", "salt"]\n', "four different"),
        ('[urban_markets.um_1]\nslots = ["coin", "rice", "tea", "salt"]\n', "three trade goods"),
        ("[ships.ship_dutch_1]\nwares = []\n", "one to three wares"),
        ('[routes.route_06]\ndemand = ["rice", "rice"]\n', "no good twice"),
        ("[boat_track.boat_01]\ncapacity = 9\n", "capacities that never fall"),
        ("[taxes.low]\nfrom = 12\n", "steps that rise from 0"),
        ("[borders.zhejiang_sea]\nboats = 0\n[borders.nanzhili_sea]\nboats = 0\n", "a way from"),
        ("[goods.tea]\nmeals = 1\n", "0 for a trade good"),
        ("[undertakings.box_palace]\nspaces = 2\n", "a space for every player"),
    ],
)
def test_a_mistake_in_an_owners_file_is_named(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with raises_saying(BadComponents, message):
        load_box(file)
