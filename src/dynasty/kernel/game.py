"""Game: the rules of one game, without state; the interface that the platform uses."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar

from dynasty.kernel._compiled import mypyc_attr
from dynasty.kernel.bot_level import LEVELS, Level
from dynasty.kernel.chance import MASK_64_BITS, Chance
from dynasty.kernel.choice import Choice, Vocabulary
from dynasty.kernel.components import Components
from dynasty.kernel.copying import Immutable, rebuild_object, subclass_field_values
from dynasty.kernel.encoding import Encoding
from dynasty.kernel.errors import (
    BadOptions,
    BadRecord,
    DeadEnd,
    DynastyError,
    IllegalChoice,
    NotAsked,
    Phrase,
    WrongSeats,
)
from dynasty.kernel.event import Event, Values, seat_noun
from dynasty.kernel.fields import Field
from dynasty.kernel.record import abbreviate, wrong_field
from dynasty.kernel.score import ScoreSheet
from dynasty.kernel.state import State
from dynasty.kernel.state_json import (
    dump_state,
    load_state,
    read_int,
    top_frame_questions,
)
from dynasty.kernel.step import Decision, Refusal, SecretStep, Step, asked_seat, check_window
from dynasty.kernel.table_option import Option
from dynasty.kernel.value_model import (
    ValueModel,
    Weights,
    interpolate_row,
    lead_over_mean,
    read_value_model,
)
from dynasty.kernel.view import Offer, Question, View

S = TypeVar("S", bound=State)

MAX_FRAMES_PER_QUESTION: Final = 10_000  # frames between two questions; our games need a few dozen


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Immutable, Generic[S]):
    """The rules of one game: each game implements the first part, the rest is shared."""

    name: ClassVar[str]
    version: ClassVar[str]  # goes up when a legal choice, an outcome or a score changes
    seat_counts: ClassVar[tuple[int, ...]]  # the allowed numbers of deciding players
    usual_seats: ClassVar[int] = 2  # the default number of players
    options: ClassVar[tuple[Option, ...]] = ()
    bound: ClassVar[int]  # the most choices that a random game takes
    end_rule: ClassVar[str]  # the rule that ends the game
    seats_are_names: ClassVar[bool] = True  # seats differ only in the order of play
    headlines: ClassVar[tuple[str, ...]] = ()  # kinds of events for a short recap, weightiest first
    # Kinds of events that begin what the rules do by themselves, each with its section.
    interludes: ClassVar[Mapping[str, str]] = {}
    automaton_turns: ClassVar[tuple[str, ...]] = ()  # kinds that begin an automated opponent's turn
    fleeting: ClassVar[tuple[str, ...]] = ()  # kinds of events for what is visible only briefly
    colours: ClassVar[tuple[str, ...]]  # nouns of the player colours, by seat
    # Nouns of the automated opponents by number of players: their seats come after the players'.
    automata: ClassVar[Mapping[int, tuple[str, ...]]] = {}
    levels: ClassVar[Mapping[str, Level]] = {}  # levels that differ from the common ones
    mistake: ClassVar[float] = 3.0  # points that a choice must give up to be called a mistake
    folder: ClassVar[Path | None] = None  # the folder with the learned values of the game
    box: Components
    vocabulary: Vocabulary
    steps: dict[str, Step[Any]]
    declared: dict[int, tuple[Field, ...]]  # cache, by number of seats
    encodings: dict[tuple[int, int, int], Encoding]  # cache, by seats, players and seat

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
            check_window(step, self.steps)
        self.vocabulary = Vocabulary(all_choices)

    def __reduce__(self) -> tuple[Any, ...]:
        arguments = (self.box, tuple(self.steps.values()))
        return rebuild_object, (Game, type(self), arguments, subclass_field_values(self, Game))

    # What each game implements.

    def lay(self, seats: int, chance: Chance, options: Mapping[str, str]) -> S:
        """Return the state after set-up without events; a Routine on its agenda reports them."""
        raise NotImplementedError

    def blank(self, seats: int, chance: Chance) -> S:
        """Return a state without its fields, to load a dump into."""
        raise NotImplementedError

    def fields(self, seats: int) -> tuple[Field, ...]:
        """Return the declaration of every field of a state with this number of seats."""
        raise NotImplementedError

    def players(self, s: S) -> int:
        """Return how many seats decide: all, except automated ones."""
        return s.seats

    def view(self, s: S, seat: int) -> View:
        """Return what this seat, or -1 for a spectator, may know."""
        raise NotImplementedError

    def deal_unseen(self, s: S, seat: int) -> None:
        """Deal everything that the seat cannot know again, with the state's own chance."""
        raise NotImplementedError

    def scores(self, s: S) -> list[ScoreSheet]:
        """Return the score sheets by seat: points so far and what the end would add now."""
        raise NotImplementedError

    def ranking(self, s: S) -> list[int]:
        """Return the seats, winner first."""
        raise NotImplementedError

    def open_scores(self, s: S, seat: int) -> list[ScoreSheet]:
        """Return the score sheets as this seat (-1: a spectator) may know them."""
        return self.scores(s)

    def points(self, s: S) -> list[int]:
        """Return the public points of each seat so far."""
        return [sheet.scored for sheet in self.scores(s)]

    def winners(self, s: S) -> list[int]:
        """Return the seats that share the first place; one seat if ties are always broken."""
        return self.ranking(s)[:1]

    def section_of(self, event: Event) -> str | None:
        """Return the section of the interlude that begins with this event, or None."""
        return self.interludes.get(event.kind)

    def appraise(self, s: S, seat: int) -> dict[str, float]:
        """Return how well the seat is doing, in points by part; use only what the seat may know.

        A key is that of the text `worth-KEY`: bots weigh the parts, hints name what changes.
        """
        raise NotImplementedError

    def appraise_all(self, s: S) -> list[dict[str, float]]:
        """Return `appraise` of all seats that can win; a game may share common work."""
        return [self.appraise(s, seat) for seat in range(self.contenders(s))]

    def estimate(self, s: S, seat: int) -> float:
        """Return how well the seat is doing, in points, without learned weights."""
        return sum(self.appraise(s, seat).values())

    def progress(self, s: S) -> float:
        """Return the public share of the game that has been played, from 0 to 1."""
        raise NotImplementedError

    def contenders(self, s: S) -> int:
        """Return how many seats can win: the first ones, and all of them by default."""
        return s.seats

    def incline(self, s: S, decision: Decision) -> list[float]:
        """Return the rule-of-thumb rating of each choice, in points."""
        return [0.0] * len(decision.choices)

    def level(self, name: str) -> Level:
        """Return the settings of this bot level for this game."""
        return self.levels.get(name, LEVELS[name])

    def broken_invariants(self, s: S) -> list[str]:
        """Return a description of each invariant that does not hold; empty if all do."""
        raise NotImplementedError

    def broken_course(self, s: S) -> list[str]:
        """Return what is wrong with the order of the agenda; empty if nothing is."""
        return []

    # What all games share.

    def start(
        self, seats: int, seed: int, options: Mapping[str, str] | None = None, listen: bool = False
    ) -> S:
        """Return a new game, played up to its first question; `listen` records the events."""
        if seats not in self.seat_counts:
            allowed = ", ".join(map(str, self.seat_counts))
            raise WrongSeats("seats-count", game=self.name, allowed=allowed, given=seats)
        s = self.lay(seats, Chance(seed), self.checked_options(options or {}, seats))
        s.events = [] if listen else None
        self.settle(s)
        return s

    def checked_options(self, given: Mapping[str, str], seats: int) -> dict[str, str]:
        """Return all options with valid values and defaults; raise BadOptions otherwise."""
        chosen = {option.key: option.values[0] for option in self.options}
        known = {option.key: option for option in self.options}
        for key, value in given.items():
            if key not in known:
                names, n = ", ".join(sorted(known)), len(known)
                raise BadOptions("bad-option-name", given=key, known=names, n=n)
            chosen[key] = known[key].checked(value, seats)
        return chosen

    def counts_of(self, option: Option) -> list[int]:
        """Return the numbers of players for which this option has an effect."""
        return [count for count in self.seat_counts if option.applies(count)]

    def settle(self, s: S) -> None:
        """Run steps that need no answer, up to the next question or the end."""
        agenda = s.agenda
        for _frame in range(MAX_FRAMES_PER_QUESTION):
            if not agenda:
                return
            step, seat, arg = agenda[-1]
            if step.settle(s, seat, arg):
                return
        raise DeadEnd(f"no question comes up; on the agenda is {agenda[-1][0].name}")

    def apply(self, s: S, seat: int, choice: Choice) -> None:
        """Answer the seat's question; nothing else changes a state."""
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
        """Return the question that the seat has to answer now; raise NotAsked if none."""
        found = s.decision_of(seat)
        if found is None:
            raise NotAsked(f"seat {seat} is not asked anything now")
        return found

    def why_not(self, s: S, seat: int, choice: Choice) -> Refusal | None:
        """Return why the seat may not choose this now, or None if it may."""
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
        """Return the values for the sentence of a choice's refusal, such as price and funds."""
        decision = s.decision_of(seat)
        if decision is None:
            return {"who": tuple(seat_noun(asked.seat) for asked in s.decisions)}
        step = decision.step.owner(choice)
        if step is None:
            return {"question": decision.step.question(s, seat, decision.arg)}
        return step.because(s, seat, decision.arg, choice)

    def default(self, s: S, seat: int) -> Choice:
        """Return what the rules choose for an absent player."""
        decision = self.decision(s, seat)
        return decision.step.default(s, seat, decision.arg, decision.choices)

    def questions(self, s: S, seat: int) -> tuple[Question, ...]:
        """Return the open questions as this seat may see them."""
        return tuple(self.question(s, decision, seat) for decision in s.decisions)

    def question(self, s: S, decision: Decision, seat: int) -> Question:
        """Return one question as this seat may see it; other seats do not see private offers."""
        step, asked, arg = decision.step, decision.seat, decision.arg
        if asked == seat:
            offers = self.offers(s, decision)
        elif step.private:
            return Question(asked, step.name, step.prompt, step.rule, None)
        else:
            offers = self.offers(s, decision, open_only=True)
        return Question(asked, step.name, step.question(s, asked, arg), step.rule, offers)

    def offers(self, s: S, decision: Decision, open_only: bool = False) -> tuple[Offer, ...]:
        """Return the legal choices with their details; all, or those that other seats may see."""
        offers: list[Offer] = []
        for choice in decision.choices:
            step = decision.step.owner(choice)
            if step is not None and not (open_only and step.private):
                offers.append(self.offer(s, decision, step, choice))
        return tuple(offers)

    def offer(self, s: S, decision: Decision, step: Step[Any], choice: Choice) -> Offer:
        """Return one choice with the details that its step gives."""
        seat, arg, kind, gives_up = decision.seat, decision.arg, "main", ""
        if step is not decision.step:
            kind = "free"
        elif choice in step.endings:
            kind, gives_up = "ending", step.gives_up(s, seat, arg, choice)
        details = step.details(s, seat, arg, choice)
        return Offer(str(choice), details, kind, step.heading(choice), step.compares, gives_up)

    def imagine(self, s: S, seat: int, seed: int) -> S:
        """Return a state that the seat cannot tell from the true one, with its own chance."""
        twin: Any = s.clone()
        twin.chance = Chance(seed)
        twin.sealed = [answer if q == seat else () for q, answer in enumerate(s.sealed)]
        self.deal_unseen(twin, seat)
        if s.agenda:
            step, _, arg = s.agenda[-1]
            if isinstance(step, SecretStep):
                step.seal_for_others(twin, seat, arg, {d.seat for d in s.decisions})
        twin.decisions = [
            Decision(d.seat, d.step, d.arg, d.step.options(twin, d.seat, d.arg))
            for d in s.decisions
        ]
        return twin  # type: ignore[no-any-return]

    def value(self, s: S, seat: int) -> float:
        """Return the points by which the seat may expect to lead the others' average in the end.

        Parts of other seats use what those seats know, so call this with imagined states only.
        """
        return lead_over_mean(self.worths(s), seat)

    def worths(self, s: S) -> list[float]:
        """Return the expected final points of each seat that can win; at the end, the real ones."""
        return self.weighed(s, self.learned(s).play)

    def weighed(self, s: S, weights: Weights) -> list[float]:
        """Return the expected final points of the seats that can win, by the given weights."""
        if not s.decisions:
            return [float(sheet.total) for sheet in self.scores(s)][: self.contenders(s)]
        players, progress = self.players(s), self.progress(s) if weights.parts else 0.0
        stand = enumerate(self.appraise_all(s))
        worths = [weights.worth(parts, q >= players, progress) for q, parts in stand]
        if weights.asked and (seat := asked_seat(s)) >= 0:
            worths[seat] += interpolate_row(weights.asked, progress)
        return worths

    def learned(self, s: S) -> ValueModel:
        """Return the learned value model for games with this number of players."""
        return read_value_model(self.folder, self.players(s))

    def finished(self, s: S) -> bool:
        return not s.decisions

    def fields_for(self, seats: int) -> tuple[Field, ...]:
        """Return the cached field declaration for this number of seats."""
        if seats not in self.declared:
            self.declared[seats] = self.fields(seats)
        return self.declared[seats]

    def encode(self, s: S, seat: int) -> bytes:
        """Return what the seat may know as bytes of constant length, for machine learning."""
        return self.encoding(s, seat).encode(s)

    def encoding(self, s: S, seat: int) -> Encoding:
        """Return the meaning of each byte of `encode` for games with these seats."""
        key = (s.seats, self.players(s), seat)
        found = self.encodings.get(key)
        if found is None:
            found = Encoding(self.fields_for(s.seats), self.steps, *key)
            self.encodings[key] = found
        return found

    def dump(self, s: S) -> dict[str, Any]:
        """Return the state as plain data (JSON) that `load` accepts."""
        return dump_state(s, self.fields_for(s.seats))

    def load(self, data: Mapping[str, Any]) -> S:
        """Return the state of a dump, up to its open question; raise BadRecord if it is damaged."""
        try:
            return self.checked_state(data)
        except Exception as error:
            what = error.phrase() if isinstance(error, DynastyError) else abbreviate(error)
            raise BadRecord("flaw-dump", game=self.name, what=what) from error

    def checked_state(self, data: Mapping[str, Any]) -> S:
        """Return the state of a dump; raise BadRecord if its fields, agenda or invariants fail."""
        seats = read_int(data, "seats", 1, max(self.seats_in_all()))
        if seats not in self.seats_in_all():
            known = ", ".join(map(str, sorted(self.seats_in_all())))
            raise wrong_field("seats", Phrase("expected-one-of", known=known), seats)
        s = self.blank(seats, Chance(read_int(data, "chance", 0, MASK_64_BITS)))
        load_state(s, data, self.fields_for(seats), self.steps, self.vocabulary)
        s.decisions = top_frame_questions(s)
        if any(not 0 <= decision.seat < self.players(s) for decision in s.decisions):
            raise wrong_field("agenda", Phrase("expected-decider"), s.decisions[0].seat)
        broken = self.broken_invariants(s) + self.broken_course(s)
        if broken:
            raise BadRecord("flaw-invariant", what="; ".join(broken[:3]))
        s.decisions = []
        self.settle(s)
        return s

    def seats_in_all(self) -> set[int]:
        """Return how many seats a table may have, automated opponents included."""
        return {count + len(self.automata.get(count, ())) for count in self.seat_counts}
