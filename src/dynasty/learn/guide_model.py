"""The data model of a guide, which explains a game with its own pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

from markdown_it.token import Token

from dynasty.drawing.board import COMMON_KEY

BRACE_TOKEN: Final = "brace"  # the kind of token that a rule or a symbol in the text is
SECTION_IDS: Final = ("goal", "turn", "ideas", "points", "mistakes", "glossary")


@dataclass(frozen=True)
class Prose:
    """Paragraphs, lists and tables, as Markdown reads them."""

    tokens: tuple[Token, ...]


@dataclass(frozen=True)
class Figure:
    """A picture: part of a recorded position as a seat saw it, with some things outlined."""

    id: str
    record: str
    to: int
    caption: str
    text: str  # alternative text
    seat: int = 0
    scene: str = COMMON_KEY
    around: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()

    @property
    def view(self) -> tuple[object, ...]:
        """Return the fields that are the same in every language."""
        return (self.id, self.record, self.to, self.seat, self.scene, self.around, self.lit)


@dataclass(frozen=True)
class PointsTable:
    """A place for the table of point sources; a command measures its numbers."""

    note: str = ""


@dataclass(frozen=True)
class Glossary:
    """An explanation of each symbol of the board."""

    entries: Mapping[str, str]


Block: TypeAlias = Prose | Figure | PointsTable | Glossary


@dataclass(frozen=True)
class GuidePart:
    """A section, or an idea within one: its heading and its blocks."""

    id: str
    title: str
    level: int
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Guide:
    """The guide of a game in one language."""

    game: str
    language: str
    title: str
    parts: tuple[GuidePart, ...]

    @property
    def blocks(self) -> Iterator[Block]:
        return (block for part in self.parts for block in part.blocks)

    @cached_property
    def figures(self) -> tuple[Figure, ...]:
        return tuple(block for block in self.blocks if isinstance(block, Figure))

    @cached_property
    def glossary(self) -> Mapping[str, str]:
        """Return the explanations of symbols; empty if there are none."""
        found = (block.entries for block in self.blocks if isinstance(block, Glossary))
        return next(found, {})

    @cached_property
    def braces(self) -> tuple[str, ...]:
        """Return every rule and symbol that is named in braces."""
        return tuple(name for block in self.blocks for name in brace_names(block))

    @cached_property
    def figures_at(self) -> Mapping[str, tuple[Figure, ...]]:
        """Return, by rule, the figures after a paragraph whose first named rule it is."""
        found: dict[str, tuple[Figure, ...]] = {}
        for part in self.parts:
            named: tuple[str, ...] = ()
            for block in part.blocks:
                if isinstance(block, Prose):
                    named = tuple(name for name in brace_names(block) if is_rule_id(name))
                elif isinstance(block, Figure) and named:
                    found[named[0]] = (*found.get(named[0], ()), block)
        return found

    @cached_property
    def parts_of(self) -> Mapping[str, GuidePart]:
        """Return, by rule and symbol, the first part that names it."""
        found: dict[str, GuidePart] = {}
        for part in self.parts:
            for block in part.blocks:
                for name in brace_names(block):
                    found.setdefault(name, part)
        return found


def is_rule_id(name: str) -> bool:
    """Return whether the name is a rule id, such as X-6.2: names of symbols have no hyphen."""
    return "-" in name


def brace_names(block: Block) -> tuple[str, ...]:
    """Return the names in braces in a block of prose."""
    if not isinstance(block, Prose):
        return ()
    children = (child for token in block.tokens for child in token.children or ())
    return tuple(child.content for child in children if child.type == BRACE_TOKEN)
