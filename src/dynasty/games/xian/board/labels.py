"""Labels of the pieces on the board and their state, for tooltips and plain text."""

from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.piece_facts import (
    card_value,
    card_yield,
    clay_price,
    equipment_clay,
    equipment_cost,
    equipment_material,
    equipment_section,
    equipment_type,
    helper_prestige,
    paint_price,
    section_standings,
    token_number,
)
from dynasty.games.xian.names import HELPERS, SECTIONS
from dynasty.games.xian.view import BuildingView, PlayerView, SquareView


def square_words(canvas: Canvas, square: SquareView) -> list[str]:
    """Return the state of a square of the pit."""
    if square.kind == "wall":
        return [canvas.name("wall")]
    if square.warrior is None:
        bonus = ("pp",) * square.prestige + ("coin",) * square.coins + square.pigments
        return [canvas.say("board-gives", gain=bonus) if bonus else ""]
    seal = canvas.say("board-sealed", owner=canvas.name(square.seal)) if square.seal else ""
    if square.warrior == "raw":
        return [canvas.name("raw-warrior"), seal]
    return [canvas.say("board-painted", owner=canvas.name(square.warrior)), seal]


def section_words(canvas: Canvas, section: str) -> list[str]:
    """Return the prices, prizes and standings of a section."""
    first, second, third = canvas.box.majority[SECTIONS.index(section)]
    leaders = [
        canvas.say("board-warriors", seat=canvas.who(seat), n=n)
        for seat, n in section_standings(canvas.view, section)
    ]
    return [
        canvas.say("board-clay-price", n=clay_price(canvas.box, canvas.view, section)),
        canvas.say("board-paint-price", pigments=paint_price(canvas.box, canvas.view, section)),
        canvas.say("board-majority", first=first, second=second, third=third),
        *leaders,
    ]


def token_words(canvas: Canvas, token: str) -> list[str]:
    """Return a request token's label and whether it leaves."""
    number = canvas.say("board-token", number=token_number(canvas.box, token))
    return [number, canvas.say("board-leaving") if token == canvas.view.leaving else ""]


def building_words(canvas: Canvas, building: BuildingView) -> list[str]:
    """Return who is in a building and what entering costs."""
    say = canvas.say
    inside = tuple(f"seat_{seat}" for seat in building.builders)
    return [
        say("board-closed") if building.closed else "",
        say("board-minister") if building.minister else "",
        say("board-builders", builders=inside) if inside else "",
        say("board-fee", coins=building.fee) if building.fee else "",
        say("board-next-minister") if building.id == canvas.view.next_minister else "",
    ]


def slot_words(canvas: Canvas, slot: int) -> list[str]:
    """Return the label of the card in a slot of the display."""
    card = canvas.view.display[slot]
    if card is None:
        return [canvas.say("board-empty")]
    leaves = slot < canvas.box.display_leaving and canvas.view.turn < canvas.box.turns
    return [*equipment_words(canvas, card), canvas.say("board-leaving") if leaves else ""]


def equipment_words(canvas: Canvas, card: str) -> list[str]:
    """Return the label of an equipment card."""
    box, clay = canvas.box, equipment_clay(canvas.box, card)
    return [
        canvas.name(equipment_type(card)),
        canvas.name(equipment_material(box, card)),
        canvas.say("board-section", letter=equipment_section(box, card).upper()),
        canvas.say("board-cost", coins=equipment_cost(box, card)),
        canvas.say("board-clay-bonus", n=clay) if clay else "",
    ]


def worker_words(canvas: Canvas, card: str) -> list[str]:
    """Return the label of a worker card."""
    initiative = canvas.say("board-initiative", n=card_value(canvas.box, card))
    if card not in HELPERS:
        return [initiative, canvas.say("board-gives", gain=card_yield(canvas.box, card))]
    prestige = helper_prestige(canvas.box, card, canvas.view.turn)
    return [initiative, canvas.count("pp", prestige), canvas.help(card)]


def card_state(player: PlayerView, card: str) -> str:
    """Return where one of the viewer's cards is, as the end of a text key."""
    if card in {player.initiative, player.work}:
        return "in-pair"
    if player.hand is not None and card in player.hand:
        return "in-hand"
    if card in player.helpers:
        return "recruited"
    return "in-discard" if card in player.discard else "in-deck"


def tile_words(canvas: Canvas, tile: str, used: bool) -> list[str]:
    """Return the label of a player's bonus tile."""
    return [canvas.say("board-used" if used else "board-unused"), canvas.help(tile)]
