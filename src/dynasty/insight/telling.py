"""An analysis in words: mistakes with the better choice, turning points, and who was lucky."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from dynasty.insight.analysis import Analysis, Gift, Moment
from dynasty.insight.mistakes import Mistake
from dynasty.kernel import Match
from dynasty.text import Words
from dynasty.text.hints import bare, comparison

MOST_CHOICES: Final = 2  # of a turning point that are named


@dataclass(frozen=True)
class Told:
    """A sentence about a move, whose it was, and the position to try it from."""

    move: int
    seat: int
    text: str
    grave: bool = False

    @property
    def before(self) -> int:
        """The number of moves made when it came to this one."""
        return self.move - 1


def mistakes_told(match: Match, analysis: Analysis, words: Words) -> list[Told]:
    """Each mistake with the better choice and what that would have brought and cost."""
    flagged = {one.move: one for one in analysis.mistakes}
    labels = labels_at(match, set(flagged), words)
    return [
        Told(move, one.seat, mistake_told(one, labels[move], words), one.grave)
        for move, one in flagged.items()
    ]


def mistake_told(one: Mistake, labels: Mapping[str, str], words: Words) -> str:
    key = "analysis-grave" if one.grave else "analysis-mistake"
    told = words.say(key, chosen=bare(labels[one.chosen]), better=bare(labels[one.better]))
    return f"{told} {comparison(words, one.changes, 'mistake')}"


def labels_at(match: Match, moves: set[int], words: Words) -> dict[int, dict[str, str]]:
    """What the choices of these moves were called, as the seat that chose read them."""
    game = match.game
    again = Match(game, match.seats, match.seed, match.options, match.origin)
    found: dict[int, dict[str, str]] = {}
    for number, move in enumerate(match.moves, 1):
        if number in moves:
            offers = game.offers(again.state, game.decision(again.state, move.seat))
            found[number] = {offer.choice: words.label(offer) for offer in offers}
        again.choose(move.seat, move.choice)
    return found


def turning_points_told(match: Match, analysis: Analysis, words: Words) -> list[Told]:
    """Where a chance to win changed most, and whose, by what was chosen there."""
    turns = analysis.turning_points
    moves = {move for before, after in turns for move in range(before.move + 1, after.move + 1)}
    labels = labels_at(match, moves, words)
    told = []
    for before, after in turns:
        done = turn_told(match, range(before.move + 1, after.move + 1), labels, words)
        changes = [abs(a - b) for a, b in zip(after.chances, before.chances, strict=True)]
        seat = changes.index(max(changes))
        gift = analysis.fortune(before.move, after.move)[seat]
        said = [done, swing_told(before, after, seat, words), draw_told(gift, words)]
        told.append(Told(after.move, seat, " ".join(filter(None, said))))
    return told


def swing_told(before: Moment, after: Moment, seat: int, words: Words) -> str:
    """From where to where a seat's chance went."""
    return words.say(
        "analysis-swing",
        seat=words.seat(seat),
        before=percent(before.chances[seat]),
        after=percent(after.chances[seat]),
    )


def draw_told(gift: Gift, words: Words) -> str:
    """How much of it was luck; nothing if that was little."""
    if not gift.counts:
        return ""
    key = "analysis-drawn" if gift.share > 0 else "analysis-undrawn"
    return words.say(key, percent=percent(abs(gift.share)))


def turn_told(
    match: Match, turn: range, labels: Mapping[int, Mapping[str, str]], words: Words
) -> str:
    """What was chosen in a turn, where there was a choice; nothing if there was none."""
    real = [number for number in turn if len(labels[number]) > 1][:MOST_CHOICES]
    if not real:
        return ""
    moves = [match.moves[number - 1] for number in real]
    done = [
        words.say("analysis-quoted", choice=bare(labels[number][move.choice]))
        for number, move in zip(real, moves, strict=True)
    ]
    return words.say("analysis-done", seat=words.seat(moves[0].seat), done=words.joined(done))


def luck_told(analysis: Analysis, words: Words) -> list[str]:
    """To whom chance was kind, and to whom not; some games leave nothing to it."""
    if not any(moment.luck for moment in analysis.moments):
        return [words.say("analysis-no-chance")]
    gifts = list(enumerate(analysis.fortune()))
    told = [
        words.say(
            "analysis-lucky" if gift.share > 0 else "analysis-unlucky",
            seat=words.seat(seat),
            percent=percent(abs(gift.share)),
        )
        for seat, gift in sorted(gifts, key=lambda one: -one[1].share)
        if gift.counts
    ]
    return told or [words.say("analysis-even")]


def percent(chance: float) -> int:
    return round(100 * chance)
