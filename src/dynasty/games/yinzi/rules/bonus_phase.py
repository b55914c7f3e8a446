"""Phase A: bonuses, turn order and the crop tile of the column (Y-2)."""

from typing import Final

from dynasty.games.yinzi.names import (
    BOAT_UPGRADE,
    BONUSES,
    CROP_COLUMNS,
    CROP_TILES,
    FACTORY_UPGRADE,
    FREE_ADVANCEMENT,
    NOTHING,
    SLOTS,
)
from dynasty.games.yinzi.rules.crop_tiles import (
    BUY,
    buy_tile,
    column_because,
    column_details,
    column_refusal,
    refill_track,
)
from dynasty.games.yinzi.rules.discs_and_cubes import (
    NOBODY,
    begin_occasion,
    disc_details,
    of_slot,
    place_disc,
    taken_slots,
)
from dynasty.games.yinzi.rules.factories import (
    UPGRADE,
    raise_level,
    upgrade_because,
    upgrade_details,
    upgrade_refusal,
)
from dynasty.games.yinzi.rules.fortune_actions import ADVANCE, advancement_refusal
from dynasty.games.yinzi.rules.free_actions import FREE_WINDOW
from dynasty.games.yinzi.rules.transport import step_forward
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Routine, Step, Values, choices, seat_noun

BONUS: Final = choices("bonus", BONUSES)
LEAVE: Final = choices("leave", CROP_COLUMNS)
SKIP: Final = choices("skip", (BONUSES[FREE_ADVANCEMENT], BONUSES[FACTORY_UPGRADE]))
SKIP_ADVANCEMENT: Final = SKIP[0]
SKIP_UPGRADE: Final = SKIP[1]

BONUS_TAKEN: Final = Refusal("Y-2.2", "bonus-taken")
OTHER_COLUMN: Final = Refusal("Y-2.1", "other-column")


class ChooseBonus(Step[YinziState]):
    """[Y-2.1] [Y-2.2] Choose one of the bonuses that are still free this round."""

    rule = "Y-2.1"
    prompt = "ask-bonus"
    offers = BONUS
    opens_turn = True

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return [choice for choice in BONUS if choice.at not in s.bonus]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return BONUS_TAKEN if choice.at in s.bonus else None

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        begin_occasion(s, seat)
        s.bonus = s.bonus[:]
        s.bonus[seat] = choice.at
        s.tell("bonus_taken", "Y-2.1", seat, bonus=BONUSES[choice.at])
        s.then(BUY_CROP, seat)
        if choice.at == BOAT_UPGRADE:
            step_forward(s, seat, "Y-2.3")
        elif choice.at == FREE_ADVANCEMENT:
            s.then(PLACE_FREE_DISC, seat)
        elif choice.at == FACTORY_UPGRADE:
            s.then(UPGRADE_FREE, seat)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        tile = s.track[choice.at]
        above = () if tile == NOTHING else (CROP_TILES[tile],)
        cost = s.box.crop_cost[choice.at] if above else 0
        return {"effect": f"help-{BONUSES[choice.at]}", "tile": above, "copper": cost}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        owners = (seat_noun(q) for q, bonus in enumerate(s.bonus) if bonus == choice.at)
        return {"bonus": BONUSES[choice.at], "who": tuple(owners)}


class PlaceFreeDisc(Step[YinziState]):
    """[Y-2.3] Place a disc on any empty slot by Free Advancement, or none."""

    rule = "Y-2.3"
    prompt = "ask-free-advancement"
    offers = (SKIP_ADVANCEMENT, *ADVANCE)
    endings = SKIP

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        taken = taken_slots(s) if s.discs[seat] else (1 << len(SLOTS)) - 1
        return [SKIP_ADVANCEMENT] + [c for c in ADVANCE if not taken >> c.at & 1]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is SKIP_ADVANCEMENT:
            return None
        return advancement_refusal(s, seat, choice.at)

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        if choice is SKIP_ADVANCEMENT:
            tell_unused(s, seat)
        else:
            place_disc(s, seat, choice.at, "Y-2.3")

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {} if choice is SKIP_ADVANCEMENT else disc_details(choice.at)

    def gives_up(self, s: YinziState, seat: int, arg: int, choice: Choice) -> str:
        return "forgo-bonus" if len(self.choices(s, seat, arg)) > 1 else ""

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return of_slot(s, choice.at)


def tell_unused(s: YinziState, seat: int) -> None:
    """[Y-2.3] Tell that a bonus was declined or could not be used."""
    s.tell("bonus_unused", "Y-2.3", seat, bonus=BONUSES[s.bonus[seat]])


class UpgradeFree(Step[YinziState]):
    """[Y-2.3] Raise an own factory by a level by Factory Upgrade, or none."""

    rule = "Y-2.3"
    prompt = "ask-free-upgrade"
    offers = (SKIP_UPGRADE, *UPGRADE)
    endings = SKIP

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if choice is SKIP_UPGRADE else upgrade_refusal(s, seat, choice.at)

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        if choice is SKIP_UPGRADE:
            tell_unused(s, seat)
        else:
            raise_level(s, seat, choice.at, "Y-2.3")

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {} if choice is SKIP_UPGRADE else upgrade_details(s, seat, choice.at, 0)

    def gives_up(self, s: YinziState, seat: int, arg: int, choice: Choice) -> str:
        return "forgo-bonus" if len(self.choices(s, seat, arg)) > 1 else ""

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return upgrade_because(s, seat, choice.at)


class BuyCrop(Step[YinziState]):
    """[Y-2.1] Buy the crop tile above the bonus, or leave it."""

    rule = "Y-2.1"
    prompt = "ask-buy-crop"
    offers = (*LEAVE, *BUY)
    endings = LEAVE
    window = FREE_WINDOW

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        column = s.bonus[seat]
        if column_refusal(s, seat, column) is None:
            return [LEAVE[column], BUY[column]]
        return [LEAVE[column]]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice.at != s.bonus[seat]:
            return OTHER_COLUMN
        return None if choice.verb == "leave" else column_refusal(s, seat, choice.at)

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        if choice.verb == "buy":
            buy_tile(s, seat, choice.at)
            return
        refusal, tile = column_refusal(s, seat, choice.at), s.track[choice.at]
        if refusal is not None and tile != NOTHING:
            why = f"why-{refusal.reason}"
            s.tell("crop_out_of_reach", refusal.rule, seat, tile=CROP_TILES[tile], why=why)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "buy":
            return column_details(s, seat, choice.at)
        tile = s.track[choice.at]
        lies = tile != NOTHING
        return {"tile": (CROP_TILES[tile],) if lies else (), "there": int(lies)}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        own = s.bonus[seat]
        return {**column_because(s, seat, choice.at), "bonus": BONUSES[own]}


class SetOrder(Routine[YinziState]):
    """[Y-2.2] [Y-2.5] Set the turn order by the bonuses from left to right; refill the track."""

    rule = "Y-2.2"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        s.active = NOTHING
        s.order = sorted(s.order, key=lambda owner: s.bonus[owner])
        s.tell("order_set", "Y-2.2", NOBODY, order=tuple(seat_noun(q) for q in s.order))
        refill_track(s)


CHOOSE_BONUS: Final = ChooseBonus()
PLACE_FREE_DISC: Final = PlaceFreeDisc()
UPGRADE_FREE: Final = UpgradeFree()
BUY_CROP: Final = BuyCrop()
SET_ORDER: Final = SetOrder()
