"""A coach session: what the coach has said to one learner, and when it may speak."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from dynasty.kernel import Match, Values
from dynasty.kernel.turns import opens_turn
from dynasty.learn.coach_advice import BetterChoice
from dynasty.learn.coach_ideas import (
    Idea,
    LearnerContext,
    Occasion,
    find_caution,
    fitting_occasions,
    load_coaching,
)
from dynasty.text import Translator
from dynasty.text.hints import REST_KEY, RIVALS_KEY, without_full_stop

LEVEL_SILENT: Final = "silent"
LEVEL_MATTERS: Final = "matters"
LEVEL_TALKATIVE: Final = "talkative"
MAX_NAMED_GAINS: Final = 2  # that a remark names
MAX_GAIN_FACTOR: Final = 2  # times the difference: larger gains are mostly lost again elsewhere
PREVIEW_CONTINUES: Final = ""  # how a preview ends if the seat moves next itself


@dataclass(frozen=True)
class Remark:
    """A remark of the coach: about an idea, or about a choice that is much better."""

    moves: int  # of the learner when it was said; it is shown until the next one
    idea: Idea | None = None
    n: int = 0  # how much the idea is about
    better: BetterChoice | None = None
    labels: Mapping[str, str] = field(default_factory=dict)  # of its choice, by language
    held: str = ""  # the choice it warns of: made if it is chosen again
    values: Values = field(default_factory=dict)  # other values that the sentence names

    @property
    def about(self) -> str:
        """Return the id of the idea that the remark explains."""
        if self.idea is not None:
            return self.idea.id
        return "" if self.better is None else self.better.idea

    @property
    def rule(self) -> str:
        return "" if self.idea is None else self.idea.rule

    def text(self, words: Translator) -> str:
        """Return the sentence in the reader's language."""
        label = without_full_stop(self.labels.get(words.language, ""))
        if self.idea is not None:
            values = {"n": self.n, **self.values}
            return words.with_values(f"coach-{self.idea.id}", values, choice=label)
        assert self.better is not None
        gains = explaining_gains(self.better)[:MAX_NAMED_GAINS]
        brought = words.joined([gain_text(words, *gain) for gain in gains])
        key = "coach-think-again" if self.held else "coach-better"
        return words.say(key, choice=label, n=round(self.better.points), gains=brought)


def explaining_gains(better: BetterChoice) -> list[tuple[str, float]]:
    """Return the gains of a better choice that explain it, the largest first."""
    most = MAX_GAIN_FACTOR * better.points
    return [(key, n) for key, n in better.reasons.items() if 0 < n <= most and key != REST_KEY]


def gain_text(words: Translator, key: str, points: float) -> str:
    """Return a sentence part that names a gain of a better choice and its points."""
    if key == RIVALS_KEY:
        return words.say("coach-gain-rivals", n=round(points))
    return words.say("coach-gain", what=words.say(f"worth-{key}"), n=round(points))


def idea_remark(found: Occasion, moves: int, labels: Mapping[str, str], held: str) -> Remark:
    """Return the remark about an idea, to be said now or before the choice `held`."""
    return Remark(moves, found.idea, found.n, None, labels, held, found.values)


@dataclass
class CoachSession:
    """The coach session of one learner at one table."""

    seat: int
    level: str
    told: set[str]  # ideas that were explained already
    turn: int = -1  # of the coach's last remark
    remark: Remark | None = None
    weighed: tuple[int, str] = (-1, "")  # number of own moves and choice of the last check

    def may_speak(self, match: Match) -> bool:
        """Return whether the coach may speak: not if silent, and once a turn."""
        return self.level != LEVEL_SILENT and self.turn != own_turn_number(match, self.seat)

    def known(self, match: Match) -> set[str]:
        """Return the ideas not to explain: those explained, and small ones unless talkative."""
        ideas = load_coaching(match.game.name).ideas
        small = {idea.id for idea in ideas if idea.talkative and self.level != LEVEL_TALKATIVE}
        return self.told | small

    def look(self, match: Match) -> Occasion | None:
        """Return an idea that fits the learner's open question, if the coach may speak."""
        if not self.may_speak(match):
            return None
        coaching, moment = load_coaching(match.game.name), LearnerContext(match, self.seat)
        return next(fitting_occasions(coaching, moment, self.known(match)), None)

    def caution(self, match: Match, choice: str) -> Occasion | None:
        """Return what to say before this choice, if the advice agrees that it gives up much."""
        if not self.may_speak(match):
            return None
        coaching, moment = load_coaching(match.game.name), LearnerContext(match, self.seat)
        return find_caution(coaching, moment, self.known(match), choice)

    def say(self, match: Match, remark: Remark) -> None:
        self.told.add(remark.about)
        self.turn = own_turn_number(match, self.seat)
        self.remark = remark

    def may_tell(self, match: Match, better: BetterChoice | None) -> bool:
        """Return whether the coach may now say that this choice is much better."""
        return better is not None and better.idea not in self.told and self.may_speak(match)

    def own_moves(self, match: Match) -> int:
        return sum(move.seat == self.seat for move in match.moves)

    def said_now(self, match: Match) -> Remark | None:
        """Return the current remark, until the learner chooses or takes back."""
        remark = self.remark
        return remark if remark is not None and remark.moves == self.own_moves(match) else None


def own_turn_number(match: Match, seat: int) -> int:
    """Return how many turns the seat has begun, including one that its open question begins."""
    numbers = range(1, len(match.moves) + 1)
    begun = sum(match.moves[n - 1].seat == seat and opens_turn(match, n) for n in numbers)
    decision = match.state.decision_of(seat)
    return begun + (
        decision is not None and decision.step.opens_turn and not is_after_free_action(match, seat)
    )


def is_after_free_action(match: Match, seat: int) -> bool:
    """Return whether the seat's last move left the question open, as a free action does."""
    decision = match.state.decision_of(seat)
    if not match.moves or decision is None:
        return False
    last, step = match.moves[-1], decision.step
    free = match.game.vocabulary.read(last.choice) not in step.own
    return free and (last.seat, last.step) == (seat, step.name)


def is_final(match: Match, seat: int, choice: str) -> bool:
    """Return whether others or chance move after this choice, so that undo is unlikely."""
    return match.preview(seat, choice).ends != PREVIEW_CONTINUES
