"""What the coach of Xi'an notices: prices that change, cards that leave, what a tool would open."""

from collections.abc import Callable
from typing import Final

from dynasty.games.xian.names import (
    ARMORY,
    BUILDINGS,
    CARDS,
    DISCOUNT,
    END_TILES,
    EQUIPMENT_TYPES,
    HELPER,
    LAB,
    NOTHING,
    SECTIONS,
    SQUARES,
)
from dynasty.games.xian.pit import SECTION_MASKS, SECTION_OF
from dynasty.games.xian.rules.armory import forge_cost
from dynasty.games.xian.rules.buildings import PAIRS, is_closed, may_act, pair_of
from dynasty.games.xian.rules.lab import paintable
from dynasty.games.xian.rules.scoring import (
    end_tile_points,
    majority_prizes,
    pair_points,
    score_sheet,
    set_points,
)
from dynasty.games.xian.rules.tiles import discount, is_unused
from dynasty.games.xian.rules.turn import lowest_request
from dynasty.games.xian.rules.workers import collect, recruit, take_pigment_instead
from dynasty.games.xian.state import XianState
from dynasty.games.xian.view import XianView
from dynasty.kernel import Look, Notice, cards

HIGH: Final = 4  # from here on a card below is a high one
WORTH_A_WORD: Final = 3  # points
FIRST_THERE: Final = 7  # points that the first warrior of a section must bring
OPENERS: Final = ("open", "free")  # what the first tool does
BY_TOOL, BY_DISCOUNT = 0, 1


def enters(look: Look[XianState, XianView], building: int) -> str:
    """The choice to enter a building, if it is possible."""
    choice = f"enter:{BUILDINGS[building]}"
    return choice if choice in look.offers else ""


def with_card(s: XianState, seat: int, card: int, as_pigment: bool) -> XianState:
    """The table once the seat has used a card on top, for its action or for its pigment."""
    after = s.clone()
    after.events = None
    if as_pigment:
        if s.stock[s.box.card_colour[card]] >= s.box.card_pigments:
            take_pigment_instead(after, seat, card)
    elif s.box.card_colour[card] == HELPER:
        recruit(after, seat, card)
    else:
        collect(after, seat, card)
    return after


def opens(s: XianState, seat: int, card: int, building: int) -> bool:
    """[X-4.4] Could the seat act in this building with that card on top?"""
    return not is_closed(s, building) and any(
        may_act(after, seat, building, after.coins[seat])
        for after in (with_card(s, seat, card, False), with_card(s, seat, card, True))
    )


def needless_first(look: Look[XianState, XianView]) -> Notice | None:
    """[X-1.6] The highest card goes below, and nothing at the Prime Minister's wants it."""
    s, seat, card = look.s, look.seat, CARDS.index(look.noun)
    rest = [other for other in cards(s.hand[seat]) if other != card]
    value = s.box.card_value[card]
    if value < HIGH or any(s.box.card_value[other] >= value for other in rest):
        return None
    wanted = any(opens(s, seat, top, s.minister) for top in rest)
    return None if wanted else Notice(value)


def idle_later(look: Look[XianState, XianView]) -> Notice | None:
    """[X-1.4] The two cards that are left would open no building in the second round."""
    s, seat = look.s, look.seat
    played = {CARDS.index(look.noun), *(choice.at for choice in s.sealed[seat])}
    left = [card for card in cards(s.hand[seat]) if card not in played]
    some = any(opens(s, seat, card, b) for card in left for b in range(len(BUILDINGS)))
    return None if some or s.round != 1 or len(left) != 2 else Notice(len(left))


def last_place(look: Look[XianState, XianView]) -> Notice | None:
    """[X-4.1] One more builder closes a pair in which the seat could act, and others come yet."""
    view, s = look.view, look.s
    others_come = s.round == 1 or view.order[-1] != look.seat
    for building, name in enumerate(BUILDINGS):
        taken, limit = view.pairs[pair_of(s, building)]
        if others_come and taken == limit - 1 and enters(look, building):
            return Notice(1, f"enter:{name}", {"pair": PAIRS[pair_of(s, building)]})
    return None


def price_leaves(look: Look[XianState, XianView]) -> Notice | None:
    """[X-10.4] A section that can be paid now asks for another colour when the turn ends."""
    s, choice = look.s, enters(look, LAB)
    if not choice or look.view.leaving is None:
        return None
    space = lowest_request(s)
    for section, places in enumerate(s.box.request_places):
        if space in places and paintable(s, look.seat) & SECTION_MASKS[section]:
            return Notice(section, choice)
    return None


