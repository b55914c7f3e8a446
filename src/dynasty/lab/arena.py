"""The arena: play the games of a plan that have not been played yet."""

import time
from contextlib import closing
from dataclasses import dataclass
from math import ceil, log2
from pathlib import Path
from typing import Final

from dynasty.bots.self_play import bot_answer
from dynasty.kernel import State
from dynasty.lab.arena_plan import ArenaPlan, Fixture
from dynasty.lab.parallel import load_game, make_bots, run_tasks
from dynasty.lab.results_journal import GameResult, Journal
from dynasty.lab.task_pool import Backend

SPANS_PER_DOUBLING: Final = 8  # times are known to 9 % where only their spans are stored
MIN_SPAN_SECONDS: Final = 1e-6


@dataclass(frozen=True)
class ArenaTask:
    """A game to play, which can be sent to any process."""

    game: str
    options: dict[str, str]
    fixture: Fixture


def play_plan(plan: ArenaPlan, folder: Path, hands: Backend, title: str) -> dict[str, GameResult]:
    """Play the missing games of a plan, save each when it ends, and return all games by key."""
    journal = Journal(folder, plan.as_data(), GameResult)
    tasks = [
        ArenaTask(plan.game, dict(plan.options), fixture)
        for seats in plan.seats
        for fixture in plan.fixtures(seats)
        if fixture.key not in journal.done
    ]
    with journal, closing(run_tasks(play_fixture, tasks, hands, title)) as results:
        for result in results:
            journal.add(result)
    return journal.done


def play_fixture(task: ArenaTask) -> GameResult:
    """Play one whole game and measure the CPU time of every choice."""
    game, fixture = load_game(task.game), task.fixture
    players = make_bots(game, fixture.seating, fixture.seed)
    times: list[list[float]] = [[] for _ in players]
    s: State = game.start(len(players), fixture.seed, task.options)
    while s.decisions:
        seat = s.decisions[0].seat
        began = time.process_time()
        choice = bot_answer(game, players[seat], s, seat)
        times[seat].append(time.process_time() - began)
        game.apply(s, seat, choice)
    return GameResult(
        fixture.key,
        list(fixture.seating),
        fixture.seed,
        seat_places(game.ranking(s), game.winners(s)),
        [sheet.total for sheet in game.scores(s)],
        [len(taken) for taken in times],
        [round(sum(taken), 6) for taken in times],
        [round(max(taken, default=0.0), 6) for taken in times],
        [span_counts(taken) for taken in times],
    )


def seat_places(ranking: list[int], winners: list[int]) -> list[int]:
    """Return the place of each seat; all winners are first."""
    found = [0] * len(ranking)
    for place, seat in enumerate(ranking, 1):
        found[seat] = 1 if seat in winners else place
    return found


def span_counts(seconds: list[float]) -> dict[str, int]:
    """Return how many choices took how long, in steps of an eighth of a doubling."""
    found: dict[str, int] = {}
    for taken in seconds:
        name = str(span_number(taken))
        found[name] = found.get(name, 0) + 1
    return found


def span_number(seconds: float) -> int:
    """Return the number of the span that contains a time."""
    return ceil(SPANS_PER_DOUBLING * log2(max(seconds, MIN_SPAN_SECONDS)))


def span_end(number: int) -> float:
    """Return the longest time of a span, in seconds."""
    return float(2 ** (number / SPANS_PER_DOUBLING))
