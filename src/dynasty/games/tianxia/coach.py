"""The notices of the Tianxia coach: Battles, ranks, steps, Ships, Objectives and Jade."""

from collections.abc import Callable
from typing import Final

from dynasty.games.tianxia.names import (
    ANY,
    COIN,
    FORTIFY,
    JADES,
    KINDS,
    KINDS_OF_STUFF,
    NOTHING,
    POSITIONS,
    REGIONS,
    SECTIONS,
    SILK,
    SPACES,
    TRACKS,
    TRAIN,
)
from dynasty.games.tianxia.packed_rows import add_right, row_pieces
from dynasty.games.tianxia.rules.battle import Battle, foresee
from dynasty.games.tianxia.rules.final_scoring import best_objectives
from dynasty.games.tianxia.rules.ships import bill, can_pay, ship_refusal, uncovered
from dynasty.games.tianxia.rules.tiles_and_jade import jade_count
from dynasty.games.tianxia.rules.wall import battle_comes, defense, garrisons
from dynasty.games.tianxia.state import TianxiaState
from dynasty.games.tianxia.view import TianxiaView
from dynasty.kernel import CoachContext, CoachFinding, seat_noun

TianxiaCoachContext = CoachContext[TianxiaState, TianxiaView]

REWARD_STEPS: Final = (3, 5, 7, 10)  # steps in the Palace that pay when they are reached
MAX_MISSING_SOLDIERS: Final = 2  # Soldiers that may be missing for a better rank
MIN_FIGURINES: Final = 2  # figurines from which on the next one is worth a word
MIN_OBJECTIVE_GAIN: Final = 2  # points that a piece more must bring an Objective
LATE_FROM_ROUND: Final = 3  # the round from which on Objectives without points are supplies
LEAVING_POSITION: Final = 0  # the position whose Ship leaves when the round ends
MILITARY_CHOICES: Final = (f"place:{SPACES[TRAIN]}", f"place:{SPACES[FORTIFY]}")
WEAKENING_CHOICES: Final = ("use:rb_nomad2", "use:pb_nomad2", "employ:m2a2")


def governors_lost(s: TianxiaState, seat: int, battle: Battle) -> int:
    """[TX-10.6] Return the number of the seat's Governors in Buildings that would be raided."""
    return sum(row_pieces(s.governors[slot]).count(seat) for slot in battle.raided)


def threatened_governors(look: TianxiaCoachContext) -> CoachFinding | None:
    """[TX-10.6] Notice a Battle that would remove Governors while the seat can still prevent it."""
    s, seat = look.s, look.seat
    means = tuple(
        choice for choice in (*MILITARY_CHOICES, *WEAKENING_CHOICES) if choice in look.offers
    )
    for section in range(len(SECTIONS)):
        if not battle_comes(s, section):
            continue
        lost = governors_lost(s, seat, foresee(s, section))
        if lost and means:
            nouns = tuple(choice.partition(":")[2] for choice in means)
            missing = s.strength[section] - defense(s, section)
            values = {"section": SECTIONS[section], "missing": missing, "means": nouns}
            return CoachFinding(lost, values={**values})
    return None


def better_rank(look: TianxiaCoachContext) -> CoachFinding | None:
    """[TX-10.3] Notice that one or two more Soldiers give the seat a better rank in a Battle."""
    s, seat = look.s, look.seat
    if f"place:{SPACES[TRAIN]}" not in look.offers:
        return None
    for section in garrisons(s):
        now, row = foresee(s, section).rank_points[seat], s.soldiers[section]
        for more in range(1, MAX_MISSING_SOLDIERS + 1) if battle_comes(s, section) else ():
            row = add_right(row, seat)
            after = s.clone()
            after.soldiers[section] = row
            gain = foresee(after, section).rank_points[seat] - now
            if gain > 0:
                return CoachFinding(gain, values={"section": SECTIONS[section], "more": more})
    return None


def battle_sums(look: TianxiaCoachContext) -> CoachFinding | None:
    """[TX-10.3] Notice what the seat scored and lost in a Battle."""
    seat, me = look.seat, seat_noun(look.seat)
    told = [event for event in look.heard if event.seat == seat]
    kinds = ("defender_ranked", "soldiers_left", "governors_protected", "defence_paid")
    points = [event.values["points"] for event in told if event.kind in kinds]
    raided = [event.values["seats"] for event in look.heard if event.kind == "raided"]
    lost = sum(isinstance(seats, tuple) and me in seats for seats in raided)
    scored = sum(value for value in points if isinstance(value, int))
    return CoachFinding(scored, values={"lost": lost}) if scored or lost else None


