"""Phase C: feeding the workers on the board (Y-8)."""

from typing import Final

from dynasty.games.yinzi.land_squares import BitChoices
from dynasty.games.yinzi.names import (
    BOXES,
    ECO_RICE,
    FED_WORKERS,
    GOODS,
    RURAL,
    SLOTS,
    SQUARES,
    WAR_WHEAT,
)
from dynasty.games.yinzi.rules.discs_and_cubes import (
    FROM_DISC,
    FROM_FIELD,
    FROM_MARKET,
    SOLD,
    begin_occasion,
    cubes_on,
    good_of,
    is_usable,
    lift_cube,
    of_slot,
    slot_refusal,
    use_disc,
)
from dynasty.games.yinzi.rules.payments import price
from dynasty.games.yinzi.rules.rural_market import buy, buy_refusal, colour_because, colour_refusal
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Routine, Step, Values, choices

FEED: Final = choices("feed", (*SQUARES, *RURAL, SLOTS[ECO_RICE], SLOTS[WAR_WHEAT]))
FEED_CUBE: Final = BitChoices(FEED[: len(SQUARES)])
FIRST_RURAL: Final = len(SQUARES)
FIRST_DISC: Final = FIRST_RURAL + len(RURAL)
FOOD_DISCS: Final[tuple[int, ...]] = (ECO_RICE, WAR_WHEAT)  # by choice, from FIRST_DISC
STARVE: Final = choices("starve", ("misfortune",))[0]

NO_FOOD: Final = Refusal("Y-8.2", "no-food-here", foreign=True)
NO_PAIR: Final = Refusal("Y-8.2", "no-pair")
MUST_FEED: Final = Refusal("Y-8.3", "must-feed")


def boxed_workers(s: YinziState, seat: int) -> int:
    """[Y-8.1] Return the workers in the boxes of resources, production and ships."""
    return sum(s.boxed[seat * BOXES : seat * BOXES + BOXES])


def workers_on_board(s: YinziState, seat: int) -> int:
    """[Y-8.1] [Y-3.9] Return the workers in boxes, at war, lying veterans and migrants."""
    standing = boxed_workers(s, seat) + s.undertakers[seat] + s.soldiers[seat]
    return standing + s.veterans[seat] + s.top[seat] + s.bottom[seat]


