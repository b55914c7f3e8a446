"""The coach's observations in Xi'an, such as changing prices, leaving cards and unused tools."""

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
from dynasty.games.xian.pit_squares import SECTION_MASKS, SECTION_OF
from dynasty.games.xian.rules.armory import forge_cost
from dynasty.games.xian.rules.bonus_tiles import discount, is_unused
from dynasty.games.xian.rules.buildings import PAIRS, is_closed, may_act, pair_of
from dynasty.games.xian.rules.final_scoring import (
    end_tile_points,
    majority_prizes,
    pair_points,
    score_sheet,
    set_points,
)
from dynasty.games.xian.rules.painting import paintable
from dynasty.games.xian.rules.turns_and_rounds import lowest_request
from dynasty.games.xian.rules.worker_cards import collect, recruit, take_pigment_instead
from dynasty.games.xian.state import XianState
from dynasty.games.xian.view import XianView
from dynasty.kernel import CoachContext, CoachFinding, pile_cards

MIN_HIGH_VALUE: Final = 4  # from here on a card below is a high one
MIN_NOTABLE_POINTS: Final = 3  # points
MIN_FIRST_WARRIOR_POINTS: Final = 7  # points that the first warrior of a section must bring
OPENING_VERBS: Final = ("open", "free")  # what the first tool does
BY_TOOL, BY_DISCOUNT = 0, 1


def entry_choice(look: CoachContext[XianState, XianView], building: int) -> str:
    """Return the choice to enter a building, "" if it is not possible."""
    choice = f"enter:{BUILDINGS[building]}"
    return choice if choice in look.offers else ""


def state_after_card(s: XianState, seat: int, card: int, as_pigment: bool) -> XianState:
    """Return a copy of the state after the seat has used a card, for its action or its pigment."""
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


def can_open_building(s: XianState, seat: int, card: int, building: int) -> bool:
    """[X-4.4] Return whether the seat could act in this building with that card on top."""
    return not is_closed(s, building) and any(
        may_act(after, seat, building, after.coins[seat])
        for after in (state_after_card(s, seat, card, False), state_after_card(s, seat, card, True))
    )


def needless_first(look: CoachContext[XianState, XianView]) -> CoachFinding | None:
    """[X-1.6] Notice a high card placed below although no other could act at the minister's."""
    s, seat, card = look.s, look.seat, CARDS.index(look.noun)
    rest = [other for other in pile_cards(s.hand[seat]) if other != card]
    value = s.box.card_value[card]
    if value < MIN_HIGH_VALUE or any(s.box.card_value[other] >= value for other in rest):
        return None
    wanted = any(can_open_building(s, seat, top, s.minister) for top in rest)
    return None if wanted else CoachFinding(value)


def idle_later(look: CoachContext[XianState, XianView]) -> CoachFinding | None:
    """[X-1.4] Notice that the two remaining cards would open no building in the second round."""
    s, seat = look.s, look.seat
    played = {CARDS.index(look.noun), *(choice.at for choice in s.sealed[seat])}
    left = [card for card in pile_cards(s.hand[seat]) if card not in played]
    some = any(can_open_building(s, seat, card, b) for card in left for b in range(len(BUILDINGS)))
    return None if some or s.round != 1 or len(left) != 2 else CoachFinding(len(left))


def last_place(look: CoachContext[XianState, XianView]) -> CoachFinding | None:
    """[X-4.1] Notice a pair with one free place that the seat could use before it closes."""
    view, s = look.view, look.s
    others_come = s.round == 1 or view.order[-1] != look.seat
    for building, name in enumerate(BUILDINGS):
        taken, limit = view.pairs[pair_of(s, building)]
        if others_come and taken == limit - 1 and entry_choice(look, building):
            return CoachFinding(1, f"enter:{name}", {"pair": PAIRS[pair_of(s, building)]})
    return None


def price_leaves(look: CoachContext[XianState, XianView]) -> CoachFinding | None:
    """[X-10.4] Notice a payable section that will ask for another colour after this turn."""
    s, choice = look.s, entry_choice(look, LAB)
    if not choice or look.view.leaving is None:
        return None
    space = lowest_request(s)
    for section, places in enumerate(s.box.request_places):
        if space in places and paintable(s, look.seat) & SECTION_MASKS[section]:
            return CoachFinding(section, choice)
    return None


