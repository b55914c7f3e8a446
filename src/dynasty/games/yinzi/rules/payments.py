"""Payments: copper, silver and their exchange, taxes, wood and stone (Y-12.1, Y-1.6)."""

from typing import ClassVar, Final

from dynasty.games.yinzi.names import (
    ECO_COPPER,
    ECO_STONE,
    ECO_WOOD,
    FORTUNES,
    MATERIALS,
    NOTHING,
    STONE,
    WOOD,
)
from dynasty.games.yinzi.rules.discs_and_cubes import is_usable, of_slot, slot_refusal, use_disc
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Step, Values, choices, seat_noun

PAY: Final = choices("pay", ("copper", "eco_copper", "wood", "eco_wood", "stone", "eco_stone"))
PAY_PLAIN: Final = PAY[0]
PAY_WITH_DISC: Final = PAY[1]
MATERIAL_SLOTS: Final = (ECO_WOOD, ECO_STONE)

NO_COPPER: Final = Refusal("Y-12.1", "no-copper")
NO_SILVER: Final = Refusal("Y-12.1", "no-silver")
NO_WOOD: Final = Refusal("Y-1.6", "no-wood")
NO_STONE: Final = Refusal("Y-1.6", "no-stone")
NO_MATERIAL: Final = (NO_WOOD, NO_STONE)


def rate(s: YinziState) -> int:
    """[Y-12.1] Return the copper for a silver bag now."""
    return s.box.rate[s.die]


def plain_funds(s: YinziState, seat: int) -> int:
    """[Y-12.1] Return the copper that the seat can pay without discs, silver changed."""
    return s.copper[seat] + s.silver[seat] * s.box.rate[s.die]


def funds(s: YinziState, seat: int) -> int:
    """[Y-12.1] [Y-6.3] Return the copper that the seat can pay, silver and copper disc included."""
    found = s.copper[seat] + s.silver[seat] * s.box.rate[s.die]
    return found + s.box.amount[ECO_COPPER] if is_usable(s, seat, ECO_COPPER) else found


