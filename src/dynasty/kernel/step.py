"""Steps: the questions in the sequence of play, what they offer, and why not the rest."""

from __future__ import annotations

from collections.abc import Mapping
from pickle import PicklingError, UnpicklingError
from typing import Any, ClassVar, Final, Generic, TypeVar

from dynasty.kernel._compiled import mypyc_attr
from dynasty.kernel.choice import Choice
from dynasty.kernel.copying import Immutable
from dynasty.kernel.errors import DeadEnd
from dynasty.kernel.event import Values
from dynasty.kernel.state import State

S = TypeVar("S", bound=State)

STEP_BY_CLASS: Final[dict[type[Any], Any]] = {}  # the first step of each class


class Refusal:
    """Why a choice is not legal: the rule, and the key of the sentence that explains it.

    Refusals are constants of the rules; the numbers for the sentence come from `Step.because`.
    `foreign`: the thing never belongs to the seat, so players do not look for it in a list.
    """

    rule: str
    reason: str
    foreign: bool

    def __init__(self, rule: str, reason: str, foreign: bool = False) -> None:
        self.rule = rule
        self.reason = reason
        self.foreign = foreign

    def __repr__(self) -> str:
        return f"<{self.reason} {self.rule}>"


class Decision:
    """An open question: one seat must choose one of these; it never changes."""

    seat: int
    step: Step[Any]
    arg: int
    choices: list[Choice]

    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, step: Step[Any], arg: int, choices: list[Choice]) -> None:
        self.seat = seat
        self.step = step
        self.arg = arg
        self.choices = choices

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.seat, self.step, self.arg, self.choices)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Immutable, Generic[S]):
    """One entry of the sequence of play: what it offers, why not the rest, and what taking it does.

    Steps are stateless, with one instance per class, made in the module of the class: a pickle
    names only the class. The order of `offers` is the order of listing; the first legal choice is
    the default for an absent player unless `default` says otherwise.
    """

    rule: ClassVar[str] = ""  # the rule that asks this question
    prompt: ClassVar[str] = ""  # text key of the question
    offers: ClassVar[tuple[Choice, ...]] = ()  # every choice it could ever offer
    window: ClassVar[Step[Any] | None] = None  # free actions offered beside its own choices
    private: ClassVar[bool] = False  # other seats may not see what it offers, here or as a window
    skippable: ClassVar[bool] = False  # left out when it offers nothing
    endings: ClassVar[
        tuple[Choice, ...]
    ] = ()  # those of its choices that end something: pass, stop
    opens_turn: ClassVar[bool] = False  # a seat's turn begins with this question
    compares: ClassVar[str] = ""  # the detail that a player compares between its places

    name: str
    own: frozenset[Choice]
    free: Step[Any] | None  # `window` and `private` once more: an instance's own are found quicker
    hides: bool

    def __init__(self) -> None:
        self.name = type(self).__name__
        self.own = frozenset(self.offers)
        self.free = self.window
        self.hides = self.private
        STEP_BY_CLASS.setdefault(type(self), self)
        for place, choice in enumerate(self.offers):
            if choice.offered_by is None:
                choice.offered_by, choice.place = self, place

    def __reduce__(self) -> tuple[Any, ...]:
        if STEP_BY_CLASS[type(self)] is not self:
            raise PicklingError(f"{self.name} was made twice, so that its class does not name it")
        return step_of_class, (type(self),)

    def owner(self, choice: Choice) -> Step[Any] | None:
        """Return the step that offers this choice: this step, its window, or None."""
        if choice in self.own:
            return self
        window = self.free
        return window if window is not None and choice in window.own else None

    def choices(self, s: S, seat: int, arg: int) -> list[Choice]:
        """Return the legal ones of its own choices in a new list; a step may find them faster."""
        return [c for c in self.offers if self.refusal(s, seat, arg, c) is None]

    def refusal(self, s: S, seat: int, arg: int, choice: Choice) -> Refusal | None:
        """Return why this choice of `offers` is not legal now, or None if it is."""
        raise NotImplementedError

    def take(self, s: S, seat: int, arg: int, choice: Choice) -> None:
        """Carry out a legal choice; the step has left the agenda."""
        raise NotImplementedError

    def details(self, s: S, seat: int, arg: int, choice: Choice) -> Values:
        """Return the numbers to show beside a legal choice, such as its price and its gain."""
        return {}

    def heading(self, choice: Choice) -> str:
        """Return the group that this choice is listed in: its verb, unless a step overrides it."""
        return choice.verb

    def gives_up(self, s: S, seat: int, arg: int, choice: Choice) -> str:
        """Return the text key of what is lost by this ending, to confirm it; "" if nothing."""
        return ""

    def question(self, s: S, seat: int, arg: int) -> str:
        """Return the text key of the question as the asked seat reads it."""
        return self.prompt

    def because(self, s: S, seat: int, arg: int, choice: Choice) -> Values:
        """Return the numbers for the sentence that explains a refusal."""
        return {}

    def default(self, s: S, seat: int, arg: int, legal: list[Choice]) -> Choice:
        """Return the choice of an absent player."""
        return legal[0]

    def discloses(self, s: S, seat: int, arg: int, choice: Choice) -> bool:
        """Return whether this private answer reveals something; if so, undo ends there."""
        return True

    def options(self, s: S, seat: int, arg: int) -> list[Choice]:
        """Return all legal choices, free actions included."""
        legal = self.choices(s, seat, arg)
        window = self.free
        if window is not None and legal:
            legal += window.choices(s, seat, arg)
        return legal

    def settle(self, s: S, seat: int, arg: int) -> bool:
        """Ask the question, or carry out a forced choice; return whether a question is open now."""
        legal = self.choices(s, seat, arg)
        window = self.free
        if window is not None and legal:
            legal += window.choices(s, seat, arg)
        if len(legal) > 1:
            s.decisions = [Decision(seat, self, arg, legal)]
            return True
        s.agenda.pop()
        if legal:
            if self.hides and self.discloses(s, seat, arg, legal[0]):
                s.revealed = True
            self.take(s, seat, arg, legal[0])
        elif not self.skippable:
            raise DeadEnd(f"{self.name} offers seat {seat} nothing (argument {arg})")
        return False

    def answer(self, s: S, seat: int, arg: int, choice: Choice) -> None:
        """Carry out the answer; a free action leaves the question on the agenda."""
        s.decisions = []
        if choice in self.own:
            s.agenda.pop()
            if self.hides and self.discloses(s, seat, arg, choice):
                s.revealed = True
            self.take(s, seat, arg, choice)
        else:
            window = self.free
            assert window is not None
            if window.hides and window.discloses(s, seat, arg, choice):
                s.revealed = True
            window.take(s, seat, arg, choice)


