"""What the coach says, as a page shows it."""

from __future__ import annotations

from dataclasses import dataclass

from dynasty.kernel import Match
from dynasty.learn.coach_ending import last_word
from dynasty.learn.coached import SILENT, Coached
from dynasty.text import Words


@dataclass(frozen=True)
class CoachLine:
    """A remark: before a choice that can still be made, or after one that may be taken back."""

    text: str
    rule: str
    held: str  # the choice that waits for a word
    looks_back: bool


def coach_line(coach: Coached | None, viewer: int, match: Match, words: Words) -> CoachLine | None:
    """The remark that stands now, or the last word on a finished game; for the learner alone."""
    if match.finished and coach is not None and coach.seat == viewer and coach.level != SILENT:
        return CoachLine(last_word(match, viewer, words), "", "", False)
    remark = coach.said_now(match) if coach is not None and coach.seat == viewer else None
    if remark is None:
        return None
    looks_back = remark.better is not None and not remark.held
    return CoachLine(remark.text(words), remark.rule, remark.held, looks_back)
