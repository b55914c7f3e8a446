"""The program and its commands; each is made, and imports what it needs, when it is called."""

from __future__ import annotations

import sys
from collections import UserDict
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from dynasty import __version__
from dynasty.cli import building, keeping, looking, playing, reading, studying
from dynasty.cli.options import LANGUAGE, Lang

COMMANDS: Final = (
    playing.play,
    playing.serve,
    playing.games,
    reading.learn,
    reading.puzzle,
    reading.guide,
    reading.rules,
    reading.components,
    reading.shares,
    looking.replay,
    looking.verify,
    looking.render,
    looking.analyse,
    studying.simulate,
    studying.arena,
    studying.ladder,
    studying.balance,
    studying.sweep,
    studying.dataset,
    studying.train,
    studying.calibrate,
    studying.puzzles,
    building.bench,
    building.fuzz,
    keeping.backup,
    keeping.restore,
    keeping.doctor,
    keeping.ratings,
    keeping.players,
)
LOOK: Final[dict[str, Any]] = {
    "add_completion": False,
    "pretty_exceptions_enable": False,
    "rich_markup_mode": None,  # else a parser of Markdown that nothing here needs
    "context_settings": {"help_option_names": ["-h", "--help"]},
}


class Late(UserDict[str, Any]):
    """Functions by name; the command of one is made when it is asked for."""

    def __getitem__(self, name: str) -> Any:
        alone = typer.Typer(**LOOK)
        alone.command(name)(self.data[name])
        return typer.main.get_command(alone)


class Platform(TyperGroup):
    """Turns whatever is refused into a message on stderr and an exit code; help in whole lines."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = Late({command.__name__: command for command in COMMANDS})

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Every command with all of its first sentence; none of them is made for that."""
        with formatter.section("Commands"):
            formatter.write_dl([(one.__name__, str(one.__doc__)) for one in COMMANDS])

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
    **LOOK,
    cls=Platform,
    help="Strategy board games about China. Without a command: a menu to start playing.",
    epilog="More to read: docs/players.md for players, docs/programs.md for bot writers and"
    " researchers, docs/designers.md for designers and owners, docs/operating.md for those who run"
    " a server, docs/tour.md for every command at work. A server shows them under Help.",
)


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
