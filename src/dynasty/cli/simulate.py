"""The command `simulate`: let bots play many games and print the results."""

import time
from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

from dynasty import bots
from dynasty.cli.parse_seats import parse_bot_seats
from dynasty.cli.screen import Screen, print_json
from dynasty.lab.parallel import (
    ComponentsFile,
    components_file,
    load_game,
    make_bots,
    replay_events,
    run_tasks,
    seed_chunks,
)
from dynasty.lab.task_pool import Backend
from dynasty.localization import translator_for


@dataclass(frozen=True)
class SimulationBatch:
    """Games to play in one process: game, bots, options and seeds."""

    game: str
    components: ComponentsFile | None
    options: dict[str, str]
    players: list[str]
    seeds: range
    detail: bool


@dataclass
class Tally:
    """The summed results of some games, by seat; in detail also points and events."""

    games: int
    decisions: int
    best: int
    wins: list[Fraction]
    scores: list[int]
    points: Counter[tuple[str, int]] = field(default_factory=Counter)  # by category and seat
    events: Counter[str] = field(default_factory=Counter)  # by kind

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.best += other.best
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.points.update(other.points)
        self.events.update(other.events)


def simulate_batch(batch: SimulationBatch) -> Tally:
    """Play the games of a batch one after the other; return their summed results."""
    tallies = [simulate_game(batch, seed) for seed in batch.seeds]
    for other in tallies[1:]:
        tallies[0].add(other)
    return tallies[0]


def simulate_game(batch: SimulationBatch, seed: int) -> Tally:
    """Play one game; a shared victory counts as a fraction of a win."""
    game = load_game(batch.game, batch.components)
    choices: bots.SeatChoices = []
    s = bots.simulate_game(game, make_bots(game, batch.players, seed), seed, batch.options, choices)
    winners, totals = game.winners(s), [sheet.total for sheet in game.scores(s)]
    wins = [Fraction(seat in winners, len(winners)) for seat in range(s.seats)]
    tally = Tally(1, len(choices), max(totals), wins, totals)
    if batch.detail:
        told = replay_events(game, len(batch.players), seed, batch.options, choices)
        tally.events = Counter(event.kind for event in told)
        for sheet in game.scores(s):
            for line in sheet.lines:
                tally.points[line.category, sheet.seat] += line.points
    return tally


def run_simulate(
    name: str,
    seats: str,
    number: int,
    seed: int,
    hands: Backend,
    as_json: bool,
    detail: bool,
    options: dict[str, str],
    components: Path | None,
    language: str,
) -> None:
    """Let bots play many games and print the results."""
    game = load_game(name, components)
    players = parse_bot_seats(seats, game)
    options = game.checked_options(options, len(players))
    words = translator_for(game, language, [""] * len(players))
    box = components_file(components)
    tasks = [
        SimulationBatch(name, box, options, players, part, detail)
        for part in seed_chunks(seed, number)
    ]
    began = time.perf_counter()
    title = words.say("simulate-title")
    results = list(run_tasks(simulate_batch, tasks, hands, title, lambda batch: len(batch.seeds)))
    for other in results[1:]:
        results[0].add(other)
    data = simulation_data(name, players, seed, results[0], time.perf_counter() - began)
    if as_json:
        print_json(data)
    else:
        print_tally(Screen(words), data)


def simulation_data(
    name: str, players: list[str], seed: int, tally: Tally, seconds: float
) -> dict[str, Any]:
    data = {
        "game": name,
        "seats": players,
        "games": tally.games,
        "seed": seed,
        "wins": [float(wins) for wins in tally.wins],
        "mean_scores": [round(score / tally.games, 4) for score in tally.scores],
        "mean_best": round(tally.best / tally.games, 4),
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
    }
    if tally.events:
        data["points"] = {
            category: [
                round(tally.points[category, seat] / tally.games, 4)
                for seat in range(len(tally.scores))
            ]
            for category in dict.fromkeys(category for category, _ in tally.points)
        }
        data["events"] = {
            kind: round(number / tally.games, 4) for kind, number in tally.events.most_common()
        }
    return data


def print_tally(screen: Screen, data: dict[str, Any]) -> None:
    """Print the results as tables."""
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
    if "events" in data:
        print_details(screen, data)
    screen.tell(
        "simulate-summary",
        games=games,
        best=data["mean_best"],
        length=round(data["decisions"] / games),
        seconds=round(data["seconds"], 1),
        rate=round(games / max(data["seconds"], 0.001)),
    )


def print_details(screen: Screen, data: dict[str, Any]) -> None:
    """Print the points by category, and how often each event happens in a game."""
    words, seats = screen.words, range(len(data["wins"]))
    points: dict[str, list[float]] = data["points"]
    rows = [
        [words.category(category), *(words.say("decimal", n=mean) for mean in means)]
        for category, means in points.items()
    ]
    heads = [words.say("simulate-points"), *(words.seat(seat) for seat in seats)]
    screen.table(heads, rows, numbers=len(seats))
    screen.line()
    events: dict[str, float] = data["events"]
    rows = [[kind, words.say("decimal", n=mean)] for kind, mean in events.items()]
    screen.table([words.say("simulate-event"), words.say("simulate-per-game")], rows, numbers=1)
    screen.line()
