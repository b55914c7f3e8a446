"""What each thing on the board is called and how it stands: tooltips and plain text."""

from collections.abc import Iterable

from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.names import MASTERS, RING_ACTIONS
from dynasty.games.terracotta_army.view import CellView, PlayerView, ScopeView, SegmentView


def sentence(canvas: Canvas, name: str, parts: Iterable[str]) -> str:
    """A name and what is to say about it."""
    said = ", ".join(part for part in parts if part)
    return canvas.say("board-about", name=name, said=said) if said else name


def moment(canvas: Canvas) -> str:
    """The round in words."""
    view = canvas.view
    if view.finished:
        return canvas.say("board-over")
    return canvas.say("board-round", round=view.round, rounds=view.rounds)


def scope_words(canvas: Canvas, scope: ScopeView) -> list[str]:
    """Who counts how much there, and what it would score."""
    return [
        canvas.say("board-count", who=canvas.who(seat), n=count, vp=scope.points[seat])
        for seat, count in enumerate(scope.counts)
        if count
    ]


def tile_words(canvas: Canvas, number: int, tile: ScopeView) -> list[str]:
    """What the tile of a round would score, or that its round is over."""
    view = canvas.view
    if number < view.round or view.finished:
        return [canvas.say("board-past", round=number)]
    return scope_words(canvas, tile)


def segment_words(canvas: Canvas, segment: SegmentView) -> list[str]:
    """Its three actions, its workers, the overseer, and who may still come."""
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
        "" if segment.open_to == "any" else canvas.say(f"board-open-{segment.open_to}"),
    ]


def cell_words(canvas: Canvas, cell: CellView) -> list[str]:
    """The statue on a cell, its owner, and the group that it is in."""
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


def action_words(canvas: Canvas, action: str) -> list[str]:
    """What a space of a ring does beyond its name."""
    return [canvas.help(action)] if action in MASTERS else []


def player_words(canvas: Canvas, player: PlayerView) -> list[str]:
    """Score and goods of a player."""
    points = canvas.points(player)
    return [
        canvas.say("board-score", n=points),
        "" if canvas.view.finished else canvas.say("board-total", n=player.total),
        canvas.count("coin", player.coins),
        canvas.count("wet_clay", player.wet),
        canvas.count("dry_clay", player.dry),
    ]


def dries_words(canvas: Canvas, player: PlayerView) -> str:
    """How much clay dries when the round ends."""
    drying = player.wet - player.protected
    return canvas.say("board-dries", n=drying) if drying else ""


def ring_noun(canvas: Canvas, ring: int, segment: int) -> str:
    """The noun of a ring's action where the worker of this turn stands."""
    return RING_ACTIONS[ring] if canvas.view.segment == f"s{segment}" else ""
