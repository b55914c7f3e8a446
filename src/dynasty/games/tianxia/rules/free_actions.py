"""Free actions: what a player may do beside every question of their own turn (TX-4.3)."""

from typing import Final

from dynasty.games.tianxia.effect_codes import (
    SHIPPING,
    STEP,
    effect_argument,
    effect_code,
    effect_operation,
    gain_nouns,
)
from dynasty.games.tianxia.names import (
    ANY_TIME,
    BONUS_SHIPPING,
    COIN,
    FROM_MERCHANT,
    FROM_TILE,
    KINDS,
    NOTHING,
    ROWS,
    SECTIONS,
    SOURCES,
    STUFF,
    TRACKS,
    WAVE,
)
from dynasty.games.tianxia.packed_rows import add_right
from dynasty.games.tianxia.rules.effects import (
    buy,
    hindrance,
    price_refusal,
    resolve,
)
from dynasty.games.tianxia.rules.final_scoring import objective_points
from dynasty.games.tianxia.rules.merchants import (
    EMPLOY,
    RECALL,
    employ,
    merchant_because,
    merchants_back,
    merchants_left,
    ready_refusal,
    recall,
    recall_refusal,
    recalls,
)
from dynasty.games.tianxia.rules.objectives_in_hand import CASH, cash, hand_refusal
from dynasty.games.tianxia.rules.ships import ship_because
from dynasty.games.tianxia.rules.stock_and_score import shortfall
from dynasty.games.tianxia.rules.tiles_and_jade import TURN_DOWN
from dynasty.games.tianxia.rules.wall import defense, section_details
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Step, Values, choices, pile_cards

SELL: Final = choices("sell", ("action_marker",))[0]
USE: Final = choices("use", (*KINDS, "bonus_shipping"))
USE_BONUS_SHIPPING: Final = USE[-1]
DOUBLE: Final = choices("double", SECTIONS)
TO_A_PORT: Final = (effect_code(SHIPPING),)
# Where the two Palace reward tiles are won, for the refusal to use one.
REWARD_TILES: Final[tuple[Values, Values]] = (
    {"tile": "bonus_shipping", "track": "track_black"},
    {"tile": "double_tower", "track": "track_white"},
)

NO_MARKER: Final = Refusal("TX-4.3", "no-marker-to-sell")
NO_SUCH_TILE: Final = Refusal("TX-7.1", "no-such-tile", foreign=True)
JADE_NEVER: Final = Refusal("TX-7.2", "jade-never", foreign=True)
TILE_USED: Final = Refusal("TX-7.1", "tile-used")
NO_REWARD_TILE: Final = Refusal("TX-11.1", "no-reward-tile")
NO_DOUBLE_TOWER: Final = Refusal("TX-11.2", "no-reward-tile")


def unused(s: TianxiaState, seat: int) -> int:
    """[TX-7.1] Return the seat's one-time tiles that are face up, as bits."""
    return (s.tiles[seat] ^ s.used[seat]) & s.box.one_time_tiles


def tile_refusal(s: TianxiaState, seat: int, kind: int) -> Refusal | None:
    """[TX-7.1] Return why the seat cannot use a tile of this kind."""
    tiles = s.box.kind_tiles[kind]
    if s.box.kind_jade[kind] != NOTHING:
        return JADE_NEVER
    if not s.tiles[seat] & tiles:
        return NO_SUCH_TILE
    if not unused(s, seat) & tiles:
        return TILE_USED
    refusal = price_refusal(s, seat, s.box.kind_price[kind])
    return refusal or hindrance(s, seat, FROM_TILE + kind, s.box.kind_effect[kind])


def tile_because(s: TianxiaState, seat: int, kind: int) -> Values:
    """[TX-7.1] Return what a kind of tile costs, and what its effect needs."""
    found = shortfall(s, seat, *s.box.kind_price[kind])
    for effect in s.box.kind_effect[kind]:
        if effect_operation(effect) == STEP:
            found["track"] = TRACKS[effect_argument(effect)]
        elif effect_operation(effect) == SHIPPING:
            found |= ship_because(s, seat, WAVE)
    return found


def use_tile(s: TianxiaState, seat: int, kind: int) -> None:
    """[TX-7.1] [TX-7.4] Resolve its effect, then turn it face down; a fresh copy goes first."""
    found = unused(s, seat) & s.box.kind_tiles[kind]
    tile = pile_cards(found & ~s.flipped or found)[0]
    if s.events is not None:
        s.tell("tile_used", "TX-7.1", seat, tile=KINDS[kind])
    s.then(TURN_DOWN, seat, tile)
    buy(s, seat, FROM_TILE + kind, s.box.kind_price[kind], s.box.kind_effect[kind])


def merchant_refusal(s: TianxiaState, seat: int, merchant: int) -> Refusal | None:
    """[TX-4.3] Return why the seat cannot use this Merchant action at any time."""
    refusal = ready_refusal(s, seat, merchant)
    if refusal is not None:
        return refusal
    refusal = price_refusal(s, seat, s.box.merchant_price[merchant])
    source = FROM_MERCHANT + merchant
    return refusal or hindrance(s, seat, source, s.box.merchant_effect[merchant])


def use_merchant(s: TianxiaState, seat: int, merchant: int) -> None:
    """[TX-4.3] Return the Merchants, pay the price, then resolve the effect."""
    employ(s, seat, merchant)
    effect = s.box.merchant_effect[merchant]
    buy(s, seat, FROM_MERCHANT + merchant, s.box.merchant_price[merchant], effect)


