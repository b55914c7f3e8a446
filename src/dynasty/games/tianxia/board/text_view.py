"""The table as plain text: the same pieces as in the drawing, region by region."""

from collections.abc import Iterator

from dynasty.drawing.scene import Region, Row, Word, text_row
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.kingdoms import offers_words
from dynasty.games.tianxia.board.labels import (
    berth_words,
    demand_words,
    fortifications_left_words,
    nomad_words,
    path_words,
    player_board_help,
    progress_words,
    reward_words,
    section_words,
    slot_words,
    space_words,
)
from dynasty.games.tianxia.board.unplaced_choices import COMMON_BOARD_NOUNS
from dynasty.games.tianxia.effect_codes import gain_nouns
from dynasty.games.tianxia.names import (
    COLOURS,
    DISPLAY,
    OBJECTIVES,
    REGIONS,
    RINGS,
    STUFF,
    TILE_STEPS,
)
from dynasty.games.tianxia.view import PlayerView


def regions(canvas: Canvas) -> Iterator[Region]:
    """Yield the regions of the common board."""
    say = canvas.say
    yield Region("round", say("title"), tuple(round_rows(canvas)))
    if canvas.open_sets:
        yield Region("sets", say("board-sets"), tuple(set_rows(canvas)))
    yield Region("wall", say("board-wall"), tuple(wall_rows(canvas)))
    yield Region("kingdoms", say("board-kingdoms"), tuple(space_rows(canvas)))
    yield Region("buildings", say("board-buildings"), tuple(slot_rows(canvas)))
    yield Region("coast", say("board-coast"), tuple(ship_rows(canvas)))
    yield Region("barges", say("board-barges"), tuple(barge_rows(canvas)))
    yield Region("palace", say("board-palace"), tuple(palace_lines(canvas)))


def player_regions(canvas: Canvas, player: PlayerView) -> Iterator[Region]:
    """Yield the region of a house; for the viewer also choices that are on no board."""
    title = f"{canvas.who(player.seat)} ({canvas.letter(player.seat)})"
    rows = tuple(player_rows(canvas, player))
    yield Region(f"seat_{player.seat}", title, rows)
    if canvas.is_own(player.seat):
        written = (
            {word.noun for line in rows for word in line.words}
            | COMMON_BOARD_NOUNS
            | {"turn_order"}
        )
        left = [noun for noun in canvas.offered if noun not in written]
        if left:
            tray = tuple(
                text_row(Word(canvas.name(noun), noun), *tray_help(canvas, noun)) for noun in left
            )
            yield Region("tray", canvas.say("board-tray"), tray)


def tray_help(canvas: Canvas, noun: str) -> list[str]:
    """Return a description of a thing in the tray."""
    if noun.startswith("board_"):
        return player_board_help(canvas, noun)
    return []


def set_rows(canvas: Canvas) -> Iterator[Row]:
    """Yield the starting sets that can still be taken."""
    for noun, building, gains in canvas.open_sets:
        gives = canvas.say("board-gives", gain=gains)
        name = Word(canvas.name(noun), noun)
        yield text_row(name, canvas.name(building), canvas.help(building), gives)


def round_rows(canvas: Canvas) -> Iterator[Row]:
    view, say = canvas.view, canvas.say
    yield text_row(canvas.moment())
    order = [
        canvas.who(seat) + (f" ({say('board-active')})" if seat == view.active else "")
        for seat in view.order
    ]
    yield text_row(Word(canvas.name("turn_order"), "turn_order"), *order)
    if view.next_order:
        yield text_row(say("board-next-round"), *(canvas.who(seat) for seat in view.next_order))
    shown = [
        Word(canvas.name(tile) if tile else say("board-empty"), DISPLAY[at])
        for at, tile in enumerate(view.display)
    ]
    if shown:
        yield text_row(say("board-display"), *shown)
    yield text_row(
        say("board-tiles-left", n=view.tiles_left),
        say("board-objectives-left", n=view.objectives_left),
        say("board-ships-left", n=view.ships_left),
        say("board-neutrals", n=view.neutrals),
    )
    if view.nomads:
        yield text_row(say("board-nomads"), *(nomad_words(canvas, card) for card in view.nomads))
    if view.objective_discard:
        names = ", ".join(canvas.name(card) for card in view.objective_discard)
        yield text_row(say("board-discard", n=len(view.objective_discard)), names)


def wall_rows(canvas: Canvas) -> Iterator[Row]:
    for section in canvas.view.sections:
        yield text_row(Word(canvas.name(section.id), section.id), *section_words(canvas, section))
        yield text_row(path_words(canvas, section))


def space_rows(canvas: Canvas) -> Iterator[Row]:
    """Yield Action spaces with price and markers, then the banners of the rings."""
    for name, markers, price in canvas.view.spaces:
        offers = offers_words(canvas, REGIONS.index(name)) if name in REGIONS else ""
        cost = canvas.say("board-marker-price", n=price)
        owners = ", ".join(canvas.who(seat) for seat in markers)
        yield text_row(Word(canvas.name(name), name), cost, owners, offers)
    for ring, banner in zip(RINGS, canvas.view.banners, strict=True):
        places = [
            canvas.name(region)
            for at, region in enumerate(REGIONS)
            if RINGS[canvas.box.region_ring[at]] == ring
        ]
        yield text_row(Word(canvas.name(banner), banner), *places)


