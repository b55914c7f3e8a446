"""Puzzles are found: questions of good games whose best answer is one that good bots overlook.

Searches suspect, choices are weighed, and games that good bots play on confirm, as with mistakes;
but here every search must name the same choice, and no other choice may come near it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, Final

from dynasty.bots import make
from dynasty.bots.bot import Imagine
from dynasty.bots.going_on import expected, played_on, searched_on
from dynasty.bots.table import imagination
from dynasty.bots.thought import RIVALS, Thought, parted
from dynasty.insight.mistakes import MASTER, loss, search, weighed
from dynasty.insight.puzzle import SHEET, Puzzle
from dynasty.insight.trial import Trial, decided, gains, pairs
from dynasty.kernel import Chance, Choice, Game, State, asked_seat, text_key
from dynasty.kernel.value import ahead

PLAYER: Final = "scholar"  # who plays, and overlooks
SCHOLARS: Final = 5  # asked after the one who plays: chance alone must not hide the answer
GLANCE: Final = 50  # iterations of a search that passes over what is plain
FEWEST: Final = 3  # choices of a question that is worth one
SEARCHES: Final = 3  # that must find the same
SURE: Final = 1.64  # standard errors: the lower bound at 95 %
TRIED: Final = 10  # lines of a search, for its opinion of a choice to count
ERROR: Final = 0.3  # points by which those who play on misjudge: no game comes again
ERRING: Final = partial(played_on, error=ERROR)
NEXT: Final = 3  # other choices that the best is tried against, beside the tempting one
SOME: Final = 64  # pairs at most for each of them
FEW: Final = range(8, 16)  # pairs at least and at most that are played on by search,
PONDERED: Final = 80  # with so many iterations for a choice, or up to twice as many
LONGEST: Final = 12  # choices of a turn that are kept after the answer
A_GAME: Final = 4  # puzzles at most of one game, so that they differ
A_KIND: Final = 3  # one in so many at most asks the same kind of question


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

    @property
    def source(self) -> str:
        """The name of its record."""
        return f"{self.players}-{self.seed}"


def look_through(
    game: Game[Any], players: int, seed: int, gap: float, kinds: Collection[str] = ()
) -> Searched:
    """Let good bots play one game, and look at every question of it, or at those of these kinds."""
    s, chance = game.start(players, seed), Chance(~seed)
    bots = [make(PLAYER, game, chance.number()) for _ in range(players)]
    searched = Searched(players, seed, [], [])
    while s.decisions:
        seat, at = s.decisions[0].seat, len(searched.choices)
        kind = s.decisions[0].step.name
        chosen = bots[seat].choose(imagination(game, s, seat), seat)
        asked = not kinds or kind in kinds
        best = puzzling(game, s, seat, chosen, gap, chance) if asked else None
        if best is not None:
            answer, sure, why = best
            then = rest_of_turn(game, s, seat, answer, chance)
            puzzle = Puzzle(players, seed, at, seat, kind, str(answer), str(chosen), why, then)
            searched.found.append(Found(puzzle, round(sure, 2)))
        searched.choices.append((seat, str(chosen)))
        game.apply(s, seat, chosen)
    return searched


def puzzling(
    game: Game[Any], s: State, seat: int, chosen: Choice, gap: float, chance: Chance
) -> tuple[Choice, float, dict[str, float]] | None:
    """The choice that is clearly better than the one that was chosen, if one is best of all.

    With the points that it gains at least, and what it gains on average, by parts.
    """
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
    others = rivals(searches, chosen)
    if best in scholars(game, imagine, seat, chance) or not outweighs(
        weighed(game, imagine, seat, [best, chosen, *others], chance.number()), best, chosen, gap
    ):
        return None
    sure, why = explained(game, imagine, seat, best, chosen, gap, chance)
    if sure <= gap or not beats(game, imagine, seat, best, others, chance):
        return None
    if not mastered(game, imagine, seat, best, chosen, chance):
        return None
    return best, sure, why


def stands_out(thoughts: list[Thought], best: Choice, chosen: Choice, gap: float) -> bool:
    """Does a search like this choice most, by the gap, and by half of it before all others?"""
    others = [one.margin for one in thoughts[1:] if one.visits >= TRIED]
    return (
        thoughts[0].choice == best
        and loss(thoughts, best, chosen) >= gap
        and all(thoughts[0].margin - margin >= gap / 2 for margin in others)
    )


def outweighs(worths: Mapping[Choice, float], best: Choice, chosen: Choice, gap: float) -> bool:
    """Does it outweigh the choice that was made by the gap, and all others by half of it?"""
    ahead = {choice: worths[best] - worth for choice, worth in worths.items() if choice != best}
    return ahead[chosen] >= gap and min(ahead.values()) >= gap / 2


def scholars(game: Game[Any], imagine: Imagine, seat: int, chance: Chance) -> list[Choice]:
    """What others who play as well would choose."""
    asked = [make(PLAYER, game, chance.number()) for _ in range(SCHOLARS)]
    return [bot.choose(imagine, seat) for bot in asked]


def explained(
    game: Game[Any],
    imagine: Imagine,
    seat: int,
    best: Choice,
    other: Choice,
    hoped: float,
    chance: Chance,
) -> tuple[float, dict[str, float]]:
    """Points that the best choice gains at least on another, and by parts what it gains on average.

    Good bots play on from both for a while: so far one can tell what comes of a choice.
    """
    changes: list[dict[str, float]] = []

    def gained() -> Iterator[float]:
        for one, another in pairs(game, imagine, seat, best, other, chance, ERRING):
            changes.append(less(shares(game, one, seat), shares(game, another, seat)))
            yield math.fsum(changes[-1].values())

    return lower(decided(gained(), hoped)), means(changes)


def shares(game: Game[Any], s: State, seat: int) -> dict[str, float]:
    """What a seat may expect by the weights for people, in a state that is the caller's own.

    At the end it is what it has, by lines of the score sheet.
    """
    worths = expected(game, s)
    if s.decisions:
        return parted(game, s, seat, worths, game.learned(s).show)
    lines: Counter[str] = Counter()
    for line in game.scores(s)[seat].lines:
        lines[text_key(SHEET, line.category)] += line.points
    return {**lines, RIVALS: ahead(worths, seat) - worths[seat]}


def less(one: Mapping[str, float], other: Mapping[str, float]) -> dict[str, float]:
    return {key: one.get(key, 0.0) - other.get(key, 0.0) for key in {**one, **other}}


def means(changes: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """What these come to on average, the largest first, to a tenth."""
    total: Counter[str] = Counter()
    for change in changes:
        total.update(change)
    told = {key: round(points / len(changes), 1) for key, points in total.items()}
    return {key: told[key] for key in sorted(told, key=lambda key: -abs(told[key])) if told[key]}


def rest_of_turn(game: Game[Any], s: State, seat: int, answer: Choice, chance: Chance) -> list[str]:
    """How a search goes on after the answer, up to what chance, somebody else or a turn decides."""
    twin, choice, made = s.clone(), answer, list[str]()
    while len(made) < LONGEST:
        drawn, twin.revealed = twin.chance.value, False
        game.apply(twin, seat, choice)
        luck = twin.chance.value != drawn or twin.revealed
        if luck or not goes_on(game, twin, seat):
            break
        choice = search(game, imagination(game, twin, seat), seat, chance)[0].choice
        made.append(str(choice))
    return made


def goes_on(game: Game[Any], s: State, seat: int) -> bool:
    """Is it still the turn of this seat?"""
    asked = asked_seat(s) if s.decisions else -1
    return asked == seat and not game.decision(s, seat).step.opens_turn


def surely(
    game: Game[Any], imagine: Imagine, seat: int, best: Choice, other: Choice, chance: Chance
) -> float:
    """Points that the best choice gains at least on another that nobody is tempted by."""
    some = islice(gains(game, imagine, seat, best, other, chance, ERRING), SOME)
    return lower(decided(some, 0.0))


def mastered(
    game: Game[Any], imagine: Imagine, seat: int, best: Choice, other: Choice, chance: Chance
) -> bool:
    """Do those agree who search and overlook less, if they play on?"""
    search_on = partial(searched_on, iterations=PONDERED, turns=game.level(MASTER).turns)
    few = islice(gains(game, imagine, seat, best, other, chance, search_on), FEW.stop)
    return decided(few, 0.0, FEW.start).agrees


def lower(found: Trial) -> float:
    """What the first choice gains at least."""
    return found.mean - SURE * found.error


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
    return all(surely(game, imagine, seat, best, other, chance) > 0 for other in others)


def varied(found: Iterable[Found], most: int, kept: Sequence[Puzzle] = ()) -> list[Puzzle]:
    """Those that are kept, and beside them the clearest: few of one game and of one kind, mixed."""
    chosen = list(kept)
    games = Counter(one.source for one in kept)
    kinds = Counter(one.kind for one in kept)
    for one in sorted(found, key=lambda one: -one.sure):
        source, kind = one.puzzle.source, one.puzzle.kind
        if games[source] < A_GAME and kinds[kind] < max(1, most // A_KIND) and len(chosen) < most:
            games[source] += 1
            kinds[kind] += 1
            chosen.append(one.puzzle)
    return sorted(chosen, key=lambda one: Chance(one.seed << 12 | one.at).number())
