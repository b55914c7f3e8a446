"""Match: a game being played: its state, its record, what was said, and what may be undone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from sys import intern
from typing import Any, Final

from dynasty.kernel.chance import Chance
from dynasty.kernel.errors import (
    BadRecord,
    DeadEnd,
    DynastyError,
    IllegalChoice,
    NothingToUndo,
    RecordDiverged,
)
from dynasty.kernel.event import Event, packed, unpacked
from dynasty.kernel.game import Game
from dynasty.kernel.plan import Plan, PlanStep, plan
from dynasty.kernel.preview import Preview, preview
from dynasty.kernel.record import Record, SeatEntry
from dynasty.kernel.state import State
from dynasty.kernel.step import Secret

TRIALS: Final = 10  # games played from a position before it is believed


@dataclass(frozen=True)
class Move:
    """An accepted choice and what it let everybody know."""

    seat: int
    step: str  # the name of the step that asked
    choice: str
    told: bytes  # what happened, packed
    sealed: bool  # a secret answer that nobody has seen
    floor: str  # why it cannot be taken back: "chance", "revealed", or "" for no reason
    private: bool  # other seats may not see what was chosen from
    points: tuple[int, ...]  # what each seat has scored after it
    by: str = ""  # who chose in the seat's place; empty: the seat itself

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, in its order."""
        return unpacked(self.told)

    def is_open_to(self, seat: int) -> bool:
        """May this seat know the choice itself, beyond what the events told?"""
        return not self.private or self.seat == seat


