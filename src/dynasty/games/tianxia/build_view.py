"""Build the view of a seat from the state of Tianxia."""

from dynasty.games.tianxia.card_readers import JADE_AGAIN, RANKS
from dynasty.games.tianxia.names import (
    BANNERS,
    BARGES,
    BOARDS,
    BUILDINGS,
    DEMANDS,
    JADES,
    KINDS,
    KINDS_OF_STUFF,
    LAST_STEP,
    MERCHANTS,
    NEUTRAL,
    NOMADS,
    NOTHING,
    OBJECTIVES,
    PATH,
    PLAYER_COLOURS,
    PORT_DEMANDS,
    PORTS,
    POSITIONS,
    REGIONS,
    RIVALS,
    ROWS,
    SECTIONS,
    SETS,
    SHIP_SPACES,
    SHIPS,
    SLOT_GROUP,
    SLOTS,
    SPACES,
    STARTING_BUILDINGS,
    TRACKS,
)
from dynasty.games.tianxia.packed_rows import row_pieces
from dynasty.games.tianxia.rules.barges import worker_price
from dynasty.games.tianxia.rules.battle import champion, foresee
from dynasty.games.tianxia.rules.buildings import CLOSED, install_price
from dynasty.games.tianxia.rules.final_scoring import counted, objective_points, open_sheet, ranking
from dynasty.games.tianxia.rules.palace_tracks import TRACK_COUNT, has_neutral_markers, rivals
from dynasty.games.tianxia.rules.setup import supply_names
from dynasty.games.tianxia.rules.ships import shipping_markers_left
from dynasty.games.tianxia.rules.tiles_and_jade import tiles_left
from dynasty.games.tianxia.rules.turn import marker_price
from dynasty.games.tianxia.rules.wall import battle_comes, defense, stone_saved
from dynasty.games.tianxia.state import TianxiaState
from dynasty.games.tianxia.view import (
    NEUTRAL_PIECE,
    NOT_FOR_SALE,
    BattleView,
    MerchantView,
    ObjectiveView,
    PlayerView,
    SectionView,
    ShipView,
    SlotView,
    TianxiaView,
    TrackView,
)
from dynasty.kernel import Question, pile_cards, pile_size


def build_view(s: TianxiaState, seat: int, questions: tuple[Question, ...]) -> TianxiaView:
    """Return the table as this seat sees it; seat -1 is a spectator."""
    finished = not s.decisions
    return TianxiaView(
        seat=seat,
        seats=s.seats,
        finished=finished,
        questions=questions,
        round=s.round,
        order=tuple(s.order),
        next_order=tuple(s.next_order),
        active=s.active,
        space=None if s.space == NOTHING else SPACES[s.space],
        deciders=s.deciders,
        side=s.side,
        easy=s.deck > 0,
        level=s.level,
        slots=tuple(see_slot(s, seat, slot) for slot in range(len(SLOTS))),
        sections=tuple(see_section(s, section) for section in range(len(SECTIONS))),
        ships=tuple(see_ship(s, position) for position in range(len(POSITIONS))),
        tracks=tuple(see_track(s, track) for track in range(TRACK_COUNT)),
        spaces=see_spaces(s, max(seat, 0)),
        banners=tuple(BANNERS[track] for track in s.banners),
        barges=see_barges(s, max(seat, 0)),
        neutrals=s.neutrals,
        nomads=tuple(NOMADS[card] for card in s.nomads),
        display=tuple(tile_kind_name(s, tile) for tile in s.display),
        display_numbers=tuple(s.display),
        tiles_left=tiles_left(s),
        known_bottom=see_bottom(s, seat),
        looked=tuple(KINDS[s.box.tile_kind[t]] for t in s.looked) if s.active == seat else (),
        objectives_left=pile_size(s.objective_pile),
        objective_discard=tuple(OBJECTIVES[card] for card in pile_cards(s.objective_discard)),
        ships_left=pile_size(s.ship_pile),
        sets=tuple(see_set(s, at) for at in range(len(s.set_buildings))),
        players=tuple(see_player(s, seat, owner) for owner in range(s.seats)),
        ranking=tuple(ranking(s)) if finished else (),
    )


def see_spaces(s: TianxiaState, buyer: int) -> tuple[tuple[str, tuple[int, ...], int], ...]:
    return tuple(
        (name, tuple(row_pieces(s.spaces[at])), marker_price(s, buyer, at))
        for at, name in enumerate(SPACES)
    )


