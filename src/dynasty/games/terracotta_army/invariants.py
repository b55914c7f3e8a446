"""What must hold on the table after every choice (dossier, section 8)."""

from dynasty.games.terracotta_army.names import (
    CARDS,
    COLUMNS,
    MASTERS,
    NOTHING,
    ROWS,
    SEGMENTS,
    SPECIALISTS,
    WARRIORS,
)
from dynasty.games.terracotta_army.rules.majority import groups
from dynasty.games.terracotta_army.rules.mausoleum import ALL, HORSES
from dynasty.games.terracotta_army.rules.middle import tokens_in_stack
from dynasty.games.terracotta_army.rules.placement import artisans_on_wheel, craftsmen_on_wheel
from dynasty.games.terracotta_army.rules.stock import (
    artisans_in_hand,
    bases_left,
    craftsmen_in_hand,
    figures_left,
    occupied,
    specialist_stock,
)
from dynasty.games.terracotta_army.rules.warriors import mounted
from dynasty.games.terracotta_army.state import ArmyState


def broken(s: ArmyState) -> list[str]:
    """The invariants that do not hold; empty when all is well."""
    return [name for name, holds in (*board(s), *wheel(s), *seats(s), *solo(s)) if not holds]


def board(s: ArmyState) -> list[tuple[str, bool]]:
    """Cells, figures and specialists."""
    layers = [*s.kinds, s.footmen, s.musicians, *s.archers, *(HORSES[m] for m in s.mounts)]
    standing = sum(cells.bit_count() for cells in s.own)
    riders = mounted(s)
    grouped = [g for kind in range(len(WARRIORS)) for g in groups(s, kind)]
    return [
        ("a cell holds one thing", disjoint(layers)),
        ("a warrior has one owner", disjoint(s.own) and union(s.own) == union(s.kinds)),
        ("all statues stand in the mausoleum", occupied(s) & ~ALL == 0),
        ("figures are limited", all(figures_left(s, k) >= 0 for k in range(len(WARRIORS)))),
        (
            "specialists are limited",
            all(specialist_stock(s, k) >= 0 for k in range(len(SPECIALISTS))),
        ),
        ("a horse has a rider of its own", riders.bit_count() == len(s.mounts)),
        ("riders are warriors", riders & ~union(s.own) == 0),
        ("horses lie on the board", all(HORSES[mount] for mount in s.mounts)),
        ("groups share no cell", disjoint(grouped)),
        ("occupied cells add up", occupied(s).bit_count() == standing + extras(s)),
        ("the inspectors stand on their tracks", 0 <= s.row < ROWS and 0 <= s.column < COLUMNS),
    ]


def wheel(s: ArmyState) -> list[tuple[str, bool]]:
    """Rings, workers and warehouses."""
    craftsmen, artisans = craftsmen_on_wheel(s), artisans_on_wheel(s)
    placed = sum(bits.bit_count() for bits in (*s.craftsmen, *s.artisans))
    return [
        ("rings turn in twelve steps", 0 <= s.inner < 12 and 0 <= s.middle < 12),
        ("a segment has one craftsman at most", disjoint(s.craftsmen)),
        ("a segment has one artisan at most", disjoint(s.artisans)),
        ("workers stand on segments", (craftsmen | artisans) >> len(SEGMENTS) == 0),
        ("no more than twelve workers are placed", placed <= len(SEGMENTS)),
        ("warehouses owe nothing", min(s.warehouses) >= 0),
    ]


def seats(s: ArmyState) -> list[tuple[str, bool]]:
    """Goods, workers, bases, tokens of every seat."""
    everybody = range(s.seats)
    held = sorted(number for number in s.priority if number)
    return [
        ("goods are not negative", min(*s.coins, *s.wet, *s.dry) >= 0),
        ("points are never lost", min(s.earned) >= 0),
        ("craftsmen add up", all(craftsmen_in_hand(s, q) >= 0 for q in everybody)),
        ("artisans add up", all(artisans_in_hand(s, q) >= 0 for q in everybody)),
        ("bases are limited", all(bases_left(s, q) >= 0 for q in everybody)),
        ("weapons are four", all(0 <= bits < 16 for bits in s.weapons)),
        ("a token lies at one master", all(distinct(tokens_of(s, q)) for q in everybody)),
        ("priority tokens are taken in order", held == list(range(1, len(held) + 1))),
        (
            "priority tokens add up",
            bool(s.solo) or len(held) + len(tokens_in_stack(s)) == s.seats - 1,
        ),
        ("everybody has a place in the order", sorted(s.order) == list(everybody)),
    ]


def solo(s: ArmyState) -> list[tuple[str, bool]]:
    """The Prime Minister's cards and weapons."""
    if not s.solo:
        return []
    zones = [s.deck, s.active, s.played, s.discard]
    return [
        ("every card is in one zone", disjoint(zones) and union(zones) == (1 << len(CARDS)) - 1),
        ("the reshuffle card is in the deck", s.deck >> (len(CARDS) - 1) == 1),
        ("at most three cards are active", (s.active | s.played).bit_count() <= 3),
        ("his row has four weapons", sorted(s.weapon_row) == [0, 1, 2, 3]),
        ("the overseer stands on a segment", 0 <= s.overseer < len(SEGMENTS)),
        ("his clay never dries", s.dry[1] == 0),
    ]


def extras(s: ArmyState) -> int:
    """Cells taken by specialists."""
    archers = sum(cells.bit_count() for cells in s.archers)
    return s.footmen.bit_count() + s.musicians.bit_count() + archers + 2 * len(s.mounts)


def disjoint(layers: list[int]) -> bool:
    return sum(bits.bit_count() for bits in layers) == union(layers).bit_count()


def union(layers: list[int]) -> int:
    found = 0
    for bits in layers:
        found |= bits
    return found


def tokens_of(s: ArmyState, seat: int) -> list[int]:
    """The tokens that the seat has placed."""
    placed = s.token_at[seat * len(MASTERS) : (seat + 1) * len(MASTERS)]
    return [token for token in placed if token != NOTHING]


def distinct(tokens: list[int]) -> bool:
    return len(set(tokens)) == len(tokens)
