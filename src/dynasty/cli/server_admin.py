"""The commands `backup`, `restore`, `doctor` and `ratings`: what they do and print."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import asdict
from pathlib import Path

from dynasty.cli.errors import CHECK_FAILED_EXIT_CODE
from dynasty.cli.record_files import data_folder
from dynasty.cli.screen import Screen, print_json
from dynasty.server.admin import backup, integrity
from dynasty.server.admin.preflight import database_url
from dynasty.server.admin.transaction import admin_transaction
from dynasty.server.db import ratings
from dynasty.server.db.private_files import WideMode, mode_messages, private_umask, repair_modes
from dynasty.server.settings import Settings
from dynasty.text import Translator


def server_settings(data: Path | None, database: str) -> Settings:
    """Return the settings of a server that has the same options."""
    return Settings(data or data_folder() / "tables", database)


@private_umask()
def run_backup(file: Path, data: Path | None, database: str, language: str) -> None:
    """Back up the tables of a server to a file."""
    count = backup.back_up(server_settings(data, database), file)
    Screen(Translator(language)).tell("backup-done", n=count, file=str(file))


@private_umask()
def run_restore(file: Path, data: Path | None, database: str, language: str) -> None:
    """Restore the tables of a server from a backup."""
    settings, screen = server_settings(data, database), Screen(Translator(language))
    former = backup.restore_backup(settings, file)
    screen.tell("restore-done", file=str(file))
    if former is not None:
        screen.tell("restore-former", file=str(former))
    print_wide_modes(screen, repair_modes(settings, database_url(settings)))


@private_umask()
def run_rebuild_ratings(data: Path | None, database: str, language: str) -> None:
    """Compute all ratings of players anew from the stored results."""
    with admin_transaction(server_settings(data, database)) as connection:
        tables = ratings.rebuild_ratings(connection)
    Screen(Translator(language)).tell("ratings-rebuilt", n=tables)


@private_umask()
def run_doctor(data: Path | None, database: str, as_json: bool, language: str) -> int:
    """Check every table of a server and print what is wrong; return 1 if anything is."""
    began = time.monotonic()
    settings, screen = server_settings(data, database), Screen(Translator(language))
    modes = repair_modes(settings, database_url(settings))
    if not as_json:
        print_wide_modes(screen, modes)
    found = list(integrity.table_findings(settings))
    wrong = [one for one in found if not one.is_well]
    if as_json:
        findings, files = [asdict(one) for one in wrong], [asdict(one) for one in modes]
        print_json({"tables": len(found), "findings": findings, "files": files})
    else:
        print_findings(screen, found, wrong, time.monotonic() - began)
    return 0 if not wrong and all(one.is_repaired for one in modes) else CHECK_FAILED_EXIT_CODE


def print_wide_modes(screen: Screen, modes: list[WideMode]) -> None:
    """Print which private files other users had access to."""
    for key, files in mode_messages(modes):
        screen.tell(key, files=files)


def print_findings(
    screen: Screen,
    found: list[integrity.TableFinding],
    wrong: list[integrity.TableFinding],
    seconds: float,
) -> None:
    for one in wrong:
        why = screen.say(f"doctor-why-{one.reason}", entry=one.entry)
        screen.tell(f"doctor-{one.health}", table=one.table, game=one.game, why=why)
    health = Counter(one.health for one in found)
    screen.tell(
        "doctor-sum", n=len(found), well=health[integrity.HEALTH_WELL], seconds=round(seconds, 1)
    )
