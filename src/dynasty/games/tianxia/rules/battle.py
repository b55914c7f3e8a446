"""The outcome of a Battle, computed before anything moves (TX-10.2 to TX-10.8)."""

from dataclasses import dataclass
from typing import Final

from dynasty.games.tianxia.names import NOBODY, P06, P07, PATH
from dynasty.games.tianxia.packed_rows import piece_count, piece_place, row_length, row_pieces
from dynasty.games.tianxia.rules.stock_and_score import has
from dynasty.games.tianxia.rules.wall import fortified
from dynasty.games.tianxia.state import TianxiaState

NOWHERE: Final = 99


@dataclass(frozen=True)
class Battle:
    """The outcome of a Battle in one section; lists by seat unless they say otherwise."""

    section: int
    nomads: int  # Strength before the Battle
    strengths: list[int]
    ranking: list[int]  # defenders, best first
    rank_points: list[int]
    passive_points: list[int]  # of p06 and p07
    removed: list[int]  # Soldiers
    after_walls: int  # Strength left
    after_soldiers: int
    raided: list[int]  # slots
    left: int  # Strength that nothing stopped
    protected: int  # Governors left on the path


def strength_of(s: TianxiaState, seat: int, section: int) -> int:
    """[TX-10.2] Return the seat's strength: Towers, Walls, Soldiers, a Double Tower tile."""
    box = s.box
    found = piece_count(s.soldiers[section], seat) * box.soldier_strength
    found += piece_count(s.walls[section], seat) * box.wall_strength
    found += piece_count(s.doubles[section], seat) * box.double_tower_strength
    return found + (box.tower_strength if s.towers[section] == seat else 0)


def precedence(s: TianxiaState, seat: int, section: int) -> tuple[int, int, int, int]:
    """[TX-10.3] Return a sort key: Strength, then leftmost Soldier, Wall, Tower; least is first."""

    def leftmost(row: int) -> int:
        at = piece_place(row, seat)
        return NOWHERE if at < 0 else at

    tower = leftmost(s.doubles[section])
    if tower == NOWHERE and s.towers[section] == seat:
        tower = NOWHERE - 1
    soldier, wall = leftmost(s.soldiers[section]), leftmost(s.walls[section])
    return -strength_of(s, seat, section), soldier, wall, tower


def passive_points(s: TianxiaState, seat: int, section: int) -> int:
    """[TX-10.4] Return the points by p06 for Walls and Towers, and by p07 for Soldiers."""
    if seat >= s.deciders:
        return 0
    points = 0
    if has(s, seat, P06):
        found = piece_count(s.walls[section], seat) + 2 * piece_count(s.doubles[section], seat)
        points += (found + (s.towers[section] == seat)) * s.box.amount[P06]
    if has(s, seat, P07):
        points += piece_count(s.soldiers[section], seat) * s.box.amount[P07]
    return points


def raids(s: TianxiaState, section: int, strength: int) -> tuple[list[int], int]:
    """[TX-10.6] Return the slots that this Strength raids, and what is left of it."""
    raided: list[int] = []
    for slot in range(section * PATH, section * PATH + PATH):
        if strength <= 0:
            break
        raided.append(slot)
        strength -= s.box.raid[slot]
    return raided, max(0, strength)


def foresee(s: TianxiaState, section: int) -> Battle:
    """[TX-10.1] Return the outcome of a Battle in this section if it took place now."""
    box, seats = s.box, range(s.seats)
    strengths = [strength_of(s, seat, section) for seat in seats]
    defenders = [seat for seat in seats if strengths[seat]]
    ranking = sorted(defenders, key=lambda seat: precedence(s, seat, section))
    points = [0] * s.seats
    for rank, seat in enumerate(ranking[: len(box.battle_vp)]):
        points[seat] = box.battle_vp[rank]
    after_walls = max(0, s.strength[section] - fortified(s, section))
    soldiers = row_pieces(s.soldiers[section])
    leaving, rest = 0, after_walls
    while rest > 0 and leaving < len(soldiers):
        rest -= box.soldier_strength
        leaving += 1
    after_soldiers = max(0, rest)
    raided, left = raids(s, section, after_soldiers)
    path = range(section * PATH, section * PATH + PATH)
    return Battle(
        section=section,
        nomads=s.strength[section],
        strengths=strengths,
        ranking=ranking,
        rank_points=points,
        passive_points=[passive_points(s, seat, section) for seat in seats],
        removed=[soldiers[:leaving].count(seat) for seat in seats],
        after_walls=after_walls,
        after_soldiers=after_soldiers,
        raided=raided,
        left=left,
        protected=sum(row_length(s.governors[slot]) for slot in path if slot not in raided),
    )


def champion(battle: Battle) -> int:
    """[TX-10.8] Return the defender of rank 1, or NOBODY."""
    return battle.ranking[0] if battle.ranking else NOBODY
