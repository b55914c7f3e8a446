"""Phase B: a card or a group, turn by turn (Y-3)."""

from typing import Any, Final

from dynasty.games.yinzi.land_squares import BitChoices
from dynasty.games.yinzi.names import (
    CARDS,
    EMPEROR,
    FORTUNES,
    NOTHING,
    PRODUCE,
    RESOURCES,
    SHIPS,
    WAR,
    WORKFORCES,
)
from dynasty.games.yinzi.rules.discs_and_cubes import NOBODY, begin_occasion
from dynasty.games.yinzi.rules.emperor import UNDERTAKE_WORK
from dynasty.games.yinzi.rules.factories import DEVELOP_FACTORIES
from dynasty.games.yinzi.rules.fortune_actions import (
    CHOOSE_ADVANCEMENTS,
    CONSTRUCT_BOATS,
    FortuneLoop,
)
from dynasty.games.yinzi.rules.free_actions import END_TURN, FREE_WINDOW
from dynasty.games.yinzi.rules.payments import too_dear
from dynasty.games.yinzi.rules.planting import PLANT_CROPS
from dynasty.games.yinzi.rules.production import PRODUCE_COMMODITIES, idle_because, may_produce
from dynasty.games.yinzi.rules.sell_action import SELL_AT_MARKET
from dynasty.games.yinzi.rules.supply_ships_action import SUPPLY_SHIPS, cargo_because, may_supply
from dynasty.games.yinzi.rules.war_and_routes import MUSTER_WORKERS
from dynasty.games.yinzi.rules.work_loop import TAKE_RESOURCES, all_hands, fetch_refusal
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Routine, Step, Values, choices, pile_size

PLAY: Final = choices("play", CARDS)
PLAY_FROM: Final = BitChoices(PLAY)
SEND: Final = choices("send", FORTUNES)
MIGRATE: Final = choices("migrate", FORTUNES)
ACT: Final = choices("act", FORTUNES)
WORK: Final = choices("work", WORKFORCES)

NOT_IN_HAND: Final = Refusal("Y-3.2", "not-in-hand", foreign=True)
NO_GROUP: Final = Refusal("Y-3.2", "no-group", foreign=True)
NO_WORK: Final = Refusal("Y-3.7", "no-work")
MAY_WORK: Final = Refusal("Y-3.7", "may-work")
CARD_LEFT: Final = Refusal("Y-3.7", "card-left")
FORTUNE_USED: Final = Refusal("Y-3.3", "fortune-used")
ACTION_USED: Final = Refusal("Y-3.5", "action-used")
NO_FETCHING: Final = Refusal("Y-3.6", "no-fetching")
NO_PRODUCTION: Final = Refusal("Y-3.6", "no-production")
NO_LOADING: Final = Refusal("Y-3.6", "no-loading")
NO_USE: Final = (NO_FETCHING, NO_PRODUCTION, NO_LOADING)  # by workforce action

LOOPS: Final[tuple[FortuneLoop, ...]] = (
    CONSTRUCT_BOATS,
    PLANT_CROPS,
    SELL_AT_MARKET,
    DEVELOP_FACTORIES,
    CHOOSE_ADVANCEMENTS,
)
ACTIONS: Final[tuple[Step[Any], ...]] = (
    TAKE_RESOURCES,
    PRODUCE_COMMODITIES,
    SUPPLY_SHIPS,
    UNDERTAKE_WORK,
    MUSTER_WORKERS,
)
ALWAYS: Final = 1 << EMPEROR | 1 << WAR  # the palace and the war take any worker


def group_of(s: YinziState, seat: int, fortune: int) -> int:
    """[Y-3.3] Return the number of workers that wait under a fortune action."""
    return s.groups[seat * len(FORTUNES) + fortune]


def has_groups(s: YinziState, seat: int) -> bool:
    """[Y-3.2] Return whether there are workers on the seat's player board."""
    at = seat * len(FORTUNES)
    return any(s.groups[at : at + len(FORTUNES)])


