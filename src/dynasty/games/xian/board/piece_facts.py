"""Facts derived from the box and the view, by id, as the board shows them."""

from collections import Counter

from dynasty.games.xian.components import ANY, Box
from dynasty.games.xian.names import (
    CARDS,
    CARDS_PER_COLOUR,
    COLOURS,
    EQUIPMENT,
    EQUIPMENT_TYPES,
    FAMILIES,
    HELPERS,
    MATERIALS,
    PIGMENTS,
    REQUEST_SPACES,
    SECTIONS,
    TOKENS,
)
from dynasty.games.xian.view import XianView

PIGMENT_THEME_COLOURS = {
    "yellow": "orpiment",
    "red": "cinnabar",
    "green": "jade",
    "blue": "azurite",
}
ANY_PIGMENT = "any"
SCIENTIST = "scientist"


def colour_of_card(card: str) -> str:
    """Return the colour of a worker card."""
    return COLOURS[CARDS.index(card) // CARDS_PER_COLOUR]


def family_of_card(card: str) -> str:
    """Return the family of a worker card."""
    return FAMILIES[CARDS.index(card) // CARDS_PER_COLOUR]


def symbol_of_card(card: str) -> str:
    """Return the symbol of a worker card: its family, or the helper."""
    return card if card in HELPERS else family_of_card(card)


def card_value(box: Box, card: str) -> int:
    """Return the initiative of a worker card."""
    return box.card_value[CARDS.index(card)]


def card_yield(box: Box, card: str) -> tuple[str, ...]:
    """Return the resources that a card's main action gives; none for a helper."""
    at = CARDS.index(card)
    pigments = tuple(PIGMENTS[colour] for colour in box.card_pigment_gains[at])
    return ("coin",) * box.card_coins[at] + ("clay",) * box.card_clay[at] + pigments


def helper_prestige(box: Box, card: str, turn: int) -> int:
    """Return the prestige for recruiting a helper in a turn."""
    return box.helper_prestige[HELPERS.index(card)][turn - 1]


def equipment_type(card: str) -> str:
    """Return the type of an equipment card."""
    return EQUIPMENT_TYPES[EQUIPMENT.index(card) // 4]


def equipment_material(box: Box, card: str) -> str:
    """Return the material of an equipment card: wood or bronze."""
    return MATERIALS[box.equipment_material[EQUIPMENT.index(card)]]


def equipment_section(box: Box, card: str) -> str:
    """Return the section letter of an equipment card."""
    return SECTIONS[box.equipment_section[EQUIPMENT.index(card)]]


def equipment_cost(box: Box, card: str) -> int:
    """Return the printed price in coins."""
    return box.equipment_cost[EQUIPMENT.index(card)]


def equipment_clay(box: Box, card: str) -> int:
    """Return the clay that forging the card gives."""
    return box.equipment_clay[EQUIPMENT.index(card)]


def token_colour(box: Box, token: str) -> str:
    """Return the colour that a request token asks for."""
    return COLOURS[box.token_colour[TOKENS.index(token)]]


def token_number(box: Box, token: str) -> int:
    """Return the number of a request token."""
    return box.token_number[TOKENS.index(token)]


def request_spaces(box: Box, section: str) -> tuple[str, ...]:
    """Return the places in a section's painting price: request spaces, or any pigment."""
    places = box.request_places[SECTIONS.index(section)]
    return tuple(ANY_PIGMENT if place == ANY else REQUEST_SPACES[place] for place in places)


def paint_price(box: Box, view: XianView, section: str) -> tuple[str, ...]:
    """Return the two pigments that painting in a section costs now."""
    asked = dict(zip(REQUEST_SPACES, view.requests, strict=True))
    return tuple(
        space if space == ANY_PIGMENT else f"pigment_{token_colour(box, asked[space])}"
        for space in request_spaces(box, section)
    )


def clay_price(box: Box, view: XianView, section: str) -> int:
    """Return the viewer's price of crafting in a section; the Scientist saves some of the clay."""
    price = box.clay_price[SECTIONS.index(section)]
    if view.seat < 0 or SCIENTIST not in view.players[view.seat].helpers:
        return price
    return max(0, price - box.helper_ability[HELPERS.index(SCIENTIST)])


def section_standings(view: XianView, section: str) -> list[tuple[int, int]]:
    """Return the seats with painted warriors in a section and their numbers, most first."""
    owners = Counter(
        square.warrior
        for square in view.pit
        if square.section == section and square.warrior not in {None, "raw"}
    )
    found = [(int(str(owner).removeprefix("seat_")), count) for owner, count in owners.items()]
    return sorted(found, key=lambda entry: (-entry[1], entry[0]))
