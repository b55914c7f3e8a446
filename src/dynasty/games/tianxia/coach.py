"""What the coach of Tianxia notices: Battles, ranks, steps, Ships, Objectives and Jade."""

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
from dynasty.games.tianxia.rows import add_right, pieces
from dynasty.games.tianxia.rules.battle import Battle, foresee
from dynasty.games.tianxia.rules.scoring import best_objectives
from dynasty.games.tianxia.rules.shipping import bill, can_pay, ship_refusal, uncovered
from dynasty.games.tianxia.rules.tiles import jade_count
from dynasty.games.tianxia.rules.wall import battle_comes, defense, garrisons
from dynasty.games.tianxia.state import TianxiaState
from dynasty.games.tianxia.view import TianxiaView
from dynasty.kernel import Look, Notice, seat_noun

TianxiaLook = Look[TianxiaState, TianxiaView]

REWARDED: Final = (3, 5, 7, 10)  # steps in the Palace that pay when they are reached
MORE: Final = 2  # Soldiers that may be missing for a better rank
COLLECTED: Final = 2  # figurines from which on the next one is worth a word
NEARLY: Final = 2  # points that a piece more must bring an Objective
LATE: Final = 3  # the round from which on Objectives without points are supplies
YAN: Final = 0  # the position whose Ship leaves when the round ends
MILITARY: Final = (f"place:{SPACES[TRAIN]}", f"place:{SPACES[FORTIFY]}")
WEAKENING: Final = ("use:rb_nomad2", "use:pb_nomad2", "employ:m2a2")


def governors_lost(s: TianxiaState, seat: int, battle: Battle) -> int:
    """[TX-10.6] The seat's Governors in the Buildings that would be raided."""
    return sum(pieces(s.governors[slot]).count(seat) for slot in battle.raided)


def threatened(look: TianxiaLook) -> Notice | None:
    """[TX-10.6] A Battle would throw Governors out, and the seat holds what could stop it."""
    s, seat = look.s, look.seat
    means = tuple(choice for choice in (*MILITARY, *WEAKENING) if choice in look.offers)
    for section in range(len(SECTIONS)):
        if not battle_comes(s, section):
            continue
        lost = governors_lost(s, seat, foresee(s, section))
        if lost and means:
            nouns = tuple(choice.partition(":")[2] for choice in means)
            missing = s.strength[section] - defense(s, section)
            values = {"section": SECTIONS[section], "missing": missing, "means": nouns}
            return Notice(lost, values={**values})
    return None


def better_rank(look: TianxiaLook) -> Notice | None:
    """[TX-10.3] One or two Soldiers more would lift the seat in a Battle of this round."""
    s, seat = look.s, look.seat
    if f"place:{SPACES[TRAIN]}" not in look.offers:
        return None
    for section in garrisons(s):
        now, row = foresee(s, section).rank_points[seat], s.soldiers[section]
        for more in range(1, MORE + 1) if battle_comes(s, section) else ():
            row = add_right(row, seat)
            after = s.clone()
            after.soldiers[section] = row
            gain = foresee(after, section).rank_points[seat] - now
            if gain > 0:
                return Notice(gain, values={"section": SECTIONS[section], "more": more})
    return None


def battle_sums(look: TianxiaLook) -> Notice | None:
    """[TX-10.3] A Battle in which the seat had a part: what it scored and lost."""
    seat, me = look.seat, seat_noun(look.seat)
    told = [event for event in look.heard if event.seat == seat]
    kinds = ("defender_ranked", "soldiers_left", "governors_protected", "defence_paid")
    points = [event.values["points"] for event in told if event.kind in kinds]
    raided = [event.values["seats"] for event in look.heard if event.kind == "raided"]
    lost = sum(isinstance(seats, tuple) and me in seats for seats in raided)
    scored = sum(value for value in points if isinstance(value, int))
    return Notice(scored, values={"lost": lost}) if scored or lost else None