def slot_rows(canvas: Canvas) -> Iterator[Row]:
    for slot in canvas.view.slots:
        name, *rest = slot_words(canvas, slot)
        yield text_row(Word(canvas.name(slot.id), slot.id), Word(name, slot.building), *rest)


def ship_rows(canvas: Canvas) -> Iterator[Row]:
    for ship in canvas.view.ships:
        port = Word(canvas.name(ship.port_demand), ship.port_demand)
        yield text_row(Word(canvas.name(ship.id), ship.id), port, *berth_words(canvas, ship))
        if ship.ship is not None and ship.demand is not None:
            noun = f"{ship.id}_demand"
            yield text_row(Word(canvas.name(noun), noun), *demand_words(canvas, ship, ship.demand))
            spaces = [
                Word(
                    canvas.about(
                        canvas.name(f"{ship.id}_{space + 1}"), *space_words(canvas, ship, space)
                    ),
                    f"{ship.id}_{space + 1}",
                )
                for space in range(ship.spaces)
            ]
            yield text_row(*spaces)


def barge_rows(canvas: Canvas) -> Iterator[Row]:
    for barge, workers, price in canvas.view.barges:
        names = ", ".join(canvas.who(seat) for seat in workers)
        cost = canvas.say("board-worker-price", n=price)
        yield text_row(Word(canvas.name(barge), barge), names, cost)


def palace_lines(canvas: Canvas) -> Iterator[Row]:
    view, say = canvas.view, canvas.say
    for at, track in enumerate(view.tracks):
        standing = [
            say("board-standing", seat=canvas.who(seat), n=step)
            for step, stack in reversed(list(enumerate(track.stacks)))
            for seat in stack
        ]
        yield text_row(Word(canvas.name(track.id), track.id), *standing)
        yield text_row(*reward_words(canvas, at))
        per_step = len(track.tiles) // len(TILE_STEPS)
        for group, step in enumerate(TILE_STEPS):
            tiles = track.tiles[group * per_step : (group + 1) * per_step]
            words = [
                Word(canvas.name(tile), f"pal_{COLOURS[at]}_{step}_{slot}")
                for slot, tile in enumerate(tiles, 1)
                if tile
            ]
            if words:
                yield text_row(say("board-step", n=step), *words)


def player_rows(canvas: Canvas, player: PlayerView) -> Iterator[Row]:
    say, own = canvas.say, player.seat == canvas.view.seat

    def word(text: str, noun: str) -> Word:
        return Word(text, noun if own else "")

    if player.rival != "neutral_house":
        score = word(say("board-score", n=canvas.points(player)), "vp")
        yield text_row(score, say("board-total", n=player.total))
    yield text_row(
        *(word(canvas.count(name, n), name) for name, n in zip(STUFF, player.stuff, strict=True))
    )
    soldiers = sum(section.soldiers.count(player.seat) for section in canvas.view.sections)
    yield text_row(
        word(say("board-meeples", n=player.meeples), "meeples"),
        word(say("board-markers", n=player.markers), "action_marker"),
        word(fortifications_left_words(canvas, "board-walls-left", player.wall_prices), "wall"),
        fortifications_left_words(canvas, "board-towers-left", player.tower_prices),
        word(say("board-own-soldiers", n=soldiers), "soldier"),
        say("board-shipping-left", n=player.shipping_left),
        say("board-deliveries", n=player.deliveries),
    )
    yield from board_rows(canvas, player, own)
    yield from tile_rows(canvas, player, own)


def board_rows(canvas: Canvas, player: PlayerView, own: bool) -> Iterator[Row]:
    """Yield the player board: Starting Building, Merchants, Objectives."""
    say = canvas.say
    if player.board:
        yield text_row(Word(canvas.name(player.board), player.board if own else ""))
    if player.starting:
        noun = player.starting
        yield text_row(Word(canvas.name(noun), noun if own else ""), canvas.help(noun))
    for merchant in player.merchants:
        filled = say("board-filled", n=merchant.filled, spaces=merchant.spaces)
        name = Word(canvas.name(merchant.id), merchant.id if own else "")
        yield text_row(name, filled, canvas.help(merchant.id))
    if player.hand is None:
        yield text_row(say("board-hand", n=player.hand_count))
        return
    for card in player.hand:
        gain = say("board-benefit", gain=gain_nouns(canvas.box.benefit[OBJECTIVES.index(card.id)]))
        scored = say("board-score", n=card.points)
        title = Word(canvas.name(card.id), card.id if own else "")
        yield text_row(title, scored, canvas.help(card.id), progress_words(canvas, card), gain)


def tile_rows(canvas: Canvas, player: PlayerView, own: bool) -> Iterator[Row]:
    say = canvas.say
    if player.jades:
        yield text_row(canvas.name("jade"), *(canvas.name(kind) for kind in player.jades))
    tiles = [
        Word(
            canvas.about(canvas.name(kind), say("board-used" if used else "board-unused")),
            kind if own else "",
        )
        for kind, used in player.tiles
    ]
    for noun, state in (
        ("bonus_shipping", player.bonus_shipping),
        ("double_tower", player.double_tower),
    ):
        if state:
            said = say("board-unused" if state == 1 else "board-used")
            tiles.append(Word(canvas.about(canvas.name(noun), said), noun if own else ""))
    if tiles:
        yield text_row(say("board-tiles"), *tiles)
