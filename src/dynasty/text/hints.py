"""A bot's opinion in words: what it would choose, how the game stands, and what speaks for it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from dynasty.text.words import Words

MOST_REASONS: Final = 3
RIVALS: Final = "rivals"  # what a choice takes from the best opponent
REST: Final = "rest"
NEARLY: Final = 0.96  # a chance to win that nobody would bet against
STEP: Final = 5  # percent: nobody knows chances better
LEAST: Final = 0.25  # points: less is no difference


@dataclass(frozen=True)
class Opinion:
    """What a search found of a choice."""

    label: str
    visits: int


@dataclass(frozen=True)
class WinChance:
    """How likely a seat wins, either way by how much that may be off, and what even would be."""

    own: float
    reach: float
    even: float

    @property
    def is_even(self) -> bool:
        """Is more than "about even" unsupported?"""
        return abs(self.own - self.even) <= self.reach


def hint_sentences(
    words: Words,
    bot: str,
    opinions: Sequence[Opinion],
    reasons: Mapping[str, float],
    chance: WinChance | None,
) -> list[str]:
    """The best choice, how the game stands, the next best, and what the best has over it."""
    first, lines = opinions[0], sum(opinion.visits for opinion in opinions)
    told = [words.say("hint-choice", bot=words.say(f"player-{bot}"), label=bare(first.label))]
    if lines > 1:
        share = round(100 * first.visits / lines)
        told.append(words.say("hint-lines", lines=lines, share=share))
    if len(opinions) > 1:
        told.append(words.say("hint-next", label=bare(opinions[1].label)))
        told.append(comparison(words, reasons))
    if chance is not None:
        told.append(chance_sentence(words, chance))
    return told


def chance_sentence(words: Words, chance: WinChance) -> str:
    """How likely it is to win, as far as that can be known."""
    if chance.is_even:
        return words.say("hint-even")
    if chance.own > NEARLY:
        return words.say("hint-sure")
    if chance.own < 1 - NEARLY:
        return words.say("hint-lost")
    return words.say("hint-chance", percent=STEP * round(100 * chance.own / STEP))


def comparison(words: Words, reasons: Mapping[str, float], told: str = "hint") -> str:
    """What the best choice brings and another one does not: the parts add up to the gap as told.

    Each is told in tenths of a point; what they lack then is the rest.
    """
    gap = sum(reasons.values())
    if abs(gap) < LEAST and all(abs(points) < 1 for points in reasons.values()):
        return words.say(f"{told}-close")
    if gap < LEAST:
        return words.say(f"{told}-later")
    named = [item for item in reasons.items() if item[0] != REST][:MOST_REASONS]
    tenths = {key: round(10 * points) for key, points in named}
    tenths[REST] = round(10 * gap) - sum(tenths.values())
    parts = [change(words, key, n / 10) for key, n in tenths.items() if n]
    return words.say(f"{told}-gap", n=round(10 * gap) / 10, parts=words.joined(parts))


def bare(label: str) -> str:
    """A label to stand inside a sentence."""
    return label.rstrip(".")


def change(words: Words, key: str, points: float) -> str:
    """So many points more or less for something."""
    sign = "loss" if points < 0 else "gain"
    if key == RIVALS:
        return words.say(f"hint-rivals-{sign}", n=abs(points))
    what = words.say("hint-rest") if key == REST else words.say(f"worth-{key}")
    return words.say(f"hint-{sign}", n=abs(points), what=what)
