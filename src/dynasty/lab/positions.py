"""Positions of whole games, as each seat sees them, with how the game ended: to learn from."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from dynasty.bots import Bot
from dynasty.bots.greedy import GreedyBot
from dynasty.bots.outlook import ending
from dynasty.bots.table import answer
from dynasty.kernel import Game, State
from dynasty.lab.crew import Hands
from dynasty.lab.journal import drop_torn_line, keep_plan
from dynasty.lab.runs import bot_seed, chunks, loaded, make_bots, spread

MOMENTS: Final = 12  # of a game, at equal distances of its progress
SAMPLES: Final = 4  # imaginings, of which the mean is kept
ERRORS: Final = (0.1, 0.2, 0.3)  # points: of bots that play to learn from; no two games are alike
PLAN: Final = "plan.json"


@dataclass(frozen=True)
class Position:
    """A moment of a game as a seat sees it, and what came of it; lists are by seat."""

    progress: float
    seat: int
    asked: int
    parts: list[dict[str, float]]  # of those who can win
    totals: list[int]
    wins: list[float]  # 1 for the winner, shares for several


@dataclass(frozen=True)
class Task:
    """Some games to play; without bots, those that one learns from."""

    game: str
    seats: int
    seeds: range
    bots: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)

    def players(self, game: Game[Any], seed: int) -> list[Bot]:
        """Who sits at the table of this seed; in the next one everybody sits a seat further."""
        seats = range(self.seats)
        if not self.bots:
            errors = [ERRORS[(seed + seat) % len(ERRORS)] for seat in seats]
            return [GreedyBot(game, bot_seed(seed, at), errors[at]) for at in seats]
        names = [self.bots[(seed + seat) % len(self.bots)] for seat in seats]
        return make_bots(game, names, seed)


Games = dict[int, list[Position]]
"""Positions by the seed of their game."""


def play_positions(task: Task) -> Games:
    """Play the games of a task."""
    game = loaded(task.game)
    return {
        seed: positions(game, task.players(game, seed), seed, task.options) for seed in task.seeds
    }


def positions(
    game: Game[Any], players: Sequence[Bot], seed: int, options: Mapping[str, str]
) -> list[Position]:
    """One game: as every player sees it at some moments."""
    s: State = game.start(len(players), seed, options)
    due = 0.0
    seen: list[tuple[float, int, int, list[dict[str, float]]]] = []
    while s.decisions:
        progress, asked = game.progress(s), s.decisions[0].seat
        if progress >= due:
            due = progress + 1 / MOMENTS
            seen += [
                (progress, seat, asked, mean_parts(game, s, seat)) for seat in range(len(players))
            ]
        game.apply(s, asked, answer(game, players[asked], s, asked))
    contenders = game.contenders(s)
    totals = [sheet.total for sheet in game.scores(s)][:contenders]
    wins = ending(game, s)[:contenders]
    return [Position(*moment, totals, wins) for moment in seen]


def mean_parts(game: Game[Any], s: State, seat: int) -> list[dict[str, float]]:
    """The parts of all who can win, as the seat imagines them."""
    found: list[dict[str, float]] = [{} for _ in range(game.contenders(s))]
    for number in range(SAMPLES):
        imagined = game.imagine(s, seat, number)
        for q, parts in enumerate(found):
            for key, points in game.appraise(imagined, q).items():
                parts[key] = parts.get(key, 0.0) + points / SAMPLES
    return [{key: round(points, 3) for key, points in parts.items()} for parts in found]


def gather(task: Task, folder: Path | None, hands: Hands, title: str) -> Games:
    """The positions of all games of a task; what lies in the folder already is not played again."""
    if folder is None:
        return dict(flat(spread(play_positions, split(task, task.seeds), hands, title, size)))
    folder.mkdir(parents=True, exist_ok=True)
    game = loaded(task.game)
    plan = {"game": task.game, "rules": game.version, "components": game.box.digest}
    keep_plan(folder / PLAN, plan)
    file = folder / f"positions-{task.seats}.jsonl"
    file.touch()
    drop_torn_line(file)
    done = dict(read_games(file))
    missing = [seed for seed in task.seeds if seed not in done]
    parts = split(task, range(missing[0], task.seeds.stop)) if missing else []
    with (
        file.open("a", encoding="utf-8") as lines,
        closing(spread(play_positions, parts, hands, title, size)) as results,
    ):
        for seed, found in flat(results):
            if seed not in done:
                line = {"seed": seed, "positions": [asdict(one) for one in found]}
                lines.write(json.dumps(line, separators=(",", ":")) + "\n")
                done[seed] = found
    return {seed: done[seed] for seed in task.seeds}


def split(task: Task, seeds: range) -> list[Task]:
    """The same task in portions."""
    return [
        Task(task.game, task.seats, portion, task.bots, task.options)
        for portion in chunks(seeds.start, len(seeds))
    ]


def size(task: Task) -> int:
    return len(task.seeds)


def flat(results: Iterator[Games]) -> Iterator[tuple[int, list[Position]]]:
    for games in results:
        yield from games.items()


def read_games(file: Path) -> Iterator[tuple[int, list[Position]]]:
    """What was played before."""
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            data = json.loads(line)
            yield data["seed"], [Position(**one) for one in data["positions"]]
