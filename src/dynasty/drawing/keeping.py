"""Parts of a picture that are kept, and drawn again only if something that they read has changed.

A canvas that keeps parts hands out its view as a `Reading`, which notes what is read while a part
is drawn. When the next view comes, what was ever read is compared once; a part is the same again
if nothing that it read is among what has changed. So nobody lists what a part depends on, and
nobody can forget something.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import update_wrapper
from itertools import chain, count
from operator import is_
from typing import Any, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar, TypeVarTuple, Unpack

from dynasty.drawing.scene import Group, Node, Part, Scene, Symbol, walk

P = ParamSpec("P")
K = TypeVar("K")
R = TypeVar("R")
C = TypeVar("C", bound="Keeping")
MANY = 2000  # nodes of which something is kept; a picture of a board has some hundreds
Question: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...]]  # to a canvas, with arguments


@dataclass(frozen=True)
class Reads:
    """What was read: fields of the view by their numbers, and what the canvas answered."""

    fields: set[int] = field(default_factory=set)
    answers: dict[Question, Any] = field(default_factory=dict)

    def add(self, other: "Reads") -> None:
        self.fields.update(other.fields)
        self.answers.update(other.answers)


class Reading:
    """A view, or something in it, that notes what is read of it; it stays for the next view."""

    __slots__ = ("_kept", "_known", "_whole")

    def __init__(self, whole: Any, kept: "Kept") -> None:
        self._whole = whole
        self._kept = kept
        self._known: dict[str, tuple[int, Any, Any]] = {}  # by fields: number, value, what is given

    def __getattr__(self, name: str) -> Any:
        known = self._known.get(name)
        if known is None:
            value = getattr(self._whole, name)
            known = next(self._kept.numbers), value, self._kept.given(value, None)
            self._known[name] = known
        self._kept.reads.fields.add(known[0])
        return known[2]

    def renew(self, whole: Any) -> None:
        """It reads this from now on; fields that hold something else are noted as changed."""
        self._whole = whole
        for name, (number, before, given) in self._known.items():
            value = getattr(whole, name)
            if value != before:
                now = self._kept.given(value, given)
                self._known[name] = number, value, now
                if now != given:
                    self._kept.changed.add(number)


@dataclass(frozen=True, eq=False)
class Drawn:
    """A part that was drawn: what it read, what it laid down, and what it answered."""

    reads: Reads
    inner: "dict[Hashable, Drawn]"  # the parts of it
    ground: Part
    pieces: Part
    answer: Any


NOTHING = Part(())


def again(old: Part, new: list[Node]) -> Part:
    """What was laid down; what equals an old node is the old one, whose text is known."""
    known = {label(node, at): node for at, node in enumerate(old.children)}
    pairs = ((known.get(label(node, at), node), node) for at, node in enumerate(new))
    nodes = tuple(last if last == node else node for last, node in pairs)
    same = len(nodes) == len(old.children) and all(map(is_, nodes, old.children))
    return old if same else Part(nodes)


def label(node: Node, at: int) -> str | int:
    """By what a node is found again: its id, or its place."""
    return node.id if isinstance(node, Group) and node.id else at


@dataclass(frozen=True)
class About:
    """What a node of a layer holds: nouns and ids, what is said of nouns, where pieces lie."""

    node: Node
    names: frozenset[str]
    titles: dict[str, str]
    places: tuple[tuple[str, float, float], ...]

    @staticmethod
    def of_part(node: Part, inner: "list[About]") -> "About":
        """What all of its nodes hold."""
        names = frozenset[str]().union(*(about.names for about in inner))
        titles = first_of(pair for about in inner for pair in about.titles.items())
        return About(node, names, titles, tuple(chain(*(about.places for about in inner))))

    @staticmethod
    def of(node: Node) -> "About":
        groups = [inner for inner in walk((node,)) if isinstance(inner, Group)]
        titles = first_of((group.noun, group.title) for group in groups if group.noun)
        places = ((group.id, *group.at) for group in groups if group.id and group.at is not None)
        ids = (group.id for group in groups if group.id)
        return About(node, frozenset((*titles, *ids)), titles, tuple(places))


@dataclass(frozen=True)
class Written:
    """The text of a node, with those of its nouns that glowed or were chosen."""

    node: Node
    nouns: frozenset[str]
    marked: tuple[frozenset[str], frozenset[str]]
    text: str


class Latest(Generic[K, R]):
    """What was used lately."""

    def __init__(self) -> None:
        self.last: dict[K, R] = {}
        self.now: dict[K, R] = {}

    def begin(self) -> None:
        """What was not used since this was last called is let go."""
        self.last, self.now = self.now, {}

    def find(self, key: K) -> R | None:
        found = self.now.get(key)
        if found is None and key in self.last:
            found = self.now[key] = self.last[key]
        return found


class Kept:
    """What is kept of the pictures of one kind of viewer."""

    def __init__(self) -> None:
        self.parts: Latest[Hashable, Drawn] = Latest()  # those that are in no other
        self.nodes: Latest[int, About] = Latest()  # by identity, as are texts
        self.texts: Latest[int, Written] = Latest()
        self.symbols: tuple[Symbol, ...] | None = None
        self.named: dict[str, Symbol] = {}  # these and the generic ones, by their names
        self.reading: Reading | None = None
        self.view: Any = None  # that is being drawn
        self.numbers = count()  # for fields of the view
        self.changed: set[int] = set()  # fields that held something else in the view before
        self.answers: dict[Question, Any] = {}  # to questions about this view
        self.reads = Reads()  # by the part that is being drawn

    def begin(self) -> None:
        """Other pictures are made."""
        for latest in (self.nodes, self.texts):
            if len(latest.now) > MANY:
                latest.begin()

    def look_at(self, view: Any) -> Reading:
        """The view, to be read; what has changed since the last one is found at once."""
        if self.reading is None or type(view) is not type(self.view):
            self.reading, self.parts = Reading(view, self), Latest()
            self.answers = {}
        elif view is not self.view:
            self.parts.begin()
            self.changed, self.answers, self.reads = set(), {}, Reads()
            self.reading.renew(view)
        self.view = view
        return self.reading

    def given(self, value: Any, before: Any) -> Any:
        """What is given to who reads a value: things and rows of things are readings, too.

        Where something was given before, it is given again, renewed.
        """
        if hasattr(value, "__dataclass_fields__"):
            if type(before) is not Reading or type(before._whole) is not type(value):
                return Reading(value, self)
            before.renew(value)
            return before
        if type(value) is tuple and all(hasattr(one, "__dataclass_fields__") for one in value):
            had = before if type(before) is tuple else ()
            more = (None,) * (len(value) - len(had))
            return tuple(map(self.given, value, had + more))
        return value

    def about(self, node: Node) -> About:
        """What a node holds, looked through once."""
        found = self.nodes.find(id(node))
        if found is None:
            if isinstance(node, Part):
                inner = [self.about(one) for one in node.children if isinstance(one, Group)]
                found = About.of_part(node, inner)
            else:
                found = About.of(node)
            self.nodes.now[id(node)] = found
        return found

    def things(self, scene: Scene) -> list[About]:
        """What the groups of a scene hold, in their order."""
        nodes = (node for layer in scene.layers for node in layer.children)
        return [self.about(node) for node in nodes if isinstance(node, Group)]

    def holds(self, node: Node, names: frozenset[str]) -> bool:
        """Is something of these nouns or ids in a node of a layer?"""
        return isinstance(node, Group) and not names.isdisjoint(self.about(node).names)

    def holding(self, nodes: Iterable[Node], names: frozenset[str]) -> Iterator[Node]:
        """Those of a layer's nodes, and of its parts' nodes, in which something of these is."""
        for node in nodes:
            if self.holds(node, names):
                if isinstance(node, Part):
                    yield from self.holding(node.children, names)
                else:
                    yield node


def first_of(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The first value of each key."""
    found: dict[str, str] = {}
    for key, value in pairs:
        found.setdefault(key, value)
    return found


