"""What one kind of viewer was shown last: what would be the same again is not made again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from markupsafe import Markup

from dynasty.drawing.frame import Pictures
from dynasty.drawing.keeping import Kept
from dynasty.drawing.scene import Symbol
from dynasty.drawing.svg import mark
from dynasty.kernel import Match, Telling, Turn
from dynasty.server.people.signs import Pictured
from dynasty.server.present.log import TurnLine
from dynasty.server.present.page import TablePage
from dynasty.server.tables.room import Room
from dynasty.text import Words

Path = tuple[str, ...]
Asking = tuple[tuple[Any, ...], tuple[tuple[str, Any], ...]]  # arguments, those with names


@dataclass(eq=False)
class Question:
    """A field that a template read of a page, or a method that it called, and what that gave."""

    path: Path
    asked: Asking | None
    answer: Any

    def ask(self, page: object) -> Any:
        """The same of another page."""
        found = at(page, self.path)
        return found if self.asked is None else found(*self.asked[0], **dict(self.asked[1]))


def at(whole: object, path: Path) -> Any:
    """What stands at a path of fields."""
    for name in path:
        whole = getattr(whole, name)
    return whole


class Seen:
    """What templates read of a page, and what of it was another on the page before."""

    def __init__(self) -> None:
        self.page: object = None
        self.known: dict[tuple[Path, Asking | None], Question] = {}
        self.changed: set[Question] = set()
        self.reads: set[Question] = set()  # by the template that is being filled

    def turn_to(self, page: object, read: set[Question]) -> None:
        """Another page: all that was read of the last one is compared once."""
        self.page, self.changed = page, set()
        self.known = {(question.path, question.asked): question for question in read}
        for question in read:
            answer = question.ask(page)
            if answer != question.answer:
                question.answer = answer
                self.changed.add(question)

    def note(self, path: Path, asked: Asking | None, answer: Any) -> None:
        question = self.known.get((path, asked))
        if question is None:
            question = self.known[path, asked] = Question(path, asked, answer)
        self.reads.add(question)


class Reading:
    """A page in the hands of a template, or its room, or its pictures: it notes what is read."""

    def __init__(self, whole: object, seen: Seen, path: Path = ()) -> None:
        self._whole = whole
        self._seen = seen
        self._path = path

    def __getattr__(self, name: str) -> Any:
        value, path = getattr(self._whole, name), (*self._path, name)
        if isinstance(value, Room | Pictures):
            return Reading(value, self._seen, path)
        if callable(value):
            return partial(self._ask, value, path)
        self._seen.note(path, None, value)
        return value

    def _ask(self, method: Callable[..., Any], path: Path, *args: Any, **named: Any) -> Any:
        answer = method(*args, **named)
        self._seen.note(path, (args, tuple(named.items())), answer)
        return answer


@dataclass(frozen=True)
class Filled:
    """A filled template, what it read of the page, and what else it was given."""

    html: str
    reads: set[Question]
    given: Mapping[str, Any]


@dataclass
class Remembered:
    """The last templates, turns, lines and parts of pictures, all in the same words."""

    words: Words | None = None
    pictured: tuple[tuple[Symbol, ...], Pictured] | None = None
    seen: Seen = field(default_factory=Seen)
    filled: dict[str, Filled] = field(default_factory=dict)
    rows: dict[str, tuple[tuple[Any, ...], Markup]] = field(default_factory=dict)
    telling: Telling | None = None
    turns: dict[int, tuple[Turn, TurnLine]] = field(default_factory=dict)
    lines: dict[str, dict[int, tuple[str, TurnLine, Markup]]] = field(default_factory=dict)
    scenes: dict[str, tuple[str, bool, str]] = field(default_factory=dict)
    marks: dict[str, tuple[str, bytes]] = field(default_factory=dict)
    parts: Kept = field(default_factory=Kept)

    def begin(self, words: Words) -> None:
        """Another page is made; in other words nothing is the same."""
        if words is not self.words:
            self.words = words
            self.filled, self.rows, self.turns, self.lines, self.parts = {}, {}, {}, {}, Kept()
            self.telling = self.pictured = None
        self.parts.begin()

    def fill(
        self, name: str, fill: Callable[..., str], page: TablePage, given: Mapping[str, Any]
    ) -> str:
        """A part of the page by its template, filled only if something that it reads is new."""
        seen, known = self.seen, self.filled.get(name)
        if page is not seen.page:
            seen.turn_to(page, set().union(*(filled.reads for filled in self.filled.values())))
        if known is None or known.given != given or not seen.changed.isdisjoint(known.reads):
            seen.reads = set()
            html = fill(page=Reading(page, seen), **given)
            known = self.filled[name] = Filled(html, seen.reads, given)
        return known.html

    def row(self, name: str, macro: Callable[..., Markup], *given: Any) -> Markup:
        """A row of a part by a macro that reads nothing but what it is given."""
        known = self.rows.get(name)
        if known is None or known[0] != given:
            known = self.rows[name] = given, macro(*given)
        return known[1]

    def scene(self, key: str, make: Callable[..., str], picture: str, many: bool) -> str:
        """A picture in its frame."""
        known = self.scenes.get(key)
        if known is None or known[:2] != (picture, many):
            known = self.scenes[key] = picture, many, make(key, picture, many)
        return known[2]

    def mark(self, name: str, html: str) -> bytes:
        """A short mark of a part of the page."""
        known = self.marks.get(name)
        if known is None or known[0] != html:
            known = self.marks[name] = html, mark(html)
        return known[1]

    def told_to(self, viewer: int, match: Match) -> list[Turn]:
        """The turns as the viewer heard of them."""
        if self.telling is None or self.telling.viewer != viewer:
            self.telling = Telling(viewer)
        return self.telling.turns(match)

    def with_symbols(self, words: Words, symbols: tuple[Symbol, ...]) -> Pictured:
        """The words with the symbols of the board; they keep what they said."""
        if self.pictured is None or self.pictured[0] != symbols:
            self.pictured = symbols, Pictured(words, symbols)
        return self.pictured[1]

    def turn(self, number: int, turn: Turn, make: Callable[[int, Turn], TurnLine]) -> TurnLine:
        """The line of a turn, made anew if something was added to it or taken back."""
        known = self.turns.get(number)
        if known is None or known[0] != turn:
            known = self.turns[number] = turn, make(number, turn)
        return known[1]

    def told(
        self, macro: Callable[..., Markup], page: Any, lines: Sequence[TurnLine], where: str
    ) -> list[Markup]:
        """Lines of turns as HTML, each made again if it tells something else or leads elsewhere."""
        address, last = page.url("/text"), self.lines.get(where, {})
        now = self.lines[where] = {}
        for line in lines:
            known = last.get(line.number)
            if known is None or known[:2] != (address, line):
                known = address, line, macro(page, line, where)
            now[line.number] = known
        return [html for _, _, html in now.values()]