def food_due(s: YinziState, seat: int) -> int:
    """[Y-8.1] Return the food due: one for every three workers, rounded up."""
    return -(-workers_on_board(s, seat) // s.box.workers_per_food)


def own_food(s: YinziState, seat: int, cubes: int) -> int:
    """[Y-8.2] Return the seat's squares of foods of which `cubes` cubes make one food, as bits."""
    own, found = s.fields[seat], 0
    if own:
        for good in s.box.foods[cubes]:
            found |= s.shows[good]
    return found & own


class FeedWorkers(Routine[YinziState]):
    """[Y-8.1] [Y-2.3] Begin a seat's feeding, unless its bonus feeds it or it owes no food."""

    rule = "Y-8.1"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        begin_occasion(s, seat)
        due = food_due(s, seat)
        if s.bonus[seat] == FED_WORKERS:
            s.tell("workers_fed_free", "Y-2.3", seat)
        elif due:
            if s.events is not None:
                s.tell("food_due", "Y-8.1", seat, food=due, workers=workers_on_board(s, seat))
            s.then(FEED_STEP, seat, due)


class Feed(Step[YinziState]):
    """[Y-8.2] [Y-8.3] Choose some food. The argument is the food that is still due."""

    rule = "Y-8.2"
    prompt = "ask-feed"
    offers = (*FEED, STARVE)
    endings = (STARVE,)

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        squares, halves = own_food(s, seat, 1), own_food(s, seat, 2)
        if cubes_on(s, seat, halves) >= 2:
            squares |= halves
        found = FEED_CUBE.of(squares)
        if buy_refusal(s, seat) is None:
            for colour in range(s.seats):
                if s.rural[colour]:
                    found.append(FEED[FIRST_RURAL + colour])
        for place, slot in enumerate(FOOD_DISCS):
            if is_usable(s, seat, slot):
                found.append(FEED[FIRST_DISC + place])
        if not must_feed(s, seat):
            found.append(STARVE)
        return found

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is STARVE:
            return MUST_FEED if must_feed(s, seat) else None
        if choice.at >= FIRST_DISC:
            return slot_refusal(s, seat, FOOD_DISCS[choice.at - FIRST_DISC])
        if choice.at >= FIRST_RURAL:
            return colour_refusal(s, seat, choice.at - FIRST_RURAL)
        if own_food(s, seat, 1) >> choice.at & 1:
            return None
        halves = own_food(s, seat, 2)
        if not halves >> choice.at & 1:
            return NO_FOOD
        return None if cubes_on(s, seat, halves) >= 2 else NO_PAIR

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        if choice is STARVE:
            suffer(s, seat, arg, "Y-8.3")
            return
        if choice.at < FIRST_RURAL and own_food(s, seat, 2) >> choice.at & 1:
            s.then(FEED_SECOND, seat, arg * len(SQUARES) + choice.at)
            return
        eaten = 1
        if choice.at >= FIRST_DISC:
            eaten = s.box.amount[FOOD_DISCS[choice.at - FIRST_DISC]]
        if eaten < arg:
            s.then(self, seat, arg - eaten)
        if choice.at >= FIRST_DISC:
            use_disc(s, seat, FOOD_DISCS[choice.at - FIRST_DISC])
        elif choice.at >= FIRST_RURAL:
            buy(s, seat, choice.at - FIRST_RURAL)
        else:
            eat(s, seat, choice.at)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is STARVE:
            return {"count": arg, "points": -arg * s.box.misfortune_points}
        if choice.at < FIRST_RURAL:
            good = good_of(s, choice.at)
            return {
                "source": FROM_FIELD,
                "good": GOODS[good],
                "pair": s.box.meals[good] - 1,
                "due": arg,
            }
        if choice.at < FIRST_DISC:
            return {"source": FROM_MARKET, "due": arg, **price(s, seat, s.box.rural_cost)}
        slot = FOOD_DISCS[choice.at - FIRST_DISC]
        return {"source": FROM_DISC, "food": s.box.amount[slot], "due": arg}

    def heading(self, choice: Choice) -> str:
        if choice is STARVE or choice.at < FIRST_RURAL:
            return choice.verb
        return "feed_bought" if choice.at < FIRST_DISC else "use"

    def gives_up(self, s: YinziState, seat: int, arg: int, choice: Choice) -> str:
        return "forgo-feeding" if len(self.choices(s, seat, arg)) > 1 else ""

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is STARVE:
            return {"due": arg}
        if choice.at >= FIRST_DISC:
            return of_slot(s, FOOD_DISCS[choice.at - FIRST_DISC])
        if choice.at >= FIRST_RURAL:
            return colour_because(s, seat, choice.at - FIRST_RURAL)
        return {"square": choice.noun}


def must_feed(s: YinziState, seat: int) -> bool:
    """[Y-8.3] Return whether the seat has own food, or copper to buy some: it must then feed."""
    if own_food(s, seat, 1) or cubes_on(s, seat, own_food(s, seat, 2)) >= 2:
        return True
    buys = s.copper[seat] >= s.box.rural_cost and s.rural_mode != SOLD
    return buys and any(s.rural)


def eat(s: YinziState, seat: int, square: int) -> None:
    """[Y-8.2] Eat a cube, which returns to the supply."""
    good = GOODS[good_of(s, square)]
    lift_cube(s, seat, square)
    s.cubes[seat] += 1
    s.tell("eaten", "Y-8.2", seat, good=good, square=SQUARES[square])


def suffer(s: YinziState, seat: int, count: int, rule: str) -> None:
    """[Y-8.3] [Y-10.8] Give the seat Misfortune tiles, which never leave again."""
    s.misfortune = s.misfortune[:]
    s.misfortune[seat] += count
    s.tell("misfortune", rule, seat, count=count, points=-count * s.box.misfortune_points)


class FeedSecond(Step[YinziState]):
    """[Y-8.2] Choose the second cube of a pair. The argument: food due, and the first square."""

    rule = "Y-8.2"
    prompt = "ask-feed-second"
    offers = FEED[: len(SQUARES)]

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return FEED_CUBE.of(self.partners(s, seat, arg % len(SQUARES)))

    def partners(self, s: YinziState, seat: int, first: int) -> int:
        """[Y-8.2] Return the squares of a second cube, as bits."""
        halves = own_food(s, seat, 2)
        return halves if s.double >> first & 1 else halves & ~(1 << first)

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if self.partners(s, seat, arg % len(SQUARES)) >> choice.at & 1:
            return None
        return NO_FOOD

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        due, first = divmod(arg, len(SQUARES))
        eat(s, seat, first)
        eat(s, seat, choice.at)
        if due > 1:
            s.then(FEED_STEP, seat, due - 1)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        good, due = GOODS[good_of(s, choice.at)], arg // len(SQUARES)
        return {"source": FROM_FIELD, "good": good, "pair": 2, "due": due}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"square": choice.noun}


FEED_WORKERS: Final = FeedWorkers()
FEED_STEP: Final = Feed()
FEED_SECOND: Final = FeedSecond()
