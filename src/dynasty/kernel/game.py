"""Game: the rules of one title, stateless; the only door the platform uses."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar

from dynasty.kernel._compiled import mypyc_attr
from dynasty.kernel.chance import MASK, Chance
from dynasty.kernel.choice import Choice, Vocabulary
from dynasty.kernel.components import Components
from dynasty.kernel.dump import dump_state, load_state, questions_on_top, shown, whole, wrong
from dynasty.kernel.encoding import Encoding
from dynasty.kernel.errors import (
    BadOptions,
    BadRecord,
    DeadEnd,
    DynastyError,
    IllegalChoice,
    NotAsked,
    WrongSeats,
)
from dynasty.kernel.event import Values, seat_noun
from dynasty.kernel.fields import Field
from dynasty.kernel.level import LEVELS, Level
from dynasty.kernel.option import Option
from dynasty.kernel.score import ScoreSheet
from dynasty.kernel.state import State
from dynasty.kernel.step import Decision, Refusal, Secret, Step, asked_seat
from dynasty.kernel.value import Learned, Weights, ahead, at, read_learned
from dynasty.kernel.view import Offer, Question, View

S = TypeVar("S", bound=State)

PATIENCE: Final = 10_000  # frames between two questions; games of the shelf need some dozens


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """What a title must say about itself; the rest of this class is the same for all."""

    name: ClassVar[str]
    version: ClassVar[str]  # goes up when a legal choice, an outcome or a score changes
    seat_counts: ClassVar[tuple[int, ...]]  # for how many deciding players it is
    usual_seats: ClassVar[int] = 2  # for how many it is laid where nobody says
    options: ClassVar[tuple[Option, ...]] = ()
    bound: ClassVar[int]  # random play ends within so many choices
    end_rule: ClassVar[str]  # the rule that ends the game
    seats_are_names: ClassVar[bool] = True  # but for the order of play nothing tells seats apart
    headlines: ClassVar[tuple[str, ...]] = ()  # kinds of events for a short recap, weightiest first
    interludes: ClassVar[tuple[str, ...]] = ()  # kinds that open what goes on by itself
    fleeting: ClassVar[tuple[str, ...]] = ()  # kinds of events for what lies open a moment only
    colours: ClassVar[tuple[str, ...]]  # nouns of the player colours, by seat
    # Nouns of the automated opponents by number of players: their seats come after the players'.
    automata: ClassVar[Mapping[int, tuple[str, ...]]] = {}
    levels: ClassVar[Mapping[str, Level]] = {}  # where they differ from those of most games
    mistake: ClassVar[float] = 3.0  # points: a choice that gives up so much is called one
    folder: ClassVar[Path | None] = None  # where what was learned of the title lies
    box: Components
    vocabulary: Vocabulary
    steps: dict[str, Step[Any]]
    declared: dict[int, tuple[Field, ...]]  # by number of seats, once asked for
    encodings: dict[tuple[int, int, int], Encoding]  # by seats, players and seat, the same way

    def __init__(self, box: Components, steps: Iterable[Step[Any]]) -> None:
        self.box = box
        self.declared = {}
        self.encodings = {}
        self.steps = {}
        all_choices: list[Choice] = []
        for step in steps:
            if step.name in self.steps:
                raise ValueError(f"two steps are named {step.name}")
            self.steps[step.name] = step
            all_choices += step.offers
        for step in self.steps.values():
            self.check_window(step)
        self.vocabulary = Vocabulary(all_choices)

    def check_window(self, step: Step[Any]) -> None:
        """A window is a step of the game and offers nothing that its step offers."""
        window = step.window
        if window is None:
            return
        if isinstance(step, Secret):
            raise ValueError(f"{step.name} is a Secret, which can have no window")
        if self.steps.get(window.name) is not window:
            raise ValueError(f"the window of {step.name} is not among the steps")
        if step.own & window.own:
            raise ValueError(f"{step.name} and its window offer the same choice")

    # What each title says.

    def lay(self, seats: int, chance: Chance, options: Mapping[str, str]) -> S:
        """The table as set up, with the sequence of play on its agenda.

        Nobody listens yet: what players shall hear of the set-up is told by a Routine.
        """
        raise NotImplementedError

    def blank(self, seats: int, chance: Chance) -> S:
        """A state without its fields, to load a dump into."""
        raise NotImplementedError

    def fields(self, seats: int) -> tuple[Field, ...]:
        """The declaration of every field of a state with so many seats."""
        raise NotImplementedError

    def players(self, s: S) -> int:
        """How many seats decide; all, unless some play by themselves."""
        return s.seats

    def view(self, s: S, seat: int) -> View:
        """What this seat, or -1 a spectator, may know."""
        raise NotImplementedError

    def deal_unseen(self, s: S, seat: int) -> None:
        """Deal anew whatever the seat cannot know, by the state's own chance."""
        raise NotImplementedError

    def scores(self, s: S) -> list[ScoreSheet]:
        """The sheets by seat: what is scored, and what the end would add now."""
        raise NotImplementedError

    def ranking(self, s: S) -> list[int]:
        """The seats, winner first."""
        raise NotImplementedError

    def open_scores(self, s: S, seat: int) -> list[ScoreSheet]:
        """The sheets as far as this seat, or -1 a spectator, may know them; all unless hidden."""
        return self.scores(s)

    def points(self, s: S) -> list[int]:
        """What each seat has scored so far: no secret, and the same for every reader."""
        return [sheet.scored for sheet in self.scores(s)]

    def winners(self, s: S) -> list[int]:
        """Who shares the first place; one seat where ties are always broken."""
        return self.ranking(s)[:1]

    def appraise(self, s: S, seat: int) -> dict[str, float]:
        """How well the seat stands, in points, by what counts; reads only what the seat may know.

        A key is that of the text `worth-KEY`: bots weigh the parts, hints name what changes.
        """
        raise NotImplementedError

    def appraise_all(self, s: S) -> list[dict[str, float]]:
        """The same of all seats that can win; a game may share what they have in common."""
        return [self.appraise(s, seat) for seat in range(self.contenders(s))]

    def estimate(self, s: S, seat: int) -> float:
        """How well the seat stands, in points, as it was written by hand."""
        return sum(self.appraise(s, seat).values())

    def progress(self, s: S) -> float:
        """How much of the game is played, from 0 to 1: no secret, and the same for every reader."""
        raise NotImplementedError

    def contenders(self, s: S) -> int:
        """How many seats can win: the first ones; all, unless some only stand in the way."""
        return s.seats

    def incline(self, s: S, decision: Decision) -> list[float]:
        """Rule of thumb: how a good player is inclined to each choice, in points."""
        return [0.0] * len(decision.choices)

    def level(self, name: str) -> Level:
        """How a bot of this level plays this title."""
        return self.levels.get(name, LEVELS[name])

    def broken_invariants(self, s: S) -> list[str]:
        """Which of the dossier's invariants do not hold; empty when all is well."""
        raise NotImplementedError

    def broken_course(self, s: S) -> list[str]:
        """What is wrong with the agenda, as the way to the end; empty when all is well."""
        return []

    # What is the same for all.

    def start(
        self, seats: int, seed: int, options: Mapping[str, str] | None = None, listen: bool = False
    ) -> S:
        """A new game, played up to its first question; `listen` keeps the events."""
        if seats not in self.seat_counts:
            allowed = ", ".join(map(str, self.seat_counts))
            raise WrongSeats("seats-count", game=self.name, allowed=allowed, given=seats)
        s = self.lay(seats, Chance(seed), self.checked_options(options or {}, seats))
        s.events = [] if listen else None
        self.settle(s)
        return s

    def checked_options(self, given: Mapping[str, str], seats: int) -> dict[str, str]:
        """All options with their values, defaults filled in and kept where one does not apply."""
        chosen = {option.key: option.values[0] for option in self.options}
        known = {option.key: option for option in self.options}
        for key, value in given.items():
            if key not in known:
                names, n = ", ".join(sorted(known)), len(known)
                raise BadOptions("bad-option-name", given=key, known=names, n=n)
            chosen[key] = known[key].checked(value, seats)
        return chosen

    def counts_of(self, option: Option) -> list[int]:
        """For how many players the option is."""
        return [count for count in self.seat_counts if option.applies(count)]

    def settle(self, s: S) -> None:
        """Run what needs no answer, up to the next question or the end."""
        agenda = s.agenda
        for _frame in range(PATIENCE):
            if not agenda:
                return
            step, seat, arg = agenda[-1]
            if step.settle(s, seat, arg):
                return
        raise DeadEnd(f"no question comes up; on the agenda is {agenda[-1][0].name}")

    def apply(self, s: S, seat: int, choice: Choice) -> None:
        """Answer the seat's question; the only thing that changes a state."""
        for decision in s.decisions:
            if decision.seat == seat:
                break
        else:
            raise NotAsked(f"seat {seat} is not asked anything now")
        if choice not in decision.choices:
            refusal = self.why_not(s, seat, choice)
            rule, reason = (refusal.rule, refusal.reason) if refusal else ("", "not offered")
            raise IllegalChoice(str(choice), rule, reason)
        decision.step.answer(s, seat, decision.arg, choice)
        self.settle(s)

    def decision(self, s: S, seat: int) -> Decision:
        """The question that the seat has to answer now, or NotAsked."""
        found = s.decision_of(seat)
        if found is None:
            raise NotAsked(f"seat {seat} is not asked anything now")
        return found

    def why_not(self, s: S, seat: int, choice: Choice) -> Refusal | None:
        """Why the seat may not choose this now; None if it may."""
        if not s.decisions:
            return Refusal(self.end_rule, "game-over")
        decision = s.decision_of(seat)
        if decision is None:
            return Refusal(s.decisions[0].step.rule, "not-your-turn")
        step = decision.step.owner(choice)
        if step is None:
            return Refusal(decision.step.rule, "not-now")
        return step.refusal(s, seat, decision.arg, choice)

    def because(self, s: S, seat: int, choice: Choice) -> Values:
        """The numbers for the sentence of that refusal: what is asked now, or whom."""
        decision = s.decision_of(seat)
        if decision is None:
            return {"who": tuple(seat_noun(asked.seat) for asked in s.decisions)}
        step = decision.step.owner(choice)
        if step is None:
            return {"question": decision.step.question(s, seat, decision.arg)}
        return step.because(s, seat, decision.arg, choice)

    def default(self, s: S, seat: int) -> Choice:
        """What the rules choose for an absent player."""
        decision = self.decision(s, seat)
        return decision.step.default(s, seat, decision.arg, decision.choices)

    def questions(self, s: S, seat: int) -> tuple[Question, ...]:
        """The open questions as this seat may see them."""
        return tuple(self.question(s, decision, seat) for decision in s.decisions)

    def question(self, s: S, decision: Decision, seat: int) -> Question:
        """One of them: others do not see what a private step or window offers."""
        step, asked, arg = decision.step, decision.seat, decision.arg
        if asked == seat:
            offers = self.offers(s, decision)
        elif step.private:
            return Question(asked, step.name, step.prompt, step.rule, None)
        else:
            offers = self.offers(s, decision, open_only=True)
        return Question(asked, step.name, step.question(s, asked, arg), step.rule, offers)

    def offers(self, s: S, decision: Decision, open_only: bool = False) -> tuple[Offer, ...]:
        """The legal choices with their details; all, or those that other seats may see."""
        offers: list[Offer] = []
        for choice in decision.choices:
            step = decision.step.owner(choice)
            if step is not None and not (open_only and step.private):
                offers.append(self.offer(s, decision, step, choice))
        return tuple(offers)

    def offer(self, s: S, decision: Decision, step: Step[Any], choice: Choice) -> Offer:
        """One of them, as the step says that offers it."""
        seat, arg, kind, gives_up = decision.seat, decision.arg, "main", ""
        if step is not decision.step:
            kind = "free"
        elif choice in step.endings:
            kind, gives_up = "ending", step.gives_up(s, seat, arg, choice)
        details = step.details(s, seat, arg, choice)
        return Offer(str(choice), details, kind, step.heading(choice), step.compares, gives_up)

    def imagine(self, s: S, seat: int, seed: int) -> S:
        """A state that the seat cannot tell from the true one, with its own chance."""
        twin: Any = s.clone()
        twin.chance = Chance(seed)
        twin.sealed = [answer if q == seat else () for q, answer in enumerate(s.sealed)]
        self.deal_unseen(twin, seat)
        if s.agenda:
            step, _, arg = s.agenda[-1]
            if isinstance(step, Secret):
                step.seal_for_others(twin, seat, arg, {d.seat for d in s.decisions})
        twin.decisions = [
            Decision(d.seat, d.step, d.arg, d.step.options(twin, d.seat, d.arg))
            for d in s.decisions
        ]
        return twin  # type: ignore[no-any-return]

    def value(self, s: S, seat: int) -> float:
        """Points by which the seat may expect to be ahead of the others in the end, on average.

        Parts of other seats read what those know: this is asked of imagined states only.
        """
        return ahead(self.worths(s), seat)

    def worths(self, s: S) -> list[float]:
        """What the seats that can win may expect in points that compare; exact at the end."""
        return self.weighed(s, self.learned(s).play)

    def weighed(self, s: S, weights: Weights) -> list[float]:
        """The same by any weights."""
        if not s.decisions:
            return [float(sheet.total) for sheet in self.scores(s)][: self.contenders(s)]
        players, progress = self.players(s), self.progress(s) if weights.parts else 0.0
        stand = enumerate(self.appraise_all(s))
        worths = [weights.worth(parts, q >= players, progress) for q, parts in stand]
        if weights.asked and (seat := asked_seat(s)) >= 0:
            worths[seat] += at(weights.asked, progress)
        return worths

    def learned(self, s: S) -> Learned:
        """What was learned of games with so many players."""
        return read_learned(self.folder, self.players(s))

    def finished(self, s: S) -> bool:
        return not s.decisions

    def fields_for(self, seats: int) -> tuple[Field, ...]:
        """The declaration, made once."""
        if seats not in self.declared:
            self.declared[seats] = self.fields(seats)
        return self.declared[seats]

    def encode(self, s: S, seat: int) -> bytes:
        """What the seat may know as bytes, always as many: for programs that learn."""
        return self.encoding(s, seat).encode(s)

    def encoding(self, s: S, seat: int) -> Encoding:
        """What each of those bytes means, at every moment of a game with such seats."""
        key = (s.seats, self.players(s), seat)
        found = self.encodings.get(key)
        if found is None:
            found = Encoding(self.fields_for(s.seats), self.steps, *key)
            self.encodings[key] = found
        return found

    def dump(self, s: S) -> dict[str, Any]:
        """The state as plain data (JSON), to be kept and loaded."""
        return dump_state(s, self.fields_for(s.seats))

    def load(self, data: Mapping[str, Any]) -> S:
        """The state of a dump, up to its open question; BadRecord if it cannot be one.

        Dumps come from strangers, too: nothing uses a value before it was checked, and rules run
        only once every invariant holds.
        """
        try:
            return self.checked_state(data)
        except Exception as error:
            what = str(error) if isinstance(error, DynastyError) else shown(error)
            raise BadRecord(f"the dump of {self.name} is damaged: {what}") from error

    def checked_state(self, data: Mapping[str, Any]) -> S:
        """The state of a dump if its fields, its agenda and the whole of it are as they must be."""
        seats = whole(data, "seats", 1, max(self.seats_in_all()))
        if seats not in self.seats_in_all():
            raise wrong("seats", f"one of {sorted(self.seats_in_all())}", seats)
        s = self.blank(seats, Chance(whole(data, "chance", 0, MASK)))
        load_state(s, data, self.fields_for(seats), self.steps, self.vocabulary)
        s.decisions = questions_on_top(s)
        if any(not 0 <= decision.seat < self.players(s) for decision in s.decisions):
            raise wrong("agenda", "a question to a seat that decides", s.decisions[0].seat)
        broken = self.broken_invariants(s) + self.broken_course(s)
        if broken:
            raise BadRecord(f"it breaks an invariant: {'; '.join(broken[:3])}")
        s.decisions = []
        self.settle(s)
        return s

    def seats_in_all(self) -> set[int]:
        """How many seats a table can have, those of the automated opponents included."""
        return {count + len(self.automata.get(count, ())) for count in self.seat_counts}
