"""The day: new guests, hours in secret, the order of turns, the evening (T-2)."""

from typing import Final

from dynasty.games._template.names import HOURS, NOBODY, NOTHING
from dynasty.games._template.rules.serving import SERVE_GUEST
from dynasty.games._template.rules.setup import ALL_HOURS, fill_row
from dynasty.games._template.state import TeaState
from dynasty.kernel import (
    Choice,
    Refusal,
    Routine,
    SecretStep,
    Values,
    choices,
    pile_cards,
    seat_noun,
)

RISE: Final = choices("rise", HOURS)

HOUR_USED: Final = Refusal("T-2.2", "hour-used")


class PlayDay(Routine[TeaState]):
    """[T-2.1] [T-2.4] A day: new guests, hours, a turn for each seat, the evening."""

    rule = "T-2.1"

    def run(self, s: TeaState, seat: int, arg: int) -> None:
        s.day, s.called = s.day + 1, 0
        s.tell("day_began", "T-2.1", NOBODY, day=s.day)
        fill_row(s)
        s.follow((CHOOSE_HOUR, NOBODY, 0), (SET_ORDER, NOBODY, 0), (EVENING, NOBODY, 0))


class ChooseHour(SecretStep[TeaState]):
    """[T-2.2] Choose in secret one of the hours that the seat has not used yet."""

    rule = "T-2.2"
    prompt = "ask-hour"
    offers = RISE

    def choices(self, s: TeaState, seat: int, arg: int) -> list[Choice]:
        return [RISE[hour] for hour in pile_cards(s.hours[seat])]

    def refusal(self, s: TeaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if s.hours[seat] >> choice.at & 1 else HOUR_USED

    def reveal(self, s: TeaState, arg: int, answers: list[tuple[Choice, ...]]) -> None:
        for seat, (choice,) in enumerate(answers):
            s.hour[seat] = choice.at
            s.hours[seat] ^= 1 << choice.at
            if not s.hours[seat]:
                s.hours[seat] = ALL_HOURS
            leaves = s.box.hour_leaves[choice.at]
            s.leaves[seat] += leaves
            s.tell("rose", "T-2.2", seat, hour=choice.noun, leaves=leaves)

    def details(self, s: TeaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"leaves": s.box.hour_leaves[choice.at]}


def urgency(s: TeaState, seat: int) -> tuple[int, int, int]:
    """[T-2.3] Return the sort key of the turn order: the hour, then fewer coins, then the seat."""
    return s.hour[seat], s.coins[seat], seat


class SetOrder(Routine[TeaState]):
    """[T-2.3] Give each seat a turn, in the order of their hours."""

    rule = "T-2.3"

    def run(self, s: TeaState, seat: int, arg: int) -> None:
        s.order = sorted(range(s.seats), key=lambda q: urgency(s, q))
        s.tell("order_set", "T-2.3", NOBODY, order=tuple(seat_noun(q) for q in s.order))
        for actor in reversed(s.order):
            s.then(SERVE_GUEST, actor)


class Evening(Routine[TeaState]):
    """[T-2.1] End the day; the next one follows, unless this was the last.

    Steps that refer to each other are in one file: `PLAY_DAY` adds the evening, the evening adds
    `PLAY_DAY`. The steps of a turn need not know either of them.
    """

    rule = "T-2.1"

    def run(self, s: TeaState, seat: int, arg: int) -> None:
        s.order, s.hour = [], [NOTHING] * s.seats
        if s.day < s.days:
            s.then(PLAY_DAY, NOBODY)


PLAY_DAY: Final = PlayDay()
CHOOSE_HOUR: Final = ChooseHour()
SET_ORDER: Final = SetOrder()
EVENING: Final = Evening()
