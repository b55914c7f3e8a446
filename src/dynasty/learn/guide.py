"""Guides: how a game is played, told from its own pictures. What a guide is made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

from markdown_it.token import Token

from dynasty.drawing.frame import COMMON

BRACE: Final = "brace"  # the kind of token that a rule or a symbol in the text is
SECTIONS: Final = ("goal", "turn", "ideas", "points", "mistakes", "glossary")


@dataclass(frozen=True)
class Prose:
    """Paragraphs, lists and tables, as Markdown reads them."""

    tokens: tuple[Token, ...]


@dataclass(frozen=True)
class Figure:
    """A picture: part of a position of a record as somebody saw it, some things outlined."""

    id: str
    record: str
    to: int
    caption: str
    text: str  # what is to be seen, for those who do not see it
    seat: int = 0
    scene: str = COMMON
    around: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()

    @property
    def view(self) -> tuple[object, ...]:
        """What is the same in every language."""
        return (self.id, self.record, self.to, self.seat, self.scene, self.around, self.lit)


@dataclass(frozen=True)
class Points:
    """Where the table stands of what earns points; its numbers come from a command."""

    note: str = ""


@dataclass(frozen=True)
class Glossary:
    """What each symbol of the board is and does."""

    entries: Mapping[str, str]


Block: TypeAlias = Prose | Figure | Points | Glossary


@dataclass(frozen=True)
class Part:
    """A section, or an idea inside of one: heading and what stands under it."""

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
    parts: tuple[Part, ...]

    @property
    def blocks(self) -> Iterator[Block]:
        return (block for part in self.parts for block in part.blocks)

    @cached_property
    def figures(self) -> tuple[Figure, ...]:
        return tuple(block for block in self.blocks if isinstance(block, Figure))

    @cached_property
    def glossary(self) -> Mapping[str, str]:
        """What the symbols mean; empty if nothing is explained."""
        found = (block.entries for block in self.blocks if isinstance(block, Glossary))
        return next(found, {})

    @cached_property
    def braces(self) -> tuple[str, ...]:
        """Everything that stands in braces: rules and symbols."""
        return tuple(name for block in self.blocks for name in braces_in(block))

    @cached_property
    def figures_at(self) -> Mapping[str, tuple[Figure, ...]]:
        """Rules, each with the figures of the guide that follow a text naming it first."""
        found: dict[str, tuple[Figure, ...]] = {}
        for part in self.parts:
            named: tuple[str, ...] = ()
            for block in part.blocks:
                if isinstance(block, Prose):
                    named = tuple(name for name in braces_in(block) if is_rule(name))
                elif isinstance(block, Figure) and named:
                    found[named[0]] = (*found.get(named[0], ()), block)
        return found

    @cached_property
    def parts_of(self) -> Mapping[str, Part]:
        """Rules and symbols, each with the first part that names it."""
        found: dict[str, Part] = {}
        for part in self.parts:
            for block in part.blocks:
                for name in braces_in(block):
                    found.setdefault(name, part)
        return found


def is_rule(name: str) -> bool:
    """Ids of rules have a hyphen (X-6.2), names of symbols have none."""
    return "-" in name


def braces_in(block: Block) -> tuple[str, ...]:
    """What stands in braces in a block of prose."""
    if not isinstance(block, Prose):
        return ()
    children = (child for token in block.tokens for child in token.children or ())
    return tuple(child.content for child in children if child.type == BRACE)
