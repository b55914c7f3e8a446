"""The commands and their arguments; each imports what it needs when it runs."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from dynasty import __version__
from dynasty.cli import keeping, reading, studying
from dynasty.cli.options import (
    LANGUAGE,
    AllowSeeds,
    AsJson,
    BotTables,
    CoachLevel,
    ComponentsFile,
    Database,
    GameName,
    GameOrRecord,
    Jobs,
    Lan,
    Lang,
    LinesPerAddress,
    LinesPerTable,
    On,
    OpenBrowser,
    OpenMetrics,
    PublicUrl,
    RecordFile,
    Requests,
    RoomsKept,
    Seed,
    TableOptions,
    TablesFolder,
    UpTo,
    checked_seed,
)


class Platform(TyperGroup):
    """Turns whatever is refused into a message on stderr and an exit code; help in whole lines."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Every command with all of its first sentence."""
        names = self.list_commands(ctx)
        helps = [(self.get_command(ctx, name), name) for name in names]
        rows = [(name, str(found.help or "")) for found, name in helps if found is not None]
        with formatter.section("Commands"):
            formatter.write_dl(rows)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except Exception as error:
            from dynasty.cli.errors import complain, is_refusal, missing_extra

            told = missing_extra(error) or error
            if not is_refusal(told):
                raise
            raise typer.Exit(complain(told, ctx.meta.get(LANGUAGE))) from error


app = typer.Typer(
    cls=Platform,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # half of what help cost: a parser of Markdown that nothing here needs
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Strategy board games about China. Without a command: a menu to start playing.",
    epilog="More to read: docs/players.md for players, docs/programs.md for bot writers and"
    " researchers, docs/designers.md for designers and owners, docs/operating.md for those who run"
    " a server, docs/tour.md for every command at work. A server shows them under Help.",
)


reading.add_commands(app)
keeping.add_commands(app)
studying.add_commands(app)


def run() -> None:
    """The program; characters that a terminal lacks are replaced, never fatal."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    app(prog_name="dynasty")


def show_version(asked: bool) -> None:
    if asked:
        typer.echo(f"dynasty {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="The version.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Strategy board games about China. Without a command: a menu to start playing."""
    if context.invoked_subcommand is None:
        from dynasty.cli.menu import menu
        from dynasty.cli.opening import Wish

        menu(Wish(language=lang))


@app.command()
def games(as_json: AsJson = False, lang: Lang = "") -> None:
    """List the games on the shelf."""
    from dynasty.cli.shelf import show_games

    show_games(as_json, lang)


@app.command()
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
    public_url: PublicUrl = "",
    lines_per_address: LinesPerAddress = 40,
    lines_per_table: LinesPerTable = 40,
    open_metrics: OpenMetrics = False,
    allow_seeds: AllowSeeds = False,
    open_browser: OpenBrowser = True,
    lang: Lang = "",
) -> None:
    """Play in the browser: serve tables to this computer or to a network."""
    from dynasty.cli.files import data_folder
    from dynasty.cli.inviting import begin
    from dynasty.server.addresses import checked_site
    from dynasty.server.settings import Settings

    settings = Settings(
        data or data_folder() / "tables",
        database,
        thinkers=thinkers,
        bot_tables=bot_tables,
        rooms=rooms,
        requests_per_minute=requests,
        lines_per_address=lines_per_address,
        lines_per_table=lines_per_table,
        public_url=checked_site(public_url) if public_url else "",
        open_metrics=open_metrics,
        allow_seeds=allow_seeds,
    )
    begin(settings, host, port, workers, open_browser, lan, lang)


@app.command()
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
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            metavar="S",
            min=0,
            callback=checked_seed,
            help="Seed of the game; else by chance.",
        ),
    ] = None,
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


