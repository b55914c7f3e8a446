"""Fortune actions: repeats, taxes, and the loops of boats and advancements (Y-3.3, Y-3.4, Y-4)."""

from typing import ClassVar, Final

from dynasty.games.yinzi.land_squares import BitChoices
from dynasty.games.yinzi.names import (
    ADVANCEMENTS,
    BOAT_SPACES,
    BOATS,
    FORTUNES,
    SLOTS,
    SLOTS_PER_SECTION,
    WOOD,
    WORKFORCES,
)
from dynasty.games.yinzi.rules.discs_and_cubes import (
    NO_DISC,
    disc_details,
    of_slot,
    place_disc,
    taken_slots,
)
from dynasty.games.yinzi.rules.free_actions import FREE_WINDOW
from dynasty.games.yinzi.rules.payments import (
    material_refusal,
    next_tax,
    spend_material,
    tax_on,
    tax_sum,
)
from dynasty.games.yinzi.rules.transport import capacity, step_forward
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Step, Values, choices, pile_cards, pile_size

STOP: Final = choices("stop", (*FORTUNES, *WORKFORCES))
TAX: Final = choices("tax", ("tax_space",))[0]
BOAT: Final = choices("boat", BOAT_SPACES)
ADVANCE: Final = choices("advance", SLOTS)

NO_REPEATS: Final = Refusal("Y-3.3", "no-repeats")
REPEATS_LEFT: Final = Refusal("Y-3.4", "repeats-left")
ALREADY_TAXED: Final = Refusal("Y-3.4", "already-taxed")
NOTHING_TO_REPEAT: Final = Refusal("Y-3.4", "nothing-to-repeat")
NOT_NEXT_SPACE: Final = Refusal("Y-4.1", "not-next-space")
SLOT_OCCUPIED: Final = Refusal("Y-4.12", "slot-occupied")
SECTION_USED: Final = Refusal("Y-4.12", "section-used")

ALL_SLOTS: Final = (1 << len(SLOTS)) - 1
SECTION_MASK: Final = (1 << SLOTS_PER_SECTION) - 1
ADVANCE_TO: Final = BitChoices(ADVANCE)


class FortuneLoop(Step[YinziState]):
    """[Y-3.3] [Y-3.4] Repeat an action up to the value of its card, once more for a tax disc."""

    window = FREE_WINDOW
    endings = STOP
    fortune: ClassVar[int]
    stop: Choice

    def __init__(self) -> None:
        super().__init__()
        self.stop = STOP[self.fortune]

    def steps(self, s: YinziState, seat: int) -> list[Choice]:
        """Return the legal steps while repeats are left."""
        raise NotImplementedError

    def step_refusal(self, s: YinziState, seat: int, choice: Choice) -> Refusal | None:
        """Return why this step is not legal while repeats are left."""
        raise NotImplementedError

    def has_step(self, s: YinziState, seat: int, discs: int) -> bool:
        """Return whether a step would be legal with that many discs in supply."""
        raise NotImplementedError

    def carry_out(self, s: YinziState, seat: int, choice: Choice) -> None:
        """Carry out one step; the loop is on the agenda already."""
        raise NotImplementedError

    def obstacle(self, s: YinziState, seat: int) -> str:
        """Return the text key of the reason why no step is legal."""
        raise NotImplementedError

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        if s.repeats:
            found = self.steps(s, seat)
            found.insert(0, self.stop)
            return found
        if self.tax_refusal(s, seat) is None:
            return [self.stop, TAX]
        return [self.stop]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is self.stop:
            return None
        if choice is TAX:
            return self.tax_refusal(s, seat)
        return self.step_refusal(s, seat, choice) if s.repeats else NO_REPEATS

    def tax_refusal(self, s: YinziState, seat: int) -> Refusal | None:
        """[Y-3.4] Return why the seat cannot pay for one more repeat."""
        if s.repeats:
            return REPEATS_LEFT
        if s.taxed:
            return ALREADY_TAXED
        if s.discs[seat] == 0:
            return NO_DISC
        return None if self.has_step(s, seat, s.discs[seat] - 1) else NOTHING_TO_REPEAT

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        if choice is self.stop:
            if s.repeats and s.events is not None:
                self.tell_lost(s, seat)
            return
        s.then(self, seat)
        if choice is TAX:
            pay_tax_disc(s, seat, self.fortune)
        else:
            s.repeats -= 1
            self.carry_out(s, seat, choice)

    def tell_lost(self, s: YinziState, seat: int) -> None:
        """[Y-3.3] Tell that repeats were not used, by choice or because none was possible."""
        forced, why = int(not self.steps(s, seat)), self.obstacle(s, seat)
        name, left = FORTUNES[self.fortune], s.repeats
        s.tell("repeats_lost", "Y-3.3", seat, fortune=name, repeats=left, forced=forced, why=why)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is self.stop:
            return {"workers": 0, "repeats": s.repeats, "route": 0}
        return tax_details(s, seat) if choice is TAX else self.step_details(s, seat, choice)

    def step_details(self, s: YinziState, seat: int, choice: Choice) -> Values:
        """Return the values shown beside a step."""
        return {}

    def gives_up(self, s: YinziState, seat: int, arg: int, choice: Choice) -> str:
        return "forgo-repeats" if s.repeats and self.steps(s, seat) else ""

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        known: Values = {"fortune": FORTUNES[self.fortune], "repeats": s.repeats}
        if choice is TAX or choice is self.stop:
            return known
        return {**known, **self.step_because(s, seat, choice)}

    def step_because(self, s: YinziState, seat: int, choice: Choice) -> Values:
        """Return the values for the refusal of a step."""
        return {}