def shipping_tile_refusal(s: TianxiaState, seat: int) -> Refusal | None:
    """[TX-11.1] Return why the Bonus Shipping tile cannot be used for a Delivery."""
    if s.bonus_shipping[seat] != 1:
        return NO_REWARD_TILE
    return hindrance(s, seat, BONUS_SHIPPING, TO_A_PORT)


def sell_marker(s: TianxiaState, seat: int) -> None:
    """[TX-4.3] Discard an unused Action marker for Coins."""
    s.markers[seat] -= 1
    s.sold[seat] += 1
    s.stuff[seat * len(STUFF) + COIN] += s.box.discard_marker_gain
    if s.events is not None:
        s.tell("marker_sold", "TX-4.3", seat, coins=s.box.discard_marker_gain)


def place_double_tower(s: TianxiaState, seat: int, section: int) -> None:
    """[TX-11.2] Place the Double Tower tile until the next Attack phase is over."""
    s.double_tower[seat] = 2
    s.doubles[section] = add_right(s.doubles[section], seat)
    name, now = SECTIONS[section], defense(s, section)
    s.tell("double_tower_placed", "TX-11.2", seat, section=name, defense=now)


class FreeActions(Step[TianxiaState]):
    """[TX-4.3] Offer free actions, any number, before, between and after the steps of a turn."""

    rule = "TX-4.3"
    offers = (SELL, *USE, *CASH, *RECALL, *(EMPLOY[m] for m in ANY_TIME), *DOUBLE)
    private = True  # it lists the Objectives in hand

    def discloses(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> bool:
        return choice.verb == "cash"

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        legal: list[Choice] = []
        if s.markers[seat]:
            legal.append(SELL)
        if s.tiles[seat]:
            found = unused(s, seat)
            if found:
                legal += self.usable(s, seat, found)
        if s.bonus_shipping[seat] == 1 and shipping_tile_refusal(s, seat) is None:
            legal.append(USE_BONUS_SHIPPING)
        if s.hand[seat]:
            legal += [CASH[card] for card in pile_cards(s.hand[seat])]
        at = seat * ROWS
        if s.merchants[at] or s.merchants[at + 1] or s.merchants[at + 2]:
            legal += recalls(s, seat)
            legal += self.employable(s, seat)
        if s.double_tower[seat] == 1:
            legal += DOUBLE
        return legal

    def usable(self, s: TianxiaState, seat: int, found: int) -> list[Choice]:
        """Return the tiles among these bits that can be used now, a choice per kind."""
        legal: list[Choice] = []
        last, box = NOTHING, s.box
        for tile in pile_cards(found):
            kind = box.tile_kind[tile]
            if kind != last:
                last = kind
                if box.kind_plain[kind] or tile_refusal(s, seat, kind) is None:
                    legal.append(USE[kind])
        return legal

    def employable(self, s: TianxiaState, seat: int) -> list[Choice]:
        """Return the Merchant actions that can be used now."""
        legal: list[Choice] = []
        at, first = seat * ROWS, s.board[seat] * ROWS
        for row in range(ROWS):
            filled = s.merchants[at + row]
            if filled and filled == s.box.merchant_spaces[first + row]:
                merchant = first + row
                if merchant in ANY_TIME and merchant_refusal(s, seat, merchant) is None:
                    legal.append(EMPLOY[merchant])
        return legal

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        verb = choice.verb
        if choice is SELL:
            return None if s.markers[seat] else NO_MARKER
        if choice is USE_BONUS_SHIPPING:
            return shipping_tile_refusal(s, seat)
        if verb == "use":
            return tile_refusal(s, seat, choice.at)
        if verb == "cash":
            return hand_refusal(s, seat, choice.at)
        if verb == "recall":
            return recall_refusal(s, seat, choice.at)
        if verb == "employ":
            return merchant_refusal(s, seat, choice.at)
        return None if s.double_tower[seat] == 1 else NO_DOUBLE_TOWER

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        verb = choice.verb
        if choice is SELL:
            sell_marker(s, seat)
        elif choice is USE_BONUS_SHIPPING:
            s.bonus_shipping[seat] = 2
            s.tell("tile_used", "TX-11.1", seat, tile=SOURCES[BONUS_SHIPPING])
            resolve(s, seat, BONUS_SHIPPING, TO_A_PORT)
        elif verb == "use":
            use_tile(s, seat, choice.at)
        elif verb == "cash":
            cash(s, seat, choice.at)
        elif verb == "recall":
            recall(s, seat, choice.at)
        elif verb == "employ":
            use_merchant(s, seat, choice.at)
        else:
            place_double_tower(s, seat, choice.at)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is SELL:
            return {"coins": s.box.discard_marker_gain}
        if choice.verb == "cash":
            points = objective_points(s, seat, choice.at)
            return {"gain": gain_nouns(s.box.benefit[choice.at]), "points": points}
        if choice.verb == "recall":
            return merchants_left(s, seat, choice.at)
        if choice.verb == "employ":
            return merchants_back(s, choice.at)
        return section_details(s, choice) if choice.verb == "double" else {}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is USE_BONUS_SHIPPING:
            return {"state": s.bonus_shipping[seat], **REWARD_TILES[0]}
        if choice.verb == "double":
            return {"state": s.double_tower[seat], **REWARD_TILES[1]}
        if choice.verb == "use":
            return tile_because(s, seat, choice.at)
        if choice is SELL or choice.verb == "cash":
            return {}
        price = s.box.merchant_price[choice.at]
        return {**merchant_because(s, seat, choice.at), **shortfall(s, seat, *price)}


FREE_ACTIONS: Final = FreeActions()
