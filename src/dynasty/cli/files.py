"""Files: records read with clear errors, written so that nothing is ever half written."""

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
)


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """Put the name of the record file before whatever is wrong with it."""
    try:
        yield
    except (BadRecord, RecordDiverged) as error:
        raise type(error)(f"{file}: {error}") from error
    except (UnknownGame, WrongSeats, BadOptions) as error:
        raise BadRecord(f"{file}: {error}") from error


def read_record(file: Path) -> Record:
    """The record in a file, or BadRecord."""
    with naming(file):
        try:
            return Record.from_json(file.read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            raise BadRecord(f"not UTF-8 text: {error}") from error
        except OSError as error:
            raise BadRecord(error.strerror or str(error)) from error


def read_match(file: Path, components: Path | None = None, to: int | None = None) -> Match:
    """The match of a record file, played up to choice `to` or to its end."""
    record = read_record(file)
    with naming(file):
        if to is not None and to > len(record.choices):
            raise BadRecord(f"has {len(record.choices)} choices, not {to}")
        return Match.of_record(games.load(record.game, components), record, to)


def write_safely(file: Path, text: str) -> None:
    """Replace the file at once: whoever pulls the plug leaves the old text or the new one."""
    draft = file.with_name(f".{file.name}.new")
    with draft.open("w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    draft.replace(file)


def data_folder() -> Path:
    """Where this computer keeps what belongs to a program."""
    import typer

    return Path(typer.get_app_dir("dynasty"))


def saves_folder() -> Path:
    """Where games are kept unless the player names a file."""
    return data_folder() / "games"


def new_save(game: str, seed: int) -> Path:
    """A file for a new game that no other game has."""
    folder = saves_folder()
    folder.mkdir(parents=True, exist_ok=True)
    file, number = folder / f"{game}-{seed}.json", 1
    while file.exists():
        number += 1
        file = folder / f"{game}-{seed}-{number}.json"
    return file


def open_games() -> list[tuple[Path, Record]]:
    """Kept games that are not over, the latest first; files that are no records are left out."""
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
