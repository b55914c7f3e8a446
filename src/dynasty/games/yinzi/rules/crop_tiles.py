"""Crop tiles: buying one from the track, laying it, and refilling the track (Y-4.5 to Y-4.7)."""

from typing import Final

from dynasty.games.yinzi.components import SEA_INDEX
from dynasty.games.yinzi.land_squares import ALL_SQUARES, PROVINCE_OF, BitChoices
from dynasty.games.yinzi.names import (
    BONUS_PHASE,
    CROP_COLUMNS,
    CROP_TILES,
    FACTORIES,
    GOODS,
    NOTHING,
    SALT,
    SQUARES,
)
from dynasty.games.yinzi.rules.discs_and_cubes import (
    NO_CUBE,
    NOBODY,
    cubes_on,
    good_name,
    good_of,
    occupied,
)
from dynasty.games.yinzi.rules.payments import NO_COPPER, charge, funds, price, too_dear
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Step, Values, choices, draw, seat_noun

BUY: Final = choices("buy", CROP_COLUMNS)
LAY: Final = choices("lay", SQUARES)
LAY_ON: Final = BitChoices(LAY)

NO_TILE: Final = Refusal("Y-2.1", "no-tile")
NO_GROUND: Final = Refusal("Y-4.5", "no-ground")
HAS_CUBES: Final = Refusal("Y-4.5", "has-cubes")
BUILT_OVER: Final = Refusal("Y-4.5", "built-over")
SALT_FIELD: Final = Refusal("Y-4.5", "salt-field")


def ground(s: YinziState) -> int:
    """[Y-4.5] Return the squares open to crop tiles and factories, as bits."""
    return ALL_SQUARES & ~(occupied(s) | s.built | s.shows[SALT])


def ground_refusal(s: YinziState, square: int) -> Refusal | None:
    """[Y-4.5] Return why nothing may be laid on this square."""
    here = 1 << square
    if s.built & here:
        return BUILT_OVER
    if occupied(s) & here:
        return HAS_CUBES
    return SALT_FIELD if s.shows[SALT] & here else None


def of_square(s: YinziState, square: int) -> Values:
    """Return a square and what is on it, a factory or cubes and their owner, for refusals."""
    here = 1 << square
    owners = [seat for seat, squares in enumerate(s.fields) if squares & here]
    return {
        "square": SQUARES[square],
        "factory": tuple(FACTORIES[f] for f, site in enumerate(s.site) if site & here),
        "who": tuple(seat_noun(seat) for seat in owners),
        "cubes": sum(cubes_on(s, seat, here) for seat in owners),
    }


def column_refusal(s: YinziState, seat: int, column: int) -> Refusal | None:
    """[Y-2.1] [Y-4.4] Return why the seat cannot buy and lay the tile of this column."""
    if s.track[column] == NOTHING:
        return NO_TILE
    if s.box.crop_cost[column] > funds(s, seat):
        return NO_COPPER
    if s.cubes[seat] == 0:
        return NO_CUBE
    return None if ground(s) else NO_GROUND


def buyable(s: YinziState, seat: int) -> list[Choice]:
    """[Y-4.4] Return the columns whose tile the seat can buy and lay."""
    if s.cubes[seat] == 0 or not ground(s):
        return []
    money, cost, track = funds(s, seat), s.box.crop_cost, s.track
    return [c for c in BUY if track[c.at] != NOTHING and cost[c.at] <= money]


def buy_tile(s: YinziState, seat: int, column: int) -> None:
    """[Y-2.1] [Y-4.4] Pay the tile and lay it next; the track closes up only after phase A."""
    tile, cost = s.track[column], s.box.crop_cost[column]
    s.renew_land()
    s.track[column] = NOTHING
    s.tell("crop_bought", "Y-2.1", seat, tile=CROP_TILES[tile], copper=cost)
    s.then(LAY_TILE, seat, tile)
    charge(s, seat, cost)


class ChooseCrop(Step[YinziState]):
    """[Y-6.1] Buy a crop tile of any column at its price, by advancement."""

    rule = "Y-4.4"
    prompt = "ask-crop"
    offers = BUY

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return buyable(s, seat)

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return column_refusal(s, seat, choice.at)

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        buy_tile(s, seat, choice.at)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return column_details(s, seat, choice.at)

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return column_because(s, seat, choice.at)


