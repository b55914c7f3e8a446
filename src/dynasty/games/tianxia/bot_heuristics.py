"""Advice on Tianxia: the value of a position for a seat, and priors for its choices.

Both read only what the seat may know: the open table and its own Objectives.
"""

from collections.abc import Callable
from typing import Final

from dynasty.games.tianxia import valuation
from dynasty.games.tianxia.names import (
    COIN,
    DELIVERY_SPACES,
    FIRST_PASSIVE,
    GOODS,
    KINDS_OF_STUFF,
    NOTHING,
    PORTS,
    REGIONS,
    RICE,
    ROWS,
)
from dynasty.games.tianxia.rules.buildings import INSTALL, install_price, wood_to_spend
from dynasty.games.tianxia.rules.deliveries import space_reward
from dynasty.games.tianxia.rules.final_scoring import score_sheet, scoring_seats
from dynasty.games.tianxia.rules.palace_tracks import TRACK_COUNT
from dynasty.games.tianxia.rules.ships import may_ship, uncovered
from dynasty.games.tianxia.rules.tiles_and_jade import jade_count
from dynasty.games.tianxia.rules.turn import marker_price
from dynasty.games.tianxia.rules.wall import battle_comes
from dynasty.games.tianxia.state import TianxiaState
from dynasty.games.tianxia.valuation import SharedValuation
from dynasty.kernel import Choice, Decision

PriorFunction = Callable[[TianxiaState, int, Choice], float]


def value_parts(s: TianxiaState, seat: int) -> dict[str, float]:
    """Return the seat's expected points by category; the exact score once the game is over."""
    if not s.decisions:
        return {"score": float(score_sheet(s, seat).total)}
    return seat_value_parts(s, seat, SharedValuation(s))


def value_parts_by_seat(s: TianxiaState) -> list[dict[str, float]]:
    """Return the expected points by category of all seats that can win, computed together."""
    seats = range(scoring_seats(s))
    if not s.decisions:
        return [{"score": float(score_sheet(s, seat).total)} for seat in seats]
    common = SharedValuation(s)
    return [seat_value_parts(s, seat, common) for seat in seats]


def seat_value_parts(s: TianxiaState, seat: int, common: SharedValuation) -> dict[str, float]:
    """Return the seat's value by category during the game."""
    time = valuation.rounds_left(s, seat)
    return {
        "score": float(s.vp[seat]),
        "battles": valuation.wall_value(s, seat, common),
        "buildings": valuation.buildings_value(s, seat, common),
        "goods": valuation.goods_value(s, seat, time),
        "palace": valuation.palace_value(s, seat, time, common),
        "jade": valuation.jade_value(s, seat, time),
        "tiles": valuation.tiles_value(s, seat, time),
        "people": valuation.meeples_value(s, seat, time, common),
        "objectives": valuation.objectives_value(s, seat, time),
        "turns": valuation.turns_value(s, seat),
    }


def progress(s: TianxiaState) -> float:
    """Return the share of the game already played, by rounds and Action markers in hand."""
    left = sum(valuation.rounds_left(s, seat) for seat in range(s.deciders)) / s.deciders
    return max(0.0, 1.0 - left / s.box.rounds)


def choice_priors(s: TianxiaState, decision: Decision) -> list[float]:
    """Return a prior for each choice, rated by its verb."""
    seat = decision.seat
    return [PRIOR_BY_VERB[choice.verb](s, seat, choice) for choice in decision.choices]


def never_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    return -3.0


def reluctant_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    return -1.0


def neutral_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    return 0.0


def eager_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    return 3.0


# Turns: how much more than standing still they brought in games of bots, by rounds to come.
def space_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    """Rate placing a Marker on a space; regions where the seat can install or ship rate higher."""
    space, left = choice.at, s.box.rounds - s.round
    price = marker_price(s, seat, space)
    if space >= len(REGIONS):
        return 0.7 + 1.4 * left - 0.2 * price
    value = -0.7 + 2.2 * left - 0.9 * price
    if s.meeples[seat]:
        value += best_install_gain(s, seat, space)
    port = s.box.region_port[space]
    if port != NOTHING and may_ship(s, seat, port):
        value += 1.5
    return value


def best_install_gain(s: TianxiaState, seat: int, region: int) -> float:
    """Return the extra value of the best Building of the region that the seat can pay."""
    wood, best = wood_to_spend(s, seat), 0.0
    for slot in s.box.region_slots[region]:
        if install_price(s, seat, slot) <= wood:
            best = max(best, install_prior(s, seat, INSTALL[slot]) - 2.4)
    return best


def worker_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    held = s.stuff[seat * KINDS_OF_STUFF + s.box.barge_resource[choice.at]]
    return 4.2 + (s.box.rounds - s.round) - 0.1 * held


def pass_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    return 0.3 + 4.3 * (s.box.rounds - s.round) - 5.2 * s.markers[seat]


def install_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    building, left = s.buildings[choice.at], s.box.rounds - s.round
    if building < FIRST_PASSIVE:
        return 2.0 + left * valuation.effects_value(s.box.income_effect[building])
    return 2.0 + left * valuation.PASSIVE_BUILDING_VALUES[building - FIRST_PASSIVE]


def banner_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    return 2.5


def exchange_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    return 2.0 + 0.1 * s.stuff[seat * KINDS_OF_STUFF + choice.at]


def amount_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    coins = s.space < FIRST_PASSIVE and s.box.region_give[s.space] == COIN
    return 1.0 + choice.at * (0.3 if coins else 1.0)


def ship_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    return 2.6 + 0.2 * len(uncovered(s, choice.at))


