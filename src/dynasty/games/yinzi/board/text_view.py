"""The board as plain text, region by region, for the terminal and for screen readers."""

from collections import Counter
from collections.abc import Iterator

from dynasty.drawing.scene import Grid, Region, Row, Word, text_row
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.labels import (
    card_place_key,
    card_words,
    column_words,
    factory_words,
    forecast_words,
    market_words,
    next_words,
    route_words,
    slot_words,
    stall_words,
    undertaking_words,
)
from dynasty.games.yinzi.board.player_items import purse_goods, supply_goods
from dynasty.games.yinzi.board.tracks import round_text
from dynasty.games.yinzi.board.workforce_boxes import workers_in_box
from dynasty.games.yinzi.names import (
    BOAT_SPACES,
    CARDS,
    COLUMNS,
    CROP_COLUMNS,
    HEADS,
    MIGRANTS,
    PLAYER_COLOURS,
    PROVINCES,
    RURAL,
    SECTIONS,
    SLOTS_PER_SECTION,
)
from dynasty.games.yinzi.view import MarketView, PlayerView, RouteView, SquareView, StallView


def regions(canvas: Canvas) -> Iterator[Region]:
    """Yield the regions of the common board."""
    say = canvas.say
    yield Region("turn", say("title"), tuple(table_rows(canvas)))
    for province in PROVINCES:
        yield Region(province, canvas.name(province), tuple(province_lines(canvas, province)))
    yield Region("factories", say("board-factories"), tuple(factory_rows(canvas)))
    yield Region("coast", say("board-coast"), tuple(coast_rows(canvas)))
    yield Region("routes", say("board-row"), tuple(route_rows(canvas)))
    yield Region("council", say("board-council"), tuple(council_rows(canvas)))
    yield Region("works", say("board-works"), tuple(work_rows(canvas)))


def player_regions(canvas: Canvas, player: PlayerView) -> Iterator[Region]:
    """Yield the region of a player."""
    rows = tuple(player_rows(canvas, player))
    yield Region(f"seat_{player.seat}", canvas.who(player.seat), rows)


def table_rows(canvas: Canvas) -> Iterator[Row]:
    """Yield round and phase, the turn order and the tracks."""
    view = canvas.view
    yield text_row(round_text(canvas))
    order = [canvas.who(seat) for seat in view.order]
    yield text_row(Word(canvas.say("board-order"), "turn"), *order)
    yield text_row(
        canvas.say("board-crops"),
        *(Word(canvas.about(canvas.name(c), *column_words(canvas, c)), c) for c in CROP_COLUMNS),
    )
    yield text_row(
        canvas.say("board-bonuses"),
        *(
            Word(canvas.about(canvas.name(bonus), canvas.who(seat) if seat >= 0 else ""), bonus)
            for bonus, seat in view.bonuses
        ),
    )
    yield text_row(
        canvas.say("board-boat-track"),
        *(Word(boat_text(canvas, at, space), space) for at, space in enumerate(BOAT_SPACES)),
    )
    yield text_row(canvas.say("board-rate", n=view.rate))


def boat_text(canvas: Canvas, at: int, space: str) -> str:
    """Return the capacity of a space and the seats on it."""
    here = ", ".join(canvas.who(p.seat) for p in canvas.view.players if p.boat == space)
    return f"{canvas.box.capacity[at]} ({here})" if here else str(canvas.box.capacity[at])


def province_lines(canvas: Canvas, province: str) -> Iterator[Row | Grid]:
    """Yield the squares of a province as a grid, then its market."""
    squares = [square for square in canvas.view.land if square.province == province]
    columns = COLUMNS[PROVINCES.index(province)]
    rows = [(Word(""), *(Word("ABCDE"[column]) for column in range(columns)))]
    for at in range(3):
        cells = (square_word(canvas, s) for s in squares if s.row == at)
        rows.append((Word(str(at + 1)), *cells))
    yield Grid(tuple(rows))
    if province == PROVINCES[0]:
        yield text_row(canvas.say("board-legend"))
    market = canvas.view.markets[PROVINCES.index(province)]
    yield text_row(
        canvas.say("board-market"),
        *(Word(stall_text(canvas, market, stall), stall.id) for stall in market.stalls),
    )


