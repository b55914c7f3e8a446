"""Li Si's pieces: dice, cards and challenges."""

from collections.abc import Iterator

from dynasty.drawing.scene import Group, Node, Rect, Text, Use
from dynasty.drawing.widgets import Item, fitted_label, flow_items, number_disc, part_heading
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.wheel import action_face
from dynasty.games.terracotta_army.names import ACTIONS, CARDS, CHALLENGES
from dynasty.games.terracotta_army.view import SoloView

CARD_HEIGHT = 74.0  # the height of a card with the text below it


def card_items(canvas: Canvas, solo: SoloView) -> list[Item]:
    """Return the last roll, the deck and the face-up cards."""
    return [*dice_items(canvas, solo), deck_item(canvas, solo), *open_card_items(canvas, solo)]


def dice_items(canvas: Canvas, solo: SoloView) -> Iterator[Item]:
    """Yield the two dice of the last roll; the smaller one counts."""
    for at, face in enumerate(solo.dice):
        title = canvas.say("board-dice", smaller=min(solo.dice))
        shown = (Use(f"die_{face}", 0, 8, 38),)
        yield canvas.thing(f"die-{at}", shown, title, 40, CARD_HEIGHT, "overseer_die")


def deck_item(canvas: Canvas, solo: SoloView) -> Item:
    """Return his deck with the sizes of his discard pile and of his master cards."""
    said = (
        canvas.say("board-deck", n=solo.deck),
        canvas.say("board-discard", n=len(solo.discard)),
        canvas.say("board-master-cards", n=solo.master_cards),
    )
    face: tuple[Node, ...] = (
        Use("card_back", 0, 2, 52),
        *(Text(50, 16 + 18 * at, text, 12.5, "ink-soft") for at, text in enumerate(said)),
    )
    title = canvas.about(canvas.name("pm_action_card"), *said)
    return canvas.thing("pm-deck", face, title, 180, CARD_HEIGHT, "pm_action_card")


def open_card_items(canvas: Canvas, solo: SoloView) -> Iterator[Item]:
    """Yield the face-up cards, those still to be resolved first."""
    for state, shown in (("board-waiting", solo.active), ("board-resolved", solo.resolved)):
        for card in shown:
            yield card_item(canvas, card, state)


def card_item(canvas: Canvas, card: str, state: str) -> Item:
    """Return a card with its number, action and ring, and whether it is still to be resolved."""
    at = CARDS.index(card)
    action, ring = ACTIONS[canvas.box.card_action[at]], canvas.box.card_turn[at]
    turns = ("turn_clockwise", "turn_back")[ring : ring + 1] if ring >= 0 else ()
    face: tuple[Node, ...] = (
        Rect(0, 0, 84, 56, 8, fill="silk", stroke="gold-dark", line=1.4),
        *number_disc(14, 14, str(at + 1), "night", "gold-light", 10),
        Group(action_face(action, 32), at=(46, 31)),
        *(Use(symbol, 64, 36, 16, colour="azurite-dark") for symbol in turns),
        Text(42, 70, canvas.say(state), 12, "ink-soft", anchor="middle"),
    )
    ring_name = canvas.name(("inner_ring", "middle_ring")[ring]) if ring >= 0 else ""
    title = canvas.about(canvas.name(card), canvas.name(action), ring_name, canvas.say(state))
    return canvas.thing(card, face, title, 84, CARD_HEIGHT, card)


def challenge_items(canvas: Canvas, solo: SoloView, width: float) -> Iterator[Item]:
    """Yield the challenges of this game."""
    for name in solo.challenges:
        yield challenge_item(canvas, name, width, ("cinnabar", "gold", "cinnabar-ink"))


def draw_challenges(canvas: Canvas, y: float) -> float:
    """Draw the challenges to choose from before a solo game; return the y below them."""
    if not canvas.laying:
        return y
    canvas.lay(*part_heading(canvas.left, y + 22, canvas.room, canvas.say("board-challenges")))
    items = list(choosable_challenges(canvas, 176 if canvas.narrow else 184))
    return flow_items(items, canvas.left, y + 34, canvas.room)


def choosable_challenges(canvas: Canvas, width: float) -> Iterator[Item]:
    """Yield the challenges to choose from, and the deck for drawing one by chance."""
    for name in CHALLENGES:
        if name in canvas.offered:
            yield challenge_item(canvas, name, width, ("paper-light", "paper-edge", "ink"))
    if "challenge_deck" in canvas.offered:
        yield challenge_item(canvas, "challenge_deck", width, ("night", "gold", "gold-light"))


def challenge_item(canvas: Canvas, noun: str, width: float, inks: tuple[str, str, str]) -> Item:
    fill, edge, ink = inks
    name = canvas.name(noun)
    title = canvas.about(name, canvas.help(noun)) if noun in CHALLENGES else name
    face = (
        Rect(0, 0, width, 38, 8, fill=fill, stroke=edge, line=1.4),
        fitted_label(4, 24, width - 8, name, 14, ink),
    )
    return canvas.thing(noun, face, title, width, 38, noun)
