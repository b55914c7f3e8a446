"""The action Plant Crops: fields, and once per action a tile of the crop track (Y-4.4)."""

from typing import Final

from dynasty.games.yinzi.land_squares import ALL_SQUARES, BitChoices
from dynasty.games.yinzi.names import GOODS, PLANT, SQUARES
from dynasty.games.yinzi.rules.crop_tiles import (
    BUILT_OVER,
    BUY,
    HAS_CUBES,
    buy_tile,
    buyable,
    column_because,
    column_details,
    column_refusal,
    of_square,
    put_cubes,
)
from dynasty.games.yinzi.rules.discs_and_cubes import NO_CUBE, good_of, occupied
from dynasty.games.yinzi.rules.fortune_actions import STOP, TAX, FortuneLoop
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Values, choices

PLANT_CUBE: Final = choices("plant", SQUARES)
PLANT_ON: Final = BitChoices(PLANT_CUBE)

TILE_BOUGHT: Final = Refusal("Y-4.4", "tile-bought")


def empty_fields(s: YinziState) -> int:
    """[Y-4.4] Return the squares without cubes and factory, as bits."""
    return ALL_SQUARES & ~(occupied(s) | s.built)


def cubes_planted(s: YinziState, square: int) -> int:
    """[Y-4.4] [Y-4.6] Return the cubes for an empty field: two on rice, else one."""
    return s.box.planted[good_of(s, square)]


class PlantCrops(FortuneLoop):
    """[Y-4.4] Plant an empty field, or once buy a crop tile, lay and plant it."""

    rule = "Y-4.4"
    prompt = "ask-plant"
    offers = (STOP[PLANT], TAX, *BUY, *PLANT_CUBE)
    compares = "cubes"
    fortune = PLANT

    def steps(self, s: YinziState, seat: int) -> list[Choice]:
        if s.cubes[seat] == 0:
            return []
        tiles = [] if s.marks else buyable(s, seat)
        return tiles + PLANT_ON.of(empty_fields(s))

    def step_refusal(self, s: YinziState, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "buy":
            return TILE_BOUGHT if s.marks else column_refusal(s, seat, choice.at)
        here = 1 << choice.at
        if s.built & here:
            return BUILT_OVER
        if occupied(s) & here:
            return HAS_CUBES
        return None if s.cubes[seat] else NO_CUBE

    def has_step(self, s: YinziState, seat: int, discs: int) -> bool:
        return s.cubes[seat] > 0 and empty_fields(s) != 0

    def carry_out(self, s: YinziState, seat: int, choice: Choice) -> None:
        if choice.verb == "buy":
            s.marks = 1
            buy_tile(s, seat, choice.at)
        else:
            plant(s, seat, choice.at)

    def obstacle(self, s: YinziState, seat: int) -> str:
        return "why-no-field" if s.cubes[seat] else "why-no-cube"

    def step_details(self, s: YinziState, seat: int, choice: Choice) -> Values:
        if choice.verb == "buy":
            return column_details(s, seat, choice.at)
        cubes = min(s.cubes[seat], cubes_planted(s, choice.at))
        return {"good": GOODS[good_of(s, choice.at)], "cubes": cubes}

    def step_because(self, s: YinziState, seat: int, choice: Choice) -> Values:
        if choice.verb == "buy":
            return column_because(s, seat, choice.at)
        return of_square(s, choice.at)


def plant(s: YinziState, seat: int, square: int) -> None:
    """[Y-4.4] [Y-5.1] Put the cubes on the field."""
    cubes = put_cubes(s, seat, square, cubes_planted(s, square))
    if s.events is not None:
        good = GOODS[good_of(s, square)]
        s.tell("planted", "Y-4.4", seat, good=good, square=SQUARES[square], cubes=cubes)


PLANT_CROPS: Final = PlantCrops()