def stall_text(canvas: Canvas, market: MarketView, stall: StallView) -> str:
    name, *said = stall_words(canvas, market, stall)
    return canvas.about(name, *said)


def square_word(canvas: Canvas, square: SquareView) -> Word:
    """Return a square in a few letters: its good, in capitals on a tile, its cubes, their owner."""
    if square.factory is not None:
        factory = canvas.factory(square.factory)
        owner = canvas.letter(factory.seat) if factory.seat >= 0 else "-"
        ware = canvas.name(factory.commodity)[:2].capitalize()
        return Word(f"#{ware}{factory.level}{owner}", square.id)
    good = canvas.name(square.good or "food")[:3]
    cubes = f"{square.cubes}{canvas.letter(square.seat)}" if square.cubes else ""
    return Word((good.upper() if square.tile else good) + cubes, square.id)


def factory_rows(canvas: Canvas) -> Iterator[Row]:
    for factory in canvas.view.factories:
        yield text_row(
            Word(canvas.name(factory.id), factory.id),
            *factory_words(canvas, factory),
            *(canvas.name(square) for square in factory.squares),
        )
    yield text_row(canvas.say("board-factories-left", n=canvas.view.factories_left))


def coast_rows(canvas: Canvas) -> Iterator[Row]:
    yield text_row(Word(canvas.name("sea"), "sea"))
    for ship in canvas.view.ships:
        name = canvas.name(ship.ship) if ship.ship else canvas.say("board-no-ship")
        yield text_row(
            Word(canvas.name(ship.coast), ship.coast),
            name,
            *(Word(", ".join(slot_words(canvas, slot)), slot.id) for slot in ship.slots),
            next_words(canvas, ship),
        )
    for market in canvas.view.foreign:
        yield text_row(canvas.about(canvas.name(market.id), *market_words(canvas, market)))


def route_rows(canvas: Canvas) -> Iterator[Row]:
    """Yield routes of the row, the discard pile, the war."""
    view = canvas.view
    yield text_row(
        Word(canvas.name("route_row"), "route_row"),
        canvas.say("board-stacks", n=view.row_left),
        canvas.say("board-discards", n=view.discards),
    )
    for route in view.row:
        yield route_row(canvas, route)
    if canvas.choosing_route:
        for route in view.known_discards:
            yield route_row(canvas, route)
    strength = canvas.say("board-strength", own=view.strength, enemy=view.enemy)
    yield text_row(
        Word(canvas.name("war"), "war"), Word(canvas.name("war_box"), "war_box"), strength
    )
    yield text_row(
        *(
            canvas.about(canvas.who(seat), canvas.count("worker", workers + recruits))
            for seat, workers, recruits in view.war
            if seat >= 0
        )
    )
    yield text_row(*(Word(canvas.name(heads), heads) for heads in HEADS if heads in canvas.offered))


def route_row(canvas: Canvas, route: RouteView) -> Row:
    return text_row(Word(canvas.name(route.id), route.id), *route_words(canvas, route))


def council_rows(canvas: Canvas) -> Iterator[Row]:
    for at, section in enumerate(SECTIONS):
        slots = canvas.view.slots[at * SLOTS_PER_SECTION : (at + 1) * SLOTS_PER_SECTION]
        yield text_row(
            canvas.say(f"board-section-{section}"),
            *(
                Word(canvas.about(canvas.name(name), canvas.who(seat) if seat >= 0 else ""), name)
                for name, seat, _ in slots
            ),
        )


