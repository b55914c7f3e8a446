"""The table as plain text: the same pieces as in the drawing, region by region."""

from collections.abc import Iterator

from dynasty.drawing.scene import Grid, Region, Row, Word, text_row
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.labels import (
    dries_words,
    hiring_seats,
    is_past,
    round_text,
    scope_words,
    segment_words,
    specialist_words,
    tile_title,
    token_words,
    warrior_words,
    weapon_words,
)
from dynasty.games.terracotta_army.names import (
    CELLS,
    CHALLENGES,
    COLUMNS,
    MASTER_TOKENS,
    MASTERS,
    RING_ACTIONS,
    ROWS,
    WAREHOUSES,
)
from dynasty.games.terracotta_army.view import CellView, PlayerView, SoloView
from dynasty.kernel import text_key

ARROWS = {-COLUMNS: "^", 1: ">", COLUMNS: "v", -1: "<"}  # by the way from an archer to its cell


def regions(canvas: Canvas) -> Iterator[Region]:
    """Yield the regions of the common board."""
    say = canvas.say
    yield Region("round", say("title"), tuple(round_rows(canvas)))
    if canvas.laying:
        yield Region("challenges", say("board-challenges"), tuple(challenge_rows(canvas)))
    yield Region("wheel", say("board-wheel"), tuple(wheel_rows(canvas)))
    yield Region("mausoleum", say("board-mausoleum"), tuple(mausoleum_lines(canvas)))
    yield Region("lines", say("board-lines"), tuple(line_rows(canvas)))
    if canvas.view.groups or canvas.view.footmen:
        yield Region("groups", say("board-groups"), tuple(group_rows(canvas)))
    yield Region("organizer", say("board-organizer"), tuple(organizer_rows(canvas)))
    yield Region("specialists", say("board-specialists"), tuple(specialist_rows(canvas)))
    yield Region("masters", say("board-masters"), tuple(master_rows(canvas)))


def player_regions(canvas: Canvas, player: PlayerView) -> Iterator[Region]:
    """Yield the region of a player; Li Si's cards are a region of their own."""
    name = f"{canvas.who(player.seat)} ({canvas.letter(player.seat)})"
    yield Region(f"seat_{player.seat}", name, tuple(player_rows(canvas, player)))
    if canvas.view.solo is not None and canvas.is_li_si(player.seat):
        rows = tuple(solo_rows(canvas, canvas.view.solo))
        yield Region("cards", canvas.say("board-cards"), rows)


def round_rows(canvas: Canvas) -> Iterator[Row]:
    view = canvas.view
    yield text_row(Word(round_text(canvas), "round_marker"))
    if view.solo is None:
        order = (
            canvas.say("board-place", n=at, who=canvas.who(seat))
            for at, seat in enumerate(view.order, 1)
        )
        yield text_row(canvas.about(canvas.say("board-order"), *order))
        yield text_row(*(canvas.name(token) for token in view.stack))
    for number in range(1, view.rounds + 1):
        if not is_past(canvas, number):
            yield text_row(tile_title(canvas, number))


def challenge_rows(canvas: Canvas) -> Iterator[Row]:
    """Yield the challenges to choose from."""
    for name in (*CHALLENGES, "challenge_deck"):
        if name in canvas.offered:
            help_text = canvas.help(name) if name in CHALLENGES else ""
            yield text_row(Word(canvas.name(name), name), help_text)


def wheel_rows(canvas: Canvas) -> Iterator[Row]:
    view = canvas.view
    yield text_row(*(Word(canvas.name(ring), ring) for ring in ("inner_ring", "middle_ring")))
    for segment in view.segments:
        said = segment_words(canvas, segment)
        yield text_row(Word(canvas.name(segment.id), segment.id), *said)
    if view.segment is not None:
        yield text_row(*action_words(canvas, view.segment))
    yield text_row(
        *(
            Word(canvas.about(canvas.name(name), canvas.count("dry_clay", clay)), name)
            for name, clay in zip(WAREHOUSES, view.warehouses, strict=True)
        )
    )


def action_words(canvas: Canvas, segment: str) -> Iterator[Word]:
    """Yield the three actions of the segment where the worker of this turn is."""
    here = next(found for found in canvas.view.segments if found.id == segment)
    for noun, action in zip(RING_ACTIONS, (here.inner, here.middle, here.outer), strict=True):
        yield Word(canvas.about(canvas.name(noun), canvas.name(action)), noun)


def mausoleum_lines(canvas: Canvas) -> Iterator[Row | Grid]:
    marks = [canvas.say(f"mark-col-{column}") for column in range(1, COLUMNS + 1)]
    rows = [(Word(""), *map(Word, marks))]
    for at in range(ROWS):
        cells = canvas.view.cells[at * COLUMNS : (at + 1) * COLUMNS]
        mark = canvas.say(f"mark-row-{at + 1}")
        rows.append((Word(mark), *(cell_word(canvas, cell) for cell in cells)))
    yield Grid(tuple(rows))
    yield text_row(canvas.say("board-legend", seats=", ".join(legend(canvas))))


