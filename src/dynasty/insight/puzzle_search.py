"""Search games of good bots for puzzles: questions whose best answer good bots overlook.

As with mistakes, a search suspects a choice, more searches value it, and rollouts by good bots
confirm it. In addition, every search must prefer the same choice, by a clear gap.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, Final

from dynasty.bots import make_bot
from dynasty.bots.bot import StateSampler
from dynasty.bots.explain import RIVALS_KEY, ChoiceEstimate, lead_parts
from dynasty.bots.rollout import expected_points, play_greedy_rollout, play_search_rollout
from dynasty.bots.self_play import state_sampler
from dynasty.insight.mistakes import MASTER_LEVEL, expected_loss, search_estimates, search_values
from dynasty.insight.paired_rollouts import (
    PairedResult,
    rollout_differences,
    rollout_pairs,
    run_until_clear,
)
from dynasty.insight.puzzle import SCORE_KEY_PREFIX, Puzzle
from dynasty.kernel import Chance, Choice, Game, State, asked_seat, text_key
from dynasty.kernel.value_model import lead_over_mean

PUZZLE_PLAYER_BOT: Final = "scholar"  # the bot that plays and may overlook the answer
SECOND_OPINION_BOTS: Final = (
    5  # further bots asked, so that the answer is not overlooked by chance alone
)
FIRST_SEARCH_ITERATIONS: Final = (
    50  # iterations of a first search, to skip questions with an obvious answer
)
MIN_QUESTION_CHOICES: Final = 3  # choices that a question must have
AGREEING_SEARCHES: Final = 3  # searches that must prefer the same choice
LOWER_BOUND_STANDARD_ERRORS: Final = 1.64  # standard errors, for the lower bound at 95 %
MIN_CHOICE_VISITS: Final = 10  # iterations that a choice needs before its result counts
ROLLOUT_ERROR_POINTS: Final = (
    0.3  # points by which bots misjudge in rollouts, so that no two games are equal
)
ERRING_ROLLOUT: Final = partial(play_greedy_rollout, error=ROLLOUT_ERROR_POINTS)
MAX_OTHER_ALTERNATIVES: Final = (
    3  # further choices that the answer is compared with, besides the tempting one
)
MAX_ROLLOUT_PAIRS: Final = 64  # pairs of rollouts for each of them at most
SEARCH_ROLLOUT_PAIRS: Final = range(8, 16)  # fewest and most pairs of rollouts by search bots
SEARCH_ROLLOUT_ITERATIONS: Final = 80  # iterations for each of their choices, up to twice as many
MAX_FOLLOWING_CHOICES: Final = 12  # choices after the answer that are saved
MAX_PUZZLES_PER_GAME: Final = 4  # puzzles of one game at most
QUESTION_KIND_DIVISOR: Final = 3  # at most one puzzle in this many asks the same kind of question


@dataclass(frozen=True)
class FoundPuzzle:
    """A puzzle, and how clear its answer is."""

    puzzle: Puzzle
    sure: float  # points that the answer gains at least, in rollouts


@dataclass(frozen=True)
class SearchedGame:
    """A game that was searched: its choices, and the puzzles found among its questions."""

    players: int
    seed: int
    choices: list[tuple[int, str]]
    found: list[FoundPuzzle]

    @property
    def source(self) -> str:
        """Return the name of the game's record."""
        return f"{self.players}-{self.seed}"


def scan_game(
    game: Game[Any], players: int, seed: int, gap: float, kinds: Collection[str] = ()
) -> SearchedGame:
    """Let good bots play a game and search its questions for puzzles, or only those of `kinds`."""
    s, chance = game.start(players, seed), Chance(~seed)
    bots = [make_bot(PUZZLE_PLAYER_BOT, game, chance.number()) for _ in range(players)]
    searched = SearchedGame(players, seed, [], [])
    while s.decisions:
        seat, at = s.decisions[0].seat, len(searched.choices)
        kind = s.decisions[0].step.name
        chosen = bots[seat].choose(state_sampler(game, s, seat), seat)
        asked = not kinds or kind in kinds
        best = find_unique_best(game, s, seat, chosen, gap, chance) if asked else None
        if best is not None:
            answer, sure, why = best
            then = following_choices(game, s, seat, answer, chance)
            puzzle = Puzzle(players, seed, at, seat, kind, str(answer), str(chosen), why, then)
            searched.found.append(FoundPuzzle(puzzle, round(sure, 2)))
        searched.choices.append((seat, str(chosen)))
        game.apply(s, seat, chosen)
    return searched


