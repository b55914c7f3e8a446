"""`backup`, `restore`, `doctor`, `ratings`: what is done and what is said."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import asdict
from pathlib import Path

from dynasty.cli.errors import CHECK_FAILED
from dynasty.cli.files import data_folder
from dynasty.cli.screen import Screen, print_json
from dynasty.server.after import ratings
from dynasty.server.settings import Settings
from dynasty.server.store import backup, doctor
from dynasty.server.store.changing import changing
from dynasty.text import Words


def settings_of(data: Path | None, database: str) -> Settings:
    """Where a server with the same options keeps its tables."""
    return Settings(data or data_folder() / "tables", database)


def make_copy(file: Path, data: Path | None, database: str, language: str) -> None:
    """The command `backup`."""
    count = backup.back_up(settings_of(data, database), file)
    Screen(Words(language)).tell("backup-done", n=count, file=str(file))


def put_back(file: Path, data: Path | None, database: str, language: str) -> None:
    """The command `restore`."""
    former = backup.restore(settings_of(data, database), file)
    screen = Screen(Words(language))
    screen.tell("restore-done", file=str(file))
    if former is not None:
        screen.tell("restore-former", file=str(former))


def rebuild_ratings(data: Path | None, database: str, language: str) -> None:
    """The command `ratings rebuild`."""
    with changing(settings_of(data, database)) as connection:
        tables = ratings.rebuild(connection)
    Screen(Words(language)).tell("ratings-rebuilt", n=tables)


def look_after(data: Path | None, database: str, as_json: bool, language: str) -> int:
    """The command `doctor`: 1 if something is not well."""
    began = time.monotonic()
    found = list(doctor.examine(settings_of(data, database)))
    wrong = [one for one in found if not one.is_well]
    if as_json:
        print_json({"tables": len(found), "findings": [asdict(one) for one in wrong]})
    else:
        tell(Screen(Words(language)), found, wrong, time.monotonic() - began)
    return CHECK_FAILED if wrong else 0


def tell(
    screen: Screen, found: list[doctor.Finding], wrong: list[doctor.Finding], seconds: float
) -> None:
    for one in wrong:
        why = screen.say(f"doctor-why-{one.reason}", entry=one.entry)
        screen.tell(f"doctor-{one.health}", table=one.table, game=one.game, why=why)
    health = Counter(one.health for one in found)
    screen.tell("doctor-sum", n=len(found), well=health[doctor.WELL], seconds=round(seconds, 1))
