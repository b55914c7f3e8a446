"""The commands for operators of a server: backups, ratings, players, and a health check."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from dynasty.cli.options import AsJson, Database, Lang, TablesFolder

PlayersAction = Literal["list", "reports", "mute", "unmute", "close", "merge", "invite"]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    data: TablesFolder = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Copy all tables into one file, whole and sound, also while a server runs."""
    from dynasty.cli.admin import run_backup

    run_backup(file, data, database, lang)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by backup.")],
    data: TablesFolder = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Put a copy back; what was there is kept beside it. No server may run meanwhile."""
    from dynasty.cli.admin import run_restore

    run_restore(file, data, database, lang)


def ratings(
    do: Annotated[Literal["rebuild"], typer.Argument(metavar="rebuild", help="What to do.")],
    data: TablesFolder = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Compute all ratings anew from the results; they are what they were before."""
    from dynasty.cli.admin import run_rebuild_ratings

    run_rebuild_ratings(data, database, lang)


def players(
    do: Annotated[PlayersAction, typer.Argument(help="What to do.")],
    which: Annotated[
        list[str] | None, typer.Argument(metavar="ID...", help="Players, or numbers of reports.")
    ] = None,
    data: TablesFolder = None,
    database: Database = "",
    as_json: AsJson = False,
    fresh: Annotated[bool, typer.Option("--fresh", help="A new link; the old one ends.")] = False,
    lang: Lang = "",
) -> None:
    """Keep a club: list its players, read reports, mute, close, merge, invite."""
    from dynasty.cli.player_admin import run_players

    run_players(do, which or [], (data, database), as_json, fresh, lang)


def doctor(
    data: TablesFolder = None,
    database: Database = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Open every table, replay every log, say what is wrong; no table is changed."""
    from dynasty.cli.admin import run_doctor

    raise typer.Exit(run_doctor(data, database, as_json, lang))
