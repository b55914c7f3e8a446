"""Effects: codes resolved depth first, and the choices that plain ones ask (TX-1, TX-7)."""

from collections.abc import Callable
from typing import Final

from dynasty.games.tianxia.effect_codes import (
    ANY_GOODS,
    ANY_RESOURCES,
    DIFFERENT_RESOURCES,
    GAIN,
    OPERATIONS,
    SAME_RESOURCES,
    effect_number,
    effect_operation,
)
from dynasty.games.tianxia.names import (
    ANY,
    GOODS,
    KINDS_OF_STUFF,
    NOTHING,
    RESOURCES,
    STUFF,
)
from dynasty.games.tianxia.rules.stock_and_score import (
    CANNOT_PAY,
    NOT_HELD,
    gain,
    gain_all,
    held,
    pay,
    tell_lost,
)
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Routine, Step, Values, choices

Meaning = Callable[[TianxiaState, int, int, int], None]  # state, seat, source, effect
Hindrance = Callable[[TianxiaState, int, int], Refusal | None]  # state, seat, source and effect

PICK: Final = choices("gain", STUFF[:-1])
PAY_WITH: Final = choices("pay", STUFF)
PICK_RESOURCE: Final = PICK[:3]
PICK_GOOD: Final = PICK[3:]
PAY_COIN: Final = PAY_WITH[-1]
PAY_WOOD: Final = PAY_WITH[0]

OTHER_TYPE: Final = Refusal("TX-7.1", "other-type")
WRONG_KIND: Final = Refusal("TX-1.2", "wrong-kind")


def no_meaning(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    """Do nothing: the meaning of an operation until its chapter registers one."""
    raise NotImplementedError(f"effect {effect} of source {source}")


def no_hindrance(s: TianxiaState, seat: int, effect: int) -> Refusal | None:
    """Return None: most effects can always happen."""
    return None


MEANINGS: Final[list[Meaning]] = [no_meaning] * OPERATIONS
HINDRANCES: Final[list[Hindrance]] = [no_hindrance] * OPERATIONS


def means(operation: int, meaning: Meaning, hindrance: Hindrance = no_hindrance) -> None:
    """Register what an effect code does, and what can prevent it altogether."""
    MEANINGS[operation] = meaning
    HINDRANCES[operation] = hindrance


class Resolve(Routine[TianxiaState]):
    """[TX-1.4] [TX-7.1] Carry out one effect; the argument holds its source and its code."""

    rule = "TX-1.4"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        MEANINGS[arg >> 8 & 255](s, seat, arg >> 16, arg & 0xFFFF)


class EffectStep(Step[TianxiaState]):
    """[TX-1.2] A question that an effect asks; an impossible effect is lost, which the log says."""

    skippable = True

    def lost(self, s: TianxiaState, seat: int, arg: int) -> tuple[tuple[str, ...], str]:
        """Return what the seat loses, and why: the end of a text key lost-*."""
        raise NotImplementedError

    def settle(self, s: TianxiaState, seat: int, arg: int) -> bool:
        if s.events is not None and not self.choices(s, seat, arg):
            tell_lost(s, seat, *self.lost(s, seat, arg))
        return super().settle(s, seat, arg)


def resolve(s: TianxiaState, seat: int, source: int, effects: tuple[int, ...]) -> None:
    """Gain plain effects at once; put the rest next on the agenda in printed order."""
    plain = True
    for effect in effects:
        if effect >> 8 != GAIN:
            plain = False
    gain_all(s, seat, source, effects)
    if not plain:
        for effect in reversed(effects):
            if effect >> 8 != GAIN:
                s.agenda.append((RESOLVE, seat, source << 16 | effect))


def hindrance(s: TianxiaState, seat: int, source: int, effects: tuple[int, ...]) -> Refusal | None:
    """[TX-7.1] Return why nothing of these effects could happen; None if a part of them can."""
    found: Refusal | None = None
    for effect in effects:
        refusal = HINDRANCES[effect_operation(effect)](s, seat, source << 16 | effect)
        if refusal is None:
            return None
        found = found or refusal
    return found


def price_refusal(s: TianxiaState, seat: int, price: tuple[int, int]) -> Refusal | None:
    """[TX-1.2] Return why the seat cannot pay the whole price with what it holds now."""
    thing, count = price
    return None if count == 0 or held(s, seat, thing) >= count else CANNOT_PAY


def buy(
    s: TianxiaState, seat: int, source: int, price: tuple[int, int], effects: tuple[int, ...]
) -> None:
    """[TX-7.1] Pay first, then resolve the effects; a price of any Goods is chosen unit by unit."""
    thing, count = price
    if count == 0:
        resolve(s, seat, source, effects)
    elif thing < KINDS_OF_STUFF:
        pay(s, seat, thing, count)
        resolve(s, seat, source, effects)
    else:
        resolve_later(s, seat, source, effects)
        for _ in range(count):
            s.then(PAY_ANY, seat, thing)


def resolve_later(s: TianxiaState, seat: int, source: int, effects: tuple[int, ...]) -> None:
    """Put all effects on the agenda, plain gains too."""
    for effect in reversed(effects):
        s.then(RESOLVE, seat, source << 16 | effect)


class PayAny(Step[TianxiaState]):
    """[TX-1.2] Pay one unit of any Good, or of any Resource: the argument says which of the two."""

    rule = "TX-1.2"
    prompt = "ask-payment"
    offers = PAY_WITH[:-1]

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        at = seat * KINDS_OF_STUFF
        return [PAY_WITH[t] for t in (GOODS if arg == ANY else RESOURCES) if s.stuff[at + t]]

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice.at not in (GOODS if arg == ANY else RESOURCES):
            return WRONG_KIND
        return None if held(s, seat, choice.at) else NOT_HELD

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        pay(s, seat, choice.at, 1)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"price": (choice.noun,)}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"what": choice.noun, "goods": int(arg == ANY)}


