"""The Pass turn: Turn order, a tile of the display, Jade advances (TX-4.4, TX-7)."""

from typing import Final

from dynasty.games.tianxia.names import (
    COIN,
    DISPLAY,
    FROM_JADE,
    M3B2,
    NOTHING,
)
from dynasty.games.tianxia.rules.effects import EffectStep
from dynasty.games.tianxia.rules.free_actions import FREE_ACTIONS
from dynasty.games.tianxia.rules.merchants import (
    EMPLOY,
    employ,
    is_ready,
    merchant_because,
    merchants_back,
    ready_refusal,
)
from dynasty.games.tianxia.rules.palace_tracks import (
    ADVANCE,
    TRACK_ENDED,
    advance,
    may_advance,
    step_details,
)
from dynasty.games.tianxia.rules.stock_and_score import coins, pay, shortfall
from dynasty.games.tianxia.rules.tiles_and_jade import (
    jade_because,
    jade_count,
    jade_refusal,
    take_chosen,
    tile_details,
)
from dynasty.games.tianxia.rules.turn_flags import CHEAP_JADE
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

TAKE_SHOWN: Final = choices("pick", DISPLAY)
OUT: Final = choices("out", ("turn_order",))[0]

TILE_GONE: Final = Refusal("TX-2.1", "tile-gone")
NO_ADVANCE_LEFT: Final = Refusal("TX-7.2", "no-advance-left")
NO_COINS: Final = Refusal("TX-7.2", "no-coins")
TOO_LATE: Final = Refusal("TX-7.2", "too-late")
ALREADY_CHEAP: Final = Refusal("TX-7.2", "done-already")


def begin_pass(s: TianxiaState, seat: int) -> None:
    """[TX-4.4] Take a place in the next Turn order, then a shown tile, then Jade advances."""
    s.next_order.append(seat)
    s.jade_made = 0
    if s.events is not None:
        place, last = len(s.next_order), int(s.round == s.box.rounds)
        s.tell("passed", "TX-4.4", seat, place=place, last=last)
    s.follow((TAKE_SHOWN_TILE, seat, 0), (ADVANCE_BY_JADE, seat, 0))


class TakeShownTile(EffectStep):
    """[TX-2.1] [TX-7.3] Take a tile of the round display."""

    rule = "TX-2.1"
    prompt = "ask-display"
    offers = TAKE_SHOWN

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        return [
            TAKE_SHOWN[place]
            for place, tile in enumerate(s.display)
            if tile != NOTHING and jade_refusal(s, seat, tile) is None
        ]

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice.at >= len(s.display) or s.display[choice.at] == NOTHING:
            return TILE_GONE
        return jade_refusal(s, seat, s.display[choice.at])

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        tile = s.display[choice.at]
        s.display[choice.at] = NOTHING
        take_chosen(s, seat, tile)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return tile_details(s, seat, s.display[choice.at])

    def lost(self, s: TianxiaState, seat: int, arg: int) -> tuple[tuple[str, ...], str]:
        return ("display_tile",), "no-tile"

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return jade_because(s, s.display[choice.at]) if choice.at < len(s.display) else {}


def jade_price(s: TianxiaState) -> int:
    """[TX-7.2] Return the Coins for the next Jade advance; m3b2 makes each one cheaper."""
    saved = s.box.merchant_amount[M3B2] if s.done & CHEAP_JADE else 0
    return max(0, s.box.jade_prices[s.jade_made] - saved)


def jade_steps(s: TianxiaState, seat: int) -> Values:
    """[TX-7.2] Return the seat's number of figurines and the advances they allow in a Pass."""
    found = jade_count(s, seat)
    return {"figurines": found, "steps": s.box.jade_advances[found]}


def jade_advance_refusal(s: TianxiaState, seat: int) -> Refusal | None:
    """[TX-7.2] Return why no more Jade advance is possible in this Pass."""
    if s.jade_made >= s.box.jade_advances[jade_count(s, seat)]:
        return NO_ADVANCE_LEFT
    return None if coins(s, seat) >= jade_price(s) else NO_COINS


class AdvanceByJade(Step[TianxiaState]):
    """[TX-7.2] [TX-4.3] Buy steps for Jade, take free actions, then leave the round."""

    rule = "TX-7.2"
    prompt = "ask-jade"
    offers = (*ADVANCE, EMPLOY[M3B2], OUT)
    endings = (OUT,)
    window = FREE_ACTIONS

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        legal: list[Choice] = []
        if jade_advance_refusal(s, seat) is None:
            legal = [c for c in ADVANCE if may_advance(s, seat, c.at)]
        if is_ready(s, seat, M3B2) and self.refusal(s, seat, arg, EMPLOY[M3B2]) is None:
            legal.append(EMPLOY[M3B2])
        legal.append(OUT)
        return legal

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is OUT:
            return None
        if choice is EMPLOY[M3B2]:
            if s.jade_made:
                return TOO_LATE
            if s.done & CHEAP_JADE:
                return ALREADY_CHEAP
            if not s.box.jade_advances[jade_count(s, seat)]:
                return NO_ADVANCE_LEFT
            return ready_refusal(s, seat, M3B2)
        if not may_advance(s, seat, choice.at):
            return TRACK_ENDED
        return jade_advance_refusal(s, seat)

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        if choice is OUT:
            return
        s.then(ADVANCE_BY_JADE, seat)
        if choice is EMPLOY[M3B2]:
            employ(s, seat, M3B2)
            s.done |= CHEAP_JADE
            return
        pay(s, seat, COIN, jade_price(s))
        s.jade_made += 1
        advance(s, seat, choice.at, FROM_JADE)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is EMPLOY[M3B2]:
            return merchants_back(s, M3B2)
        if choice is OUT:
            return {}
        return {"coins": jade_price(s), **step_details(s, seat, choice.at)}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is EMPLOY[M3B2]:
            return {**merchant_because(s, seat, M3B2), **jade_steps(s, seat)}
        allowed, made = jade_steps(s, seat), s.jade_made
        if made >= s.box.jade_advances[jade_count(s, seat)]:
            return {"track": choice.noun, **allowed}
        return {"track": choice.noun, **allowed, **shortfall(s, seat, COIN, jade_price(s))}

    def default(self, s: TianxiaState, seat: int, arg: int, legal: list[Choice]) -> Choice:
        return OUT


TAKE_SHOWN_TILE: Final = TakeShownTile()
ADVANCE_BY_JADE: Final = AdvanceByJade()
