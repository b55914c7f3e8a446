"""Samples of positions: moments of whole games as each seat sees them, with the result."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from dynasty.bots import Bot
from dynasty.bots.greedy_bot import GreedyBot
from dynasty.bots.self_play import bot_answer
from dynasty.bots.win_probability import unsealed_value_parts, win_shares
from dynasty.kernel import Chance, Game, State, asked_seat
from dynasty.lab.parallel import bot_seed, load_game, make_bots
from dynasty.lab.results_journal import save_plan
from dynasty.lab.resumable_runs import collect_resumable
from dynasty.lab.task_pool import Backend

SAMPLES_PER_GAME: Final = 12  # samples of a game, one in each of as many equal stretches
STATE_SAMPLES: Final = 4  # sampled states, of which the mean is stored
BOT_ERRORS: Final = (
    0.1,
    0.2,
    0.3,
)  # points: errors of the bots in training games, which all differ
SOLO_BOT_ERRORS: Final = (
    0.0,
    0.02,
    0.05,
)  # the same in solo games: else margins would be too low
PLAN_FILE: Final = "plan.json"


@dataclass(frozen=True)
class PositionSample:
    """A moment of a game as a seat sees it, and the result of the game; lists are by seat."""

    progress: float
    seat: int
    asked: int  # -1 if all answer in secret
    parts: list[dict[str, float]]  # of those who can win
    totals: Sequence[float]
    wins: list[float]  # 1 for the winner, shares for several


@dataclass(frozen=True)
class PositionTask:
    """Games to play; without bots, by bots that err a little."""

    game: str
    seats: int
    seeds: range
    bots: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)

    def players(self, game: Game[Any], seed: int) -> list[Bot]:
        """Return the bots of a game, by seat; each sits one seat further for the next seed.

        All of them err equally: otherwise the stronger bot would stay ahead in every game.
        """
        seats = range(self.seats)
        if not self.bots:
            errors = BOT_ERRORS if self.seats > 1 else SOLO_BOT_ERRORS
            error = errors[seed % len(errors)]
            return [GreedyBot(game, bot_seed(seed, at), error) for at in seats]
        names = [self.bots[(seed + seat) % len(self.bots)] for seat in seats]
        return make_bots(game, names, seed)


PositionsBySeed = dict[int, list[PositionSample]]
"""Positions by the seed of their game."""


def play_positions(task: PositionTask) -> PositionsBySeed:
    """Play the games of a task and return their sampled positions."""
    game = load_game(task.game)
    return {
        seed: sample_positions(game, task.players(game, seed), seed, task.options)
        for seed in task.seeds
    }


def sample_positions(
    game: Game[Any], players: Sequence[Bot], seed: int, options: Mapping[str, str]
) -> list[PositionSample]:
    """Play one game and return some positions of it, as every player sees them."""
    s: State = game.start(len(players), seed, options)
    moments = MomentSampler(Chance(bot_seed(seed, len(players))))
    while s.decisions:
        moments.pass_by(game.progress(s), s)
        asked = s.decisions[0].seat
        game.apply(s, asked, bot_answer(game, players[asked], s, asked))
    contenders = game.contenders(s)
    totals = [sheet.total for sheet in game.scores(s)][:contenders]
    wins = win_shares(game, s)[:contenders]
    return [
        PositionSample(
            game.progress(then),
            seat,
            asked_seat(then),
            imagined_parts(game, then, seat),
            totals,
            wins,
        )
        for then in moments.kept.values()
        for seat in range(len(players))
    ]


class MomentSampler:
    """A sample of the states of a game: one of each stretch, all equally likely.

    The first state of a stretch would often be the start of a round, where nobody has had a turn
    more; but players see their chances at every question.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.passed = [0] * SAMPLES_PER_GAME
        self.kept: dict[int, State] = {}

    def pass_by(self, progress: float, s: State) -> None:
        stretch = min(int(progress * SAMPLES_PER_GAME), SAMPLES_PER_GAME - 1)
        self.passed[stretch] += 1
        if self.chance.below(self.passed[stretch]) == 0:
            self.kept[stretch] = s.clone()


def imagined_parts(game: Game[Any], s: State, seat: int) -> list[dict[str, float]]:
    """Return the parts of all contenders, as the seat imagines them."""
    found: list[dict[str, float]] = [{} for _ in range(game.contenders(s))]
    for number in range(STATE_SAMPLES):
        imagined = game.imagine(s, seat, number)
        for own, appraised in zip(found, unsealed_value_parts(game, imagined), strict=True):
            for key, points in appraised.items():
                own[key] = own.get(key, 0.0) + points / STATE_SAMPLES
    return [{key: round(points, 3) for key, points in own.items()} for own in found]


def gather_positions(
    task: PositionTask, folder: Path | None, hands: Backend, title: str
) -> PositionsBySeed:
    """Return the positions of all games of a task; games in the folder are not played again."""
    file = (
        None
        if folder is None
        else open_game_folder(folder, task.game) / f"positions-{task.seats}.jsonl"
    )
    return collect_resumable(play_positions, read_positions, task, file, hands, title)


def open_game_folder(folder: Path, name: str) -> Path:
    """Create the folder of a game, or check that it has the current rules and components."""
    folder.mkdir(parents=True, exist_ok=True)
    game = load_game(name)
    plan = {"game": name, "rules": game.version, "components": game.box.digest}
    save_plan(folder / PLAN_FILE, plan)
    return folder


def read_positions(found: list[dict[str, Any]]) -> list[PositionSample]:
    return [PositionSample(**one) for one in found]
