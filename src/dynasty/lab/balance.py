"""Balance: bots play a game as it comes, and everything about its numbers is counted."""

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median_high
from typing import Any, Final

from dynasty.bots.greedy import follow
from dynasty.bots.table import answer
from dynasty.kernel import Chance, Game, State
from dynasty.lab.crew import Hands
from dynasty.lab.journal import Journal
from dynasty.lab.plan import SOLO
from dynasty.lab.runs import bot_seed, loaded, make_bots, spread

ONE_IN: Final = 8  # choices that are weighed, option by option
A_POINT: Final = 1.0  # by which the middle option must be worse where a choice matters


@dataclass(frozen=True)
class Plan:
    """All that decides what is played; the numbers of games may grow later."""

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

    def tasks(self) -> Iterator["Task"]:
        """Every game, one kind of bot after the other."""
        for bot, count in self.games.items():
            for seats in self.seats[bot]:
                for seed in range(self.seed, self.seed + count):
                    yield Task(self.game, self.options, bot, seats, seed)


@dataclass(frozen=True)
class Task:
    """A game to play, for any process."""

    game: str
    options: Mapping[str, str]
    bot: str
    seats: int
    seed: int

    @property
    def key(self) -> str:
        return f"{self.bot}*{self.seats}@{self.seed}"


@dataclass(frozen=True)
class Outcome:
    """What is to be known of one game; the last seats may be the game's own opponents."""

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


def play_balance(plan: Plan, folder: Path, hands: Hands, title: str) -> dict[str, Outcome]:
    """Play what is left of the plan, keeping every game when it is over; all games by key."""
    journal = Journal(folder, plan.as_data(), Outcome)
    tasks = [task for task in plan.tasks() if task.key not in journal.done]
    with journal, closing(spread(play_task, tasks, hands, title)) as outcomes:
        for outcome in outcomes:
            journal.add(outcome)
    return journal.done


def play_task(task: Task) -> Outcome:
    """One whole game, with a look at who leads whenever the turn passes; alone, at every choice."""
    game, counted = loaded(task.game), Count(task)
    players = make_bots(game, [task.bot] * task.seats, task.seed)
    s: State = game.start(task.seats, task.seed, task.options)
    while s.decisions:
        seat = s.decisions[0].seat
        counted.look(game, s, seat)
        choice = answer(game, players[seat], s, seat)
        counted.uses[seat][str(choice)] += 1
        game.apply(s, seat, choice)
    return counted.outcome(game, s)


class Count:
    """What is counted while a game is played."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.uses: list[Counter[str]] = [Counter() for _ in range(task.seats)]
        self.chance = Chance(bot_seed(task.seed, task.seats))
        self.leaders: list[tuple[int, int]] = []  # after so many choices, who then led
        self.asked = -1
        self.length = self.options = self.weighed = self.mattered = 0

    def look(self, game: Game[Any], s: State, seat: int) -> None:
        """Before a choice is made."""
        if seat != self.asked or self.task.seats == SOLO:
            self.note_leader(game, s)
        self.asked = seat
        self.length += 1
        self.options += len(s.decisions[0].choices)
        if self.chance.below(ONE_IN) == 0:
            self.weighed += 1
            self.mattered += matters(game, s, seat, self.chance.number())

    def note_leader(self, game: Game[Any], s: State) -> None:
        """Who would win now; whoever led goes on leading while nobody is ahead."""
        totals = [sheet.total for sheet in game.scores(s)]
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        former = self.leaders[-1][1] if self.leaders else -1
        if former not in best and len(best) == 1:
            self.leaders.append((self.length, best[0]))

    def outcome(self, game: Game[Any], s: State) -> Outcome:
        winners = game.winners(s)
        last = self.leaders[-1] if self.leaders else (0, winners[0])
        decided = last[0] if last[1] in winners else self.length
        changes = max(0, len(self.leaders) - 1) + (last[1] not in winners)
        return Outcome(
            self.task.key,
            winners,
            [points_of(sheet.lines) for sheet in game.scores(s)],
            [dict(uses) for uses in self.uses],
            self.length,
            self.options,
            changes,
            decided / max(1, self.length),
            self.weighed,
            self.mattered,
        )


def points_of(lines: Any) -> dict[str, int]:
    found: Counter[str] = Counter()
    for line in lines:
        found[line.category] += line.points
    return dict(found)


def matters(game: Game[Any], s: State, seat: int, seed: int) -> bool:
    """Would the middle option cost a point at the end of the stretch, by the game's estimate?"""
    choices = game.decision(s, seat).choices
    if len(choices) < 2:
        return False
    imagined = game.imagine(s, seat, seed)
    values = []
    for choice in choices:
        after = imagined.clone()
        follow(game, after, seat, choice)
        values.append(game.estimate(after, seat))
    return max(values) - median_high(values) >= A_POINT
