"""The areas of the players, and Li Si's side of the table."""

from dynasty.drawing.layout import shorten
from dynasty.drawing.scene import Group, Node, Rect, Text, Use
from dynasty.drawing.widgets import Item, badge, chip, flow, label, number
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.wheel import action_face, worker_face
from dynasty.games.terracotta_army.board.words import dries_words, sentence
from dynasty.games.terracotta_army.names import ACTIONS, CARDS, CHALLENGES, MASTER_TOKENS
from dynasty.games.terracotta_army.view import PlayerView, SoloView


def draw_header(canvas: Canvas, player: PlayerView, x: float, y: float, width: float) -> None:
    """Mark, name, score, and the score with the end as it stands now."""
    seat, points = player.seat, canvas.points(player)
    name = shorten(canvas.who(seat), width - 150, 18, "serif")
    right = x + width - 46
    canvas.lay(
        chip(seat, x, y, 30),
        Text(x + 40, y + 21.5, name, 18, font="serif"),
        Text(right - 28, y + 23, str(points), 22, font="serif", anchor="end"),
        Use("vp", right - 24, y + 3, 24, title=canvas.say("board-score", n=points)),
    )
    if canvas.view.ranking and canvas.view.ranking[0] == seat:
        canvas.lay(Use("crown", right + 12, y + 2, 26, title=canvas.say("board-first")))
    elif player.total != points:
        title = f"→ {player.total}"
        canvas.lay(Text(x + width, y + 20.5, title, 14, "ink-soft", anchor="end"))


def thing(
    canvas: Canvas,
    key: str,
    noun: str,
    title: str,
    nodes: tuple[Node, ...],
    width: float,
    height: float = 38,
) -> Item:
    """Something in an area that a choice may point at, if it has a noun."""

    def draw(x: float, y: float) -> None:
        target = Rect(0, 0, width, height, 7) if noun else None
        canvas.piece(key, (x, y), nodes, title, noun, target)

    return Item(width, height, draw)


def items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """All that a player has, as things; the viewer's own can be pointed at."""
    own = player.seat == canvas.view.seat
    return [
        *goods(canvas, player, own),
        *weapons(canvas, player, own),
        *workers(canvas, player, own),
        bases(canvas, player),
        *tokens(canvas, player, own),
        *priority(canvas, player),
    ]


def goods(canvas: Canvas, player: PlayerView, own: bool) -> list[Item]:
    """Coins, wet clay, dry clay."""
    counts = (("coin", player.coins), ("wet_clay", player.wet), ("dry_clay", player.dry))
    found: list[Item] = []
    for name, n in counts:
        noun = name if own and name != "dry_clay" else ""
        said = [dries_words(canvas, player) if name == "wet_clay" else ""]
        title = sentence(canvas, canvas.count(name, n), said)
        nodes = (
            Rect(0, 0, 62, 38, 8, fill="paper-light", stroke="paper-edge"),
            Use(name, 6, 7, 24),
            number(45, 25, str(n), 17),
        )
        found.append(thing(canvas, f"{name}-{player.seat}", noun, title, nodes, 62))
    return found


def weapons(canvas: Canvas, player: PlayerView, own: bool) -> list[Item]:
    """Four weapons, bright when they are active."""
    found: list[Item] = []
    for weapon, active in player.weapons:
        state = canvas.say("board-active" if active else "board-inactive")
        fill, opacity = ("gold-light", 1.0) if active else ("paper-dark", 0.4)
        nodes = (
            Rect(0, 0, 40, 38, 8, fill=fill, stroke="gold-dark" if active else "paper-edge"),
            Use(weapon, 5, 4, 30, opacity=opacity),
        )
        title = sentence(canvas, canvas.name(weapon), [state])
        noun = weapon if own else ""
        found.append(thing(canvas, f"{weapon}-{player.seat}", noun, title, nodes, 40))
    return found


def workers(canvas: Canvas, player: PlayerView, own: bool) -> list[Item]:
    """Craftsmen and artisans in hand."""
    counts = (
        ("craftsman", player.craftsmen, 0),
        ("artisan", player.artisans, player.artisans_left),
    )
    found: list[Item] = []
    for name, n, left in counts:
        supply = canvas.say("board-artisans-left", n=left) if left else ""
        title = sentence(canvas, canvas.count(name, n), [canvas.say("board-in-hand"), supply])
        face = worker_face(canvas, player.seat, name, 12)
        nodes = (
            Rect(0, 0, 56, 38, 8, fill="paper-light", stroke="paper-edge"),
            Group(face, at=(19, 19)),
            number(43, 25, str(n), 16),
        )
        noun = name if own else ""
        found.append(thing(canvas, f"{name}-{player.seat}", noun, title, nodes, 56))
    return found


def bases(canvas: Canvas, player: PlayerView) -> Item:
    """How many warriors the player may still place."""
    colour = canvas.mark(player.seat).colour
    nodes = (Use("warrior_base", 0, 7, 28, colour=colour), number(40, 25, str(player.bases), 16))
    title = canvas.count("warrior_base", player.bases)
    return thing(canvas, f"bases-{player.seat}", "", title, nodes, 52)


