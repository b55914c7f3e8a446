"""Build the view of a seat from the state of Terracotta Army."""

from dynasty.games.terracotta_army.names import (
    ACTIONS,
    CARDS,
    CELLS,
    CHALLENGES,
    COLUMN_SPACES,
    DIRECTIONS,
    MASTER_TOKENS,
    MASTERS,
    NOTHING,
    PLAYER_COLOURS,
    PRIME_MINISTER,
    PRIORITY_TOKENS,
    ROW_SPACES,
    SEGMENTS,
    SPECIALISTS,
    TILES,
    WARRIORS,
    WEAPONS,
)
from dynasty.games.terracotta_army.rules.final_scoring import (
    cell_names,
    group_prizes,
    ranking,
    score_sheets,
)
from dynasty.games.terracotta_army.rules.inspectors import LINES, SPACES, inspection
from dynasty.games.terracotta_army.rules.majorities_and_groups import (
    counts,
    faced_cell,
    groups,
    leader,
    members,
    tile_counts,
    tile_points,
    tile_scope,
)
from dynasty.games.terracotta_army.rules.mausoleum_cells import AROUND, HORSES
from dynasty.games.terracotta_army.rules.middle_ring import tokens_in_stack
from dynasty.games.terracotta_army.rules.rounds import master_coins, protection
from dynasty.games.terracotta_army.rules.stock_and_score import (
    PM,
    artisans_in_hand,
    bases_left,
    craftsmen_in_hand,
    figures_left,
    is_pm,
    kind_at,
    next_vp,
    owner_at,
    points,
    price,
    specialist_stock,
    tokens_left,
    workers,
)
from dynasty.games.terracotta_army.rules.turn import artisans_on_wheel, craftsmen_on_wheel
from dynasty.games.terracotta_army.rules.wheel import inner_action, middle_action, outer_action
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.games.terracotta_army.view import (
    ArmyView,
    CellView,
    PlayerView,
    ScopeView,
    SegmentView,
    SoloView,
    TypeView,
)
from dynasty.kernel import Question, ScoreLine, pile_cards, pile_size


def build_view(s: ArmyState, seat: int, questions: tuple[Question, ...]) -> ArmyView:
    """Return the table as this seat sees it; seat -1 is a spectator."""
    finished = not s.decisions
    active, segment = see_turn(s)
    kinds = range(len(WARRIORS))
    return ArmyView(
        seat=seat,
        seats=s.seats,
        finished=finished,
        questions=questions,
        round=s.round,
        rounds=s.box.rounds,
        order=tuple(s.order),
        active=active,
        inner=s.inner,
        middle=s.middle,
        segments=tuple(see_segment(s, at) for at in range(len(SEGMENTS))),
        segment=segment,
        warehouses=tuple(s.warehouses),
        cells=see_cells(s),
        row=ROW_SPACES[s.row],
        column=COLUMN_SPACES[s.column],
        lines=tuple(see_line(s, space) for space in range(len(SPACES))),
        tiles=tuple(see_tile(s, number) for number in range(1, s.box.rounds + 1)),
        footmen=tuple(see_footman(s, cell) for cell in pile_cards(s.footmen)),
        groups=tuple(see_group(s, kind, g) for kind in kinds for g in groups(s, kind)),
        organizer=tuple(see_type(s, kind) for kind in kinds),
        specialists=tuple(
            TypeView(name, specialist_stock(s, kind), price(s, kind))
            for kind, name in enumerate(SPECIALISTS)
        ),
        stack=tuple(PRIORITY_TOKENS[number - 1] for number in tokens_in_stack(s)),
        players=see_players(s),
        solo=see_solo(s) if s.solo else None,
        ranking=tuple(ranking(s)) if finished else (),
    )


def see_turn(s: ArmyState) -> tuple[int, str | None]:
    """Return the seat whose turn it is, and its worker's segment while its rings are to come."""
    if not s.decisions:
        return NOTHING, None
    decision = s.decisions[0]
    active = PM if decision.step.name.startswith("Pm") else decision.seat
    for step, _, arg in s.agenda[::-1]:
        if step.name in ("SendWorker", "InnerAction", "MiddleAction", "OuterAction"):
            return active, SEGMENTS[arg]
        if step.name in ("PmRing", "PmCards", "PmCard", "PmTidy"):
            return active, SEGMENTS[s.overseer]
        if step.name in ("ChooseSegment", "SegmentAfterTurning", "PmTurn", "ScoreRound"):
            break
    return active, None


def see_segment(s: ArmyState, segment: int) -> SegmentView:
    standing = [
        (seat, worker)
        for worker, places in (("craftsman", s.craftsmen), ("artisan", s.artisans))
        for seat in range(s.seats)
        if places[seat] >> segment & 1
    ]
    craftsman = craftsmen_on_wheel(s) >> segment & 1
    closed = artisans_on_wheel(s) >> segment & 1
    return SegmentView(
        id=SEGMENTS[segment],
        inner=ACTIONS[inner_action(s, segment)],
        middle=ACTIONS[middle_action(s, segment)],
        outer=ACTIONS[outer_action(s, segment)],
        workers=tuple(standing),
        open_to="nobody" if closed else "artisan" if craftsman else "any",
    )


