"""The table as plain text: the same things as the drawing, part by part."""

from collections.abc import Iterator

from dynasty.drawing.scene import Grid, Region, Row, Word, row
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.stores import specialist_title, warrior_title
from dynasty.games.terracotta_army.board.words import (
    dries_words,
    moment,
    player_words,
    scope_words,
    segment_words,
    sentence,
    tile_words,
)
from dynasty.games.terracotta_army.names import (
    CHALLENGES,
    COLUMNS,
    MASTER_TOKENS,
    MASTERS,
    RING_ACTIONS,
    ROWS,
    WAREHOUSES,
)
from dynasty.games.terracotta_army.view import CellView, PlayerView, SoloView


def regions(canvas: Canvas) -> Iterator[Region]:
    """Every part of the table."""
    say, view = canvas.say, canvas.view
    yield Region("round", say("title"), tuple(round_rows(canvas)))
    yield Region("wheel", say("board-wheel"), tuple(wheel_rows(canvas)))
    yield Region("mausoleum", say("board-mausoleum"), tuple(mausoleum_lines(canvas)))
    yield Region("lines", say("board-lines"), tuple(line_rows(canvas)))
    yield Region("groups", say("board-groups"), tuple(group_rows(canvas)))
    yield Region("organizer", canvas.say("board-organizer"), tuple(store_rows(canvas)))
    yield Region("masters", say("board-masters"), tuple(master_rows(canvas)))
    for player in view.players:
        key = f"seat_{player.seat}"
        yield Region(key, seat_name(canvas, player.seat), tuple(player_rows(canvas, player)))
    if view.solo is not None:
        yield Region("cards", say("board-cards"), tuple(solo_rows(canvas, view.solo)))


def seat_name(canvas: Canvas, seat: int) -> str:
    """A player with the letter of his pieces."""
    return f"{canvas.who(seat)} ({canvas.mark(seat).letter})"


def round_rows(canvas: Canvas) -> Iterator[Row]:
    view = canvas.view
    yield row(Word(moment(canvas), "round_marker"))
    order = [f"{at}. {canvas.who(seat)}" for at, seat in enumerate(view.order, 1)]
    yield row(canvas.say("board-order"), *order)
    if view.stack:
        yield row(*(canvas.name(token) for token in view.stack))
    for number, tile in enumerate(view.tiles, 1):
        values = canvas.say(
            "board-values",
            domination=canvas.box.tile_domination[number - 1],
            presence=canvas.box.tile_presence[number - 1],
        )
        said = [values, *tile_words(canvas, number, tile)]
        yield row(f"{number}. {sentence(canvas, canvas.name(tile.id), said)}")


def wheel_rows(canvas: Canvas) -> Iterator[Row]:
    view = canvas.view
    yield row(*(Word(canvas.name(ring), ring) for ring in ("inner_ring", "middle_ring")))
    for segment in view.segments:
        said = segment_words(canvas, segment)
        yield row(Word(canvas.name(segment.id), segment.id), *said)
    if view.segment is not None:
        here = view.segments[int(view.segment[1:])]
        actions = (here.inner, here.middle, here.outer)
        yield row(
            *(
                Word(sentence(canvas, canvas.name(noun), [canvas.name(action)]), noun)
                for noun, action in zip(RING_ACTIONS, actions, strict=True)
            )
        )
    yield row(
        *(
            Word(sentence(canvas, canvas.name(name), [canvas.count("dry_clay", clay)]), name)
            for name, clay in zip(WAREHOUSES, view.warehouses, strict=True)
        )
    )


def mausoleum_lines(canvas: Canvas) -> Iterator[Row | Grid]:
    """The grid in two halves, so that it fits a narrow screen."""
    for columns in (range(5), range(5, COLUMNS)):
        rows = [(Word(""), *(Word(str(column + 1)) for column in columns))]
        for at in range(ROWS):
            cells = canvas.view.cells[at * COLUMNS : (at + 1) * COLUMNS]
            mark = canvas.say(f"mark-row-{at + 1}")
            rows.append((Word(mark), *(cell_word(canvas, cells[c]) for c in columns)))
        yield Grid(tuple(rows))
    yield row(canvas.say("board-legend"))


def cell_word(canvas: Canvas, cell: CellView) -> Word:
    """A cell in a few letters: owner and statue."""
    if cell.statue is None:
        return Word("·", cell.id)
    owner = canvas.mark(cell.owner).letter if cell.owner >= 0 else ""
    facing = ""
    if cell.facing:
        row_of, column_of = int(cell.facing[1]) - 1, int(cell.facing[3]) - 1
        facing = "^>v<"[direction(row_of - cell.row, column_of - cell.column)]
    return Word(
        f"{owner}{canvas.say('board-letter-' + cell.statue.replace('_', '-'))}{facing}", cell.id
    )