class Match:
    """The only holder of a true State; everything else is asked of it through views."""

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

    def replay(self, choices: list[tuple[int, str]]) -> None:
        """Start anew and make these choices."""
        self.moves: list[Move] = []
        self.state: State = self.first_state()
        self.opening: tuple[Event, ...] = tuple(self.state.events or ())
        self.first_points = tuple(self.game.points(self.state))
        for seat, choice in choices:
            self.choose(seat, choice)

    def repeat(self, moves: Iterable[Move]) -> None:
        """Start anew and make these moves, each by whoever made it."""
        self.replay([])
        for move in moves:
            self.choose(move.seat, move.choice, move.by)

    def first_state(self) -> State:
        """The position before the first choice."""
        if self.origin is None:
            started: State = self.game.start(len(self.seats), self.seed, self.options, listen=True)
            return started
        loaded: State = self.game.load(self.origin)
        players = self.game.players(loaded)
        if players != len(self.seats):
            raise BadRecord(f"origin: a position of {players} players, not of {len(self.seats)}")
        return loaded

    def choose(self, seat: int, text: str, by: str = "") -> Move:
        """Answer the seat's question; whatever goes wrong raises and changes nothing."""
        s = self.state
        choice = self.game.vocabulary.read(text)
        decision = self.game.decision(s, seat)
        chance, s.events, s.revealed = s.chance.value, [], False
        try:
            self.game.apply(s, seat, choice)
        except IllegalChoice:
            raise
        except Exception:
            self.repeat(self.moves)  # a fault of the rules left the state half changed
            raise
        floor = "chance" if s.chance.value != chance else "revealed" if s.revealed else ""
        sealed = isinstance(decision.step, Secret) and not s.revealed
        step = decision.step.owner(choice)
        private = step is not None and step.private
        points, before = tuple(self.game.points(s)), self.points()
        points = before if points == before else points  # one tuple for all that agree
        text, told = intern(text), packed(s.events)
        move = Move(seat, decision.step.name, text, told, sealed, floor, private, points, by)
        self.moves.append(move)
        return move

    def points(self) -> tuple[int, ...]:
        """What each seat has scored so far."""
        return self.moves[-1].points if self.moves else self.first_points

    def preview(self, seat: int, text: str) -> Preview:
        """What a legal choice of the seat would do, as far as the seat can know."""
        return preview(self.game, self.state, seat, self.game.vocabulary.read(text))

    def plan(self, seat: int, steps: Sequence[PlanStep] = ()) -> Plan:
        """Where these steps would lead once the seat is asked, as far as the seat can know."""
        return plan(self.game, self.state, seat, steps)

    def left_of_plan(self, seat: int, steps: Sequence[PlanStep], made: int) -> list[PlanStep]:
        """What is left of a plan that was made after so many moves.

        Nothing once the seat has answered otherwise, but for free actions, or its turn is over.
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
        """The choices made so far, as a record has them."""
        return [(move.seat, move.choice) for move in self.moves]

    def undoable(self, seat: int) -> tuple[list[int], str]:
        """Which moves the seat may take back, newest first, and why no more.

        The reason is "chance", "revealed", "others" (another seat acted), "stand-in" (somebody
        else chose in the seat's place) or "start".
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
        """Take the seat's last choice back."""
        found, reason = self.undoable(seat)
        if not found:
            raise NothingToUndo(reason)
        self.repeat([move for index, move in enumerate(self.moves) if index != found[0]])

    def settled(self) -> tuple[int, str]:
        """How many moves nobody can take back, even if all agree, and why no fewer.

        The reason is "chance", "revealed" or "start".
        """
        for index in reversed(range(len(self.moves))):
            if self.moves[index].floor:
                return index + 1, self.moves[index].floor
        return 0, "start"

    def rewind(self, number: int) -> None:
        """Take all moves back but the first so many, whoever made them."""
        settled, reason = self.settled()
        if not settled <= number < len(self.moves):
            raise NothingToUndo(reason)
        self.repeat(self.moves[:number])

    def heard(self, seat: int, since: int = 0) -> list[Event]:
        """What the seat heard since that many moves were made; 0 includes the set-up."""
        said = [] if since else list(self.opening)
        for move in self.moves[since:]:
            said += move.events
        return [event for event in said if event.heard_by(seat)]

    @property
    def finished(self) -> bool:
        return self.game.finished(self.state)

    def record(self) -> Record:
        """All that is needed to play this match again."""
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
        """The match of a record, played up to choice `to` or to its end."""
        check_fits(game, record)
        match = Match(game, record.seats, record.seed, record.options, record.origin)
        if record.origin is not None:
            check_origin(game, match.state)
        choices = record.choices if to is None else record.choices[:to]
        for number, (seat, choice) in enumerate(choices, 1):
            try:
                match.choose(seat, choice)
            except DynastyError as error:
                raise RecordDiverged(f"choice {number}, seat {seat}: {error}") from error
        if to is None:
            check_result(match, record)
        return match


class Still(Match):
    """A match as it stands now, to be looked at while the match itself goes on."""

    def __init__(self, match: Match) -> None:
        self.game, self.seats, self.seed = match.game, match.seats, match.seed
        self.options, self.origin = match.options, match.origin
        self.opening, self.first_points = match.opening, match.first_points
        self.moves, self.state = match.moves[:], match.state.clone()


def check_fits(game: Game[Any], record: Record) -> None:
    """A record replays under its own rules and components only."""
    if record.game != game.name:
        raise BadRecord(f"a record of {record.game}, not of {game.name}")
    if record.version != game.version:
        raise BadRecord(
            f"made under version {record.version} of the rules of {game.name};"
            f" this program plays version {game.version}"
        )
    if record.components != game.box.digest:
        raise BadRecord(
            f"made with other components ({record.components}) than these ({game.box.digest});"
            " give the same component file"
        )


def check_origin(game: Game[Any], state: State) -> None:
    """A position from outside is believed once copies of it were played to their ends."""
    try:
        for seed in range(TRIALS):
            twin = state.clone()
            look_at(game, twin)
            play_out(game, twin, Chance(seed))
            look_at(game, twin)
    except Exception as error:
        what = str(error) if isinstance(error, DynastyError) else repr(error)
        raise BadRecord(f"origin: it cannot be played to its end: {what}") from error


def look_at(game: Game[Any], state: State) -> None:
    """All that anybody can ask about a position."""
    for seat in range(-1, game.players(state)):
        game.view(state, seat)
        game.open_scores(state, seat)
    game.scores(state)
    game.ranking(state)


def play_out(game: Game[Any], state: State, chance: Chance) -> None:
    """Play at random until the game is over, as it must be within its bound."""
    for _ in range(game.bound):
        if not state.decisions:
            return
        decision = state.decisions[chance.below(len(state.decisions))]
        choice = decision.choices[chance.below(len(decision.choices))]
        game.apply(state, decision.seat, choice)
    if state.decisions:
        raise DeadEnd(f"not over after {game.bound} choices")


def check_result(match: Match, record: Record) -> None:
    """A finished record ends with the scores that it states."""
    if record.scores is None:
        return
    if not match.finished:
        raise RecordDiverged("the record states final scores, but the game is not over")
    if match.totals() != record.scores:
        raise RecordDiverged(f"the record states {record.scores}, the replay {match.totals()}")
