"""Ropes: long texts stored as their parts and joined only when they are sent."""

import re
from collections.abc import Iterator
from hashlib import blake2b
from typing import TypeAlias

DIGEST_BYTES = 12
MIN_SPLIT_LETTERS = 1000  # from which a text of a page is stored in blocks
MAX_SHARED_TEXTS = 8192
BLOCK_START = re.compile("(?=<(?:li|tr|p|div|section)[ >])")


class Rope:
    """A text stored as its parts, each of which begins with a tag.

    The whole text is not stored. Two of them are equal if they have equal parts.
    """

    __slots__ = ("mark", "size", "tags", "texts")

    def __init__(self, *texts: "TextOrRope") -> None:
        self.texts = texts
        self.tags: int = sum(map(tag_count, texts))
        self.size: int = sum(map(text_length, texts))
        parts = (text.encode() if isinstance(text, str) else text.mark for text in texts)
        self.mark: bytes = blake2b(b"".join(parts), digest_size=DIGEST_BYTES).digest()

    def __str__(self) -> str:
        return "".join(self.leaves())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rope) and self.mark == other.mark

    def __hash__(self) -> int:
        return hash(self.mark)

    def leaves(self) -> Iterator[str]:
        """Return the smallest texts, in order."""
        for text in self.texts:
            if isinstance(text, str):
                yield text
            else:
                yield from text.leaves()


TextOrRope: TypeAlias = str | Rope


def tag_count(text: TextOrRope) -> int:
    """Return how many tags are in a text."""
    return text.count("<") if isinstance(text, str) else text.tags


def text_length(text: TextOrRope) -> int:
    """Return how many letters a text has."""
    return len(text) if isinstance(text, str) else text.size


def text_digest(text: TextOrRope) -> bytes:
    """Return a short hash of a text."""
    if isinstance(text, Rope):
        return text.mark
    return blake2b(text.encode(), digest_size=DIGEST_BYTES).digest()


def split_into_blocks(html: str, before: TextOrRope | None) -> TextOrRope:
    """Return a long text as its blocks; blocks that `before` has as well are shared with it."""
    if len(html) < MIN_SPLIT_LETTERS or not html.startswith("<"):
        return html
    known = {text: text for text in before.texts} if isinstance(before, Rope) else {}
    return Rope(*(known.get(text, text) for text in BLOCK_START.split(html) if text))


class SharedTexts(dict[str, str]):
    """A set of texts that occur in many pictures, such as boards: each is stored once."""

    def share(self, text: str) -> str:
        """Return the stored text that equals this one; store it if there is none."""
        if len(self) >= MAX_SHARED_TEXTS:
            self.clear()
        return self.setdefault(text, text)


SHARED_TEXTS = SharedTexts()
