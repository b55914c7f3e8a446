"""What must always hold at a table of Yínzi: conservation of every piece, and more."""

from collections.abc import Iterator

from dynasty.games.yinzi.land_squares import PROVINCE_OF, neighbour_squares
from dynasty.games.yinzi.names import (
    ADMINISTRATION_PHASE,
    BOAT_SPACES,
    CARDS,
    COMMODITIES,
    COUNTRIES,
    FACTORIES,
    FOREIGN_MARKETS,
    FORTUNES,
    GOODS,
    LAST_PHASE,
    LEVELS,
    NOTHING,
    RATES,
    RICE,
    ROUTES,
    SALT,
    SHIP_SLOTS,
    SHIP_TILES,
    SLOTS_PER_SHIP,
    WARES,
)
from dynasty.games.yinzi.rules.administration_phase import ROLL_DIE
from dynasty.games.yinzi.rules.battle import BATTLE
from dynasty.games.yinzi.rules.bonus_phase import SET_ORDER
from dynasty.games.yinzi.rules.disasters import STRIKE
from dynasty.games.yinzi.rules.discs_and_cubes import cubes_on, occupied, taken_slots
from dynasty.games.yinzi.rules.feeding_phase import boxed_workers
from dynasty.games.yinzi.rules.final_scoring import FINAL_SCORING, majority_points, score_sheet
from dynasty.games.yinzi.rules.production import stored_in
from dynasty.games.yinzi.rules.resolution_phase import COLLECT_ROUTES
from dynasty.games.yinzi.rules.rounds import (
    BEGIN_PHASE,
    BY_EACH_SEAT,
    IN_TURN_ORDER,
    OFFER_LAST_CHANCE,
    PLAY_ROUND,
)
from dynasty.games.yinzi.rules.route_demands import all_pieces
from dynasty.games.yinzi.rules.routes import CUBE, DISC, KINDS, PIECE
from dynasty.games.yinzi.rules.sailing import SAIL, loads_of, vacant
from dynasty.games.yinzi.rules.transport import capacity
from dynasty.games.yinzi.rules.turn import PLAY_ACTIONS
from dynasty.games.yinzi.rules.urban_markets import taken_stalls
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import is_partition, make_pile, pile_cards, pile_size


def invariant_violations(s: YinziState) -> list[str]:
    """Return each invariant that does not hold, with what is wrong."""
    checks = (
        *(people, cubes, pieces, discs, purses, hands, ships, routes, factories, land, turns),
    )
    return [fault for check in checks for fault in check(s)]


def agenda_violations(s: YinziState) -> list[str]:
    """Return the errors in the agenda, such as a missing round, and in the routes turned up."""
    return [*course(s), *drawn_route_problems(s)]


def course(s: YinziState) -> Iterator[str]:
    """Check the agenda: rounds, last chance and final scoring still to come."""
    rounds, begun = s.due(PLAY_ROUND), list(range(s.box.rounds, s.round, -1))
    if rounds != (begun if s.phase else [*begun, 1]) or (not s.phase and s.round > 1):
        yield f"rounds {rounds} follow round {s.round}"
    if s.due(FINAL_SCORING) != [0] * bool(s.agenda):
        yield "the final scoring does not come last"
    if s.due(OFFER_LAST_CHANCE) != [0] * (s.phase != LAST_PHASE):
        yield "the last chance is not where it should be"
    if s.due(BEGIN_PHASE) != list(range(ADMINISTRATION_PHASE, s.phase or LAST_PHASE, -1)):
        yield f"phases {s.due(BEGIN_PHASE)} follow phase {s.phase}"
    each = s.due(IN_TURN_ORDER)
    if each != sorted(set(each), reverse=True) or (each and each[0] >= len(BY_EACH_SEAT)):
        yield f"every seat has to do {each}"
    if any(seat == NOTHING for step, seat, _ in s.agenda if step in BY_EACH_SEAT):
        yield "nobody has something to do"
    if not s.in_sequence(FINAL_SCORING, OFFER_LAST_CHANCE, PLAY_ROUND):
        yield "the agenda is in disorder"
    for step in (PLAY_ACTIONS, SET_ORDER, BATTLE, STRIKE, COLLECT_ROUTES, ROLL_DIE):
        if len(s.due(step)) > 1:
            yield f"{step.name} comes {len(s.due(step))} times"


def people(s: YinziState) -> Iterator[str]:
    """Check that all workers are somewhere."""
    for seat in range(s.seats):
        at = seat * len(FORTUNES)
        waiting = sum(s.groups[at : at + len(FORTUNES)]) + (s.group if s.active == seat else 0)
        board = boxed_workers(s, seat) + s.undertakers[seat] + s.soldiers[seat] + s.veterans[seat]
        total = s.supply[seat] + waiting + board + s.top[seat] + s.bottom[seat]
        if total != s.box.workers:
            yield f"seat {seat} has {total} workers"
        if s.employed > s.box.worker_limit:
            yield f"seat {seat} uses {s.employed} workers in one action"


