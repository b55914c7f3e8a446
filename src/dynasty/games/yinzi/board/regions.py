"""The board as text, part by part, for the terminal and for screen readers."""

from collections.abc import Iterable, Iterator

from dynasty.drawing.scene import Grid, Region, Row, Word, row
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.tracks import moment
from dynasty.games.yinzi.board.words import (
    card_state,
    card_words,
    column_words,
    factory_words,
    forecast,
    next_words,
    route_words,
    slot_words,
    stall_words,
    undertaking_words,
)
from dynasty.games.yinzi.board.works import at_work
from dynasty.games.yinzi.names import (
    BOAT_SPACES,
    CARDS,
    COASTS,
    COLUMNS,
    COMMODITIES,
    CROP_COLUMNS,
    DEMANDS,
    FACTORIES,
    FORTUNES,
    HEADS,
    MIGRANTS,
    PLAYER_COLOURS,
    PROVINCES,
    ROUTES,
    RURAL,
    SECTIONS,
    SHIP_SLOTS,
    SLOTS_PER_SECTION,
)
from dynasty.games.yinzi.view import PlayerView, RouteView, SquareView


def regions(canvas: Canvas) -> Iterator[Region]:
    """Every part of the board with what can be chosen there."""
    say, view = canvas.say, canvas.view
    yield Region("turn", say("title"), tuple(table_rows(canvas)))
    for province in PROVINCES:
        yield Region(province, canvas.name(province), tuple(province_lines(canvas, province)))
    yield Region("factories", canvas.name("factories"), tuple(factory_rows(canvas)))
    yield Region("coast", say("board-coast"), tuple(coast_rows(canvas)))
    yield Region("routes", say("board-row"), tuple(route_rows(canvas)))
    yield Region("council", say("board-council"), tuple(council_rows(canvas)))
    yield Region("works", say("board-works"), tuple(work_rows(canvas)))
    for player in sorted(view.players, key=lambda each: each.seat != view.seat):
        rows = tuple(player_rows(canvas, player))
        yield Region(f"seat_{player.seat}", canvas.who(player.seat), rows)
    yield Region("guide", say("board-guide"), tuple(guide_rows(canvas)))


def table_rows(canvas: Canvas) -> Iterator[Row]:
    """Where we are, the order, the tracks."""
    view = canvas.view
    yield row(moment(canvas))
    order = [canvas.who(seat) for seat in view.order]
    yield row(Word(canvas.say("board-order"), "turn"), *order)
    yield row(
        canvas.say("board-crops"),
        *(Word(canvas.about(canvas.name(c), *column_words(canvas, c)), c) for c in CROP_COLUMNS),
    )
    yield row(
        canvas.say("board-bonuses"),
        *(
            Word(canvas.about(canvas.name(bonus), canvas.who(seat) if seat >= 0 else ""), bonus)
            for bonus, seat in view.bonuses
        ),
    )
    yield row(
        canvas.say("board-boat-track"),
        *(Word(boat_text(canvas, at, space), space) for at, space in enumerate(BOAT_SPACES)),
    )
    yield row(canvas.say("board-rate", n=view.rate))


def boat_text(canvas: Canvas, at: int, space: str) -> str:
    """Capacity of a space and the marks of who stands there."""
    here = "".join(canvas.mark(p.seat).letter for p in canvas.view.players if p.boat == space)
    return f"{canvas.box.capacity[at]}{here}"


def province_lines(canvas: Canvas, province: str) -> Iterator[Row | Grid]:
    """The squares of a province as a grid, then its market."""
    squares = [square for square in canvas.view.land if square.province == province]
    columns = COLUMNS[PROVINCES.index(province)]
    rows = [(Word(""), *(Word("ABCDE"[column]) for column in range(columns)))]
    for at in range(3):
        cells = (square_word(canvas, s) for s in squares if s.row == at)
        rows.append((Word(str(at + 1)), *cells))
    yield Grid(tuple(rows))
    if province == PROVINCES[0]:
        yield row(canvas.say("board-legend"))
    market = canvas.view.markets[PROVINCES.index(province)]
    yield row(
        canvas.say("board-market"),
        *(Word(", ".join(stall_words(canvas, stall)), stall.id) for stall in market.stalls),
    )


