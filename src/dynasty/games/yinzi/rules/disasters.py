"""Natural disasters: wildfire, flood, drought (Y-10.2 to Y-10.5)."""

from typing import Final

from dynasty.games.yinzi.land_squares import PROVINCE_MASKS, BitChoices
from dynasty.games.yinzi.names import (
    BOAT_SPACES,
    COMMODITIES,
    DISASTERS,
    DROUGHT,
    FACTORIES,
    FLOOD,
    LEVELS,
    NOTHING,
    PLAYER_COLOURS,
    PROVINCES,
    SQUARES,
    WILDFIRE,
)
from dynasty.games.yinzi.rules.discs_and_cubes import NOBODY, good_name, lift_cube
from dynasty.games.yinzi.rules.factories import NOT_YOUR_FACTORY, commodity_of
from dynasty.games.yinzi.rules.production import stored_in
from dynasty.games.yinzi.rules.transport import capacity
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Routine, Step, Values, choices, pile_cards, seat_noun

BURN: Final = choices("burn", FACTORIES)
LOSE: Final = choices("lose", PLAYER_COLOURS)
WITHER: Final = choices("wither", SQUARES)
WITHER_ON: Final = BitChoices(WITHER)

ASK_WITHER: Final = (  # by province
    "ask-wither-huguang",
    "ask-wither-nanzhili",
    "ask-wither-jiangxi",
    "ask-wither-zhejiang",
)

NONE_STORED: Final = Refusal("Y-10.3", "none-stored", foreign=True)
NO_CUBE_HERE: Final = Refusal("Y-10.5", "no-cube-here", foreign=True)
OTHER_PROVINCE: Final = Refusal("Y-10.5", "other-province")


def struck(s: YinziState, disaster: int) -> bool:
    """[Y-10.2] Return whether an open tile of the row shows the disaster, once or twice."""
    return any(tile != NOTHING and s.box.route_disaster[tile] == disaster for tile in s.row)


class Strike(Routine[YinziState]):
    """[Y-10.2] Carry out wildfire, flood and drought, in this order, each in turn order."""

    rule = "Y-10.2"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        if struck(s, DROUGHT):
            for victim in reversed(s.order):
                for province in reversed(range(len(PROVINCES))):
                    s.then(LOSE_CUBE, victim, province)
            s.then(ANNOUNCE, NOBODY, DROUGHT)
        if struck(s, FLOOD):
            s.then(LOSE_BOATS, NOBODY)
            s.then(ANNOUNCE, NOBODY, FLOOD)
        if struck(s, WILDFIRE):
            for victim in reversed(s.order):
                s.then(LOSE_LEVEL, victim)
            s.then(ANNOUNCE, NOBODY, WILDFIRE)


class Announce(Routine[YinziState]):
    """[Y-10.2] Announce which disaster strikes. The argument is the disaster."""

    rule = "Y-10.2"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        s.tell("disaster", "Y-10.2", NOBODY, disaster=DISASTERS[arg])


class LoseLevel(Step[YinziState]):
    """[Y-10.3] Choose an own factory that loses a level by wildfire."""

    rule = "Y-10.3"
    prompt = "ask-burn"
    offers = BURN
    skippable = True

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return [BURN[factory] for factory in pile_cards(s.owned[seat])]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if s.owned[seat] >> choice.at & 1 else NOT_YOUR_FACTORY

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        s.renew_factories()
        factory = choice.at
        s.level[factory] -= 1
        s.discs[seat] += 1
        if s.level[factory] == 0:
            s.owned[seat] ^= 1 << factory
            s.ruins |= 1 << factory
        if s.events is not None:
            name, left = FACTORIES[factory], left_of(s.level[factory])
            s.tell("level_lost", "Y-10.3", seat, factory=name, **left)
        if stored_in(s, factory) > s.box.storage[s.level[factory]]:
            s.then(LOSE_COMMODITY, seat, factory)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        level = s.level[choice.at] - 1
        full = stored_in(s, choice.at) > s.box.storage[level]
        less = s.box.level_points[level + 1] - s.box.level_points[level]
        return {**left_of(level), "lost": int(full), "points": less}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"factory": choice.noun}


def left_of(level: int) -> Values:
    """Return the level that a factory has left, or that it is a ruin without an owner."""
    return {"level": LEVELS[max(0, level - 1)], "ruin": int(level == 0)}


class LoseCommodity(Step[YinziState]):
    """[Y-10.3] Choose whose commodity burns. The argument is the factory."""

    rule = "Y-10.3"
    prompt = "ask-lose"
    offers = LOSE

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return [LOSE[owner] for owner in range(s.seats) if s.stored[owner] >> 2 * arg & 3]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        here = choice.at < s.seats and s.stored[choice.at] >> 2 * arg & 3
        return None if here else NONE_STORED

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        s.stored[choice.at] -= 1 << 2 * arg
        s.pieces[choice.at] += 1
        ware, owner = COMMODITIES[commodity_of(arg)], seat_noun(choice.at)
        s.tell("commodity_lost", "Y-10.3", seat, ware=ware, factory=FACTORIES[arg], owner=owner)
        if stored_in(s, arg) > s.box.storage[s.level[arg]]:
            s.then(self, seat, arg)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"ware": COMMODITIES[commodity_of(arg)], "owner": seat_noun(choice.at)}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"factory": FACTORIES[arg], "owner": seat_noun(choice.at)}


class LoseBoats(Routine[YinziState]):
    """[Y-10.4] Move every seat one space back on the boat track by flood, not below the first."""

    rule = "Y-10.4"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        s.boat = s.boat[:]
        for owner in s.order:
            if s.boat[owner]:
                s.boat[owner] -= 1
                space, left = BOAT_SPACES[s.boat[owner]], capacity(s, owner)
                s.tell("boat_lost", "Y-10.4", owner, space=space, capacity=left)


class LoseCube(Step[YinziState]):
    """[Y-10.5] Choose a cube in each province to lose by drought. The argument is the province."""

    rule = "Y-10.5"
    prompt = ASK_WITHER[0]
    offers = WITHER
    skippable = True

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return WITHER_ON.of(s.fields[seat] & PROVINCE_MASKS[arg])

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if not s.fields[seat] >> choice.at & 1:
            return NO_CUBE_HERE
        return None if PROVINCE_MASKS[arg] >> choice.at & 1 else OTHER_PROVINCE

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        good = good_name(s, choice.at)
        lift_cube(s, seat, choice.at)
        s.cubes[seat] += 1
        s.tell("cube_lost", "Y-10.5", seat, good=good, square=SQUARES[choice.at])

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"good": good_name(s, choice.at)}

    def question(self, s: YinziState, seat: int, arg: int) -> str:
        return ASK_WITHER[arg]

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"square": choice.noun, "province": PROVINCES[arg]}


STRIKE: Final = Strike()
ANNOUNCE: Final = Announce()
LOSE_LEVEL: Final = LoseLevel()
LOSE_COMMODITY: Final = LoseCommodity()
LOSE_BOATS: Final = LoseBoats()
LOSE_CUBE: Final = LoseCube()
