"""The table as plain text, with the same parts as the drawing."""

from collections.abc import Iterator

from dynasty.drawing.scene import Grid, Region, Row, Word, text_row
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.labels import (
    building_words,
    card_state,
    equipment_words,
    section_words,
    slot_words,
    token_words,
    worker_words,
)
from dynasty.games.xian.board.pit import SECTIONS_FROM_TOP
from dynasty.games.xian.board.stock import stock_words
from dynasty.games.xian.board.tracks import turn_text
from dynasty.games.xian.names import (
    BONUS_TILES,
    CARDS,
    DISPLAY_SLOTS,
    REQUEST_SPACES,
    RESOURCES,
)
from dynasty.games.xian.view import PlayerView, SquareView


def regions(canvas: Canvas) -> Iterator[Region]:
    """Yield every part of the common board as text."""
    say = canvas.say
    yield Region("turn", say("title"), (text_row(turn_text(canvas)), order_row(canvas)))
    yield Region("pit", canvas.name("pit"), tuple(pit_lines(canvas)))
    yield Region("requests", say("board-requests"), tuple(token_rows(canvas)))
    yield Region("buildings", say("board-buildings"), tuple(building_rows(canvas)))
    yield Region("equipment", say("board-equipment"), tuple(slot_rows(canvas)))
    yield Region("mausoleum", say("board-mausoleum"), tuple(track_rows(canvas)))
    yield Region("stock", say("board-stock"), tuple(stock_rows(canvas)))


def player_regions(canvas: Canvas, player: PlayerView) -> Iterator[Region]:
    """Yield a player's area as text; the viewer's cards are a part of their own."""
    rows = tuple(player_rows(canvas, player))
    yield Region(f"seat_{player.seat}", seat_name(canvas, player.seat), rows)
    if canvas.is_own(player.seat):
        yield Region("cards", canvas.say("board-deck"), tuple(card_rows(canvas, player)))


def seat_name(canvas: Canvas, seat: int) -> str:
    """Return a player's name with the letter of the player's pieces."""
    return f"{canvas.name(f'seat_{seat}')} ({canvas.letter(seat)})"


def order_row(canvas: Canvas) -> Row:
    view = canvas.view
    if canvas.choosing:
        said = [
            f"{canvas.name(f'seat_{player.seat}')} "
            + canvas.say("board-answered" if player.answered else "board-waiting")
            for player in view.players
        ]
    else:
        said = [
            f"{at}. {canvas.name(f'seat_{seat}')}"
            + (f" ({canvas.say('board-active')})" if seat == view.active else "")
            for at, seat in enumerate(view.order, 1)
        ]
    return text_row(Word(canvas.say("board-order"), "activation"), *said)


def pit_lines(canvas: Canvas) -> Iterator[Row | Grid]:
    """Yield the pit as a grid from the top, then each section's prices and prizes."""
    squares = {(square.row, square.column): square for square in canvas.view.pit}
    head = tuple(Word(str(column) if column else "") for column in range(6))
    rows = [head]
    for at in range(6):
        label = f"{squares[at, 1].section.upper()}{at % 2 + 1}"
        cells = (square_word(canvas, squares[at, column]) for column in range(1, 6))
        rows.append((Word(label), *cells))
    yield Grid(tuple(rows))
    yield text_row(canvas.say("board-legend"))
    for section in SECTIONS_FROM_TOP:
        yield text_row(canvas.name(f"section_{section}"), *section_words(canvas, section))


def square_word(canvas: Canvas, square: SquareView) -> Word:
    """Return a square in a few letters."""
    if square.kind == "wall":
        return Word("###", square.id)
    seal = f"/{mark_of(canvas, square.seal)}" if square.seal else ""
    if square.warrior == "raw":
        return Word(canvas.say("board-raw") + seal, square.id)
    if square.warrior:
        return Word(f"({mark_of(canvas, square.warrior)}){seal}", square.id)
    colours = (canvas.name(pigment.removeprefix("pigment_"))[0] for pigment in square.pigments)
    return Word(f"{square.prestige}{'$' * square.coins}{''.join(colours)}", square.id)


def mark_of(canvas: Canvas, seat_noun: str) -> str:
    """Return the letter of a seat's pieces."""
    return canvas.letter(int(seat_noun.removeprefix("seat_")))


def token_rows(canvas: Canvas) -> Iterator[Row]:
    view = canvas.view
    for space, token in zip(REQUEST_SPACES, view.requests, strict=True):
        leaves = token_words(canvas, token)[1:]
        yield text_row(canvas.about(canvas.name(space), canvas.name(token), *leaves))
    gone = ", ".join(canvas.name(token) for token in view.turn_track)
    yield text_row(canvas.about(canvas.name("turn_track"), gone or canvas.say("board-empty")))


