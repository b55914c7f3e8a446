"""Yínzi from other seats: factories and cubes have the colours of seats, and are named along."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from dynasty.games.yinzi.names import FACTORIES, PLAYER_COLOURS, SQUARES
from dynasty.games.yinzi.rules.late_shipping import SUPPLY
from dynasty.games.yinzi.rules.supply_ships_action import LOAD

Names = list[int]
"""By seat, and so by colour in play: the new one."""
Rename = Callable[[int, Names], int]

SETS = ("display", "factory_pile", "ruins")  # subsets of the factories
ROWS = ("level", "site")  # a number for each factory
PRODUCING = "ProduceCommodities"  # while it runs, the marks are factories
MARKING = {PRODUCING, "PlantCrops", "ChooseAdvancements"}  # nobody else reads the marks


def noun_of(noun: str, names: Names) -> str:
    """The same thing in its new colour."""
    colours = {PLAYER_COLOURS[q]: PLAYER_COLOURS[name] for q, name in enumerate(names)}
    return "_".join(colours.get(word, word) for word in noun.split("_"))


def one_of(nouns: Sequence[str], at: int, names: Names) -> int:
    """The number of the same thing in a row of things."""
    return nouns.index(noun_of(nouns[at], names))


factory: Rename = partial(one_of, FACTORIES)
load: Rename = partial(one_of, [choice.noun for choice in LOAD])
supply: Rename = partial(one_of, [choice.noun for choice in SUPPLY])


def creditor(number: int, names: Names) -> int:
    """A seat plus one, or 0 for nobody."""
    return names[number - 1] + 1 if number else 0


def plain(number: int, names: Names) -> int:
    """What has no colour."""
    return number


def two(high: Rename, low: Rename, below: int) -> Rename:
    """An argument of two parts, of which the low one is below so much."""

    def rename(arg: int, names: Names) -> int:
        return high(arg // below, names) * below + low(arg % below, names)

    return rename


ARGUMENTS: dict[str, Rename] = {
    "ChooseSite": factory,
    "LoseCommodity": factory,
    "ChooseBeside": two(factory, plain, len(SQUARES)),
    "ChooseRaw": two(plain, factory, len(FACTORIES)),
    "StowLoad": two(plain, load, len(LOAD)),
    "AddLate": supply,
    "StowLate": two(supply, supply, len(SUPPLY)),
    "PayCopper": two(plain, creditor, 8),
}


def recoloured(data: dict[str, Any], names: Names) -> dict[str, Any]:
    """A position in which all that has a colour has its new one."""
    fields, steps = dict(data["fields"]), {step for step, _, _ in data["agenda"]}
    for name in SETS:
        fields[name] = factories(fields[name], 1, names)
    fields["owned"] = [factories(tiles, 1, names) for tiles in fields["owned"]]
    fields["stored"] = [factories(wares, 2, names) for wares in fields["stored"]]
    for name in ROWS:
        row = sorted(enumerate(fields[name]), key=lambda entry: factory(entry[0], names))
        fields[name] = [number for _, number in row]
    if PRODUCING in steps:
        fields["marks"] = factories(fields["marks"], 1, names)
    elif not steps & MARKING:
        fields["marks"] = 0
    agenda = [[step, seat, argument(step, arg, names)] for step, seat, arg in data["agenda"]]
    return {**data, "fields": fields, "agenda": agenda}


def factories(held: int, width: int, names: Names) -> int:
    """So many bits for each factory, in their new order."""
    part = (1 << width) - 1
    return sum(
        (held >> width * at & part) << width * factory(at, names) for at in range(len(FACTORIES))
    )


def argument(step: str, arg: int, names: Names) -> int:
    return ARGUMENTS[step](arg, names) if step in ARGUMENTS else arg
