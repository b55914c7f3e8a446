"""Majorities in lines and tiles, and groups of statues (T-2, T-1.6, T-7.6)."""

from dynasty.games.terracotta_army.names import (
    CLAY_TILE,
    COIN_TILE,
    COLUMNS,
    EAST,
    FIRST_QUARTER_TILE,
    FIRST_TYPE_TILE,
    MIDDLE_ROW_TILE,
    NOTHING,
    SOUTH,
    WEST,
)
from dynasty.games.terracotta_army.rules.mausoleum_cells import (
    BODIES,
    MIDDLE_COLUMN,
    MIDDLE_ROW,
    QUARTERS,
    parts,
)
from dynasty.games.terracotta_army.rules.stock_and_score import owner_at
from dynasty.games.terracotta_army.state import ArmyState


def counts(s: ArmyState, scope: int) -> list[int]:
    """[T-2.1] [T-2.6] [T-2.7] Return by seat the number of warriors in the scope, a rider once."""
    found = [(cells & scope).bit_count() for cells in s.own]
    for mount in s.mounts:
        rider = mount >> 2
        if not scope >> rider & 1 and BODIES[mount] & scope:
            found[owner_at(s, rider)] += 1
    return found


def bodies(s: ArmyState, seat: int, scope: int) -> int:
    """[T-2.6] Return all cells of the seat's warriors that have a cell in the scope."""
    found = s.own[seat] & scope
    for mount in s.mounts:
        if s.own[seat] >> (mount >> 2) & 1 and BODIES[mount] & scope:
            found |= BODIES[mount]
    return found


def archers_facing(s: ArmyState, cells: int) -> int:
    """[T-7.5] Return the kneeling archers that face one of these cells."""
    north, east, south, west = s.archers
    facing = cells << COLUMNS & north | cells >> 1 & east
    return facing | cells >> COLUMNS & south | cells << 1 & west


def faced_cell(cell: int, direction: int) -> int:
    """[T-7.5] Return the cell that an archer faces; it never faces the border."""
    if direction == EAST:
        return cell + 1
    if direction == SOUTH:
        return cell + COLUMNS
    return cell - 1 if direction == WEST else cell - COLUMNS


def leader(s: ArmyState, found: list[int], scope: int) -> int:
    """[T-2.2] [T-2.4] Return who dominates a scope with these counts, or NOTHING.

    A scope of 0 is one where archers break no tie.
    """
    best = max(found)
    if best == 0:
        return NOTHING
    if found.count(best) == 1:
        return found.index(best)
    if not scope or not any(s.archers):
        return NOTHING
    helped = [
        archers_facing(s, bodies(s, seat, scope)).bit_count() if count == best else 0
        for seat, count in enumerate(found)
    ]
    most = max(helped)
    return helped.index(most) if most and helped.count(most) == 1 else NOTHING


def award(found: list[int], first: int, prizes: list[int]) -> list[int]:
    """[T-2.3] Return by seat the points for domination, and for presence of the others."""
    domination, presence = prizes
    return [
        domination if seat == first else presence if count else 0
        for seat, count in enumerate(found)
    ]


def line_points(s: ArmyState, scope: int, prizes: list[int]) -> list[int]:
    """[T-2.1] Return by seat the points for a scope of cells now."""
    found = counts(s, scope)
    return award(found, leader(s, found, scope), prizes)


def tile_scope(s: ArmyState, tile: int) -> int:
    """[T-9.5] [T-2.5] Return the cells that a scoring tile counts; 0 for coins and clay."""
    if tile >= COIN_TILE:
        return 0
    if tile >= FIRST_QUARTER_TILE:
        return QUARTERS[tile - FIRST_QUARTER_TILE]
    if tile >= FIRST_TYPE_TILE:
        return s.kinds[tile - FIRST_TYPE_TILE]
    return MIDDLE_ROW if tile == MIDDLE_ROW_TILE else MIDDLE_COLUMN


def tile_counts(s: ArmyState, tile: int) -> list[int]:
    """[T-9.5] Return by seat what a scoring tile counts."""
    if tile == COIN_TILE:
        return s.coins
    if tile == CLAY_TILE:
        return [wet + dry for wet, dry in zip(s.wet, s.dry, strict=True)]
    return counts(s, tile_scope(s, tile))


def tile_points(s: ArmyState, number: int) -> list[int]:
    """[T-9.5] Return by seat what the tile of a round would score now."""
    tile = s.tiles[number - 1]
    found = tile_counts(s, tile)
    prizes = [s.box.tile_domination[number - 1], s.box.tile_presence[number - 1]]
    return award(found, leader(s, found, tile_scope(s, tile)), prizes)


def bodies_of(s: ArmyState, kind: int) -> int:
    """[T-7.3] Return all cells of the warriors of a type, horses included."""
    standing = found = s.kinds[kind]
    for mount in s.mounts:
        if standing >> (mount >> 2) & 1:
            found |= BODIES[mount]
    return found


def clusters(s: ArmyState, kind: int) -> list[int]:
    """[T-1.6] [T-7.6] Return connected statues of a type, with archers that face them, as cells."""
    warriors = bodies_of(s, kind)
    return parts(warriors | archers_facing(s, warriors))


def miniatures(s: ArmyState, kind: int, cluster: int) -> int:
    """[T-1.6] Return how many statues a cluster has: warriors and archers."""
    north, east, south, west = s.archers
    return (cluster & (s.kinds[kind] | north | east | south | west)).bit_count()


def groups(s: ArmyState, kind: int) -> list[int]:
    """[T-1.6] Return the groups of a type: clusters of at least two statues."""
    return [cluster for cluster in clusters(s, kind) if miniatures(s, kind, cluster) > 1]


def members(s: ArmyState, cluster: int) -> list[int]:
    """[T-11.3] Return by seat the number of warriors in a cluster."""
    return [(cells & cluster).bit_count() for cells in s.own]
