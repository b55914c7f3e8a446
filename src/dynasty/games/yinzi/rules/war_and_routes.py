"""War & Routes: workers for the war, and a route of the row (Y-7.40)."""

from typing import Final

from dynasty.games.yinzi.names import HEADS, NOTHING, ROUTES, WAR, WAR_SLOTS
from dynasty.games.yinzi.rules.fortune_actions import STOP
from dynasty.games.yinzi.rules.free_actions import END_TURN, FREE_WINDOW
from dynasty.games.yinzi.rules.route_demands import has_source, rest_because, rest_refusal
from dynasty.games.yinzi.rules.routes import FULFIL_DEMAND, route_details
from dynasty.games.yinzi.rules.work_loop import FIRST_WORKFORCE, NO_WORKERS, employ, send_rest_away
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Step, Values, choices, seat_noun

MUSTER: Final = choices("muster", HEADS)
FULFIL: Final = choices("fulfil", ROUTES)
STOP_WAR: Final = STOP[FIRST_WORKFORCE + WAR]

TOO_MANY: Final = Refusal("Y-3.8", "too-many")
NOT_IN_ROW: Final = Refusal("Y-7.40", "not-in-row", foreign=True)
ALREADY_FULFILLED: Final = Refusal("Y-7.40", "already-fulfilled")


def war_slot_of(s: YinziState, seat: int) -> int:
    """[Y-7.40] Return the seat's slot of the war box, or the left-most empty one."""
    if seat not in s.war_slot:
        s.war_slot[s.war_slot.index(NOTHING)] = seat
    return s.war_slot.index(seat)


def strength(s: YinziState) -> int:
    """[Y-10.1] Return the number of all fighters, veterans who will stand up included."""
    return sum(s.soldiers) + sum(s.recruit) + sum(s.veterans)


def enemy(s: YinziState) -> int:
    """[Y-10.1] Return the war symbols on all tiles of the row, less what discs take."""
    symbols = sum(s.box.route_war[tile] for tile in s.row if tile != NOTHING)
    return max(0, symbols - s.weakened)


class Muster(Step[YinziState]):
    """[Y-7.40] [Y-3.8] Choose how many workers go to war; own veterans stand up among them."""

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
        s.renew_war()
        s.soldiers[seat] += choice.at + 1 + s.veterans[seat]
        s.veterans[seat] = 0
        slot, workers = war_slot_of(s, seat), s.soldiers[seat]
        if s.events is not None:
            sides = {"strength": strength(s), "enemy": enemy(s)}
            s.tell("mustered", "Y-7.40", seat, slot=WAR_SLOTS[slot], workers=workers, **sides)
        send_rest_away(s, seat)
        s.then(FULFIL_ROUTE, seat)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        workers = choice.at + 1
        return {
            "left": max(0, s.group - workers),
            "migrants": max(0, workers - s.group),
            "strength": strength(s) + workers,
            "enemy": enemy(s),
        }

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        needed, have = choice.at + 1, s.group + s.bottom[seat]
        return {"needed": needed, "have": have, "veterans": s.veterans[seat]}


class FulfilRoute(Step[YinziState]):
    """[Y-7.40] Choose one open tile of the row to meet as a whole, or none."""

    rule = "Y-7.40"
    prompt = "ask-fulfil"
    offers = (STOP_WAR, *FULFIL)
    endings = (STOP_WAR,)
    compares = "points"
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
            return {"workers": 0, "repeats": 0, "route": 1}
        return route_details(s, choice.at)

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        server, demands = s.server[choice.at], s.box.route_demand[choice.at]
        who = () if server == NOTHING else (seat_noun(server),)
        return {"route": choice.noun, "who": who, **rest_because(s, seat, demands, NOTHING)}


MUSTER_WORKERS: Final = Muster()
FULFIL_ROUTE: Final = FulfilRoute()