def see_barges(s: TianxiaState, buyer: int) -> tuple[tuple[str, tuple[int, ...], int], ...]:
    return tuple(
        (name, see_row(s.barges[at]), worker_price(s, buyer, at)) for at, name in enumerate(BARGES)
    )


def see_bottom(s: TianxiaState, seat: int) -> tuple[str | None, ...]:
    """Return the tiles under the Bonus supply; a seat knows those that it put there."""
    owners = zip(s.bottom, s.bottom_seats, strict=True)
    return tuple(tile_kind_name(s, tile) if who == seat else None for tile, who in owners)


def tile_kind_name(s: TianxiaState, tile: int) -> str | None:
    return None if tile == NOTHING else KINDS[s.box.tile_kind[tile]]


def see_row(row: int) -> tuple[int, ...]:
    return tuple(NEUTRAL_PIECE if piece == NEUTRAL else piece for piece in row_pieces(row))


def see_slot(s: TianxiaState, viewer: int, slot: int) -> SlotView:
    governors = tuple(row_pieces(s.governors[slot]))
    spaces = tuple(s.box.governor_wood[s.side])
    price = install_price(s, max(viewer, 0), slot)
    return SlotView(
        id=SLOTS[slot],
        region=REGIONS[s.box.slot_region[slot]],
        section=SECTIONS[slot // PATH],
        building=BUILDINGS[s.buildings[slot]],
        governors=governors,
        spaces=spaces,
        token=bool(s.tokens >> slot & 1),
        bonus=tile_kind_name(s, s.bonus_at[slot]),
        bonus_number=s.bonus_at[slot],
        raid=s.box.raid[slot],
        price=NOT_FOR_SALE if price == CLOSED else price,
    )


def see_section(s: TianxiaState, section: int) -> SectionView:
    return SectionView(
        id=SECTIONS[section],
        chief=s.chief[section],
        strength=s.strength[section],
        defense=defense(s, section),
        battle=battle_comes(s, section),
        soldiers=tuple(row_pieces(s.soldiers[section])),
        walls=tuple(row_pieces(s.walls[section])),
        tower=s.towers[section],
        doubles=tuple(row_pieces(s.doubles[section])),
        soldier_spaces=s.box.soldier_spaces[s.side],
        wall_spaces=s.box.wall_spaces[s.side],
        forecast=see_forecast(s, section),
    )


def see_forecast(s: TianxiaState, section: int) -> BattleView:
    battle = foresee(s, section)
    parts = [
        (
            battle.rank_points[seat],
            battle.passive_points[seat],
            battle.removed[seat] * s.box.soldier_return_vp,
            battle.protected * s.box.protected_governor_vp if seat == champion(battle) else 0,
        )
        for seat in range(s.seats)
    ]
    return BattleView(
        strengths=tuple(battle.strengths),
        ranking=tuple(battle.ranking),
        points=tuple(map(sum, parts)),
        parts=tuple(parts),
        removed=tuple(battle.removed),
        raided=tuple(SLOTS[slot] for slot in battle.raided),
        left=battle.left,
        protected=battle.protected,
    )


def see_ship(s: TianxiaState, position: int) -> ShipView:
    ship, row = s.ships[position], s.covered[position]
    spaces = 0 if ship == NOTHING else len(s.box.ship_spaces[ship])
    markers = tuple((row >> 3 * at & 7) - 1 for at in range(SHIP_SPACES))
    in_port = position < PORTS
    return ShipView(
        id=POSITIONS[position],
        port_demand=PORT_DEMANDS[s.port_demand[position]],
        ship=None if ship == NOTHING else SHIPS[ship],
        demand=None if ship == NOTHING else DEMANDS[s.demands[position]],
        spaces=spaces,
        markers=markers[:spaces],
        shipping=tuple(s.port_markers[position::PORTS]) if in_port else (),
    )


def see_track(s: TianxiaState, track: int) -> TrackView:
    stacks: list[list[tuple[int, int]]] = [[] for _ in range(LAST_STEP + 1)]
    for seat in range(s.seats):
        at = seat * TRACK_COUNT + track
        stacks[s.steps[at]].append((s.arrival[at], seat))
    if has_neutral_markers(s):
        stacks[s.box.neutral_step].append((-1, NEUTRAL_PIECE))
    tiles = s.palace[track * 2 * SLOT_GROUP : (track + 1) * 2 * SLOT_GROUP]
    ranks = (NEUTRAL_PIECE if seat == NEUTRAL else seat for seat in rivals(s, track))
    return TrackView(
        id=TRACKS[track],
        stacks=tuple(tuple(seat for _, seat in sorted(stack)) for stack in stacks),
        tiles=tuple(tile_kind_name(s, tile) for tile in tiles),
        tile_numbers=tuple(tiles),
        ranks=tuple(ranks),
    )


def see_set(s: TianxiaState, at: int) -> tuple[str, str, tuple[str, ...], bool]:
    building = STARTING_BUILDINGS[s.set_buildings[at]]
    gain = supply_names(s.box.supplies[s.set_supplies[at]])
    return SETS[at], building, gain, not s.sets_left >> at & 1


def see_player(s: TianxiaState, viewer: int, seat: int) -> PlayerView:
    own, box, decides = viewer == seat, s.box, seat < s.deciders
    sheet = open_sheet(s, seat, viewer)
    at, board = seat * KINDS_OF_STUFF, s.board[seat]
    shown = own or not s.decisions
    steps = seat * TRACK_COUNT
    walls, towers, saved = s.walls_built[seat], s.towers_built[seat], stone_saved(s, seat)
    one_time = pile_cards(s.tiles[seat] & ~box.jade_tiles)
    return PlayerView(
        seat=seat,
        colour=PLAYER_COLOURS[seat],
        rival=None if decides else RIVALS[s.deciders - 1],
        vp=s.vp[seat],
        stuff=tuple(s.stuff[at : at + KINDS_OF_STUFF]),
        meeples=s.meeples[seat],
        markers=s.markers[seat],
        passed=seat in s.next_order,
        board=None if board == NOTHING else BOARDS[board],
        starting=None if s.starting[seat] == NOTHING else STARTING_BUILDINGS[s.starting[seat]],
        merchants=see_merchants(s, seat),
        steps=tuple(s.steps[steps : steps + TRACK_COUNT]),
        walls_left=box.walls - walls,
        towers_left=box.towers - towers,
        wall_prices=tuple(max(0, stone - saved) for stone in box.wall_cost[walls:]),
        tower_prices=tuple(max(0, stone - saved) for stone in box.tower_cost[towers:]),
        shipping_left=shipping_markers_left(s, seat) if decides else 0,
        deliveries=s.deliveries[seat],
        hand=see_hand(s, seat) if shown else None,
        hand_count=pile_size(s.hand[seat]),
        tiles=tuple(
            (KINDS[box.tile_kind[tile]], bool(s.used[seat] >> tile & 1)) for tile in one_time
        ),
        tile_numbers=tuple(one_time),
        jades=tuple(JADES[kind] for kind in row_pieces(s.jades[seat])),
        jade_numbers=jade_numbers(s, seat),
        bonus_shipping=s.bonus_shipping[seat],
        double_tower=s.double_tower[seat],
        sheet=sheet.lines,
        total=sheet.total,
    )


def jade_numbers(s: TianxiaState, seat: int) -> tuple[int, ...]:
    """Return the tiles of the figurines, in the order of their spaces."""
    tiles = pile_cards(s.tiles[seat] & s.box.jade_tiles)
    found: list[int] = []
    for kind in row_pieces(s.jades[seat]):
        of_kind = [tile for tile in tiles if s.box.kind_jade[s.box.tile_kind[tile]] == kind]
        found.append(next(tile for tile in of_kind if tile not in found))
    return tuple(found)


def see_hand(s: TianxiaState, seat: int) -> tuple[ObjectiveView, ...]:
    return tuple(see_objective(s, seat, card) for card in pile_cards(s.hand[seat]))


def see_objective(s: TianxiaState, seat: int, card: int) -> ObjectiveView:
    elsewhere = s.box.scoring[card] in (RANKS, JADE_AGAIN)
    return ObjectiveView(
        id=OBJECTIVES[card],
        points=objective_points(s, seat, card),
        found=NOTHING if elsewhere else counted(s, seat, card),
        thresholds=tuple(s.box.thresholds[card]),
        scores=tuple(s.box.points[card]),
    )


def see_merchants(s: TianxiaState, seat: int) -> tuple[MerchantView, ...]:
    board = s.board[seat]
    if board == NOTHING:
        return ()
    first = board * ROWS
    return tuple(
        MerchantView(
            MERCHANTS[first + row],
            s.merchants[seat * ROWS + row],
            s.box.merchant_spaces[first + row],
        )
        for row in range(ROWS)
    )
