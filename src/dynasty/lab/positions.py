"""Positions of whole games, as each seat sees them, with how the game ended: to learn from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from dynasty.bots import Bot
from dynasty.bots.greedy import GreedyBot
from dynasty.bots.outlook import ending, open_parts
from dynasty.bots.table import answer
from dynasty.kernel import Chance, Game, State, asked_seat
from dynasty.lab.crew import Hands
from dynasty.lab.harvest import harvest
from dynasty.lab.journal import keep_plan
from dynasty.lab.runs import bot_seed, loaded, make_bots

MOMENTS: Final = 12  # of a game, one in each of as many stretches of it
SAMPLES: Final = 4  # imaginings, of which the mean is kept
ERRORS: Final = (0.1, 0.2, 0.3)  # points: of bots that play to learn from; no two games are alike
ALONE: Final = (
    0.0,
    0.02,
    0.05,
)  # the same where no rival errs, too: margins would come out too low
PLAN: Final = "plan.json"


@dataclass(frozen=True)
class Position:
    """A moment of a game as a seat sees it, and what came of it; lists are by seat."""

    progress: float
    seat: int
    asked: int  # -1 where all answer in secret
    parts: list[dict[str, float]]  # of those who can win
    totals: Sequence[float]
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
        """Who sits at the table of this seed; in the next one everybody sits a seat further.

        One learns from equals: where one errs more than another, whoever is ahead stays ahead.
        """
        seats = range(self.seats)
        if not self.bots:
            errors = ERRORS if self.seats > 1 else ALONE
            error = errors[seed % len(errors)]
            return [GreedyBot(game, bot_seed(seed, at), error) for at in seats]
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
    moments = Moments(Chance(bot_seed(seed, len(players))))
    while s.decisions:
        moments.pass_by(game.progress(s), s)
        asked = s.decisions[0].seat
        game.apply(s, asked, answer(game, players[asked], s, asked))
    contenders = game.contenders(s)
    totals = [sheet.total for sheet in game.scores(s)][:contenders]
    wins = ending(game, s)[:contenders]
    return [
        Position(game.progress(then), seat, asked_seat(then), parts(game, then, seat), totals, wins)
        for then in moments.kept.values()
        for seat in range(len(players))
    ]


class Moments:
    """States that a game passed by: one of each stretch of it, any with the same chance.

    The first one of a stretch would often be the start of a round, where nobody is ahead by having
    had a turn more; people are told their chances at every question.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.passed = [0] * MOMENTS
        self.kept: dict[int, State] = {}

    def pass_by(self, progress: float, s: State) -> None:
        stretch = min(int(progress * MOMENTS), MOMENTS - 1)
        self.passed[stretch] += 1
        if self.chance.below(self.passed[stretch]) == 0:
            self.kept[stretch] = s.clone()


def parts(game: Game[Any], s: State, seat: int) -> list[dict[str, float]]:
    """The parts of all who can win, as the seat imagines them."""
    found: list[dict[str, float]] = [{} for _ in range(game.contenders(s))]
    for number in range(SAMPLES):
        imagined = game.imagine(s, seat, number)
        for own, appraised in zip(found, open_parts(game, imagined), strict=True):
            for key, points in appraised.items():
                own[key] = own.get(key, 0.0) + points / SAMPLES
    return [{key: round(points, 3) for key, points in own.items()} for own in found]


def gather(task: Task, folder: Path | None, hands: Hands, title: str) -> Games:
    """The positions of all games of a task; what lies in the folder already is not played again."""
    file = None if folder is None else opened(folder, task.game) / f"positions-{task.seats}.jsonl"
    return harvest(play_positions, read_positions, task, file, hands, title)


def opened(folder: Path, name: str) -> Path:
    """The folder of a game under its rules and with its components of today."""
    folder.mkdir(parents=True, exist_ok=True)
    game = loaded(name)
    plan = {"game": name, "rules": game.version, "components": game.box.digest}
    keep_plan(folder / PLAN, plan)
    return folder


def read_positions(found: list[dict[str, Any]]) -> list[Position]:
    return [Position(**one) for one in found]
