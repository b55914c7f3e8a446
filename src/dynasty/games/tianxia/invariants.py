"""What must hold in every position of Tianxia (dossier, section 8)."""

from collections.abc import Iterator

from dynasty.games.tianxia.components import PALACE_TILES, REGULAR_TILES
from dynasty.games.tianxia.names import (
    BARGES,
    BUILDINGS,
    DECK,
    DEMANDS,
    JADE_SPACES,
    KINDS_OF_STUFF,
    LAST_STEP,
    NEUTRAL,
    NOBODY,
    NOTHING,
    OBJECTIVES,
    PLAYER_COLOURS,
    PORTS,
    POSITIONS,
    RIVALS,
    ROWS,
    SECTIONS,
    SHIP_SPACES,
    SHIPS,
    SLOTS,
)
from dynasty.games.tianxia.packed_rows import piece_count, row_length, row_pieces
from dynasty.games.tianxia.rules.attack import ATTACK, END_ATTACK
from dynasty.games.tianxia.rules.final_scoring import FINAL_SCORING, score_sheet, scoring_seats
from dynasty.games.tianxia.rules.palace_tracks import TRACK_COUNT
from dynasty.games.tianxia.rules.rounds import CLEAN_UP, PLAY_ROUND
from dynasty.games.tianxia.rules.stock_and_score import CATEGORIES
from dynasty.games.tianxia.rules.turn import CHOOSE_TURN, NEXT_TURN
from dynasty.games.tianxia.rules.wall import defense
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import is_partition, make_pile, pile_cards


def invariant_violations(s: TianxiaState) -> list[str]:
    """Return each invariant that does not hold, with what is wrong."""
    checks = (
        *(table, meeples, neutral_workers, fortifications, markers, ships, tiles),
        *(objectives, palace, wall, jade, governors, stuff, turn_order, scores),
    )
    return [f"{check.__name__}: {fault}" for check in checks for fault in check(s)]


def agenda_violations(s: TianxiaState) -> list[str]:
    """Return the errors in the agenda, such as a missing round or a misplaced turn."""
    return list(course(s))


def table(s: TianxiaState) -> Iterator[str]:
    """Check how the table was set up: houses, side of the board, Nomads, starting sets."""
    if s.seats != s.deciders + len(RIVALS[s.deciders - 1 : s.deciders]):
        yield f"{s.deciders} players at a table of {s.seats}"
    if s.side != (s.deciders == len(PLAYER_COLOURS)) or s.deck not in (0, DECK):
        yield f"side {s.side} of the board, Nomads from {s.deck}"
    sets = len(s.set_buildings), len(s.set_supplies)
    if sets not in ((0, 0), (s.deciders + 1, s.deciders + 1)) or s.sets_left >> sets[0]:
        yield f"{sets} parts of starting sets"


def course(s: TianxiaState) -> Iterator[str]:
    """Check the agenda: turns, Attack, Cleanup, rounds and final scoring still to come."""
    rounds, begun = s.due(PLAY_ROUND), list(range(s.box.rounds, s.round, -1))
    playing = bool(s.agenda) and rounds == begun
    if not playing and s.agenda and (s.round > 1 or rounds != [*begun, 1]):
        yield f"rounds {rounds} follow round {s.round}"
    if s.due(FINAL_SCORING) != [0] * bool(s.agenda):
        yield "the final scoring does not come last"
    attack = s.due(ATTACK)
    if attack + s.due(END_ATTACK) != [0] * playing or len(s.due(NEXT_TURN)) != len(attack):
        yield f"the Attack comes {len(attack)} times, the next turn {len(s.due(NEXT_TURN))} times"
    if not s.in_sequence(FINAL_SCORING, PLAY_ROUND, CLEAN_UP, ATTACK, NEXT_TURN, CHOOSE_TURN):
        yield "the agenda is in disorder"
    asked = [seat for step, seat, _ in s.agenda if step is CHOOSE_TURN]
    if asked and (asked != [s.active] or s.active in s.next_order):
        yield f"turns of {asked}, but {s.active} acts"
    if s.due(CLEAN_UP) != [0] * (playing and s.round < s.box.rounds):
        yield f"the Cleanup comes {len(s.due(CLEAN_UP))} times in round {s.round}"
    if not s.agenda and s.round < s.box.rounds:
        yield f"it ended in round {s.round}"


