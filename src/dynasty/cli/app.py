"""The program and its commands; each command is built, and its modules imported, on first use."""

from __future__ import annotations

import sys
from collections import UserDict
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from dynasty import __version__
from dynasty.cli import (
    commands_dev,
    commands_lab,
    commands_learn,
    commands_play,
    commands_records,
    commands_server,
)
from dynasty.cli.environment_variables import add_variables
from dynasty.cli.help_pages import (
    LocalizedCommand,
    parse_with_context,
    write_help,
    write_usage,
)
from dynasty.cli.language_choice import note_language, reader_language
from dynasty.cli.shared_options import Lang

COMMANDS: Final = (
    commands_play.play,
    commands_server.serve,
    commands_play.games,
    commands_learn.learn,
    commands_learn.puzzle,
    commands_learn.guide,
    commands_learn.rules,
    commands_learn.components,
    commands_learn.shares,
    commands_records.replay,
    commands_records.verify,
    commands_records.render,
    commands_records.analyse,
    commands_lab.simulate,
    commands_lab.arena,
    commands_lab.ladder,
    commands_lab.balance,
    commands_lab.sweep,
    commands_lab.dataset,
    commands_lab.train,
    commands_lab.calibrate,
    commands_lab.puzzles,
    commands_dev.bench,
    commands_dev.fuzz,
    commands_server.backup,
    commands_server.restore,
    commands_server.doctor,
    commands_server.ratings,
    commands_server.players,
)
TYPER_SETTINGS: Final[dict[str, Any]] = {
    "add_completion": False,
    "pretty_exceptions_enable": False,
    "rich_markup_mode": None,  # avoids loading a Markdown parser
    "context_settings": {"help_option_names": ["-h", "--help"]},
}


class LazyCommands(UserDict[str, Any]):
    """Functions by name; reading a name builds the command of its function."""

    def __getitem__(self, name: str) -> Any:
        alone = typer.Typer(**TYPER_SETTINGS)
        alone.command(name, cls=LocalizedCommand)(self.data[name])
        return add_variables(typer.main.get_command(alone))


class CommandGroup(TyperGroup):
    """The group of all commands: prints help and errors in the reader's language."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = LazyCommands({command.__name__: command for command in COMMANDS})
        add_variables(self)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        write_usage(self, ctx, formatter, "COMMAND [ARGUMENTS]...")

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page with a sentence for each command, without building any command."""
        write_help(self, ctx, formatter, list(self.commands))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        note_language(ctx, args)
        with exit_on_refusal(ctx):
            return parse_with_context(super().parse_args, ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command that the arguments name; raise UnknownCommand if there is none."""
        if args[0] not in self.commands:
            from dynasty.cli.usage_errors import UnknownCommand

            raise UnknownCommand(args[0], get_close_matches(args[0], self.commands), ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        with exit_on_refusal(ctx):
            return super().invoke(ctx)


@contextmanager
def exit_on_refusal(ctx: Any) -> Iterator[None]:
    """Turn a refusal raised inside the block into a message on stderr and an exit code."""
    try:
        yield
    except typer.Exit:  # as after --help, which must not load anything else
        raise
    except typer.TyperException as error:
        from dynasty.cli.usage_errors import print_usage_error

        raise typer.Exit(print_usage_error(error, reader_language(ctx))) from error
    except Exception as error:
        from dynasty.cli.errors import is_refusal, missing_extra, print_error

        told = missing_extra(error) or error
        if not is_refusal(told):
            raise
        raise typer.Exit(print_error(told, reader_language(ctx))) from error


app = typer.Typer(**TYPER_SETTINGS, cls=CommandGroup)


def run_app() -> None:
    """Run the program; characters that the terminal lacks are replaced instead of raising."""
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
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="help-option-version"),
    ] = False,
    lang: Lang = "",
) -> None:
    """Strategy board games about China. Without a command: a menu to start playing."""
    if context.invoked_subcommand is None:
        from dynasty.cli.menu import run_menu
        from dynasty.cli.open_match import PlayRequest

        run_menu(PlayRequest(language=lang))
