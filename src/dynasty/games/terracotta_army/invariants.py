"""What must hold after every choice of Terracotta Army (dossier, section 8)."""

from typing import Final

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
from dynasty.games.terracotta_army.rules.final_scoring import FINAL_SCORING
from dynasty.games.terracotta_army.rules.inner_ring import INNER_ACTION
from dynasty.games.terracotta_army.rules.li_si_turn import PM_CARDS, PM_TURN
from dynasty.games.terracotta_army.rules.li_si_warriors import SURPRISE_BUILD
from dynasty.games.terracotta_army.rules.majorities_and_groups import groups
from dynasty.games.terracotta_army.rules.mausoleum_cells import ALL, COLUMN_MASKS, HORSES, ROW_MASKS
from dynasty.games.terracotta_army.rules.middle_ring import MIDDLE_ACTION, tokens_in_stack
from dynasty.games.terracotta_army.rules.outer_ring import OUTER_ACTION
from dynasty.games.terracotta_army.rules.round_scoring import SCORE_ROUND
from dynasty.games.terracotta_army.rules.rounds import CLEAN_UP, PLAY_ROUND
from dynasty.games.terracotta_army.rules.stock_and_score import (
    PM,
    YOU,
    artisans_in_hand,
    bases_left,
    craftsmen_in_hand,
    figures_left,
    occupied,
    specialist_stock,
    workers,
)
from dynasty.games.terracotta_army.rules.turn import (
    SEND_WORKER,
    ChooseSegment,
    artisans_on_wheel,
    craftsmen_on_wheel,
)
from dynasty.games.terracotta_army.rules.warriors import mounted
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import is_partition

EDGE_MASKS: Final = (ROW_MASKS[0], COLUMN_MASKS[-1], ROW_MASKS[-1], COLUMN_MASKS[0])  # by direction


def invariant_violations(s: ArmyState) -> list[str]:
    """Return the names of the invariants that do not hold."""
    return [
        name
        for name, holds in (*board_checks(s), *wheel_checks(s), *seat_checks(s), *solo_checks(s))
        if not holds
    ]


def agenda_violations(s: ArmyState) -> list[str]:
    """Return the names of the invariants of the agenda that do not hold."""
    return [name for name, holds in agenda_checks(s) if not holds]


def agenda_checks(s: ArmyState) -> list[tuple[str, bool]]:
    """Return each invariant of the agenda, such as rounds still to come, and whether it holds."""
    rounds, begun = s.due(PLAY_ROUND), list(range(s.box.rounds, s.round, -1))
    before = s.round == 1 and rounds == [*begun, 1]
    placed = [s.craftsmen[q].bit_count() + s.artisans[q].bit_count() for q in range(s.seats)]
    for step, seat, _ in s.agenda:
        placed[seat] += isinstance(step, ChooseSegment) or step in (SEND_WORKER, PM_TURN)
    scored = [0] * (bool(s.agenda) and not before)
    return [
        ("the rounds to come are on the agenda", before or rounds == begun),
        ("rounds end with scoring and cleanup", s.due(SCORE_ROUND) == s.due(CLEAN_UP) == scored),
        ("the final scoring comes last", s.due(FINAL_SCORING) == [0] * bool(s.agenda)),
        ("the agenda is in order", s.in_sequence(FINAL_SCORING, PLAY_ROUND, CLEAN_UP, SCORE_ROUND)),
        ("every worker has its turn", set(placed) == {0 if before else workers(s)}),
        ("turns go round the wheel", all(0 <= at < len(SEGMENTS) for at in agenda_segments(s))),
        ("clay and coins are spare", set(s.due(SURPRISE_BUILD)) <= {0, 1}),
    ]


def agenda_segments(s: ArmyState) -> list[int]:
    """Return the segments where workers are about to be placed or to act."""
    steps = (SEND_WORKER, INNER_ACTION, MIDDLE_ACTION, OUTER_ACTION, PM_CARDS)
    return [arg for step in steps for arg in s.due(step)]


def board_checks(s: ArmyState) -> list[tuple[str, bool]]:
    """Return each invariant of cells, figures and specialists, and whether it holds."""
    layers = [*s.kinds, s.footmen, s.musicians, *s.archers, *(HORSES[m] for m in s.mounts)]
    standing = sum(cells.bit_count() for cells in s.own)
    riders = mounted(s)
    grouped = [g for kind in range(len(WARRIORS)) for g in groups(s, kind)]
    return [
        ("a cell holds one thing", are_disjoint(layers)),
        ("a warrior has one owner", is_partition(s.own, bit_union(s.kinds))),
        ("all statues stand in the mausoleum", occupied(s) & ~ALL == 0),
        ("figures are limited", all(figures_left(s, k) >= 0 for k in range(len(WARRIORS)))),
        (
            "specialists are limited",
            all(specialist_stock(s, k) >= 0 for k in range(len(SPECIALISTS))),
        ),
        ("a horse has a rider of its own", riders.bit_count() == len(s.mounts)),
        ("riders are warriors", riders & ~bit_union(s.own) == 0),
        ("horses lie on the board", all(HORSES[mount] for mount in s.mounts)),
        ("groups share no cell", are_disjoint(grouped)),
        (
            "archers look into the mausoleum",
            not any(cells & edge for cells, edge in zip(s.archers, EDGE_MASKS, strict=True)),
        ),
        ("occupied cells add up", occupied(s).bit_count() == standing + specialist_cell_count(s)),
        ("the inspectors stand on their tracks", 0 <= s.row < ROWS and 0 <= s.column < COLUMNS),
    ]


