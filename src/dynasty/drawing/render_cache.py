"""A render cache: parts of a picture are drawn again only if the data that they read changed.

A canvas with a cache wraps its view in a `TrackedView`, which records the fields that are read
while a part is drawn. When the next view comes, all fields read so far are compared once; a part
is reused if none of the fields it read has changed. So no dependency has to be declared, and none
can be forgotten.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import update_wrapper
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, TypeVarTuple, Unpack

from dynasty.drawing.drawn_parts import EMPTY_PART, DrawnPart, reuse_unchanged_nodes
from dynasty.drawing.scene import Node, Symbol
from dynasty.drawing.tracked_view import Dependencies, ReadLog, TrackedView, ViewQuery

P = ParamSpec("P")
R = TypeVar("R")
C = TypeVar("C", bound="CachingCanvas")


@dataclass(frozen=True, eq=False, slots=True)
class CachedPart:
    """A part that was drawn: the fields it read, the nodes it drew, and its return value."""

    fields: tuple[int, ...]  # of the view that it read, by their numbers
    answers: dict[ViewQuery, Any] | None
    inner: "dict[Hashable, CachedPart] | None"  # the parts of it
    ground: DrawnPart
    pieces: DrawnPart
    answer: Any


class RenderCache:
    """The render cache of one kind of viewer."""

    def __init__(self) -> None:
        self.last: dict[Hashable, CachedPart] = {}  # the top-level parts of the last picture
        self.now: dict[Hashable, CachedPart] = {}  # and of the picture that is being drawn
        self.symbols: tuple[Symbol, ...] | None = None
        self.named: dict[str, Symbol] = {}  # these and the generic ones, by name
        self.log = ReadLog()
        self.reading: TrackedView | None = None
        self.view: Any = None  # the one that is being drawn
        self.answers: dict[ViewQuery, Any] = {}  # to queries about this view

    def look_at(self, view: Any) -> TrackedView:
        """Return the view wrapped for reading; find out which fields changed since the last one."""
        if self.reading is None or type(view) is not type(self.view):
            self.log = ReadLog()
            self.reading, self.last, self.now = TrackedView(view, self.log), {}, {}
            self.answers = {}
        elif view is not self.view:
            self.last, self.now = self.now, {}
            self.answers = {}
            self.log.begin()
            self.reading.renew(view)
        self.view = view
        return self.reading

    def drop_unused(self) -> None:
        """Drop all parts that the last picture did not use."""
        self.last = {}
        self.answers = {}
        self.log.begin()


class CachingCanvas:
    """A canvas that can cache its parts."""

    view: Any

    def __init__(self) -> None:
        self.ground: list[Node] = []
        self.pieces: list[Node] = []
        self.owner = -1  # the seat whose mat is being drawn
        self.kept: RenderCache | None = None
        self.seen: Any = None  # the view itself, for reads that are not recorded
        self.last: dict[Hashable, CachedPart] = {}  # inner parts of the part being drawn, before
        self.inner: dict[Hashable, CachedPart] = {}  # and now
        self.answers: dict[ViewQuery, Any] = {}

    def keep(self, kept: RenderCache) -> None:
        """Use this cache for all parts from now on."""
        self.kept, self.seen, self.view = kept, self.view, kept.look_at(self.view)
        self.last, self.inner, self.answers = kept.last, kept.now, kept.answers

    def part(self, draw: Callable[Concatenate[Any, P], R], *args: P.args, **named: P.kwargs) -> R:
        """Draw a part, or add its cached nodes once more."""
        if self.kept is None:
            return draw(self, *args, **named)
        key = draw, self.owner, args, tuple(named.items())
        found = self.inner.get(key)
        if found is None:
            last = self.last.get(key)
            if last is not None and self.holds(last):
                found = last
            else:
                found = self.drawn(self.kept, last, draw, *args, **named)
        if found.ground.children:
            self.ground.append(found.ground)
        if found.pieces.children:
            self.pieces.append(found.pieces)
        self.inner[key] = found
        self.kept.log.reads.add(found.fields, found.answers)
        answer: R = found.answer
        return answer

    def holds(self, part: CachedPart) -> bool:
        """Return whether a part of the last picture would be drawn the same in this one."""
        if self.kept is None or not self.kept.log.changed.isdisjoint(part.fields):
            return False
        try:
            for question, answer in (part.answers or {}).items():
                if self.answer(question) != answer:
                    return False
        except (AttributeError, IndexError):
            return False  # the thing that the query is about is gone
        return True

    def drawn(
        self,
        kept: RenderCache,
        last: CachedPart | None,
        draw: Callable[Concatenate[Any, P], R],
        *args: P.args,
        **named: P.kwargs,
    ) -> CachedPart:
        """Draw a part by itself and record what it reads; reuse old nodes that are equal."""
        around = self.ground, self.pieces, self.inner, self.last, kept.log.reads
        self.ground, self.pieces, self.inner = [], [], {}
        reads = kept.log.reads = Dependencies()
        self.last = last.inner or {} if last else {}
        answer = draw(self, *args, **named)
        ground = reuse_unchanged_nodes(last.ground if last else EMPTY_PART, self.ground)
        pieces = reuse_unchanged_nodes(last.pieces if last else EMPTY_PART, self.pieces)
        found = CachedPart(
            tuple(reads.fields), reads.answers or None, self.inner or None, ground, pieces, answer
        )
        self.ground, self.pieces, self.inner, self.last, kept.log.reads = around
        return found

    def answer(self, question: ViewQuery) -> Any:
        """Return the answer to a query about the view, computed once per view."""
        if question not in self.answers:
            self.answers[question] = self.work_out(*question)
        return self.answers[question]

    def work_out(self, ask: Callable[..., R], args: tuple[Any, ...]) -> R:
        """Compute an answer without recording what it reads."""
        if self.kept is None:
            return ask(self, *args)
        view, log, reads = self.view, self.kept.log, self.kept.log.reads
        self.view, log.reads = self.seen, Dependencies()
        try:
            return ask(self, *args)
        finally:
            self.view, log.reads = view, reads

    def ask(self, question: ViewQuery) -> Any:
        """Return the answer to a query; the part being drawn then depends on the answer alone."""
        answer = self.answer(question)
        if self.kept is not None:
            self.kept.log.reads.answers[question] = answer
        return answer


def cached_part(draw: Callable[Concatenate[C, P], R]) -> Callable[Concatenate[C, P], R]:
    """Decorate a function that draws on a canvas with a cache; its arguments are hashable."""

    def drawn(canvas: C, /, *args: P.args, **named: P.kwargs) -> R:
        return canvas.part(draw, *args, **named)

    return update_wrapper(drawn, draw)


A = TypeVarTuple("A")


def cached_query(answer: Callable[[C, Unpack[A]], R]) -> Callable[[C, Unpack[A]], R]:
    """Decorate a query of the view: a part that uses it depends on its answer, not on its reads."""

    def ask(canvas: C, /, *args: *A) -> R:
        answered: R = canvas.ask((answer, args))
        return answered

    return update_wrapper(ask, answer)


class view_property(Generic[C, R]):  # noqa: N801  # it is used as `property` is
    """A property of a canvas that is computed once from its view."""

    def __init__(self, work_out: Callable[[C], R]) -> None:
        self.question: ViewQuery = work_out, ()
        self.__doc__ = work_out.__doc__

    def __get__(self, canvas: C, owner: type[C]) -> R:
        answer: R = canvas.ask(self.question)
        return answer
