"""The coach's last word: where the points came from, what decided the game, what to try next."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from dynasty.kernel import Match, ScoreSheet
from dynasty.learn.shares import load_shares
from dynasty.text import Words

SOURCES: Final = 3  # of points that are named
WORTH_TRYING: Final = 3.0  # points by which a source must fall short of what is usual


@dataclass(frozen=True)
class Compared:
    """A source of points: what the learner made of it, and what somebody else does."""

    category: str
    own: int
    other: int

    @property
    def gap(self) -> int:
        return self.other - self.own


def made(sheet: ScoreSheet) -> Counter[str]:
    """Points by category."""
    points: Counter[str] = Counter()
    for line in sheet.lines:
        points[line.category] += line.points
    return points


def turning_point(own: Counter[str], rival: Counter[str], won: bool) -> Compared | None:
    """The source that made most of the difference between the learner and the best other."""
    found = [Compared(name, own[name], rival[name]) for name in own.keys() | rival.keys()]
    best = max(found, key=lambda one: (-one.gap if won else one.gap, one.category), default=None)
    return best if best is not None and (best.gap < 0 if won else best.gap > 0) else None


def worth_trying(game: str, own: Counter[str]) -> Compared | None:
    """The source that falls furthest short of what equal bots make of it, if any does by much."""
    shares = load_shares(game)
    rows = () if shares is None else shares.rows
    short = [row for row in rows if row.points - own[row.category] >= WORTH_TRYING]
    if not short:
        return None
    most = max(short, key=lambda row: row.points - own[row.category])
    return Compared(most.category, own[most.category], round(most.points))


def last_word(match: Match, seat: int, words: Words) -> str:
    """A short remark on a finished game, for whoever was coached in it."""
    sheets, ranking = match.game.scores(match.state), match.game.ranking(match.state)
    own, rival = made(sheets[seat]), next((other for other in ranking if other != seat), seat)
    largest = [name for name, points in own.most_common(SOURCES) if points > 0]
    said = [words.say("coach-end-sources", sources=named(words, largest))] if largest else []
    won = ranking[0] == seat
    turned = turning_point(own, made(sheets[rival]), won)
    if turned is not None and rival != seat:
        key = "coach-end-won" if won else "coach-end-lost"
        what, who = words.category(turned.category), words.seat(rival)
        said.append(words.say(key, what=what, seat=who, n=abs(turned.gap)))
    lacking = worth_trying(match.game.name, own)
    if lacking is not None:
        what = words.category(lacking.category)
        said.append(words.say("coach-end-next", what=what, own=lacking.own, usual=lacking.other))
    return " ".join(said)


def named(words: Words, categories: list[str]) -> str:
    return words.joined([words.category(category) for category in categories])