def step_away(look: TianxiaLook) -> Notice | None:
    """[TX-6.1] The banner of a region leads to a step that pays when it is reached."""
    s, seat = look.s, look.seat
    for offer in look.called("place"):
        noun = offer.choice.partition(":")[2]
        if noun not in REGIONS:
            continue
        track = s.banners[s.box.region_ring[REGIONS.index(noun)]]
        step = s.steps[seat * len(TRACKS) + track] + 1 if track < len(TRACKS) else 0
        if step in REWARDED:
            return Notice(step, offer.choice, {"track": TRACKS[track]})
    return None


def objectives(s: TianxiaState, seat: int) -> int:
    """[TX-12.3] What the seat's best Objectives score as things stand."""
    return sum(points for points, _ in best_objectives(s, seat))


def nearly_done(look: TianxiaLook) -> Notice | None:
    """[TX-12.3] A turn that lifts the seat's Objectives, once ranks mean something."""
    if look.s.round == 1:
        return None
    now, found = objectives(look.s, look.seat), []
    for offer in look.called("place"):
        after = look.after(offer.choice)
        found.append((objectives(after or look.s, look.seat) - now, offer.choice))
    gain, choice = max(found, default=(0, ""))
    return Notice(gain, choice) if gain >= NEARLY else None


def dead_objective(look: TianxiaLook) -> Notice | None:
    """[TX-12.3] Late in the game an Objective scores nothing: discarded, it brings something."""
    if look.s.round < LATE:
        return None
    idle = [offer for offer in look.called("cash") if offer.details["points"] == 0]
    return Notice(len(idle), idle[0].choice) if idle else None


def jade_open(look: TianxiaLook) -> Notice | None:
    """[TX-12.1] The display shows a figurine that the seat lacks, and it has some already."""
    s, seat = look.s, look.seat
    count = jade_count(s, seat)
    if count < COLLECTED or count + 1 >= len(s.box.jade_vp):
        return None
    shown = [s.box.kind_jade[KINDS.index(tile)] for tile in look.view.display if tile is not None]
    new = [kind for kind in shown if kind != NOTHING and not s.jade[seat] >> kind & 1]
    worth = s.box.jade_vp[count + 1] - s.box.jade_vp[count]
    return Notice(worth, values={"jade": JADES[new[0]]}) if new else None


def after_delivery(s: TianxiaState, seat: int, position: int) -> TianxiaState:
    """[TX-5.8] The table once the seat has paid there; any Good is the commonest."""
    after, at = s.clone(), seat * KINDS_OF_STUFF
    goods = range(at + SILK, at + COIN)
    port, listed, count = bill(s, position, 0)
    for good in sorted([port, *[listed] * count], key=lambda good: good == ANY):
        paid = max(goods, key=lambda kind: after.stuff[kind]) if good == ANY else at + good
        after.stuff[paid] -= 1
    return after


def two_deliveries(look: TianxiaLook) -> Notice | None:
    """[TX-5.8] A Ship that takes two Deliveries which the seat can pay for."""
    s, seat = look.s, look.seat
    for port in range(len(POSITIONS) - 1):
        is_open = ship_refusal(s, seat, port, True) is None and can_pay(s, seat, port, 0)
        room = is_open and len(uncovered(s, port)) > 1 and s.deliveries[seat] > 1
        if room and can_pay(after_delivery(s, seat, port), seat, port, 0):
            return Notice(2, values={"ship": POSITIONS[port]})
    return None


def ship_leaves(look: TianxiaLook) -> Notice | None:
    """[TX-5.9] The Ship that leaves when the round ends takes a Delivery of the seat's."""
    is_open = ship_refusal(look.s, look.seat, YAN, True) is None
    return Notice(1) if is_open else None


NOTICES: Final[dict[str, Callable[[TianxiaLook], Notice | None]]] = {
    "threatened": threatened,
    "better_rank": better_rank,
    "battle_sums": battle_sums,
    "step_away": step_away,
    "nearly_done": nearly_done,
    "dead_objective": dead_objective,
    "jade_open": jade_open,
    "two_deliveries": two_deliveries,
    "ship_leaves": ship_leaves,
}