class ChooseResource(Step[TianxiaState]):
    """[TX-1.2] Choose which Resource to gain.

    The argument holds the source, how many further ones of other types follow, how many of the
    chosen type are gained, and bits of the types that are excluded.
    """

    rule = "TX-1.2"
    prompt = "ask-resource"
    offers = PICK_RESOURCE

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        return [pick for pick in PICK_RESOURCE if not arg >> pick.at & 1]

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return OTHER_TYPE if arg >> choice.at & 1 else None

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        gain(s, seat, arg >> 12, choice.at, arg >> 4 & 15)
        if arg >> 8 & 15:
            s.then(CHOOSE_RESOURCE, seat, (arg | 1 << choice.at) - (1 << 8))

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"gain": (choice.noun,) * (arg >> 4 & 15)}


def ask_resource(
    s: TianxiaState, seat: int, source: int, *, more: int = 0, count: int = 1, but: int = NOTHING
) -> None:
    """[TX-1.2] Let the seat choose a Resource type: `more` others after it, not type `but`."""
    excluded = 0 if but == NOTHING else 1 << but
    s.then(CHOOSE_RESOURCE, seat, source << 12 | more << 8 | count << 4 | excluded)


class ChooseGood(Step[TianxiaState]):
    """[TX-1.2] Choose which Good to gain; the argument is the source."""

    rule = "TX-1.2"
    prompt = "ask-good"
    offers = PICK_GOOD

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        return list(PICK_GOOD)

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        gain(s, seat, arg, choice.at, 1)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"gain": (choice.noun,)}


def ask_goods(s: TianxiaState, seat: int, source: int, count: int) -> None:
    """[TX-1.2] Let the seat choose that many Goods, one after the other."""
    for _ in range(count):
        s.then(CHOOSE_GOOD, seat, source)


def gain_plain(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    gain_all(s, seat, source, (effect,))


def gain_any_resources(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    for _ in range(effect_number(effect)):
        ask_resource(s, seat, source)


def gain_different(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    ask_resource(s, seat, source, more=effect_number(effect) - 1)


def gain_same(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    ask_resource(s, seat, source, count=effect_number(effect))


def gain_any_goods(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    ask_goods(s, seat, source, effect_number(effect))


RESOLVE: Final = Resolve()
PAY_ANY: Final = PayAny()
CHOOSE_RESOURCE: Final = ChooseResource()
CHOOSE_GOOD: Final = ChooseGood()

means(GAIN, gain_plain)
means(ANY_RESOURCES, gain_any_resources)
means(DIFFERENT_RESOURCES, gain_different)
means(SAME_RESOURCES, gain_same)
means(ANY_GOODS, gain_any_goods)
