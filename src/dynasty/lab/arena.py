"""The arena: play what the plan asks and is not played yet."""

import time
from contextlib import closing
from dataclasses import dataclass
from math import ceil, log2
from pathlib import Path
from typing import Final

from dynasty.bots.table import answer
from dynasty.kernel import State
from dynasty.lab.crew import Hands
from dynasty.lab.journal import Journal, Result
from dynasty.lab.plan import Fixture, Plan
from dynasty.lab.runs import loaded, make_bots, spread

SPANS_PER_DOUBLING: Final = 8  # times are known to 9 % where only their spans are kept
SHORTEST: Final = 1e-6


@dataclass(frozen=True)
class Task:
    """A game to play, for any process."""

    game: str
    options: dict[str, str]
    fixture: Fixture


def play_plan(plan: Plan, folder: Path, hands: Hands, title: str) -> dict[str, Result]:
    """Play what is left of the plan, keeping every game when it is over; all games by key."""
    journal = Journal(folder, plan.as_data(), Result)
    tasks = [
        Task(plan.game, dict(plan.options), fixture)
        for seats in plan.seats
        for fixture in plan.fixtures(seats)
        if fixture.key not in journal.done
    ]
    with journal, closing(spread(play_task, tasks, hands, title)) as results:
        for result in results:
            journal.add(result)
    return journal.done


def play_task(task: Task) -> Result:
    """One whole game, with a look at the clock before and after every choice."""
    game, fixture = loaded(task.game), task.fixture
    players = make_bots(game, fixture.seating, fixture.seed)
    times: list[list[float]] = [[] for _ in players]
    s: State = game.start(len(players), fixture.seed, task.options)
    while s.decisions:
        seat = s.decisions[0].seat
        began = time.process_time()
        choice = answer(game, players[seat], s, seat)
        times[seat].append(time.process_time() - began)
        game.apply(s, seat, choice)
    return Result(
        fixture.key,
        list(fixture.seating),
        fixture.seed,
        places(game.ranking(s), game.winners(s)),
        [sheet.total for sheet in game.scores(s)],
        [len(taken) for taken in times],
        [round(sum(taken), 6) for taken in times],
        [round(max(taken, default=0.0), 6) for taken in times],
        [spans(taken) for taken in times],
    )


def places(ranking: list[int], winners: list[int]) -> list[int]:
    """The place of each seat; all winners are first."""
    found = [0] * len(ranking)
    for place, seat in enumerate(ranking, 1):
        found[seat] = 1 if seat in winners else place
    return found


def spans(seconds: list[float]) -> dict[str, int]:
    """How many choices took how long, in steps of an eighth of a doubling."""
    found: dict[str, int] = {}
    for taken in seconds:
        name = str(span(taken))
        found[name] = found.get(name, 0) + 1
    return found


def span(seconds: float) -> int:
    """The number of the span that a time falls into."""
    return ceil(SPANS_PER_DOUBLING * log2(max(seconds, SHORTEST)))


def span_end(number: int) -> float:
    """The longest time of a span, in seconds."""
    return float(2 ** (number / SPANS_PER_DOUBLING))
