"""Parts of a picture that are kept, and drawn again only if something that they read has changed.

A canvas that keeps parts hands out its view as a `Reading`, which notes what is read while a part
is drawn. The part is the same again if all of that reads the same in the next view. So nobody
lists what a part depends on, and nobody can forget something.
"""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, is_dataclass, replace
from functools import update_wrapper
from typing import Any, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar

from dynasty.drawing.scene import Group, Node, Scene, walk

P = ParamSpec("P")
K = TypeVar("K")
R = TypeVar("R")
C = TypeVar("C", bound="Keeping")
Path: TypeAlias = tuple[str | int, ...]  # from a canvas to something in its view
Noted: TypeAlias = str | Callable[[Any], Any]  # a field, or a question to the canvas
Reads: TypeAlias = dict[Path, dict[Any, Any]]  # by paths and what was noted there: what it held
LENGTH = "length"  # of a row of things


@dataclass(frozen=True)
class Asked:
    """A question to a canvas, with its arguments."""

    answer: Callable[..., Any]
    args: tuple[Any, ...]
    named: tuple[tuple[str, Any], ...]

    def __call__(self, canvas: Any) -> Any:
        return self.answer(canvas, *self.args, **dict(self.named))


class Reading:
    """A view, or something in it, that notes what is read of it; equal to what has its path."""

    def __init__(self, whole: Any, path: Path, note: Callable[[Path, str, Any], None]) -> None:
        self._whole = whole
        self._path = path
        self._note = note
        self._known: dict[str, tuple[Path, str, Any, Any]] = {}  # what is noted, what is given

    def __getattr__(self, name: str) -> Any:
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = self._look(name)
        path, field, value, given = known
        self._note(path, field, value)
        return given

    def _look(self, name: str) -> tuple[Path, str, Any, Any]:
        value, path = getattr(self._whole, name), (*self._path, name)
        if is_dataclass(value):
            return path, "__class__", value.__class__, Reading(value, path, self._note)
        if isinstance(value, tuple) and value and all(map(is_dataclass, value)):
            given = (Reading(one, (*path, n), self._note) for n, one in enumerate(value))
            return path, LENGTH, len(value), tuple(given)
        return self._path, name, value, value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reading) and self._path == other._path

    def __hash__(self) -> int:
        return hash(self._path)


@dataclass(frozen=True)
class Drawn:
    """A part that was drawn: what it read, what it laid down, and what it answered."""

    reads: Reads
    inner: "dict[Hashable, Drawn]"  # the parts of it
    ground: list[Node]
    pieces: list[Node]
    answer: Any

    def holds(self, canvas: "Keeping") -> bool:
        """Would it be drawn the same there? It is asked all the time: loops are quickest."""
        try:
            for path, fields in self.reads.items():
                if not same(at(canvas, path), fields):
                    return False
        except (AttributeError, IndexError):
            return False  # something that was read is gone
        return True

    def after(self, last: "Drawn") -> "Drawn":
        """The same; what is as it was is the old node, whose text is known."""
        ground, pieces = again(last.ground, self.ground), again(last.pieces, self.pieces)
        return replace(self, ground=ground, pieces=pieces)


def again(old: list[Node], new: list[Node]) -> list[Node]:
    """New nodes, in their places the old ones that are equal."""
    had, has = set(map(id, old)), set(map(id, new))
    gone = {node: node for node in old if id(node) not in has}
    return [node if id(node) in had else gone.get(node, node) for node in new]


def at(whole: Any, path: Path) -> Any:
    """What stands at a path of fields and numbers."""
    for step in path:
        whole = whole[step] if isinstance(step, int) else getattr(whole, step)
    return whole


def same(thing: Any, fields: dict[str, Any]) -> bool:
    """Do these fields of a thing hold the same?"""
    if isinstance(thing, tuple):
        return len(thing) == int(fields[LENGTH])
    if isinstance(thing, Keeping):
        return all(thing.tells(name) == value for name, value in fields.items())
    for name, value in fields.items():
        if getattr(thing, name) != value:
            return False
    return True


@dataclass(frozen=True)
class About:
    """What a node of a layer holds: nouns and ids, what is said of nouns, where pieces lie."""

    node: Node
    names: frozenset[str]
    titles: dict[str, str]
    places: tuple[tuple[str, float, float], ...]

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
    """What was used for the last pictures and for the present ones."""

    def __init__(self) -> None:
        self.last: dict[K, R] = {}
        self.now: dict[K, R] = {}

    def begin(self) -> None:
        """Other pictures are made: what was not used for the last ones is let go."""
        self.last, self.now = self.now, {}

    def find(self, key: K) -> R | None:
        found = self.now.get(key)
        return self.last.get(key) if found is None else found


