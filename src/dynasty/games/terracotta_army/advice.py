"""Advice on Terracotta Army: how well a seat stands, and what a good player is inclined to do."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from dynasty.games.terracotta_army import standing, worth
from dynasty.games.terracotta_army.names import COIN, CRAFTSMAN
from dynasty.games.terracotta_army.rules.challenges import BEGIN, LAY_CHALLENGES
from dynasty.games.terracotta_army.rules.ending import score_sheets
from dynasty.games.terracotta_army.rules.inner import INNER_ACTION
from dynasty.games.terracotta_army.rules.inspectors import (
    MASTER_INSPECTOR,
    OFFICER_INSPECTOR,
    STAY,
    inspection_points,
)
from dynasty.games.terracotta_army.rules.li_si_specialists import (
    PM_ARCHER_CELL,
    PM_ARCHER_FACING,
    PM_ARCHER_GROUP,
    PM_SPECIALIST_CELL,
)
from dynasty.games.terracotta_army.rules.li_si_warriors import PM_WARRIOR_CELL
from dynasty.games.terracotta_army.rules.masters import (
    CHOOSE_TOKEN,
    CHOOSE_WAREHOUSE,
    USE_NEW_MASTER,
)
from dynasty.games.terracotta_army.rules.middle import MIDDLE_ACTION, PRIORITY_BONUS_GOODS
from dynasty.games.terracotta_army.rules.outer import OUTER_ACTION
from dynasty.games.terracotta_army.rules.placement import (
    CHOOSE_SEGMENT,
    SEGMENT_AFTER_TURNING,
    SEND_WORKER,
)
from dynasty.games.terracotta_army.rules.specialists import (
    CHOOSE_RIDER,
    FACE_WARRIOR,
    HIRE_SPECIALIST,
    PLACE_SPECIALIST,
    TURN_HORSE,
    way_to,
)
from dynasty.games.terracotta_army.rules.stock import (
    PM,
    artisans_in_hand,
    craftsmen_in_hand,
    kind_at,
    owner_at,
    workers,
)
from dynasty.games.terracotta_army.rules.warriors import (
    CHOOSE_WARRIOR,
    HALT,
    MARCH_WARRIOR,
    PICK_FOR_GUARD,
    PLACE_WARRIOR,
    USE_WEAPON,
)
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.games.terracotta_army.worth import Outlook
from dynasty.kernel import Choice, Decision, Step, pile_of


def appraise(s: ArmyState, seat: int) -> dict[str, float]:
    """What the seat may expect to have in the end, by what counts; the score when it is over."""
    if not s.decisions:
        return {"score": float(score_sheets(s)[seat].total)}
    return parts_of(s, seat, standing.standings(s))


def appraise_all(s: ArmyState) -> list[dict[str, float]]:
    """The same of all seats, after one look at the board."""
    if not s.decisions:
        return [{"score": float(sheet.total)} for sheet in score_sheets(s)]
    standings = standing.standings(s)
    return [parts_of(s, seat, standings) for seat in range(s.seats)]


def parts_of(s: ArmyState, seat: int, standings: dict[str, list[float]]) -> dict[str, float]:
    """How the seat stands on the board, and what lies before it."""
    o = Outlook(s, seat)
    board = {key: points[seat] for key, points in standings.items()}
    turns = o.turns * worth.TURN
    return {**board, "goods": worth.purse(s, o), **worth.pieces(s, o), "turns": turns}


def estimate(s: ArmyState, seat: int) -> float:
    """What the seat may expect to have, less a share of what the others have on the board."""
    if not s.decisions:
        return standing.against([float(sheet.total) for sheet in score_sheets(s)], seat)
    o = Outlook(s, seat)
    return standing.rivalled(s, seat) + worth.purse(s, o) + sum(worth.pieces(s, o).values())


def progress(s: ArmyState) -> float:
    """How much of the game is played, by craftsmen and artisans that wait to be placed."""
    players = 1 if s.solo else s.seats
    waiting = sum(craftsmen_in_hand(s, q) + artisans_in_hand(s, q) for q in range(players))
    left = s.box.rounds - s.round + waiting / (players * workers(s))
    return 1.0 - left / s.box.rounds


def incline(s: ArmyState, decision: Decision) -> list[float]:
    """How a good player is inclined to each choice, in points."""
    step, arg, o = decision.step, decision.arg, Outlook(s, decision.seat)
    if step in CELL_STEPS:
        return incline_to_cells(s, o, decision)
    inclination = INCLINATIONS[step]
    return [inclination(s, o, arg, choice) for choice in decision.choices]


CELL_STEPS: Final[tuple[Step[Any], ...]] = (
    PLACE_WARRIOR,
    MARCH_WARRIOR,
    PLACE_SPECIALIST,
    PM_WARRIOR_CELL,
    PM_SPECIALIST_CELL,
)


def incline_to_cells(s: ArmyState, o: Outlook, decision: Decision) -> list[float]:
    """Cells for a warrior or a specialist; for Li Si's the ones that help him least."""
    step, arg = decision.step, decision.arg
    among = pile_of(choice.at for choice in decision.choices)
    values: Mapping[int, float]
    sign = 1.0
    if step is PLACE_SPECIALIST:
        values = worth.post_values(s, o, arg, among)
    elif step is PM_SPECIALIST_CELL:
        values = worth.post_values(s, Outlook(s, PM), arg, among)
        sign = -1.0
    elif step is PM_WARRIOR_CELL:
        values = worth.cell_values(s, PM, arg & 3, among)
        sign = -1.0
    else:
        kind = kind_at(s, arg) if step is MARCH_WARRIOR else arg & 3
        values = worth.cell_values(s, o.seat, kind, among)
    return [sign * values[choice.at] for choice in decision.choices]


