"""Advice on Tianxia: how well a seat stands, and what a good player is inclined to do.

Both read only what the seat may know: the open table and its own Objectives.
"""

from collections.abc import Callable
from typing import Final

from dynasty.games.tianxia import worth
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
from dynasty.games.tianxia.rules.palace import TRACK_COUNT
from dynasty.games.tianxia.rules.scoring import score_sheet, scoring_seats
from dynasty.games.tianxia.rules.shipping import may_ship, uncovered
from dynasty.games.tianxia.rules.tiles import jade_count
from dynasty.games.tianxia.rules.turn import marker_price
from dynasty.games.tianxia.rules.wall import battle_comes
from dynasty.games.tianxia.state import TianxiaState
from dynasty.games.tianxia.worth import Common
from dynasty.kernel import Choice, Decision

Inclination = Callable[[TianxiaState, int, Choice], float]


def appraise(s: TianxiaState, seat: int) -> dict[str, float]:
    """What the seat may expect, by what it has; the score itself when the game is over."""
    if not s.decisions:
        return {"score": float(score_sheet(s, seat).total)}
    return parts_of(s, seat, Common(s))


def appraise_all(s: TianxiaState) -> list[dict[str, float]]:
    """The same of all seats that can win, after one look at what they share."""
    seats = range(scoring_seats(s))
    if not s.decisions:
        return [{"score": float(score_sheet(s, seat).total)} for seat in seats]
    common = Common(s)
    return [parts_of(s, seat, common) for seat in seats]


def parts_of(s: TianxiaState, seat: int, common: Common) -> dict[str, float]:
    """What the seat may expect while the game goes on."""
    time = worth.time_left(s, seat)
    return {
        "score": float(s.vp[seat]),
        "battles": worth.wall(s, seat, common),
        "buildings": worth.buildings(s, seat, common),
        "goods": worth.stuff(s, seat, time),
        "palace": worth.tracks(s, seat, time, common),
        "jade": worth.jade(s, seat, time),
        "tiles": worth.tiles(s, seat, time),
        "people": worth.people(s, seat, time, common),
        "objectives": worth.objectives(s, seat, time),
        "turns": worth.turns(s, seat),
    }


def progress(s: TianxiaState) -> float:
    """How much of the game is played, by rounds and by Action markers in hand."""
    left = sum(worth.time_left(s, seat) for seat in range(s.deciders)) / s.deciders
    return max(0.0, 1.0 - left / s.box.rounds)


def incline(s: TianxiaState, decision: Decision) -> list[float]:
    """A quick liking for each choice, by its verb."""
    seat = decision.seat
    return [LIKING[choice.verb](s, seat, choice) for choice in decision.choices]


def never(s: TianxiaState, seat: int, choice: Choice) -> float:
    return -3.0


def hardly(s: TianxiaState, seat: int, choice: Choice) -> float:
    return -1.0


def neutral(s: TianxiaState, seat: int, choice: Choice) -> float:
    return 0.0


def gladly(s: TianxiaState, seat: int, choice: Choice) -> float:
    return 3.0


# Turns: how much more than standing still they brought in games of bots, by rounds to come.
def like_place(s: TianxiaState, seat: int, choice: Choice) -> float:
    """A Marker brings most where it installs or ships."""
    space, left = choice.at, s.box.rounds - s.round
    price = marker_price(s, seat, space)
    if space >= len(REGIONS):
        return 0.7 + 1.4 * left - 0.2 * price
    value = -0.7 + 2.2 * left - 0.9 * price
    if s.meeples[seat]:
        value += best_install(s, seat, space)
    port = s.box.region_port[space]
    if port != NOTHING and may_ship(s, seat, port):
        value += 1.5
    return value


def best_install(s: TianxiaState, seat: int, region: int) -> float:
    """What the best Building of the region adds that the seat can pay."""
    wood, best = wood_to_spend(s, seat), 0.0
    for slot in s.box.region_slots[region]:
        if install_price(s, seat, slot) <= wood:
            best = max(best, like_install(s, seat, INSTALL[slot]) - 2.4)
    return best


