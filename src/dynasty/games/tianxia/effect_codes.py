"""Effect codes: the notation of the data files, as ints that fit into a frame.

A code is `word(argument, number)`: the word is what happens, the argument what it happens with,
the number how often or how much. `pay(...)` in front of an effect is its price.
"""

import re
from typing import Final

from dynasty.games.tianxia.names import ANY, ANY_RESOURCE, COLOURS, GAINS, JADE, STUFF
from dynasty.kernel import ComponentReader, Phrase

GAIN: Final = 0
PAY: Final = 1
ANY_RESOURCES: Final = 2
DIFFERENT_RESOURCES: Final = 3
SAME_RESOURCES: Final = 4
ANY_GOODS: Final = 5
STEP: Final = 6
STEP_ANY: Final = 7
STEP_LOWEST: Final = 8
SOLDIER: Final = 9
FREE_WALL: Final = 10
FREE_WORKER: Final = 11
MERCHANT: Final = 12
WEAKEN: Final = 13
DRAW_BONUS: Final = 14
DRAW_OBJECTIVE: Final = 15
DISCARD_OBJECTIVE: Final = 16
FLIP: Final = 17
INCOME_ONE: Final = 18
SHIP_REWARD: Final = 19
INSTALL_FREE: Final = 20
SHIPPING: Final = 21
VP_PER: Final = 22
STEP_5_COPY: Final = 23
GOOD_PER: Final = 24
BENEFIT_TWICE: Final = 25
TAKE_BONUS_SHIPPING: Final = 26
TAKE_DOUBLE_TOWER: Final = 27
JADE_FIGURINE: Final = 28
TOP_BENEFIT: Final = 29
OPERATIONS: Final = 30

FILTERS: Final = ("any", "battle", "no_battle")  # of Wall sections
FILTER_ANY: Final = 0
FILTER_BATTLE: Final = 1
WORKERS: Final = ("any", "different")  # Barges of several Workers
FLIPS: Final = ("any", "regular")
FLIP_REGULAR: Final = 1
SCOPES: Final = ("port", "wave")
TO_WAVE: Final = 1
COUNTED: Final = ("wall_or_soldier", "tower", "track_ge3")
WALL_OR_SOLDIER: Final = 0
COUNT_TOWERS: Final = 1
COUNT_TRACKS: Final = 2
PRICES: Final = (*STUFF, "vp", "any_good", "any_resource")  # any_good is ANY

# By word: what it means, the arguments it may take, whether a number follows.
WORDS: Final[dict[str, tuple[int, tuple[str, ...], bool]]] = {
    "gain": (GAIN, GAINS, True),
    "pay": (PAY, PRICES, True),
    "any_resource": (ANY_RESOURCES, (), True),
    "res_diff": (DIFFERENT_RESOURCES, (), True),
    "res_same": (SAME_RESOURCES, (), True),
    "any_good": (ANY_GOODS, (), True),
    "step": (STEP, COLOURS, False),
    "step_any": (STEP_ANY, (), False),
    "step_lowest": (STEP_LOWEST, (), False),
    "soldier": (SOLDIER, FILTERS, True),
    "wall_free": (FREE_WALL, (), False),
    "worker_free": (FREE_WORKER, WORKERS, True),
    "merchant": (MERCHANT, (), True),
    "nomad": (WEAKEN, (), True),
    "draw_bonus": (DRAW_BONUS, ("1",), True),
    "draw_objective": (DRAW_OBJECTIVE, (), True),
    "discard_objective": (DISCARD_OBJECTIVE, (), False),
    "flip": (FLIP, FLIPS, False),
    "income_one": (INCOME_ONE, (), False),
    "ship_reward": (SHIP_REWARD, (), False),
    "install_free": (INSTALL_FREE, (), False),
    "shipping": (SHIPPING, SCOPES, False),
    "vp_per": (VP_PER, COUNTED, True),
    "step5_copy": (STEP_5_COPY, (), False),
    "good_per": (GOOD_PER, ("track_ge4",), False),
    "benefit_twice": (BENEFIT_TWICE, (), False),
    "bonus_shipping": (TAKE_BONUS_SHIPPING, (), False),
    "double_tower": (TAKE_DOUBLE_TOWER, (), False),
    "jade": (JADE_FIGURINE, JADE, False),
}
NUMBER: Final = 15  # the largest number that a code can hold


