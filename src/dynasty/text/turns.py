"""A turn in one sentence: who did what that matters most, and what it scored."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from dynasty.kernel import Event, Turn
from dynasty.text.words import Words

MOST_DEEDS: Final = 3


def turn_sentence(words: Words, turn: Turn, headlines: Sequence[str]) -> str:
    """The line of the log for a whole turn; `headlines` are the weightiest kinds of events."""
    events = [event for _, event in turn.events]
    own = [event for event in events if event.seat == turn.seat and words.has_deed(event)]
    told = weightiest(own, headlines)
    if told and turn.seat >= 0:
        deeds = words.joined(counted(words, [words.deed(event) for event in told]))
        line = words.say("turn-line", seat=words.actor(turn.seat), deeds=deeds)
    else:
        kept = weightiest(events, headlines) or events[-MOST_DEEDS:]
        line = " ".join(words.event(event) for event in kept)
    if not turn.points:
        return line
    sign = "turn-lost" if turn.points < 0 else "turn-scored"
    return words.say(sign, line=line.rstrip("."), points=abs(turn.points))


def counted(words: Words, deeds: Sequence[str]) -> list[str]:
    """Each deed once, and how often it was done."""
    often = Counter(deeds)
    return [
        deed if n == 1 else words.say("turn-again", deed=deed, n=n) for deed, n in often.items()
    ]


def weightiest(events: Sequence[Event], headlines: Sequence[str]) -> list[Event]:
    """The few that matter most, in the order in which they happened."""
    ranks = {kind: rank for rank, kind in enumerate(headlines)}
    known = [at for at, event in enumerate(events) if event.kind in ranks]
    best = sorted(known, key=lambda at: (ranks[events[at].kind], at))[:MOST_DEEDS]
    return [events[at] for at in sorted(best)]
