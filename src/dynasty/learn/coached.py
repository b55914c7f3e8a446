"""One learner and the coach: what it has said, what it says now, and when it keeps still."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from dynasty.kernel import Match, Values
from dynasty.kernel.turns import opens_turn
from dynasty.learn.coach import Better
from dynasty.learn.coach_ideas import Idea, Moment, Occasion, caution, load_coaching, occasions
from dynasty.text import Words
from dynasty.text.hints import REST, RIVALS, bare

SILENT: Final = "silent"
MATTERS: Final = "matters"
TALKATIVE: Final = "talkative"
MOST_GAINS: Final = 2  # that are told of a better choice
FAR: Final = 2  # times the difference: a gain beyond that is mostly lost again elsewhere
OPEN_ENDED: Final = ""  # how a preview ends where the seat goes on itself


@dataclass(frozen=True)
class Remark:
    """What the coach says: of an idea, or of a choice that is much better."""

    moves: int  # of the learner's own when it was said; it stands until the next one
    idea: Idea | None = None
    n: int = 0  # how much the idea is about
    better: Better | None = None
    labels: Mapping[str, str] = field(default_factory=dict)  # of the choice meant, by language
    held: str = ""  # the choice that it speaks before: made if it is chosen again
    values: Values = field(default_factory=dict)  # what the sentence of the idea names besides

    @property
    def about(self) -> str:
        """The idea, told from now on."""
        if self.idea is not None:
            return self.idea.id
        return "" if self.better is None else self.better.idea

    @property
    def rule(self) -> str:
        return "" if self.idea is None else self.idea.rule

    def text(self, words: Words) -> str:
        """The sentence."""
        label = bare(self.labels.get(words.language, ""))
        if self.idea is not None:
            values = {"n": self.n, **self.values}
            return words.with_values(f"coach-{self.idea.id}", values, choice=label)
        assert self.better is not None
        gains = telling(self.better)[:MOST_GAINS]
        brought = words.joined([gain_in_words(words, *gain) for gain in gains])
        key = "coach-think-again" if self.held else "coach-better"
        return words.say(key, choice=label, n=round(self.better.points), gains=brought)


def telling(better: Better) -> list[tuple[str, float]]:
    """What a better choice has more of, the weightiest first, as far as it explains anything."""
    most = FAR * better.points
    return [(key, n) for key, n in better.reasons.items() if 0 < n <= most and key != REST]


def gain_in_words(words: Words, key: str, points: float) -> str:
    """What a better choice has more of, and how much of the difference that makes."""
    if key == RIVALS:
        return words.say("coach-gain-rivals", n=round(points))
    return words.say("coach-gain", what=words.say(f"worth-{key}"), n=round(points))


def idea_remark(found: Occasion, moves: int, labels: Mapping[str, str], held: str) -> Remark:
    """What is said of an idea after so many own moves, perhaps before a choice."""
    return Remark(moves, found.idea, found.n, None, labels, held, found.values)


@dataclass
class Coached:
    """One learner at one table."""

    seat: int
    level: str
    told: set[str]  # ideas that need not be told again
    turn: int = -1  # in which it last spoke
    remark: Remark | None = None
    weighed: tuple[int, str] = (-1, "")  # the choice last looked at, after so many own moves

    def may_speak(self, match: Match) -> bool:
        """Not if silent, and once a turn."""
        return self.level != SILENT and self.turn != own_turn(match, self.seat)

    def known(self, match: Match) -> set[str]:
        """What is not told now: what was told, and small things unless the coach is talkative."""
        ideas = load_coaching(match.game.name).ideas
        small = {idea.id for idea in ideas if idea.talkative and self.level != TALKATIVE}
        return self.told | small

    def look(self, match: Match) -> Occasion | None:
        """Something that comes with the learner's question, if it is time."""
        if not self.may_speak(match):
            return None
        coaching, moment = load_coaching(match.game.name), Moment(match, self.seat)
        return next(occasions(coaching, moment, self.known(match)), None)

    def caution(self, match: Match, choice: str) -> Occasion | None:
        """What is to be said before this choice, if the advice agrees that it gives up much."""
        if not self.may_speak(match):
            return None
        coaching, moment = load_coaching(match.game.name), Moment(match, self.seat)
        return caution(coaching, moment, self.known(match), choice)

    def say(self, match: Match, remark: Remark) -> None:
        self.told.add(remark.about)
        self.turn = own_turn(match, self.seat)
        self.remark = remark

    def may_tell(self, match: Match, better: Better | None) -> bool:
        """Is it new, and the time to say that something else is much better?"""
        return better is not None and better.idea not in self.told and self.may_speak(match)

    def own_moves(self, match: Match) -> int:
        return sum(move.seat == self.seat for move in match.moves)

    def said_now(self, match: Match) -> Remark | None:
        """The remark, until the learner chooses or takes back."""
        remark = self.remark
        return remark if remark is not None and remark.moves == self.own_moves(match) else None


def own_turn(match: Match, seat: int) -> int:
    """How many turns the seat has begun, the one that its question opens included."""
    numbers = range(1, len(match.moves) + 1)
    begun = sum(match.moves[n - 1].seat == seat and opens_turn(match, n) for n in numbers)
    decision = match.state.decision_of(seat)
    return begun + (decision is not None and decision.step.opens_turn and not put_off(match, seat))


def put_off(match: Match, seat: int) -> bool:
    """Did the seat's last move leave the question open, as a free action does?"""
    decision = match.state.decision_of(seat)
    if not match.moves or decision is None:
        return False
    last, step = match.moves[-1], decision.step
    free = match.game.vocabulary.read(last.choice) not in step.own
    return free and (last.seat, last.step) == (seat, step.name)


def is_final(match: Match, seat: int, choice: str) -> bool:
    """Is this a choice after which others or chance go on, so that it can hardly be taken back?"""
    return match.preview(seat, choice).ends != OPEN_ENDED