def column_details(s: YinziState, seat: int, column: int) -> Values:
    """Return the tile of a column, its price, and the cubes that it will carry."""
    cubes = min(s.box.laid_cubes, s.cubes[seat])
    cost = price(s, seat, s.box.crop_cost[column])
    return {"tile": CROP_TILES[s.track[column]], "cubes": cubes, **cost}


def column_because(s: YinziState, seat: int, column: int) -> Values:
    """Return a column of the track, its price, and what the seat can pay."""
    return {"column": CROP_COLUMNS[column], **too_dear(s, seat, s.box.crop_cost[column])}


class LayTile(Step[YinziState]):
    """[Y-2.4] [Y-4.5] Choose the square for the tile just bought. The argument is the tile."""

    rule = "Y-4.5"
    prompt = "ask-lay"
    offers = LAY
    compares = "cubes"

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return LAY_ON.of(ground(s))

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return ground_refusal(s, choice.at)

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        lay_tile(s, seat, arg, choice.at)
        if s.phase != BONUS_PHASE:
            refill_track(s)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        cubes = min(s.box.laid_cubes, s.cubes[seat])
        borders = s.box.distance[PROVINCE_OF[choice.at]][SEA_INDEX]
        covered, crop = good_name(s, choice.at), GOODS[s.box.tile_good[arg]]
        return {"crop": crop, "good": covered, "cubes": cubes, "borders": borders}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return of_square(s, choice.at)


def clear_square(s: YinziState, square: int) -> None:
    """[Y-4.5] Cover what the square showed; an empty crop tile leaves the game."""
    elsewhere = ~(1 << square)
    s.shows[good_of(s, square)] &= elsewhere
    s.vendible &= elsewhere
    s.tile_at[square] = NOTHING


def show_good(s: YinziState, square: int, good: int) -> None:
    """[Y-1.5] [Y-9.1] Set the good that a square shows from now on."""
    s.shows[good] |= 1 << square
    if good in s.box.rural_goods:
        s.vendible |= 1 << square


def lay_tile(s: YinziState, seat: int, tile: int, square: int) -> None:
    """[Y-4.6] Lay the tile with two cubes, or with the last one."""
    good, covered = s.box.tile_good[tile], good_name(s, square)
    s.renew_land()
    clear_square(s, square)
    s.tile_at[square] = tile
    show_good(s, square, good)
    cubes = put_cubes(s, seat, square, s.box.laid_cubes)
    name, where = GOODS[good], SQUARES[square]
    s.tell("crop_laid", "Y-4.6", seat, good=name, square=where, cubes=cubes, covered=covered)


def put_cubes(s: YinziState, seat: int, square: int, cubes: int) -> int:
    """[Y-5.1] Put cubes on a square, as many as are left; return how many."""
    cubes = min(cubes, s.cubes[seat])
    s.cubes[seat] -= cubes
    s.fields[seat] |= 1 << square
    if cubes == 2:
        s.double |= 1 << square
    return cubes


def refill_track(s: YinziState) -> None:
    """[Y-2.5] [Y-4.7] Slide tiles left, then fill free spaces as far as the pile reaches."""
    kept = [tile for tile in s.track if tile != NOTHING]
    fresh: list[int] = []
    while len(kept) + len(fresh) < len(CROP_COLUMNS) and s.crop_pile:
        tile = draw(s.crop_pile, s.chance)
        s.crop_pile ^= 1 << tile
        fresh.append(tile)
    full = kept + fresh
    s.track = full + [NOTHING] * (len(CROP_COLUMNS) - len(full))
    if fresh:
        tiles = tuple(CROP_TILES[tile] for tile in fresh)
        goods = tuple(GOODS[s.box.tile_good[tile]] for tile in fresh)
        s.tell("track_refilled", "Y-2.5", NOBODY, tiles=tiles, goods=goods)


CHOOSE_CROP: Final = ChooseCrop()
LAY_TILE: Final = LayTile()
