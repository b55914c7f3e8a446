"""War & Routes: workers for the war, and a route of the row (Y-7.40)."""

from typing import Final

from dynasty.games.yinzi.names import DEMANDS, HEADS, NOTHING, ROUTES, WAR, WAR_SLOTS
from dynasty.games.yinzi.rules.demands import has_source, rest_refusal
from dynasty.games.yinzi.rules.fortune import STOP
from dynasty.games.yinzi.rules.money import gains
from dynasty.games.yinzi.rules.routes import FULFIL_DEMAND
from dynasty.games.yinzi.rules.window import END_TURN, FREE_WINDOW
from dynasty.games.yinzi.rules.workforce import (
    FIRST_WORKFORCE,
    NO_WORKERS,
    employ,
    send_rest_away,
)
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

MUSTER: Final = choices("muster", HEADS)
FULFIL: Final = choices("fulfil", ROUTES)
STOP_WAR: Final = STOP[FIRST_WORKFORCE + WAR]

TOO_MANY: Final = Refusal("Y-3.8", "too-many")
NOT_IN_ROW: Final = Refusal("Y-7.40", "not-in-row")
ALREADY_FULFILLED: Final = Refusal("Y-7.40", "already-fulfilled")


def war_slot_of(s: YinziState, seat: int) -> int:
    """[Y-7.40] The seat's slot of the war box, the left-most empty one if it has none yet."""
    if seat not in s.war_slot:
        s.war_slot[s.war_slot.index(NOTHING)] = seat
    return s.war_slot.index(seat)


class Muster(Step[YinziState]):
    """[Y-7.40] [Y-3.8] How many workers go to war; own veterans stand up among them."""

    rule = "Y-7.40"
    prompt = "ask-muster"
    offers = MUSTER

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        most = min(s.box.worker_limit - s.veterans[seat], s.group + s.bottom[seat])
        return list(MUSTER[:most])

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        workers = choice.at + 1
        if workers > s.box.worker_limit - s.veterans[seat]:
            return TOO_MANY
        return None if workers <= s.group + s.bottom[seat] else NO_WORKERS

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        employ(s, seat, choice.at + 1)
        send_rest_away(s, seat)
        s.soldiers[seat] += choice.at + 1 + s.veterans[seat]
        s.veterans[seat] = 0
        slot, workers = WAR_SLOTS[war_slot_of(s, seat)], s.soldiers[seat]
        s.tell("mustered", "Y-7.40", seat, slot=slot, workers=workers)
        s.then(FULFIL_ROUTE, seat)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        workers = choice.at + 1
        return {"left": max(0, s.group - workers), "migrants": max(0, workers - s.group)}


class FulfilRoute(Step[YinziState]):
    """[Y-7.40] One open tile of the row, met as a whole, or none."""

    rule = "Y-7.40"
    prompt = "ask-fulfil"
    offers = (STOP_WAR, *FULFIL)
    window = FREE_WINDOW

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        found = [STOP_WAR]
        for tile in sorted(s.row):
            if tile == NOTHING or s.server[tile] != NOTHING:
                continue
            demands = s.box.route_demand[tile]
            if not has_source(s, seat, demands[0]):
                continue
            if len(demands) == 1 or rest_refusal(s, seat, demands, NOTHING) is None:
                found.append(FULFIL[tile])
        return found

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is STOP_WAR:
            return None
        if choice.at not in s.row:
            return NOT_IN_ROW
        if s.server[choice.at] != NOTHING:
            return ALREADY_FULFILLED
        return rest_refusal(s, seat, s.box.route_demand[choice.at], NOTHING)

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        if choice is not STOP_WAR:
            s.then(END_TURN, seat)
            s.then(FULFIL_DEMAND, seat, choice.at * 4)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is STOP_WAR:
            return {"workers": 0, "repeats": 0}
        return route_details(s, choice.at)


def route_details(s: YinziState, tile: int) -> Values:
    """What a tile asks, pays and is worth."""
    return {
        "demand": tuple(DEMANDS[demand] for demand in s.box.route_demand[tile]),
        "gain": gains(s.box.route_copper[tile], s.box.route_silver[tile]),
        "points": s.box.route_points[tile],
    }


MUSTER_WORKERS: Final = Muster()
FULFIL_ROUTE: Final = FulfilRoute()
