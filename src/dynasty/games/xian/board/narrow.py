"""The narrow board: all parts below each other at the width of a phone."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Rect, Text
from dynasty.drawing.widgets import part_heading
from dynasty.games.xian.board.buildings import draw_town
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.equipment_display import draw_display
from dynasty.games.xian.board.mausoleum import draw_track
from dynasty.games.xian.board.piece_facts import section_standings
from dynasty.games.xian.board.pit import (
    SECTIONS_FROM_TOP,
    PitFrame,
    draw_clay_price,
    draw_prizes,
    draw_request_line,
    draw_squares,
    draw_standings,
)
from dynasty.games.xian.board.stock import draw_reserves, draw_stock
from dynasty.games.xian.board.tracks import draw_bar, draw_order, draw_title, draw_turns, turn_text


def draw_head(canvas: Canvas, y: float) -> float:
    left, room = canvas.left, canvas.room
    draw_title(canvas, left, y + 10, 26)
    canvas.lay(Text(canvas.right, y + 32, turn_text(canvas), 14, "ink-soft", "serif", "end"))
    draw_turns(canvas, left + 19, y + 70, (room - 38) / 5, 18)
    draw_order(canvas, left, y + 102, room, 56)
    return y + 158


def draw_earth(canvas: Canvas, y: float) -> float:
    """Draw the pit; above each section its prices and prizes."""
    frame = PitFrame(canvas.left + 3, y + 6, 68, 68, 54)
    depth = frame.depth + 5
    canvas.lay(
        Rect(
            canvas.left - 4,
            y + 6,
            canvas.room + 8,
            depth,
            12,
            fill="earth",
            stroke="earth-dark",
            line=2,
        )
    )
    for section in SECTIONS_FROM_TOP:
        draw_strip(canvas, section, frame.section_top(section) - 50)
    draw_squares(canvas, frame)
    return y + depth + 2


@cached_part
def draw_strip(canvas: Canvas, section: str, y: float) -> None:
    """Draw the letter, clay price, requests, prizes and standings of a section."""
    left, middle = canvas.left, y + 23
    canvas.lay(
        Rect(left, y, canvas.room, 46, 9, fill="paper"),
        Text(left + 8, middle + 10, section.upper(), 28, "accent", "serif"),
    )
    draw_clay_price(canvas, section, left + 33, middle)
    draw_request_line(canvas, section, left + 84, middle, 16)
    draw_prizes(canvas, section, left + 194, middle, across=True)
    rows = -(-len(section_standings(canvas.view, section)) // 2)
    draw_standings(canvas, section, left + 284, middle + 1 - 11 * rows, 2)


def draw_streets(canvas: Canvas, y: float) -> float:
    """Draw buildings and equipment."""
    left, room = canvas.left, canvas.room
    canvas.lay(*part_heading(left, y + 21, room, canvas.say("board-buildings")))
    draw_town(canvas, left + 6, y + 36, room - 12, 140)
    y += 408
    canvas.lay(*part_heading(left, y, room, canvas.say("board-equipment")))
    draw_display(canvas, left, y + 12, (room - 24) / 4, 116, 4, 8)
    return y + 128


def draw_tomb(canvas: Canvas, y: float) -> float:
    """Draw the mausoleum in three rows."""
    left, room = canvas.left, canvas.room
    canvas.lay(*part_heading(left, y + 21, room, canvas.say("board-mausoleum")))
    third, half = (room - 12) / 3, (room - 6) / 2
    first = [(left + at * (third + 6), y + 34, third, 122.0) for at in range(3)]
    second = [(left + at * (half + 6), y + 162, half, 122.0) for at in range(2)]
    draw_track(canvas, [*first, *second, (left, y + 290, room, 62.0)])
    return y + 352


def draw_store(canvas: Canvas, y: float) -> float:
    """Draw the stock and the score."""
    left, room = canvas.left, canvas.room
    canvas.lay(*part_heading(left, y + 21, room, canvas.say("board-stock")))
    draw_stock(canvas, left, y + 34, room / 3 + 2, 50, 3)
    draw_reserves(canvas, left + 24, y + 140, 124)
    canvas.lay(*part_heading(left, y + 198, room, canvas.name("score_track")))
    return draw_bar(canvas, left, y + 210, room)
