"""`puzzles`: questions worth a thought are looked for in games between good bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

from dynasty import games
from dynasty.cli.arena import STOPPED, names
from dynasty.cli.runs import Run
from dynasty.cli.screen import Screen, print_json
from dynasty.insight.holding import Held
from dynasty.insight.puzzle import FOLDER, Puzzle, puzzles_of
from dynasty.lab.plan import chosen_counts
from dynasty.lab.puzzles import (
    Doubt,
    Task,
    check,
    choose,
    fitting,
    gather,
    lines_of,
    rejected,
    write,
)
from dynasty.lab.runs import loaded
from dynasty.speech import words_of

FAILED: Final = 1  # some puzzles do not hold


def show_puzzles(
    name: str, gap: float, kinds: str, most: int, without: str, install: bool, run: Run
) -> int:
    """The command `puzzles`; the exit code."""
    game, folder = loaded(name), run.out or Path(FOLDER) / name
    screen = Screen(words_of(game, run.language))
    counts = chosen_counts(run.seats, game)
    seeds = range(run.seed, run.seed + run.number)
    gap = gap or round(game.mistake / 3, 1)
    kept_to = tuple(names(kinds))
    tasks = [Task(name, players, seed, gap, kept_to) for players in counts for seed in seeds]
    try:
        searched = gather(tasks, folder, run.hands, screen.say("puzzles-title"))
    except KeyboardInterrupt:
        screen.tell("arena-stopped", file=str(folder))
        return STOPPED
    own = games.folder(name) / FOLDER
    target, left_out = own if install else folder / FOLDER, {*names(without), *rejected(own)}
    kept = [one for one in puzzles_of(name) if install and one.name not in left_out]
    lines = lines_of(name, kept)
    fit = fitting(searched, lines)
    puzzles = choose(fit, most, left_out, kept)
    write(game, puzzles, {**lines, **{one.source: one.choices for one in fit}}, left_out, target)
    if run.as_json:
        print_json(as_data(puzzles, len(searched)))
        return 0
    screen.tell("puzzles-found", n=len(puzzles), games=len(searched), file=str(target))
    for kind, count in Counter(puzzle.kind for puzzle in puzzles).most_common():
        screen.line(f"{count:4}  {kind}")
    return 0


def as_data(puzzles: list[Puzzle], games: int) -> dict[str, object]:
    return {"games": games, "puzzles": [{"name": p.name, **asdict(p)} for p in puzzles]}


def show_check(name: str, gap: float, without: str, install: bool, run: Run) -> int:
    """The command `puzzles --check`; the exit code says whether all hold."""
    game, own = loaded(name), games.folder(name) / FOLDER
    screen = Screen(words_of(game, run.language))
    left_out = {*names(without), *rejected(own)}
    asked = [one for one in puzzles_of(name) if one.name not in left_out]
    gap = gap or round(game.mistake / 6, 1)  # half of what it took to be found
    doubts = [Doubt(name, puzzle, gap, run.seed) for puzzle in asked]
    found = check(doubts, run.hands, screen.say("puzzles-check-title"))
    if install:
        kept = [one.puzzle for one in found if one.puzzle is not None]
        write(game, kept, lines_of(name, kept), left_out, own)
    tell_check(found, screen, run.as_json)
    return FAILED if any(one.doubt for one in found) and not install else 0


def tell_check(found: Sequence[Held], screen: Screen, as_json: bool) -> None:
    failed = [one for one in found if one.doubt]
    if as_json:
        print_json({"puzzles": len(found), "failed": {one.name: one.doubt for one in failed}})
        return
    screen.tell("puzzles-hold", n=len(found) - len(failed), many=len(found))
    screen.entries((one.name, screen.say(f"puzzles-doubt-{one.doubt}")) for one in failed)
