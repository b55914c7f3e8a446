"""`puzzles`: questions worth a thought are looked for in games between good bots."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from pathlib import Path

from dynasty.cli.arena import STOPPED, names
from dynasty.cli.runs import Run
from dynasty.cli.screen import Screen, print_json
from dynasty.insight.puzzle import FOLDER, Puzzle
from dynasty.lab.plan import chosen_counts
from dynasty.lab.puzzles import Task, choose, gather, write
from dynasty.lab.runs import loaded
from dynasty.speech import words_of


def show_puzzles(name: str, gap: float, most: int, without: str, install: bool, run: Run) -> int:
    """The command `puzzles`; the exit code."""
    game, folder = loaded(name), run.out or Path(FOLDER) / name
    screen = Screen(words_of(game, run.language))
    counts = chosen_counts(run.seats, game)
    seeds = range(run.seed, run.seed + run.number)
    gap = gap or round(game.mistake / 3, 1)
    tasks = [Task(name, players, seed, gap) for players in counts for seed in seeds]
    try:
        searched = gather(tasks, folder, run.hands, screen.say("puzzles-title"))
    except KeyboardInterrupt:
        screen.tell("arena-stopped", file=str(folder))
        return STOPPED
    puzzles = choose(searched, most, names(without))
    target = (game.folder if install and game.folder else folder) / FOLDER
    write(game, puzzles, searched, target)
    if run.as_json:
        print_json(as_data(puzzles, len(searched)))
        return 0
    screen.tell("puzzles-found", n=len(puzzles), games=len(searched), file=str(target))
    for kind, count in Counter(puzzle.kind for puzzle in puzzles).most_common():
        screen.line(f"{count:4}  {kind}")
    return 0


def as_data(puzzles: list[Puzzle], games: int) -> dict[str, object]:
    return {"games": games, "puzzles": [{"name": p.name, **asdict(p)} for p in puzzles]}
