"""Puzzles are gathered: many games looked through at once, the clearest and most varied kept.

Those of a folder can be looked at again with the bots of today, and what somebody read and threw
out does not come back.
"""

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from dynasty.insight.finding import PLAYER, Found, Searched, look_through, varied
from dynasty.insight.holding import LOST, Held, held
from dynasty.insight.puzzle import INDEX, Puzzle, position, record_of
from dynasty.kernel import Chance, DynastyError, Game, Record, SeatEntry
from dynasty.lab.crew import Hands
from dynasty.lab.journal import drop_torn_line, keep_plan
from dynasty.lab.runs import loaded, spread

PLAN: Final = "plan.json"
JOURNAL: Final = "games.jsonl"
REJECTED: Final = "rejected.json"  # beside the index: the names of those that were thrown out

Line = Sequence[tuple[int, str]]
"""The choices of a game."""
Lines = Mapping[str, Line]
"""The choices of games, by the names of their records."""


@dataclass(frozen=True)
class Task:
    """A game to look through."""

    game: str
    players: int
    seed: int
    gap: float
    kinds: tuple[str, ...] = ()  # of questions; none: all


@dataclass(frozen=True)
class Doubt:
    """A puzzle of a game to be looked at again."""

    game: str
    puzzle: Puzzle
    gap: float
    seed: int


def look(task: Task) -> Searched:
    return look_through(loaded(task.game), task.players, task.seed, task.gap, task.kinds)


def look_again(doubt: Doubt) -> Held:
    """Whether a puzzle holds; one whose record the rules refuse does not."""
    game, puzzle = loaded(doubt.game), doubt.puzzle
    chance = Chance(doubt.seed ^ puzzle.seed << 12 ^ puzzle.at)
    try:
        return held(game, position(game, puzzle).state, puzzle, doubt.gap, chance)
    except DynastyError:
        return Held(puzzle.name, LOST, None)


def check(doubts: Sequence[Doubt], hands: Hands, title: str) -> list[Held]:
    """What became of these puzzles, in their order."""
    found = {one.name: one for one in spread(look_again, doubts, hands, title)}
    return [found[doubt.puzzle.name] for doubt in doubts]


def gather(tasks: Sequence[Task], folder: Path, hands: Hands, title: str) -> list[Searched]:
    """All games looked through in this folder, these among them; none is looked at twice."""
    folder.mkdir(parents=True, exist_ok=True)
    game, first = loaded(tasks[0].game), tasks[0]
    plan = {"game": game.name, "rules": game.version, "components": game.box.digest}
    keep_plan(folder / PLAN, {**plan, "gap": first.gap, "kinds": list(first.kinds)})
    file = folder / JOURNAL
    file.touch()
    drop_torn_line(file)
    searched = list(read_journal(file))
    done = {(one.players, one.seed) for one in searched}
    missing = [task for task in tasks if (task.players, task.seed) not in done]
    with (
        file.open("a", encoding="utf-8") as lines,
        closing(spread(look, missing, hands, title)) as results,
    ):
        for one in results:
            lines.write(json.dumps(asdict(one), separators=(",", ":")) + "\n")
            lines.flush()
            searched.append(one)
    return searched


def read_journal(file: Path) -> Iterator[Searched]:
    """The games that were looked through before."""
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            data = json.loads(line)
            found = [Found(Puzzle(**one["puzzle"]), one["sure"]) for one in data["found"]]
            choices = [(seat, choice) for seat, choice in data["choices"]]
            yield Searched(data["players"], data["seed"], choices, found)


def fitting(searched: Iterable[Searched], lines: Lines) -> list[Searched]:
    """The games that may lie beside these.

    Bots learn, and then a seed makes another game: it may not take the place of one that is there.
    """
    return [one for one in searched if opens_with(one.choices, lines.get(one.source, ()))]


def opens_with(line: Line, opening: Line) -> bool:
    return list(line[: len(opening)]) == list(opening)


def choose(
    searched: Iterable[Searched], most: int, without: Collection[str], kept: Sequence[Puzzle]
) -> list[Puzzle]:
    """The puzzles to keep beside those that are, but what somebody read and threw out."""
    left_out = {*without, *(puzzle.name for puzzle in kept)}
    found = [one for game in searched for one in game.found if one.puzzle.name not in left_out]
    return varied(found, most, kept)


def lines_of(game: str, puzzles: Iterable[Puzzle]) -> Lines:
    """The choices that lead to the puzzles of a game."""
    return {puzzle.source: record_of(game, puzzle.source).choices for puzzle in puzzles}


def rejected(folder: Path) -> set[str]:
    """The names of those that were thrown out of a folder."""
    file = folder / REJECTED
    return set(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else set()


def write(
    game: Game[Any], puzzles: Sequence[Puzzle], lines: Lines, without: Collection[str], to: Path
) -> None:
    """Index and records, in the place of those that lie there, and what is not to come back."""
    to.mkdir(parents=True, exist_ok=True)
    for old in to.glob("*.json"):
        old.unlink()
    for source in {puzzle.source for puzzle in puzzles}:
        own = [puzzle for puzzle in puzzles if puzzle.source == source]
        last = max(puzzle.at for puzzle in own)
        record = record_until(game, own[0].players, own[0].seed, lines[source][:last])
        (to / f"{source}.json").write_text(record.to_json(), encoding="utf-8")
    entries = ",\n".join(f" {json.dumps(asdict(puzzle))}" for puzzle in puzzles)
    (to / INDEX).write_text(f"[\n{entries}\n]\n", encoding="utf-8")
    if without:
        names = json.dumps(sorted(without), indent=1)
        (to / REJECTED).write_text(f"{names}\n", encoding="utf-8")


def record_until(game: Game[Any], players: int, seed: int, line: Line) -> Record:
    """The record of a game up to the last question that is a puzzle."""
    return Record(
        game=game.name,
        version=game.version,
        components=game.box.digest,
        seats=tuple(SeatEntry("", PLAYER) for _ in range(players)),
        seed=seed,
        options=game.checked_options({}, players),
        choices=list(line),
    )
