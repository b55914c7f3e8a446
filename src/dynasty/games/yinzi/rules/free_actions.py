"""Free actions: what a player may do beside any question of their own turn (Y-3.10, Y-6.1)."""

from typing import Final

from dynasty.games.yinzi.names import EMP_CROP, EMP_SALE, NOTHING, WAR_COINS, WAR_ROUTE
from dynasty.games.yinzi.rules.crop_tiles import CHOOSE_CROP, buyable
from dynasty.games.yinzi.rules.discs_and_cubes import (
    USE,
    disc_details,
    of_slot,
    slot_refusal,
    use_disc,
)
from dynasty.games.yinzi.rules.payments import funds
from dynasty.games.yinzi.rules.routes import discards, search_discards
from dynasty.games.yinzi.rules.rural_market import PEDDLE, SELL_WINDOW, peddle, peddle_choices
from dynasty.games.yinzi.rules.sailing import (
    EMBARK,
    EMISSARY_WINDOW,
    embark,
    embark_choices,
    embark_refusal,
)
from dynasty.games.yinzi.rules.transport import reach
from dynasty.games.yinzi.rules.urban_markets import SELL_ONCE, salable
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

FREE_DISCS: Final[tuple[Choice, ...]] = tuple(
    USE[slot] for slot in (EMP_SALE, EMP_CROP, WAR_ROUTE, WAR_COINS)
)
FREE_SLOTS: Final = sum(1 << choice.at for choice in FREE_DISCS) | 0b111111  # and emissaries
END: Final = choices("end", ("turn",))[0]

NOTHING_TO_SELL: Final = Refusal("Y-4.8", "nothing-to-sell")
NO_CROP: Final = Refusal("Y-4.4", "no-crop")
DISCARD_EMPTY: Final = Refusal("Y-10.6", "discard-empty")
NO_SOLDIERS: Final = Refusal("Y-6.1", "no-soldiers")


def effect_refusal(s: YinziState, seat: int, slot: int) -> Refusal | None:
    """[Y-6.1] Return why the disc of this slot would have no effect as a free action."""
    if slot == EMP_SALE:
        return None if salable(s, seat) else NOTHING_TO_SELL
    if slot == EMP_CROP:
        return None if buyable(s, seat) else NO_CROP
    if slot == WAR_ROUTE:
        return None if discards(s) else DISCARD_EMPTY
    return None if s.soldiers[seat] else NO_SOLDIERS


def use_free_disc(s: YinziState, seat: int, slot: int) -> None:
    """[Y-6.2] Use the disc: it returns to the supply and has its effect."""
    use_disc(s, seat, slot)
    if slot == EMP_SALE:
        s.then(SELL_ONCE, seat)
    elif slot == EMP_CROP:
        s.then(CHOOSE_CROP, seat)
    elif slot == WAR_ROUTE:
        search_discards(s, seat)
    else:
        collect_coins(s, seat)


def collect_coins(s: YinziState, seat: int) -> None:
    """[Y-6.1] Gain copper for each own standing worker in the war box."""
    copper = s.soldiers[seat] * s.box.amount[WAR_COINS]
    s.copper[seat] += copper
    s.tell("war_coins", "Y-6.1", seat, copper=copper)


class FreeWindow(Step[YinziState]):
    """[Y-3.10] Offer rural sales, four kinds of discs, and emissaries."""

    rule = "Y-3.10"
    offers = (*PEDDLE, *FREE_DISCS, *EMBARK)

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        found = peddle_choices(s, seat)
        usable = s.slots[seat] & ~s.fresh & FREE_SLOTS
        if usable:
            for choice in FREE_DISCS:
                if usable >> choice.at & 1 and effect_refusal(s, seat, choice.at) is None:
                    found.append(choice)
            found += embark_choices(s, seat)
        return found

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice.verb == "peddle":
            return SELL_WINDOW.refusal(s, seat, arg, choice)
        if choice.verb == "embark":
            return embark_refusal(s, seat, choice.at)
        return slot_refusal(s, seat, choice.at) or effect_refusal(s, seat, choice.at)

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        if choice.verb == "peddle":
            peddle(s, seat, choice.at)
        elif choice.verb == "embark":
            embark(s, seat, choice.at)
        else:
            use_free_disc(s, seat, choice.at)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "peddle":
            return SELL_WINDOW.details(s, seat, arg, choice)
        if choice.verb == "embark":
            return EMISSARY_WINDOW.details(s, seat, arg, choice)
        return disc_details(choice.at)

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "peddle":
            return SELL_WINDOW.because(s, seat, arg, choice)
        if choice.verb == "embark":
            return EMISSARY_WINDOW.because(s, seat, arg, choice)
        return {**of_slot(s, choice.at), **crop_because(s, seat), "boats": reach(s, seat)}


def crop_because(s: YinziState, seat: int) -> Values:
    """Return the cheapest crop tile, the copper that the seat can pay, and its cubes."""
    costs = [cost for cost, tile in zip(s.box.crop_cost, s.track, strict=True) if tile != NOTHING]
    return {"cost": min(costs, default=0), "funds": funds(s, seat), "cubes": s.cubes[seat]}


FREE_WINDOW: Final = FreeWindow()


class EndTurn(Step[YinziState]):
    """[Y-3.1] The action is over: use free actions or end the turn."""

    rule = "Y-3.1"
    prompt = "ask-end-turn"
    offers = (END,)
    endings = (END,)
    window = FREE_WINDOW

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return [END]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        """The next turn is on the agenda already."""


END_TURN: Final = EndTurn()
