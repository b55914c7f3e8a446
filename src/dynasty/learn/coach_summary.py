"""The coach's summary: where the points came from, what decided the game, what to try next."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from dynasty.kernel import Match, ScoreSheet
from dynasty.learn.score_shares import load_shares
from dynasty.text import Translator

MAX_NAMED_SOURCES: Final = 3  # of points that the summary names
MIN_POINTS_BELOW_USUAL: Final = 3.0  # points by which a source is below the usual


@dataclass(frozen=True)
class SourceComparison:
    """A source of points, with the learner's points and those to compare them with."""

    category: str
    own: int
    other: int

    @property
    def gap(self) -> int:
        return self.other - self.own


def points_by_category(sheet: ScoreSheet) -> Counter[str]:
    """Return the points of a sheet by category."""
    points: Counter[str] = Counter()
    for line in sheet.lines:
        points[line.category] += line.points
    return points


def decisive_source(own: Counter[str], rival: Counter[str], won: bool) -> SourceComparison | None:
    """Return the source that made most of the difference to the best other player."""
    found = [SourceComparison(name, own[name], rival[name]) for name in own.keys() | rival.keys()]
    best = max(found, key=lambda one: (-one.gap if won else one.gap, one.category), default=None)
    return best if best is not None and (best.gap < 0 if won else best.gap > 0) else None


def weakest_source(game: str, own: Counter[str]) -> SourceComparison | None:
    """Return the source that is furthest below the mean of bots, if any is well below."""
    shares = load_shares(game)
    rows = () if shares is None else shares.rows
    short = [row for row in rows if row.points - own[row.category] >= MIN_POINTS_BELOW_USUAL]
    if not short:
        return None
    most = max(short, key=lambda row: row.points - own[row.category])
    return SourceComparison(most.category, own[most.category], round(most.points))


def summary_text(match: Match, seat: int, words: Translator) -> str:
    """Return a short summary of a finished game for the player who was coached."""
    sheets, ranking = match.game.scores(match.state), match.game.ranking(match.state)
    own, rival = (
        points_by_category(sheets[seat]),
        next((other for other in ranking if other != seat), seat),
    )
    largest = [name for name, points in own.most_common(MAX_NAMED_SOURCES) if points > 0]
    said = (
        [words.say("coach-end-sources", sources=category_list(words, largest))] if largest else []
    )
    won = ranking[0] == seat
    turned = decisive_source(own, points_by_category(sheets[rival]), won)
    if turned is not None and rival != seat:
        key = "coach-end-won" if won else "coach-end-lost"
        what, who = words.category(turned.category), words.seat(rival)
        said.append(words.say(key, what=what, seat=who, n=abs(turned.gap)))
    lacking = weakest_source(match.game.name, own)
    if lacking is not None:
        what = words.category(lacking.category)
        said.append(words.say("coach-end-next", what=what, own=lacking.own, usual=lacking.other))
    return " ".join(said)


def category_list(words: Translator, categories: list[str]) -> str:
    return words.joined([words.category(category) for category in categories])