class Keeping:
    """A canvas that may keep its parts."""

    view: Any

    def __init__(self) -> None:
        self.ground: list[Node] = []
        self.pieces: list[Node] = []
        self.owner = -1  # of the mat that is drawn
        self.kept: Kept | None = None
        self.seen: Any = None  # the view, when it is read without being noted
        self.last: dict[Hashable, Drawn] = {}  # the parts of what is being drawn, as they were
        self.inner: dict[Hashable, Drawn] = {}  # and as they are
        self.answers: dict[Question, Any] = {}

    def keep(self, kept: Kept) -> None:
        """Keep parts there from now on."""
        self.kept, self.seen, self.view = kept, self.view, kept.look_at(self.view)
        self.last, self.inner, self.answers = kept.parts.last, kept.parts.now, kept.answers

    def part(self, draw: Callable[Concatenate[Any, P], R], *args: P.args, **named: P.kwargs) -> R:
        """Draw a part, or lay down once more what was kept of it."""
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
        self.kept.reads.add(found.reads)
        answer: R = found.answer
        return answer

    def holds(self, part: Drawn) -> bool:
        """Would a part of the last picture be drawn the same in this one?"""
        if self.kept is None or not self.kept.changed.isdisjoint(part.reads.fields):
            return False
        try:
            for question, answer in part.reads.answers.items():
                if self.answer(question) != answer:
                    return False
        except (AttributeError, IndexError):
            return False  # what was asked about is gone
        return True

    def drawn(
        self,
        kept: Kept,
        last: Drawn | None,
        draw: Callable[Concatenate[Any, P], R],
        *args: P.args,
        **named: P.kwargs,
    ) -> Drawn:
        """A part by itself, with all that it reads; equal nodes are the old ones."""
        around = self.ground, self.pieces, self.inner, self.last, kept.reads
        self.ground, self.pieces, self.inner = [], [], {}
        self.last, kept.reads = last.inner if last else {}, Reads()
        answer = draw(self, *args, **named)
        ground = again(last.ground if last else NOTHING, self.ground)
        pieces = again(last.pieces if last else NOTHING, self.pieces)
        found = Drawn(kept.reads, self.inner, ground, pieces, answer)
        self.ground, self.pieces, self.inner, self.last, kept.reads = around
        return found

    def answer(self, question: Question) -> Any:
        """What the canvas answers to a question about its view, which is worked out once."""
        if question not in self.answers:
            self.answers[question] = self.work_out(*question)
        return self.answers[question]

    def work_out(self, ask: Callable[..., R], args: tuple[Any, ...]) -> R:
        """An answer, without a note of what it was read from."""
        if self.kept is None:
            return ask(self, *args)
        view, reads = self.view, self.kept.reads
        self.view, self.kept.reads = self.seen, Reads()
        try:
            return ask(self, *args)
        finally:
            self.view, self.kept.reads = view, reads

    def ask(self, question: Question) -> Any:
        """The same; who asks depends on the answer alone."""
        answer = self.answer(question)
        if self.kept is not None:
            self.kept.reads.answers[question] = answer
        return answer


def part(draw: Callable[Concatenate[C, P], R]) -> Callable[Concatenate[C, P], R]:
    """Marks a function that draws on a canvas as a part to be kept; its arguments are hashable."""

    def drawn(canvas: C, /, *args: P.args, **named: P.kwargs) -> R:
        return canvas.part(draw, *args, **named)

    return update_wrapper(drawn, draw)


A = TypeVarTuple("A")


def asking(answer: Callable[[C, Unpack[A]], R]) -> Callable[[C, Unpack[A]], R]:
    """Marks a question about a view: who asks depends on the answer, not on what led to it."""

    def ask(canvas: C, /, *args: *A) -> R:
        answered: R = canvas.ask((answer, args))
        return answered

    return update_wrapper(ask, answer)


class derived(Generic[C, R]):  # noqa: N801  # it is used as `property` is
    """A property of a canvas that is worked out once from its view."""

    def __init__(self, work_out: Callable[[C], R]) -> None:
        self.question: Question = work_out, ()
        self.__doc__ = work_out.__doc__

    def __get__(self, canvas: C, owner: type[C]) -> R:
        answer: R = canvas.ask(self.question)
        return answer
