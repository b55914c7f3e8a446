"""Set-up: what each player gets and what is decided by chance (T-3.2, T-12.1)."""

from dynasty.games.terracotta_army.components import Box
from dynasty.games.terracotta_army.names import (
    DIRECTIONS,
    MASTERS,
    NOTHING,
    SEGMENTS,
    TILES,
    WARRIORS,
)
from dynasty.games.terracotta_army.rules.stock_and_score import CATEGORIES
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Chance, draw, make_pile


def set_up(seats: int, chance: Chance, box: Box) -> ArmyState:
    """[T-3.1] Return the table of 2 to 4 players before the first round."""
    s = ArmyState(seats, chance, box)
    s.solo = 0
    lay_board(s)
    give_pieces(s)
    draw_order(s)
    give_goods(s)
    no_prime_minister(s)
    return s


def lay_board(s: ArmyState) -> None:
    """[T-3.1] Set up rings at random, five scoring tiles, inspectors and warehouses."""
    s.round = 1
    s.inner = s.chance.below(len(SEGMENTS))
    s.middle = s.chance.below(len(SEGMENTS))
    s.warehouses = s.box.warehouse_clay[:]
    s.tiles, left = [], make_pile(range(len(TILES)))
    for _ in range(s.box.rounds):
        tile = draw(left, s.chance)
        left ^= 1 << tile
        s.tiles.append(tile)
    s.row, s.column = s.box.inspector_row, s.box.inspector_col
    s.kinds = [0] * len(WARRIORS)
    s.mounts, s.footmen, s.musicians = [], 0, 0
    s.archers = [0] * len(DIRECTIONS)


def give_pieces(s: ArmyState) -> None:
    """[T-3.2] [T-1.7] Give all seats the same pieces; all weapons are inactive."""
    n = s.seats
    s.own, s.craftsmen, s.artisans, s.upgraded = [0] * n, [0] * n, [0] * n, [0] * n
    s.coins, s.wet, s.dry, s.weapons = [0] * n, [0] * n, [0] * n, [0] * n
    s.token_at = [NOTHING] * (n * len(MASTERS))
    s.priority = [0] * n
    s.earned = [0] * (n * len(CATEGORIES))


def draw_order(s: ArmyState) -> None:
    """[T-3.2] Draw a random first player; the others follow clockwise."""
    first = s.chance.below(s.seats)
    s.order = [(first + place) % s.seats for place in range(s.seats)]


def give_goods(s: ArmyState) -> None:
    """[T-1.4] Give coins and wet clay by place in the turn order; later places get more."""
    for place, seat in enumerate(s.order):
        s.coins[seat] = s.box.start_coins[place]
        s.wet[seat] = s.box.start_clay[place]


def no_prime_minister(s: ArmyState) -> None:
    """Leave the solo part of the table empty."""
    s.overseer = NOTHING
    s.dice, s.weapon_row = [], []
    s.deck = s.on_top = s.active = s.played = s.discard = s.challenges = 0
