"""The court: Palace tracks, Turn order, the rounds and their tiles, the supplies."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.widgets import MIN_CHIP_SIZE
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.card_faces import (
    effect_glyph,
    effect_nodes,
    seat_marker,
    tile_face,
)
from dynasty.games.tianxia.effect_codes import gain_nouns
from dynasty.games.tianxia.names import COLOURS, DISPLAY, LAST_STEP, TILE_STEPS
from dynasty.games.tianxia.symbols.markers_and_tiles import TRACK_COLOURS
from dynasty.games.tianxia.view import TrackView

CELL_HEIGHT = 24.0
TILE_SIZE = 34.0
TRACK_HEIGHT = CELL_HEIGHT * (LAST_STEP + 1) + 26
LANE_HEIGHT = 42.0
LABEL_WIDTH = 98.0
EXTRA_CELL_WIDTHS = {5: 14.0, LAST_STEP: 20.0}  # breadth for rewards


@cached_part
def draw_track(canvas: Canvas, at: int, x: float, y: float, width: float) -> None:
    """Draw a track of 11 cells from below, without its tiles, for a narrow board."""
    track, colour = canvas.view.tracks[at], COLOURS[at]
    fill, ink = TRACK_COLOURS[colour]
    children: list[Node] = [
        Rect(x, y, width, 22, 6, fill=fill, stroke="line", line=1.4),
        Text(x + width / 2, y + 16, canvas.name(track.id), 12.5, ink, "serif", "middle"),
    ]
    for step in range(LAST_STEP + 1):
        top = y + 24 + (LAST_STEP - step) * CELL_HEIGHT
        children += cell_nodes(step, x, top, width, CELL_HEIGHT - 2)
        children += reward_nodes(canvas, at, step, x + width, top + 2.5)
    canvas.place(track.id, track_title(canvas, track), Rect(x, y, width, TRACK_HEIGHT, 6), children)
    for step, stack in enumerate(track.stacks):
        top = y + 25.5 + (LAST_STEP - step) * CELL_HEIGHT
        draw_stack(canvas, track, step, stack, x + 22, top, width - 24)
    draw_reward_tiles(canvas, colour, x, y - MIN_CHIP_SIZE - 1)


@cached_part
def draw_lane(canvas: Canvas, at: int, x: float, y: float, width: float) -> None:
    """Draw a track of 11 cells from the left, 42 high, with the tiles of steps 3 and 7."""
    track, colour = canvas.view.tracks[at], COLOURS[at]
    fill, ink = TRACK_COLOURS[colour]
    slots = canvas.box.palace_slots[canvas.view.side]
    roomy = 42.0 + slots * (TILE_SIZE + 3)
    plain = (width - LABEL_WIDTH - 2 * roomy - sum(EXTRA_CELL_WIDTHS.values())) / (LAST_STEP - 1)
    children: list[Node] = [
        Rect(x, y, LABEL_WIDTH - 3, LANE_HEIGHT, 6, fill=fill, stroke="line", line=1.4),
        Text(x + LABEL_WIDTH / 2, y + 15, canvas.name(track.id), 12.5, ink, "serif", "middle"),
    ]
    edges: list[float] = []
    left = x + LABEL_WIDTH
    for step in range(LAST_STEP + 1):
        wide = roomy if step in TILE_STEPS else plain + EXTRA_CELL_WIDTHS.get(step, 0)
        edges.append(left)
        children += cell_nodes(step, left, y, wide - 2, LANE_HEIGHT)
        children += reward_nodes(canvas, at, step, left + wide - 3, y + 2)
        left += wide
    canvas.place(track.id, track_title(canvas, track), Rect(x, y, width, LANE_HEIGHT, 6), children)
    for step, stack in enumerate(track.stacks):
        room = 38.0 if step in TILE_STEPS else plain + EXTRA_CELL_WIDTHS.get(step, 0) - 4
        draw_pile(
            canvas, track, step, stack, edges[step] + 2, y + LANE_HEIGHT - MIN_CHIP_SIZE - 1, room
        )
    for group, step in enumerate(TILE_STEPS):
        for slot in range(slots):
            noun = f"pal_{colour}_{step}_{slot + 1}"
            place = group * (len(track.tiles) // len(TILE_STEPS)) + slot
            draw_slot_tile(
                canvas, noun, track, place, edges[step] + 40 + slot * (TILE_SIZE + 3), y + 4
            )
    draw_reward_tiles(canvas, colour, x + 3, y + LANE_HEIGHT - MIN_CHIP_SIZE - 1)


def track_title(canvas: Canvas, track: TrackView) -> str:
    """Return the tooltip of a track, with the houses that lead on it."""
    ranks = ", ".join(canvas.who(seat) for seat in track.ranks)
    return canvas.about(canvas.name(track.id), canvas.say("board-ranks", seats=ranks))


def cell_nodes(step: int, x: float, y: float, width: float, height: float) -> list[Node]:
    """Return a cell of a track; cells with a reward are darker."""
    shade = "paper-dark" if step in (*TILE_STEPS, 5, LAST_STEP) else "paper-light"
    return [
        Rect(x, y, width, height, 4, fill=shade, stroke="ink-soft", line=0.8),
        Text(x + 5, y + 15.5, str(step), 11.5, "ink-soft"),
    ]


def reward_nodes(canvas: Canvas, at: int, step: int, right: float, top: float) -> list[Node]:
    """Return the rewards of steps 5 and 10, at the right end of the cell."""
    box = canvas.box
    found = {5: box.step_5[at], LAST_STEP: box.step_10[at]}.get(step)
    if found is None:
        return []
    nouns = list(dict.fromkeys(gain_nouns(found)))
    return effect_nodes(nouns, right - 17 * len(nouns), top, 16)


def draw_stack(
    canvas: Canvas,
    track: TrackView,
    step: int,
    stack: tuple[int, ...],
    x: float,
    y: float,
    room: float,
) -> None:
    """Draw the markers on a step; the first to arrive is leftmost and lowest in the stack."""
    pitch = min(MIN_CHIP_SIZE, (room - MIN_CHIP_SIZE) / max(1, len(stack) - 1))
    for place, seat in enumerate(stack):
        key = f"{track.id}-{seat if seat >= 0 else 'neutral'}"
        said = canvas.about(canvas.who(seat), canvas.say("board-step", n=step))
        canvas.piece(key, (x + place * pitch, y), (seat_marker(seat, 0, 0, MIN_CHIP_SIZE),), said)


def draw_pile(
    canvas: Canvas,
    track: TrackView,
    step: int,
    stack: tuple[int, ...],
    x: float,
    y: float,
    room: float,
) -> None:
    """Draw a stack in two lines where one has no room; the first to arrive is lowest."""
    line = 2 if len(stack) > 2 and room < len(stack) * MIN_CHIP_SIZE else len(stack)
    draw_stack(canvas, track, step, stack[:line], x, y, room)
    draw_stack(canvas, track, step, stack[line:], x, y - MIN_CHIP_SIZE + 1, room)


def draw_slot_tile(
    canvas: Canvas, noun: str, track: TrackView, place: int, x: float, y: float
) -> None:
    """Draw a place for a tile, and the tile if it is there."""
    tile = track.tiles[place]
    frame = Rect(x, y, TILE_SIZE, TILE_SIZE, 6, fill="paper-dark", opacity=0.5)
    name = canvas.name(tile) if tile else canvas.say("board-empty")
    title = canvas.about(canvas.name(noun), name)
    canvas.place(noun, title, Rect(x, y, TILE_SIZE, TILE_SIZE, 6), (frame,))
    if tile:
        key = f"tile-{track.tile_numbers[place]}"
        canvas.piece(key, (x, y), tile_face(canvas, tile, TILE_SIZE), title)


def draw_reward_tiles(canvas: Canvas, colour: str, x: float, y: float) -> None:
    """Draw the top tile of White and Black, and the houses that have not won it yet."""
    noun = {"white": "double_tower", "black": "bonus_shipping"}.get(colour)
    if noun is None:
        return
    canvas.spot(f"reward-{noun}", (effect_glyph(noun, x, y, MIN_CHIP_SIZE, canvas.name(noun)),))
    left = x + MIN_CHIP_SIZE
    for player in canvas.view.players:
        won = player.double_tower if colour == "white" else player.bonus_shipping
        if not won and not player.rival:
            said = [canvas.who(player.seat)]
            title = canvas.about(canvas.name(noun), *said)
            face = (seat_marker(player.seat, 0, 0, MIN_CHIP_SIZE),)
            canvas.piece(f"{noun}-seat_{player.seat}", (left, y), face, title)
            left += 18


@cached_part
def draw_narrow_tiles(canvas: Canvas, x: float, y: float, width: float) -> float:
    """Draw the tiles of all tracks below each other; return the y below them."""
    slots = canvas.box.palace_slots[canvas.view.side]
    pitch = width / 4
    for at, colour in enumerate(COLOURS):
        track = canvas.view.tracks[at]
        per_step = len(track.tiles) // len(TILE_STEPS)
        for group, step in enumerate(reversed(TILE_STEPS)):
            for slot in range(slots):
                noun = f"pal_{colour}_{step}_{slot + 1}"
                place = (1 - group) * per_step + slot
                across, down = (slot, group) if slots == 2 else (slot % 2, group * 2 + slot // 2)
                left = x + at * pitch + 4 + across * (TILE_SIZE + 6)
                draw_slot_tile(canvas, noun, track, place, left, y + down * (TILE_SIZE + 5))
    return y + (2 if slots == 2 else 4) * (TILE_SIZE + 5)


@cached_part
def draw_order(canvas: Canvas, x: float, y: float, width: float) -> None:
    """Draw the Turn order of this round, and of the next one as far as it is known."""
    view = canvas.view
    said = [canvas.who(seat) for seat in view.order]
    title = canvas.about(canvas.name("turn_order"), *said)
    children: list[Node] = [
        Rect(x, y, width, 58, 8, fill="paper-light", stroke="paper-edge"),
        Text(x + 8, y + 20, canvas.name("turn_order"), 12.5, "accent", "serif"),
        Text(x + 8, y + 46, canvas.say("board-next-round"), 11.5, "ink-soft"),
    ]
    left = x + width - 4 * 27 - 4
    for place in range(view.seats):
        for row in (0, 1):
            spot = Rect(left + place * 27, y + 4 + row * 27, 24, 24, 5, fill="paper-dark")
            children.append(spot)
    canvas.place("turn_order", title, Rect(x, y, width, 58, 8), children)
    for place, seat in enumerate(view.order):
        gone = seat in view.next_order
        active = "board-active" if seat == view.active else ""
        face = (seat_marker(seat, 0, 0, 22),)
        where = (left + place * 27 + 1, y + 5)
        label = canvas.who(seat) + (f": {canvas.say(active)}" if active else "")
        canvas.piece(f"order-{seat}", where, face, label, opacity=0.35 if gone else 1)
    for place, seat in enumerate(view.next_order):
        face = (seat_marker(seat, 0, 0, 22),)
        canvas.piece(f"next-{seat}", (left + place * 27 + 1, y + 32), face, canvas.who(seat))


@cached_part
def draw_display(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw the tiles of this round and their empty places."""
    view = canvas.view
    for at in range(len(view.display) or view.seats + 1):
        tile = view.display[at] if view.display else None
        left = x + at * (size + 6)
        name = canvas.name(tile) if tile else canvas.say("board-empty")
        title = canvas.about(canvas.name(DISPLAY[at]), name)
        frame = Rect(left, y, size, size, 8, fill="paper-dark", opacity=0.5)
        canvas.place(DISPLAY[at], title, Rect(left, y, size, size, 8), (frame,))
        if tile:
            key = f"tile-{view.display_numbers[at]}"
            canvas.piece(key, (left, y), tile_face(canvas, tile, size), title)


