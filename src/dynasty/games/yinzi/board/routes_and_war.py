"""Route tiles, the war, and the glory that seats have won."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.text_metrics import fitting_size, grid_corners, text_width
from dynasty.drawing.widgets import MIN_FONT_SIZE, bold_number, number_disc, part_heading
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.labels import route_words
from dynasty.games.yinzi.names import HEADS, WAR_SLOTS
from dynasty.games.yinzi.view import RouteView

ROUTE_HEIGHT = 66


@cached_part
def draw_route(
    canvas: Canvas, route: RouteView, x: float, y: float, width: float, own: bool = False
) -> None:
    """Draw a route tile: demand above, pay and threats below."""
    height = ROUTE_HEIGHT
    server = (
        (Use(f"disc_{route.seat}", width - 24, 3, 22, title=canvas.who(route.seat)),)
        if route.seat >= 0
        else ()
    )
    canvas.piece(
        route.id,
        (x, y),
        (
            Rect(0, 0, width, height, 8, fill="silk", stroke="earth-dark", line=1.6),
            Rect(0, 38, width, height - 38, 8, fill="silk-dark", opacity=0.7),
            *pay_nodes(canvas, route, width),
            *server,
        ),
        canvas.about(canvas.name(route.id), *route_words(canvas, route)),
        route.id,
        Rect(0, 0, width, height, 8),
    )
    step = min(37.0, (width - 6) / len(route.demand))
    for at, (kind, met) in enumerate(route.demand):
        title = canvas.about(canvas.name(kind), canvas.name(route.id))
        face: tuple[Node, ...] = (Use(kind, 3, 3, step - 7, opacity=0.35 if met else 1),)
        if met:
            face += (Use("check", step - 23, step - 24, 20, colour="jade"),)
        noun, area = (kind, Rect(0, 0, step - 1, 36, 6)) if own and not met else ("", None)
        canvas.piece(f"demand-{route.id}-{at}", (x + 2 + at * step, y + 1), face, title, noun, area)


def pay_nodes(canvas: Canvas, route: RouteView, width: float) -> list[Node]:
    """Return pay and points on the left, war and disaster on the right."""
    y, right = 41, width - 5
    nodes: list[Node] = [
        Use("vp", 4, y, 21),
        bold_number(14.5, y + 15, str(route.points), 12, "line"),
    ]
    money = ["copper"] * route.copper + ["silver"] * route.silver
    step = 6 if route.disaster else 10
    nodes += [Use(coin, 26 + at * step, y + 1, 18) for at, coin in enumerate(money)]
    if route.war > 1:
        right -= 9
        nodes.append(bold_number(right + 5, y + 16, str(route.war), 13, "line"))
    if route.war:
        right -= 17
        nodes.append(Use("swords", right, y + 2, 17))
    if route.disaster:
        nodes.append(Use(route.disaster, right - 23, y - 1, 22, title=canvas.name(route.disaster)))
    return nodes


@cached_part
def draw_row(
    canvas: Canvas, x: float, y: float, width: float, columns: int, bar: float = 30
) -> float:
    """Draw the row of routes and the discard pile; return the y below them."""
    view = canvas.view
    text = y + bar / 2 + 5
    title = canvas.about(
        canvas.name("route_row"),
        canvas.say("board-stacks", n=view.row_left),
        canvas.say("board-discards", n=view.discards),
    )
    children = (
        Text(x + 8, text, canvas.say("board-row"), 13.5, "accent", "serif"),
        Use("card_back", x + width - 104, text - 15, 20),
        Text(x + width - 84, text, str(view.row_left), 13),
        Use("discard", x + width - 56, text - 15, 20),
        Text(x + width - 32, text, str(view.discards), 13),
    )
    canvas.panel("route_row", title, (x, y, width, bar), children)
    step, top, tall = (width + 6) / columns, y + bar + 6, ROUTE_HEIGHT + 6
    for at, route in enumerate(view.row):
        draw_route(canvas, route, x + at % columns * step, top + at // columns * tall, step - 6)
    return top + -(-max(1, len(view.row)) // columns) * tall - 6


def draw_discards(canvas: Canvas, y: float) -> float:
    """Draw the discard pile while the viewer chooses from it; return the y below."""
    if not canvas.choosing_route:
        return y
    x, columns = canvas.left, 3 if canvas.narrow else 8
    width, tall = (canvas.room + 6) / columns, ROUTE_HEIGHT + 6
    canvas.lay(*part_heading(x, y + 24, canvas.room, canvas.say("board-discards-open")))
    routes = canvas.view.known_discards
    corners = grid_corners(len(routes), columns, width, tall)
    for route, (dx, dy) in zip(routes, corners, strict=True):
        draw_route(canvas, route, x + dx, y + 34 + dy, width - 6)
    return y + 28 + tall * -(-len(routes) // columns)


@cached_part
def draw_war(canvas: Canvas, x: float, y: float, width: float, bar: float = 28) -> float:
    """Draw the war box: workers, both strengths, glory; return the y below it."""
    view = canvas.view
    sums = canvas.say("board-strength", own=view.strength, enemy=view.enemy)
    text, score = y + bar / 2 + 5, f"{view.strength} : {view.enemy}"
    room = width - 46 - text_width(score, 16)
    name = canvas.name("war")
    children = (
        Use("war", x + 4, text - 16, 21),
        Text(
            x + 28,
            text,
            name,
            fitting_size(name, room, 13.5, MIN_FONT_SIZE, "serif"),
            "accent",
            "serif",
        ),
        Text(x + width - 7, text, score, 16, anchor="end", bold=True),
    )
    canvas.panel("war", canvas.about(name, sums), (x, y, width, bar), children)
    draw_camp(canvas, x, y + bar + 4, width, sums)
    draw_heads(canvas, x, y + bar + 46, width, bar)
    return draw_glory(canvas, x, y + 2 * bar + 50, width)


def draw_camp(canvas: Canvas, x: float, y: float, width: float, sums: str) -> None:
    """Draw the four slots of the war box."""
    step = width / len(WAR_SLOTS)
    slots: list[Node] = [Rect(x, y, width, 38, 8, fill="terracotta-light", stroke="earth")]
    for at, (seat, workers, recruits) in enumerate(canvas.view.war):
        left = x + at * step
        slots.append(Rect(left + 2, y + 3, step - 4, 32, 6, fill="silk", stroke="paper-edge"))
        if seat >= 0:
            slots += [
                Use(f"worker_{seat}", left + 3, y + 7, 23, title=canvas.who(seat)),
                bold_number(left + step - 8, y + 25, str(workers + recruits), 14, "line"),
            ]
    title = canvas.about(canvas.name("war_box"), sums)
    canvas.place("war_box", title, Rect(x, y, width, 38, 8), slots)


def draw_heads(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw how many workers go or stay together."""
    step = (width + 4) / len(HEADS)
    for at, heads in enumerate(HEADS):
        left, middle = x + at * step, x + at * step + (step - 4) / 2
        figures = (
            Use("worker", middle - 16, y + (height - 18) / 2, 18),
            bold_number(middle + 10, y + height / 2 + 5.5, str(at + 1), 15),
        )
        area = (left, y, step - 4, height)
        canvas.panel(heads, canvas.name(heads), area, figures, "paper-light")


@cached_part
def draw_glory(canvas: Canvas, x: float, y: float, width: float) -> float:
    """Draw discs on the two stacks of glory."""
    for at, points in enumerate((canvas.box.glory_high, canvas.box.glory_low)):
        left = x + at * width / 2
        owners = [
            player.seat
            for player in canvas.view.players
            for _ in range((player.high_glory, player.low_glory)[at])
        ]
        face = (
            Rect(left + 1, y, width / 2 - 4, 30, 8, fill="paper-dark", stroke="gold"),
            *number_disc(left + 17, y + 15, str(points), "gold", "line", 11),
            *(
                Use(f"disc_{seat}", left + 32 + place * 15, y + 5, 20, title=canvas.who(seat))
                for place, seat in enumerate(owners)
            ),
        )
        canvas.spot(f"glory-{points}", face)
    return y + 30
