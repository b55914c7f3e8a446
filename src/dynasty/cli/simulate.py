"""`simulate`: bots play many games."""

import time
from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

from dynasty import bots
from dynasty.cli.screen import Screen, print_json
from dynasty.cli.seating import bot_seats
from dynasty.lab.crew import Hands
from dynasty.lab.runs import Box, chunks, heard, loaded, make_bots, packed_box, spread
from dynasty.speech import words_of


@dataclass(frozen=True)
class Batch:
    """Games to play: which, by whom, from which seeds."""

    game: str
    components: Box | None
    options: dict[str, str]
    players: list[str]
    seeds: range
    detail: bool


@dataclass
class Tally:
    """What came out of so many games, by seat; in detail also the way there."""

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
    winners, totals = game.winners(s), [sheet.total for sheet in game.scores(s)]
    wins = [Fraction(seat in winners, len(winners)) for seat in range(s.seats)]
    tally = Tally(1, len(choices), max(totals), wins, totals)
    if batch.detail:
        told = heard(game, len(batch.players), seed, batch.options, choices)
        tally.events = Counter(event.kind for event in told)
        for sheet in game.scores(s):
            for line in sheet.lines:
                tally.points[line.category, sheet.seat] += line.points
    return tally


def show_simulation(
    name: str,
    seats: str,
    number: int,
    seed: int,
    hands: Hands,
    as_json: bool,
    detail: bool,
    options: dict[str, str],
    components: Path | None,
    language: str,
) -> None:
    """The command `simulate`."""
    game = loaded(name, components)
    players = bot_seats(seats, game)
    options = game.checked_options(options, len(players))
    words = words_of(game, language, [""] * len(players))
    box = packed_box(components)
    tasks = [Batch(name, box, options, players, part, detail) for part in chunks(seed, number)]
    began = time.perf_counter()
    title = words.say("simulate-title")
    results = list(spread(play_batch, tasks, hands, title, lambda batch: len(batch.seeds)))
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
    if "events" in data:
        show_details(screen, data)
    screen.tell(
        "simulate-summary",
        games=games,
        best=data["mean_best"],
        length=round(data["decisions"] / games),
        seconds=round(data["seconds"], 1),
        rate=round(games / max(data["seconds"], 0.001)),
    )


def show_details(screen: Screen, data: dict[str, Any]) -> None:
    """Where the points came from, and what happened how often in a game."""
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