def like_worker(s: TianxiaState, seat: int, choice: Choice) -> float:
    held = s.stuff[seat * KINDS_OF_STUFF + s.box.barge_resource[choice.at]]
    return 4.2 + (s.box.rounds - s.round) - 0.1 * held


def like_pass(s: TianxiaState, seat: int, choice: Choice) -> float:
    return 0.3 + 4.3 * (s.box.rounds - s.round) - 5.2 * s.markers[seat]


def like_install(s: TianxiaState, seat: int, choice: Choice) -> float:
    building, left = s.buildings[choice.at], s.box.rounds - s.round
    if building < FIRST_PASSIVE:
        return 2.0 + left * worth.effect_worth(s.box.income_effect[building])
    return 2.0 + left * worth.PASSIVES[building - FIRST_PASSIVE]


def like_banner(s: TianxiaState, seat: int, choice: Choice) -> float:
    return 2.5


def like_exchange(s: TianxiaState, seat: int, choice: Choice) -> float:
    return 2.0 + 0.1 * s.stuff[seat * KINDS_OF_STUFF + choice.at]


def like_amount(s: TianxiaState, seat: int, choice: Choice) -> float:
    coins = s.space < FIRST_PASSIVE and s.box.region_give[s.space] == COIN
    return 1.0 + choice.at * (0.3 if coins else 1.0)


def like_ship(s: TianxiaState, seat: int, choice: Choice) -> float:
    return 2.6 + 0.2 * len(uncovered(s, choice.at))


def like_space(s: TianxiaState, seat: int, choice: Choice) -> float:
    """The reward of a Delivery space; a Demand comes first where both are offered."""
    if choice.at >= len(DELIVERY_SPACES):
        return 9.0
    return 2.0 + worth.effect_worth(space_reward(s, choice.at))


def like_track(s: TianxiaState, seat: int, choice: Choice) -> float:
    step = s.steps[seat * TRACK_COUNT + choice.at]
    soon = worth.STEP_REWARDS[step + 1] if step + 1 < len(worth.STEP_REWARDS) else 0.0
    reached = 2.5 if step + 1 in (3, 5, 7, 10) else 0.0
    return 1.0 + soon + reached


def like_section(s: TianxiaState, seat: int, choice: Choice) -> float:
    """Where a piece on the Wall is worth most."""
    section, later = choice.at, worth.chance_of_battle(s, choice.at)
    value = 1.0 + 0.8 * later
    if battle_comes(s, section):
        value += 2.0
        if worth.threatened(s, section):
            value += 0.8 * worth.own_governors(s, seat, section)
    return value


def like_weaken(s: TianxiaState, seat: int, choice: Choice) -> float:
    section = choice.at
    value = 0.1 * s.strength[section] + worth.own_governors(s, seat, section)
    return value + (2.0 if battle_comes(s, section) else 0.0)


def like_merchant(s: TianxiaState, seat: int, choice: Choice) -> float:
    merchant = choice.at
    missing = s.box.merchant_spaces[merchant] - s.merchants[seat * ROWS + merchant % ROWS]
    value = worth.effect_worth(s.box.merchant_effect[merchant]) or 1.2
    return value / missing


def like_employ(s: TianxiaState, seat: int, choice: Choice) -> float:
    effect = s.box.merchant_effect[choice.at]
    if not effect:
        return 2.0  # it makes cheaper what is being done
    price = s.box.merchant_price[choice.at][1]
    return worth.effect_worth(effect) - 1.0 * price - 0.8


def like_gain(s: TianxiaState, seat: int, choice: Choice) -> float:
    """Whatever the seat has least of; Goods by what the ports ask."""
    held = s.stuff[seat * KINDS_OF_STUFF + choice.at]
    if choice.at in GOODS:
        asked = sum(
            s.ships[port] != NOTHING
            and choice.at in (s.box.port_good[s.port_demand[port]], listed(s, port))
            for port in range(PORTS)
        )
        return 1.0 + 0.3 * asked - 0.2 * held
    return 1.0 - 0.2 * held - (0.1 if choice.at == RICE else 0.0)


