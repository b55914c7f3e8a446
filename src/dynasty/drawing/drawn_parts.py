"""Parts of a picture: nodes that were drawn together, with their SVG texts and an index.

Everything cached about a part is stored in the part itself, so it is freed with it.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain, zip_longest
from operator import is_
from typing import TypeAlias

from dynasty.drawing.rope import Rope, TextOrRope
from dynasty.drawing.scene import Group, Node, walk_nodes

NO_NOUNS: frozenset[str] = frozenset()
NounMarks: TypeAlias = tuple[frozenset[str], frozenset[str]]  # nouns that glow, that are chosen
NO_MARKS: NounMarks = NO_NOUNS, NO_NOUNS


@dataclass(frozen=True, slots=True)
class NodeIndex:
    """An index of a node: nouns with their titles, ids, and the places of pieces."""

    nouns: tuple[str, ...]
    titles: tuple[str, ...]  # of these nouns
    names: tuple[str, ...]  # nouns and ids
    places: tuple[tuple[str, float, float], ...]

    @staticmethod
    def of_part(inner: "list[NodeIndex]") -> "NodeIndex":
        """Return the combined index of all nodes of a part."""
        titles = first_values(pair for about in inner for pair in about.pairs())
        names = dict.fromkeys(chain(*(about.names for about in inner)))
        places = tuple(chain(*(about.places for about in inner)))
        return NodeIndex(tuple(titles), tuple(titles.values()), tuple(names), places)

    @staticmethod
    def of(node: Node) -> "NodeIndex":
        groups = [inner for inner in walk_nodes((node,)) if isinstance(inner, Group)]
        titles = first_values((group.noun, group.title) for group in groups if group.noun)
        places = ((group.id, *group.at) for group in groups if group.id and group.at is not None)
        names = dict.fromkeys((*titles, *(group.id for group in groups if group.id)))
        return NodeIndex(tuple(titles), tuple(titles.values()), tuple(names), tuple(places))

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Return each noun with its title."""
        return zip(self.nouns, self.titles, strict=True)


class PartCache:
    """The cached texts and index of a part."""

    __slots__ = ("about", "joined", "marked", "texts")

    def __init__(self) -> None:
        self.texts: tuple[TextOrRope | None, ...] = ()  # of its children; None if not written yet
        self.marked = NO_MARKS  # its nouns that glow or are chosen in these texts
        self.joined: Rope | None = None
        self.about: NodeIndex | None = None


@dataclass(frozen=True, slots=True, eq=False)
class DrawnPart(Group):
    """Nodes that were drawn together; they are written as if the group were not there."""

    text: PartCache = field(init=False, repr=False, default_factory=PartCache)

    __eq__ = object.__eq__  # an unchanged part is the same object
    __hash__ = object.__hash__

    def with_children(self, nodes: tuple[Node, ...]) -> "DrawnPart":
        """Return a part of these nodes, with the texts of nodes that both parts share."""
        known = dict(zip(map(id, self.children), self.text.texts, strict=False))
        part = DrawnPart(nodes)
        part.text.texts = tuple(known.get(id(node)) for node in nodes)
        part.text.marked = self.text.marked
        return part

    def with_texts(self) -> Iterator[tuple[Node, TextOrRope | None]]:
        """Return each node with its text, or None if it has none yet."""
        return zip_longest(self.children, self.text.texts)


EMPTY_PART = DrawnPart(())


def reuse_unchanged_nodes(old: DrawnPart, new: list[Node]) -> DrawnPart:
    """Return a part of these nodes, in which a node that equals an old one is that object."""
    known = {node_key(node, at): node for at, node in enumerate(old.children)}
    pairs = ((known.get(node_key(node, at), node), node) for at, node in enumerate(new))
    nodes = tuple(last if last == node else node for last, node in pairs)
    same = len(nodes) == len(old.children) and all(map(is_, nodes, old.children))
    return old if same else old.with_children(nodes)


def node_key(node: Node, at: int) -> str | int:
    """Return the key by which a node is found again: its id, or its index."""
    return node.id if isinstance(node, Group) and node.id else at


def node_index(node: Node) -> NodeIndex:
    """Return the index of a node; that of a part is computed once."""
    if not isinstance(node, DrawnPart):
        return NodeIndex.of(node)
    if node.text.about is None:
        inner = [node_index(child) for child in node.children if isinstance(child, Group)]
        node.text.about = inner[0] if len(inner) == 1 else NodeIndex.of_part(inner)
    return node.text.about


def has_any_name(node: Node, names: frozenset[str]) -> bool:
    """Return whether a node contains something of these nouns or ids."""
    return isinstance(node, Group) and not names.isdisjoint(node_index(node).names)


def nodes_with_names(nodes: Iterable[Node], names: frozenset[str]) -> Iterator[Node]:
    """Return the nodes of a layer and its parts that contain one of these nouns or ids."""
    for node in nodes:
        if has_any_name(node, names):
            if isinstance(node, DrawnPart):
                yield from nodes_with_names(node.children, names)
            else:
                yield node


def first_values(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return the first value of each key."""
    found: dict[str, str] = {}
    for key, value in pairs:
        found.setdefault(key, value)
    return found
