"""Puzzles are gathered: many games looked through at once, the clearest and most varied kept."""

import json
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from dynasty.insight.finding import PLAYER, Found, Searched, look_through, varied
from dynasty.insight.puzzle import INDEX, Puzzle
from dynasty.kernel import Game, Record, SeatEntry
from dynasty.lab.crew import Hands
from dynasty.lab.journal import drop_torn_line, keep_plan
from dynasty.lab.runs import loaded, spread

PLAN: Final = "plan.json"
JOURNAL: Final = "games.jsonl"


@dataclass(frozen=True)
class Task:
    """A game to look through."""

    game: str
    players: int
    seed: int
    gap: float


def look(task: Task) -> Searched:
    return look_through(loaded(task.game), task.players, task.seed, task.gap)


def gather(tasks: Sequence[Task], folder: Path, hands: Hands, title: str) -> list[Searched]:
    """All games looked through in this folder, these among them; none is looked at twice."""
    folder.mkdir(parents=True, exist_ok=True)
    game, gap = loaded(tasks[0].game), tasks[0].gap
    plan = {"game": game.name, "rules": game.version, "components": game.box.digest, "gap": gap}
    keep_plan(folder / PLAN, plan)
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


def choose(searched: Sequence[Searched], most: int, without: Collection[str]) -> list[Puzzle]:
    """The puzzles to keep, but those that somebody read and threw out."""
    found = [one for game in searched for one in game.found if one.puzzle.name not in without]
    return varied(found, most)


def write(
    game: Game[Any], puzzles: Sequence[Puzzle], searched: Sequence[Searched], to: Path
) -> None:
    """Index and records, in the place of those that lie there."""
    to.mkdir(parents=True, exist_ok=True)
    for old in to.glob("*.json"):
        old.unlink()
    for one in searched:
        own = [p for p in puzzles if (p.players, p.seed) == (one.players, one.seed)]
        if own:
            record = record_until(game, one, max(puzzle.at for puzzle in own))
            (to / f"{own[0].source}.json").write_text(record.to_json(), encoding="utf-8")
    entries = ",\n".join(f" {json.dumps(asdict(puzzle))}" for puzzle in puzzles)
    (to / INDEX).write_text(f"[\n{entries}\n]\n", encoding="utf-8")


def record_until(game: Game[Any], searched: Searched, last: int) -> Record:
    """The record of a game up to the last question that is a puzzle."""
    return Record(
        game=game.name,
        version=game.version,
        components=game.box.digest,
        seats=tuple(SeatEntry("", PLAYER) for _ in range(searched.players)),
        seed=searched.seed,
        options=game.checked_options({}, searched.players),
        choices=searched.choices[:last],
    )
