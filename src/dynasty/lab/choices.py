"""Choices of one question, each followed by the same luck: what makes the difference.

How a game ended says what goes along with winning, not what brings it about: who is ahead has
more of everything. Between the choices of one question only what was chosen differs.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from dynasty.bots.going_on import gone_on
from dynasty.bots.greedy import GreedyBot, follow
from dynasty.bots.table import answer
from dynasty.kernel import Chance, Choice, Game, State, asked_seat
from dynasty.kernel.value import Weights
from dynasty.lab.crew import Hands
from dynasty.lab.harvest import digest, harvest
from dynasty.lab.positions import ERRORS, Position, opened, read_positions
from dynasty.lab.runs import bot_seed, loaded

EVERY: Final = 8  # one in so many questions of a game is looked into
BEST: Final = 3  # choices that look best are tried
OTHERS: Final = 1  # and so many of the others
LUCKS: Final = 1  # ways on from each choice, the same for all choices of a question
REACH: Final = 0.1  # of a game: so far they are played, and then the weights for people tell

Question = list[Position]
"""What its choices lead to, with the mean of how that goes on."""
Questions = dict[int, list[Question]]
"""By the seed of their game."""


@dataclass(frozen=True)
class Task:
    """Some games to play by these weights; without any, as hands wrote them."""

    game: str
    seats: int
    seeds: range
    weights: Mapping[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """For names of files: how many play, and by which weights."""
        return f"{self.seats}-{digest(self.weights)}"


def gather_questions(task: Task, folder: Path | None, hands: Hands, title: str) -> Questions:
    """The questions of all games of a task; what lies in the folder already is not played again."""
    name = f"questions-{task.key}.jsonl"
    file = None if folder is None else opened(folder, task.game) / name
    return harvest(play_questions, read_questions, task, file, hands, title)


def read_questions(found: list[list[dict[str, Any]]]) -> list[Question]:
    return [read_positions(one) for one in found]


def play_questions(task: Task) -> Questions:
    """Play the games of a task."""
    game, weights = loaded(task.game), Weights(task.weights)
    return {seed: questions(game, task.seats, seed, weights) for seed in task.seeds}


def questions(game: Game[Any], seats: int, seed: int, weights: Weights) -> list[Question]:
    """One game of bots that err: some of its questions, and what their choices lead to."""
    players = [
        GreedyBot(game, bot_seed(seed, at), ERRORS[(seed + at) % len(ERRORS)], weights)
        for at in range(seats)
    ]
    s: State = game.start(seats, seed)
    chance, found = Chance(bot_seed(seed, seats)), list[Question]()
    while s.decisions:
        decision = s.decisions[0]
        if len(decision.choices) > 1 and chance.below(EVERY) == 0:
            found += looked_into(game, s, decision.seat, chance.number(), weights)
        game.apply(s, decision.seat, answer(game, players[decision.seat], s, decision.seat))
    return found


def looked_into(
    game: Game[Any], s: State, seat: int, seed: int, weights: Weights
) -> list[Question]:
    """The question of the seat, from one imagined state; nothing if the game may end at once."""
    chance = Chance(seed)
    bot, imagined = GreedyBot(game, chance.number(), 0.0, weights, 1), chance.number()
    lucks = [chance.number() for _ in range(LUCKS)]
    tried = []
    for choice in promising(bot, game.imagine(s, seat, imagined), seat, chance):
        after = game.imagine(s, seat, imagined)
        follow(game, after, seat, choice)
        tried.append(after)
    if len(tried) < 2 or not all(after.decisions for after in tried):
        return []
    until = max(game.progress(after) for after in tried) + REACH
    return [[outcome(game, after, seat, until, lucks, weights) for after in tried]]


def promising(bot: GreedyBot, s: State, seat: int, chance: Chance) -> list[Choice]:
    """The choices that look best, and some of the others."""
    decision = s.decision_of(seat)
    choices = decision.choices if decision else []
    values = [0.0] * len(choices)
    bot.look_ahead(s, seat, choices, values)
    order = sorted(range(len(choices)), key=lambda number: -values[number])
    rest = order[BEST:]
    drawn = [rest.pop(chance.below(len(rest))) for _ in range(min(OTHERS, len(rest)))]
    return [choices[number] for number in (*order[:BEST], *drawn)]


def outcome(
    game: Game[Any], s: State, seat: int, until: float, lucks: Sequence[int], weights: Weights
) -> Position:
    """The parts of all seats where a stretch ended, and the mean of how it went on."""
    parts = [game.appraise(s, q) for q in range(game.contenders(s))]
    totals = [0.0] * len(parts)
    for luck in lucks:
        for q, points in enumerate(gone_on(game, s, until, luck, weights)):
            totals[q] += points / len(lucks)
    return Position(game.progress(s), seat, asked_seat(s), parts, totals, [])
