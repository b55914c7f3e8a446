"""Files with private data: created for their owner alone, and repaired where others may read them.

Seeds of running games, mail addresses and secrets of webhooks are in the database and its copies.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from stat import S_IMODE, S_ISVTX

from sqlalchemy.engine import URL

from dynasty.server.settings import Settings

OTHERS_MODE_BITS = 0o077  # the bits of group and others
SQLITE_HEADER = b"SQLite format 3\0"
LOST_AND_FOUND_NAME = "lost+found"  # a folder at the top of every ext4 disk


@dataclass(frozen=True)
class WideMode:
    """A file or folder that others could read, and why they still can if it was not repaired."""

    path: str
    mode: str  # as it was, in octal digits
    problem: str = ""

    @property
    def is_repaired(self) -> bool:
        return not self.problem


@contextmanager
def private_umask() -> Iterator[None]:
    """Create files and folders readable by their owner alone while the context lasts."""
    before = os.umask(OTHERS_MODE_BITS)
    try:
        yield
    finally:
        os.umask(before)


def repair_modes(settings: Settings, where: URL) -> list[WideMode]:
    """Remove other users' access to our files; return all files that others could access."""
    if os.name != "posix":
        return []
    paths = dict.fromkeys(private_paths(settings.folder, where))  # each once
    found = [repair_mode(path) for path in paths]
    return [one for one in found if one is not None]


def mode_messages(modes: list[WideMode]) -> Iterator[tuple[str, str]]:
    """Yield the message key and the list of files for repaired and for unrepaired files."""
    repaired = [f"{one.path} ({one.mode})" for one in modes if one.is_repaired]
    left = [f"{one.path} ({one.mode}: {one.problem})" for one in modes if not one.is_repaired]
    for key, files in (("private-repaired", repaired), ("private-left", left)):
        if files:
            yield key, ", ".join(files)


def private_paths(folder: Path, where: URL) -> Iterator[Path]:
    """Yield the data folder if it holds nothing else, its databases, and files beside ours."""
    file = where.database if where.get_backend_name() == "sqlite" else None
    database = Path(file or folder / "dynasty.sqlite").resolve()
    if folder.is_dir():
        entries = sorted(folder.resolve().iterdir())
        if is_for_tables_alone(folder, entries):
            yield folder
        yield from (entry for entry in entries if is_database(entry))
    if database.parent.is_dir():
        beside = (database.name, f"{database.name}-", f"{database.name}.")
        for entry in sorted(database.parent.iterdir()):
            if entry.name == beside[0] or entry.name.startswith(beside[1:]):
                yield entry


def is_for_tables_alone(folder: Path, entries: list[Path]) -> bool:
    """Return whether the folder holds only our files: not shared like /tmp, no folders in it."""
    shared = folder.stat().st_mode & S_ISVTX
    return not shared and all(
        one.name == LOST_AND_FOUND_NAME or not one.is_dir() for one in entries
    )


def is_database(path: Path) -> bool:
    """Return whether a file is an SQLite database, such as a backup, whatever its name."""
    try:
        if not path.is_file():  # opening a pipe would block
            return False
        with path.open("rb") as file:
            return file.read(len(SQLITE_HEADER)) == SQLITE_HEADER
    except OSError:
        return False


def repair_mode(path: Path) -> WideMode | None:
    """Repair one path; return None if others had no access, or if it is a link or gone."""
    mode, problem = 0, ""
    try:
        mode = S_IMODE(path.stat().st_mode)
        if path.is_symlink() or not mode & OTHERS_MODE_BITS:
            return None
        path.chmod(mode & ~OTHERS_MODE_BITS)
        if path.stat().st_mode & OTHERS_MODE_BITS:  # some file systems know no modes
            problem = os.strerror(errno.ENOTSUP)
    except FileNotFoundError:  # SQLite removes files of its own
        return None
    except OSError as error:
        problem = error.strerror or str(error)
    return WideMode(str(path), f"{mode:04o}", problem)
