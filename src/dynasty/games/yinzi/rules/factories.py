"""Factories: sites, building, rebuilding and upgrading (Y-4.10, Y-4.11)."""

from typing import Final

from dynasty.games.yinzi.components import SEA_INDEX
from dynasty.games.yinzi.land_squares import NEIGHBOURS, PROVINCE_OF, BitChoices, paired_squares
from dynasty.games.yinzi.names import (
    COMMODITIES,
    DEVELOP,
    FACTORIES,
    LEVELS,
    NOTHING,
    SQUARES,
    STONE,
)
from dynasty.games.yinzi.rules.crop_tiles import clear_square, ground, ground_refusal, of_square
from dynasty.games.yinzi.rules.discs_and_cubes import NO_DISC, NOBODY, good_name
from dynasty.games.yinzi.rules.fortune_actions import STOP, TAX, FortuneLoop
from dynasty.games.yinzi.rules.payments import (
    NO_COPPER,
    charge,
    funds,
    material_refusal,
    price,
    spend_material,
    too_dear,
)
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Step, Values, choices, draw, pile_cards

BUILD: Final = choices("build", FACTORIES)
REBUILD: Final = choices("rebuild", FACTORIES)
UPGRADE: Final = choices("upgrade", FACTORIES)
SITE: Final = choices("site", SQUARES)
SITE_ON: Final = BitChoices(SITE)
BESIDE: Final = choices("beside", SQUARES)

NOT_ON_DISPLAY: Final = Refusal("Y-4.10", "not-on-display", foreign=True)
NO_SITE: Final = Refusal("Y-4.10", "no-site")
NO_ROOM_BESIDE: Final = Refusal("Y-4.10", "no-room-beside")
NOT_BESIDE: Final = Refusal("Y-4.10", "not-beside")
NOT_A_RUIN: Final = Refusal("Y-4.11", "not-a-ruin", foreign=True)
NOT_YOUR_FACTORY: Final = Refusal("Y-4.10", "not-your-factory", foreign=True)
TOP_LEVEL: Final = Refusal("Y-4.10", "top-level")


def owner_of(s: YinziState, factory: int) -> int:
    """[Y-1.3] Return the owner of a factory, or NOTHING."""
    for seat, factories in enumerate(s.owned):
        if factories >> factory & 1:
            return seat
    return NOTHING


def province_of(s: YinziState, factory: int) -> int:
    """[Y-4.10] Return the province of a factory."""
    return PROVINCE_OF[s.site[factory].bit_length() - 1]


def commodity_of(factory: int) -> int:
    return factory % len(COMMODITIES)


def colour_of(factory: int) -> int:
    """[Y-1.4] Return the colour of raw material that a factory needs."""
    return factory // len(COMMODITIES)


def upgrade_refusal(s: YinziState, seat: int, factory: int) -> Refusal | None:
    """[Y-4.10] [Y-5.1] Return why the seat cannot raise this factory, whatever it costs."""
    if not s.owned[seat] >> factory & 1:
        return NOT_YOUR_FACTORY
    if s.level[factory] == len(LEVELS):
        return TOP_LEVEL
    return None if s.discs[seat] else NO_DISC


def upgradable(s: YinziState, seat: int) -> list[int]:
    """[Y-4.10] Return the seat's factories below the highest level, if it has a disc."""
    if s.discs[seat] == 0:
        return []
    return [f for f in pile_cards(s.owned[seat]) if s.level[f] < len(LEVELS)]


def raise_level(s: YinziState, seat: int, factory: int, rule: str, cost: int = 0) -> None:
    """[Y-4.10] Add one more disc to a factory of the seat."""
    s.renew_factories()
    s.discs[seat] -= 1
    s.level[factory] += 1
    name, level = FACTORIES[factory], LEVELS[s.level[factory] - 1]
    s.tell("factory_upgraded", rule, seat, factory=name, level=level, copper=cost)


def tile_details(s: YinziState, factory: int, stone: int) -> Values:
    """Return commodity and raw material of a factory tile, its price, and its points at level I."""
    return {
        "ware": COMMODITIES[commodity_of(factory)],
        "colour": colour_of(factory),
        "stone": stone,
        "points": s.box.level_points[1],
    }


def upgrade_details(s: YinziState, seat: int, factory: int, cost: int) -> Values:
    """Return the next level of a factory, its points and storage, and the price."""
    level = s.level[factory] + 1
    return {
        "level": LEVELS[level - 1],
        "more": s.box.level_points[level] - s.box.level_points[level - 1],
        "storage": s.box.storage[level],
        **price(s, seat, cost),
    }


def upgrade_because(s: YinziState, seat: int, factory: int) -> Values:
    """Return a factory, the price of its next level and what the seat can pay, for refusals."""
    level = min(s.level[factory] + 1, len(LEVELS))
    return {"factory": FACTORIES[factory], **too_dear(s, seat, s.box.upgrade_cost[level])}


class ChooseSite(Step[YinziState]):
    """[Y-4.10] Choose the first square of a new factory. The argument is its tile."""

    rule = "Y-4.10"
    prompt = "ask-site"
    offers = SITE

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return SITE_ON.of(paired_squares(ground(s)))

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        refusal = ground_refusal(s, choice.at)
        if refusal is None and not paired_squares(ground(s)) >> choice.at & 1:
            return NO_ROOM_BESIDE
        return refusal

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        s.then(CHOOSE_BESIDE, seat, arg * len(SQUARES) + choice.at)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        borders = s.box.distance[PROVINCE_OF[choice.at]][SEA_INDEX]
        return {"factory": FACTORIES[arg], "good": good_name(s, choice.at), "borders": borders}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return of_square(s, choice.at)


