"""The court: Palace tracks, Turn order, the round display."""

from dynasty.drawing.keeping import part
from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.widgets import CHIP
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.faces import effects, glyph, marker, tile_face
from dynasty.games.tianxia.codes import named
from dynasty.games.tianxia.names import COLOURS, DISPLAY, LAST_STEP, TILE_STEPS
from dynasty.games.tianxia.symbols.signs import TRACK_COLOURS
from dynasty.games.tianxia.view import TrackView

CELL = 24.0
TILE = 34.0
TRACK_HEIGHT = CELL * (LAST_STEP + 1) + 26
LANE = 42.0
LABEL = 98.0
MORE = {5: 14.0, LAST_STEP: 20.0}  # breadth for rewards


@part
def draw_track(canvas: Canvas, at: int, x: float, y: float, width: float) -> None:
    """A track of 11 cells from below, for a narrow board; its tiles lie elsewhere."""
    track, colour = canvas.view.tracks[at], COLOURS[at]
    fill, ink = TRACK_COLOURS[colour]
    children: list[Node] = [
        Rect(x, y, width, 22, 6, fill=fill, stroke="line", line=1.4),
        Text(x + width / 2, y + 16, canvas.name(track.id), 12.5, ink, "serif", "middle"),
    ]
    for step in range(LAST_STEP + 1):
        top = y + 24 + (LAST_STEP - step) * CELL
        children += cell(step, x, top, width, CELL - 2)
        children += rewards(canvas, at, step, x + width, top + 2.5)
    canvas.place(track.id, track_title(canvas, track), Rect(x, y, width, TRACK_HEIGHT, 6), children)
    for step, stack in enumerate(track.stacks):
        top = y + 25.5 + (LAST_STEP - step) * CELL
        draw_stack(canvas, track, step, stack, x + 22, top, width - 24)
    draw_reward_tiles(canvas, colour, x, y - CHIP - 1)