def is_feasible(s: YinziState, seat: int, action: int, group: int) -> bool:
    """[Y-3.6] Return whether at least one worker of the group can be used in this action."""
    if action == RESOURCES:
        return fetch_refusal(s, seat) is None
    if action == PRODUCE:
        return may_produce(s, seat, all_hands(s, seat, group))
    if action == SHIPS:
        return may_supply(s, seat)
    return True


def has_work(s: YinziState, seat: int, group: int) -> bool:
    """[Y-3.7] Return whether the group could be used in an action of this round."""
    free = ~s.actions[seat]
    if free & ALWAYS:
        return True
    return any(
        free >> a & 1 and is_feasible(s, seat, a, group) for a in (RESOURCES, PRODUCE, SHIPS)
    )


def any_work(s: YinziState, seat: int) -> bool:
    """[Y-3.7] Return whether any group of the seat could be used."""
    at = seat * len(FORTUNES)
    return any(group and has_work(s, seat, group) for group in s.groups[at : at + len(FORTUNES)])


class PlayActions(Routine[YinziState]):
    """[Y-3.1] Ask the next seat for a turn, in turn order, until all cards and groups are gone.

    The argument counts the turns of the phase.
    """

    rule = "Y-3.1"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        for turn in range(arg, arg + s.seats):
            actor = s.order[turn % s.seats]
            if s.hand[actor] or has_groups(s, actor):
                s.then(self, NOBODY, turn + 1)
                s.then(CHOOSE_TURN, actor)
                begin_occasion(s, actor)
                self.tell_skipped(s, arg, turn)
                return
        s.active = NOTHING

    def tell_skipped(self, s: YinziState, begin: int, end: int) -> None:
        """[Y-3.1] [Y-5.2] Tell which seats have nothing left to act with."""
        for turn in range(begin, end):
            s.tell("turn_skipped", "Y-3.1", s.order[turn % s.seats])


class ChooseTurn(Step[YinziState]):
    """[Y-3.2] [Y-3.7] Play a card, send a group to work, or in need send one away.

    Equal cards are not merged: whether the kernel asks must not depend on what is in hand.
    """

    rule = "Y-3.1"
    prompt = "ask-turn"
    offers = (*PLAY, *SEND, *MIGRATE)
    window = FREE_WINDOW
    private = True
    opens_turn = True

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        found = PLAY_FROM.of(s.hand[seat])
        at = seat * len(FORTUNES)
        groups = s.groups[at : at + len(FORTUNES)]
        anyway = ~s.actions[seat] & ALWAYS
        for fortune, group in enumerate(groups):
            if group and (anyway or has_work(s, seat, group)):
                found.append(SEND[fortune])
        if not found:
            return [MIGRATE[fortune] for fortune, group in enumerate(groups) if group]
        return found

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice.verb == "play":
            return None if s.hand[seat] >> choice.at & 1 else NOT_IN_HAND
        group = group_of(s, seat, choice.at)
        if group == 0:
            return NO_GROUP
        if choice.verb == "send":
            return None if has_work(s, seat, group) else NO_WORK
        if s.hand[seat]:
            return CARD_LEFT
        return MAY_WORK if any_work(s, seat) else None

    def discloses(self, s: YinziState, seat: int, arg: int, choice: Choice) -> bool:
        return False

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        if choice.verb == "play":
            s.card = choice.at
            s.then(CHOOSE_FORTUNE, seat)
            return
        workers = lift_group(s, seat, choice.at)
        if choice.verb == "send":
            s.then(CHOOSE_WORKFORCE, seat)
        else:
            s.group = 0
            s.top[seat] += workers
            s.tell("group_sent_away", "Y-3.7", seat, workers=workers)
            s.then(END_TURN, seat)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "play":
            return card_details(s, seat, choice.at)
        return {"workers": group_of(s, seat, choice.at)}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "play":
            return {}
        at = seat * len(FORTUNES)
        busy = [f for f, group in enumerate(s.groups[at : at + len(FORTUNES)]) if group]
        fit = (FORTUNES[f] for f in busy if has_work(s, seat, group_of(s, seat, f)))
        return {
            "fortune": choice.noun,
            "workers": group_of(s, seat, choice.at),
            "cards": pile_size(s.hand[seat]),
            "groups": tuple(fit),
        }