class ChooseBeside(Step[YinziState]):
    """[Y-4.10] Choose the second square. The argument holds the tile and the first square."""

    rule = "Y-4.10"
    prompt = "ask-beside"
    offers = BESIDE

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        free = ground(s) & NEIGHBOURS[arg % len(SQUARES)]
        return [BESIDE[square] for square in pile_cards(free)]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if not NEIGHBOURS[arg % len(SQUARES)] >> choice.at & 1:
            return NOT_BESIDE
        return ground_refusal(s, choice.at)

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        factory, first = divmod(arg, len(SQUARES))
        build(s, seat, factory, first, choice.at)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"good": good_name(s, choice.at)}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        first = arg % len(SQUARES)
        same = int(choice.at == first)
        return {**of_square(s, choice.at), "first": SQUARES[first], "same": same}


def build(s: YinziState, seat: int, factory: int, first: int, second: int) -> None:
    """[Y-4.10] Place the tile on its squares with the owner's disc; crop tiles beneath leave."""
    s.renew_land()
    s.renew_factories()
    clear_square(s, first)
    clear_square(s, second)
    s.site[factory] = 1 << first | 1 << second
    s.built |= s.site[factory]
    s.display ^= 1 << factory
    s.owned[seat] |= 1 << factory
    s.level[factory] = 1
    s.discs[seat] -= 1
    if s.events is not None:
        name, squares = FACTORIES[factory], (SQUARES[first], SQUARES[second])
        stone = int(s.phase > 0)
        s.tell("factory_built", "Y-4.10", seat, factory=name, squares=squares, stone=stone)
    if s.phase:
        draw_factory(s)


def draw_factory(s: YinziState) -> None:
    """[Y-4.10] Draw a new tile from the stack, as long as there is one."""
    if s.factory_pile:
        factory = draw(s.factory_pile, s.chance)
        s.factory_pile ^= 1 << factory
        s.display |= 1 << factory
        s.tell("factory_drawn", "Y-4.10", NOBODY, factory=FACTORIES[factory])


class DevelopFactories(FortuneLoop):
    """[Y-4.10] [Y-4.11] Choose a factory to build, rebuild or upgrade."""

    rule = "Y-4.10"
    prompt = "ask-develop"
    offers = (STOP[DEVELOP], TAX, *BUILD, *REBUILD, *UPGRADE)
    fortune = DEVELOP

    def steps(self, s: YinziState, seat: int) -> list[Choice]:
        if s.discs[seat] == 0:
            return []
        found: list[Choice] = []
        if material_refusal(s, seat, STONE) is None:
            if s.display and paired_squares(ground(s)):
                found += [BUILD[factory] for factory in pile_cards(s.display)]
            found += [REBUILD[factory] for factory in pile_cards(s.ruins)]
        money = funds(s, seat)
        for factory in pile_cards(s.owned[seat]):
            level = s.level[factory]
            if level < len(LEVELS) and s.box.upgrade_cost[level + 1] <= money:
                found.append(UPGRADE[factory])
        return found

    def step_refusal(self, s: YinziState, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "upgrade":
            refusal = upgrade_refusal(s, seat, choice.at)
            if refusal is None and upgrade_cost(s, choice.at) > funds(s, seat):
                return NO_COPPER
            return refusal
        if choice.verb == "rebuild":
            if not s.ruins >> choice.at & 1:
                return NOT_A_RUIN
        elif not s.display >> choice.at & 1:
            return NOT_ON_DISPLAY
        elif not paired_squares(ground(s)):
            return NO_SITE
        return material_refusal(s, seat, STONE) if s.discs[seat] else NO_DISC

    def has_step(self, s: YinziState, seat: int, discs: int) -> bool:
        return discs > 0 and len(self.steps(s, seat)) > 0

    def carry_out(self, s: YinziState, seat: int, choice: Choice) -> None:
        factory = choice.at
        if choice.verb == "upgrade":
            cost = upgrade_cost(s, factory)
            raise_level(s, seat, factory, "Y-4.10", cost)
            charge(s, seat, cost)
        elif choice.verb == "rebuild":
            rebuild(s, seat, factory)
            spend_material(s, seat, STONE)
        else:
            s.then(CHOOSE_SITE, seat, factory)
            spend_material(s, seat, STONE)

    def obstacle(self, s: YinziState, seat: int) -> str:
        if s.discs[seat] == 0:
            return "why-no-disc"
        return "why-no-stone" if material_refusal(s, seat, STONE) else "why-nothing-to-build"

    def step_details(self, s: YinziState, seat: int, choice: Choice) -> Values:
        if choice.verb != "upgrade":
            return tile_details(s, choice.at, 1)
        return upgrade_details(s, seat, choice.at, upgrade_cost(s, choice.at))

    def step_because(self, s: YinziState, seat: int, choice: Choice) -> Values:
        return upgrade_because(s, seat, choice.at)


def upgrade_cost(s: YinziState, factory: int) -> int:
    """[Y-4.10] Return the copper for the next level."""
    return s.box.upgrade_cost[s.level[factory] + 1]


def rebuild(s: YinziState, seat: int, factory: int) -> None:
    """[Y-4.11] Give a tile without discs to the seat that builds it again."""
    s.renew_factories()
    s.ruins ^= 1 << factory
    s.owned[seat] |= 1 << factory
    s.level[factory] = 1
    s.discs[seat] -= 1
    s.tell("factory_rebuilt", "Y-4.11", seat, factory=FACTORIES[factory], stone=1)


CHOOSE_SITE: Final = ChooseSite()
CHOOSE_BESIDE: Final = ChooseBeside()
DEVELOP_FACTORIES: Final = DevelopFactories()
