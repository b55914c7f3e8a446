"""Emperor Undertakings: the box and the workers for it (Y-7.30)."""

from typing import Final

from dynasty.games.yinzi.names import (
    EMP_EAGER,
    EMP_SAME_BOX,
    EMP_WORKER,
    MIGRANTS,
    UNDERTAKINGS,
)
from dynasty.games.yinzi.rules.discs_and_cubes import (
    USE,
    disc_details,
    is_usable,
    of_slot,
    slot_refusal,
    use_disc,
)
from dynasty.games.yinzi.rules.free_actions import END_TURN
from dynasty.games.yinzi.rules.work_loop import NO_WORKERS, employ, send_rest_away
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Step, Values, choices, seat_noun

UNDERTAKE: Final = choices("undertake", UNDERTAKINGS)
JOIN: Final = choices("join", UNDERTAKINGS)
CALL: Final = choices("call", MIGRANTS)
CALL_BOTTOM: Final = CALL[0]
CALL_TOP: Final = CALL[1]
USE_WORKER: Final = USE[EMP_WORKER]

BOX_OCCUPIED: Final = Refusal("Y-7.30", "box-occupied")
BOX_FREE: Final = Refusal("Y-7.30", "box-free")
NO_MIGRANTS: Final = Refusal("Y-3.8", "no-migrants")


def has_space(s: YinziState, box: int) -> bool:
    """[Y-7.30] Return whether the box is free: the palace always, others once per round."""
    return s.undertaking.count(box) < s.box.undertaking_spaces[box]


def reachable_workers(s: YinziState, seat: int) -> int:
    """[Y-3.8] [Y-6.4] Return the most workers for an undertaking, at most 4 in all."""
    found = s.group + s.bottom[seat] + is_usable(s, seat, EMP_WORKER)
    if is_usable(s, seat, EMP_EAGER):
        found += s.top[seat]
    return min(s.box.worker_limit, found)


class Undertake(Step[YinziState]):
    """[Y-7.30] Choose a box; its reward comes at the end of the round."""

    rule = "Y-7.30"
    prompt = "ask-undertaking"
    offers = (*UNDERTAKE, *JOIN)

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        workers, needed = reachable_workers(s, seat), s.box.undertaking_workers
        boxes = [box for box in range(len(UNDERTAKINGS)) if needed[box] <= workers]
        found = [UNDERTAKE[box] for box in boxes if has_space(s, box)]
        if is_usable(s, seat, EMP_SAME_BOX):
            found += [JOIN[box] for box in boxes if not has_space(s, box)]
        return found

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if s.box.undertaking_workers[choice.at] > reachable_workers(s, seat):
            return NO_WORKERS
        if choice.verb == "undertake":
            return None if has_space(s, choice.at) else BOX_OCCUPIED
        if has_space(s, choice.at):
            return BOX_FREE
        return slot_refusal(s, seat, EMP_SAME_BOX)

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        if choice.verb == "join":
            use_disc(s, seat, EMP_SAME_BOX)
        s.renew_works()
        s.undertaking[seat] = choice.at
        needed = s.box.undertaking_workers[choice.at]
        own = min(needed, s.group)
        employ(s, seat, own)
        s.undertakers[seat] += own
        s.tell("undertaken", "Y-7.30", seat, box=UNDERTAKINGS[choice.at], workers=needed)
        send_rest_away(s, seat)
        s.then(END_TURN, seat)
        if needed > own:
            s.then(CALL_EXTRA, seat, needed - own)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        needed = s.box.undertaking_workers[choice.at]
        left, extra = max(0, s.group - needed), max(0, needed - s.group)
        effect = f"help-{UNDERTAKINGS[choice.at]}"
        return {"workers": needed, "left": left, "extra": extra, "effect": effect}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        guests = [seat_noun(q) for q, box in enumerate(s.undertaking) if box == choice.at]
        workers = {
            "needed": s.box.undertaking_workers[choice.at],
            "have": reachable_workers(s, seat),
        }
        return {**of_slot(s, EMP_SAME_BOX), "box": choice.noun, "who": tuple(guests), **workers}


class CallExtra(Step[YinziState]):
    """[Y-3.8] [Y-6.4] Call a further worker. The argument: how many are missing, + 8 once eager."""

    rule = "Y-3.8"
    prompt = "ask-extra"
    offers = (*CALL, USE_WORKER)

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is USE_WORKER:
            return slot_refusal(s, seat, EMP_WORKER)
        if choice is CALL_BOTTOM:
            return None if s.bottom[seat] else NO_MIGRANTS
        if s.top[seat] == 0:
            return NO_MIGRANTS
        return None if arg & 8 else slot_refusal(s, seat, EMP_EAGER)

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        s.renew_works()
        if choice is USE_WORKER:
            s.slots[seat] ^= 1 << EMP_WORKER
            s.helper_disc[seat] = 1
            s.tell("disc_at_work", "Y-6.4", seat)
        else:
            if choice is CALL_BOTTOM:
                s.bottom[seat] -= 1
            else:
                if not arg & 8:
                    use_disc(s, seat, EMP_EAGER)
                    arg |= 8
                s.top[seat] -= 1
            s.undertakers[seat] += 1
            s.tell("migrants_joined", "Y-3.8", seat, workers=1)
        if arg & 7 > 1:
            s.then(self, seat, arg - 1)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is USE_WORKER:
            return disc_details(choice.at)
        there = s.bottom[seat] if choice is CALL_BOTTOM else s.top[seat]
        return {"workers": there, "disc": int(choice is CALL_TOP and not arg & 8)}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        slot = EMP_WORKER if choice is USE_WORKER else EMP_EAGER
        return {**of_slot(s, slot), "box": choice.noun}


UNDERTAKE_WORK: Final = Undertake()
CALL_EXTRA: Final = CallExtra()
