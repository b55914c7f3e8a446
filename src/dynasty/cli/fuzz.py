"""`fuzz`: games by the thousand with every invariant checked on the way."""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dynasty import games
from dynasty.bots.table import answer
from dynasty.cli.errors import CHECK_FAILED
from dynasty.cli.screen import Screen
from dynasty.kernel import Game, State, WrongSeats
from dynasty.lab.crew import Hands
from dynasty.lab.runs import chunks, loaded, make_bots, spread
from dynasty.text import Words


@dataclass(frozen=True)
class Batch:
    """Games to play: which, by what bot, for how many players, from which seeds."""

    game: str
    components: Path | None
    bot: str
    counts: tuple[int, ...]
    seeds: range
    every: int


@dataclass(frozen=True)
class Failure:
    """A game that did not go as it must."""

    seed: int
    seats: int
    choices: int
    what: str


@dataclass(frozen=True)
class Found:
    """What came out of a batch."""

    decisions: int
    failures: list[Failure]


def play_batch(batch: Batch) -> Found:
    """Play the games of a batch; player counts take turns with the seeds."""
    decisions, failures = 0, []
    for seed in batch.seeds:
        seats = batch.counts[seed % len(batch.counts)]
        made, failure = play_checked(batch, seed, seats)
        decisions += made
        if failure is not None:
            failures.append(failure)
    return Found(decisions, failures)


def play_checked(batch: Batch, seed: int, seats: int) -> tuple[int, Failure | None]:
    """One game: how many choices it took, and what went wrong."""
    game = loaded(batch.game, batch.components)
    made = 0
    try:
        players = make_bots(game, [batch.bot] * seats, seed)
        s: State = game.start(seats, seed)
        while s.decisions:
            seat = s.decisions[0].seat
            game.apply(s, seat, answer(game, players[seat], s, seat))
            made += 1
            wrong = faults(game, s, made, batch.every)
            if wrong:
                return made, Failure(seed, seats, made, "; ".join(wrong))
    except Exception as error:  # noqa: BLE001 - whatever rules code raises is a find
        return made, Failure(seed, seats, made, f"{type(error).__name__}: {error}")
    return made, None


def faults(game: Game[Any], s: State, made: int, every: int) -> list[str]:
    """What does not hold after so many choices."""
    if made > game.bound:
        return [f"not over after {game.bound} choices"]
    if made % every and s.decisions:
        return []
    return game.broken_invariants(s) + game.broken_course(s)


def show_fuzz(
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
    """The command `fuzz`; the exit code. Greedy games take long: one for every ten random ones."""
    screen = Screen(Words(language))
    share = {bot: number} if bot else {"random": number, "greedy": (number + 9) // 10}
    clean = True
    for title in [name] if name else games.SHELF:
        game = loaded(title, components)
        if seats and seats not in game.seat_counts:
            allowed = ", ".join(map(str, game.seat_counts))
            raise WrongSeats("seats-count", game=title, allowed=allowed, given=seats)
        counts = (seats,) if seats else game.seat_counts
        for player, count in share.items():
            make_bots(game, [player], seed)
            parts = chunks(seed, count)
            tasks = [Batch(title, components, player, counts, part, every) for part in parts]
            clean = fuzz_game(screen, tasks, jobs) and clean
    return 0 if clean else CHECK_FAILED


def fuzz_game(screen: Screen, tasks: list[Batch], jobs: int) -> bool:
    """Play all batches of one game with one bot; True if nothing failed."""
    began = time.perf_counter()
    title, hands = screen.say("fuzz-title"), Hands(jobs)
    found = list(spread(play_batch, tasks, hands, title, lambda part: len(part.seeds)))
    failures = [failure for part in found for failure in part.failures]
    failures.sort(key=lambda failure: failure.seed)
    for failure in failures:
        show_failure(screen, tasks[0], failure)
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


def show_failure(screen: Screen, batch: Batch, failure: Failure) -> None:
    """What broke, and the command that breaks it again."""
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