@mypyc_attr(allow_interpreted_subclasses=True)
class Routine(Step[S]):
    """A step that asks nothing."""

    def run(self, s: S, seat: int, arg: int) -> None:
        """Carry out the step, which has left the agenda."""
        raise NotImplementedError

    def settle(self, s: S, seat: int, arg: int) -> bool:
        s.agenda.pop()
        self.run(s, seat, arg)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretStep(Step[S]):
    """A step that asks several seats at once; answers stay sealed until all are complete.

    A seat may answer with several choices, one after the other; `choices` sees its own sealed
    ones. Nothing else of the state changes before `reveal`, so there are no free actions beside
    it. `who` leaves out a seat that has nothing to answer.
    """

    private: ClassVar[bool] = True

    def who(self, s: S, arg: int) -> list[int]:
        """Return the seats that answer, without automated ones."""
        return list(range(s.seats))

    def is_complete(self, s: S, seat: int, arg: int) -> bool:
        """Return whether this seat has sealed a whole answer."""
        return len(s.sealed[seat]) > 0

    def reveal(self, s: S, arg: int, answers: list[tuple[Choice, ...]]) -> None:
        """Carry out all answers (by seat); the step has left the agenda."""
        raise NotImplementedError

    def take(self, s: S, seat: int, arg: int, choice: Choice) -> None:
        s.sealed[seat] = (*s.sealed[seat], choice)

    def settle(self, s: S, seat: int, arg: int) -> bool:
        if not s.decisions:
            asked = [self.ask(s, q, arg) for q in self.who(s, arg)]
            s.decisions = [decision for decision in asked if decision is not None]
        if s.decisions:
            return True
        answers = s.sealed
        s.sealed = [()] * s.seats
        s.agenda.pop()
        s.revealed = True
        self.reveal(s, arg, answers)
        return False

    def ask(self, s: S, seat: int, arg: int) -> Decision | None:
        """Seal forced answers, then return the seat's next question, or None if it is done."""
        while not self.is_complete(s, seat, arg):
            legal = self.legal(s, seat, arg)
            if len(legal) > 1:
                return Decision(seat, self, arg, legal)
            self.take(s, seat, arg, legal[0])
        return None

    def seal_for_others(self, s: S, seat: int, arg: int, pending: set[int]) -> None:
        """Seal random legal answers in an imagined state for the seats that have answered."""
        for other in self.who(s, arg):
            while other not in pending and other != seat and not self.is_complete(s, other, arg):
                legal = self.legal(s, other, arg)
                self.take(s, other, arg, legal[s.chance.below(len(legal))])

    def legal(self, s: S, seat: int, arg: int) -> list[Choice]:
        """Return what the seat may seal next; raise DeadEnd if there is nothing."""
        found = self.choices(s, seat, arg)
        if not found:
            raise DeadEnd(f"{self.name} offers seat {seat} nothing (argument {arg})")
        return found

    def answer(self, s: S, seat: int, arg: int, choice: Choice) -> None:
        self.take(s, seat, arg, choice)
        again = self.ask(s, seat, arg)
        if again is None:
            s.decisions = [d for d in s.decisions if d.seat != seat]
        else:
            s.decisions = [again if d.seat == seat else d for d in s.decisions]


def check_window(step: Step[Any], steps: Mapping[str, Step[Any]]) -> None:
    """Raise ValueError unless a step's window is a step of the game with other choices."""
    window = step.window
    if window is None:
        return
    if isinstance(step, SecretStep):
        raise ValueError(f"{step.name} is a Secret, which can have no window")
    if steps.get(window.name) is not window:
        raise ValueError(f"the window of {step.name} is not among the steps")
    if step.own & window.own:
        raise ValueError(f"{step.name} and its window offer the same choice")


def step_of_class(kind: type[Any]) -> Any:
    """Return the step of this class, for pickles."""
    if kind not in STEP_BY_CLASS:
        raise UnpicklingError(f"{kind.__module__} makes no step of {kind.__name__}")
    return STEP_BY_CLASS[kind]


def asked_seat(s: State) -> int:
    """Return the seat that is to choose; -1 in a `SecretStep`, where all choose at once."""
    decision = s.decisions[0]
    return -1 if isinstance(decision.step, SecretStep) else decision.seat