def meeples(s: TianxiaState) -> Iterator[str]:
    """1. Check that all meeples of a colour are somewhere."""
    for seat in range(s.seats):
        found = s.meeples[seat] + s.aside[seat]
        found += sum(s.merchants[seat * ROWS : seat * ROWS + ROWS])
        for rows in (s.soldiers, s.governors, s.barges):
            found += sum(piece_count(row, seat) for row in rows)
        if found != s.box.meeples or s.meeples[seat] < 0:
            yield f"seat {seat} has {found}, {s.meeples[seat]} of them in supply"


def neutral_workers(s: TianxiaState) -> Iterator[str]:
    """2. Check Neutral Workers and Barges."""
    on_barges = sum(piece_count(row, NEUTRAL) for row in s.barges)
    if s.neutrals + on_barges != s.box.neutral_workers or s.neutrals < 0:
        yield f"{s.neutrals} in their area, {on_barges} on Barges"
    for barge in range(len(BARGES)):
        if row_length(s.barges[barge]) > s.box.barge_capacity or NOBODY in row_pieces(
            s.barges[barge]
        ):
            yield f"Barge {barge} holds {row_pieces(s.barges[barge])}"


def fortifications(s: TianxiaState) -> Iterator[str]:
    """3. Check that built Walls and Towers are on the board."""
    for seat in range(s.seats):
        walls = sum(piece_count(row, seat) for row in s.walls)
        towers = s.towers.count(seat)
        if (walls, towers) != (s.walls_built[seat], s.towers_built[seat]):
            yield f"seat {seat} has {walls} Walls and {towers} Towers on the board"
        if walls > s.box.walls or towers > s.box.towers:
            yield f"seat {seat} has more pieces than there are"


def markers(s: TianxiaState) -> Iterator[str]:
    """4. and 5. Check Action, Shipping and Delivery markers."""
    for seat in range(s.seats):
        found = s.markers[seat] + s.sold[seat] + sum(piece_count(row, seat) for row in s.spaces)
        if found != s.box.action_markers or s.markers[seat] < 0:
            yield f"seat {seat} has {found} Action markers"
        at = seat * PORTS
        if sum(s.port_markers[at : at + PORTS]) > s.box.shipping_markers:
            yield f"seat {seat} has too many Shipping markers"
        on_ships = sum(
            s.covered[position] >> 3 * space & 7 == seat + 1
            for position in range(len(POSITIONS))
            for space in range(SHIP_SPACES)
        )
        if s.deliveries[seat] + on_ships != s.box.delivery_markers or s.deliveries[seat] < 0:
            yield f"seat {seat} has {s.deliveries[seat]} + {on_ships} Delivery markers"


def tiles(s: TianxiaState) -> Iterator[str]:
    """6. Check that every Bonus tile is in one place."""
    places = [*s.bonus_at, *s.palace, *s.display, *s.bottom, *s.looked]
    laid = [1 << tile for tile in places if tile != NOTHING]
    every_tile = (1 << REGULAR_TILES + PALACE_TILES) - 1
    if not is_partition([*laid, s.bag, s.tiles_out, *s.tiles], every_tile):
        yield "a tile is missing or twice there"
    stacks = s.bag.bit_count() - s.supply
    if not 0 <= stacks <= s.box.rounds * (s.seats + 1) or s.supply < 0:
        yield f"{stacks} tiles in Round stacks"
    if len(s.bottom) != len(s.bottom_seats):
        yield f"{s.bottom} lie under the supply, put there by {s.bottom_seats}"
    for seat in range(s.seats):
        if s.used[seat] & ~s.tiles[seat] or s.used[seat] & s.box.jade_tiles:
            yield f"seat {seat} has used what it has not"


def objectives(s: TianxiaState) -> Iterator[str]:
    """7. Check that every Objective is in one place."""
    found = [s.objective_pile, s.objective_discard, *s.hand]
    if not is_partition(found, (1 << len(OBJECTIVES)) - 1):
        yield "an Objective is missing or twice there"


def ships(s: TianxiaState) -> Iterator[str]:
    """7. Check Ships and Demand tiles."""
    here = [1 << ship for ship in s.ships if ship != NOTHING]
    if not is_partition([s.ship_pile, s.ships_out, *here], (1 << len(SHIPS)) - 1):
        yield "a Ship is missing or twice there"
    there = [1 << demand for demand in s.demands if demand != NOTHING]
    if not is_partition([s.demand_pile, s.demands_out, *there], (1 << len(DEMANDS)) - 1):
        yield "a Demand tile is missing or twice there"
    for position, ship in enumerate(s.ships):
        if (ship == NOTHING) != (s.demands[position] == NOTHING):
            yield f"position {position} has a Ship without Demand tile"
        if ship != NOTHING and s.covered[position] >> 3 * len(s.box.ship_spaces[ship]):
            yield f"position {position} has a marker beside its spaces"