def pieces_on_tiles(s: YinziState, seat: int, kind: int) -> int:
    """Return the number of pieces of a seat on route tiles."""
    return sum(s.on_route[t * KINDS + kind] for t in range(len(ROUTES)) if s.server[t] == seat)


def cubes(s: YinziState) -> Iterator[str]:
    """Check that all cubes are somewhere; a square has one colour, at most two cubes."""
    for seat in range(s.seats):
        aboard = sum(
            n for n, owner in zip(s.load_cubes, s.load_owner, strict=True) if owner == seat
        )
        total = s.cubes[seat] + cubes_on(s, seat, s.fields[seat]) + s.raw[seat].bit_count()
        total += s.rural[seat] + aboard + pieces_on_tiles(s, seat, CUBE)
        if total != s.box.cubes:
            yield f"seat {seat} has {total} cubes"
    if sum(squares.bit_count() for squares in s.fields) != occupied(s).bit_count():
        yield "a square holds cubes of two colours"
    if sum(slots.bit_count() for slots in s.raw) != taken_stalls(s).bit_count():
        yield "a market slot holds two cubes"
    tiles = sum(1 << square for square, tile in enumerate(s.tile_at) if tile != NOTHING)
    if s.double & ~occupied(s) or s.double & ~(s.shows[RICE] | tiles):
        yield "two cubes lie where only one may"


def pieces(s: YinziState) -> Iterator[str]:
    """Check that all commodity pieces are somewhere."""
    for seat in range(s.seats):
        at = seat * len(FOREIGN_MARKETS)
        abroad = sum(s.delivered[at : at + len(FOREIGN_MARKETS)])
        total = s.pieces[seat] + all_pieces(s, seat) + loads_of(s, seat) + abroad
        if total + pieces_on_tiles(s, seat, PIECE) != s.box.commodities:
            yield f"seat {seat} has {total} commodities"


def discs(s: YinziState) -> Iterator[str]:
    """Check that all discs are somewhere, one per slot; only glory may exceed them."""
    for seat in range(s.seats):
        at = seat * len(COUNTRIES)
        abroad = sum(s.emissaries[at : at + len(COUNTRIES)]) + sum(s.aboard[seat :: s.seats])
        glory = s.high_glory[seat] + s.low_glory[seat]
        levels = sum(s.level[factory] for factory in pile_cards(s.owned[seat]))
        total = s.discs[seat] + levels + s.slots[seat].bit_count() + s.tax_discs[seat] + abroad
        total += (
            glory + s.helper_disc[seat] + int(s.recruit[seat] > 0) + pieces_on_tiles(s, seat, DISC)
        )
        if not s.box.discs <= total <= s.box.discs + glory:
            yield f"seat {seat} has {total} discs"
        if s.tax_discs[seat] > s.box.hand:
            yield f"seat {seat} has {s.tax_discs[seat]} tax discs"
    if sum(slots.bit_count() for slots in s.slots) != taken_slots(s).bit_count():
        yield "an advancement slot holds two discs"


def purses(s: YinziState) -> Iterator[str]:
    """Check that wood and stone are somewhere and no seat owes anything."""
    for material, whole in enumerate((s.box.wood, s.box.stone)):
        total = s.store[material] + sum(s.materials[material::2])
        if total != whole:
            yield f"there are {total} of material {material}"
    for name in (
        "copper",
        "silver",
        "misfortune",
        "materials",
        "store",
        "cubes",
        "pieces",
        "discs",
    ):
        if min(getattr(s, name)) < 0:
            yield f"{name} below 0"
    if not 0 <= s.die < len(RATES) or not all(0 <= b < len(BOAT_SPACES) for b in s.boat):
        yield "a marker left its track"


def hands(s: YinziState) -> Iterator[str]:
    """Check that each seat has twelve cards, each in one place."""
    for seat in range(s.seats):
        at = seat * len(FORTUNES)
        played = [card for card in s.played[at : at + len(FORTUNES)] if card != NOTHING]
        piles = [s.deck[seat], s.hand[seat], s.discarded[seat], *(1 << card for card in played)]
        if not is_partition(piles, (1 << len(CARDS)) - 1):
            yield f"a card of seat {seat} is missing or twice there"
    if s.card != NOTHING and (s.active == NOTHING or not s.hand[s.active] >> s.card & 1):
        yield "a card was chosen that is in nobody's hand"


def ships(s: YinziState) -> Iterator[str]:
    """Check that each ship is in one place; at the coast it has an empty slot or is due to sail."""
    seen = [ship for ship in s.coast + s.next_ship if ship != NOTHING]
    below = sum(s.stacks)
    places = [s.ship_pile, s.ships_out, *(1 << ship for ship in seen)]
    if not is_partition(places, s.ship_pile | s.ships_out | make_pile(seen)):
        yield "a ship is in two places"
    if s.ships_out & ~s.box.east_ships or pile_size(s.ships_out) != s.box.ships_removed[s.seats]:
        yield "other ships were left out"
    if below != s.ship_pile.bit_count() or len(seen) + below > len(SHIP_TILES):
        yield f"{below} ships in the stacks, {s.ship_pile.bit_count()} in the pile"
    sailing = {arg for step, _, arg in s.agenda if step is SAIL}
    wanted = [0] * len(WARES)
    for coast, ship in enumerate(s.coast):
        if ship == NOTHING:
            continue
        for slot, ware in enumerate(s.box.ship_wares[ship], coast * SLOTS_PER_SHIP):
            wanted[ware] |= int(s.load_owner[slot] == NOTHING) << slot
        if not vacant(s) >> coast * SLOTS_PER_SHIP & 0b111 and coast not in sailing:
            yield f"a full ship waits in box {coast}"
    if wanted != s.demand:
        yield "the demand does not fit the ships"
    if len(s.load_owner) != len(SHIP_SLOTS):
        yield "a ship slot is missing"


