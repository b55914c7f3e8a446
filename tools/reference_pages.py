"""Write the pages of the reference that are made from the program: commands and configuration.

    python -m tools.reference_pages

tests/test_docs.py compares the pages with what this would write.
"""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from typer.main import get_group

from dynasty.cli.app import app
from dynasty.cli.environment_variables import secret_file_variable
from dynasty.cli.help_pages import (
    HELP_NAME,
    argument_name,
    default_text,
    is_argument,
    limits_text,
    option_name,
)
from dynasty.cli.help_text import HelpWords

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "docs" / "reference"
EXAMPLES: Final = Path(__file__).with_name("cli_examples.toml")
WORDS: Final = HelpWords("en")

CLI_HEAD: Final = """# Commands

This page lists every command of `dynasty` with its options, as `--help` does.
It is made by `python -m tools.reference_pages`.

- Every option is also an environment variable: `DYNASTY_` and the option's name, such as
  `DYNASTY_DATA` for `--data`. See [configuration](configuration.md).
- Commands speak English or French: `dynasty --lang fr games`, or `DYNASTY_LANG=fr`.
- Exit codes: 0 success, 1 a check failed, 2 invalid input.
- The same seed gives the same result on any machine, with any number of `--jobs`.
"""
CONFIGURATION_HEAD: Final = """# Configuration

This page lists every option of `dynasty serve`. It is made by `python -m tools.reference_pages`.

- An option wins over its environment variable, and the variable over the file.
- Switches take `yes` or `no` as a variable.
- A file variable names a file that holds the value, so that no password appears on a command line
  or in the environment.

[Run in containers](../how-to/run-in-containers.md) shows how to use them.
"""


def main() -> None:
    """Write all pages."""
    for name, text in reference_pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        sys.stdout.write(f"docs/reference/{name}\n")


def reference_pages() -> dict[str, str]:
    """Return the text of each page by its file name."""
    return {"cli.md": cli_page(), "configuration.md": configuration_page()}


def cli_page() -> str:
    """Return the page of all commands."""
    program, examples = get_group(app), cli_examples()
    contents = "\n".join(
        f"- [{name}](#{name}): {said(f'help-command-{name}')}" for name in program.commands
    )
    parts = [CLI_HEAD, contents, ""]
    for name in program.commands:
        parts += command_section(program.commands[name], name, examples[name])
    return "\n".join(parts).rstrip() + "\n"


def cli_examples() -> dict[str, list[str]]:
    """Return the examples of each command."""
    return tomllib.loads(EXAMPLES.read_text(encoding="utf-8"))


def command_section(command: Any, name: str, examples: list[str]) -> Iterator[str]:
    """Yield the parts of one command's section."""
    yield f"## {name}\n"
    yield f"{said(f'help-command-{name}')}\n"
    yield "```sh\n" + "\n".join(examples) + "\n```\n"
    yield "| argument or option | meaning | default |"
    yield "|---|---|---|"
    for parameter in visible_parameters(command):
        form = parameter_form(parameter)
        yield f"| `{cell(form)}` | {cell(meaning(parameter))} | {default_cell(parameter)} |"
    yield ""


def configuration_page() -> str:
    """Return the page of the options of the server."""
    rows = [CONFIGURATION_HEAD, "| option | variable | default | meaning |", "|---|---|---|---|"]
    for option in visible_parameters(get_group(app).commands["serve"]):
        names = [option.envvar, secret_file_variable(option)]
        variables = ", ".join(f"`{name}`" for name in names if name)
        rows.append(
            f"| `{cell(parameter_form(option))}` | {variables} | {default_cell(option)} "
            f"| {cell(meaning(option))} |"
        )
    return "\n".join(rows) + "\n"


def visible_parameters(command: Any) -> list[Any]:
    """Return the arguments and options of a command, without `--help`."""
    return [parameter for parameter in command.params if parameter.name != HELP_NAME]


def parameter_form(parameter: Any) -> str:
    """Return how a parameter is written: `GAME`, `--games N`."""
    if is_argument(parameter):
        return argument_name(parameter, WORDS)
    return option_name(parameter, WORDS)


def meaning(parameter: Any) -> str:
    """Return the help of a parameter with its limits."""
    limits = limits_text(parameter, WORDS)
    return f"{said(parameter.help)} ({limits})" if limits else said(parameter.help)


def default_cell(parameter: Any) -> str:
    """Return the default of a parameter, or that it is required."""
    if parameter.required:
        return "required"
    return cell(default_text(parameter, WORDS))


def said(key: str) -> str:
    return WORDS.say(key)


def cell(text: str) -> str:
    """Return a text as a cell of a table, in which a bar ends the cell."""
    return text.replace("|", "\\|")


if __name__ == "__main__":
    main()
