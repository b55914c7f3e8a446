"""Record files: read with clear errors, written atomically."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dynasty import games
from dynasty.kernel import (
    BadOptions,
    BadRecord,
    Match,
    Record,
    RecordDiverged,
    UnknownGame,
    WrongSeats,
    file_error_phrase,
    utf8_error_phrase,
)


@contextmanager
def name_file_in_errors(file: Path) -> Iterator[None]:
    """Put the name of the record file in front of error messages raised inside the block."""
    try:
        yield
    except (BadRecord, RecordDiverged) as error:
        raise type(error)("flaw-in-file", file=str(file), what=error.phrase()) from error
    except (UnknownGame, WrongSeats, BadOptions) as error:
        raise BadRecord("flaw-in-file", file=str(file), what=error.phrase()) from error


def read_record(file: Path) -> Record:
    """Return the record in a file; raise BadRecord if there is none."""
    with name_file_in_errors(file):
        try:
            return Record.from_json(file.read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            raise BadRecord("flaw-utf8", **utf8_error_phrase(error).values) from error
        except OSError as error:
            raise BadRecord("flaw-unreadable", what=file_error_phrase(error)) from error


def read_match(file: Path, components: Path | None = None, to: int | None = None) -> Match:
    """Return the match of a record file, played up to choice `to` or to its end."""
    record = read_record(file)
    with name_file_in_errors(file):
        if to is not None and to > len(record.choices):
            raise BadRecord("flaw-short", n=len(record.choices), to=str(to))
        return Match.of_record(games.load(record.game, components), record, to)


def write_atomically(file: Path, text: str) -> None:
    """Replace a file atomically: after a crash it holds the old text or the new text."""
    draft = file.with_name(f".{file.name}.new")
    with draft.open("w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    draft.replace(file)


def data_folder() -> Path:
    """Return the folder where this computer stores the data of the program."""
    import typer

    return Path(typer.get_app_dir("dynasty"))


def saves_folder() -> Path:
    """Return the folder where games are saved unless the player names a file."""
    return data_folder() / "games"


def new_save_path(game: str, seed: int) -> Path:
    """Return the path of a new save file that no other game uses."""
    folder = saves_folder()
    folder.mkdir(parents=True, exist_ok=True)
    file, number = folder / f"{game}-{seed}.json", 1
    while file.exists():
        number += 1
        file = folder / f"{game}-{seed}-{number}.json"
    return file


def unfinished_saves() -> list[tuple[Path, Record]]:
    """Return the unfinished saved games, the latest first; skip files that are no records."""
    found: list[tuple[Path, Record]] = []
    files = saves_folder().glob("*.json")
    for file in sorted(files, key=lambda f: f.stat().st_mtime, reverse=True):
        try:
            record = read_record(file)
        except BadRecord:
            continue
        if record.scores is None and record.game in games.SHELF:
            found.append((file, record))
    return found
