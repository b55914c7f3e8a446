"""A bot's hint as sentences: its choice, how the game is going, and the reasons."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from dynasty.text.translator import Translator

MAX_HINT_REASONS: Final = 3
RIVALS_KEY: Final = "rivals"  # what a choice takes from the best opponent
REST_KEY: Final = "rest"
CERTAIN_WIN_PROBABILITY: Final = 0.96  # a win probability that counts as certain
PERCENT_STEP: Final = 5  # percent; win probabilities are not known more exactly
MIN_GAP_POINTS: Final = 0.25  # points; less counts as equal


@dataclass(frozen=True)
class Opinion:
    """What a search found about a choice."""

    label: str
    visits: int


@dataclass(frozen=True)
class WinChance:
    """A seat's win probability, its error, and the probability of an even game."""

    own: float
    reach: float
    even: float

    @property
    def is_even(self) -> bool:
        """Return whether the win probability is too near to an even share to say who leads."""
        return abs(self.own - self.even) <= self.reach


def hint_sentences(
    words: Translator,
    bot: str,
    opinions: Sequence[Opinion],
    reasons: Mapping[str, float],
    chance: WinChance | None,
) -> list[str]:
    """Return a hint: the best and next best choices, the reasons and the win probability."""
    first, lines = opinions[0], sum(opinion.visits for opinion in opinions)
    told = [
        words.say(
            "hint-choice", bot=words.say(f"player-{bot}"), label=without_full_stop(first.label)
        )
    ]
    if lines > 1:
        share = round(100 * first.visits / lines)
        told.append(words.say("hint-lines", lines=lines, share=share))
    if len(opinions) > 1:
        told.append(words.say("hint-next", label=without_full_stop(opinions[1].label)))
        told.append(comparison_sentence(words, reasons))
    if chance is not None:
        told.append(chance_sentence(words, chance))
    return told


def chance_sentence(words: Translator, chance: WinChance) -> str:
    """Return a sentence about the win probability, no more precise than it is known."""
    if chance.is_even:
        return words.say("hint-even")
    if chance.own > CERTAIN_WIN_PROBABILITY:
        return words.say("hint-sure")
    if chance.own < 1 - CERTAIN_WIN_PROBABILITY:
        return words.say("hint-lost")
    return words.say("hint-chance", percent=PERCENT_STEP * round(100 * chance.own / PERCENT_STEP))


def comparison_sentence(words: Translator, reasons: Mapping[str, float], told: str = "hint") -> str:
    """Return a sentence about what one choice gains over another, by part.

    Each part is rounded to a tenth of a point; the rounding errors go to the rest, so that the
    parts add up to the gap.
    """
    gap = sum(reasons.values())
    if abs(gap) < MIN_GAP_POINTS and all(abs(points) < 1 for points in reasons.values()):
        return words.say(f"{told}-close")
    if gap < MIN_GAP_POINTS:
        return words.say(f"{told}-later")
    named = [item for item in reasons.items() if item[0] != REST_KEY][:MAX_HINT_REASONS]
    tenths = {key: round(10 * points) for key, points in named}
    tenths[REST_KEY] = round(10 * gap) - sum(tenths.values())
    parts = [change_phrase(words, key, n / 10) for key, n in tenths.items() if n]
    return words.say(f"{told}-gap", n=round(10 * gap) / 10, parts=words.joined(parts))


def without_full_stop(label: str) -> str:
    """Return a label without its full stop, for use inside a sentence."""
    return label.rstrip(".")


def change_phrase(words: Translator, key: str, points: float) -> str:
    """Return a phrase about points gained or lost by one part."""
    sign = "loss" if points < 0 else "gain"
    if key == RIVALS_KEY:
        return words.say(f"hint-rivals-{sign}", n=abs(points))
    what = words.say("hint-rest") if key == REST_KEY else words.say(f"worth-{key}")
    return words.say(f"hint-{sign}", n=abs(points), what=what)
