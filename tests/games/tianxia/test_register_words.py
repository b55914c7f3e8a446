"""The register speaks of this box, and calls things as players see them."""

import re

import pytest

from dynasty import games
from dynasty.games.tianxia.names import COLOURS, FORTIFY, ORDERS, SECTIONS, SPACES, STUFF
from dynasty.kernel import Rule, Ruling
from dynasty.text import LANGUAGES, Translator
from tests.conformance.tables import words
from tests.games.tianxia.setting import BOX
from tests.text.audit import messages

every_language = pytest.mark.parametrize("language", LANGUAGES)
QUOTED = {"en": re.compile("“([^”]+)”"), "fr": re.compile("«\u00a0([^»]+)\u00a0»")}
WITH = {"en": "with", "fr": "avec"}
NAMED = {
    "TX-1.4": ("p02", "p04", "p05", "p09", "p10", "p14", "p15", "p16", "p18"),
    "TX-5.5": ("p03", "p04", "p05"),
    "TX-5.7": ("p01",),
    "TX-5.11": ("p13",),
    "TX-7.3": ("m3a2",),
    "TX-8.3": ("p09",),
    "TX-9.4": ("p16", "p18"),
    "TX-9.5": ("p17", "m4b1"),
    "TX-10.4": ("p06", "p07"),
    "RU-12": ("p13",),
    "RU-13": ("p14",),
    "RU-14": ("p15",),
    "RU-15": ("m3a1", "m3b1", "m4a2", "m4b2"),
    "RU-16": ("p01",),
    "RU-18": ("p03", "p04", "p05"),
    "RU-20": ("p06", "p07"),
    "RU-21": ("p06", "p07"),
    "RU-28": ("p09", "p10"),
    "RU-29": ("m2b3",),
    "RU-33": ("ob20",),
    "RU-40": ("p17", "m4b1"),
    "RU-49": ("i07",),
    "RU-50": ("p10", "p12"),
    "RU-51": ("m4a1",),
    "RU-67": ("i05", "i06"),
    "RU-70": ("m4a3",),
    "RU-74": ("p02",),
}


@pytest.fixture(params=LANGUAGES)
def reader(request: pytest.FixtureRequest) -> Translator:
    return words("tianxia", request.param)


@every_language
def test_what_stands_in_quotes_is_the_name_of_something(language: str) -> None:
    text, register = words("tianxia", language), games.load_rulebook("tianxia")
    keys = messages(games.game_folder("tianxia") / "text" / f"{language}.ftl")
    names = {text.say(key) for key in keys if key.startswith("name-")}
    entries: list[Rule | Ruling] = [*register.rules, *register.rulings]
    for entry in entries:
        assert set(QUOTED[language].findall(entry.text[language])) <= names, entry.id


@pytest.mark.parametrize("rule", NAMED)
def test_buildings_and_merchant_actions_are_called_by_their_names(
    reader: Translator, rule: str
) -> None:
    assert [thing for thing in NAMED[rule] if reader.name(thing) not in reader.rule(rule)] == []


def listed(numbers: list[int], reader: Translator) -> str:
    """1, 2 and 3."""
    return reader.joined([str(number) for number in numbers])


def test_TX_10_9_and_TX_14_1_and_TX_15_1_the_marks_of_the_strength(reader: Translator) -> None:
    lower = {"TX-10.9": 0, "TX-14.1": BOX.rival_marks[1], "TX-15.1": BOX.rival_marks[0]}
    for rule, less in lower.items():
        marks = [mark - less for mark in BOX.strength_marks]
        assert listed(marks, reader) in reader.rule(rule)


def test_TX_7_2_how_rare_each_kind_of_jade_is(reader: Translator) -> None:
    for diamonds in (True, False):
        copies = [0] * 6
        for tile, kind in enumerate(BOX.tile_kind):
            if BOX.kind_jade[kind] >= 0 and (diamonds or not BOX.tile_diamond[tile]):
                copies[BOX.kind_jade[kind]] += 1
        assert listed(copies, reader) in reader.rule("TX-7.2")


def test_TX_8_2_what_walls_and_towers_cost(reader: Translator) -> None:
    for prices in (BOX.wall_cost, BOX.tower_cost):
        assert listed(prices, reader) in reader.rule("TX-8.2")


def order_words(order: int, reader: Translator) -> str:
    """An order as the register lists it: number, space, track of a military one, Barge."""
    space, colour = BOX.order_space[order], COLOURS[BOX.order_track[order]]
    resource = reader.name(STUFF[BOX.barge_resource[BOX.order_barge[order]]])
    said = f"{order + 1} {reader.name(SPACES[space])}"
    if space >= FORTIFY:
        said += f" {WITH[reader.language]} {reader.name(f'rb_track_{colour}').split()[-1]}"
    return f"{said}, {resource}"


def test_TX_14_2_every_order_with_its_space_track_and_barge(reader: Translator) -> None:
    said = reader.rule("TX-14.2")
    assert [n for n in range(len(ORDERS)) if order_words(n, reader) not in said] == []


def test_TX_14_2_with_which_section_the_list_of_an_order_begins(reader: Translator) -> None:
    first: list[list[int]] = [[] for _ in SECTIONS]
    for order, sections in enumerate(BOX.order_sections):
        assert sections == [(sections[0] + step) % len(SECTIONS) for step in range(len(SECTIONS))]
        first[sections[0]].append(order + 1)
    for section, orders in zip(SECTIONS, first, strict=True):
        said = rf"{reader.name(section)} (?:\w+ )+?{listed(orders, reader)}"
        assert re.search(said, reader.rule("TX-14.2"))