@app.command()
def simulate(
    game: GameName,
    seats: Annotated[
        str, typer.Option("--seats", metavar="BOT,BOT,...", help="Bots in order of the seats.")
    ] = "greedy,random",
    number: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="How many games.")
    ] = 100,
    seed: Seed = 1,
    jobs: Jobs = 1,
    on: On = "",
    as_json: AsJson = False,
    detail: Annotated[
        bool, typer.Option("--detail", help="Also count points by category, and what happened.")
    ] = False,
    option: TableOptions = None,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Let bots play many games; same seeds, same result, whatever the jobs."""
    from dynasty.cli.options import chosen_hands, given_options
    from dynasty.cli.simulate import show_simulation

    options, hands = given_options(option or []), chosen_hands(jobs, on)
    show_simulation(game, seats, number, seed, hands, as_json, detail, options, components, lang)


@app.command()
def arena(
    game: GameName,
    players: Annotated[
        str, typer.Option("--bots", metavar="BOT,BOT,...", help="Who plays, the weakest first.")
    ] = "random,greedy",
    number: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Games of each group of bots.")
    ] = 100,
    seats: Annotated[
        str, typer.Option("--seats", metavar="all|N,N", help="Numbers of players.")
    ] = "all",
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Each bot meets only the next of the list.")
    ] = False,
    against: Annotated[
        str,
        typer.Option(
            "--against", metavar="BOT,...", help="With --neighbours: who else meets the last."
        ),
    ] = "",
    seed: Seed = 1,
    jobs: Jobs = 1,
    on: On = "",
    option: TableOptions = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help="Where games and report go; else arena/GAME."),
    ] = None,
    lang: Lang = "",
) -> None:
    """Measure how strong bots are; the same command goes on where it was stopped."""
    from dynasty.cli.arena import show_arena
    from dynasty.cli.options import chosen_hands, given_options

    options, hands = given_options(option or []), chosen_hands(jobs, on)
    raise typer.Exit(
        show_arena(
            game, players, against, neighbours, seats, number, seed, hands, options, out, lang
        )
    )


@app.command()
def ladder(
    folder: Annotated[
        Path, typer.Argument(metavar="[FOLDER]", help="Where the published reports lie.")
    ] = Path("docs/ladder"),
    play: Annotated[
        bool, typer.Option("--play", help="Play the games of all reports again, which takes long.")
    ] = False,
    jobs: Jobs = 1,
    on: On = "",
    lang: Lang = "",
) -> None:
    """Write the page of the published ladder, FOLDER.md, from the reports in the folder."""
    from dynasty.cli.arena import write_ladder
    from dynasty.cli.options import chosen_hands

    raise typer.Exit(write_ladder(folder, play, chosen_hands(jobs, on), lang))


@app.command()
def replay(
    record: RecordFile,
    to: UpTo = None,
    seat: Annotated[
        int, typer.Option("--seat", metavar="K", min=-1, help="Tell what seat K heard (from 0).")
    ] = -1,
    as_json: AsJson = False,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Play a record again and tell what happened."""
    from dynasty.cli.replay import show_replay

    show_replay(record, to, seat, as_json, components, lang)


@app.command()
def verify(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD...", help="Record files.")],
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Check that records replay to what they say: 0 all do, 1 one differs, 2 one is no record."""
    from dynasty.cli.replay import verify_records

    raise typer.Exit(verify_records(records, components, lang))


@app.command()
def render(
    what: GameOrRecord,
    seat: Annotated[
        int, typer.Option("--seat", metavar="K", min=-1, help="As seat K sees it, from 0.")
    ] = -1,
    to: UpTo = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="Else standard output.")
    ] = None,
    text: Annotated[bool, typer.Option("--text", help="As plain text instead of SVG.")] = False,
    narrow: Annotated[bool, typer.Option("--narrow", help="For a phone.")] = False,
    theme: Annotated[str, typer.Option("--theme", metavar="NAME", help="light or dark.")] = "light",
    seed: Seed = 1,
    option: TableOptions = None,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Draw the board of a record, or of a game set up and played on at random (--to)."""
    from dynasty.cli.options import given_options
    from dynasty.cli.render import Picture, render_board

    picture = Picture(seat, text, narrow, theme, lang)
    render_board(what, to, seed, given_options(option or []), components, picture, output)


@app.command()
def bench(
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="T", min=0.1, help="CPU time for each game.")
    ] = 6.0,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Measure the speed of every game against a yardstick."""
    from dynasty.cli.bench import show_bench

    show_bench(seconds, as_json, lang)


@app.command()
def fuzz(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game; else all.")] = "",
    number: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="How many games of each.")
    ] = 1000,
    seed: Seed = 1,
    jobs: Jobs = 1,
    every: Annotated[
        int, typer.Option("--every", metavar="K", min=1, help="Check after every K-th choice.")
    ] = 1,
    bot: Annotated[
        str,
        typer.Option(
            "--bot", metavar="NAME", help="Who plays; else N games of random, N/10 of greedy."
        ),
    ] = "",
    seats: Annotated[
        int, typer.Option("--seats", metavar="N", min=0, help="Players; else all counts in turn.")
    ] = 0,
    components: ComponentsFile = None,
    lang: Lang = "",
) -> None:
    """Play many games with every invariant checked; failures are printed with their seeds."""
    from dynasty.cli.fuzz import show_fuzz

    raise typer.Exit(show_fuzz(game, number, seed, jobs, every, bot, seats, components, lang))