class Kept:
    """What is kept of the pictures of one kind of viewer."""

    def __init__(self) -> None:
        self.parts: Latest[Hashable, Drawn] = Latest()
        self.nodes: Latest[int, About] = Latest()  # by identity, as are texts
        self.texts: Latest[int, Written] = Latest()

    def begin(self) -> None:
        """Other pictures are made."""
        for latest in (self.parts, self.nodes, self.texts):
            latest.begin()

    def about(self, node: Node) -> About:
        """What a node holds, looked through once."""
        found = self.nodes.find(id(node)) or About.of(node)
        self.nodes.now[id(node)] = found
        return found

    def things(self, scene: Scene) -> list[About]:
        """What the groups of a scene hold, in their order."""
        nodes = (node for layer in scene.layers for node in layer.children)
        return [self.about(node) for node in nodes if isinstance(node, Group)]


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
        self.inner: dict[Hashable, Drawn] = {}  # the parts of what is being drawn
        self.reads: list[Reads] = [{}]  # by the parts that are being drawn, inner ones last
        self.known: dict[str, Any] = {}

    def keep(self, kept: Kept) -> None:
        """Keep parts there from now on."""
        self.kept, self.seen = kept, self.view
        self.view = Reading(self.seen, ("seen",), self.note)

    def note(self, path: Path, name: Noted, value: Any) -> None:
        """What is being drawn has read something."""
        self.reads[-1].setdefault(path, {})[name] = value

    def part(self, draw: Callable[Concatenate[Any, P], R], *args: P.args, **named: P.kwargs) -> R:
        """Draw a part, or lay down once more what was kept of it."""
        if self.kept is None:
            return draw(self, *args, **named)
        key = draw, self.owner, args, tuple(named.items())
        found = self.kept.parts.find(key)
        if found is None:
            found = self.drawn(draw, *args, **named)
        elif not self.apart(found.holds):  # asking is no reading
            found = self.drawn(draw, *args, **named).after(found)
        self.kept.parts.now.update({**found.inner, key: found})
        self.lay_down(key, found)
        answer: R = found.answer
        return answer

    def drawn(
        self, draw: Callable[Concatenate[Any, P], R], *args: P.args, **named: P.kwargs
    ) -> Drawn:
        """A part by itself, with all that it reads."""
        ground, pieces, inner = self.ground, self.pieces, self.inner
        self.ground, self.pieces, self.inner = [], [], {}
        self.reads.append({})
        answer = draw(self, *args, **named)
        found = Drawn(self.reads.pop(), self.inner, self.ground, self.pieces, answer)
        self.ground, self.pieces, self.inner = ground, pieces, inner
        return found

    def lay_down(self, key: Hashable, found: Drawn) -> None:
        """Add a part to what is being drawn, which reads what it read."""
        self.ground += found.ground
        self.pieces += found.pieces
        self.inner.update(found.inner)
        self.inner[key] = found
        for path, fields in found.reads.items():
            self.reads[-1].setdefault(path, {}).update(fields)

    def work_out(self, name: str, work_out: Callable[[Any], R]) -> R:
        """Something that follows from the view, once; who reads it depends on it alone."""
        if name not in self.known:
            self.known[name] = self.apart(work_out)
        answer: R = self.known[name]
        self.note((), name, answer)
        return answer

    def answer(self, asked: Callable[[Any], Any]) -> Any:
        """What the canvas answers to a question; who asks depends on the answer alone."""
        answer = self.apart(asked)
        self.note((), asked, answer)
        return answer

    def tells(self, what: Noted) -> Any:
        """What was noted of the canvas itself, as it is now."""
        return getattr(self, what) if isinstance(what, str) else what(self)

    def apart(self, ask: Callable[[Any], R]) -> R:
        """An answer, without a note of what it was read from."""
        self.reads.append({})
        answer = ask(self)
        self.reads.pop()
        return answer


def part(draw: Callable[Concatenate[C, P], R]) -> Callable[Concatenate[C, P], R]:
    """Marks a function that draws on a canvas as a part to be kept; its arguments are hashable."""

    def drawn(canvas: C, /, *args: P.args, **named: P.kwargs) -> R:
        return canvas.part(draw, *args, **named)

    return update_wrapper(drawn, draw)


def asking(answer: Callable[Concatenate[C, P], R]) -> Callable[Concatenate[C, P], R]:
    """Marks a question to a canvas: who asks depends on the answer, not on what led to it."""

    def ask(canvas: C, /, *args: P.args, **named: P.kwargs) -> R:
        answered: R = canvas.answer(Asked(answer, args, tuple(named.items())))
        return answered

    return update_wrapper(ask, answer)


class derived(Generic[C, R]):  # noqa: N801  # it is used as `property` is
    """A property of a canvas that is worked out once from its view."""

    def __init__(self, work_out: Callable[[C], R]) -> None:
        self.work_out = work_out
        self.name = work_out.__name__
        self.__doc__ = work_out.__doc__

    def __get__(self, canvas: C, owner: type[C]) -> R:
        return canvas.work_out(self.name, self.work_out)
