"""What the coach says, as a page shows it."""

from __future__ import annotations

from dataclasses import dataclass

from dynasty.kernel import Match
from dynasty.server.coached import Coached
from dynasty.text import Words
from dynasty.text.hints import bare, change

MOST_GAINS = 2  # that are told of a better choice


@dataclass(frozen=True)
class CoachLine:
    """A remark; after a choice with a much better one it can be taken back."""

    text: str
    rule: str
    looks_back: bool


def coach_line(coach: Coached | None, viewer: int, match: Match, words: Words) -> CoachLine | None:
    """The remark that stands now, for the learner alone."""
    remark = coach.said_now(match) if coach is not None and coach.seat == viewer else None
    if remark is None:
        return None
    if remark.idea is not None:
        return CoachLine(words.say(f"coach-{remark.idea.id}"), remark.idea.rule, looks_back=False)
    assert remark.better is not None
    label, n = bare(remark.labels[words.language]), round(remark.better.points)
    gains = [(key, points) for key, points in remark.better.reasons.items() if points > 0]
    brought = words.joined([change(words, *gain) for gain in gains[:MOST_GAINS]])
    text = words.say("coach-better", choice=label, n=n, gains=brought)
    return CoachLine(text, "", looks_back=True)