def legend(canvas: Canvas) -> Iterator[str]:
    """Yield the letters of the players."""
    for player in canvas.view.players:
        yield f"{canvas.letter(player.seat)} {canvas.who(player.seat)}"


def cell_word(canvas: Canvas, cell: CellView) -> Word:
    """Return a cell in a few letters: owner, statue, and which way an archer looks."""
    if cell.statue is None:
        return Word("·", cell.id)
    owner = canvas.letter(cell.owner) if cell.owner >= 0 else ""
    letter = canvas.say(text_key("board-letter", cell.statue))
    way = CELLS.index(cell.facing) - CELLS.index(cell.id) if cell.facing else 0
    return Word(f"{owner}{letter}{ARROWS.get(way, '')}", cell.id)


def line_rows(canvas: Canvas) -> Iterator[Row]:
    """Yield the spaces of the inspectors, and the lines that have a leader or can be chosen."""
    view = canvas.view
    spaces = (canvas.name(view.row), canvas.name(view.column))
    yield text_row(Word(canvas.about(canvas.name("inspectors"), *spaces), "inspectors"))
    for line in view.lines:
        if any(line.counts) or line.id in canvas.offered:
            said = scope_words(canvas, line) or [canvas.say("board-empty")]
            yield text_row(Word(canvas.name(line.id), line.id), *said)


def group_rows(canvas: Canvas) -> Iterator[Row]:
    """Yield groups and footmen with what they would score."""
    for group in canvas.view.groups:
        name = canvas.about(canvas.name(group.id), *map(canvas.name, group.cells))
        yield text_row(name, *scope_words(canvas, group))
    for scope in canvas.view.footmen:
        name = canvas.about(canvas.name("footman"), canvas.name(scope.id))
        yield text_row(name, *scope_words(canvas, scope))


def organizer_rows(canvas: Canvas) -> Iterator[Row]:
    for kind in canvas.view.organizer:
        yield text_row(Word(warrior_words(canvas, kind), kind.id))


def specialist_rows(canvas: Canvas) -> Iterator[Row]:
    for at, kind in enumerate(canvas.view.specialists):
        yield text_row(Word(specialist_words(canvas, at), kind.id))


def master_rows(canvas: Canvas) -> Iterator[Row]:
    for master in MASTERS:
        who = ", ".join(map(canvas.who, hiring_seats(canvas, master)))
        hired = canvas.say("board-hired-by", who=who) if who else ""
        yield text_row(Word(canvas.name(master), master), canvas.help(master), hired)


def player_rows(canvas: Canvas, player: PlayerView) -> Iterator[Row]:
    own, say = canvas.is_own(player.seat), canvas.say
    yield text_row(
        say("board-score", n=canvas.points(player)),
        "" if canvas.view.finished else say("board-total", n=player.total),
    )
    yield text_row(
        Word(canvas.count("coin", player.coins), "coin" if own else ""),
        Word(canvas.count("wet_clay", player.wet), "wet_clay" if own else ""),
        canvas.count("dry_clay", player.dry),
        dries_words(canvas, player),
    )
    yield text_row(
        *(
            Word(weapon_words(canvas, weapon, active), weapon if own else "")
            for weapon, active in player.weapons
        )
    )
    yield text_row(
        Word(canvas.count("craftsman", player.craftsmen), "craftsman" if own else ""),
        Word(canvas.count("artisan", player.artisans), "artisan" if own else ""),
        canvas.count("warrior_base", player.bases),
        canvas.name(player.priority) if player.priority else "",
    )
    if not canvas.is_li_si(player.seat):
        yield from token_rows(canvas, player, own)


def token_rows(canvas: Canvas, player: PlayerView, own: bool) -> Iterator[Row]:
    """Yield the master tokens left; the viewer's own can be chosen."""
    left = [
        Word(token_words(canvas, player, token, cost), token if own else "")
        for token, cost in zip(MASTER_TOKENS, canvas.box.token_cost, strict=True)
        if token in player.tokens
    ]
    if left:
        yield text_row(*left)


def solo_rows(canvas: Canvas, solo: SoloView) -> Iterator[Row]:
    say = canvas.say
    yield text_row(
        canvas.about(canvas.name("overseer"), canvas.name(solo.overseer)),
        say("board-dice", smaller=min(solo.dice)) if solo.dice else "",
    )
    yield text_row(
        say("board-deck", n=solo.deck),
        say("board-discard", n=len(solo.discard)),
        say("board-master-cards", n=solo.master_cards),
    )
    for state, shown in (("board-waiting", solo.active), ("board-resolved", solo.resolved)):
        if shown:
            yield text_row(canvas.about(say(state), *map(canvas.name, shown)))
    for name in solo.challenges:
        yield text_row(Word(canvas.name(name), name), canvas.help(name))
