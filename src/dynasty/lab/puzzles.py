"""Collect puzzles: search many games at once, save the clearest and most varied ones.

The puzzles of a folder can be checked again with today's bots, and those that an editor rejected
do not come back.
"""

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from dynasty.insight.puzzle import PUZZLE_INDEX_FILE, Puzzle, puzzle_match, puzzle_record
from dynasty.insight.puzzle_recheck import QUESTION_LOST, PuzzleRecheck, recheck_puzzle
from dynasty.insight.puzzle_search import (
    PUZZLE_PLAYER_BOT,
    FoundPuzzle,
    SearchedGame,
    scan_game,
    select_varied_puzzles,
)
from dynasty.kernel import Chance, DynastyError, Game, Record, SeatEntry
from dynasty.lab.parallel import load_game, run_tasks
from dynasty.lab.results_journal import drop_torn_line, save_plan
from dynasty.lab.task_pool import Backend

PLAN_FILE: Final = "plan.json"
JOURNAL_FILE: Final = "games.jsonl"
REJECTED_FILE: Final = "rejected.json"  # beside the index: the names of rejected puzzles

GameLine = Sequence[tuple[int, str]]
"""The choices of a game."""
GameLines = Mapping[str, GameLine]
"""The choices of games, by the names of their records."""


@dataclass(frozen=True)
class PuzzleTask:
    """A game to search for puzzles."""

    game: str
    players: int
    seed: int
    gap: float
    kinds: tuple[str, ...] = ()  # of questions; none: all


@dataclass(frozen=True)
class RecheckTask:
    """A puzzle of a game to be checked again."""

    game: str
    puzzle: Puzzle
    gap: float
    seed: int


def search_game(task: PuzzleTask) -> SearchedGame:
    return scan_game(load_game(task.game), task.players, task.seed, task.gap, task.kinds)


def run_recheck_task(task: RecheckTask) -> PuzzleRecheck:
    """Check a puzzle again; it is lost if the rules refuse its record."""
    game, puzzle = load_game(task.game), task.puzzle
    chance = Chance(task.seed ^ puzzle.seed << 12 ^ puzzle.at)
    try:
        return recheck_puzzle(game, puzzle_match(game, puzzle).state, puzzle, task.gap, chance)
    except DynastyError:
        return PuzzleRecheck(puzzle.name, QUESTION_LOST, None)


def recheck_puzzles(
    tasks: Sequence[RecheckTask], hands: Backend, title: str
) -> list[PuzzleRecheck]:
    """Return the checks of these puzzles, in their order."""
    found = {one.name: one for one in run_tasks(run_recheck_task, tasks, hands, title)}
    return [found[task.puzzle.name] for task in tasks]


def search_games(
    tasks: Sequence[PuzzleTask], folder: Path, hands: Backend, title: str
) -> list[SearchedGame]:
    """Return all games searched in this folder, these included; none is searched twice."""
    folder.mkdir(parents=True, exist_ok=True)
    game, first = load_game(tasks[0].game), tasks[0]
    plan = {"game": game.name, "rules": game.version, "components": game.box.digest}
    save_plan(folder / PLAN_FILE, {**plan, "gap": first.gap, "kinds": list(first.kinds)})
    file = folder / JOURNAL_FILE
    file.touch()
    drop_torn_line(file)
    searched = list(read_journal(file))
    done = {(one.players, one.seed) for one in searched}
    missing = [task for task in tasks if (task.players, task.seed) not in done]
    with (
        file.open("a", encoding="utf-8") as lines,
        closing(run_tasks(search_game, missing, hands, title)) as results,
    ):
        for one in results:
            lines.write(json.dumps(asdict(one), separators=(",", ":")) + "\n")
            lines.flush()
            searched.append(one)
    return searched


def read_journal(file: Path) -> Iterator[SearchedGame]:
    """Return the games that were searched before."""
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            data = json.loads(line)
            found = [FoundPuzzle(Puzzle(**one["puzzle"]), one["sure"]) for one in data["found"]]
            choices = [(seat, choice) for seat, choice in data["choices"]]
            yield SearchedGame(data["players"], data["seed"], choices, found)


def consistent_games(searched: Iterable[SearchedGame], lines: GameLines) -> list[SearchedGame]:
    """Return the games that are consistent with these lines.

    When bots change, a seed gives another game, which must not replace the one that is there.
    """
    return [one for one in searched if has_opening(one.choices, lines.get(one.source, ()))]


def has_opening(line: GameLine, opening: GameLine) -> bool:
    return list(line[: len(opening)]) == list(opening)


def choose_puzzles(
    searched: Iterable[SearchedGame], most: int, without: Collection[str], kept: Sequence[Puzzle]
) -> list[Puzzle]:
    """Return the puzzles to add to these, without those that an editor rejected."""
    left_out = {*without, *(puzzle.name for puzzle in kept)}
    found = [one for game in searched for one in game.found if one.puzzle.name not in left_out]
    return select_varied_puzzles(found, most, kept)


def puzzle_lines(game: str, puzzles: Iterable[Puzzle]) -> GameLines:
    """Return, by source, the choices of the record that holds each puzzle."""
    return {puzzle.source: puzzle_record(game, puzzle.source).choices for puzzle in puzzles}


def rejected_names(folder: Path) -> set[str]:
    """Return the names of the rejected puzzles of a folder."""
    file = folder / REJECTED_FILE
    return set(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else set()


def write_puzzles(
    game: Game[Any], puzzles: Sequence[Puzzle], lines: GameLines, without: Collection[str], to: Path
) -> None:
    """Write index, records and rejected names in place of those in the folder."""
    to.mkdir(parents=True, exist_ok=True)
    for old in to.glob("*.json"):
        old.unlink()
    for source in {puzzle.source for puzzle in puzzles}:
        own = [puzzle for puzzle in puzzles if puzzle.source == source]
        last = max(puzzle.at for puzzle in own)
        record = record_until(game, own[0].players, own[0].seed, lines[source][:last])
        (to / f"{source}.json").write_text(record.to_json(), encoding="utf-8")
    entries = ",\n".join(f" {json.dumps(asdict(puzzle))}" for puzzle in puzzles)
    (to / PUZZLE_INDEX_FILE).write_text(f"[\n{entries}\n]\n", encoding="utf-8")
    if without:
        names = json.dumps(sorted(without), indent=1)
        (to / REJECTED_FILE).write_text(f"{names}\n", encoding="utf-8")


def record_until(game: Game[Any], players: int, seed: int, line: GameLine) -> Record:
    """Return the record of a game up to its last question that is a puzzle."""
    return Record(
        game=game.name,
        version=game.version,
        components=game.box.digest,
        seats=tuple(SeatEntry("", PUZZLE_PLAYER_BOT) for _ in range(players)),
        seed=seed,
        options=game.checked_options({}, players),
        choices=list(line),
    )