def direction(down: int, right: int) -> int:
    return {(-1, 0): 0, (0, 1): 1, (1, 0): 2}.get((down, right), 3)


def line_rows(canvas: Canvas) -> Iterator[Row]:
    """Rows and columns that somebody holds, and where the inspectors stand."""
    view = canvas.view
    yield row(
        Word(canvas.name("inspectors"), "inspectors"),
        canvas.name(view.row),
        canvas.name(view.column),
    )
    held = [line for line in view.lines if any(line.counts)]
    for line in held:
        yield row(Word(canvas.name(line.id), line.id), *scope_words(canvas, line))
    bare = [Word(canvas.name(line.id), line.id) for line in view.lines if line not in held]
    if bare:
        yield row(canvas.say("board-empty"), *bare)


def group_rows(canvas: Canvas) -> Iterator[Row]:
    """Groups and footmen with what they would score."""
    for group in canvas.view.groups:
        yield row(
            sentence(canvas, canvas.name(group.id), map(canvas.name, group.cells)),
            *scope_words(canvas, group),
        )
    for scope in canvas.view.footmen:
        name = sentence(canvas, canvas.name("footman"), [canvas.name(scope.id)])
        yield row(name, *scope_words(canvas, scope))
    if not canvas.view.groups and not canvas.view.footmen:
        yield row(canvas.say("board-none"))


def store_rows(canvas: Canvas) -> Iterator[Row]:
    for kind in canvas.view.organizer:
        yield row(Word(warrior_title(canvas, kind), kind.id))
    for at, kind in enumerate(canvas.view.specialists):
        yield row(Word(specialist_title(canvas, at), kind.id))


def master_rows(canvas: Canvas) -> Iterator[Row]:
    for master in MASTERS:
        hired = [
            canvas.who(player.seat)
            for player in canvas.view.players
            if master in (name for name, _ in player.masters)
        ]
        said = ", ".join(hired)
        yield row(Word(canvas.name(master), master), canvas.help(master), said)


def player_rows(canvas: Canvas, player: PlayerView) -> Iterator[Row]:
    own = player.seat == canvas.view.seat
    yield row(*player_words(canvas, player), dries_words(canvas, player))
    if own:
        yield row(Word(canvas.name("coin"), "coin"), Word(canvas.name("wet_clay"), "wet_clay"))
    yield row(
        *(
            Word(
                sentence(
                    canvas,
                    canvas.name(weapon),
                    [canvas.say("board-active" if active else "board-inactive")],
                ),
                weapon if own else "",
            )
            for weapon, active in player.weapons
        )
    )
    yield row(
        Word(canvas.count("craftsman", player.craftsmen), "craftsman" if own else ""),
        Word(canvas.count("artisan", player.artisans), "artisan" if own else ""),
        canvas.count("warrior_base", player.bases),
        canvas.name(player.priority) if player.priority else "",
    )
    if not canvas.is_li_si(player.seat):
        yield row(*token_words(canvas, player, own))


def token_words(canvas: Canvas, player: PlayerView, own: bool) -> Iterator[Word]:
    for token in MASTER_TOKENS:
        cost = canvas.box.token_cost[MASTER_TOKENS.index(token)]
        said = "" if token in player.tokens else canvas.say("board-placed")
        name = sentence(canvas, canvas.say("board-token", n=cost), [said])
        yield Word(name, token if own else "")


def solo_rows(canvas: Canvas, solo: SoloView) -> Iterator[Row]:
    say = canvas.say
    yield row(
        sentence(canvas, canvas.name("overseer"), [canvas.name(solo.overseer)]),
        say("board-dice", smaller=min(solo.dice)) if solo.dice else "",
    )
    yield row(
        say("board-deck", n=solo.deck),
        say("board-discard", n=len(solo.discard)),
        say("board-master-cards", n=solo.master_cards),
    )
    for state, shown in (("board-waiting", solo.active), ("board-resolved", solo.resolved)):
        if shown:
            yield row(say("board-about", name=say(state), said=", ".join(map(canvas.name, shown))))
    choosing = any(question.step == "LayChallenges" for question in canvas.view.questions)
    for name in CHALLENGES:
        if choosing or name in solo.challenges:
            laid = say("board-laid") if name in solo.challenges else ""
            yield row(Word(canvas.name(name), name), canvas.help(name), laid)
    if choosing:
        yield row(Word(canvas.name("challenge_deck"), "challenge_deck"))