def card_details(s: YinziState, seat: int, card: int) -> Values:
    """[Y-5.2] Return the value of a card, and the workers that it adds from the supply."""
    workers = min(s.box.card_workers[card], s.supply[seat])
    return {"value": s.box.card_value[card], "workers": workers}


def lift_group(s: YinziState, seat: int, fortune: int) -> int:
    """[Y-3.5] Take all workers from one space of the player board."""
    at = seat * len(FORTUNES) + fortune
    s.group, s.groups[at] = s.groups[at], 0
    s.employed = s.marks = 0
    return s.group


class ChooseFortune(Step[YinziState]):
    """[Y-3.3] Choose the fortune action for the card; its workers come first."""

    rule = "Y-3.3"
    prompt = "ask-fortune"
    offers = ACT
    private = True

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        at = seat * len(FORTUNES)
        return [choice for choice in ACT if s.played[at + choice.at] == NOTHING]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        used = s.played[seat * len(FORTUNES) + choice.at] != NOTHING
        return FORTUNE_USED if used else None

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        play_card(s, seat, choice.at)
        s.then(LOOPS[choice.at], seat)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        loop = LOOPS[choice.at]
        idle, why = not loop.has_step(s, seat, s.discs[seat]), loop.obstacle(s, seat)
        return {**card_details(s, seat, s.card), "idle": int(idle), "why": why}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"fortune": choice.noun}


def play_card(s: YinziState, seat: int, fortune: int) -> None:
    """[Y-3.3] [Y-5.2] Put the card on the action, its workers below, as many as are in supply."""
    card, at = s.card, seat * len(FORTUNES) + fortune
    s.card = NOTHING
    s.hand[seat] ^= 1 << card
    s.played[at] = card
    workers = min(s.box.card_workers[card], s.supply[seat])
    s.supply[seat] -= workers
    s.groups[at] = workers
    s.repeats, s.taxed, s.marks = s.box.card_value[card], 0, 0
    if s.events is not None:
        name, what = FORTUNES[fortune], CARDS[card]
        numbers = {"value": s.repeats, "workers": workers}
        s.tell("card_played", "Y-3.3", seat, card=what, fortune=name, **numbers)


class ChooseWorkforce(Step[YinziState]):
    """[Y-3.5] Choose the workforce action for the group."""

    rule = "Y-3.5"
    prompt = "ask-workforce"
    offers = WORK

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        used, group = s.actions[seat], s.group
        free = [c for c in WORK if not used >> c.at & 1]
        return [c for c in free if ALWAYS >> c.at & 1 or is_feasible(s, seat, c.at, group)]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if s.actions[seat] >> choice.at & 1:
            return ACTION_USED
        return None if is_feasible(s, seat, choice.at, s.group) else NO_USE[choice.at]

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        s.actions[seat] |= 1 << choice.at
        if s.events is not None:
            name = WORKFORCES[choice.at]
            s.tell("group_sent", "Y-3.5", seat, action=name, workers=s.group)
        s.then(ACTIONS[choice.at], seat)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"workers": s.group, "effect": f"help-{choice.noun}"}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        action: Values = {"action": choice.noun}
        if choice.at == RESOURCES:
            cost = too_dear(s, seat, s.box.resource_copper)
            return {**action, "wood": s.store[0], "stone": s.store[1], **cost}
        if choice.at == PRODUCE:
            return {**action, **idle_because(s, seat, all_hands(s, seat, s.group))}
        return {**action, **cargo_because(s, seat)}


PLAY_ACTIONS: Final = PlayActions()
CHOOSE_TURN: Final = ChooseTurn()
CHOOSE_FORTUNE: Final = ChooseFortune()
CHOOSE_WORKFORCE: Final = ChooseWorkforce()
