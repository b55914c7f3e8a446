"""Diffs of HTML: a new text as spans of the old one plus new pieces, so that little is sent."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from dynasty.drawing.rope import Rope, TextOrRope, tag_count

TAG_START = "<"  # where a text is cut into pieces: before every tag
COMPARE_STRIDES = (64, 8, 1)


def diff_html(before: TextOrRope, now: TextOrRope) -> list[Any]:
    """Return a text as a list of spans of an older one (start and end) and of new text.

    Spans count the pieces between the marks. The common start and end are not compared further. For
    texts that know what they were joined from, only their new parts are compared piece by piece.
    """
    found = list[Any]()
    if isinstance(before, Rope) and isinstance(now, Rope):
        add_joined_diff(found, *expand_unshared([before], [now]))
    else:
        add_plain_diff(found, str(before).split(TAG_START), str(now).split(TAG_START))
    return found


def expand_unshared(
    old: list[TextOrRope], new: list[TextOrRope]
) -> tuple[list[TextOrRope], list[TextOrRope]]:
    """Return both lists with their unshared joined texts replaced by the parts of these."""
    both = set(old) & set(new)
    if not any(isinstance(text, Rope) and text not in both for text in (*old, *new)):
        return old, new
    return expand_unshared(expand_texts(old, both), expand_texts(new, both))


def expand_texts(texts: list[TextOrRope], whole: set[TextOrRope]) -> list[TextOrRope]:
    """Return the texts, with joined ones replaced by their parts unless they are in `whole`."""
    found = list[TextOrRope]()
    for text in texts:
        if isinstance(text, Rope) and text not in whole:
            found += text.texts
        else:
            found.append(text)
    return found


def add_plain_diff(found: list[Any], old: Sequence[str], new: Sequence[str]) -> None:
    """Add the diff of two lists of pieces."""
    start, tail = common_end_lengths(old, new)
    stop = len(old) - tail
    rest = UnmatchedPieces(dict(enumerate(old[start:stop], start)))
    add_span(found, 0, start)
    rest.add(found, new[start : len(new) - tail], start)
    add_span(found, stop, len(old))


def add_joined_diff(found: list[Any], old: Sequence[TextOrRope], new: Sequence[TextOrRope]) -> None:
    """Add the diff of two lists of texts: shared ones as spans, others by their pieces."""
    start, tail = common_end_lengths(old, new)
    stop, middle = len(old) - tail, new[start : len(new) - tail]
    begins = list(accumulate(map(tag_count, old), initial=1))
    there = dict(zip(old[start:stop], range(start, stop), strict=True))
    gone = ((text, begins[there[text]]) for text in there.keys() - set(middle))
    rest = UnmatchedPieces(
        {n: piece for text, at in gone for n, piece in enumerate(split_at_tags(text), at)}
    )
    add_span(found, 0, begins[start])
    at = begins[start]
    for text in middle:
        place = there.get(text)
        if place is None:
            at = rest.add(found, split_at_tags(text), at)
        else:
            at = begins[place + 1]
            add_span(found, begins[place], at)
    add_span(found, begins[stop], begins[-1])


def split_at_tags(text: TextOrRope) -> list[str]:
    """Return the pieces of a text that begins with a mark."""
    return str(text).split(TAG_START)[1:]


def common_end_lengths(one: Sequence[TextOrRope], other: Sequence[TextOrRope]) -> tuple[int, int]:
    """Return the lengths of the common start and of the common end that follows it."""
    shorter = min(len(one), len(other))
    start = common_prefix_length(one, other, shorter)
    return start, common_prefix_length(one[::-1], other[::-1], shorter - start)


def common_prefix_length(one: Sequence[TextOrRope], other: Sequence[TextOrRope], limit: int) -> int:
    """Return the length of the common start, up to a limit; large steps first, for speed."""
    at = 0
    for stride in COMPARE_STRIDES:
        while at + stride <= limit and one[at : at + stride] == other[at : at + stride]:
            at += stride
    return at


class UnmatchedPieces:
    """The pieces of an old text by number, from which a new text is built."""

    def __init__(self, old: dict[int, str]) -> None:
        self.old = old
        first = {piece: number for number, piece in reversed(old.items())}
        last = {piece: number for number, piece in old.items()}
        self.once = {piece: number for piece, number in last.items() if first[piece] == number}

    def add(self, found: list[Any], new: Sequence[str], at: int) -> int:
        """Add new pieces, as spans where they continue the old text or occur in it exactly once."""
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
    """Add a span of the old text if it is not empty; extend the last span if it ends here."""
    if start < end and found and isinstance(found[-1], list) and found[-1][1] == start:
        found[-1][1] = end
    elif start < end:
        found.append([start, end])


def add_text(found: list[Any], piece: str) -> None:
    """Add new text after the last piece."""
    if found and isinstance(found[-1], str):
        found[-1] += TAG_START + piece
    else:
        found.append(piece)
