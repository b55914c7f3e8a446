"""Samples of questions: what each choice leads to, followed by the same random draws.

The end of a game shows what goes along with winning, not what causes it: the leader has more of
everything. Between the choices of one question, only the choice differs.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from dynasty.bots.greedy_bot import GreedyBot, play_stretch
from dynasty.bots.rollout import rollout_values
from dynasty.bots.self_play import bot_answer
from dynasty.kernel import Chance, Choice, Game, State, asked_seat
from dynasty.kernel.value_model import Weights
from dynasty.lab.parallel import bot_seed, load_game
from dynasty.lab.position_samples import (
    BOT_ERRORS,
    PositionSample,
    open_game_folder,
    read_positions,
)
from dynasty.lab.resumable_runs import collect_resumable, weights_digest
from dynasty.lab.task_pool import Backend

QUESTIONS_PER_SAMPLE: Final = 8  # questions of a game, of which one is sampled
BEST_CHOICES_TRIED: Final = 3  # most promising choices that are tried
OTHER_CHOICES_TRIED: Final = 1  # other choices that are tried
ROLLOUTS_PER_CHOICE: Final = 1  # rollouts from each choice, with the same seeds for all choices
ROLLOUT_LENGTH: Final = (
    0.1  # length of a rollout as a share of the game; then the shown weights estimate it
)

QuestionSample = list[PositionSample]
"""What its choices lead to, with the mean of how that goes on."""
QuestionSamples = dict[int, list[QuestionSample]]
"""By the seed of their game."""


@dataclass(frozen=True)
class QuestionTask:
    """Games to play with these weights; empty weights mean the hand-written ones."""

    game: str
    seats: int
    seeds: range
    weights: Mapping[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """Return a key for file names: the number of players and the weights."""
        return f"{self.seats}-{weights_digest(self.weights)}"


def gather_questions(
    task: QuestionTask, folder: Path | None, hands: Backend, title: str
) -> QuestionSamples:
    """Return the questions of all games of a task; games in the folder are not replayed."""
    name = f"questions-{task.key}.jsonl"
    file = None if folder is None else open_game_folder(folder, task.game) / name
    return collect_resumable(play_questions, read_questions, task, file, hands, title)


def read_questions(found: list[list[dict[str, Any]]]) -> list[QuestionSample]:
    return [read_positions(one) for one in found]


def play_questions(task: QuestionTask) -> QuestionSamples:
    """Play the games of a task and return their sampled questions."""
    game, weights = load_game(task.game), Weights(task.weights)
    return {seed: sample_questions(game, task.seats, seed, weights) for seed in task.seeds}


def sample_questions(
    game: Game[Any], seats: int, seed: int, weights: Weights
) -> list[QuestionSample]:
    """Play one game of bots that err; return some of its questions with their outcomes."""
    players = [
        GreedyBot(game, bot_seed(seed, at), BOT_ERRORS[(seed + at) % len(BOT_ERRORS)], weights)
        for at in range(seats)
    ]
    s: State = game.start(seats, seed)
    chance, found = Chance(bot_seed(seed, seats)), list[QuestionSample]()
    while s.decisions:
        decision = s.decisions[0]
        if len(decision.choices) > 1 and chance.below(QUESTIONS_PER_SAMPLE) == 0:
            found += sample_question(game, s, decision.seat, chance.number(), weights)
        game.apply(s, decision.seat, bot_answer(game, players[decision.seat], s, decision.seat))
    return found


def sample_question(
    game: Game[Any], s: State, seat: int, seed: int, weights: Weights
) -> list[QuestionSample]:
    """Sample the outcomes of a question on an imagined state; empty if the game may end."""
    chance = Chance(seed)
    bot, imagined = GreedyBot(game, chance.number(), 0.0, weights, 1), chance.number()
    lucks = [chance.number() for _ in range(ROLLOUTS_PER_CHOICE)]
    tried = []
    for choice in promising_choices(bot, game.imagine(s, seat, imagined), seat, chance):
        after = game.imagine(s, seat, imagined)
        play_stretch(game, after, seat, choice)
        tried.append(after)
    if len(tried) < 2 or not all(after.decisions for after in tried):
        return []
    until = max(game.progress(after) for after in tried) + ROLLOUT_LENGTH
    return [[choice_outcome(game, after, seat, until, lucks, weights) for after in tried]]


def promising_choices(bot: GreedyBot, s: State, seat: int, chance: Chance) -> list[Choice]:
    """Return the choices that look best, and some of the others."""
    decision = s.decision_of(seat)
    choices = decision.choices if decision else []
    values = [0.0] * len(choices)
    bot.look_ahead(s, seat, choices, values)
    order = sorted(range(len(choices)), key=lambda number: -values[number])
    rest = order[BEST_CHOICES_TRIED:]
    drawn = [rest.pop(chance.below(len(rest))) for _ in range(min(OTHER_CHOICES_TRIED, len(rest)))]
    return [choices[number] for number in (*order[:BEST_CHOICES_TRIED], *drawn)]


def choice_outcome(
    game: Game[Any], s: State, seat: int, until: float, lucks: Sequence[int], weights: Weights
) -> PositionSample:
    """Return the parts of all seats after a stretch, with the mean totals of its rollouts."""
    parts = [game.appraise(s, q) for q in range(game.contenders(s))]
    totals = [0.0] * len(parts)
    for luck in lucks:
        for q, points in enumerate(rollout_values(game, s, until, luck, weights)):
            totals[q] += points / len(lucks)
    return PositionSample(game.progress(s), seat, asked_seat(s), parts, totals, [])
