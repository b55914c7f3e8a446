"""`simulate`: bots play many games."""

import time
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from dynasty import bots
from dynasty.cli.screen import Screen, print_json
from dynasty.cli.seating import bot_seats
from dynasty.cli.wording import words_of
from dynasty.kernel import SeatEntry
from dynasty.lab.runs import chunks, loaded, make_bots, spread


@dataclass(frozen=True)
class Batch:
    """Games to play: which, by whom, from which seeds."""

    game: str
    components: Path | None
    options: dict[str, str]
    players: list[str]
    seeds: range


@dataclass
class Tally:
    """What came out of so many games, by seat."""

    games: int
    decisions: int
    wins: list[Fraction]
    scores: list[int]

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]


def play_batch(batch: Batch) -> Tally:
    """Play the games of a batch one after the other."""
    tallies = [play_one(batch, seed) for seed in batch.seeds]
    for other in tallies[1:]:
        tallies[0].add(other)
    return tallies[0]


def play_one(batch: Batch, seed: int) -> Tally:
    """One game; a shared first place counts in parts."""
    game = loaded(batch.game, batch.components)
    choices: bots.Choices = []
    s = bots.play(game, make_bots(game, batch.players, seed), seed, batch.options, choices)
    winners = game.winners(s)
    wins = [Fraction(seat in winners, len(winners)) for seat in range(s.seats)]
    return Tally(1, len(choices), wins, [sheet.total for sheet in game.scores(s)])


def show_simulation(
    name: str,
    seats: str,
    number: int,
    seed: int,
    jobs: int,
    as_json: bool,
    options: dict[str, str],
    components: Path | None,
    language: str,
) -> None:
    """The command `simulate`."""
    game = loaded(name, components)
    players = bot_seats(seats, game)
    options = game.checked_options(options, len(players))
    words = words_of(game, language, tuple(SeatEntry("", player) for player in players))
    tasks = [Batch(name, components, options, players, part) for part in chunks(seed, number)]
    began = time.perf_counter()
    results = list(spread(play_batch, tasks, jobs, words.say("simulate-title")))
    for other in results[1:]:
        results[0].add(other)
    data = as_data(name, players, seed, results[0], time.perf_counter() - began)
    if as_json:
        print_json(data)
    else:
        show_tally(Screen(words), data)


def as_data(
    name: str, players: list[str], seed: int, tally: Tally, seconds: float
) -> dict[str, Any]:
    return {
        "game": name,
        "seats": players,
        "games": tally.games,
        "seed": seed,
        "wins": [float(wins) for wins in tally.wins],
        "mean_scores": [round(score / tally.games, 4) for score in tally.scores],
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
    }


def show_tally(screen: Screen, data: dict[str, Any]) -> None:
    """The result for people."""
    words, games = screen.words, data["games"]
    heads = [words.say(f"simulate-{head}") for head in ("seat", "bot", "wins", "share", "score")]
    rows = [
        [
            words.seat(seat),
            data["seats"][seat] if seat < len(data["seats"]) else "",
            words.say("number", n=wins),
            words.say("percent", n=100 * wins / games),
            words.say("decimal", n=data["mean_scores"][seat]),
        ]
        for seat, wins in enumerate(data["wins"])
    ]
    screen.table(heads, rows, numbers=3)
    screen.line()
    screen.tell(
        "simulate-summary",
        games=games,
        decisions=data["decisions"],
        seconds=round(data["seconds"], 1),
        rate=round(games / max(data["seconds"], 0.001)),
    )
