"""What a choice would do, for a page: sentences, and differences of goods and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from dynasty import games
from dynasty.drawing.canvas import Good
from dynasty.kernel import Preview, ScoreSheet
from dynasty.server.people.signs import Pictured, drawn
from dynasty.server.present.drawing import draw
from dynasty.server.tables.room import Room
from dynasty.text import Words, preview_sentences


@dataclass(frozen=True)
class Foreseen:
    """A choice carried out in thought, as far as that is certain."""

    choice: str
    sentences: list[str]
    shown: list[Markup]  # the same with symbols
    changes: dict[str, str]  # by what the page shows: good-SEAT-NUMBER, points-SEAT, total-SEAT


def foresee(room: Room, seat: int, choice: str, words: Words) -> Foreseen:
    """The preview of a legal choice."""
    game, state = room.game, room.match.state
    seen = room.match.preview(seat, choice)
    now = draw(game, state, seat, words, narrow=False)
    then = games.load_board(game.name).draw(seen.view, game.box, words.say)
    changes: dict[str, str] = {}
    for before, after in zip(game.open_scores(state, seat), seen.sheets, strict=True):
        changes |= score_changes(before, after)
        for number, change in goods_changes(now.goods(after.seat), then.goods(after.seat)):
            changes[f"good-{after.seat}-{number}"] = signed(change)
    return Foreseen(
        choice=choice,
        sentences=preview_sentences(words, seen),
        shown=shown(seen, Pictured(words, now.symbols)),
        changes=changes,
    )


def shown(seen: Preview, pictured: Pictured) -> list[Markup]:
    return [drawn(sentence) for sentence in preview_sentences(pictured, seen)]


def score_changes(before: ScoreSheet, after: ScoreSheet) -> dict[str, str]:
    """What becomes of a seat's points, and of what it would have if the game ended then."""
    found = {"points": after.scored - before.scored, "total": after.total - before.total}
    return {f"{key}-{after.seat}": signed(change) for key, change in found.items() if change}


def goods_changes(now: Sequence[Good], then: Sequence[Good]) -> Iterator[tuple[int, int]]:
    """Which of the goods that a seat shows become more or fewer, and by how many."""
    counts: Counter[tuple[str, str]] = Counter()
    for good in then:
        counts[good.symbol, good.name] += good.count
    for number, good in enumerate(now):
        change = counts[good.symbol, good.name] - good.count
        if change:
            yield number, change


def signed(change: int) -> str:
    """With its sign, as everybody writes it."""
    return f"+{change}" if change > 0 else f"−{-change}"
