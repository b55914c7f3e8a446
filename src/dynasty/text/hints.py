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
        told += [next_best(words, first, opinions[1]), *comparison(words, reasons)]
    return told


def next_best(words: Words, first: Opinion, second: Opinion) -> str:
    """The other choice; its few lines may have ended better, which would say nothing."""
    label = bare(second.label)
    if second.margin > first.margin:
        return words.say("hint-next", label=label)
    return words.say("hint-next-lead", label=label, lead=lead_of(words, second.margin))


def comparison(words: Words, reasons: Mapping[str, float]) -> list[str]:
    """What the best choice brings and the next best does not, as far as it speaks for the best.

    What speaks against it is told only where the rest outweighs it.
    """
    if not reasons:
        return []
    gains = [(key, points) for key, points in reasons.items() if points > 0][:MOST_REASONS]
    if sum(reasons.values()) <= 0 or not gains:
        return [words.say("hint-later")]
    losses = [(key, points) for key, points in reasons.items() if points < 0][:1]
    brought = words.joined([change(words, *gain) for gain in gains])
    if not losses or sum(points for _, points in (*gains, *losses)) <= 0:
        return [words.say("hint-reasons", gains=brought)]
    loss = change(words, *losses[0])
    return [words.say("hint-reasons-despite", gains=brought, loss=loss)]


def bare(label: str) -> str:
    """A label to stand inside a sentence."""
    return label.rstrip(".")


def lead_of(words: Words, margin: float) -> str:
    """So many points ahead or behind."""
    return words.say("hint-behind" if margin < 0 else "hint-ahead", n=abs(margin))


def change(words: Words, key: str, points: float) -> str:
    """So many points more or less for something."""
    sign = "hint-loss" if points < 0 else "hint-gain"
    return words.say(sign, n=abs(points), what=words.say(f"worth-{key}"))