def card_leaves(look: CoachContext[XianState, XianView]) -> CoachFinding | None:
    """[X-10.6] Notice a card that would complete a set or a pair but leaves after this turn."""
    s, seat, choice = look.s, look.seat, entry_choice(look, ARMORY)
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
    if points < MIN_NOTABLE_POINTS:
        return None
    return CoachFinding(points, choice, {"card": EQUIPMENT_TYPES[s.box.equipment_type[card]]})


def sealed_ready(look: CoachContext[XianState, XianView]) -> CoachFinding | None:
    """[X-5.3] Notice a warrior that the seat has sealed and can paint now."""
    s, seat, choice = look.s, look.seat, entry_choice(look, LAB)
    ready = pile_cards(paintable(s, seat) & s.sealed_squares[seat]) if choice else []
    return CoachFinding(len(ready), choice, {"square": SQUARES[ready[0]]}) if ready else None


def new_section(look: CoachContext[XianState, XianView]) -> CoachFinding | None:
    """[X-9.2] Notice that the first warrior of a section would score much at the end."""
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
    return (
        CoachFinding(points, choice, {"section": section})
        if points >= MIN_FIRST_WARRIOR_POINTS
        else None
    )


def recruiting(look: CoachContext[XianState, XianView]) -> CoachFinding | None:
    """[X-3.4] Notice a helper about to be used for his pigment late in the game."""
    offer = look.offers.get(f"employ:{look.noun}")
    points = offer.details.get("prestige", 0) if offer is not None else 0
    worth = isinstance(points, int) and points >= MIN_NOTABLE_POINTS and look.s.turn >= 4
    return CoachFinding(int(str(points)), values={"helper": look.noun}) if worth else None


def tool(look: CoachContext[XianState, XianView]) -> CoachFinding | None:
    """[X-8.2] Notice an unused tool that would open a building or save a fee or a resource."""
    for offer in (offer for verb in OPENING_VERBS for offer in look.called(verb)):
        if not offer.details.get("loss"):
            return CoachFinding(BY_TOOL, offer.choice)
    s, seat = look.s, look.seat
    if not is_unused(s, seat, DISCOUNT):
        return None
    without = s.clone()
    without.used_tiles[seat] |= 1 << DISCOUNT
    for building in range(len(BUILDINGS)):
        choice = entry_choice(look, building)
        if choice and not may_act(without, seat, building, s.coins[seat]):
            return CoachFinding(BY_DISCOUNT, choice)
    return None


def best_end_tile(look: CoachContext[XianState, XianView]) -> CoachFinding | None:
    """[X-9.5] Notice the end tile that would score most for the seat now."""
    s, seat, found = look.s, look.seat, []
    so_far = score_sheet(s, seat).total
    for tile in pile_cards(s.end_tiles):
        after = s.clone()
        after.end_tile[seat] = tile
        found.append((end_tile_points(after, seat, so_far), tile))
    points, tile = max(found, default=(0, NOTHING))
    return CoachFinding(points, values={"tile": END_TILES[tile]}) if points else None


def standing(look: CoachContext[XianState, XianView]) -> CoachFinding | None:
    """[X-9.2] Notice, after a turn, where the seat leads alone and where another seat leads."""
    s, seat = look.s, look.seat
    counts = [[(own & mask).bit_count() for own in s.painted] for mask in SECTION_MASKS]
    rivals = [max(n for other, n in enumerate(row) if other != seat) for row in counts]
    led = [SECTIONS[k] for k, row in enumerate(counts) if row[seat] > rivals[k]]
    lost = [SECTIONS[k] for k, row in enumerate(counts) if row[seat] < rivals[k]]
    return CoachFinding(len(led), values={"led": tuple(led), "lost": tuple(lost)}) if lost else None


NOTICES: Final[dict[str, Callable[[CoachContext[XianState, XianView]], CoachFinding | None]]] = {
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
