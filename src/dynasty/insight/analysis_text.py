"""The text of an analysis: mistakes and better choices, turning points, luck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from dynasty.insight.analysis import Analysis, PositionStats, SeatLuck
from dynasty.insight.mistakes import Mistake
from dynasty.kernel import Match
from dynasty.text import Translator
from dynasty.text.hints import comparison_sentence, without_full_stop

MAX_NAMED_CHOICES: Final = 2  # that are named for a turning point


@dataclass(frozen=True)
class ReportLine:
    """A sentence about a move, with its seat and the position to try it from."""

    move: int
    seat: int
    text: str
    grave: bool = False

    @property
    def before(self) -> int:
        """Return the number of moves made before this one."""
        return self.move - 1


def mistake_lines(match: Match, analysis: Analysis, words: Translator) -> list[ReportLine]:
    """Return a line for each mistake: the better choice, and what it would have gained and cost."""
    flagged = {one.move: one for one in analysis.mistakes}
    labels = choice_labels(match, set(flagged), words)
    return [
        ReportLine(move, one.seat, mistake_sentence(one, labels[move], words), one.grave)
        for move, one in flagged.items()
    ]


def mistake_sentence(one: Mistake, labels: Mapping[str, str], words: Translator) -> str:
    key = "analysis-grave" if one.grave else "analysis-mistake"
    told = words.say(
        key,
        chosen=without_full_stop(labels[one.chosen]),
        better=without_full_stop(labels[one.better]),
    )
    return f"{told} {comparison_sentence(words, one.changes, 'mistake')}"


def choice_labels(match: Match, moves: set[int], words: Translator) -> dict[int, dict[str, str]]:
    """Return the texts of the choices at these moves, as the seat that chose read them."""
    game = match.game
    again = Match(game, match.seats, match.seed, match.options, match.origin)
    found: dict[int, dict[str, str]] = {}
    for number, move in enumerate(match.moves, 1):
        if number in moves:
            offers = game.offers(again.state, game.decision(again.state, move.seat))
            found[number] = {offer.choice: words.label(offer) for offer in offers}
        again.choose(move.seat, move.choice)
    return found


def turning_point_lines(match: Match, analysis: Analysis, words: Translator) -> list[ReportLine]:
    """Return a line for each turning point: what was chosen, and how a win probability changed."""
    turns = analysis.turning_points
    moves = {move for before, after in turns for move in range(before.move + 1, after.move + 1)}
    labels = choice_labels(match, moves, words)
    told = []
    for before, after in turns:
        done = turn_choices_sentence(match, range(before.move + 1, after.move + 1), labels, words)
        changes = [abs(a - b) for a, b in zip(after.chances, before.chances, strict=True)]
        seat = changes.index(max(changes))
        gift = analysis.fortune(before.move, after.move)[seat]
        said = [done, swing_sentence(before, after, seat, words), luck_share_sentence(gift, words)]
        told.append(ReportLine(after.move, seat, " ".join(filter(None, said))))
    return told


def swing_sentence(
    before: PositionStats, after: PositionStats, seat: int, words: Translator
) -> str:
    """Return a sentence about the change of a seat's win probability."""
    return words.say(
        "analysis-swing",
        seat=words.seat(seat),
        before=rounded_percent(before.chances[seat]),
        after=rounded_percent(after.chances[seat]),
    )


def luck_share_sentence(gift: SeatLuck, words: Translator) -> str:
    """Return a sentence about the part of luck in a change, or "" if it is small."""
    if not gift.counts:
        return ""
    key = "analysis-drawn" if gift.share > 0 else "analysis-undrawn"
    return words.say(key, percent=rounded_percent(abs(gift.share)))


def turn_choices_sentence(
    match: Match, turn: range, labels: Mapping[int, Mapping[str, str]], words: Translator
) -> str:
    """Return a sentence about the real choices of a turn, or "" if there were none."""
    real = [number for number in turn if len(labels[number]) > 1][:MAX_NAMED_CHOICES]
    if not real:
        return ""
    moves = [match.moves[number - 1] for number in real]
    done = [
        words.say("analysis-quoted", choice=without_full_stop(labels[number][move.choice]))
        for number, move in zip(real, moves, strict=True)
    ]
    return words.say("analysis-done", seat=words.seat(moves[0].seat), done=words.joined(done))


def luck_sentences(analysis: Analysis, words: Translator) -> list[str]:
    """Return sentences about which seats were lucky and which were not."""
    if not any(moment.luck for moment in analysis.moments):
        return [words.say("analysis-no-chance")]
    gifts = list(enumerate(analysis.fortune()))
    told = [
        words.say(
            "analysis-lucky" if gift.share > 0 else "analysis-unlucky",
            seat=words.seat(seat),
            percent=rounded_percent(abs(gift.share)),
        )
        for seat, gift in sorted(gifts, key=lambda one: -one[1].share)
        if gift.counts
    ]
    return told or [words.say("analysis-even")]


def rounded_percent(chance: float) -> int:
    return round(100 * chance)