def card_leaves(look: Look[XianState, XianView]) -> Notice | None:
    """[X-10.6] A card that leaves with the turn would complete a set or a pair of the seat's."""
    s, seat, choice = look.s, look.seat, enters(look, ARMORY)
    if not choice or s.turn >= s.box.turns:
        return None
    found = []
    for card in s.display[: s.box.display_leaving]:
        if card != NOTHING and forge_cost(s, seat, card, discount(s, seat)) <= s.coins[seat]:
            after = s.clone()
            after.forged[seat] |= 1 << card
            rise = set_points(after, seat) + pair_points(after, seat)
            found.append((rise - set_points(s, seat) - pair_points(s, seat), card))
    points, card = max(found, default=(0, NOTHING))
    if points < WORTH_A_WORD:
        return None
    return Notice(points, choice, {"card": EQUIPMENT_TYPES[s.box.equipment_type[card]]})


def sealed_ready(look: Look[XianState, XianView]) -> Notice | None:
    """[X-5.3] A warrior that the seat has sealed can be painted now."""
    s, seat, choice = look.s, look.seat, enters(look, LAB)
    ready = cards(paintable(s, seat) & s.sealed_squares[seat]) if choice else []
    return Notice(len(ready), choice, {"square": SQUARES[ready[0]]}) if ready else None


def new_section(look: Look[XianState, XianView]) -> Notice | None:
    """[X-9.2] The first warrior of a section would bring much at the end."""
    s, seat, found = look.s, look.seat, []
    for offer in look.called("paint"):
        square = SQUARES.index(offer.choice.partition(":")[2])
        section = SECTION_OF[square]
        if not s.painted[seat] & SECTION_MASKS[section]:
            after = s.clone()
            after.painted[seat] |= 1 << square
            rise = majority_prizes(after, section)[seat]
            found.append((rise, section, offer.choice))
    points, section, choice = max(found, default=(0, 0, ""))
    return Notice(points, choice, {"section": section}) if points >= FIRST_THERE else None


def recruiting(look: Look[XianState, XianView]) -> Notice | None:
    """[X-3.4] A helper is about to be used for his pigment, late in the game."""
    offer = look.offers.get(f"employ:{look.noun}")
    points = offer.details.get("prestige", 0) if offer is not None else 0
    worth = isinstance(points, int) and points >= WORTH_A_WORD and look.s.turn >= 4
    return Notice(int(str(points)), values={"helper": look.noun}) if worth else None


def tool(look: Look[XianState, XianView]) -> Notice | None:
    """[X-8.2] A tool that lies unused would open a building, save a fee or the last resource."""
    for offer in (offer for verb in OPENERS for offer in look.called(verb)):
        if not offer.details.get("loss"):
            return Notice(BY_TOOL, offer.choice)
    s, seat = look.s, look.seat
    if not is_unused(s, seat, DISCOUNT):
        return None
    without = s.clone()
    without.used_tiles[seat] |= 1 << DISCOUNT
    for building in range(len(BUILDINGS)):
        choice = enters(look, building)
        if choice and not may_act(without, seat, building, s.coins[seat]):
            return Notice(BY_DISCOUNT, choice)
    return None


def best_end_tile(look: Look[XianState, XianView]) -> Notice | None:
    """[X-9.5] Which end tile would pay the seat most, as things stand."""
    s, seat, found = look.s, look.seat, []
    so_far = score_sheet(s, seat).total
    for tile in cards(s.end_tiles):
        after = s.clone()
        after.end_tile[seat] = tile
        found.append((end_tile_points(after, seat, so_far), tile))
    points, tile = max(found, default=(0, NOTHING))
    return Notice(points, values={"tile": END_TILES[tile]}) if points else None


def standing(look: Look[XianState, XianView]) -> Notice | None:
    """[X-9.2] After a turn: where the seat is alone ahead, and where somebody else is."""
    s, seat = look.s, look.seat
    counts = [[(own & mask).bit_count() for own in s.painted] for mask in SECTION_MASKS]
    rivals = [max(n for other, n in enumerate(row) if other != seat) for row in counts]
    led = [SECTIONS[k] for k, row in enumerate(counts) if row[seat] > rivals[k]]
    lost = [SECTIONS[k] for k, row in enumerate(counts) if row[seat] < rivals[k]]
    return Notice(len(led), values={"led": tuple(led), "lost": tuple(lost)}) if lost else None


NOTICES: Final[dict[str, Callable[[Look[XianState, XianView]], Notice | None]]] = {
    "needless_first": needless_first,
    "idle_later": idle_later,
    "last_place": last_place,
    "price_leaves": price_leaves,
    "card_leaves": card_leaves,
    "sealed_ready": sealed_ready,
    "new_section": new_section,
    "recruiting": recruiting,
    "tool": tool,
    "best_end_tile": best_end_tile,
    "standing": standing,
}
