"""The coach's remarks as a page shows them."""

from __future__ import annotations

from dataclasses import dataclass

from dynasty.kernel import Match
from dynasty.learn.coach_session import LEVEL_SILENT, CoachSession
from dynasty.learn.coach_summary import summary_text
from dynasty.text import Translator


@dataclass(frozen=True)
class CoachLine:
    """A remark, before a choice that can still be made or after one that may be undone."""

    text: str
    rule: str
    held: str  # the choice that waits for a word
    looks_back: bool


def coach_line(
    coach: CoachSession | None, viewer: int, match: Match, words: Translator
) -> CoachLine | None:
    """Return the current remark, or the last one on a finished game; None for other viewers."""
    if (
        match.finished
        and coach is not None
        and coach.seat == viewer
        and coach.level != LEVEL_SILENT
    ):
        return CoachLine(summary_text(match, viewer, words), "", "", False)
    remark = coach.said_now(match) if coach is not None and coach.seat == viewer else None
    if remark is None:
        return None
    looks_back = remark.better is not None and not remark.held
    return CoachLine(remark.text(words), remark.rule, remark.held, looks_back)
