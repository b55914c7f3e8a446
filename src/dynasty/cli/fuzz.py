"""The command `fuzz`: play thousands of games and check every invariant."""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dynasty import games
from dynasty.bots.self_play import bot_answer
from dynasty.cli.errors import CHECK_FAILED_EXIT_CODE
from dynasty.cli.screen import Screen
from dynasty.kernel import Game, State, WrongSeats
from dynasty.lab.parallel import load_game, make_bots, run_tasks, seed_chunks
from dynasty.lab.task_pool import Backend
from dynasty.text import Translator


@dataclass(frozen=True)
class FuzzBatch:
    """Games to play in one process: game, bot, numbers of players and seeds."""

    game: str
    components: Path | None
    bot: str
    counts: tuple[int, ...]
    seeds: range
    every: int


@dataclass(frozen=True)
class FuzzFailure:
    """A game that broke an invariant or raised an exception."""

    seed: int
    seats: int
    choices: int
    what: str


@dataclass(frozen=True)
class FuzzResult:
    """The results of a batch."""

    decisions: int
    failures: list[FuzzFailure]


def fuzz_batch(batch: FuzzBatch) -> FuzzResult:
    """Play the games of a batch; the numbers of players alternate with the seeds."""
    decisions, failures = 0, []
    for seed in batch.seeds:
        seats = batch.counts[seed % len(batch.counts)]
        made, failure = play_checked_game(batch, seed, seats)
        decisions += made
        if failure is not None:
            failures.append(failure)
    return FuzzResult(decisions, failures)


def play_checked_game(batch: FuzzBatch, seed: int, seats: int) -> tuple[int, FuzzFailure | None]:
    """Play one game; return the number of choices, and the failure if there is one."""
    game = load_game(batch.game, batch.components)
    made = 0
    try:
        players = make_bots(game, [batch.bot] * seats, seed)
        s: State = game.start(seats, seed)
        while s.decisions:
            seat = s.decisions[0].seat
            game.apply(s, seat, bot_answer(game, players[seat], s, seat))
            made += 1
            wrong = state_faults(game, s, made, batch.every)
            if wrong:
                return made, FuzzFailure(seed, seats, made, "; ".join(wrong))
    except Exception as error:  # noqa: BLE001 - whatever rules code raises is a find
        return made, FuzzFailure(seed, seats, made, f"{type(error).__name__}: {error}")
    return made, None


def state_faults(game: Game[Any], s: State, made: int, every: int) -> list[str]:
    """Return what is wrong with the state after `made` choices."""
    if made > game.bound:
        return [f"not over after {game.bound} choices"]
    if made % every and s.decisions:
        return []
    return game.broken_invariants(s) + game.broken_course(s)


def run_fuzz(
    name: str,
    number: int,
    seed: int,
    jobs: int,
    every: int,
    bot: str,
    seats: int,
    components: Path | None,
    language: str,
) -> int:
    """Play many random and some greedy games, check all invariants; return the exit code."""
    screen = Screen(Translator(language))
    share = {bot: number} if bot else {"random": number, "greedy": (number + 9) // 10}
    clean = True
    for title in [name] if name else games.SHELF:
        game = load_game(title, components)
        if seats and seats not in game.seat_counts:
            allowed = ", ".join(map(str, game.seat_counts))
            raise WrongSeats("seats-count", game=title, allowed=allowed, given=seats)
        counts = (seats,) if seats else game.seat_counts
        for player, count in share.items():
            make_bots(game, [player], seed)
            parts = seed_chunks(seed, count)
            tasks = [FuzzBatch(title, components, player, counts, part, every) for part in parts]
            clean = fuzz_game(screen, tasks, jobs) and clean
    return 0 if clean else CHECK_FAILED_EXIT_CODE


def fuzz_game(screen: Screen, tasks: list[FuzzBatch], jobs: int) -> bool:
    """Play all batches of one game with one bot; return whether nothing failed."""
    began = time.perf_counter()
    title, hands = screen.say("fuzz-title"), Backend(jobs)
    found = list(run_tasks(fuzz_batch, tasks, hands, title, lambda part: len(part.seeds)))
    failures = [failure for part in found for failure in part.failures]
    failures.sort(key=lambda failure: failure.seed)
    for failure in failures:
        print_failure(screen, tasks[0], failure)
    screen.tell(
        "fuzz-summary",
        game=tasks[0].game,
        games=sum(len(task.seeds) for task in tasks),
        bot=tasks[0].bot,
        decisions=sum(part.decisions for part in found),
        seconds=round(time.perf_counter() - began, 1),
        failures=len(failures),
    )
    return not failures


def print_failure(screen: Screen, batch: FuzzBatch, failure: FuzzFailure) -> None:
    """Print a failure and the command that reproduces it."""
    screen.tell(
        "fuzz-failure",
        seed=str(failure.seed),
        seats=failure.seats,
        choices=failure.choices,
        what=failure.what,
    )
    again = f"--bot {batch.bot} --seats {failure.seats} --seed {failure.seed} --games 1"
    box = f" --components {batch.components}" if batch.components is not None else ""
    screen.line(f"  dynasty fuzz {batch.game} {again}{box}")
