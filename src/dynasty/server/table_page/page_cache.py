"""A cache of what one kind of viewer was shown last, so that unchanged parts are reused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from markupsafe import Markup

from dynasty.drawing.board import Pictures
from dynasty.drawing.render_cache import RenderCache
from dynasty.drawing.rope import Rope, TextOrRope, split_into_blocks, text_digest
from dynasty.drawing.scene import Symbol
from dynasty.kernel import Match, Telling, Turn
from dynasty.server.model.room import Room
from dynasty.server.table_page.inline_icons import IconTranslator
from dynasty.server.table_page.log import TurnLine
from dynasty.server.table_page.page_data import TablePage
from dynasty.text import Translator

FieldPath = tuple[str, ...]
CallArguments = tuple[tuple[Any, ...], tuple[tuple[str, Any], ...]]  # arguments, those with names


@dataclass(eq=False)
class RecordedRead:
    """A field that a template read from a page, or a method that it called, and the result."""

    path: FieldPath
    asked: CallArguments | None
    answer: Any

    def ask(self, page: object) -> Any:
        """Return the same field, or the result of the same call, for another page."""
        found = nested_attribute(page, self.path)
        return found if self.asked is None else found(*self.asked[0], **dict(self.asked[1]))


def nested_attribute(whole: object, path: FieldPath) -> Any:
    """Return the value at a path of attributes."""
    for name in path:
        whole = getattr(whole, name)
    return whole


class ReadTracker:
    """What templates read from a page, and which of it differs from the page before."""

    def __init__(self) -> None:
        self.page: object = None
        self.known: dict[tuple[FieldPath, CallArguments | None], RecordedRead] = {}
        self.changed: set[RecordedRead] = set()
        self.reads: set[RecordedRead] = set()  # by the template that is being filled

    def turn_to(self, page: object, read: set[RecordedRead]) -> None:
        """Switch to another page, and compare everything that was read from the last one once."""
        self.page, self.changed = page, set()
        self.known = {(question.path, question.asked): question for question in read}
        for question in read:
            answer = question.ask(page)
            if answer != question.answer:
                question.answer = answer
                self.changed.add(question)

    def note(self, path: FieldPath, asked: CallArguments | None, answer: Any) -> None:
        question = self.known.get((path, asked))
        if question is None:
            question = self.known[path, asked] = RecordedRead(path, asked, answer)
        self.reads.add(question)


class TrackedPage:
    """A proxy of a page, its room or its pictures for a template; it records what is read.

    It asks the tracker for the page. So a template that keeps the proxy alive, as Jinja's macros do
    until garbage is collected, does not keep the page alive.
    """

    def __init__(self, seen: ReadTracker, path: FieldPath = ()) -> None:
        self._seen = seen
        self._path = path

    def __getattr__(self, name: str) -> Any:
        value, path = (
            getattr(nested_attribute(self._seen.page, self._path), name),
            (*self._path, name),
        )
        if isinstance(value, Room | Pictures):
            return TrackedPage(self._seen, path)
        if callable(value):
            return partial(self._ask, value, path)
        self._seen.note(path, None, value)
        return value

    def _ask(self, method: Callable[..., Any], path: FieldPath, *args: Any, **named: Any) -> Any:
        answer = method(*args, **named)
        self._seen.note(path, (args, tuple(named.items())), answer)
        return answer


class TemplateHelpers:
    """Functions that templates call to write rows and lines; they drop the cache after filling."""

    def __init__(self, remembered: PageCache) -> None:
        self.remembered: PageCache | None = remembered

    def row(self, name: str, macro: Callable[..., Markup], *given: Any) -> Markup:
        assert self.remembered is not None
        return self.remembered.row(name, macro, *given)

    def told(
        self, macro: Callable[..., Markup], page: Any, lines: Sequence[TurnLine], where: str
    ) -> list[Markup]:
        assert self.remembered is not None
        return self.remembered.told(macro, page, lines, where)


@dataclass(frozen=True, slots=True)
class FilledTemplate:
    """A filled template, what it read from the page, and its other arguments."""

    html: TextOrRope
    reads: set[RecordedRead]
    given: Mapping[str, Any]


@dataclass
class PageCache:
    """A cache of the last templates, turns, lines and parts of pictures, all in one language."""

    words: Translator | None = None
    pictured: tuple[tuple[Symbol, ...], IconTranslator] | None = None
    seen: ReadTracker = field(default_factory=ReadTracker)
    filled: dict[str, FilledTemplate] = field(default_factory=dict)
    rows: dict[str, tuple[tuple[Any, ...], Markup]] = field(default_factory=dict)
    telling: Telling | None = None
    turns: dict[int, tuple[Turn, TurnLine]] = field(default_factory=dict)
    lines: dict[str, dict[int, tuple[str, TurnLine, Markup]]] = field(default_factory=dict)
    scenes: dict[str, tuple[Rope, bool, Rope]] = field(default_factory=dict)
    marks: dict[str, tuple[str, bytes]] = field(default_factory=dict)
    parts: RenderCache = field(default_factory=RenderCache)

    def begin(self, words: Translator) -> None:
        """Start another page; clear the cache if its words are different."""
        if words is not self.words:
            self.words = words
            self.filled, self.rows, self.turns, self.lines, self.parts = (
                {},
                {},
                {},
                {},
                RenderCache(),
            )
            self.telling = self.pictured = None

    def drop_unused(self) -> None:
        """Drop what only the page before used, and the page itself, after a page was made."""
        self.parts.drop_unused()
        self.seen.page = None

    def fill(
        self, name: str, fill: Callable[..., str], page: TablePage, given: Mapping[str, Any]
    ) -> TextOrRope:
        """Return a part of the page; fill its template only if something it reads has changed."""
        seen, known = self.seen, self.filled.get(name)
        if page is not seen.page:
            seen.turn_to(page, set().union(*(filled.reads for filled in self.filled.values())))
        if known is None or known.given != given or not seen.changed.isdisjoint(known.reads):
            seen.reads = set()
            html = split_into_blocks(
                fill(page=TrackedPage(seen), **given), known.html if known else None
            )
            known = self.filled[name] = FilledTemplate(html, seen.reads, given)
        return known.html

    def row(self, name: str, macro: Callable[..., Markup], *given: Any) -> Markup:
        """Return a row written by a macro that reads nothing but its arguments."""
        known = self.rows.get(name)
        if known is None or known[0] != given:
            known = self.rows[name] = given, macro(*given)
        return known[1]

    def scene(self, key: str, make: Callable[..., Rope], picture: Rope, many: bool) -> Rope:
        """Return a picture in its frame."""
        known = self.scenes.get(key)
        if known is None or known[:2] != (picture, many):
            known = self.scenes[key] = picture, many, make(key, picture, many)
        return known[2]

    def mark(self, name: str, html: TextOrRope) -> bytes:
        """Return a short hash of a part of the page."""
        if isinstance(html, Rope):
            return html.mark
        known = self.marks.get(name)
        if known is None or known[0] != html:
            known = self.marks[name] = html, text_digest(html)
        return known[1]

    def told_to(self, viewer: int, match: Match) -> list[Turn]:
        """Return the turns as the viewer may know them."""
        if self.telling is None or self.telling.viewer != viewer:
            self.telling = Telling(viewer)
        return self.telling.turns(match)

    def with_symbols(self, words: Translator, symbols: tuple[Symbol, ...]) -> IconTranslator:
        """Return the words with the board's symbols; their cached sentences are reused."""
        if self.pictured is None or self.pictured[0] != symbols:
            self.pictured = symbols, IconTranslator(words, symbols)
        return self.pictured[1]

    def turn(self, number: int, turn: Turn, make: Callable[[int, Turn], TurnLine]) -> TurnLine:
        """Return the line of a turn, made again if events were added to the turn or undone."""
        known = self.turns.get(number)
        if known is None or known[0] != turn:
            known = self.turns[number] = turn, make(number, turn)
        return known[1]

    def told(
        self, macro: Callable[..., Markup], page: Any, lines: Sequence[TurnLine], where: str
    ) -> list[Markup]:
        """Return lines of turns as HTML, each made again if its text or its link has changed."""
        address, last = page.url("/text"), self.lines.get(where, {})
        now = self.lines[where] = {}
        for line in lines:
            known = last.get(line.number)
            if known is None or known[:2] != (address, line):
                known = address, line, macro(page, line, where)
            now[line.number] = known
        return [html for _, _, html in now.values()]
