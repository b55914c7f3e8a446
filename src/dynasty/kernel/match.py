"""Match: a game in progress, with its state, its record, its events and undo."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from sys import intern
from typing import Any, Final

from dynasty.kernel._compiled import mypyc_attr
from dynasty.kernel.chance import Chance
from dynasty.kernel.copying import DeepCopied, PlainData, field_values, restore_object
from dynasty.kernel.errors import (
    BadRecord,
    DeadEnd,
    DynastyError,
    IllegalChoice,
    NothingToUndo,
    RecordDiverged,
)
from dynasty.kernel.event import Event, pack_events, unpack_events
from dynasty.kernel.game import Game
from dynasty.kernel.interludes import MovePart, interlude_parts, parts_with_points
from dynasty.kernel.plan import Plan, PlanStep, make_plan
from dynasty.kernel.preview import Preview, make_preview
from dynasty.kernel.record import Record, SeatEntry
from dynasty.kernel.state import State
from dynasty.kernel.step import SecretStep

ORIGIN_TEST_GAMES: Final = 10  # random games that a position must survive before it is accepted


@dataclass(frozen=True)
class Move(PlainData):
    """A choice that was made, and what everyone may know about it."""

    seat: int
    step: str  # the name of the step that asked
    choice: str
    told: bytes  # the events, packed
    sealed: bool  # a secret answer that is not revealed yet
    floor: str  # why it cannot be undone: "chance", "revealed", or "" if it can
    private: bool  # other seats may not see which choices were offered
    points: tuple[int, ...]  # what each seat has scored after it
    by: str = ""  # who chose in the seat's place; empty: the seat itself
    stretches: tuple[MovePart, ...] = ()  # interludes, and what followed them

    @property
    def events(self) -> tuple[Event, ...]:
        """Return what happened, in order."""
        return unpack_events(self.told)

    def is_open_to(self, seat: int) -> bool:
        """Return whether this seat may see the choice itself, not only its events."""
        return not self.private or self.seat == seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(DeepCopied):
    """A game in progress: the only object that holds its true State."""

    def __init__(
        self,
        game: Game[Any],
        seats: tuple[SeatEntry, ...],
        seed: int,
        options: Mapping[str, str] | None = None,
        origin: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.origin = origin  # the dump of a position to start from, instead of the set-up
        self.options = game.checked_options(options or {}, len(seats))
        self.replay([])

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_object, (type(self), (), field_values(self))

    def replay(self, choices: list[tuple[int, str]]) -> None:
        """Start again from the first position and make these choices."""
        self.moves: list[Move] = []
        self.state: State = self.first_state()
        self.opening: tuple[Event, ...] = tuple(self.state.events or ())
        self.first_points = tuple(self.game.points(self.state))
        for seat, choice in choices:
            self.choose(seat, choice)

    def repeat(self, moves: Iterable[Move]) -> None:
        """Start again from the first position and repeat these moves."""
        self.replay([])
        for move in moves:
            self.choose(move.seat, move.choice, move.by)

    def first_state(self) -> State:
        """Return the position before the first choice."""
        if self.origin is None:
            started: State = self.game.start(len(self.seats), self.seed, self.options, listen=True)
            return started
        loaded: State = self.game.load(self.origin)
        players = self.game.players(loaded)
        if players != len(self.seats):
            raise BadRecord("flaw-origin-players", players=str(players), seats=str(len(self.seats)))
        return loaded

    def choose(self, seat: int, text: str, by: str = "") -> Move:
        """Answer the seat's question; raise an error and change nothing if that is not legal."""
        s = self.state
        choice = self.game.vocabulary.read(text)
        decision = self.game.decision(s, seat)
        chance, s.events, s.revealed = s.chance.value, [], False
        twin = s.clone()  # for the points before an interlude
        try:
            self.game.apply(s, seat, choice)
        except IllegalChoice:
            raise
        except Exception:
            self.repeat(self.moves)  # a bug in the rules left the state half changed
            raise
        floor = "chance" if s.chance.value != chance else "revealed" if s.revealed else ""
        sealed = isinstance(decision.step, SecretStep) and not s.revealed
        step = decision.step.owner(choice)
        private = step is not None and step.private
        points, before = tuple(self.game.points(s)), self.points()
        points = before if points == before else points  # one tuple for all equal ones saves memory
        text, told = intern(text), pack_events(s.events)
        parts = tuple(interlude_parts(self.game, len(self.seats), s.events))
        if parts:
            parts = parts_with_points(self.game, twin, seat, choice, parts)
        name = decision.step.name
        move = Move(seat, name, text, told, sealed, floor, private, points, by, parts)
        self.moves.append(move)
        return move

    def points(self) -> tuple[int, ...]:
        """Return the points that each seat has scored so far."""
        return self.moves[-1].points if self.moves else self.first_points

    def preview(self, seat: int, text: str) -> Preview:
        """Return what a legal choice of the seat would do, as far as the seat can know."""
        return make_preview(self.game, self.state, seat, self.game.vocabulary.read(text))

    def plan(self, seat: int, steps: Sequence[PlanStep] = ()) -> Plan:
        """Return where these steps would lead once the seat is asked, as far as it can know."""
        return make_plan(self.game, self.state, seat, steps)

    def left_of_plan(self, seat: int, steps: Sequence[PlanStep], made: int) -> list[PlanStep]:
        """Return the steps of a plan that still lie ahead; the plan was made after `made` moves.

        Return [] once the seat has chosen differently (free actions excepted) or its turn is over.
        """
        left, begun = list(steps), False
        for move in self.moves[made:]:
            if not left or (begun and move.seat != seat):
                return []
            if move.seat == seat and move.step == left[0].step:
                begun = True
                if move.choice == left[0].choice:
                    del left[0]
                elif self.game.vocabulary.read(move.choice) in self.game.steps[move.step].own:
                    return []
        return left

    def choices(self) -> list[tuple[int, str]]:
        """Return the choices made so far, in the form of a record."""
        return [(move.seat, move.choice) for move in self.moves]

    def undoable(self, seat: int) -> tuple[list[int], str]:
        """Return the moves that the seat may undo, newest first, and why it may undo no more.

        The reason is "chance", "revealed", "others" (another seat acted), "stand-in" (a stand-in
        chose in the seat's place) or "start".
        """
        found: list[int] = []
        crossed = False
        for index in reversed(range(len(self.moves))):
            move = self.moves[index]
            if move.seat != seat:
                if not move.sealed:
                    return found, "others"
                crossed = True
            elif move.by:
                return found, "stand-in"
            elif move.floor:
                return found, move.floor
            elif crossed and not move.sealed:
                return found, "others"
            else:
                found.append(index)
        return found, "start"

    def undo(self, seat: int) -> None:
        """Undo the seat's last choice; raise NothingToUndo if that is not allowed."""
        found, reason = self.undoable(seat)
        if not found:
            raise NothingToUndo(reason)
        self.repeat([move for index, move in enumerate(self.moves) if index != found[0]])

    def settled(self) -> tuple[int, str]:
        """Return how many moves can never be undone, even if all players agree, and why.

        The reason is "chance", "revealed" or "start".
        """
        for index in reversed(range(len(self.moves))):
            if self.moves[index].floor:
                return index + 1, self.moves[index].floor
        return 0, "start"

    def rewind(self, number: int) -> None:
        """Undo all moves after the first `number`; raise NothingToUndo if that is not allowed."""
        settled, reason = self.settled()
        if not settled <= number < len(self.moves):
            raise NothingToUndo(reason)
        self.repeat(self.moves[:number])

    def heard(self, seat: int, since: int = 0) -> list[Event]:
        """Return the events that a seat may see from move `since` on; 0 includes the set-up."""
        said = [] if since else list(self.opening)
        for move in self.moves[since:]:
            said += move.events
        return [event for event in said if event.heard_by(seat)]

    @property
    def finished(self) -> bool:
        return self.game.finished(self.state)

    def record(self) -> Record:
        """Return the record of this match: all that is needed to replay it."""
        return Record(
            game=self.game.name,
            version=self.game.version,
            components=self.game.box.digest,
            seats=self.seats,
            seed=self.seed,
            options=dict(self.options),
            origin=self.origin,
            choices=self.choices(),
            scores=self.totals() if self.finished else None,
        )

    def totals(self) -> list[int]:
        return [sheet.total for sheet in self.game.scores(self.state)]

    @staticmethod
    def of_record(game: Game[Any], record: Record, to: int | None = None) -> Match:
        """Return the match of a record, replayed up to choice `to` or to its end."""
        check_record_matches(game, record)
        match = Match(game, record.seats, record.seed, record.options, record.origin)
        if record.origin is not None:
            check_origin(game, match.state)
        choices = record.choices if to is None else record.choices[:to]
        for number, (seat, choice) in enumerate(choices, 1):
            try:
                match.choose(seat, choice)
            except DynastyError as error:
                raise RecordDiverged(
                    "diverged-choice",
                    number=str(number),
                    seat=str(seat),
                    choice=choice,
                    what=error.phrase(),
                ) from error
        if to is None:
            check_result(match, record)
        return match