def rewarded_step(look: TianxiaCoachContext) -> CoachFinding | None:
    """[TX-6.1] Notice that the banner of a region leads to a step with a reward."""
    s, seat = look.s, look.seat
    for offer in look.called("place"):
        noun = offer.choice.partition(":")[2]
        if noun not in REGIONS:
            continue
        track = s.banners[s.box.region_ring[REGIONS.index(noun)]]
        step = s.steps[seat * len(TRACKS) + track] + 1 if track < len(TRACKS) else 0
        if step in REWARD_STEPS:
            return CoachFinding(step, offer.choice, {"track": TRACKS[track]})
    return None


def best_objective_points(s: TianxiaState, seat: int) -> int:
    """[TX-12.3] Return the points of the seat's best Objectives now."""
    return sum(points for points, _ in best_objectives(s, seat))


def objective_gain(look: TianxiaCoachContext) -> CoachFinding | None:
    """[TX-12.3] Notice, from round 2 on, a turn that raises the points of the seat's Objectives."""
    if look.s.round == 1:
        return None
    now, found = best_objective_points(look.s, look.seat), []
    for offer in look.called("place"):
        after = look.after(offer.choice)
        found.append((best_objective_points(after or look.s, look.seat) - now, offer.choice))
    gain, choice = max(found, default=(0, ""))
    return CoachFinding(gain, choice) if gain >= MIN_OBJECTIVE_GAIN else None


def dead_objective(look: TianxiaCoachContext) -> CoachFinding | None:
    """[TX-12.3] Notice late in the game an Objective without points that can be discarded."""
    if look.s.round < LATE_FROM_ROUND:
        return None
    idle = [offer for offer in look.called("cash") if offer.details["points"] == 0]
    return CoachFinding(len(idle), idle[0].choice) if idle else None


def new_figurine(look: TianxiaCoachContext) -> CoachFinding | None:
    """[TX-12.1] Notice a figurine on display that the seat lacks, if it has some already."""
    s, seat = look.s, look.seat
    count = jade_count(s, seat)
    if count < MIN_FIGURINES or count + 1 >= len(s.box.jade_vp):
        return None
    shown = [s.box.kind_jade[KINDS.index(tile)] for tile in look.view.display if tile is not None]
    new = [kind for kind in shown if kind != NOTHING and not s.jade[seat] >> kind & 1]
    worth = s.box.jade_vp[count + 1] - s.box.jade_vp[count]
    return CoachFinding(worth, values={"jade": JADES[new[0]]}) if new else None


def state_after_delivery(s: TianxiaState, seat: int, position: int) -> TianxiaState:
    """[TX-5.8] Return the state after paying there; for any Good the commonest is paid."""
    after, at = s.clone(), seat * KINDS_OF_STUFF
    goods = range(at + SILK, at + COIN)
    port, listed, count = bill(s, position, 0)
    for good in sorted([port, *[listed] * count], key=lambda good: good == ANY):
        paid = max(goods, key=lambda kind: after.stuff[kind]) if good == ANY else at + good
        after.stuff[paid] -= 1
    return after


def two_deliveries(look: TianxiaCoachContext) -> CoachFinding | None:
    """[TX-5.8] Notice a Ship to which the seat can pay two Deliveries."""
    s, seat = look.s, look.seat
    for port in range(len(POSITIONS) - 1):
        is_open = ship_refusal(s, seat, port, True) is None and can_pay(s, seat, port, 0)
        room = is_open and len(uncovered(s, port)) > 1 and s.deliveries[seat] > 1
        if room and can_pay(state_after_delivery(s, seat, port), seat, port, 0):
            return CoachFinding(2, values={"ship": POSITIONS[port]})
    return None


def leaving_ship(look: TianxiaCoachContext) -> CoachFinding | None:
    """[TX-5.9] Notice a Delivery that the seat can make to the Ship that leaves this round."""
    is_open = ship_refusal(look.s, look.seat, LEAVING_POSITION, True) is None
    return CoachFinding(1) if is_open else None


NOTICES: Final[dict[str, Callable[[TianxiaCoachContext], CoachFinding | None]]] = {
    "threatened": threatened_governors,
    "better_rank": better_rank,
    "battle_sums": battle_sums,
    "step_away": rewarded_step,
    "nearly_done": objective_gain,
    "dead_objective": dead_objective,
    "jade_open": new_figurine,
    "two_deliveries": two_deliveries,
    "ship_leaves": leaving_ship,
}
