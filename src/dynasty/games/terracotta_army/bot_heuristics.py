"""Advice on Terracotta Army: the value of a position for a seat, and priors for its choices."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from dynasty.games.terracotta_army import expected_points, valuation
from dynasty.games.terracotta_army.names import COIN, CRAFTSMAN
from dynasty.games.terracotta_army.rules.final_scoring import score_sheets
from dynasty.games.terracotta_army.rules.inner_ring import INNER_ACTION
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
from dynasty.games.terracotta_army.rules.middle_ring import MIDDLE_ACTION, PRIORITY_BONUS_GOODS
from dynasty.games.terracotta_army.rules.outer_ring import OUTER_ACTION
from dynasty.games.terracotta_army.rules.solo_setup import BEGIN, LAY_CHALLENGES
from dynasty.games.terracotta_army.rules.specialists import (
    CHOOSE_RIDER,
    FACE_WARRIOR,
    HIRE_SPECIALIST,
    PLACE_SPECIALIST,
    TURN_HORSE,
    way_to,
)
from dynasty.games.terracotta_army.rules.stock_and_score import (
    PM,
    artisans_in_hand,
    craftsmen_in_hand,
    kind_at,
    owner_at,
    workers,
)
from dynasty.games.terracotta_army.rules.turn import (
    CHOOSE_SEGMENT,
    SEGMENT_AFTER_TURNING,
    SEND_WORKER,
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
from dynasty.games.terracotta_army.valuation import ValuationContext
from dynasty.kernel import Choice, Decision, Step, make_pile


def value_parts(s: ArmyState, seat: int) -> dict[str, float]:
    """Return the seat's expected final points by category; the exact score once the game ends."""
    if not s.decisions:
        return {"score": float(score_sheets(s)[seat].total)}
    return seat_value_parts(s, seat, expected_points.points_by_category(s))


def value_parts_by_seat(s: ArmyState) -> list[dict[str, float]]:
    """Return the expected points of all seats by category; the board is evaluated only once."""
    if not s.decisions:
        return [{"score": float(sheet.total)} for sheet in score_sheets(s)]
    standings = expected_points.points_by_category(s)
    return [seat_value_parts(s, seat, standings) for seat in range(s.seats)]


def seat_value_parts(
    s: ArmyState, seat: int, standings: dict[str, list[float]]
) -> dict[str, float]:
    """Return the seat's value by category: the board, its goods, its pieces and its turns left."""
    o = ValuationContext(s, seat)
    board = {key: points[seat] for key, points in standings.items()}
    turns = o.turns * valuation.TURN_VALUE
    return {
        **board,
        "goods": valuation.purse_value(s, o),
        **valuation.piece_values(s, o),
        "turns": turns,
    }


def estimate(s: ArmyState, seat: int) -> float:
    """Return the seat's expected points less a share of what the others have on the board."""
    if not s.decisions:
        return expected_points.weighted_lead(
            [float(sheet.total) for sheet in score_sheets(s)], seat
        )
    o = ValuationContext(s, seat)
    return (
        expected_points.weighted_board_lead(s, seat)
        + valuation.purse_value(s, o)
        + sum(valuation.piece_values(s, o).values())
    )


def progress(s: ArmyState) -> float:
    """Return the share of the game already played, counted in workers still to be placed."""
    players = 1 if s.solo else s.seats
    waiting = sum(craftsmen_in_hand(s, q) + artisans_in_hand(s, q) for q in range(players))
    left = s.box.rounds - s.round + waiting / (players * workers(s))
    return 1.0 - left / s.box.rounds


def choice_priors(s: ArmyState, decision: Decision) -> list[float]:
    """Return a prior for each choice, in points, as a good player would rate it."""
    step, arg, o = decision.step, decision.arg, ValuationContext(s, decision.seat)
    if step in CELL_STEPS:
        return cell_priors(s, o, decision)
    inclination = PRIOR_BY_STEP[step]
    return [inclination(s, o, arg, choice) for choice in decision.choices]


CELL_STEPS: Final[tuple[Step[Any], ...]] = (
    PLACE_WARRIOR,
    MARCH_WARRIOR,
    PLACE_SPECIALIST,
    PM_WARRIOR_CELL,
    PM_SPECIALIST_CELL,
)


def cell_priors(s: ArmyState, o: ValuationContext, decision: Decision) -> list[float]:
    """Return priors for cells; for Li Si's pieces, the cells that help him least rate highest."""
    step, arg = decision.step, decision.arg
    among = make_pile(choice.at for choice in decision.choices)
    values: Mapping[int, float]
    sign = 1.0
    if step is PLACE_SPECIALIST:
        values = valuation.post_values(s, o, arg, among)
    elif step is PM_SPECIALIST_CELL:
        values = valuation.post_values(s, ValuationContext(s, PM), arg, among)
        sign = -1.0
    elif step is PM_WARRIOR_CELL:
        values = valuation.cell_gains(s, PM, arg & 3, among)
        sign = -1.0
    else:
        kind = kind_at(s, arg) if step is MARCH_WARRIOR else arg & 3
        values = valuation.cell_gains(s, o.seat, kind, among)
    return [sign * values[choice.at] for choice in decision.choices]


