"""Names and descriptions of the pieces on the board, for tooltips and plain text."""

from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.names import MASTERS, RING_ACTIONS, WEAPONS
from dynasty.games.terracotta_army.view import (
    CellView,
    PlayerView,
    ScopeView,
    SegmentView,
    TypeView,
)


def round_text(canvas: Canvas) -> str:
    """Return the round in words."""
    view = canvas.view
    if view.finished:
        return canvas.say("board-over")
    return canvas.say("board-round", round=view.round, rounds=view.rounds)


def scope_words(canvas: Canvas, scope: ScopeView) -> list[str]:
    """Return in words who has how many warriors in an area, and what it would score."""
    return [
        canvas.say("board-count", who=canvas.who(seat), n=count, vp=scope.points[seat])
        for seat, count in enumerate(scope.counts)
        if count
    ]


def is_past(canvas: Canvas, number: int) -> bool:
    """Return whether the tile of this round is scored already."""
    return number < canvas.view.round or canvas.view.finished


def tile_title(canvas: Canvas, number: int) -> str:
    """Return the tooltip of a round's tile: what it scores, for whom, or that it is past."""
    tile, box = canvas.view.tiles[number - 1], canvas.box
    name = canvas.about(canvas.say("board-tile", round=number), canvas.name(tile.id))
    if is_past(canvas, number):
        return ", ".join((name, canvas.say("board-past", round=number)))
    values = canvas.say(
        "board-values",
        domination=box.tile_domination[number - 1],
        presence=box.tile_presence[number - 1],
    )
    return ", ".join((name, values, *scope_words(canvas, tile)))


def segment_words(canvas: Canvas, segment: SegmentView) -> list[str]:
    """Return a segment's three actions, its workers and the overseer in words."""
    solo = canvas.view.solo
    inside = [
        canvas.say("board-worker", who=canvas.who(seat), worker=canvas.name(worker))
        for seat, worker in segment.workers
    ]
    actions = (segment.inner, segment.middle, segment.outer)
    return [
        " · ".join(canvas.name(action) for action in actions),
        *inside,
        canvas.name("overseer") if solo is not None and solo.overseer == segment.id else "",
    ]


def segment_title(canvas: Canvas, segment: SegmentView) -> str:
    """Return the tooltip of a segment, with the workers that may still come."""
    free = segment.open_to == "any"
    comes = "" if free else canvas.say(f"board-open-{segment.open_to}")
    return canvas.about(canvas.name(segment.id), *segment_words(canvas, segment), comes)


def cell_words(canvas: Canvas, cell: CellView) -> list[str]:
    """Return the statue on a cell, its owner and its group in words."""
    if cell.statue is None:
        return [canvas.say("board-empty")]
    said = [canvas.name(cell.statue)]
    if cell.owner >= 0:
        said.append(canvas.who(cell.owner))
    if cell.rider:
        said.append(canvas.say("board-rider", cell=canvas.name(cell.rider)))
    if cell.facing:
        said.append(canvas.say("board-facing", cell=canvas.name(cell.facing)))
    for scope in canvas.view.footmen:
        if scope.id == cell.id:
            said += scope_words(canvas, scope)
    for group in canvas.view.groups:
        if cell.id in group.cells:
            said += [canvas.say("board-group"), *scope_words(canvas, group)]
    return said


def action_title(canvas: Canvas, action: str) -> str:
    """Return the tooltip of a ring space, with what its master does."""
    name = canvas.name(action)
    return canvas.about(name, canvas.help(action)) if action in MASTERS else name


def ring_noun(ring: int, action: str) -> str:
    """Return the noun of the space at the worker of this turn: its action or its master."""
    return action if action in MASTERS else RING_ACTIONS[ring]


def warrior_words(canvas: Canvas, kind: TypeView) -> str:
    """Return the tooltip of an organizer column: how many are left, what the next one scores."""
    left = canvas.say("board-left", n=kind.left)
    worth = canvas.say("board-next-vp", n=kind.worth) if kind.left else ""
    return canvas.about(canvas.name(kind.id), left, worth)


def specialist_words(canvas: Canvas, at: int) -> str:
    """Return the tooltip of a specialist column: how many are left, what the next one costs."""
    kind = canvas.view.specialists[at]
    weapon = canvas.name(WEAPONS[canvas.box.specialist_weapon[at]])
    left = canvas.say("board-left", n=kind.left)
    price = canvas.say("board-price", n=kind.worth, weapon=weapon) if kind.left else ""
    return canvas.about(canvas.name(kind.id), left, price)


def hiring_seats(canvas: Canvas, master: str) -> list[int]:
    """Return the seats that have a token at a master."""
    return [p.seat for p in canvas.view.players if master in (name for name, _ in p.masters)]


def weapon_words(canvas: Canvas, weapon: str, active: bool) -> str:
    """Return a weapon in words, and whether it can be used."""
    return canvas.about(
        canvas.name(weapon), canvas.say("board-active" if active else "board-inactive")
    )


def dries_words(canvas: Canvas, player: PlayerView) -> str:
    """Return in words how much clay dries when the round ends."""
    drying = player.wet - player.protected
    return canvas.say("board-dries", n=drying) if drying else ""


def token_words(canvas: Canvas, player: PlayerView, token: str, cost: int) -> str:
    """Return a master token in words: what it costs, or the master whom it has hired."""
    name = canvas.say("board-token", n=cost)
    at = next((master for master, placed in player.masters if placed == token), "")
    return canvas.about(name, canvas.say("board-hired", master=canvas.name(at))) if at else name
