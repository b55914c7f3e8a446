"""Bonus tiles of the mausoleum: owning, using, and the Discount (X-8.2, X-8.5)."""

from typing import Final

from dynasty.games.xian.names import BONUS_TILES, DISCOUNT, MARKET
from dynasty.games.xian.state import XianState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

USE: Final = choices("use", (BONUS_TILES[MARKET], BONUS_TILES[DISCOUNT]))
USE_MARKET: Final = USE[0]
USE_DISCOUNT: Final = USE[1]
SAVE_DISCOUNT: Final = choices("save", (BONUS_TILES[DISCOUNT],))[0]

NO_TILE: Final = Refusal("X-8.1", "no-tile")
TILE_USED: Final = Refusal("X-8.2", "tile-used")
NOT_PAYABLE_WITHOUT: Final = Refusal("X-8.5", "discount-needed")
NOTHING_SAVED: Final = Refusal("X-8.5", "nothing-saved")


def is_unused(s: XianState, seat: int, tile: int) -> bool:
    """[X-8.1] [X-8.2] Return whether the seat has reached this tile and not used it yet."""
    return s.space[seat] > tile and not s.used_tiles[seat] >> tile & 1


def tile_refusal(s: XianState, seat: int, tile: int) -> Refusal | None:
    """[X-8.2] Return why a seat may not use this tile."""
    if s.space[seat] <= tile:
        return NO_TILE
    return TILE_USED if s.used_tiles[seat] >> tile & 1 else None


def unused_tiles(s: XianState, seat: int) -> int:
    """[X-8.2] Return how many bonus tiles of the seat are still face up."""
    owned = min(s.space[seat], len(BONUS_TILES))
    return owned - s.used_tiles[seat].bit_count()


def tile_numbers(s: XianState, seat: int, tile: int) -> Values:
    """Return the tile, its space, and the seat's space on the track."""
    return {"tile": BONUS_TILES[tile], "space": tile + 1, "here": s.space[seat]}


def flip(s: XianState, seat: int, tile: int, forced: bool = False) -> None:
    """[X-8.2] Turn a tile over, which works once; `forced` if nothing else was possible."""
    s.used_tiles[seat] |= 1 << tile
    s.tell("tile_used", "X-8.2", seat, tile=BONUS_TILES[tile], forced=int(forced))


def discount(s: XianState, seat: int) -> int:
    """[X-8.5] Return what an unused Discount tile would save, 0 without one."""
    return s.box.discount if is_unused(s, seat, DISCOUNT) else 0


class DiscountQuestion(Step[XianState]):
    """[X-8.5] Use the Discount tile for this action? Each building defines what it saves.

    The argument is the space or slot that the action is about.
    """

    rule = "X-8.5"
    prompt = "ask-discount"
    offers = (SAVE_DISCOUNT, USE_DISCOUNT)

    def is_payable(self, s: XianState, seat: int, target: int, saved: int) -> bool:
        """Return whether the seat can pay for the target with this much saved."""
        raise NotImplementedError

    def price(self, s: XianState, seat: int, target: int, saved: int) -> tuple[str, ...]:
        """Return what the seat pays for the target with this much saved, as a list of goods."""
        raise NotImplementedError

    def saves(self, s: XianState, seat: int, target: int) -> bool:
        """Return whether the tile makes the target cheaper at all."""
        raise NotImplementedError

    def carry_out(self, s: XianState, seat: int, target: int, saved: int) -> None:
        """Carry out the action at this price."""
        raise NotImplementedError

    def choices(self, s: XianState, seat: int, arg: int) -> list[Choice]:
        if not is_unused(s, seat, DISCOUNT):
            return [SAVE_DISCOUNT]
        return [c for c in self.offers if self.refusal(s, seat, arg, c) is None]

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is SAVE_DISCOUNT:
            return None if self.is_payable(s, seat, arg, 0) else NOT_PAYABLE_WITHOUT
        refusal = tile_refusal(s, seat, DISCOUNT)
        if refusal is not None:
            return refusal
        return None if self.saves(s, seat, arg) else NOTHING_SAVED

    def take(self, s: XianState, seat: int, arg: int, choice: Choice) -> None:
        saved = 0
        if choice is USE_DISCOUNT:
            flip(s, seat, DISCOUNT, forced=not self.is_payable(s, seat, arg, 0))
            saved = s.box.discount
        self.carry_out(s, seat, arg, saved)

    def details(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        full = self.price(s, seat, arg, 0)
        if choice is SAVE_DISCOUNT:
            return {"price": full}
        return {"discount": 1, "price": self.price(s, seat, arg, s.box.discount), "full": full}

    def because(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        return {**tile_numbers(s, seat, DISCOUNT), "price": self.price(s, seat, arg, 0)}