def find_unique_best(
    game: Game[Any], s: State, seat: int, chosen: Choice, gap: float, chance: Chance
) -> tuple[Choice, float, dict[str, float]] | None:
    """Return the one choice that is clearly better than the chosen one and all others, or None.

    With the points that it gains at least, and what it gains on average, by part.
    """
    if len(game.decision(s, seat).choices) < MIN_QUESTION_CHOICES:
        return None
    imagine = state_sampler(game, s, seat)
    glance = search_estimates(game, imagine, seat, chance, FIRST_SEARCH_ITERATIONS)
    if expected_loss(glance, glance[0].choice, chosen) < gap / 2:
        return None
    searches: list[list[ChoiceEstimate]] = []
    for _ in range(AGREEING_SEARCHES):
        searches.append(search_estimates(game, imagine, seat, chance))
        best = searches[0][0].choice
        if best == chosen or not is_clearly_preferred(searches[-1], best, chosen, gap):
            return None
    others = next_best_choices(searches, chosen)
    if best in second_opinions(game, imagine, seat, chance) or not has_clear_lead(
        search_values(game, imagine, seat, [best, chosen, *others], chance.number()),
        best,
        chosen,
        gap,
    ):
        return None
    sure, why = explain_gain(game, imagine, seat, best, chosen, gap, chance)
    if sure <= gap or not is_better_than_all(game, imagine, seat, best, others, chance):
        return None
    if not is_confirmed_by_search(game, imagine, seat, best, chosen, chance):
        return None
    return best, sure, why


def is_clearly_preferred(
    thoughts: list[ChoiceEstimate], best: Choice, chosen: Choice, gap: float
) -> bool:
    """Return whether a search prefers `best` to `chosen` by the gap, to others by half of it."""
    others = [one.margin for one in thoughts[1:] if one.visits >= MIN_CHOICE_VISITS]
    return (
        thoughts[0].choice == best
        and expected_loss(thoughts, best, chosen) >= gap
        and all(thoughts[0].margin - margin >= gap / 2 for margin in others)
    )


def has_clear_lead(
    worths: Mapping[Choice, float], best: Choice, chosen: Choice, gap: float
) -> bool:
    """Return whether `best` is worth the gap more than `chosen`, half of it more than others."""
    ahead = {choice: worths[best] - worth for choice, worth in worths.items() if choice != best}
    return ahead[chosen] >= gap and min(ahead.values()) >= gap / 2


def second_opinions(
    game: Game[Any], imagine: StateSampler, seat: int, chance: Chance
) -> list[Choice]:
    """Return the choices of several bots of the same level."""
    asked = [make_bot(PUZZLE_PLAYER_BOT, game, chance.number()) for _ in range(SECOND_OPINION_BOTS)]
    return [bot.choose(imagine, seat) for bot in asked]


def explain_gain(
    game: Game[Any],
    imagine: StateSampler,
    seat: int,
    best: Choice,
    other: Choice,
    hoped: float,
    chance: Chance,
) -> tuple[float, dict[str, float]]:
    """Return the points that `best` gains at least over `other`, and its average gain by part.

    Good bots play on from both for a while; what comes later cannot be attributed to the choice.
    """
    changes: list[dict[str, float]] = []

    def gained() -> Iterator[float]:
        for one, another in rollout_pairs(game, imagine, seat, best, other, chance, ERRING_ROLLOUT):
            changes.append(
                parts_difference(
                    shown_lead_parts(game, one, seat), shown_lead_parts(game, another, seat)
                )
            )
            yield math.fsum(changes[-1].values())

    return lower_bound(run_until_clear(gained(), hoped)), mean_parts(changes)


def shown_lead_parts(game: Game[Any], s: State, seat: int) -> dict[str, float]:
    """Return the parts of a seat's expected points by the weights for people; may change the state.

    After the end these are the lines of its score sheet.
    """
    worths = expected_points(game, s)
    if s.decisions:
        return lead_parts(game, s, seat, worths, game.learned(s).show)
    lines: Counter[str] = Counter()
    for line in game.scores(s)[seat].lines:
        lines[text_key(SCORE_KEY_PREFIX, line.category)] += line.points
    return {**lines, RIVALS_KEY: lead_over_mean(worths, seat) - worths[seat]}


