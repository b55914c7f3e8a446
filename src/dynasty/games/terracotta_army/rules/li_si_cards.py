"""Li Si's action deck and his spare action (T-12.15, T-12.16)."""

from typing import Final

from dynasty.games.terracotta_army.names import (
    ACTIONS,
    CARDS,
    CLAY_TILE,
    COIN_TILE,
    PATRONAGE,
    RESHUFFLE,
)
from dynasty.games.terracotta_army.rules.stock_and_score import PM, SPARE, goods, score
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import draw

# Why an action of his comes to a card or a spare action, as nouns
BY_RULE: Final = "pm_by_rule"
NO_FIT: Final = "pm_no_fit"
NO_TOKEN: Final = "pm_no_token"
NO_EFFECT: Final = "pm_no_effect"
IS_ARTISAN: Final = "pm_is_artisan"
NO_ARTISAN: Final = "pm_no_artisan"
TOO_LITTLE_CLAY: Final = "pm_too_little_clay"
TOO_FEW_COINS: Final = "pm_too_few_coins"
CANNOT_MAKE: Final = "pm_cannot_make"


def reveal_card(s: ArmyState, rule: str, cause: str, why: str) -> None:
    """[T-12.16] Turn up the next card; the reshuffle card is replaced and renews the deck."""
    card = draw_card(s)
    if card == RESHUFFLE:
        s.deck ^= 1 << RESHUFFLE
        card = draw(s.deck or s.discard, s.chance)
        s.deck = (s.deck | s.discard | 1 << RESHUFFLE) & ~(1 << card)
        s.discard = 0
        s.tell("deck_reshuffled", "T-12.16", PM)
    else:
        s.deck ^= 1 << card
    s.active |= 1 << card
    shown = {"card": CARDS[card], "action": ACTIONS[s.box.card_action[card]]}
    s.tell("card_revealed", rule, PM, cause=cause, why=why, **shown)


def draw_card(s: ArmyState) -> int:
    """[T-12.16] Return the top card; the first ones of the game are never the reshuffle card."""
    if s.on_top:
        s.on_top -= 1
        return draw(s.deck & ~(1 << RESHUFFLE), s.chance)
    return draw(s.deck, s.chance)


def spare_action(s: ArmyState, cause: str, why: str) -> None:
    """[T-12.15] [T-12.20] Give him points, and the coin or clay of `spare_goods`."""
    vp = s.box.spare_vp
    if s.challenges >> PATRONAGE & 1:
        vp += s.box.patronage_vp
    score(s, PM, SPARE, vp)
    reason, is_coin = spare_goods(s)
    if is_coin:
        s.coins[PM] += 1
        gain = goods(coins=1)
    else:
        s.wet[PM] += 1
        gain = goods(wet=1)
    s.tell("spare_action", "T-12.15", PM, vp=vp, gain=gain, cause=cause, why=why, reason=reason)


def spare_goods(s: ArmyState) -> tuple[str, bool]:
    """[T-12.15] Return why he takes a coin or a clay, as a noun, and whether it is a coin.

    A coin or clay tile of this round decides; otherwise his stock of clay does.
    """
    tile = s.tiles[s.round - 1]
    if tile in (COIN_TILE, CLAY_TILE):
        return "pm_by_tile", tile == COIN_TILE
    much = s.wet[PM] >= s.box.spare_clay_limit
    return "pm_much_clay" if much else "pm_little_clay", much
