"""Advice on Terracotta Army: how well a seat stands, and what a good player is inclined to do."""

from collections.abc import Mapping
from typing import Any, Final

from dynasty.games.terracotta_army import worth
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

SPARE_CRAFTSMEN: Final = 0.5  # an artisan is kept for where only he can go


def appraise(s: ArmyState, seat: int) -> dict[str, float]:
    """What the seat may expect to have in the end, by what counts; the score when it is over."""
    if not s.decisions:
        return {"score": float(score_sheets(s)[seat].total)}
    o = Outlook(s, seat)
    standing = {key: points[seat] for key, points in worth.standings(s).items()}
    return {**standing, "goods": worth.purse(s, o), **worth.pieces(s, o)}


def estimate(s: ArmyState, seat: int) -> float:
    """What the seat may expect to have, less a share of what the others have on the board."""
    if not s.decisions:
        return worth.against([float(sheet.total) for sheet in score_sheets(s)], seat)
    o = Outlook(s, seat)
    return worth.rivalled(s, seat) + worth.purse(s, o) + sum(worth.pieces(s, o).values())


def progress(s: ArmyState) -> float:
    """How much of the game is played, by craftsmen and artisans that wait to be placed."""
    players = 1 if s.solo else s.seats
    waiting = sum(craftsmen_in_hand(s, q) + artisans_in_hand(s, q) for q in range(players))
    left = s.box.rounds - s.round + waiting / (players * workers(s))
    return 1.0 - left / s.box.rounds


def incline(s: ArmyState, decision: Decision) -> list[float]:
    """How a good player is inclined to each choice, in points."""
    step, o = decision.step, Outlook(s, decision.seat)
    if step in CELL_STEPS:
        return incline_to_cells(s, o, decision)
    if step is TURN_HORSE:
        return [after_horse(s, decision, choice) for choice in decision.choices]
    return [inclination(s, o, decision, choice) for choice in decision.choices]


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


def after_horse(s: ArmyState, decision: Decision, choice: Choice) -> float:
    """How the seat would stand with the horse reaching over that cell."""
    after = s.clone()
    after.mounts.append(decision.arg * 4 + way_to(decision.arg, choice.at))
    return worth.rivalled(after, decision.seat)


def inclination(s: ArmyState, o: Outlook, decision: Decision, choice: Choice) -> float:
    step, arg = decision.step, decision.arg
    if step is CHOOSE_SEGMENT or step is SEGMENT_AFTER_TURNING:
        return incline_to_segment(s, o, choice)
    if step is INNER_ACTION or step is MIDDLE_ACTION or step is OUTER_ACTION:
        return incline_to_action(s, o, step, arg, choice)
    if step is CHOOSE_WARRIOR:
        return worth.warrior(s, o, choice.at, not arg & 1)
    if step is OFFICER_INSPECTOR or step is MASTER_INSPECTOR:
        return 0.0 if choice is STAY else incline_to_inspect(s, o, choice.at)
    if step is HIRE_SPECIALIST:
        return worth.specialist(s, o, choice.at)
    if step is CHOOSE_TOKEN:
        return -float(s.box.token_cost[choice.at])
    if step is CHOOSE_WAREHOUSE:
        return float(s.warehouses[choice.at])
    if step is PRIORITY_BONUS_GOODS:
        return o.coin if choice.at == COIN else worth.clay(o)
    if step is FACE_WARRIOR:
        return 1.0 if owner_at(s, choice.at) == o.seat else 0.0
    return float(smaller_things(step, choice))


def smaller_things(step: Step[Any], choice: Choice) -> bool:
    """Yes or no by habit: use weapons and masters, move nobody, begin at once."""
    if step is SEND_WORKER:
        return choice.at == CRAFTSMAN
    if step is USE_WEAPON or step is USE_NEW_MASTER:
        return choice.verb in ("wield", "use")
    if step is PICK_FOR_GUARD:
        return choice is HALT
    if step is LAY_CHALLENGES:
        return choice is BEGIN
    return step in (CHOOSE_RIDER, PM_ARCHER_GROUP, PM_ARCHER_CELL, PM_ARCHER_FACING)


def incline_to_segment(s: ArmyState, o: Outlook, choice: Choice) -> float:
    """The three actions of a segment; turning a ring is a thing to look at, not a habit."""
    if choice.verb == "rotate":
        return -100.0
    instead = max(o.coin, worth.clay(o))
    return (
        max(instead, worth.inner(s, o, choice.at))
        + max(instead, worth.middle(s, o, choice.at))
        + max(0.0, worth.outer(s, o, choice.at))
    )


def incline_to_action(
    s: ArmyState, o: Outlook, step: Step[Any], segment: int, choice: Choice
) -> float:
    """An action of the wheel, or a coin or clay instead."""
    if choice.verb == "skip":
        return 0.0
    if choice.verb == "take":
        return o.coin if choice.at == COIN else worth.clay(o)
    if step is INNER_ACTION:
        return worth.inner(s, o, segment)
    return worth.middle(s, o, segment) if step is MIDDLE_ACTION else worth.outer(s, o, segment)


def incline_to_inspect(s: ArmyState, o: Outlook, space: int) -> float:
    """What moving an inspector to a space changes in this round's scoring."""
    here = s.row if space < 7 else 7 + s.column
    now, then = inspection_points(s, here), inspection_points(s, space)
    return worth.against([float(b - a) for a, b in zip(now, then, strict=True)], o.seat)
