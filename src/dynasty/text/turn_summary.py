"""Turn summaries: one sentence about the main events of a turn and its points."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from dynasty.kernel import Event, Game, Turn, text_key
from dynasty.kernel.event import SEAT_NOUNS
from dynasty.text.grammar import READER_MARK
from dynasty.text.translator import Translator

MAX_TURN_DEEDS: Final = 3
MAX_INTERLUDE_SENTENCES: Final = 8  # of an interlude


def turn_sentence(words: Translator, turn: Turn, game: Game[Any]) -> str:
    """Return the log line of a whole turn, made from the game's most important kinds of events."""
    if turn.is_interlude:
        said = interlude_heading(words, turn), interlude_sentences(words, turn, game)
        return " ".join(filter(None, said))
    events = [event for _, event in turn.events]
    own = [event for event in events if event.seat == turn.seat and words.has_deed(event)]
    told = most_important_events(own, game.headlines)
    if told and turn.seat >= 0:
        deeds = words.joined(deeds_with_counts(words, [words.deed(event) for event in told]))
        line = words.say("turn-line", seat=words.actor(turn.seat), deeds=deeds)
    else:
        kept = most_important_events(events, game.headlines) or events[-MAX_TURN_DEEDS:]
        line = " ".join(words.event(event) for event in kept)
    if not turn.points:
        return line
    sign = "turn-lost" if turn.points < 0 else "turn-scored"
    return words.say(sign, line=line.rstrip("."), points=abs(turn.points))


def interlude_sentences(words: Translator, turn: Turn, game: Game[Any]) -> str:
    """Return the main events of an interlude and who scored, without the heading."""
    events = [event for _, event in turn.events]
    opener = [] if interlude_heading(words, turn) else events[:1]  # its sentence is the heading
    later = events[len(opener) :]
    kept = most_important_events(
        later, game.headlines, MAX_INTERLUDE_SENTENCES
    ) or most_important_events(later, [*game.interludes])
    told = [words.event(event) for event in (*opener, *kept)]
    return " ".join(filter(None, (*told, interlude_gains(words, turn))))


def interlude_heading(words: Translator, turn: Turn) -> str:
    """Return the name of an interlude, as "End of round 2."; empty if its events say it."""
    key = text_key("interlude", turn.section or "")
    return words.say(key, n=turn.number) if turn.section and words.has(key) else ""


def interlude_gains(words: Translator, turn: Turn) -> str:
    """Return what each seat scored in an interlude; empty if no seat did."""
    gains = [gain_phrase(words, seat, points) for seat, points in enumerate(turn.gains) if points]
    return words.say("interlude-gains", gains=words.joined(gains)) if gains else ""


def gain_phrase(words: Translator, seat: int, points: int) -> str:
    """Return what one seat scored, for a list."""
    said = words.say("interlude-gain", seat=words.actor(seat), points=points, n=abs(points))
    return said.replace(READER_MARK, "")


def deeds_with_counts(words: Translator, deeds: Sequence[str]) -> list[str]:
    """Return each deed once, with how often it was done."""
    often = Counter(deeds)
    return [
        deed if n == 1 else words.say("turn-again", deed=deed, n=n) for deed, n in often.items()
    ]


def most_important_events(
    events: Sequence[Event], headlines: Sequence[str], most: int = MAX_TURN_DEEDS
) -> list[Event]:
    """Return the most important events, in the order in which they happened.

    Among events of a kind that is sometimes about players, those that are not come last.
    """
    ranks = {kind: rank for rank, kind in reversed([*enumerate(headlines)])}
    about_players = {event.kind for event in events if is_about_player(event)}

    def weight(at: int) -> tuple[bool, int, int]:
        event = events[at]
        return event.kind in about_players and not is_about_player(event), ranks[event.kind], at

    known = [at for at, event in enumerate(events) if event.kind in ranks]
    return [events[at] for at in sorted(sorted(known, key=weight)[:most])]


def is_about_player(event: Event) -> bool:
    """Return whether the event is about a player."""
    return event.seat >= 0 or any(
        not set(value).isdisjoint(SEAT_NOUNS)
        for value in event.values.values()
        if isinstance(value, tuple)
    )