def square_word(canvas: Canvas, square: SquareView) -> Word:
    """A square in a few letters: its good, in capitals on a tile, then cubes and their owner."""
    if square.factory is not None:
        factory = canvas.factory(square.factory)
        owner = canvas.mark(factory.seat).letter if factory.seat >= 0 else "-"
        ware = canvas.name(factory.commodity)[:2].capitalize()
        return Word(f"#{ware}{factory.level}{owner}", square.id)
    good = canvas.name(square.good or "food")[:3]
    cubes = f"{square.cubes}{canvas.mark(square.seat).letter}" if square.cubes else ""
    return Word((good.upper() if square.tile else good) + cubes, square.id)


def factory_rows(canvas: Canvas) -> Iterator[Row]:
    for factory in canvas.view.factories:
        yield row(
            Word(canvas.name(factory.id), factory.id),
            *factory_words(canvas, factory),
            *(canvas.name(square) for square in factory.squares),
        )
    yield row(canvas.say("board-stack"), str(canvas.view.factories_left))


def coast_rows(canvas: Canvas) -> Iterator[Row]:
    yield row(Word(canvas.name("sea"), "sea"))
    for ship in canvas.view.ships:
        name = canvas.name(ship.ship) if ship.ship else canvas.say("board-no-ship")
        yield row(
            Word(canvas.name(ship.coast), ship.coast),
            name,
            *(Word(", ".join(slot_words(canvas, slot)), slot.id) for slot in ship.slots),
            next_words(canvas, ship),
        )
    for market in canvas.view.foreign:
        owners = tuple(
            f"seat_{seat}" for seat, n in enumerate(market.commodities) for _ in range(n)
        )
        points = canvas.say("board-points", n=market.points)
        stock = canvas.say("board-stock", owners=owners) if owners else ""
        yield row(canvas.name(market.id), points, stock)


def route_rows(canvas: Canvas) -> Iterator[Row]:
    """Routes of the row, the discard pile, the war."""
    view = canvas.view
    yield row(
        Word(canvas.name("route_row"), "route_row"),
        canvas.say("board-stacks", n=view.row_left),
        canvas.say("board-discards", n=view.discards),
    )
    for route in view.row:
        yield route_row(canvas, route)
    if canvas.asked == "ChooseRoute":
        for route in view.known_discards:
            yield route_row(canvas, route)
    strength = canvas.say("board-strength", own=view.strength, enemy=view.enemy)
    yield row(Word(canvas.name("war"), "war"), Word(canvas.name("war_box"), "war_box"), strength)
    yield row(
        *(
            canvas.about(canvas.who(seat), canvas.say("board-workers", n=workers + recruits))
            for seat, workers, recruits in view.war
            if seat >= 0
        )
    )
    yield row(*(Word(canvas.name(heads), heads) for heads in HEADS))


def route_row(canvas: Canvas, route: RouteView) -> Row:
    return row(Word(canvas.name(route.id), route.id), *route_words(canvas, route))


def council_rows(canvas: Canvas) -> Iterator[Row]:
    for at, section in enumerate(SECTIONS):
        slots = canvas.view.slots[at * SLOTS_PER_SECTION : (at + 1) * SLOTS_PER_SECTION]
        yield row(
            canvas.say(f"board-section-{section}"),
            *(
                Word(canvas.about(canvas.name(name), canvas.who(seat) if seat >= 0 else ""), name)
                for name, seat, _ in slots
            ),
        )


def work_rows(canvas: Canvas) -> Iterator[Row]:
    """Boxes of the workforce, migrants and the rural market."""
    view = canvas.view
    for noun in ("resources", "produce", "ships"):
        standing = [
            canvas.about(canvas.who(seat), canvas.say("board-workers", n=workers))
            for seat, workers in at_work(canvas, noun)
        ]
        yield row(Word(canvas.name(noun), noun), canvas.help(noun), *standing)
    yield row(Word(canvas.name("emperor"), "emperor"), canvas.help("emperor"))
    yield row(
        *(
            Word(canvas.about(canvas.name(noun), canvas.say("board-left", n=n)), noun)
            for noun, n in (("wood", view.wood), ("stone", view.stone))
        )
    )
    for box, _ in view.undertakings:
        yield row(Word(canvas.name(box), box), *undertaking_words(canvas, box))
    for noun, counts in zip(
        MIGRANTS, ([p.bottom for p in view.players], [p.top for p in view.players]), strict=True
    ):
        said = [canvas.about(canvas.who(seat), str(n)) for seat, n in enumerate(counts) if n]
        yield row(Word(canvas.name(noun), noun), *said)
    yield row(
        Word(canvas.name("rural_market"), "rural_market"),
        *(
            Word(canvas.about(canvas.name(f"rural_{colour}"), str(n)), f"rural_{colour}")
            for colour, n in zip(PLAYER_COLOURS, view.rural, strict=False)
        ),
    )


