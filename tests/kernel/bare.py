"""A game of nothing but the steps that a test hands it; its state remembers what was done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dynasty.kernel import (
    Chance,
    Choice,
    Field,
    Game,
    Match,
    Refusal,
    Routine,
    ScoreSheet,
    SeatEntry,
    SecretStep,
    State,
    Step,
    View,
    choices,
    list_field,
    subset_field,
)
from tests.kernel.box import ToyBox

PICK = choices("pick", ("ash", "oak", "elm"))
FREE = choices("free", ("air",))
FORBIDDEN = Refusal("B-1", "forbidden")


class BareState(State):
    done: list[int]
    allowed: int  # bits of PICK

    def clone(self) -> BareState:
        twin = BareState(self.seats, Chance(self.chance.value))
        self.pass_on(twin)
        twin.done, twin.allowed = self.done[:], self.allowed
        return twin


class Pick(Step[BareState]):
    """[B-1] One of the allowed; remembered."""

    rule = "B-1"
    prompt = "ask-pick"
    offers = PICK

    def refusal(self, s: BareState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if s.allowed >> choice.at & 1 else FORBIDDEN

    def take(self, s: BareState, seat: int, arg: int, choice: Choice) -> None:
        s.done.append(choice.at)


class PrivatePick(Pick):
    """[B-1] The same, unseen by others."""

    private = True


class ShyPick(PrivatePick):
    """[B-1] The same, where the first answer shows nothing if it is ash."""

    def discloses(self, s: BareState, seat: int, arg: int, choice: Choice) -> bool:
        return choice is not PICK[0] or bool(s.done)


class SkippablePick(Pick):
    """[B-1] The same, left out where nothing is allowed."""

    skippable = True


class FreeAir(Step[BareState]):
    """[B-2] A free action, once."""

    rule = "B-2"
    offers = FREE

    def refusal(self, s: BareState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return FORBIDDEN if 9 in s.done else None

    def take(self, s: BareState, seat: int, arg: int, choice: Choice) -> None:
        s.done.append(9)
        s.then(NOTE, seat, 8)


class Note(Routine[BareState]):
    """[B-3] Remember the argument."""

    rule = "B-3"

    def run(self, s: BareState, seat: int, arg: int) -> None:
        s.done.append(arg)


class SealPick(SecretStep[BareState]):
    """[B-4] All seats at once; argument 1 asks a second time."""

    rule = "B-4"
    prompt = "ask-pick"
    offers = PICK

    def refusal(self, s: BareState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if s.allowed >> choice.at & 1 else FORBIDDEN

    def reveal(self, s: BareState, arg: int, answers: list[tuple[Choice, ...]]) -> None:
        s.done += [answer[0].at for answer in answers]
        if len(s.done) < 2 * s.seats and arg:
            s.then(self, -1, arg)


class Break(Routine[BareState]):
    """[B-5] A fault of the rules, after it has changed something."""

    rule = "B-5"

    def run(self, s: BareState, seat: int, arg: int) -> None:
        s.done.append(99)
        raise ZeroDivisionError


PICK_STEP = Pick()
PRIVATE_PICK = PrivatePick()
SHY_PICK = ShyPick()
SKIPPABLE_PICK = SkippablePick()
FREE_AIR = FreeAir()
NOTE = Note()
SEAL_PICK = SealPick()
BREAK = Break()


class OpenPick(Pick):
    """[B-1] With the free action beside it."""

    window = FREE_AIR


class PrivateOpenPick(PrivatePick):
    """[B-1] Private, with the free action beside it."""

    window = FREE_AIR


OPEN_PICK = OpenPick()
PRIVATE_OPEN_PICK = PrivateOpenPick()
STEPS = (
    PICK_STEP,
    PRIVATE_PICK,
    SHY_PICK,
    SKIPPABLE_PICK,
    FREE_AIR,
    NOTE,
    SEAL_PICK,
    BREAK,
    OPEN_PICK,
    PRIVATE_OPEN_PICK,
)


class Bare(Game[BareState]):
    name = "bare"
    version = "1"
    seat_counts = (2,)
    bound = 100
    end_rule = "B-9"
    colours = ("red", "blue")

    def __init__(self, *frames: tuple[Step[Any], int, int], allowed: int = 0b111) -> None:
        super().__init__(ToyBox(), STEPS)
        self.frames = frames
        self.allowed = allowed

    def lay(self, seats: int, chance: Chance, options: Mapping[str, str]) -> BareState:
        s = BareState(seats, chance)
        s.done, s.allowed = [], self.allowed
        s.follow(*self.frames)
        return s

    def blank(self, seats: int, chance: Chance) -> BareState:
        return BareState(seats, chance)

    def fields(self, seats: int) -> tuple[Field, ...]:
        return (list_field("done", 99, 0, 99, least=0), subset_field("allowed", len(PICK)))

    def view(self, s: BareState, seat: int) -> View:
        return View(seat, s.seats, self.finished(s), self.questions(s, seat))

    def deal_unseen(self, s: BareState, seat: int) -> None:
        pass

    def scores(self, s: BareState) -> list[ScoreSheet]:
        return [ScoreSheet(seat, ()) for seat in range(s.seats)]

    def ranking(self, s: BareState) -> list[int]:
        return list(range(s.seats))

    def broken_invariants(self, s: BareState) -> list[str]:
        return []


def bare_match(*frames: tuple[Step[Any], int, int], allowed: int = 0b111) -> Match:
    return Match(Bare(*frames, allowed=allowed), entries(2), 1)


def entries(seats: int) -> tuple[SeatEntry, ...]:
    return tuple(SeatEntry(f"Player {seat}", "you") for seat in range(seats))
