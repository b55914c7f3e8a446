"""The commands for a server: `serve`, backups, ratings, players, and a health check."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from dynasty.cli.shared_options import (
    AllowSeeds,
    AsJson,
    BotTables,
    CachedRooms,
    ConnectionsPerAddress,
    Contact,
    Database,
    DrawingMemory,
    Lan,
    Lang,
    LinesPerAddress,
    LinesPerTable,
    MailFrom,
    OpenBrowser,
    OpenMetrics,
    PrivateHooks,
    PublicUrl,
    RegistrationMode,
    RequestLimit,
    Smtp,
    TablesFolder,
    TlsCert,
    TlsKey,
)

PlayersAction = Literal["list", "reports", "mute", "unmute", "close", "merge", "invite"]


def serve(
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help="help-serve-host")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="N", min=1, max=65535, help="help-serve-port")
    ] = 8000,
    data: TablesFolder = None,
    database: Database = "",
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", min=1, help="help-serve-workers")
    ] = 1,
    thinkers: Annotated[
        int, typer.Option("--thinkers", metavar="N", min=1, help="help-serve-thinkers")
    ] = 1,
    bot_tables: BotTables = 5,
    rooms: CachedRooms = 500,
    drawing_memory: DrawingMemory = 256,
    requests: RequestLimit = 1200,
    lan: Lan = False,
    tls_cert: TlsCert = None,
    tls_key: TlsKey = None,
    public_url: PublicUrl = "",
    connections_per_address: ConnectionsPerAddress = 100,
    lines_per_address: LinesPerAddress = 40,
    lines_per_table: LinesPerTable = 40,
    open_metrics: OpenMetrics = False,
    smtp: Smtp = "",
    mail_from: MailFrom = "",
    private_hooks: PrivateHooks = False,
    doors: RegistrationMode = "open",
    allow_seeds: AllowSeeds = False,
    contact: Contact = "",
    open_browser: OpenBrowser = True,
    lang: Lang = "",
) -> None:
    """Serve tables to browsers."""
    from dynasty.cli.record_files import data_folder
    from dynasty.cli.serve import start_server
    from dynasty.server.http.addresses import checked_public_url
    from dynasty.server.notifications.mail import read_smtp_server
    from dynasty.server.settings import Settings

    if smtp:
        read_smtp_server(smtp, mail_from)  # raises an error if the URL is wrong
    settings = Settings(
        data or data_folder() / "tables",
        database,
        thinkers=thinkers,
        bot_tables=bot_tables,
        rooms=rooms,
        drawing_memory=drawing_memory,
        requests_per_minute=requests,
        connections_per_address=connections_per_address,
        lines_per_address=lines_per_address,
        lines_per_table=lines_per_table,
        tls_cert=str(tls_cert or ""),
        tls_key=str(tls_key or ""),
        public_url=checked_public_url(public_url) if public_url else "",
        open_metrics=open_metrics,
        smtp=smtp,
        sender=mail_from,
        private_hooks=private_hooks,
        doors=doors,
        allow_seeds=allow_seeds,
        contact=contact,
        preload_routes=True,
    )
    start_server(settings, host, port, workers, open_browser, lan, lang)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")],
    data: TablesFolder = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Copy all tables into one file."""
    from dynasty.cli.server_admin import run_backup

    run_backup(file, data, database, lang)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-restore-file")],
    data: TablesFolder = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Restore all tables from a backup."""
    from dynasty.cli.server_admin import run_restore

    run_restore(file, data, database, lang)


def ratings(
    do: Annotated[Literal["rebuild"], typer.Argument(metavar="rebuild", help="help-ratings-do")],
    data: TablesFolder = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Recompute all ratings from the stored results."""
    from dynasty.cli.server_admin import run_rebuild_ratings

    run_rebuild_ratings(data, database, lang)


def players(
    do: Annotated[PlayersAction, typer.Argument(metavar="ACTION", help="help-players-do")],
    which: Annotated[
        list[str] | None, typer.Argument(metavar="ID", help="help-players-which")
    ] = None,
    data: TablesFolder = None,
    database: Database = "",
    as_json: AsJson = False,
    fresh: Annotated[bool, typer.Option("--fresh", help="help-players-fresh")] = False,
    lang: Lang = "",
) -> None:
    """Manage the players of a server."""
    from dynasty.cli.player_admin import run_players

    run_players(do, which or [], (data, database), as_json, fresh, lang)


def doctor(
    data: TablesFolder = None,
    database: Database = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Check every table and replay every log; change nothing."""
    from dynasty.cli.server_admin import run_doctor

    raise typer.Exit(run_doctor(data, database, as_json, lang))