def listed(s: TianxiaState, port: int) -> int:
    demand = s.demands[port]
    return s.box.demand_good[demand] if s.box.demand_count[demand] else NOTHING


def like_payment(s: TianxiaState, seat: int, choice: Choice) -> float:
    return 1.0 + 0.2 * s.stuff[seat * KINDS_OF_STUFF + choice.at]


def like_tile(s: TianxiaState, seat: int, tile: int) -> float:
    """A tile to take: a figurine for its score, others for their effect."""
    kind = s.box.tile_kind[tile]
    if s.box.kind_jade[kind] != NOTHING:
        figurines = min(5, jade_count(s, seat))
        return 1.5 + s.box.jade_vp[figurines + 1] - s.box.jade_vp[figurines]
    return worth.tile_worth(s.box, kind) * min(1.0, worth.time_left(s, seat) + 0.3)


def like_palace_tile(s: TianxiaState, seat: int, choice: Choice) -> float:
    return like_tile(s, seat, s.palace[choice.at])


def like_shown_tile(s: TianxiaState, seat: int, choice: Choice) -> float:
    return like_tile(s, seat, s.display[choice.at])


def like_kind(s: TianxiaState, seat: int, choice: Choice) -> float:
    """A kind of tile to keep or to turn up."""
    if s.box.kind_jade[choice.at] != NOTHING:
        owned = s.jade[seat] >> s.box.kind_jade[choice.at] & 1
        return 0.0 if owned else 4.0
    return worth.tile_worth(s.box, choice.at)


def like_use(s: TianxiaState, seat: int, choice: Choice) -> float:
    """Tiles wait for their moment, but not beyond the last round."""
    last = s.round == s.box.rounds
    return 0.5 if last else -0.5


def like_drop(s: TianxiaState, seat: int, choice: Choice) -> float:
    return -worth.objective_worth(s, seat, choice.at, worth.time_left(s, seat))


def like_income(s: TianxiaState, seat: int, choice: Choice) -> float:
    return worth.effect_worth(s.box.income_effect[choice.at])


def like_set(s: TianxiaState, seat: int, choice: Choice) -> float:
    building = s.set_buildings[choice.at]
    effects = s.box.income_effect[FIRST_PASSIVE + building]
    return worth.effect_worth(effects)


def like_count(s: TianxiaState, seat: int, choice: Choice) -> float:
    return float(s.walls_built[seat]) if choice.at == 0 else 1.5


LIKING: Final[dict[str, Inclination]] = {
    "side": neutral,
    "start": like_set,
    "income": like_income,
    "place": like_place,
    "worker": like_worker,
    "pass": like_pass,
    "pay": like_payment,
    "employ": like_employ,
    "benefit": gladly,
    "banner": like_banner,
    "install": like_install,
    "trigger": neutral,
    "exchange": like_exchange,
    "amount": like_amount,
    "ship": like_ship,
    "finish": neutral,
    "back": neutral,
    "leave": neutral,
    "remove": neutral,
    "deliver": like_space,
    "sail": neutral,
    "waive": neutral,
    "hold": hardly,
    "reward": like_space,
    "advance": like_track,
    "train": like_section,
    "wall": like_section,
    "tower": like_section,
    "soldier": like_section,
    "double": like_section,
    "weaken": like_weaken,
    "pick": like_shown_tile,
    "take": like_palace_tile,
    "out": neutral,
    "end": neutral,
    "gain": like_gain,
    "repeat": like_track,
    "merchant": like_merchant,
    "recall": never,
    "forgo": hardly,
    "discard": hardly,
    "keep": like_kind,
    "flip": like_kind,
    "use": like_use,
    "cash": hardly,
    "drop": like_drop,
    "sell": never,
    "count": like_count,
    "lose": hardly,
}
