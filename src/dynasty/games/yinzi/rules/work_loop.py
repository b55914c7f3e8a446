"""Workforce actions: using a group, migrants, and Take Resources (Y-3.5 to Y-3.8, Y-7.1)."""

from typing import ClassVar, Final

from dynasty.games.yinzi.names import BOXES, MATERIALS, RESOURCES, STONE, WOOD, WORKFORCES
from dynasty.games.yinzi.rules.fortune_actions import STOP
from dynasty.games.yinzi.rules.free_actions import FREE_WINDOW
from dynasty.games.yinzi.rules.payments import NO_COPPER, charge, funds, price, too_dear
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

FETCH: Final = choices("fetch", MATERIALS)
FIRST_WORKFORCE: Final = len(STOP) - len(WORKFORCES)

NO_WORKERS: Final = Refusal("Y-3.8", "no-workers")
MUST_WORK: Final = Refusal("Y-3.6", "must-work")
NONE_IN_BOX: Final = Refusal("Y-7.1", "none-in-box")


def hands(s: YinziState, seat: int) -> int:
    """[Y-3.8] Return the workers for the next use: the group, then bottom migrants; at most 4."""
    return min(s.box.worker_limit - s.employed, s.group + s.bottom[seat])


def all_hands(s: YinziState, seat: int, group: int) -> int:
    """[Y-3.8] Return the most workers that a group can bring into one action."""
    return min(s.box.worker_limit, group + s.bottom[seat])


def employ(s: YinziState, seat: int, workers: int) -> None:
    """[Y-3.8] Use workers: those of the group first, then bottom migrants."""
    own = min(workers, s.group)
    s.group -= own
    s.employed += workers
    if workers > own:
        s.bottom[seat] -= workers - own
        s.tell("migrants_joined", "Y-3.8", seat, workers=workers - own)


def send_rest_away(s: YinziState, seat: int, forced: bool = False) -> None:
    """[Y-3.6] Send unused workers of the group to the top migrants box."""
    if s.group:
        s.top[seat] += s.group
        s.tell("migrated", "Y-3.6", seat, workers=s.group, forced=int(forced))
        s.group = 0


class WorkLoop(Step[YinziState]):
    """[Y-3.5] [Y-3.6] Use the workers of a group one after the other; at least one of them."""

    window = FREE_WINDOW
    endings = STOP
    workforce: ClassVar[int]
    stop: Choice

    def __init__(self) -> None:
        super().__init__()
        self.stop = STOP[FIRST_WORKFORCE + self.workforce]

    def uses(self, s: YinziState, seat: int) -> list[Choice]:
        """Return the legal uses of the workers at hand."""
        raise NotImplementedError

    def use_refusal(self, s: YinziState, seat: int, choice: Choice) -> Refusal | None:
        """Return why this use is not legal."""
        raise NotImplementedError

    def carry_out(self, s: YinziState, seat: int, choice: Choice) -> None:
        """Carry out one use; the loop is on the agenda already."""
        raise NotImplementedError

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        found = self.uses(s, seat) if hands(s, seat) else []
        if s.employed or not found:
            found.insert(0, self.stop)
        return found

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is self.stop:
            return None if s.employed or not self.uses(s, seat) else MUST_WORK
        return self.use_refusal(s, seat, choice) if hands(s, seat) else NO_WORKERS

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        if choice is self.stop:
            idle = s.events is not None and s.group > 0 and not self.uses(s, seat)
            send_rest_away(s, seat, idle)
        else:
            s.then(self, seat)
            self.carry_out(s, seat, choice)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is self.stop:
            return {"workers": s.group, "repeats": 0, "route": 0}
        return self.use_details(s, seat, choice)

    def use_details(self, s: YinziState, seat: int, choice: Choice) -> Values:
        """Return the values shown beside a use."""
        return {}

    def gives_up(self, s: YinziState, seat: int, arg: int, choice: Choice) -> str:
        return "forgo-workers" if s.group and self.uses(s, seat) else ""

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        known: Values = {"needed": 1, "have": hands(s, seat)}
        if choice is self.stop:
            return known
        return {**known, **self.use_because(s, seat, choice)}

    def use_because(self, s: YinziState, seat: int, choice: Choice) -> Values:
        """Return the values for the refusal of a use."""
        return {}


def box_workers(s: YinziState, seat: int, action: int, workers: int) -> None:
    """[Y-3.5] Employ workers in the box of an action, where they wait for the end of the round."""
    employ(s, seat, workers)
    s.boxed[seat * BOXES + action] += workers


def fetch_refusal(s: YinziState, seat: int) -> Refusal | None:
    """[Y-7.1] Return why no worker can take anything."""
    if s.store[WOOD] + s.store[STONE] == 0:
        return NONE_IN_BOX
    return None if s.box.resource_copper <= funds(s, seat) else NO_COPPER


class TakeResources(WorkLoop):
    """[Y-7.1] Send a worker for a wood or a stone, each for a copper."""

    rule = "Y-7.1"
    prompt = "ask-resources"
    offers = (STOP[FIRST_WORKFORCE + RESOURCES], *FETCH)
    workforce = RESOURCES

    def uses(self, s: YinziState, seat: int) -> list[Choice]:
        if fetch_refusal(s, seat) is not None:
            return []
        return [choice for choice in FETCH if s.store[choice.at]]

    def use_refusal(self, s: YinziState, seat: int, choice: Choice) -> Refusal | None:
        return fetch_refusal(s, seat) if s.store[choice.at] else NONE_IN_BOX

    def carry_out(self, s: YinziState, seat: int, choice: Choice) -> None:
        box_workers(s, seat, RESOURCES, 1)
        take_material(s, seat, choice.at, s.box.resource_copper, "Y-7.1")
        charge(s, seat, s.box.resource_copper)

    def use_details(self, s: YinziState, seat: int, choice: Choice) -> Values:
        cost, migrant = price(s, seat, s.box.resource_copper), int(s.group == 0)
        return {"workers": 1, "migrants": migrant, **cost}

    def use_because(self, s: YinziState, seat: int, choice: Choice) -> Values:
        return {"material": choice.noun, **too_dear(s, seat, s.box.resource_copper)}


def take_material(s: YinziState, seat: int, material: int, copper: int, rule: str) -> None:
    """[Y-1.6] [Y-7.1] Take a cube from the resources box."""
    s.renew_stores()
    s.store[material] -= 1
    s.materials[seat * 2 + material] += 1
    if s.events is not None:
        s.tell("material_taken", rule, seat, material=MATERIALS[material], copper=copper)


TAKE_RESOURCES: Final = TakeResources()
