"""The commands to play: `games`, `serve` and `play`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dynasty.cli.options import (
    AllowSeeds,
    AsJson,
    BotTables,
    CachedRooms,
    CoachLevel,
    ComponentsFile,
    ConnectionsPerAddress,
    Database,
    DrawingMemory,
    Lan,
    Lang,
    LinesPerAddress,
    LinesPerTable,
    MailFrom,
    OpenBrowser,
    OpenMetrics,
    OwnSeed,
    PrivateHooks,
    PublicUrl,
    RegistrationMode,
    RequestLimit,
    Smtp,
    TableOptions,
    TablesFolder,
    TlsCert,
    TlsKey,
    seats_help,
)


def games(as_json: AsJson = False, lang: Lang = "") -> None:
    """List the games on the shelf."""
    from dynasty.cli.games import run_games

    run_games(as_json, lang)


def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="Port.")] = 8000,
    data: TablesFolder = None,
    database: Database = "",
    workers: Annotated[int, typer.Option("--workers", min=1, help="Server processes.")] = 1,
    thinkers: Annotated[int, typer.Option("--thinkers", min=1, help="Bot processes.")] = 1,
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
    open_browser: OpenBrowser = True,
    lang: Lang = "",
) -> None:
    """Play in the browser: serve tables to this computer or to a network."""
    from dynasty.cli.files import data_folder
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
    )
    start_server(settings, host, port, workers, open_browser, lan, lang)


def play(
    what: Annotated[
        str, typer.Argument(metavar="GAME|FILE", help="A game, or a kept game to go on with.")
    ] = "",
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            metavar="WHO,WHO,...",
            help=seats_help(),
        ),
    ] = "",
    seed: OwnSeed = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with this kept game.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Where to keep the game.")
    ] = None,
    coach: CoachLevel = "",
    option: TableOptions = None,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Play in the terminal, against bots or around one screen."""
    from dynasty.cli.coach import set_coach_level
    from dynasty.cli.menu import run_menu
    from dynasty.cli.open_match import PlayRequest, open_table
    from dynasty.cli.play import play_match

    wish = PlayRequest(what, seats, seed, resume, save, option or [], components, lang)
    if what or resume is not None:
        table = open_table(wish)
        set_coach_level(table, coach)
        play_match(table)
    else:
        run_menu(wish)