def price(s: YinziState, seat: int, cost: int) -> Values:
    """Return a cost in copper and the silver bags to change for it, for labels."""
    return {"copper": cost, "change": max(0, -((s.copper[seat] - cost) // rate(s)))}


def too_dear(s: YinziState, seat: int, cost: int) -> Values:
    """Return a cost in copper and what the seat can pay, for refusals."""
    return {"cost": cost, "funds": funds(s, seat)}


def bags_payable(s: YinziState, seat: int) -> int:
    """[Y-12.1] Return the silver bags on hand and those that the copper buys."""
    return s.silver[seat] + s.copper[seat] // rate(s)


def tax_sum(s: YinziState, seat: int) -> int:
    """[Y-10.8] Return the sum of card values played this round and discs on the tax space."""
    at = seat * len(FORTUNES)
    played = [card for card in s.played[at : at + len(FORTUNES)] if card != NOTHING]
    return sum(s.box.card_value[card] for card in played) + s.tax_discs[seat]


def tax_on(s: YinziState, total: int) -> int:
    """[Y-10.8] Return the silver bags due for a sum."""
    due = 0
    for step, least in enumerate(s.box.tax_from):
        if total >= least:
            due = max(due, s.box.tax_silver[step])
    return due


def next_tax(s: YinziState, total: int) -> int:
    """[Y-10.8] Return the next sum for which more silver is due, or 0 if there is none."""
    steps = zip(s.box.tax_from, s.box.tax_silver, strict=True)
    dearer = [least for least, silver in steps if least > total and silver > tax_on(s, total)]
    return min(dearer, default=0)


def tax_due(s: YinziState, seat: int) -> int:
    """[Y-10.8] Return the silver bags that the seat owes this round so far."""
    return tax_on(s, tax_sum(s, seat))


def charge(s: YinziState, seat: int, cost: int, creditor: int = NOTHING) -> None:
    """[Y-12.1] Have the seat pay copper; with a usable copper disc it is asked how, next."""
    if cost and is_usable(s, seat, ECO_COPPER):
        s.then(PAY_COPPER, seat, cost * 8 + creditor + 1)
    else:
        pay_copper(s, seat, cost, cost, creditor)


def pay_copper(s: YinziState, seat: int, cost: int, due: int, creditor: int) -> None:
    """[Y-12.1] Pay, changing no more silver than needed; the creditor gets all that is due."""
    missing = cost - s.copper[seat]
    if missing > 0:
        bags = -(-missing // rate(s))
        s.silver[seat] -= bags
        s.copper[seat] += bags * rate(s)
        s.tell("silver_changed", "Y-12.1", seat, silver=bags, copper=bags * rate(s))
    s.copper[seat] -= cost
    if creditor != NOTHING:
        s.copper[creditor] += due
        s.tell("fee_paid", "Y-7.5", seat, copper=due, creditor=seat_noun(creditor))


def pay_silver(s: YinziState, seat: int, bags: int) -> None:
    """[Y-12.1] Pay bags; buy those that are missing, and no more."""
    missing = bags - s.silver[seat]
    if missing > 0:
        cost = missing * rate(s)
        s.copper[seat] -= cost
        s.silver[seat] += missing
        s.tell("copper_changed", "Y-12.1", seat, silver=missing, copper=cost)
    s.silver[seat] -= bags


class PayCopper(Step[YinziState]):
    """[Y-12.1] [Y-6.3] Pay plainly, or with the copper disc. The argument: cost and creditor."""

    rule = "Y-12.1"
    prompt = "ask-payment"
    offers = (PAY_PLAIN, PAY_WITH_DISC)

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is PAY_PLAIN:
            return None if plain_funds(s, seat) >= arg // 8 else NO_COPPER
        return slot_refusal(s, seat, ECO_COPPER)

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        due, creditor = arg // 8, arg % 8 - 1
        cost = due
        if choice is PAY_WITH_DISC:
            use_disc(s, seat, ECO_COPPER)
            cost = max(0, due - s.box.amount[ECO_COPPER])
            s.tell("copper_saved", "Y-6.3", seat, copper=due - cost)
        pay_copper(s, seat, cost, due, creditor)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        disc = int(choice is PAY_WITH_DISC)
        cost = max(0, arg // 8 - disc * s.box.amount[ECO_COPPER])
        return {"disc": disc, "price": gains(cost), **price(s, seat, cost)}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        without_disc: Values = {"cost": arg // 8, "funds": plain_funds(s, seat)}
        return {**of_slot(s, ECO_COPPER), **without_disc}


def material_refusal(s: YinziState, seat: int, material: int) -> Refusal | None:
    """[Y-1.6] [Y-6.3] Return why the seat has no such cube, nor a disc in its place."""
    if s.materials[seat * 2 + material] or is_usable(s, seat, MATERIAL_SLOTS[material]):
        return None
    return NO_MATERIAL[material]


def spend_material(s: YinziState, seat: int, material: int) -> None:
    """[Y-1.6] Spend one wood or stone, as cube or disc; the seat is asked if both are possible."""
    slot = MATERIAL_SLOTS[material]
    if not is_usable(s, seat, slot):
        return_material(s, seat, material)
    elif s.materials[seat * 2 + material]:
        s.then(PAY_WOOD if material == WOOD else PAY_STONE, seat)
    else:
        use_disc(s, seat, slot)


def return_material(s: YinziState, seat: int, material: int) -> None:
    """[Y-4.1] Put a cube back into the resources box."""
    s.renew_stores()
    s.materials[seat * 2 + material] -= 1
    s.store[material] += 1


class PayMaterial(Step[YinziState]):
    """[Y-6.3] Pay a material with a cube, or with the disc that replaces it?"""

    rule = "Y-6.3"
    prompt = "ask-payment"
    material: ClassVar[int]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is PAY[2 + self.material * 2]:
            owned = s.materials[seat * 2 + self.material]
            return None if owned else NO_MATERIAL[self.material]
        return slot_refusal(s, seat, MATERIAL_SLOTS[self.material])

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        if choice is PAY[2 + self.material * 2]:
            return_material(s, seat, self.material)
        else:
            use_disc(s, seat, MATERIAL_SLOTS[self.material])

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        disc = int(choice is not PAY[2 + self.material * 2])
        return {"disc": disc, "price": (MATERIALS[self.material],), **price(s, seat, 0)}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return of_slot(s, MATERIAL_SLOTS[self.material])


class PayWood(PayMaterial):
    """[Y-6.3] Pay wood with a cube or with the disc?"""

    offers = PAY[2:4]
    material = WOOD


class PayStone(PayMaterial):
    """[Y-6.3] Pay stone with a cube or with the disc?"""

    offers = PAY[4:6]
    material = STONE


def gains(copper: int = 0, silver: int = 0) -> tuple[str, ...]:
    """Return money as names, for events and labels."""
    return ("copper",) * copper + ("silver",) * silver


def earn(s: YinziState, seat: int, copper: int, silver: int = 0) -> None:
    """[Y-1.6] Gain money from the bank, which never runs out."""
    s.copper[seat] += copper
    s.silver[seat] += silver


PAY_COPPER: Final = PayCopper()
PAY_WOOD: Final = PayWood()
PAY_STONE: Final = PayStone()
