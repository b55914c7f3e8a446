"""A text told as what it keeps of an older one: little is sent of a part that changed little."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

MARK = "<"  # where a text is cut into pieces: before every tag


def pieces(before: str, now: str) -> list[Any]:
    """A text made of an older one: spans of what stands between its marks, and new text.

    What both begin with and what both end with is looked at no further.
    """
    shorter = min(len(before), len(now))
    start = before.rfind(MARK, 0, longest(shorter, lambda n: now.startswith(before[:n]))) + 1
    alike = longest(shorter - start, lambda n: now.endswith(before[len(before) - n :]))
    end = before.find(MARK, len(before) - alike)
    tail = len(before) - end if end >= 0 else 0  # how much of the end is kept, with its mark
    old = before[start : len(before) - tail].split(MARK)
    new = now[start : len(now) - tail].split(MARK)
    first, found = before.count(MARK, 0, start), list[Any]()
    add_span(found, 0, first)
    add_pieces(found, old, new, first)
    add_span(found, first + len(old), first + len(old) + before.count(MARK, len(before) - tail))
    return found


def longest(limit: int, holds: Callable[[int], bool]) -> int:
    """The largest number up to a limit that holds; so do all below it."""
    low, high = 0, limit
    while low < high:
        middle = (low + high + 1) // 2
        if holds(middle):
            low = middle
        else:
            high = middle - 1
    return low


def add_pieces(found: list[Any], old: Sequence[str], new: Sequence[str], first: int) -> None:
    """New pieces, found where the old ones go on, or where one stands there only once."""
    numbers = range(len(old))
    last = dict(zip(old, numbers, strict=True))
    first_of = dict(zip(reversed(old), reversed(numbers), strict=True))
    start = end = 0  # of the span of old pieces that the new ones go along
    for piece in new:
        if end == len(old) or old[end] != piece:
            add_span(found, first + start, first + end)
            there = last.get(piece, -1)
            if there >= 0 and there == first_of[piece]:
                start = end = there
            else:
                add_text(found, piece)
                start = end = min(end + 1, len(old))
                continue
        end += 1
    add_span(found, first + start, first + end)


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
