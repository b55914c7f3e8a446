"""The program: its help and version; asking for help loads no game, no rules and no server."""

import os
import subprocess
import sys

from dynasty import __version__
from dynasty.cli.app import COMMANDS
from dynasty.cli.help_text import HelpWords
from tests.cli.desk import fine, run

HELP = ["-X", "importtime", "-m", "dynasty", "--help"]


BARE = ["-X", "importtime", "-c", "import typer, rich"]


GROUPS = ("server", "dev", "lab", "learn", "play", "records")


OURS = ["app", "shared_options", "environment_variables", "help_pages", "help_text"]


OURS += ["language_choice", *(f"commands_{name}" for name in GROUPS)]


OF_HELP = {"__future__", "runpy", "typer._click._textwrap", "typer._click.decorators"}


def imported(call: list[str]) -> set[str]:
    """The modules that a call of Python loads."""
    done = subprocess.run([sys.executable, *call], capture_output=True, text=True, check=True)
    rows = [line.split("|") for line in done.stderr.splitlines() if line.startswith("import time:")]
    return {row[-1].strip() for row in rows}


def test_help_imports_typer_the_commands_and_nothing_else() -> None:
    ours = {
        "dynasty",
        "dynasty.cli",
        "dynasty.languages",
        *(f"dynasty.cli.{name}" for name in OURS),
    }
    assert imported(HELP) - imported(BARE) - OF_HELP == ours


def test_help_names_every_command_with_its_sentence() -> None:
    said, words = " ".join(fine("--help").split()), HelpWords("en")
    for command in COMMANDS:
        assert f"{command.__name__} {words.say(f'help-command-{command.__name__}')}" in said


def test_every_command_is_made_out_of_its_function() -> None:
    for command in COMMANDS:
        said = " ".join(fine(command.__name__, "--help").split())
        assert f" {command.__name__} [OPTIONS]" in said
        assert HelpWords("en").say(f"help-command-{command.__name__}") in said
        assert command.__doc__


def test_version_and_help() -> None:
    assert __version__ in fine("--version")
    said = fine("--help")
    commands = "games play simulate replay verify render rules components bench fuzz"
    assert all(command in said for command in commands.split())


def test_an_unknown_command_is_refused() -> None:
    result = run("plya")
    assert result.exit_code == 2
    assert "play" in result.stderr


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; import dynasty.cli.app;"
        "print([m for m in ('dynasty.games', 'dynasty.bots', 'fluent', 'multiprocessing')"
        " if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_terminal_without_unicode_is_no_reason_to_fail() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "dynasty", "games", "--lang", "fr"],
        capture_output=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