def see_cells(s: ArmyState) -> tuple[CellView, ...]:
    riders = {cell: mount >> 2 for mount in s.mounts for cell in pile_cards(HORSES[mount])}
    return tuple(see_cell(s, cell, riders.get(cell, NOTHING)) for cell in range(len(CELLS)))


def see_cell(s: ArmyState, cell: int, rider: int) -> CellView:
    row, column = divmod(cell, len(COLUMN_SPACES))
    here, statue, facing = 1 << cell, None, None
    owner, kind = owner_at(s, cell), kind_at(s, cell)
    if kind != NOTHING:
        statue = WARRIORS[kind]
    elif rider != NOTHING:
        statue, owner = SPECIALISTS[0], owner_at(s, rider)
    elif s.footmen & here:
        statue = SPECIALISTS[1]
    elif s.musicians & here:
        statue = SPECIALISTS[3]
    for direction in range(len(DIRECTIONS)):
        if s.archers[direction] & here:
            statue, facing = SPECIALISTS[2], CELLS[faced_cell(cell, direction)]
    on = None if rider == NOTHING else CELLS[rider]
    return CellView(CELLS[cell], row, column, statue, owner, on, facing)


def see_line(s: ArmyState, space: int) -> ScopeView:
    found, first, vp = inspection(s, space)
    return ScopeView(SPACES[space], cell_names(LINES[space]), tuple(found), first, tuple(vp))


def see_tile(s: ArmyState, number: int) -> ScopeView:
    tile = s.tiles[number - 1]
    found, scope = tile_counts(s, tile), tile_scope(s, tile)
    first, vp = leader(s, found, scope), tile_points(s, number)
    return ScopeView(TILES[tile], cell_names(scope), tuple(found), first, tuple(vp))


def see_footman(s: ArmyState, cell: int) -> ScopeView:
    scope = AROUND[cell]
    found = counts(s, scope)
    first, (domination, presence) = leader(s, found, scope), s.box.footman_prizes
    vp = [domination if q == first else presence if count else 0 for q, count in enumerate(found)]
    return ScopeView(CELLS[cell], cell_names(scope), tuple(found), first, tuple(vp))


def see_group(s: ArmyState, kind: int, group: int) -> ScopeView:
    found, (each, prizes) = members(s, group), group_prizes(s, group)
    vp = tuple(a + b for a, b in zip(each, prizes, strict=True))
    return ScopeView(WARRIORS[kind], cell_names(group), tuple(found), leader(s, found, group), vp)


def see_type(s: ArmyState, kind: int) -> TypeView:
    left = figures_left(s, kind)
    return TypeView(WARRIORS[kind], left, next_vp(s, kind) if left else 0)


def see_players(s: ArmyState) -> tuple[PlayerView, ...]:
    sheets = score_sheets(s)
    return tuple(see_player(s, seat, sheets[seat].lines) for seat in range(s.seats))


def see_player(s: ArmyState, seat: int, sheet: tuple[ScoreLine, ...]) -> PlayerView:
    him = is_pm(s, seat)
    row = s.weapon_row if him else range(len(WEAPONS))
    placed = s.token_at[seat * len(MASTERS) : (seat + 1) * len(MASTERS)]
    return PlayerView(
        seat=seat,
        colour=PRIME_MINISTER if him else PLAYER_COLOURS[seat],
        vp=points(s, seat),
        coins=s.coins[seat],
        wet=s.wet[seat],
        dry=s.dry[seat],
        weapons=tuple((WEAPONS[weapon], bool(s.weapons[seat] >> weapon & 1)) for weapon in row),
        craftsmen=craftsmen_in_hand(s, seat),
        artisans=artisans_in_hand(s, seat),
        artisans_left=workers(s) - s.upgraded[seat],
        bases=bases_left(s, seat),
        tokens=tuple(MASTER_TOKENS[token] for token in tokens_left(s, seat)),
        masters=tuple(
            (MASTERS[master], MASTER_TOKENS[token])
            for master, token in enumerate(placed)
            if token != NOTHING
        ),
        priority=PRIORITY_TOKENS[s.priority[seat] - 1] if s.priority[seat] else None,
        protected=s.wet[seat] if him else min(s.wet[seat], protection(s, seat)),
        income=0 if him else master_coins(s, seat),
        sheet=sheet,
        total=sum(line.points for line in sheet),
    )


def see_solo(s: ArmyState) -> SoloView:
    return SoloView(
        overseer=SEGMENTS[s.overseer],
        dice=tuple(s.dice),
        active=tuple(CARDS[card] for card in pile_cards(s.active)),
        resolved=tuple(CARDS[card] for card in pile_cards(s.played)),
        discard=tuple(CARDS[card] for card in pile_cards(s.discard | s.played)),
        deck=pile_size(s.deck),
        master_cards=sum(token == NOTHING for token in s.token_at[len(MASTERS) :]),
        challenges=tuple(CHALLENGES[number] for number in pile_cards(s.challenges)),
    )