@part
def draw_lane(canvas: Canvas, at: int, x: float, y: float, width: float) -> None:
    """A track of 11 cells from the left, 42 high; the tiles of steps 3 and 7 lie in their cells."""
    track, colour = canvas.view.tracks[at], COLOURS[at]
    fill, ink = TRACK_COLOURS[colour]
    slots = canvas.box.palace_slots[canvas.view.side]
    roomy = 42.0 + slots * (TILE + 3)
    plain = (width - LABEL - 2 * roomy - sum(MORE.values())) / (LAST_STEP - 1)
    children: list[Node] = [
        Rect(x, y, LABEL - 3, LANE, 6, fill=fill, stroke="line", line=1.4),
        Text(x + LABEL / 2, y + 15, canvas.name(track.id), 12.5, ink, "serif", "middle"),
    ]
    edges: list[float] = []
    left = x + LABEL
    for step in range(LAST_STEP + 1):
        wide = roomy if step in TILE_STEPS else plain + MORE.get(step, 0)
        edges.append(left)
        children += cell(step, left, y, wide - 2, LANE)
        children += rewards(canvas, at, step, left + wide - 3, y + 2)
        left += wide
    canvas.place(track.id, track_title(canvas, track), Rect(x, y, width, LANE, 6), children)
    for step, stack in enumerate(track.stacks):
        room = 38.0 if step in TILE_STEPS else plain + MORE.get(step, 0) - 4
        draw_pile(canvas, track, step, stack, edges[step] + 2, y + LANE - CHIP - 1, room)
    for group, step in enumerate(TILE_STEPS):
        for slot in range(slots):
            noun = f"pal_{colour}_{step}_{slot + 1}"
            place = group * (len(track.tiles) // len(TILE_STEPS)) + slot
            draw_slot_tile(canvas, noun, track, place, edges[step] + 40 + slot * (TILE + 3), y + 4)
    draw_reward_tiles(canvas, colour, x + 3, y + LANE - CHIP - 1)


def track_title(canvas: Canvas, track: TrackView) -> str:
    """The track and who is ahead on it."""
    ranks = ", ".join(canvas.who(seat) for seat in track.ranks)
    return canvas.about(canvas.name(track.id), canvas.say("board-ranks", seats=ranks))


def cell(step: int, x: float, y: float, width: float, height: float) -> list[Node]:
    """A step; those with a reward are darker."""
    shade = "paper-dark" if step in (*TILE_STEPS, 5, LAST_STEP) else "paper-light"
    return [
        Rect(x, y, width, height, 4, fill=shade, stroke="ink-soft", line=0.8),
        Text(x + 5, y + 15.5, str(step), 11.5, "ink-soft"),
    ]


def rewards(canvas: Canvas, at: int, step: int, right: float, top: float) -> list[Node]:
    """What steps 5 and 10 give, at the right end of the cell."""
    box = canvas.box
    found = {5: box.step_5[at], LAST_STEP: box.step_10[at]}.get(step)
    if found is None:
        return []
    nouns = list(dict.fromkeys(named(found)))
    return effects(nouns, right - 17 * len(nouns), top, 16)


def draw_stack(
    canvas: Canvas,
    track: TrackView,
    step: int,
    stack: tuple[int, ...],
    x: float,
    y: float,
    room: float,
) -> None:
    """Markers on a step; who arrived first lies leftmost, lowest in the stack."""
    pitch = min(CHIP, (room - CHIP) / max(1, len(stack) - 1))
    for place, seat in enumerate(stack):
        key = f"{track.id}-{seat if seat >= 0 else 'neutral'}"
        said = canvas.about(canvas.who(seat), canvas.say("board-step", n=step))
        canvas.piece(key, (x + place * pitch, y), (marker(seat, 0, 0, CHIP),), said)


def draw_pile(
    canvas: Canvas,
    track: TrackView,
    step: int,
    stack: tuple[int, ...],
    x: float,
    y: float,
    room: float,
) -> None:
    """A stack in two lines where one has no room; who arrived first lies lowest."""
    line = 2 if len(stack) > 2 and room < len(stack) * CHIP else len(stack)
    draw_stack(canvas, track, step, stack[:line], x, y, room)
    draw_stack(canvas, track, step, stack[line:], x, y - CHIP + 1, room)


def draw_slot_tile(
    canvas: Canvas, noun: str, track: TrackView, place: int, x: float, y: float
) -> None:
    """A place for a tile, and the tile while it lies there."""
    tile = track.tiles[place]
    frame = Rect(x, y, TILE, TILE, 6, fill="paper-dark", opacity=0.5)
    name = canvas.name(tile) if tile else canvas.say("board-empty")
    title = canvas.about(canvas.name(noun), name)
    canvas.place(noun, title, Rect(x, y, TILE, TILE, 6), (frame,))
    if tile:
        key = f"tile-{track.tile_numbers[place]}"
        canvas.piece(key, (x, y), tile_face(canvas, tile, TILE), title)


def draw_reward_tiles(canvas: Canvas, colour: str, x: float, y: float) -> None:
    """The tile on top of White and Black, and the houses that have not won theirs yet."""
    noun = {"white": "double_tower", "black": "bonus_shipping"}.get(colour)
    if noun is None:
        return
    canvas.spot(f"reward-{noun}", (glyph(noun, x, y, CHIP, canvas.name(noun)),))
    left = x + CHIP
    for player in canvas.view.players:
        won = player.double_tower if colour == "white" else player.bonus_shipping
        if not won and not player.rival:
            said = [canvas.who(player.seat)]
            title = canvas.about(canvas.name(noun), *said)
            face = (marker(player.seat, 0, 0, CHIP),)
            canvas.piece(f"{noun}-seat_{player.seat}", (left, y), face, title)
            left += 18


@part
def draw_narrow_tiles(canvas: Canvas, x: float, y: float, width: float) -> float:
    """The tiles of all tracks below each other, where they have no room beside; the end."""
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
                left = x + at * pitch + 4 + across * (TILE + 6)
                draw_slot_tile(canvas, noun, track, place, left, y + down * (TILE + 5))
    return y + (2 if slots == 2 else 4) * (TILE + 5)


@part
def draw_order(canvas: Canvas, x: float, y: float, width: float) -> None:
    """Turn order of this round, and of the next one as far as it is known."""
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
        face = (marker(seat, 0, 0, 22),)
        where = (left + place * 27 + 1, y + 5)
        label = canvas.who(seat) + (f": {canvas.say(active)}" if active else "")
        canvas.piece(f"order-{seat}", where, face, label, opacity=0.35 if gone else 1)
    for place, seat in enumerate(view.next_order):
        face = (marker(seat, 0, 0, 22),)
        canvas.piece(f"next-{seat}", (left + place * 27 + 1, y + 32), face, canvas.who(seat))


@part
def draw_display(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The tiles of this round; their places are there before them."""
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


@part
def draw_rounds(canvas: Canvas, x: float, y: float) -> None:
    """The four rounds, the present one filled."""
    for number in range(1, canvas.box.rounds + 1):
        fill = "gold" if number <= canvas.view.round else "paper-dark"
        face = (
            Rect(x + (number - 1) * 30, y, 26, 26, 13, fill=fill, stroke="gold-dark", line=1.4),
            Use(f"numeral_{number}", x + (number - 1) * 30 + 4, y + 4, 18, colour="line"),
        )
        canvas.spot(f"round-{number}", face)


@part
def draw_stores(canvas: Canvas, x: float, y: float, width: float, across: int) -> None:
    """What lies face down, and the open discard pile of Objectives."""
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
