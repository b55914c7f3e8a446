"""The commands for those who run a server: copies of the tables, and a look at their health."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from dynasty.cli.options import AsJson, Database, Lang, TablesFolder

Doings = Literal["list", "reports", "mute", "unmute", "close", "merge", "invite"]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    data: TablesFolder = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Copy all tables into one file, whole and sound, also while a server runs."""
    from dynasty.cli.tending import make_copy

    make_copy(file, data, database, lang)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by backup.")],
    data: TablesFolder = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Put a copy back; what was there is kept beside it. No server may run meanwhile."""
    from dynasty.cli.tending import put_back

    put_back(file, data, database, lang)


def ratings(
    do: Annotated[Literal["rebuild"], typer.Argument(metavar="rebuild", help="What to do.")],
    data: TablesFolder = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Compute all ratings anew from the results; they are what they were before."""
    from dynasty.cli.tending import rebuild_ratings

    rebuild_ratings(data, database, lang)


def players(
    do: Annotated[Doings, typer.Argument(help="What to do.")],
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
    from dynasty.cli.club import look_after_players

    look_after_players(do, which or [], (data, database), as_json, fresh, lang)


def doctor(
    data: TablesFolder = None,
    database: Database = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Open every table, replay every log, say what is wrong; nothing is changed."""
    from dynasty.cli.tending import look_after

    raise typer.Exit(look_after(data, database, as_json, lang))
