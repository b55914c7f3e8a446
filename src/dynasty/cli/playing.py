"""The commands to play: the shelf, a server, a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dynasty.cli.options import (
    AllowSeeds,
    AsJson,
    BotTables,
    CoachLevel,
    ComponentsFile,
    Database,
    Doors,
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
    Requests,
    RoomsKept,
    Smtp,
    TableOptions,
    TablesFolder,
    TlsCert,
    TlsKey,
)


def games(as_json: AsJson = False, lang: Lang = "") -> None:
    """List the games on the shelf."""
    from dynasty.cli.shelf import show_games

    show_games(as_json, lang)


def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="Port.")] = 8000,
    data: TablesFolder = None,
    database: Database = "",
    workers: Annotated[int, typer.Option("--workers", min=1, help="Server processes.")] = 1,
    thinkers: Annotated[int, typer.Option("--thinkers", min=1, help="Bot processes.")] = 1,
    bot_tables: BotTables = 5,
    rooms: RoomsKept = 500,
    requests: Requests = 1200,
    lan: Lan = False,
    tls_cert: TlsCert = None,
    tls_key: TlsKey = None,
    public_url: PublicUrl = "",
    lines_per_address: LinesPerAddress = 40,
    lines_per_table: LinesPerTable = 40,
    open_metrics: OpenMetrics = False,
    smtp: Smtp = "",
    mail_from: MailFrom = "",
    private_hooks: PrivateHooks = False,
    doors: Doors = "open",
    allow_seeds: AllowSeeds = False,
    open_browser: OpenBrowser = True,
    lang: Lang = "",
) -> None:
    """Play in the browser: serve tables to this computer or to a network."""
    from dynasty.cli.files import data_folder
    from dynasty.cli.inviting import begin
    from dynasty.server.door.addresses import checked_site
    from dynasty.server.post.mail import mailer
    from dynasty.server.settings import Settings

    if smtp:
        mailer(smtp, mail_from)  # says what is wrong with it
    settings = Settings(
        data or data_folder() / "tables",
        database,
        thinkers=thinkers,
        bot_tables=bot_tables,
        rooms=rooms,
        requests_per_minute=requests,
        lines_per_address=lines_per_address,
        lines_per_table=lines_per_table,
        tls_cert=str(tls_cert or ""),
        tls_key=str(tls_key or ""),
        public_url=checked_site(public_url) if public_url else "",
        open_metrics=open_metrics,
        smtp=smtp,
        sender=mail_from,
        private_hooks=private_hooks,
        doors=doors,
        allow_seeds=allow_seeds,
    )
    begin(settings, host, port, workers, open_browser, lan, lang)


def play(
    what: Annotated[
        str, typer.Argument(metavar="GAME|FILE", help="A game, or a kept game to go on with.")
    ] = "",
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            metavar="WHO,WHO,...",
            help="you, you=Name, or a bot (greedy, random), in order of the seats.",
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
    from dynasty.cli.coaching import set_level
    from dynasty.cli.menu import menu
    from dynasty.cli.opening import Wish, open_table
    from dynasty.cli.play import play_on

    wish = Wish(what, seats, seed, resume, save, option or [], components, lang)
    if what or resume is not None:
        table = open_table(wish)
        set_level(table, coach)
        play_on(table)
    else:
        menu(wish)