def to_segment(s: ArmyState, o: Outlook, arg: int, choice: Choice) -> float:
    """The three actions of a segment; turning a ring is a thing to look at, not a habit."""
    if choice.verb == "rotate":
        return -100.0
    segment, instead = choice.at, max(o.coin, worth.clay(o))
    return (
        max(instead, worth.inner(s, o, segment))
        + max(instead, worth.middle(s, o, segment))
        + max(0.0, worth.outer(s, o, segment))
    )


def to_inner(s: ArmyState, o: Outlook, arg: int, choice: Choice) -> float:
    """The inner action, or a coin or clay instead."""
    return worth.inner(s, o, arg) if choice.verb == "perform" else to_goods(s, o, arg, choice)


def to_middle(s: ArmyState, o: Outlook, arg: int, choice: Choice) -> float:
    """The middle action, its master, or a coin or clay instead."""
    if choice.verb in ("take", "skip"):
        return to_goods(s, o, arg, choice)
    return worth.middle(s, o, arg)


def to_outer(s: ArmyState, o: Outlook, arg: int, choice: Choice) -> float:
    """The outer action, or nothing."""
    return worth.outer(s, o, arg) if choice.verb == "perform" else 0.0


def to_goods(s: ArmyState, o: Outlook, arg: int, choice: Choice) -> float:
    """A coin or clay, or nothing."""
    if choice.verb == "skip":
        return 0.0
    return o.coin if choice.at == COIN else worth.clay(o)


def to_make(s: ArmyState, o: Outlook, arg: int, choice: Choice) -> float:
    """A type of warrior."""
    return worth.warrior(s, o, choice.at, not arg & 1)


def to_hire(s: ArmyState, o: Outlook, arg: int, choice: Choice) -> float:
    """A type of specialist."""
    return worth.specialist(s, o, choice.at)


def to_inspect(s: ArmyState, o: Outlook, arg: int, choice: Choice) -> float:
    """What moving an inspector to a space changes in this round's scoring."""
    if choice is STAY:
        return 0.0
    here = s.row if choice.at < 7 else 7 + s.column
    now, then = inspection_points(s, here), inspection_points(s, choice.at)
    return standing.against([float(b - a) for a, b in zip(now, then, strict=True)], o.seat)


def to_turn_horse(s: ArmyState, o: Outlook, arg: int, choice: Choice) -> float:
    """How the seat would stand with the horse reaching over that cell."""
    after = s.clone()
    after.mounts.append(arg * 4 + way_to(arg, choice.at))
    return standing.rivalled(after, o.seat)


def to_pay(s: ArmyState, o: Outlook, arg: int, choice: Choice) -> float:
    """The cheapest token."""
    return -float(s.box.token_cost[choice.at])


def to_empty(s: ArmyState, o: Outlook, arg: int, choice: Choice) -> float:
    """The fullest warehouse."""
    return float(s.warehouses[choice.at])


def to_face(s: ArmyState, o: Outlook, arg: int, choice: Choice) -> float:
    """An own warrior."""
    return 1.0 if owner_at(s, choice.at) == o.seat else 0.0


def to_send(s: ArmyState, o: Outlook, arg: int, choice: Choice) -> float:
    """An artisan is kept for where only he can go."""
    return float(choice.at == CRAFTSMAN)


def to_use(s: ArmyState, o: Outlook, arg: int, choice: Choice) -> float:
    """Weapons and new masters are used."""
    return float(choice.verb in ("wield", "use"))


def to_halt(s: ArmyState, o: Outlook, arg: int, choice: Choice) -> float:
    """Warriors stay where they are."""
    return float(choice is HALT)


def to_begin(s: ArmyState, o: Outlook, arg: int, choice: Choice) -> float:
    """Without a challenge."""
    return float(choice is BEGIN)


def to_any(s: ArmyState, o: Outlook, arg: int, choice: Choice) -> float:
    """One is as good as the other."""
    return 1.0


INCLINATIONS: Final[dict[Step[Any], Callable[[ArmyState, Outlook, int, Choice], float]]] = {
    LAY_CHALLENGES: to_begin,
    CHOOSE_SEGMENT: to_segment,
    SEGMENT_AFTER_TURNING: to_segment,
    SEND_WORKER: to_send,
    INNER_ACTION: to_inner,
    CHOOSE_WARRIOR: to_make,
    USE_WEAPON: to_use,
    OFFICER_INSPECTOR: to_inspect,
    PICK_FOR_GUARD: to_halt,
    MIDDLE_ACTION: to_middle,
    PRIORITY_BONUS_GOODS: to_goods,
    CHOOSE_TOKEN: to_pay,
    USE_NEW_MASTER: to_use,
    MASTER_INSPECTOR: to_inspect,
    CHOOSE_WAREHOUSE: to_empty,
    OUTER_ACTION: to_outer,
    HIRE_SPECIALIST: to_hire,
    CHOOSE_RIDER: to_any,
    TURN_HORSE: to_turn_horse,
    FACE_WARRIOR: to_face,
    PM_ARCHER_GROUP: to_any,
    PM_ARCHER_CELL: to_any,
    PM_ARCHER_FACING: to_any,
}