@mypyc_attr(allow_interpreted_subclasses=True)
class MatchSnapshot(Match):
    """A snapshot of a match: it does not change while the match continues."""

    def __init__(self, match: Match) -> None:
        self.game, self.seats, self.seed = match.game, match.seats, match.seed
        self.options, self.origin = match.options, match.origin
        self.opening, self.first_points = match.opening, match.first_points
        self.moves, self.state = match.moves[:], match.state.clone()


def check_record_matches(game: Game[Any], record: Record) -> None:
    """Raise BadRecord unless the record was made with this game, version and components."""
    if record.game != game.name:
        raise BadRecord("flaw-other-game", found=record.game, wanted=game.name)
    if record.version != game.version:
        raise BadRecord("flaw-version", game=game.name, found=record.version, wanted=game.version)
    if record.components != game.box.digest:
        raise BadRecord("flaw-box", found=record.components, wanted=game.box.digest)


def check_origin(game: Game[Any], state: State) -> None:
    """Raise BadRecord unless random games from this position reach their end."""
    try:
        for seed in range(ORIGIN_TEST_GAMES):
            twin = state.clone()
            compute_all_views(game, twin)
            play_randomly(game, twin, Chance(seed))
            compute_all_views(game, twin)
    except Exception as error:
        what = error.phrase() if isinstance(error, DynastyError) else repr(error)
        raise BadRecord("flaw-origin", what=what) from error


def compute_all_views(game: Game[Any], state: State) -> None:
    """Compute every view and score of a position, so that a faulty one raises."""
    for seat in range(-1, game.players(state)):
        game.view(state, seat)
        game.open_scores(state, seat)
    game.scores(state)
    game.ranking(state)


def play_randomly(game: Game[Any], state: State, chance: Chance) -> None:
    """Make random choices until the game is over; raise DeadEnd if it takes too many."""
    for _ in range(game.bound):
        if not state.decisions:
            return
        decision = state.decisions[chance.below(len(state.decisions))]
        choice = decision.choices[chance.below(len(decision.choices))]
        game.apply(state, decision.seat, choice)
    if state.decisions:
        raise DeadEnd(f"not over after {game.bound} choices")


def check_result(match: Match, record: Record) -> None:
    """Raise RecordDiverged unless a finished record ends with the scores that it states."""
    if record.scores is None:
        return
    if not match.finished:
        raise RecordDiverged("diverged-open")
    if match.totals() != record.scores:
        stated, replayed = str(record.scores), str(match.totals())
        raise RecordDiverged("diverged-scores", stated=stated, replayed=replayed)