def tax_details(s: YinziState, seat: int) -> Values:
    """[Y-10.8] Return the sum with one more tax disc, and with the cards still to come."""
    total = tax_sum(s, seat) + 1
    due, following = tax_on(s, total), next_tax(s, total)
    return {"sum": total, "silver": due, "cards": pile_size(s.hand[seat]), "next": following}


def pay_tax_disc(s: YinziState, seat: int, fortune: int) -> None:
    """[Y-3.4] Place a disc on the tax space, which buys one more repeat."""
    s.tax_discs = s.tax_discs[:]
    s.discs[seat] -= 1
    s.tax_discs[seat] += 1
    s.taxed = s.repeats = 1
    if s.events is not None:
        s.tell("taxed", "Y-3.4", seat, fortune=FORTUNES[fortune], sum=tax_sum(s, seat))


class ConstructBoats(FortuneLoop):
    """[Y-4.1] Pay a wood for each step on the boat track."""

    rule = "Y-4.1"
    prompt = "ask-boats"
    offers = (STOP[BOATS], TAX, *BOAT)
    fortune = BOATS

    def steps(self, s: YinziState, seat: int) -> list[Choice]:
        if self.has_step(s, seat, 0):
            return [BOAT[s.boat[seat] + 1]]
        return []

    def step_refusal(self, s: YinziState, seat: int, choice: Choice) -> Refusal | None:
        if choice.at != s.boat[seat] + 1:
            return NOT_NEXT_SPACE
        return material_refusal(s, seat, WOOD)

    def has_step(self, s: YinziState, seat: int, discs: int) -> bool:
        at_end = s.boat[seat] == len(BOAT_SPACES) - 1
        return not at_end and material_refusal(s, seat, WOOD) is None

    def carry_out(self, s: YinziState, seat: int, choice: Choice) -> None:
        step_forward(s, seat, "Y-4.1", wood=1)
        spend_material(s, seat, WOOD)

    def obstacle(self, s: YinziState, seat: int) -> str:
        return "why-boat-end" if s.boat[seat] == len(BOAT_SPACES) - 1 else "why-no-wood"

    def step_details(self, s: YinziState, seat: int, choice: Choice) -> Values:
        reached = s.box.capacity[choice.at]
        return {"capacity": reached, "more": reached - capacity(s, seat)}

    def step_because(self, s: YinziState, seat: int, choice: Choice) -> Values:
        last = len(BOAT_SPACES) - 1
        following = BOAT_SPACES[min(s.boat[seat] + 1, last)]
        return {"space": following, "end": int(s.boat[seat] == last)}


def advancement_refusal(s: YinziState, seat: int, slot: int) -> Refusal | None:
    """[Y-4.12] [Y-5.1] Return why the seat cannot place a disc on this slot."""
    if taken_slots(s) >> slot & 1:
        return SLOT_OCCUPIED
    return None if s.discs[seat] else NO_DISC


class ChooseAdvancements(FortuneLoop):
    """[Y-4.12] Place a disc on an empty slot, each time in another section."""

    rule = "Y-4.12"
    prompt = "ask-advancement"
    offers = (STOP[ADVANCEMENTS], TAX, *ADVANCE)
    fortune = ADVANCEMENTS

    def free_slots(self, s: YinziState) -> int:
        """[Y-4.12] Return the empty slots in sections that this action has not used, as bits."""
        taken = taken_slots(s)
        for section in pile_cards(s.marks):
            taken |= SECTION_MASK << section * SLOTS_PER_SECTION
        return ALL_SLOTS & ~taken

    def steps(self, s: YinziState, seat: int) -> list[Choice]:
        if s.discs[seat] == 0:
            return []
        return ADVANCE_TO.of(self.free_slots(s))

    def step_refusal(self, s: YinziState, seat: int, choice: Choice) -> Refusal | None:
        if s.marks >> choice.at // SLOTS_PER_SECTION & 1:
            return SECTION_USED
        return advancement_refusal(s, seat, choice.at)

    def has_step(self, s: YinziState, seat: int, discs: int) -> bool:
        return discs > 0 and self.free_slots(s) != 0

    def carry_out(self, s: YinziState, seat: int, choice: Choice) -> None:
        s.marks |= 1 << choice.at // SLOTS_PER_SECTION
        place_disc(s, seat, choice.at, "Y-4.12")

    def obstacle(self, s: YinziState, seat: int) -> str:
        return "why-no-slot" if s.discs[seat] else "why-no-disc"

    def step_details(self, s: YinziState, seat: int, choice: Choice) -> Values:
        return disc_details(choice.at)

    def step_because(self, s: YinziState, seat: int, choice: Choice) -> Values:
        return of_slot(s, choice.at)


CONSTRUCT_BOATS: Final = ConstructBoats()
CHOOSE_ADVANCEMENTS: Final = ChooseAdvancements()
