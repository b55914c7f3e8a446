"""The court: Palace tracks, Turn order, the round display."""

from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.widgets import heading
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.faces import effects, marker, tile_face
from dynasty.games.tianxia.board.words import sentence
from dynasty.games.tianxia.codes import named
from dynasty.games.tianxia.names import COLOURS, DISPLAY, LAST_STEP, PALACE_SLOTS, TILE_STEPS
from dynasty.games.tianxia.symbols.signs import TRACK_COLOURS
from dynasty.games.tianxia.view import TrackView

CELL = 23.0
TILE = 34.0
TRACK_HEIGHT = CELL * (LAST_STEP + 1) + 26


def draw_track(canvas: Canvas, at: int, x: float, y: float, width: float) -> None:
    """A track of 11 cells from below; the tiles of steps 3 and 7 lie beside them."""
    track = canvas.view.tracks[at]
    colour = COLOURS[at]
    beside = width > 150
    slots = canvas.box.palace_slots[canvas.view.side]
    lane = width - (slots * (TILE + 3) + 6 if beside else 0)
    ranks = ", ".join(canvas.who(seat) for seat in track.ranks)
    title = sentence(canvas, canvas.name(track.id), [canvas.say("board-ranks", seats=ranks)])
    fill, ink = TRACK_COLOURS[colour]
    children: list[Node] = [
        Rect(x, y, lane, 22, 6, fill=fill, stroke="line", line=1.4),
        Text(x + lane / 2, y + 16, canvas.name(track.id), 12.5, ink, "serif", "middle"),
    ]
    for step in range(LAST_STEP + 1):
        top = y + 24 + (LAST_STEP - step) * CELL
        strong = step in (*TILE_STEPS, 5, LAST_STEP)
        shade = "paper-dark" if strong else "paper-light"
        children.append(Rect(x, top, lane, CELL - 2, 4, fill=shade, stroke="ink-soft", line=0.8))
        children.append(Text(x + 5, top + 15.5, str(step), 11.5, "ink-soft"))
        children += rewards(canvas, at, step, x + lane, top)
    canvas.place(track.id, title, Rect(x, y, lane, TRACK_HEIGHT, 6), children)
    draw_markers(canvas, track, x, y, lane)
    if beside:
        draw_slots(canvas, track, colour, x + lane + 5, y)


def rewards(canvas: Canvas, at: int, step: int, right: float, top: float) -> list[Node]:
    """What steps 5 and 10 give, at the right end of the cell."""
    box = canvas.box
    found = {5: box.step_5[at], LAST_STEP: box.step_10[at]}.get(step)
    if found is None:
        return []
    nouns = list(dict.fromkeys(named(found)))
    return effects(nouns, right - 18 * len(nouns), top + 2.5, 16)


def draw_markers(canvas: Canvas, track: TrackView, x: float, y: float, lane: float) -> None:
    """Markers on their steps; who arrived first lies leftmost, lowest in the stack."""
    for step, stack in enumerate(track.stacks):
        top = y + 24 + (LAST_STEP - step) * CELL + 1.5
        pitch = min(18.0, (lane - 24) / max(1, len(stack)))
        for place, seat in enumerate(stack):
            key = f"{track.id}-{seat if seat >= 0 else 'neutral'}"
            said = canvas.say("board-step", n=step)
            where = (x + 22 + place * pitch, top)
            canvas.piece(key, where, (marker(seat, 0, 0, 18),), f"{canvas.who(seat)}: {said}")


def draw_slots(canvas: Canvas, track: TrackView, colour: str, x: float, y: float) -> None:
    """The tiles that lie beside steps 3 and 7."""
    per_step = len(track.tiles) // len(TILE_STEPS)
    for group, step in enumerate(TILE_STEPS):
        top = y + 24 + (LAST_STEP - step) * CELL - 6
        for slot in range(canvas.box.palace_slots[canvas.view.side]):
            noun = f"pal_{colour}_{step}_{slot + 1}"
            draw_slot_tile(
                canvas, noun, track.tiles[group * per_step + slot], x + slot * (TILE + 3), top
            )


def draw_slot_tile(canvas: Canvas, noun: str, tile: str | None, x: float, y: float) -> None:
    assert noun in PALACE_SLOTS
    frame = Rect(x, y, TILE, TILE, 6, fill="paper-dark", opacity=0.5)
    name = canvas.name(tile) if tile else canvas.say("board-empty")
    title = sentence(canvas, canvas.name(noun), [name])
    canvas.place(noun, title, Rect(x, y, TILE, TILE, 6), (frame,))
    if tile:
        canvas.piece(f"tile-{noun}", (x, y), tile_face(canvas, tile, TILE), title)


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
                tile = track.tiles[(1 - group) * per_step + slot]
                across, down = (slot, group) if slots == 2 else (slot % 2, group * 2 + slot // 2)
                left = x + at * pitch + 4 + across * (TILE + 6)
                draw_slot_tile(canvas, noun, tile, left, y + down * (TILE + 5))
    return y + (2 if slots == 2 else 4) * (TILE + 5)


def draw_order(canvas: Canvas, x: float, y: float, width: float) -> None:
    """Turn order of this round, and of the next one as far as it is known."""
    view = canvas.view
    said = [canvas.who(seat) for seat in view.order]
    title = sentence(canvas, canvas.name("turn_order"), said)
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


def draw_display(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The tiles of this round."""
    for at, tile in enumerate(canvas.view.display):
        left = x + at * (size + 6)
        name = canvas.name(tile) if tile else canvas.say("board-empty")
        title = sentence(canvas, canvas.name(DISPLAY[at]), [name])
        frame = Rect(left, y, size, size, 8, fill="paper-dark", opacity=0.5)
        canvas.place(DISPLAY[at], title, Rect(left, y, size, size, 8), (frame,))
        if tile:
            canvas.piece(f"tile-{DISPLAY[at]}", (left, y), tile_face(canvas, tile, size), title)


def draw_rounds(canvas: Canvas, x: float, y: float) -> None:
    """The four rounds, the present one filled."""
    for number in range(1, canvas.box.rounds + 1):
        fill = "gold" if number <= canvas.view.round else "paper-dark"
        canvas.lay(
            Rect(x + (number - 1) * 30, y, 26, 26, 13, fill=fill, stroke="gold-dark", line=1.4),
            Use(f"numeral_{number}", x + (number - 1) * 30 + 4, y + 4, 18, colour="line"),
        )


def draw_stores(canvas: Canvas, x: float, y: float, width: float) -> None:
    """What lies face down, and the open discard pile of Objectives."""
    view = canvas.view
    canvas.lay(*heading(x, y + 12, width, canvas.say("board-stores")))
    counts = (
        ("bonus_tile", view.tiles_left, "board-tiles-left"),
        ("objective", view.objectives_left, "board-objectives-left"),
        ("ship", view.ships_left, "board-ships-left"),
        ("neutral_chip", view.neutrals, "board-neutrals"),
        ("objective_discard", len(view.objective_discard), "board-discard"),
    )
    for at, (symbol, n, key) in enumerate(counts):
        left = x + (at % 5) * width / 5
        canvas.lay(
            Use(symbol, left, y + 24, 24, title=canvas.say(key, n=n)),
            Text(left + 29, y + 42, str(n), 15.5),
        )