def segment_prior(s: ArmyState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a segment by its three actions; rate turning a ring low, so that it stays rare."""
    if choice.verb == "rotate":
        return -100.0
    segment, instead = choice.at, max(o.coin, valuation.clay_value(o))
    return (
        max(instead, valuation.inner_action_value(s, o, segment))
        + max(instead, valuation.middle_action_value(s, o, segment))
        + max(0.0, valuation.outer_action_value(s, o, segment))
    )


def inner_action_prior(s: ArmyState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate the inner action, or a coin or clay instead of it."""
    return (
        valuation.inner_action_value(s, o, arg)
        if choice.verb == "perform"
        else goods_prior(s, o, arg, choice)
    )


def middle_action_prior(s: ArmyState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate the middle action or its master, or a coin or clay instead of it."""
    if choice.verb in ("take", "skip"):
        return goods_prior(s, o, arg, choice)
    return valuation.middle_action_value(s, o, arg)


def outer_action_prior(s: ArmyState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate the outer action, or doing nothing."""
    return valuation.outer_action_value(s, o, arg) if choice.verb == "perform" else 0.0


def goods_prior(s: ArmyState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate taking a coin or clay, or nothing."""
    if choice.verb == "skip":
        return 0.0
    return o.coin if choice.at == COIN else valuation.clay_value(o)


def warrior_type_prior(s: ArmyState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a type of warrior to make."""
    return valuation.warrior_value(s, o, choice.at, not arg & 1)


def hiring_prior(s: ArmyState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a type of specialist to hire."""
    return valuation.specialist_value(s, o, choice.at)


def inspection_prior(s: ArmyState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate moving an inspector to a space by what it changes in this round's scoring."""
    if choice is STAY:
        return 0.0
    here = s.row if choice.at < 7 else 7 + s.column
    now, then = inspection_points(s, here), inspection_points(s, choice.at)
    return expected_points.weighted_lead(
        [float(b - a) for a, b in zip(now, then, strict=True)], o.seat
    )


def horse_prior(s: ArmyState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a direction for a horse by the seat's value on the board that results."""
    after = s.clone()
    after.mounts.append(arg * 4 + way_to(arg, choice.at))
    return expected_points.weighted_board_lead(after, o.seat)


def token_prior(s: ArmyState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a master token to pay with: the cheapest is best."""
    return -float(s.box.token_cost[choice.at])


def warehouse_prior(s: ArmyState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a warehouse to empty: the fullest is best."""
    return float(s.warehouses[choice.at])


def facing_prior(s: ArmyState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a warrior for an archer to face: an own one is best."""
    return 1.0 if owner_at(s, choice.at) == o.seat else 0.0


def worker_prior(s: ArmyState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate sending an artisan low where a craftsman could go too."""
    return float(choice.at == CRAFTSMAN)


def use_prior(s: ArmyState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate using a weapon or a new master above not using it."""
    return float(choice.verb in ("wield", "use"))


def halt_prior(s: ArmyState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate leaving a warrior where it is above moving it."""
    return float(choice is HALT)


def begin_prior(s: ArmyState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate beginning a solo game without challenges best."""
    return float(choice is BEGIN)


def neutral_prior(s: ArmyState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate all choices the same."""
    return 1.0


PRIOR_BY_STEP: Final[
    dict[Step[Any], Callable[[ArmyState, ValuationContext, int, Choice], float]]
] = {
    LAY_CHALLENGES: begin_prior,
    CHOOSE_SEGMENT: segment_prior,
    SEGMENT_AFTER_TURNING: segment_prior,
    SEND_WORKER: worker_prior,
    INNER_ACTION: inner_action_prior,
    CHOOSE_WARRIOR: warrior_type_prior,
    USE_WEAPON: use_prior,
    OFFICER_INSPECTOR: inspection_prior,
    PICK_FOR_GUARD: halt_prior,
    MIDDLE_ACTION: middle_action_prior,
    PRIORITY_BONUS_GOODS: goods_prior,
    CHOOSE_TOKEN: token_prior,
    USE_NEW_MASTER: use_prior,
    MASTER_INSPECTOR: inspection_prior,
    CHOOSE_WAREHOUSE: warehouse_prior,
    OUTER_ACTION: outer_action_prior,
    HIRE_SPECIALIST: hiring_prior,
    CHOOSE_RIDER: neutral_prior,
    TURN_HORSE: horse_prior,
    FACE_WARRIOR: facing_prior,
    PM_ARCHER_GROUP: neutral_prior,
    PM_ARCHER_CELL: neutral_prior,
    PM_ARCHER_FACING: neutral_prior,
}
