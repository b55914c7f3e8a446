"""Title, where we are, the round track with its scoring tiles, and the score."""

from dynasty.drawing.scene import Circle, Node, Path, Rect, Text, Use
from dynasty.drawing.widgets import chip, label, number
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.words import sentence, tile_words
from dynasty.games.terracotta_army.names import CELLS, COLUMNS, ROWS, WARRIORS
from dynasty.games.terracotta_army.view import ScopeView

LAP = 100
ROOMY = 100  # from this width on a tile has its name and its values beside the picture


def draw_title(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The name of the game beside its seal."""
    canvas.lay(
        Use("seal", x, y, size * 1.1),
        Text(
            x + size * 1.4,
            y + size * 0.88,
            canvas.say("title"),
            size,
            font="serif",
            spacing=size * 0.05,
        ),
    )


def draw_rounds(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Five tiles with their values; the marker stands on the round that is played."""
    step = width / len(canvas.view.tiles)
    for at, tile in enumerate(canvas.view.tiles):
        draw_tile(canvas, tile, at + 1, x + at * step, y, step - 6, height)
    here = x + (canvas.view.round - 1) * step + (step - 6) / 2
    canvas.piece(
        "round_marker",
        (here, y - 4),
        (
            Circle(0, 0, 12, fill="cinnabar", stroke="gold", line=2),
            number(0, 5, str(canvas.view.round), 14, "chalk"),
        ),
        canvas.name("round_marker"),
        "round_marker",
        Circle(0, 0, 18),
    )


def draw_tile(
    canvas: Canvas,
    tile: ScopeView,
    number_of: int,
    x: float,
    y: float,
    width: float,
    height: float,
) -> None:
    """A scoring tile: what it looks at, its values, who leads."""
    now = number_of == canvas.view.round and not canvas.view.finished
    past = number_of < canvas.view.round
    domination = canvas.box.tile_domination[number_of - 1]
    presence = canvas.box.tile_presence[number_of - 1]
    values = canvas.say("board-values", domination=domination, presence=presence)
    title = sentence(canvas, canvas.name(tile.id), [values, *tile_words(canvas, number_of, tile)])
    edge, line = ("cinnabar", 2.4) if now else ("paper-edge", 1.2)
    worth = f"{domination} / {presence}"
    nodes: list[Node] = [Rect(x, y, width, height, 8, fill="paper-light", stroke=edge, line=line)]
    nodes += tile_face(canvas, tile, worth, x, y, width, height)
    if width >= ROOMY:
        nodes.append(label(x + 2, y + height - 8, width - 4, canvas.name(tile.id), 12.5))
    opacity = 0.5 if past else 1
    target = Rect(x, y, width, height, 8)
    canvas.piece(f"tile-{number_of}", (0, 0), nodes, title, tile.id, target, opacity)


def tile_face(
    canvas: Canvas,
    tile: ScopeView,
    worth: str,
    x: float,
    y: float,
    width: float,
    height: float,
) -> list[Node]:
    """Picture, values and leader: beside each other, or below each other where it is narrow."""
    roomy = width >= ROOMY
    art = min(height - 40, 38.0) if roomy else 30.0
    wide = art * COLUMNS / ROWS
    left = x + 8 if roomy else x + (width - wide) / 2
    nodes: list[Node] = list(tile_picture(tile, left, y + 10, art))
    if roomy:
        nodes.append(Text(left + wide + 8, y + 27, worth, 14, bold=True))
        spot = (left + wide + 8, y + 33)
    else:
        nodes.append(number(x + width / 2, y + 58, worth, 13.5))
        spot = (x + width / 2 - 8.5, y + 64)
    if tile.leader >= 0:
        nodes.append(chip(tile.leader, *spot, 17, canvas.who(tile.leader)))
    return nodes


def tile_picture(tile: ScopeView, x: float, y: float, size: float) -> tuple[Node, ...]:
    """A small map with the cells that count, or the thing that counts."""
    kind = tile.id.removeprefix("tile_")
    if kind in WARRIORS:
        return (Use(kind, x + 8, y - 3, size + 4, colour="terracotta"),)
    if kind == "coins":
        return (Use("coin", x + 4, y, size),)
    if kind == "clay":
        return (
            Use("wet_clay", x, y, size * 0.8),
            Use("dry_clay", x + size * 0.5, y + 6, size * 0.8),
        )
    step = size / ROWS
    nodes: list[Node] = [
        Rect(x, y, step * COLUMNS, size, 2, fill="earth-pale", stroke="earth", line=1)
    ]
    for cell in tile.cells:
        row, column = divmod(CELLS.index(cell), COLUMNS)
        nodes.append(Rect(x + column * step, y + row * step, step, step, fill="cinnabar"))
    return tuple(nodes)


def draw_scores(canvas: Canvas, x: float, y: float, width: float) -> float:
    """The score track as a bar with a lane for each seat; the answer is where it ends."""
    players = canvas.view.players
    most = max(LAP, *(player.total for player in players))
    step, lanes = (width - 64) / most, 24 * len(players)
    canvas.lay(Rect(x, y, width, lanes + 22, 8, fill="paper-dark", stroke="paper-edge"))
    for mark in range(0, most + 1, 50 if most > LAP else 20):
        at = x + 20 + mark * step
        canvas.lay(
            Path(f"M{at:g} {y + 4:g}v{lanes:g}", stroke="paper-edge", line=1.2),
            Text(at, y + lanes + 17, str(mark), 11.5, "ink-soft", anchor="middle"),
        )
    for lane, player in enumerate(players):
        points = canvas.points(player)
        end, top = x + 20 + points * step, y + 15 + lane * 24
        total = x + 20 + player.total * step
        colour = canvas.mark(player.seat).colour
        canvas.lay(
            Path(f"M{x + 20:g} {top:g}H{total:g}", stroke=colour, line=3, opacity=0.35),
            Path(f"M{x + 20:g} {top:g}H{end:g}", stroke=colour, line=4.5),
        )
        said = canvas.say("board-score", n=points)
        canvas.piece(
            f"score-{player.seat}",
            (end, top),
            (chip(player.seat, -11, -11, 22), Text(14, 5, str(points), 13)),
            sentence(canvas, canvas.who(player.seat), [said]),
        )
    return y + lanes + 22


def draw_ladder(canvas: Canvas, x: float, y: float, width: float) -> None:
    """The scores as a short list, highest first, with the end as it stands."""
    players = sorted(canvas.view.players, key=lambda player: -canvas.points(player))
    for at, player in enumerate(players):
        top = y + at * 28
        points = canvas.points(player)
        ahead = "" if player.total == points else f"→ {player.total}"
        said = canvas.say("board-score", n=points)
        canvas.piece(
            f"score-{player.seat}",
            (x, top),
            (
                chip(player.seat, 0, 0, 23),
                Text(62, 17.5, str(points), 17, font="serif", anchor="end"),
                Text(width, 17, ahead, 13, "ink-soft", anchor="end"),
            ),
            sentence(canvas, canvas.who(player.seat), [said]),
        )
