"""A bot's opinion in words: what it would choose, what it expects, and what speaks for it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from dynasty.text.words import Words

MOST_REASONS: Final = 3


@dataclass(frozen=True)
class Opinion:
    """What a search found of a choice."""

    label: str
    visits: int
    margin: float  # points ahead of the best other seat


def hint_sentences(
    words: Words, bot: str, opinions: list[Opinion], reasons: Mapping[str, float]
) -> list[str]:
    """The best choice, the next best, and what speaks for the best, by keys of `Game.appraise`."""
    first = opinions[0]
    lines = sum(opinion.visits for opinion in opinions)
    told = [words.say("hint-choice", bot=words.say(f"player-{bot}"), label=bare(first.label))]
    if lines > 1:
        share = 100 * first.visits / lines
        lead = lead_of(words, first.margin)
        told.append(words.say("hint-lead", lead=lead, lines=lines, share=round(share)))
    if len(opinions) > 1:
        second = opinions[1]
        lead = lead_of(words, second.margin)
        told.append(words.say("hint-next", label=bare(second.label), lead=lead))
    weighty = list(reasons.items())[:MOST_REASONS]
    if weighty:
        changes = [change(words, key, points) for key, points in weighty]
        told.append(words.say("hint-reasons", changes=words.joined(changes)))
    return told


def bare(label: str) -> str:
    """A label to stand inside a sentence."""
    return label.rstrip(".")


def lead_of(words: Words, margin: float) -> str:
    """So many points ahead or behind."""
    return words.say("hint-behind" if margin < 0 else "hint-ahead", n=abs(margin))


def change(words: Words, key: str, points: float) -> str:
    """So many points more or less for something."""
    number = words.say("minus" if points < 0 else "plus", n=abs(points))
    return f"{number} {words.say(f'worth-{key}')}"
