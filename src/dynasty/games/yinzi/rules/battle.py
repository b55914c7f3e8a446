"""The battle of the war: help by discs, the result, glory, veterans (Y-10.1)."""

from typing import Final

from dynasty.games.yinzi.names import (
    HEADS,
    NOTHING,
    SLOTS,
    WAR_COINS,
    WAR_RECRUIT,
    WAR_SLOTS,
    WAR_VETERANS,
    WAR_WEAKER,
)
from dynasty.games.yinzi.rules.discs_and_cubes import (
    NOBODY,
    USE,
    disc_details,
    is_usable,
    legal_slots,
    of_slot,
    slot_refusal,
    use_disc,
)
from dynasty.games.yinzi.rules.free_actions import NO_SOLDIERS, collect_coins
from dynasty.games.yinzi.rules.war_and_routes import enemy, strength, war_slot_of
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Routine, Step, Values, choices

DONE: Final = choices("done", ("war_box", "route_row", "sea", "rural_market"))
DONE_WAR: Final = DONE[0]
KEEP: Final = choices("keep", HEADS[:2])
# What a player may be done with.
HELPING: Final = 0
KEEPING: Final = 1
SERVING: Final = 2
SHIPPING: Final = 3
ENDING: Final = 4
HELP: Final = (USE[WAR_RECRUIT], USE[WAR_WEAKER], USE[WAR_COINS])

TOO_FEW: Final = Refusal("Y-10.1", "too-few-soldiers")


class WarHelp(Step[YinziState]):
    """[Y-6.4] [Y-10.1] Use discs for the war, one after the other."""

    rule = "Y-10.1"
    prompt = "ask-war-help"
    offers = (DONE_WAR, *HELP)
    endings = (DONE_WAR,)

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        found = legal_slots(s, seat, HELP)
        if s.soldiers[seat] == 0 and USE[WAR_COINS] in found:
            found.remove(USE[WAR_COINS])
        return [DONE_WAR, *found]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is DONE_WAR:
            return None
        refusal = slot_refusal(s, seat, choice.at)
        if refusal is None and choice.at == WAR_COINS and s.soldiers[seat] == 0:
            return NO_SOLDIERS
        return refusal

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        if choice is DONE_WAR:
            return
        s.then(self, seat)
        if choice.at == WAR_RECRUIT:
            recruit(s, seat)
            return
        use_disc(s, seat, choice.at)
        if choice.at == WAR_WEAKER:
            s.weakened += s.box.amount[WAR_WEAKER]
        else:
            collect_coins(s, seat)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"part": HELPING} if choice is DONE_WAR else disc_details(choice.at)

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return of_slot(s, choice.at)


def recruit(s: YinziState, seat: int) -> None:
    """[Y-6.4] Use the disc as one more worker in the war."""
    s.slots[seat] ^= 1 << WAR_RECRUIT
    s.renew_war()
    s.recruit[seat] = s.box.amount[WAR_RECRUIT]
    slot = WAR_SLOTS[war_slot_of(s, seat)]
    s.tell("recruited", "Y-6.4", seat, slot=slot)


def fighters(s: YinziState, seat: int) -> int:
    """[Y-10.1] Return the number of standing workers of the seat, and its recruit."""
    return s.soldiers[seat] + s.recruit[seat]


class Battle(Routine[YinziState]):
    """[Y-10.1] Raise the veterans, compare the sides, award glory."""

    rule = "Y-10.1"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        s.active = NOTHING
        s.renew_war()
        for owner in s.order:
            if s.veterans[owner]:
                war_slot_of(s, owner)
                s.tell("veterans_rose", "Y-10.1", owner, workers=s.veterans[owner])
                s.soldiers[owner] += s.veterans[owner]
                s.veterans[owner] = 0
        won = strength(s) >= enemy(s)
        s.tell("battle", "Y-10.1", NOBODY, strength=strength(s), enemy=enemy(s), won=int(won))
        glorious = ranked(s)[: 2 if won else 1]
        forces = [fighters(s, owner) for owner in glorious]
        dismiss_recruits(s)
        for place, owner in enumerate(glorious):
            glorify(s, owner, forces[place], high=won and place == 0)
        s.weakened = 0


def ranked(s: YinziState) -> list[int]:
    """[Y-10.1] Return the seats that fight, most fighters first; ties by the further left."""
    seats = [seat for seat in s.war_slot if seat != NOTHING and fighters(s, seat)]
    return sorted(seats, key=lambda seat: -fighters(s, seat))


def dismiss_recruits(s: YinziState) -> None:
    """[Y-6.2] Return recruit discs to their owners after the battle."""
    for seat in range(s.seats):
        s.discs[seat] += int(s.recruit[seat] > 0)
        s.recruit[seat] = 0


def glorify(s: YinziState, seat: int, force: int, high: bool) -> None:
    """[Y-10.1] Put a disc on the stack of glory; without a disc the award counts all the same."""
    stack = s.high_glory if high else s.low_glory
    stack[seat] += 1
    if s.discs[seat]:
        s.discs[seat] -= 1
    points = s.box.glory_high if high else s.box.glory_low
    s.tell("glory", "Y-10.1", seat, points=points, workers=force)


class KeepVeterans(Step[YinziState]):
    """[Y-6.4] Keep workers of the war box for the next round, by disc."""

    rule = "Y-6.4"
    prompt = "ask-veterans"
    offers = (DONE_WAR, *KEEP)
    endings = (DONE_WAR,)

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        if not is_usable(s, seat, WAR_VETERANS):
            return [DONE_WAR]
        most = min(s.soldiers[seat], s.box.amount[WAR_VETERANS])
        return [DONE_WAR, *KEEP[:most]]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is DONE_WAR:
            return None
        if choice.at >= min(s.soldiers[seat], s.box.amount[WAR_VETERANS]):
            return slot_refusal(s, seat, WAR_VETERANS) or TOO_FEW
        return slot_refusal(s, seat, WAR_VETERANS)

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        if choice is not DONE_WAR:
            use_disc(s, seat, WAR_VETERANS)
            s.renew_war()
            s.soldiers[seat] -= choice.at + 1
            s.veterans[seat] = choice.at + 1
            s.tell("veterans_kept", "Y-6.4", seat, workers=choice.at + 1)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {"part": KEEPING} if choice is DONE_WAR else {"slot": SLOTS[WAR_VETERANS]}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return {**of_slot(s, WAR_VETERANS), "workers": s.soldiers[seat]}


WAR_HELP: Final = WarHelp()
BATTLE: Final = Battle()
KEEP_VETERANS: Final = KeepVeterans()