def work_rows(canvas: Canvas) -> Iterator[Row]:
    """Yield boxes of the workforce, migrants and the rural market."""
    view = canvas.view
    for noun in ("resources", "produce", "ships"):
        standing = [
            canvas.about(canvas.who(seat), canvas.count("worker", workers))
            for seat, workers in workers_in_box(canvas, noun)
        ]
        yield text_row(Word(canvas.name(noun), noun), canvas.help(noun), *standing)
    yield text_row(Word(canvas.name("emperor"), "emperor"), canvas.help("emperor"))
    yield text_row(
        *(
            Word(canvas.about(canvas.name(noun), canvas.say("board-left", n=n)), noun)
            for noun, n in (("wood", view.wood), ("stone", view.stone))
        )
    )
    for box, _ in view.undertakings:
        yield text_row(Word(canvas.name(box), box), *undertaking_words(canvas, box))
    for noun, counts in zip(
        MIGRANTS, ([p.bottom for p in view.players], [p.top for p in view.players]), strict=True
    ):
        said = [
            canvas.about(canvas.who(seat), canvas.count("worker", n))
            for seat, n in enumerate(counts)
            if n
        ]
        yield text_row(Word(canvas.name(noun), noun), *(said or [canvas.say("board-empty")]))
    cubes = [
        Word(canvas.about(canvas.name(noun), canvas.say("board-left", n=n)), noun)
        for noun, n in zip(RURAL, view.rural, strict=False)
        if n
    ]
    empty = Word(canvas.say("board-empty"))
    yield text_row(Word(canvas.name("rural_market"), "rural_market"), *(cubes or [empty]))


def player_rows(canvas: Canvas, player: PlayerView) -> Iterator[Row]:
    """Yield what a player has; the viewer can point at their own."""
    own, say = canvas.is_own(player.seat), canvas.say
    colour = PLAYER_COLOURS[player.seat]
    yield text_row(
        Word(canvas.name(colour), colour),
        say("board-score", n=canvas.points(player)),
        "" if canvas.view.finished else say("board-total", n=player.total),
    )
    yield text_row(
        *(Word(good.text, good.symbol if own else "") for good in purse_goods(canvas, player))
    )
    yield text_row(
        canvas.about(say("board-supply"), *(good.text for good in supply_goods(canvas, player)))
    )
    yield text_row(say("board-capacity", n=player.capacity), say("board-deck", n=player.deck))
    yield text_row(*forecast_words(canvas, player))
    yield from fortune_rows(canvas, player, own)
    yield from personal_rows(canvas, player, own)
    if own:
        yield from card_rows(canvas, player)


def fortune_rows(canvas: Canvas, player: PlayerView, own: bool) -> Iterator[Row]:
    """Yield fortune actions and the tax space; of other players only those in use."""
    for fortune in player.fortunes:
        if own or fortune.card or fortune.workers:
            played = card_words(canvas, fortune.card) if fortune.card else []
            waiting = canvas.say("board-waiting", n=fortune.workers) if fortune.workers else ""
            said = canvas.about(canvas.name(fortune.id), *played, waiting)
            yield text_row(Word(said, fortune.id if own else ""))
    discs = canvas.count("disc", player.tax_discs)
    yield text_row(Word(canvas.about(canvas.name("tax_space"), discs), "tax_space" if own else ""))


def personal_rows(canvas: Canvas, player: PlayerView, own: bool) -> Iterator[Row]:
    """Yield open personal routes with their demands, and those that were won."""
    for route in player.routes:
        demands = [
            Word(canvas.name(kind), kind if own else "") for kind, met in route.demand if not met
        ]
        name = Word(canvas.name(route.id), route.id if own else "")
        yield text_row(name, *route_words(canvas, route)[1:3], *demands)
    if player.won:
        yield text_row(
            canvas.say("board-won", n=len(player.won)), *(canvas.name(r) for r in player.won)
        )


def card_rows(canvas: Canvas, me: PlayerView) -> Iterator[Row]:
    """Yield the viewer's hand card by card; the other cards by what is printed on them."""
    for card in CARDS:
        if card_place_key(me, card) == "hand":
            words = canvas.about(canvas.name(card), *card_words(canvas, card))
            yield text_row(Word(words, card), canvas.say("board-card-hand"))
    for state in ("deck", "played", "discarded"):
        faces = Counter(face(canvas, card) for card in CARDS if card_place_key(me, card) == state)
        if faces:
            said = [canvas.count(name, n) for name, n in faces.items()]
            yield text_row(canvas.about(canvas.say(f"board-card-{state}"), *said))


def face(canvas: Canvas, card: str) -> str:
    """Return what is printed on a card: value and workers."""
    at = CARDS.index(card)
    return f"face_{canvas.box.card_value[at]}_{canvas.box.card_workers[at]}"