def tokens(canvas: Canvas, player: PlayerView, own: bool) -> list[Item]:
    """Master tokens that are not placed yet, with their costs."""
    if canvas.is_li_si(player.seat):
        return []
    found: list[Item] = []
    for token in MASTER_TOKENS:
        placed = token not in player.tokens
        if placed and not own:
            continue
        cost = str(canvas.box.token_cost[MASTER_TOKENS.index(token)])
        nodes = (
            Rect(
                2, 3, 34, 32, 16, fill="paper-dark" if placed else "gold-light", stroke="gold-dark"
            ),
            number(19, 25, cost, 16, "ink-soft" if placed else "line"),
        )
        said = canvas.say("board-placed") if placed else ""
        title = sentence(canvas, canvas.say("board-token", n=cost), [said])
        opacity = nodes if not placed else nodes[:1]
        noun = token if own else ""
        found.append(thing(canvas, f"{token}-{player.seat}", noun, title, opacity, 38))
    return found


def priority(canvas: Canvas, player: PlayerView) -> list[Item]:
    """The priority token that the player has taken."""
    if player.priority is None:
        return []
    nodes = (
        Rect(0, 3, 32, 32, 6, fill="cinnabar", stroke="line", line=1.6),
        number(16, 25, player.priority[-1], 18, "chalk"),
    )
    return [thing(canvas, player.priority, "", canvas.name(player.priority), nodes, 32)]


# Li Si


def draw_li_si(canvas: Canvas, solo: SoloView, x: float, y: float, width: float) -> float:
    """Dice, cards and challenges of Li Si; the answer is where they end."""
    shown = [*dice(canvas, solo), deck(canvas, solo), *active_cards(canvas, solo)]
    low = flow(shown, x, y, width, 10)
    return flow(challenges(canvas, solo), x, low + 10, width, 6)


def dice(canvas: Canvas, solo: SoloView) -> list[Item]:
    """The last roll; the smaller die counts."""
    title = canvas.say("board-dice", smaller=min(solo.dice)) if solo.dice else ""
    return [
        thing(canvas, f"die-{at}", "overseer_die", title, (Use(f"die_{face}", 0, 8, 38),), 40, 56)
        for at, face in enumerate(solo.dice)
        if face <= 6
    ]


def deck(canvas: Canvas, solo: SoloView) -> Item:
    """His deck, his discard pile, his master cards."""
    said = [
        canvas.say("board-deck", n=solo.deck),
        canvas.say("board-discard", n=len(solo.discard)),
        canvas.say("board-master-cards", n=solo.master_cards),
    ]
    nodes: list[Node] = [
        Use("card_back", 0, 2, 52),
        number(19.5, 35, str(solo.deck), 17, "chalk"),
    ]
    nodes += [Text(50, 16 + 18 * at, text, 12.5, "ink-soft") for at, text in enumerate(said)]
    title = sentence(canvas, canvas.name("pm_action_card"), said)
    return thing(canvas, "pm-deck", "pm_action_card", title, tuple(nodes), 170, 56)


def active_cards(canvas: Canvas, solo: SoloView) -> list[Item]:
    """Cards face up, those to be resolved first: number, action, turn of a ring."""
    waiting = [card_item(canvas, card, "board-waiting") for card in solo.active]
    return waiting + [card_item(canvas, card, "board-resolved") for card in solo.resolved]


def card_item(canvas: Canvas, card: str, state: str) -> Item:
    """A card, and below it whether it is still to be resolved."""
    at = CARDS.index(card)
    action, ring = ACTIONS[canvas.box.card_action[at]], canvas.box.card_turn[at]
    turn = ("turn_clockwise", "turn_back")[ring] if ring >= 0 else ""
    nodes: list[Node] = [
        Rect(0, 0, 84, 56, 8, fill="silk", stroke="gold-dark", line=1.4),
        *badge(13, 13, str(int(card[-2:])), "night", "gold-light", 10),
        Group(action_face(action, 32), at=(46, 31)),
    ]
    if turn:
        nodes.append(Use(turn, 64, 36, 16, colour="azurite-dark"))
    nodes.append(Text(42, 70, canvas.say(state), 12, "ink-soft", anchor="middle"))
    said = [
        canvas.name(action),
        canvas.name(("inner_ring", "middle_ring")[ring]) if turn else "",
        canvas.say(state),
    ]
    title = sentence(canvas, canvas.name(card), said)
    return thing(canvas, card, card, title, tuple(nodes), 84, 74)


def challenges(canvas: Canvas, solo: SoloView) -> list[Item]:
    """The challenges on the table; before the game all of them, to be chosen."""
    choosing = any(question.step == "LayChallenges" for question in canvas.view.questions)
    found: list[Item] = []
    for name in CHALLENGES:
        laid = name in solo.challenges
        if not laid and not choosing:
            continue
        nodes = (
            Rect(
                0,
                0,
                170,
                38,
                8,
                fill="cinnabar" if laid else "paper-light",
                stroke="gold" if laid else "paper-edge",
            ),
            label(4, 24, 162, canvas.name(name), 14, "cinnabar-ink" if laid else "ink"),
        )
        title = sentence(canvas, canvas.name(name), [canvas.help(name)])
        found.append(thing(canvas, name, name, title, nodes, 170))
    if choosing:
        nodes = (
            Rect(0, 0, 170, 38, 8, fill="night", stroke="gold"),
            label(4, 24, 162, canvas.name("challenge_deck"), 14, "gold-light"),
        )
        name = canvas.name("challenge_deck")
        found.append(thing(canvas, "challenge_deck", "challenge_deck", name, nodes, 170))
    return found
