"""Puzzles are found: questions of good games whose best answer is one that good bots overlook.

Searches suspect, games played on from both choices confirm, as with mistakes; but here every
search must name the same choice, and no other choice may come near it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dynasty.bots import make
from dynasty.bots.bot import Imagine
from dynasty.bots.table import imagination
from dynasty.bots.thought import Thought
from dynasty.insight.mistakes import loss, search
from dynasty.insight.puzzle import RIVALS, Puzzle
from dynasty.insight.trial import Trial, ends, trial
from dynasty.kernel import Chance, Choice, Game, State

PLAYER: Final = "scholar"  # who plays, and overlooks
GLANCE: Final = 50  # iterations of a search that passes over what is plain
FEWEST: Final = 3  # choices of a question that is worth one
SEARCHES: Final = 3  # that must find the same
SURE: Final = 1.64  # standard errors: the lower bound at 95 %
TRIED: Final = 10  # lines of a search, for its opinion of a choice to count
PAIRS: Final = 48  # of games, to say what the best choice earns
NEXT: Final = 3  # other choices that the best is tried against, beside the tempting one
A_GAME: Final = 4  # puzzles at most of one game, so that they differ
A_KIND: Final = 0.34  # of all puzzles at most ask the same kind of question


@dataclass(frozen=True)
class Found:
    """A puzzle, and how clear it is."""

    puzzle: Puzzle
    sure: float  # points that the best choice gains at least, by games played on


@dataclass(frozen=True)
class Searched:
    """A game that was looked through: its choices, and the puzzles among its questions."""

    players: int
    seed: int
    choices: list[tuple[int, str]]
    found: list[Found]


def look_through(game: Game[Any], players: int, seed: int, gap: float) -> Searched:
    """Let good bots play one game, and look at every question of it."""
    s, chance = game.start(players, seed), Chance(~seed)
    bots = [make(PLAYER, game, chance.number()) for _ in range(players)]
    searched = Searched(players, seed, [], [])
    while s.decisions:
        seat, at = s.decisions[0].seat, len(searched.choices)
        chosen = bots[seat].choose(imagination(game, s, seat), seat)
        best = puzzling(game, s, seat, chosen, gap, chance)
        if best is not None:
            answer, sure = best
            kind = s.decisions[0].step.name
            why = because(game, imagination(game, s, seat), seat, answer, chosen, chance.number())
            puzzle = Puzzle(players, seed, at, seat, kind, str(answer), str(chosen), why)
            if puzzle.gain > gap:
                searched.found.append(Found(puzzle, round(sure, 2)))
        searched.choices.append((seat, str(chosen)))
        game.apply(s, seat, chosen)
    return searched


def puzzling(
    game: Game[Any], s: State, seat: int, chosen: Choice, gap: float, chance: Chance
) -> tuple[Choice, float] | None:
    """The choice that is clearly better than the one that was chosen, if one is best of all."""
    if len(game.decision(s, seat).choices) < FEWEST:
        return None
    imagine = imagination(game, s, seat)
    glance = search(game, imagine, seat, chance, GLANCE)
    if loss(glance, glance[0].choice, chosen) < gap / 2:
        return None
    searches: list[list[Thought]] = []
    for _ in range(SEARCHES):
        searches.append(search(game, imagine, seat, chance))
        best = searches[0][0].choice
        if best == chosen or not stands_out(searches[-1], best, chosen, gap):
            return None
    sure = lower(trial(game, imagine, seat, best, chosen, chance.number()))
    if sure <= gap or not beats(game, imagine, seat, best, rivals(searches, chosen), chance):
        return None
    return best, sure


def stands_out(thoughts: list[Thought], best: Choice, chosen: Choice, gap: float) -> bool:
    """Does a search like this choice most, by the gap, and by half of it before all others?"""
    others = [one.margin for one in thoughts[1:] if one.visits >= TRIED]
    return (
        thoughts[0].choice == best
        and loss(thoughts, best, chosen) >= gap
        and all(thoughts[0].margin - margin >= gap / 2 for margin in others)
    )


def because(
    game: Game[Any], imagine: Imagine, seat: int, best: Choice, other: Choice, seed: int
) -> dict[str, float]:
    """What the best choice earns more than another by the end: a mean of pairs of games."""
    chance, more = Chance(seed), Counter[str]()
    for _ in range(PAIRS):
        s, luck = imagine(chance.number()), chance.value
        for sign, end in zip((1, -1), ends(game, s, seat, (best, other), luck), strict=True):
            sheets = game.scores(end)
            for line in sheets[seat].lines:
                more[line.category] += sign * line.points
            others = [sheet.total for sheet in sheets if sheet.seat != seat]
            more[RIVALS] += sign * max(others, default=0)
    told = {key: round(points / PAIRS, 1) for key, points in more.items()}
    return {key: told[key] for key in sorted(told, key=lambda key: -abs(told[key])) if told[key]}


def rivals(searches: Sequence[list[Thought]], chosen: Choice) -> list[Choice]:
    """The choices that searches like next, but the one that was chosen."""
    liked: Counter[Choice] = Counter()
    for thoughts in searches:
        for one in thoughts[1:]:
            liked[one.choice] += one.visits
    del liked[chosen]
    return [choice for choice, _ in liked.most_common(NEXT)]


def beats(
    game: Game[Any],
    imagine: Imagine,
    seat: int,
    best: Choice,
    others: Iterable[Choice],
    chance: Chance,
) -> bool:
    """Does the choice end better than each of these?"""
    trials = (trial(game, imagine, seat, best, other, chance.number()) for other in others)
    return all(lower(one) > 0 for one in trials)


def lower(one: Trial) -> float:
    """What the first choice gains at least."""
    return one.mean - SURE * one.error


def varied(found: Iterable[Found], most: int) -> list[Puzzle]:
    """The clearest ones, but few of one game and few of one kind, well mixed."""
    games: Counter[tuple[int, int]] = Counter()
    kinds: Counter[str] = Counter()
    chosen: list[Puzzle] = []
    for one in sorted(found, key=lambda one: -one.sure):
        source, kind = (one.puzzle.players, one.puzzle.seed), one.puzzle.kind
        if games[source] < A_GAME and kinds[kind] < max(1, A_KIND * most) and len(chosen) < most:
            games[source] += 1
            kinds[kind] += 1
            chosen.append(one.puzzle)
    return sorted(chosen, key=lambda one: Chance(one.seed << 12 | one.at).number())