@cached_part
def draw_rounds(canvas: Canvas, x: float, y: float) -> None:
    """Draw the four rounds, the present one filled."""
    for number in range(1, canvas.box.rounds + 1):
        fill = "gold" if number <= canvas.view.round else "paper-dark"
        face = (
            Rect(x + (number - 1) * 30, y, 26, 26, 13, fill=fill, stroke="gold-dark", line=1.4),
            Use(f"numeral_{number}", x + (number - 1) * 30 + 4, y + 4, 18, colour="line"),
        )
        canvas.spot(f"round-{number}", face)


@cached_part
def draw_stores(canvas: Canvas, x: float, y: float, width: float, across: int) -> None:
    """Draw the face-down piles, and the open discard pile of Objectives."""
    view = canvas.view
    counts = (
        ("bonus_tile", view.tiles_left, "board-tiles-left"),
        ("objective", view.objectives_left, "board-objectives-left"),
        ("ship", view.ships_left, "board-ships-left"),
        ("objective_discard", len(view.objective_discard), "board-discard"),
        ("neutral_chip", view.neutrals, "board-neutrals"),
    )
    for at, (symbol, n, key) in enumerate(counts):
        row, column = divmod(at, across)
        left, top = x + column * width / across, y + row * 27
        said = canvas.say(key, n=n)
        children = (Use(symbol, left, top, 22), Text(left + 26, top + 16, str(n), 14))
        canvas.spot(f"stock-{symbol}", children, said)