def palace(s: TianxiaState) -> Iterator[str]:
    """8. Check steps, and that the arrival order has no ties."""
    for seat in range(s.seats):
        at = seat * TRACK_COUNT
        if not all(0 <= step <= LAST_STEP for step in s.steps[at : at + TRACK_COUNT]):
            yield f"seat {seat} stands on {s.steps[at : at + TRACK_COUNT]}"
    arrived = [arrival for arrival in s.arrival if arrival]
    if len(set(arrived)) != len(arrived):
        yield "two markers arrived at once"


def wall(s: TianxiaState) -> Iterator[str]:
    """9. and 15. Check Strength, Chieftains, Defense and Nomad cards."""
    for section in range(len(SECTIONS)):
        if not 0 <= s.strength[section] <= s.box.strength_max:
            yield f"Strength {s.strength[section]} in section {section}"
        if not 0 <= s.chief[section] <= s.box.chieftain_steps:
            yield f"Chieftain on {s.chief[section]} in section {section}"
        if not 0 <= defense(s, section) <= s.box.strength_max:
            yield f"Defense {defense(s, section)} in section {section}"
        if row_length(s.soldiers[section]) > s.box.soldier_spaces[s.side]:
            yield f"too many Soldiers in section {section}"
        if row_length(s.walls[section]) > s.box.wall_spaces[s.side]:
            yield f"too many Walls in section {section}"
    if len(set(s.nomads)) != len(s.nomads) or len(s.nomads) not in (s.round - 1, s.round):
        yield f"Nomad cards {s.nomads} in round {s.round}"
    if s.nomad_pile ^ (1 << DECK) - 1 != make_pile(card - s.deck for card in s.nomads):
        yield f"Nomad cards {s.nomads} came out of a pile that is {s.nomad_pile:b}"
    if not s.decisions and any(chief >= s.box.chieftain_steps for chief in s.chief):
        yield "a Battle was not fought"


def jade(s: TianxiaState) -> Iterator[str]:
    """10. Check figurines."""
    for seat in range(s.seats):
        row = row_pieces(s.jades[seat])
        if len(row) > JADE_SPACES or make_pile(row) != s.jade[seat]:
            yield f"seat {seat} has figurines {row}"
        kinds = [s.box.tile_kind[tile] for tile in pile_cards(s.tiles[seat] & s.box.jade_tiles)]
        if sorted(s.box.kind_jade[kind] for kind in kinds) != sorted(row):
            yield f"seat {seat} has figurines {row}, but other tiles"


def governors(s: TianxiaState) -> Iterator[str]:
    """11. and 14. Check Governors, their Buildings, and Additional Cost tokens."""
    for slot in range(len(SLOTS)):
        row = row_pieces(s.governors[slot])
        if len(row) > len(s.box.governor_wood[s.side]) or len(set(row)) != len(row):
            yield f"slot {slot} holds {row}"
        owners = [q for q in range(s.seats) if s.owned[q] >> s.buildings[slot] & 1]
        if sorted(row) != owners:
            yield f"slot {slot} holds {row}, but {owners} own it"
    if s.tokens >> len(SLOTS) or any(own >> len(BUILDINGS) for own in s.owned):
        yield "a token or Governor beside the board"


def stuff(s: TianxiaState) -> Iterator[str]:
    """12. Check that nothing is negative."""
    if min(s.stuff) < 0 or min(s.vp) < 0 or min(s.merchants) < 0:
        yield f"{s.stuff}, prestige {s.vp}"
    if any(s.stuff[s.deciders * KINDS_OF_STUFF :]):
        yield "the rival holds something"


def turn_order(s: TianxiaState) -> Iterator[str]:
    """13. Check that each house passes once and the Turn order is a permutation."""
    if sorted(s.order) != list(range(s.seats)):
        yield f"Turn order {s.order}"
    if len(set(s.next_order)) != len(s.next_order):
        yield f"passed {s.next_order}"


def scores(s: TianxiaState) -> Iterator[str]:
    """20. Check that the categories add up to the running prestige."""
    for seat in range(scoring_seats(s)):
        at = seat * len(CATEGORIES)
        start = s.box.start_vp if seat < s.deciders else s.box.level_start[s.level]
        if s.vp[seat] - sum(s.earned[at : at + len(CATEGORIES)]) != start:
            yield f"seat {seat} has {s.vp[seat]}"
        sheet = score_sheet(s, seat)
        if sum(line.points for line in sheet.lines) != sheet.total:
            yield f"the sheet of seat {seat} does not add up"