def effect_code(operation: int, argument: int = 0, number: int = 1) -> int:
    """Return an effect as an int."""
    return operation << 8 | argument << 4 | number


def effect_operation(effect: int) -> int:
    return effect >> 8 & 255


def effect_argument(effect: int) -> int:
    return effect >> 4 & 15


def effect_number(effect: int) -> int:
    return effect & 15


def parse_effect(text: str) -> int | None:
    """Return the code of the effect that a text describes, or None if it is invalid."""
    found = re.fullmatch(r"(\w+)(?:\(([\w,]+)\))?", text)
    if found is None or found[1] not in WORDS:
        return None
    operation, arguments, has_number = WORDS[found[1]]
    words = found[2].split(",") if found[2] else []
    count, about = 1, 0
    if has_number:
        at = next((at for at, word in enumerate(words) if word.isdigit()), None)
        if at is None or not 0 < int(words[at]) <= NUMBER:
            return None
        count = int(words.pop(at))
    if arguments:
        if len(words) != 1 or words[0] not in arguments:
            return None
        about = arguments.index(words.pop())
    return None if words else effect_code(operation, about, count)


def read_effects(reader: ComponentReader, key: str) -> tuple[int, ...]:
    """Return the effects under this key of a component file, in their order."""
    expected = Phrase("expected-effects")
    texts = reader.get(key, expected)
    if not isinstance(texts, list):
        raise reader.wrong(key, expected, texts)
    found: list[int] = []
    for text in texts:
        effect = parse_effect(text) if isinstance(text, str) else None
        if effect is None:
            raise reader.wrong(key, Phrase("expected-effect"), text)
        found.append(effect)
    return tuple(found)


def effect_price(effects: tuple[int, ...]) -> tuple[int, int]:
    """Return what these effects cost: the thing and how many, or (0, 0) for nothing."""
    if effects and effect_operation(effects[0]) == PAY:
        return effect_argument(effects[0]), effect_number(effects[0])
    return 0, 0


def effects_without_price(effects: tuple[int, ...]) -> tuple[int, ...]:
    """Return the effects without their price."""
    return effects[1:] if effects and effect_operation(effects[0]) == PAY else effects


def is_plain_gain(effects: tuple[int, ...]) -> bool:
    """Return whether these effects only gain things: no decision and no piece to move."""
    return all(effect_operation(effect) == GAIN for effect in effects)


# What an effect gives, as nouns for labels and pictures; those missing here depend on arguments.
NOUNS: Final = {
    ANY_RESOURCES: "any_resource",
    DIFFERENT_RESOURCES: "different_resource",
    SAME_RESOURCES: "same_resource",
    ANY_GOODS: "any_good",
    STEP_ANY: "step_any",
    STEP_LOWEST: "step_lowest",
    FREE_WALL: "free_wall",
    FREE_WORKER: "free_worker",
    MERCHANT: "merchant",
    WEAKEN: "nomad_strength",
    DRAW_BONUS: "bonus_tile",
    DRAW_OBJECTIVE: "objective",
    DISCARD_OBJECTIVE: "objective_discard",
    FLIP: "flip",
    INCOME_ONE: "income_once",
    SHIP_REWARD: "ship_reward",
    INSTALL_FREE: "free_governor",
    STEP_5_COPY: "step_5_again",
    GOOD_PER: "good_per_track",
    BENEFIT_TWICE: "benefit_twice",
    TAKE_BONUS_SHIPPING: "bonus_shipping",
    TAKE_DOUBLE_TOWER: "double_tower",
}
FAMILIES: Final = {
    GAIN: GAINS,
    STEP: tuple(f"step_{colour}" for colour in COLOURS),
    SOLDIER: ("free_soldier", "battle_soldier", "peace_soldier"),
    SHIPPING: ("port_shipping", "wave_delivery"),
    VP_PER: tuple(f"vp_per_{what}" for what in COUNTED),
    JADE_FIGURINE: tuple(f"jade_{kind}" for kind in JADE),
}


def gain_nouns(effects: tuple[int, ...]) -> tuple[str, ...]:
    """Return what these effects give, one noun per piece."""
    found: list[str] = []
    for effect in effects:
        family = FAMILIES.get(effect_operation(effect))
        noun = family[effect_argument(effect)] if family else NOUNS[effect_operation(effect)]
        found += [noun] * effect_number(effect)
    return tuple(found)


assert PRICES.index("any_good") == ANY
assert PRICES.index("any_resource") == ANY_RESOURCE