def player_rows(canvas: Canvas, player: PlayerView) -> Iterator[Row]:
    """What a player has; the viewer's own things can be pointed at."""
    own = player.seat == canvas.view.seat

    def word(noun: str, *parts: str) -> Word:
        return Word(canvas.about(canvas.name(noun), *parts), noun if own else "")

    colour = PLAYER_COLOURS[player.seat]
    yield row(Word(canvas.name(colour), colour), canvas.say("board-total", n=player.total))
    yield row(
        word("copper", str(player.copper)),
        word("silver", str(player.silver)),
        word("wood", str(player.wood)),
        word("stone", str(player.stone)),
        word("misfortune", str(player.misfortune)),
    )
    yield row(
        canvas.say("board-workers", n=player.workers),
        canvas.say("board-supply-cubes", n=player.cubes),
        canvas.say("board-supply-pieces", n=player.pieces),
        canvas.say("board-supply-discs", n=player.discs),
        canvas.say("board-capacity", n=player.capacity),
    )
    yield row(*forecast(canvas, player))
    for fortune in player.fortunes:
        played = card_words(canvas, fortune.card) if fortune.card else []
        waiting = canvas.say("board-waiting", n=fortune.workers) if fortune.workers else ""
        yield row(word(fortune.id, *played, waiting))
    yield row(word("tax_space", str(player.tax_discs)))
    for card in (player.hand or ()) if own else ():
        yield row(word(card, *card_words(canvas, card)))
    yield from personal_rows(canvas, player, own)


def personal_rows(canvas: Canvas, player: PlayerView, own: bool) -> Iterator[Row]:
    """Open personal routes with their demands, and those that were won."""
    for route in player.routes:
        demands = [
            Word(canvas.name(kind), kind if own else "") for kind, met in route.demand if not met
        ]
        name = Word(canvas.name(route.id), route.id if own else "")
        yield row(name, *route_words(canvas, route)[1:3], *demands)
    if player.won:
        yield row(canvas.say("board-won", n=len(player.won)), *(canvas.name(r) for r in player.won))


def guide_rows(canvas: Canvas) -> Iterator[Row]:
    """What is not in sight, and what can be asked for."""

    def words(*nouns: str) -> list[Word]:
        return [Word(canvas.name(noun), noun) for noun in nouns]

    def away(nouns: Iterable[str], shown: Iterable[str]) -> list[Word]:
        return words(*(noun for noun in nouns if noun not in set(shown)))

    view, say = canvas.view, canvas.say
    yield row(say("board-all-goods"), *words(*DEMANDS))
    shown, tiles = [factory.id for factory in view.factories], view.seats * len(COMMODITIES)
    yield row(say("board-all-factories"), *words(*PLAYER_COLOURS))
    yield row(say("board-in-stack"), *away(FACTORIES[:tiles], shown))
    yield row(say("board-not-in-play"), *words(*FACTORIES[tiles:]))
    yield row(say("board-all-routes"), *away(ROUTES, [route.id for route in view.row]))
    for state in ("deck", "played", "discarded"):
        cards = [card for card in CARDS if card_state(canvas.me, card) == state]
        if cards:
            yield row(say("board-all-cards"), say(f"board-card-{state}"), *words(*cards))
    slots = [slot.id for ship in view.ships for slot in ship.slots]
    berths = away(COASTS, [ship.coast for ship in view.ships])
    yield row(say("board-no-berth"), *berths, *away(SHIP_SLOTS, slots))
    yield row(*words(*RURAL[view.seats :]))
    if canvas.me is None:
        yield row(*words(*FORTUNES, "tax_space", "copper", "misfortune"))