def parts_difference(one: Mapping[str, float], other: Mapping[str, float]) -> dict[str, float]:
    return {key: one.get(key, 0.0) - other.get(key, 0.0) for key in {**one, **other}}


def mean_parts(changes: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Return the averages of these changes to a tenth, the largest first, without zeros."""
    total: Counter[str] = Counter()
    for change in changes:
        total.update(change)
    told = {key: round(points / len(changes), 1) for key, points in total.items()}
    return {key: told[key] for key in sorted(told, key=lambda key: -abs(told[key])) if told[key]}


def following_choices(
    game: Game[Any], s: State, seat: int, answer: Choice, chance: Chance
) -> list[str]:
    """Return the choices that a search makes after the answer, up to chance or the turn's end."""
    twin, choice, made = s.clone(), answer, list[str]()
    while len(made) < MAX_FOLLOWING_CHOICES:
        drawn, twin.revealed = twin.chance.value, False
        game.apply(twin, seat, choice)
        luck = twin.chance.value != drawn or twin.revealed
        if luck or not is_same_turn(game, twin, seat):
            break
        choice = search_estimates(game, state_sampler(game, twin, seat), seat, chance)[0].choice
        made.append(str(choice))
    return made


def is_same_turn(game: Game[Any], s: State, seat: int) -> bool:
    """Return whether the turn of this seat continues."""
    asked = asked_seat(s) if s.decisions else -1
    return asked == seat and not game.decision(s, seat).step.opens_turn


def lower_bound_gain(
    game: Game[Any], imagine: StateSampler, seat: int, best: Choice, other: Choice, chance: Chance
) -> float:
    """Return the points that `best` gains at least over another choice that did not tempt."""
    some = islice(
        rollout_differences(game, imagine, seat, best, other, chance, ERRING_ROLLOUT),
        MAX_ROLLOUT_PAIRS,
    )
    return lower_bound(run_until_clear(some, 0.0))


def is_confirmed_by_search(
    game: Game[Any], imagine: StateSampler, seat: int, best: Choice, other: Choice, chance: Chance
) -> bool:
    """Return whether rollouts by search bots, which overlook less, confirm the answer."""
    search_on = partial(
        play_search_rollout,
        iterations=SEARCH_ROLLOUT_ITERATIONS,
        turns=game.level(MASTER_LEVEL).turns,
    )
    few = islice(
        rollout_differences(game, imagine, seat, best, other, chance, search_on),
        SEARCH_ROLLOUT_PAIRS.stop,
    )
    return run_until_clear(few, 0.0, SEARCH_ROLLOUT_PAIRS.start).agrees


def lower_bound(found: PairedResult) -> float:
    """Return the lower bound of the mean gain."""
    return found.mean - LOWER_BOUND_STANDARD_ERRORS * found.error


def next_best_choices(searches: Sequence[list[ChoiceEstimate]], chosen: Choice) -> list[Choice]:
    """Return the choices that the searches liked next best, without the chosen one."""
    liked: Counter[Choice] = Counter()
    for thoughts in searches:
        for one in thoughts[1:]:
            liked[one.choice] += one.visits
    del liked[chosen]
    return [choice for choice, _ in liked.most_common(MAX_OTHER_ALTERNATIVES)]


def is_better_than_all(
    game: Game[Any],
    imagine: StateSampler,
    seat: int,
    best: Choice,
    others: Iterable[Choice],
    chance: Chance,
) -> bool:
    """Return whether the choice leads to a better result than each of these."""
    return all(lower_bound_gain(game, imagine, seat, best, other, chance) > 0 for other in others)


def select_varied_puzzles(
    found: Iterable[FoundPuzzle], most: int, kept: Sequence[Puzzle] = ()
) -> list[Puzzle]:
    """Return the puzzles in `kept` and the clearest new ones, in mixed order, `most` in all.

    At most a few are from the same game or ask the same kind of question.
    """
    chosen = list(kept)
    games = Counter(one.source for one in kept)
    kinds = Counter(one.kind for one in kept)
    for one in sorted(found, key=lambda one: -one.sure):
        source, kind = one.puzzle.source, one.puzzle.kind
        if (
            games[source] < MAX_PUZZLES_PER_GAME
            and kinds[kind] < max(1, most // QUESTION_KIND_DIVISOR)
            and len(chosen) < most
        ):
            games[source] += 1
            kinds[kind] += 1
            chosen.append(one.puzzle)
    return sorted(chosen, key=lambda one: Chance(one.seed << 12 | one.at).number())
