"""Previews of choices for a page: sentences, and changes in goods and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from dynasty import games
from dynasty.drawing.canvas import GoodsCount
from dynasty.kernel import Preview, ScoreSheet
from dynasty.server.model.room import Room
from dynasty.server.table_page.inline_icons import IconTranslator, html_with_icons
from dynasty.server.table_page.pictures import draw_position
from dynasty.text import Translator, preview_sentences
from dynasty.text.grammar import signed_number


@dataclass(frozen=True)
class ChoicePreview:
    """The preview of a choice, as far as its effects are certain."""

    choice: str
    sentences: list[str]
    shown: list[Markup]  # the same with symbols
    changes: dict[str, str]  # by what the page shows: good-SEAT-NUMBER, points-SEAT, total-SEAT


def preview_choice(room: Room, seat: int, choice: str, words: Translator) -> ChoicePreview:
    """Return the preview of a legal choice."""
    game, state = room.game, room.match.state
    seen = room.match.preview(seat, choice)
    now = draw_position(game, state, seat, words, narrow=False)
    then = games.load_board(game.name).draw(seen.view, game.box, words.say)
    changes: dict[str, str] = {}
    for before, after in zip(game.open_scores(state, seat), seen.sheets, strict=True):
        changes |= score_changes(before, after)
        for number, change in goods_changes(now.goods(after.seat), then.goods(after.seat)):
            changes[f"good-{after.seat}-{number}"] = signed_number(change)
    return ChoicePreview(
        choice=choice,
        sentences=preview_sentences(words, seen),
        shown=preview_markup(seen, IconTranslator(words, now.symbols)),
        changes=changes,
    )


def preview_markup(seen: Preview, pictured: IconTranslator) -> list[Markup]:
    return [html_with_icons(sentence) for sentence in preview_sentences(pictured, seen)]


def score_changes(before: ScoreSheet, after: ScoreSheet) -> dict[str, str]:
    """Return the changes in a seat's points and in its total if the game ended then."""
    found = {"points": after.scored - before.scored, "total": after.total - before.total}
    return {f"{key}-{after.seat}": signed_number(change) for key, change in found.items() if change}


def goods_changes(
    now: Sequence[GoodsCount], then: Sequence[GoodsCount]
) -> Iterator[tuple[int, int]]:
    """Yield the number of each of a seat's goods that changes, and by how much."""
    counts: Counter[tuple[str, str]] = Counter()
    for good in then:
        counts[good.symbol, good.name] += good.count
    for number, good in enumerate(now):
        change = counts[good.symbol, good.name] - good.count
        if change:
            yield number, change
