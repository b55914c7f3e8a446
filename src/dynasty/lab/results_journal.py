"""A results journal: one line of JSON on disk for every finished game."""

import json
import os
import time
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from dynasty.kernel import BadOptions, BadRecord, json_error_phrase

PLAN_FILE: Final = "plan.json"
GAMES_FILE: Final = "games.jsonl"
SYNC_SECONDS: Final = 5.0  # play lost at most when the power fails
GROWING_FIELD: Final = "games"


@dataclass(frozen=True)
class GameResult:
    """One finished game. Lists are by seat; automated seats come last and do not think."""

    key: str
    seats: list[str]
    seed: int
    places: list[int]  # 1 is the first; those who share it are all first
    scores: list[int]
    choices: list[int]
    seconds: list[float]  # CPU time of thinking
    longest: list[float]  # of one choice
    spans: list[dict[str, int]]  # how many choices took how long, by `span`


class JournalLine(Protocol):
    """The type of a line: a dataclass of plain data with a key."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def key(self) -> str: ...


Line = TypeVar("Line", bound=JournalLine)


class Journal(Generic[Line]):
    """The folder of a run: its plan and its finished games, to which games are only added."""

    def __init__(self, folder: Path, plan: Mapping[str, Any], kind: type[Line]) -> None:
        """Open the folder for this plan; raise BadOptions if it holds another one."""
        folder.mkdir(parents=True, exist_ok=True)
        save_plan(folder / PLAN_FILE, plan)
        self.file = folder / GAMES_FILE
        self.file.touch()
        drop_torn_line(self.file)
        self.done = {line.key: line for line in read_lines(self.file, kind)}
        self.synced = time.monotonic()

    def __enter__(self) -> "Journal[Line]":
        self.stream = self.file.open("a", encoding="utf-8")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.sync()
        self.stream.close()

    def add(self, result: Line) -> None:
        """Save a finished game."""
        self.stream.write(json.dumps(asdict(result), separators=(",", ":")) + "\n")
        self.stream.flush()
        self.done[result.key] = result
        if time.monotonic() - self.synced > SYNC_SECONDS:
            self.sync()

    def sync(self) -> None:
        """Wait until everything is on the disk."""
        self.stream.flush()
        os.fsync(self.stream.fileno())
        self.synced = time.monotonic()


def save_plan(file: Path, asked: Mapping[str, Any]) -> None:
    """Save the plan; raise BadOptions if the file has another one."""
    if file.exists():
        kept = read_plan(file)
        for name, value in asked.items():
            if name != GROWING_FIELD and kept.get(name) != value:
                there, folder = str(kept.get(name)), str(file.parent)
                raise BadOptions(
                    "bad-plan", folder=folder, name=name, there=there, asked=str(value)
                )
    file.write_text(json.dumps(asked, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def read_plan(file: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        what = json_error_phrase(error)
        raise BadRecord("flaw-in-file", file=str(file), what=what) from error
    return found


def drop_torn_line(file: Path) -> None:
    """Remove an incomplete last line: its game is played again."""
    whole = file.read_bytes()
    kept = whole.rfind(b"\n") + 1
    if kept < len(whole):
        os.truncate(file, kept)


def read_lines(file: Path, kind: type[Line]) -> Iterable[Line]:
    """Return the games of a journal; raise BadRecord with the line that cannot be read."""
    with file.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            try:
                yield kind(**json.loads(line))
            except (TypeError, ValueError) as error:
                raise BadRecord("flaw-journal", file=str(file), line=str(number)) from error
