"""The coach at a table: what it has said, what it says now, and when it keeps still."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from dynasty.kernel import Match
from dynasty.learn.coach import Better, Idea, load_coaching, new_ideas, own_turn

SILENT, MATTERS = "silent", "matters"


@dataclass(frozen=True)
class Remark:
    """What the coach says: of something new, or of a choice that was much better."""

    moves: int  # of the learner's own when it was said; it stands until the next one
    idea: Idea | None = None
    better: Better | None = None
    labels: Mapping[str, str] = field(default_factory=dict)  # of the better choice, by language


@dataclass
class Coached:
    """One learner at one table."""

    seat: int
    level: str
    told: set[str]  # ideas that need not be told again
    turn: int = -1  # in which it last spoke
    remark: Remark | None = None

    def may_speak(self, match: Match) -> bool:
        """Not if silent, and once a turn."""
        return self.level != SILENT and self.turn != own_turn(match, self.seat)

    def look(self, match: Match) -> Idea | None:
        """Something new that the learner should hear of, if it is time; it is said then."""
        if not self.may_speak(match):
            return None
        coaching = load_coaching(match.game.name)
        idea = next(new_ideas(coaching, match, self.seat, self.told), None)
        if idea is not None:
            self.say(match, idea.id, Remark(self.own_moves(match), idea=idea))
        return idea

    def say(self, match: Match, idea: str, remark: Remark) -> None:
        self.told.add(idea)
        self.turn = own_turn(match, self.seat)
        self.remark = remark

    def own_moves(self, match: Match) -> int:
        return sum(move.seat == self.seat for move in match.moves)

    def said_now(self, match: Match) -> Remark | None:
        """The remark, until the learner chooses or takes back."""
        remark = self.remark
        return remark if remark is not None and remark.moves == self.own_moves(match) else None
