"""Copies made one after the other while people play; nothing acknowledged before one may be lost.

python -m tests.server.support.repeated_backups 30 [FOLDER]

The folder holds tables to begin with, as bench/thousand.py makes them.
"""

from __future__ import annotations

import shutil
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import httpx2

from dynasty.server.admin import backup, integrity
from dynasty.server.settings import Settings
from tests.server.support import crash
from tests.server.support.crash import Entry, Kept, Player
from tests.server.support.server_process import RunningServer, until

PLAYERS = 4
MORE = 10  # choices, at least, between two copies


class Timed(Player):
    """Remembers how long each answer of the server took, too."""

    def __init__(self, url: str, seed: int) -> None:
        super().__init__(url, seed)
        self.waits: list[float] = []

    def enter(self, api: httpx2.Client, path: str, body: dict[str, Any], entry: Entry) -> None:
        began = time.monotonic()
        super().enter(api, path, body, entry)
        self.waits.append(time.monotonic() - began)


@dataclass
class Copied:
    """The last copy, what was acknowledged before it was begun, and how long all of them took."""

    file: Path
    players: list[Timed]
    known: dict[str, Kept] = field(default_factory=dict)  # by table
    seconds: list[float] = field(default_factory=list)  # by copy

    @property
    def choices(self) -> int:
        return crash.acknowledged([*self.players])["choice"]


def copy_while_played(live: Path, file: Path, times: int) -> Copied:
    """So many copies, each in place of the former, and with all that was acknowledged by then."""
    with RunningServer(live, "--requests", "1000000") as server:
        copied = Copied(file, [Timed(server.url, seed) for seed in range(PLAYERS)])
        for player in copied.players:
            player.start()
        until(lambda: all(player.kept for player in copied.players))
        for _ in range(times):
            until(partial(has_more, copied, copied.choices))
            copy_once(copied, live)
            check(copied, file)
        for player in copied.players:
            player.done = True
        for player in copied.players:
            player.join(60)
            assert player.finished
    return copied


def has_more(copied: Copied, than: int) -> bool:
    return copied.choices >= than + MORE


def copy_once(copied: Copied, live: Path) -> None:
    copied.file.unlink(missing_ok=True)
    copied.known = {
        table: Kept(dict(kept.entries), list(kept.said))
        for player in copied.players
        for table, kept in list(player.kept.items())
    }
    began = time.monotonic()
    backup.back_up(Settings(live), copied.file)
    copied.seconds.append(time.monotonic() - began)


def check(copied: Copied, file: Path) -> None:
    """All that was acknowledged before the copy was begun is there."""
    with closing(sqlite3.connect(file)) as database:
        for table, kept in copied.known.items():
            crash.check_entries(crash.entries_of(database, table), kept)
            crash.check_chat(database, table, kept)


def check_restored(copied: Copied, folder: Path) -> None:
    """Put back, the copy is found well, and is played on."""
    backup.restore_backup(Settings(folder), copied.file)
    check(copied, folder / "dynasty.sqlite")
    assert all(finding.is_well for finding in integrity.table_findings(Settings(folder)))
    player = copied.players[0]
    with RunningServer(folder, "--requests", "1000000") as server:
        player.url = server.url
        with player.client() as api:
            crash.finish(api, player, next(iter(copied.known.keys() & player.kept.keys())))


def main(times: int, begun: Path | None) -> None:
    with tempfile.TemporaryDirectory() as where:
        live, file = Path(where) / "live", Path(where) / "copy.sqlite"
        if begun is not None:
            shutil.copytree(begun, live)
        began = time.monotonic()
        copied = copy_while_played(live, file, times)
        took = time.monotonic() - began
        check_restored(copied, Path(where) / "other")
        waits = [wait for player in copied.players for wait in player.waits]
        print(f"{times} copies of {file.stat().st_size / 1e6:.1f} MB in {took:.0f} s:")
        print(f"a copy took {median(copied.seconds):.2f} s, at most {max(copied.seconds):.2f} s;")
        print(f"{copied.choices} choices, an answer took {median(waits):.3f} s,", end=" ")
        print(f"at most {max(waits):.2f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
