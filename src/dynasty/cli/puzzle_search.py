"""The command `puzzles`: find puzzles in games between good bots, and check known ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

from dynasty import games
from dynasty.cli.arena import INTERRUPTED_EXIT_CODE, split_names
from dynasty.cli.run_options import RunOptions
from dynasty.cli.screen import Screen, print_json
from dynasty.insight.puzzle import PUZZLE_FOLDER, Puzzle, game_puzzles
from dynasty.insight.puzzle_recheck import PuzzleRecheck
from dynasty.lab.arena_plan import parse_seat_counts
from dynasty.lab.parallel import load_game
from dynasty.lab.puzzles import (
    PuzzleTask,
    RecheckTask,
    choose_puzzles,
    consistent_games,
    puzzle_lines,
    recheck_puzzles,
    rejected_names,
    search_games,
    write_puzzles,
)
from dynasty.localization import translator_for

PUZZLE_FAILED_EXIT_CODE: Final = 1  # some puzzles do not hold


def run_puzzles(
    name: str, gap: float, kinds: str, most: int, without: str, install: bool, run: RunOptions
) -> int:
    """Search games of bots for puzzles and save the best ones; return the exit code."""
    game, folder = load_game(name), run.out or Path(PUZZLE_FOLDER) / name
    screen = Screen(translator_for(game, run.language))
    counts = parse_seat_counts(run.seats, game)
    seeds = range(run.seed, run.seed + run.number)
    gap = gap or round(game.mistake / 3, 1)
    kept_to = tuple(split_names(kinds))
    tasks = [PuzzleTask(name, players, seed, gap, kept_to) for players in counts for seed in seeds]
    try:
        searched = search_games(tasks, folder, run.hands, screen.say("puzzles-title"))
    except KeyboardInterrupt:
        screen.tell("arena-stopped", file=str(folder))
        return INTERRUPTED_EXIT_CODE
    own = games.game_folder(name) / PUZZLE_FOLDER
    target, left_out = (
        own if install else folder / PUZZLE_FOLDER,
        {*split_names(without), *rejected_names(own)},
    )
    kept = [one for one in game_puzzles(name) if install and one.name not in left_out]
    lines = puzzle_lines(name, kept)
    fit = consistent_games(searched, lines)
    puzzles = choose_puzzles(fit, most, left_out, kept)
    write_puzzles(
        game, puzzles, {**lines, **{one.source: one.choices for one in fit}}, left_out, target
    )
    if run.as_json:
        print_json(puzzle_data(puzzles, len(searched)))
        return 0
    screen.tell("puzzles-found", n=len(puzzles), games=len(searched), file=str(target))
    for kind, count in Counter(puzzle.kind for puzzle in puzzles).most_common():
        screen.line(f"{count:4}  {kind}")
    return 0


def puzzle_data(puzzles: list[Puzzle], games: int) -> dict[str, object]:
    return {"games": games, "puzzles": [{"name": p.name, **asdict(p)} for p in puzzles]}


def run_puzzle_check(name: str, gap: float, without: str, install: bool, run: RunOptions) -> int:
    """Run `puzzles --check`; return FAILED if a puzzle does not hold, unless --install drops it."""
    game, own = load_game(name), games.game_folder(name) / PUZZLE_FOLDER
    screen = Screen(translator_for(game, run.language))
    left_out = {*split_names(without), *rejected_names(own)}
    asked = [one for one in game_puzzles(name) if one.name not in left_out]
    gap = gap or round(game.mistake / 6, 1)  # half of the gap required to find a puzzle
    tasks = [RecheckTask(name, puzzle, gap, run.seed) for puzzle in asked]
    found = recheck_puzzles(tasks, run.hands, screen.say("puzzles-check-title"))
    if install:
        kept = [one.puzzle for one in found if one.puzzle is not None]
        write_puzzles(game, kept, puzzle_lines(name, kept), left_out, own)
    print_puzzle_check(found, screen, run.as_json)
    return PUZZLE_FAILED_EXIT_CODE if any(one.doubt for one in found) and not install else 0


def print_puzzle_check(found: Sequence[PuzzleRecheck], screen: Screen, as_json: bool) -> None:
    failed = [one for one in found if one.doubt]
    if as_json:
        print_json({"puzzles": len(found), "failed": {one.name: one.doubt for one in failed}})
        return
    screen.tell("puzzles-hold", n=len(found) - len(failed), many=len(found))
    screen.entries((one.name, screen.say(f"puzzles-doubt-{one.doubt}")) for one in failed)