def wheel_checks(s: ArmyState) -> list[tuple[str, bool]]:
    """Return each invariant of rings, workers and warehouses, and whether it holds."""
    craftsmen, artisans = craftsmen_on_wheel(s), artisans_on_wheel(s)
    placed = sum(bits.bit_count() for bits in (*s.craftsmen, *s.artisans))
    return [
        ("rings turn in twelve steps", 0 <= s.inner < 12 and 0 <= s.middle < 12),
        ("a segment has one craftsman at most", are_disjoint(s.craftsmen)),
        ("a segment has one artisan at most", are_disjoint(s.artisans)),
        ("workers stand on segments", (craftsmen | artisans) >> len(SEGMENTS) == 0),
        ("no more than twelve workers are placed", placed <= len(SEGMENTS)),
        ("warehouses owe nothing", min(s.warehouses) >= 0),
    ]


def seat_checks(s: ArmyState) -> list[tuple[str, bool]]:
    """Return each invariant of goods, workers, bases and tokens of seats, and whether it holds."""
    everybody = range(s.seats)
    held = sorted(number for number in s.priority if number)
    return [
        ("goods are not negative", min(*s.coins, *s.wet, *s.dry) >= 0),
        ("points are never lost", min(s.earned) >= 0),
        ("craftsmen add up", all(craftsmen_in_hand(s, q) >= 0 for q in everybody)),
        ("artisans add up", all(artisans_in_hand(s, q) >= 0 for q in everybody)),
        ("bases are limited", all(bases_left(s, q) >= 0 for q in everybody)),
        ("weapons are four", all(0 <= bits < 16 for bits in s.weapons)),
        ("a token lies at one master", all(are_distinct(placed_tokens(s, q)) for q in everybody)),
        ("priority tokens are taken in order", held == list(range(1, len(held) + 1))),
        (
            "priority tokens add up",
            bool(s.solo) or len(held) + len(tokens_in_stack(s)) == s.seats - 1,
        ),
        ("everybody has a place in the order", sorted(s.order) == list(everybody)),
    ]


def solo_checks(s: ArmyState) -> list[tuple[str, bool]]:
    """Return each invariant of the Prime Minister's cards and weapons, and whether it holds."""
    zones = [s.deck, s.active, s.played, s.discard]
    if not s.solo:
        absent = not any((*zones, *s.weapon_row, *s.dice, *s.due(PM_TURN)))
        return [("nobody plays by himself", absent and s.overseer == NOTHING)]
    return [
        ("you are alone with him", s.seats == PM + 1 and s.order == [PM, YOU]),
        ("every card is in one zone", is_partition(zones, (1 << len(CARDS)) - 1)),
        ("the reshuffle card is in the deck", s.deck >> (len(CARDS) - 1) == 1),
        ("the cards on top are in the deck", s.on_top < s.deck.bit_count()),
        ("at most three cards are active", (s.active | s.played).bit_count() <= 3),
        ("his row has four weapons", sorted(s.weapon_row) == [0, 1, 2, 3]),
        ("the overseer stands on a segment", 0 <= s.overseer < len(SEGMENTS)),
        ("his clay never dries", s.dry[1] == 0),
    ]


def specialist_cell_count(s: ArmyState) -> int:
    """Return the number of cells that specialists take."""
    archers = sum(cells.bit_count() for cells in s.archers)
    return s.footmen.bit_count() + s.musicians.bit_count() + archers + 2 * len(s.mounts)


def are_disjoint(layers: list[int]) -> bool:
    return is_partition(layers, bit_union(layers))


def bit_union(layers: list[int]) -> int:
    found = 0
    for bits in layers:
        found |= bits
    return found


def placed_tokens(s: ArmyState, seat: int) -> list[int]:
    """Return the master tokens that the seat has placed."""
    placed = s.token_at[seat * len(MASTERS) : (seat + 1) * len(MASTERS)]
    return [token for token in placed if token != NOTHING]


def are_distinct(tokens: list[int]) -> bool:
    return len(set(tokens)) == len(tokens)