def routes(s: YinziState) -> Iterator[str]:
    """Check that route tiles are in one place; the row is full until routes are collected."""
    places = [s.route_pile, s.route_discard, *s.routes, *s.won]
    places += [1 << tile for tile in s.row if tile != NOTHING]
    if not is_partition(places, (1 << len(ROUTES)) - 1):
        yield "a route tile is in two places, or in none"
    if s.unseen & ~s.route_discard:
        yield "an unseen route is not in the discard pile"


def drawn_route_problems(s: YinziState) -> Iterator[str]:
    """Check how many routes were turned up, and that a seat that looks sees the whole pile."""
    if s.blind not in (0, s.box.route_stack) or bool(s.blind) != (not s.lookers):
        yield "the tiles at the bottom were looked at by nobody, or in part"
    shown = len(ROUTES) - s.route_pile.bit_count() - (0 if s.blind else s.box.route_stack)
    collected = s.round - 1 + (s.phase > 0 and not s.due(COLLECT_ROUTES))
    turned = min(collected + 1, s.box.rounds)
    if shown != turned * s.seats or (NOTHING in s.row) != (collected == s.box.rounds):
        yield f"{shown} routes were turned up, {collected} times the row was collected"


def factories(s: YinziState) -> Iterator[str]:
    """Check that tiles, sites, levels and stores fit together."""
    on_board = s.ruins
    for owned in s.owned:
        on_board |= owned
    count = s.display.bit_count() + s.factory_pile.bit_count() + on_board.bit_count()
    if s.display.bit_count() > s.seats or count != len(COMMODITIES) * s.seats:
        yield f"{count} factory tiles"
    covered = 0
    for factory in range(len(FACTORIES)):
        site, level = s.site[factory], s.level[factory]
        if bool(site) != bool(on_board >> factory & 1):
            yield f"{FACTORIES[factory]} is neither here nor there"
        if site and (
            site.bit_count() != 2 or not neighbour_squares(site & -site) & site or covered & site
        ):
            yield f"{FACTORIES[factory]} does not fit"
        covered |= site
        surplus = stored_in(s, factory) > s.box.storage[level]
        if not 0 <= level <= len(LEVELS) or (surplus and not is_burning(s, factory)):
            yield f"{FACTORIES[factory]} holds too much"
    if covered != s.built:
        yield "the built squares are not those of the factories"


def is_burning(s: YinziState, factory: int) -> bool:
    """Return whether the owner of the factory is about to choose what burns."""
    return any(step.name == "LoseCommodity" and arg == factory for step, _, arg in s.agenda)


def land(s: YinziState) -> Iterator[str]:
    """Check that every square shows one good or is built over; salt is never covered."""
    shown = 0
    for good in range(len(GOODS)):
        if shown & s.shows[good]:
            yield "a square shows two goods"
        shown |= s.shows[good]
    if shown & s.built or (shown | s.built).bit_count() != len(PROVINCE_OF):
        yield "a square shows nothing"
    if s.built & occupied(s):
        yield "cubes lie under a factory"
    vendible = 0
    for good in s.box.rural_goods:
        vendible |= s.shows[good]
    if vendible != s.vendible:
        yield "the food for the rural market does not fit the land"
    if s.box.printed[SALT] & ~s.shows[SALT]:
        yield "a salt field is covered"


def turns(s: YinziState) -> Iterator[str]:
    """Check order, bonuses, boats of the occasion, majorities and the sum of the score."""
    if sorted(s.order) != list(range(s.seats)):
        yield "the order is no order"
    taken = [bonus for bonus in s.bonus if bonus != NOTHING]
    if len(set(taken)) != len(taken):
        yield "a bonus was taken twice"
    at_war = [seat for seat in s.war_slot if seat != NOTHING]
    if len(set(at_war)) != len(at_war):
        yield "a seat goes to war twice"
    if s.active != NOTHING and s.boat_used > capacity(s, s.active) + s.boat_bonus:
        yield "too many borders were crossed"
    for section in range(4):
        points = [majority_points(s, seat, section) for seat in range(s.seats)]
        if sum(points) not in (0, s.box.majority, points.count(1)):
            yield "too many majority points"
    for seat in range(s.seats):
        sheet = score_sheet(s, seat)
        if sheet.total != sum(line.points for line in sheet.lines):
            yield "a score does not add up"
