"""A text told as what it keeps of an older one: little is sent of a part that changed little."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from dynasty.drawing.svg import Joined, tags

MARK = "<"  # where a text is cut into pieces: before every tag
STRIDES = (64, 8, 1)


def pieces(before: str, now: str) -> list[Any]:
    """A text made of an older one: spans of what stands between its marks, and new text.

    What both begin with and what both end with is looked at no further. Of texts that know what
    they were joined from, only what is new in that is looked at piece by piece.
    """
    found = list[Any]()
    if isinstance(before, Joined) and isinstance(now, Joined):
        add_joined(found, *unfolded([before], [now]))
    else:
        add_all(found, before.split(MARK), now.split(MARK))
    return found


def unfolded(old: list[str], new: list[str]) -> tuple[list[str], list[str]]:
    """Texts that both have, whole, and of all others what they were joined from."""
    both = set(old) & set(new)
    if not any(isinstance(text, Joined) and text not in both for text in (*old, *new)):
        return old, new
    return unfolded(opened(old, both), opened(new, both))


def opened(texts: list[str], whole: set[str]) -> list[str]:
    """What texts were joined from, but for those that stay whole."""
    found = list[str]()
    for text in texts:
        if isinstance(text, Joined) and text not in whole:
            found += text.texts
        else:
            found.append(text)
    return found


def add_all(found: list[Any], old: Sequence[str], new: Sequence[str]) -> None:
    """All pieces of a text."""
    start, tail = alike(old, new)
    stop = len(old) - tail
    rest = Rest(dict(enumerate(old[start:stop], start)))
    add_span(found, 0, start)
    rest.add(found, new[start : len(new) - tail], start)
    add_span(found, stop, len(old))


def add_joined(found: list[Any], old: Sequence[str], new: Sequence[str]) -> None:
    """Texts that are still there as spans, others by pieces of those that are gone."""
    start, tail = alike(old, new)
    stop, middle = len(old) - tail, new[start : len(new) - tail]
    begins = list(accumulate(map(tags, old), initial=1))
    there = dict(zip(old[start:stop], range(start, stop), strict=True))
    gone = ((text, begins[there[text]]) for text in there.keys() - set(middle))
    rest = Rest({n: piece for text, at in gone for n, piece in enumerate(cut(text), at)})
    add_span(found, 0, begins[start])
    at = begins[start]
    for text in middle:
        place = there.get(text)
        if place is None:
            at = rest.add(found, cut(text), at)
        else:
            at = begins[place + 1]
            add_span(found, begins[place], at)
    add_span(found, begins[stop], begins[-1])


def cut(text: str) -> list[str]:
    """The pieces of a text that begins with a mark."""
    return text.split(MARK)[1:]


def alike(one: Sequence[str], other: Sequence[str]) -> tuple[int, int]:
    """How many both begin with, and how many of the others both end with."""
    shorter = min(len(one), len(other))
    start = same(one, other, shorter)
    return start, same(one[::-1], other[::-1], shorter - start)


def same(one: Sequence[str], other: Sequence[str], limit: int) -> int:
    """How many both begin with, at most so many; strides are quicker than steps."""
    at = 0
    for stride in STRIDES:
        while at + stride <= limit and one[at : at + stride] == other[at : at + stride]:
            at += stride
    return at


class Rest:
    """Pieces of an old text by their numbers, of which a new one may be made."""

    def __init__(self, old: dict[int, str]) -> None:
        self.old = old
        first = {piece: number for number, piece in reversed(old.items())}
        last = {piece: number for number, piece in old.items()}
        self.once = {piece: number for piece, number in last.items() if first[piece] == number}

    def add(self, found: list[Any], new: Sequence[str], at: int) -> int:
        """New pieces, found where the old ones go on, or where one stands there only once."""
        start = at
        for piece in new:
            if self.old.get(at) != piece:
                add_span(found, start, at)
                start = self.once.get(piece, at + 1)
                if piece in self.once:
                    at = start
                else:
                    add_text(found, piece)
            at += 1
        add_span(found, start, at)
        return at


def add_span(found: list[Any], start: int, end: int) -> None:
    """So much of the old text, if anything; it may go on where the last span ended."""
    if start < end and found and isinstance(found[-1], list) and found[-1][1] == start:
        found[-1][1] = end
    elif start < end:
        found.append([start, end])


def add_text(found: list[Any], piece: str) -> None:
    """New text behind what was found so far."""
    if found and isinstance(found[-1], str):
        found[-1] += MARK + piece
    else:
        found.append(piece)