def building_rows(canvas: Canvas) -> Iterator[Row]:
    for building in sorted(canvas.view.buildings, key=lambda each: each.slot):
        name = Word(canvas.name(building.id), building.id)
        yield text_row(name, canvas.name(building.slot), *building_words(canvas, building))
    for pair, (taken, limit) in zip(("left", "right"), canvas.view.pairs, strict=True):
        said = canvas.say("board-places", k=taken, limit=limit)
        yield text_row(canvas.about(canvas.name(pair), said))


def slot_rows(canvas: Canvas) -> Iterator[Row]:
    for at, slot in enumerate(DISPLAY_SLOTS):
        yield text_row(Word(canvas.name(slot), slot), *slot_words(canvas, at))


def track_rows(canvas: Canvas) -> Iterator[Row]:
    view, say = canvas.view, canvas.say
    for space, seats in enumerate(view.track):
        stack = ", ".join(canvas.who(seat) for seat in reversed(seats))
        yield text_row(say("board-space", n=space), *space_words(canvas, space), stack)


def space_words(canvas: Canvas, space: int) -> list[Word]:
    """Return the tiles on a space of the track."""
    if space == canvas.box.end_space:
        return [Word(canvas.name(name), name) for name in canvas.view.end_tiles]
    if not space:
        return []
    name, left = BONUS_TILES[space - 1], canvas.view.tiles_left[space - 1]
    return [Word(canvas.about(canvas.name(name), canvas.say("board-left", n=left)), name)]


def stock_rows(canvas: Canvas) -> Iterator[Row]:
    view, say = canvas.view, canvas.say
    yield text_row(
        *(
            Word(canvas.about(canvas.name(resource), stock_words(canvas, resource)), resource)
            for resource in RESOURCES
        )
    )
    yield text_row(
        say("board-raw-left", n=view.raw_stock),
        say("board-equipment-left", n=view.equipment_left),
        say("board-tokens", n=view.tokens_left),
    )


def player_rows(canvas: Canvas, player: PlayerView) -> Iterator[Row]:
    say, own = canvas.say, canvas.is_own(player.seat)
    counts = (player.coins, player.clay, *player.pigments)
    yield text_row(
        say("board-score", n=canvas.points(player)),
        "" if canvas.view.finished else say("board-total", n=player.total),
        say("board-space", n=player.space),
        canvas.name(player.start_tile),
    )
    yield text_row(*(canvas.count(name, n) for name, n in zip(RESOURCES, counts, strict=True)))
    yield text_row(
        canvas.count("master_builder", player.builders_left),
        canvas.count("warrior", player.warriors_left),
        canvas.count("seal", player.seals_left),
        say("board-deck-count", n=player.deck),
        say("board-hand-count", n=player.hand_count),
        say("board-discard-count", n=len(player.discard)),
        say("board-buried", n=player.buried) if player.buried else "",
    )
    yield from pair_rows(canvas, player, own)
    yield from belonging_rows(canvas, player, own)
    if player.discard and not own:
        played = say("board-listed", name=say("board-in-discard"))
        yield text_row(played, *(canvas.name(card) for card in player.discard))


def pair_rows(canvas: Canvas, player: PlayerView, own: bool) -> Iterator[Row]:
    for key, card in (("below", player.initiative), ("action", player.work)):
        if card is not None:
            said = canvas.say(f"board-{key}", card=canvas.name(card))
            yield text_row(Word(said, card if own else ""))


def belonging_rows(canvas: Canvas, player: PlayerView, own: bool) -> Iterator[Row]:
    """Yield rows of helpers, tiles and forged cards."""
    for helper in player.helpers:
        yield text_row(Word(canvas.name(helper), helper if own else ""), canvas.help(helper))
    for tile, used in player.bonus_tiles:
        state = canvas.say("board-used" if used else "board-unused")
        yield text_row(Word(canvas.name(tile), tile if own else ""), state)
    if player.end_tile:
        yield text_row(Word(canvas.name(player.end_tile), player.end_tile))
    if not own:
        yield text_row(canvas.say("board-forged-count", n=len(player.equipment)))
        return
    for card in player.equipment:
        yield text_row(canvas.name(card), *equipment_words(canvas, card)[1:3])


def card_rows(canvas: Canvas, me: PlayerView) -> Iterator[Row]:
    """Yield rows of the viewer's cards by where they are; those in hand with their effects."""
    yield text_row(Word(canvas.say("board-hand"), "hand"))
    for card in CARDS:
        if card_state(me, card) == "in-hand":
            yield text_row(Word(canvas.name(card), card), *worker_words(canvas, card))
    for state in ("in-deck", "in-pair", "recruited", "in-discard"):
        found = [Word(canvas.name(card), card) for card in CARDS if card_state(me, card) == state]
        if found:
            where = canvas.say(f"board-{state}")
            yield text_row(canvas.say("board-listed", name=where), *found)
