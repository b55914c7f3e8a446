"""The balance of a game: bots play it as it comes in its box, and all its numbers are counted."""

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median_high
from typing import Any, Final

from dynasty.bots.greedy_bot import play_stretch
from dynasty.bots.self_play import bot_answer
from dynasty.kernel import Chance, Game, State
from dynasty.lab.arena_plan import SOLO_SEATS
from dynasty.lab.parallel import bot_seed, load_game, make_bots, run_tasks
from dynasty.lab.results_journal import Journal
from dynasty.lab.task_pool import Backend

CHOICES_PER_SAMPLE: Final = 8  # choices, of which one is valued option by option
MIN_MATTERING_POINTS: Final = 1.0  # by which the middle option must be worse if a choice matters


@dataclass(frozen=True)
class BalancePlan:
    """The settings that decide which games are played; the numbers of games may grow later."""

    game: str
    rules: str
    components: str
    seats: Mapping[str, tuple[int, ...]]  # sizes of tables, by bot
    games: Mapping[str, int]  # by bot, at each size
    seed: int
    options: Mapping[str, str]

    def as_data(self) -> dict[str, Any]:
        sizes = {bot: list(counts) for bot, counts in self.seats.items()}
        return asdict(self) | {"seats": sizes}

    def tasks(self) -> Iterator["BalanceTask"]:
        """Return every game to play, one kind of bot after the other."""
        for bot, count in self.games.items():
            for seats in self.seats[bot]:
                for seed in range(self.seed, self.seed + count):
                    yield BalanceTask(self.game, self.options, bot, seats, seed)


@dataclass(frozen=True)
class BalanceTask:
    """A game to play, which can be sent to any process."""

    game: str
    options: Mapping[str, str]
    bot: str
    seats: int
    seed: int

    @property
    def key(self) -> str:
        return f"{self.bot}*{self.seats}@{self.seed}"


@dataclass(frozen=True)
class BalanceOutcome:
    """The counts of one game; the last seats may be the game's own opponents."""

    key: str
    winners: list[int]
    sheets: list[dict[str, int]]  # points by category, by seat
    uses: list[dict[str, int]]  # of each choice, by player
    length: int
    options: int  # over all choices
    changes: int  # of the lead
    decided: float  # share of the game after which the winner led
    weighed: int  # choices
    mattered: int  # of these


def play_balance(
    plan: BalancePlan, folder: Path, hands: Backend, title: str
) -> dict[str, BalanceOutcome]:
    """Play the missing games of a plan, save each when it ends, and return all by key."""
    journal = Journal(folder, plan.as_data(), BalanceOutcome)
    tasks = [task for task in plan.tasks() if task.key not in journal.done]
    with journal, closing(run_tasks(play_balance_game, tasks, hands, title)) as outcomes:
        for outcome in outcomes:
            journal.add(outcome)
    return journal.done


def play_balance_game(task: BalanceTask) -> BalanceOutcome:
    """Play one whole game and record who leads at each change of turn; solo, at every choice."""
    game, counted = load_game(task.game), GameCounter(task)
    players = make_bots(game, [task.bot] * task.seats, task.seed)
    s: State = game.start(task.seats, task.seed, task.options)
    while s.decisions:
        seat = s.decisions[0].seat
        counted.look(game, s, seat)
        choice = bot_answer(game, players[seat], s, seat)
        counted.uses[seat][str(choice)] += 1
        game.apply(s, seat, choice)
    return counted.outcome(game, s)


class GameCounter:
    """The counters of a game while it is played."""

    def __init__(self, task: BalanceTask) -> None:
        self.task = task
        self.uses: list[Counter[str]] = [Counter() for _ in range(task.seats)]
        self.chance = Chance(bot_seed(task.seed, task.seats))
        self.leaders: list[tuple[int, int]] = []  # number of choices, and who led after them
        self.asked = -1
        self.length = self.options = self.weighed = self.mattered = 0

    def look(self, game: Game[Any], s: State, seat: int) -> None:
        """Update the counters before a choice is made."""
        if seat != self.asked or self.task.seats == SOLO_SEATS:
            self.note_leader(game, s)
        self.asked = seat
        self.length += 1
        self.options += len(s.decisions[0].choices)
        if self.chance.below(CHOICES_PER_SAMPLE) == 0:
            self.weighed += 1
            self.mattered += is_important_choice(game, s, seat, self.chance.number())

    def note_leader(self, game: Game[Any], s: State) -> None:
        """Record who would win now; on a tie the former leader remains."""
        totals = [sheet.total for sheet in game.scores(s)]
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        former = self.leaders[-1][1] if self.leaders else -1
        if former not in best and len(best) == 1:
            self.leaders.append((self.length, best[0]))

    def outcome(self, game: Game[Any], s: State) -> BalanceOutcome:
        winners = game.winners(s)
        last = self.leaders[-1] if self.leaders else (0, winners[0])
        decided = last[0] if last[1] in winners else self.length
        changes = max(0, len(self.leaders) - 1) + (last[1] not in winners)
        return BalanceOutcome(
            self.task.key,
            winners,
            [points_by_category(sheet.lines) for sheet in game.scores(s)],
            [dict(uses) for uses in self.uses],
            self.length,
            self.options,
            changes,
            decided / max(1, self.length),
            self.weighed,
            self.mattered,
        )


def points_by_category(lines: Any) -> dict[str, int]:
    found: Counter[str] = Counter()
    for line in lines:
        found[line.category] += line.points
    return dict(found)


def is_important_choice(game: Game[Any], s: State, seat: int, seed: int) -> bool:
    """Return whether the middle option would cost a point at the end of the stretch."""
    choices = game.decision(s, seat).choices
    if len(choices) < 2:
        return False
    imagined = game.imagine(s, seat, seed)
    values = []
    for choice in choices:
        after = imagined.clone()
        play_stretch(game, after, seat, choice)
        values.append(game.estimate(after, seat))
    return max(values) - median_high(values) >= MIN_MATTERING_POINTS