def delivery_space_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    """Rate the reward of a Delivery space; a Demand comes first where both are offered."""
    if choice.at >= len(DELIVERY_SPACES):
        return 9.0
    return 2.0 + valuation.effects_value(space_reward(s, choice.at))


def track_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    step = s.steps[seat * TRACK_COUNT + choice.at]
    soon = (
        valuation.STEP_REWARD_VALUES[step + 1]
        if step + 1 < len(valuation.STEP_REWARD_VALUES)
        else 0.0
    )
    reached = 2.5 if step + 1 in (3, 5, 7, 10) else 0.0
    return 1.0 + soon + reached


def section_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    """Rate a section for a Soldier, Wall or Tower, by its Battles and the own Governors there."""
    section, later = choice.at, valuation.battle_chance(s, choice.at)
    value = 1.0 + 0.8 * later
    if battle_comes(s, section):
        value += 2.0
        if valuation.is_threatened(s, section):
            value += 0.8 * valuation.own_governor_count(s, seat, section)
    return value


def weaken_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    section = choice.at
    value = 0.1 * s.strength[section] + valuation.own_governor_count(s, seat, section)
    return value + (2.0 if battle_comes(s, section) else 0.0)


def merchant_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    merchant = choice.at
    missing = s.box.merchant_spaces[merchant] - s.merchants[seat * ROWS + merchant % ROWS]
    value = valuation.effects_value(s.box.merchant_effect[merchant]) or 1.2
    return value / missing


def employ_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    effect = s.box.merchant_effect[choice.at]
    if not effect:
        return 2.0  # it makes cheaper what is being done
    price = s.box.merchant_price[choice.at][1]
    return valuation.effects_value(effect) - 1.0 * price - 0.8


def gain_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    """Rate a thing to gain: what the seat has least of, or Goods that the ports ask for."""
    held = s.stuff[seat * KINDS_OF_STUFF + choice.at]
    if choice.at in GOODS:
        asked = sum(
            s.ships[port] != NOTHING
            and choice.at in (s.box.port_good[s.port_demand[port]], listed_good(s, port))
            for port in range(PORTS)
        )
        return 1.0 + 0.3 * asked - 0.2 * held
    return 1.0 - 0.2 * held - (0.1 if choice.at == RICE else 0.0)


def listed_good(s: TianxiaState, port: int) -> int:
    demand = s.demands[port]
    return s.box.demand_good[demand] if s.box.demand_count[demand] else NOTHING


def payment_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    return 1.0 + 0.2 * s.stuff[seat * KINDS_OF_STUFF + choice.at]


def tile_prior(s: TianxiaState, seat: int, tile: int) -> float:
    """Rate a tile to take: a figurine by its score, others by their effect."""
    kind = s.box.tile_kind[tile]
    if s.box.kind_jade[kind] != NOTHING:
        figurines = min(5, jade_count(s, seat))
        return 1.5 + s.box.jade_vp[figurines + 1] - s.box.jade_vp[figurines]
    return valuation.tile_value(s.box, kind) * min(1.0, valuation.rounds_left(s, seat) + 0.3)


def palace_tile_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    return tile_prior(s, seat, s.palace[choice.at])


def shown_tile_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    return tile_prior(s, seat, s.display[choice.at])


def tile_kind_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    """Rate a kind of tile to keep or to turn up."""
    if s.box.kind_jade[choice.at] != NOTHING:
        owned = s.jade[seat] >> s.box.kind_jade[choice.at] & 1
        return 0.0 if owned else 4.0
    return valuation.tile_value(s.box, choice.at)


def use_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    """Rate using a tile low, except in the last round."""
    last = s.round == s.box.rounds
    return 0.5 if last else -0.5


def drop_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    return -valuation.objective_value(s, seat, choice.at, valuation.rounds_left(s, seat))


def income_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    return valuation.effects_value(s.box.income_effect[choice.at])


def set_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    building = s.set_buildings[choice.at]
    effects = s.box.income_effect[FIRST_PASSIVE + building]
    return valuation.effects_value(effects)


def count_prior(s: TianxiaState, seat: int, choice: Choice) -> float:
    return float(s.walls_built[seat]) if choice.at == 0 else 1.5


PRIOR_BY_VERB: Final[dict[str, PriorFunction]] = {
    "side": neutral_prior,
    "start": set_prior,
    "income": income_prior,
    "place": space_prior,
    "worker": worker_prior,
    "pass": pass_prior,
    "pay": payment_prior,
    "employ": employ_prior,
    "benefit": eager_prior,
    "banner": banner_prior,
    "install": install_prior,
    "trigger": neutral_prior,
    "exchange": exchange_prior,
    "amount": amount_prior,
    "ship": ship_prior,
    "finish": neutral_prior,
    "back": neutral_prior,
    "leave": neutral_prior,
    "remove": neutral_prior,
    "deliver": delivery_space_prior,
    "sail": neutral_prior,
    "waive": neutral_prior,
    "hold": reluctant_prior,
    "reward": delivery_space_prior,
    "advance": track_prior,
    "train": section_prior,
    "wall": section_prior,
    "tower": section_prior,
    "soldier": section_prior,
    "double": section_prior,
    "weaken": weaken_prior,
    "pick": shown_tile_prior,
    "take": palace_tile_prior,
    "out": neutral_prior,
    "end": neutral_prior,
    "gain": gain_prior,
    "repeat": track_prior,
    "merchant": merchant_prior,
    "recall": never_prior,
    "forgo": reluctant_prior,
    "discard": reluctant_prior,
    "keep": tile_kind_prior,
    "flip": tile_kind_prior,
    "use": use_prior,
    "cash": reluctant_prior,
    "drop": drop_prior,
    "sell": never_prior,
    "count": count_prior,
    "lose": reluctant_prior,
}
