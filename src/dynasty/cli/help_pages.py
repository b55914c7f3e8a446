"""Help pages in the reader's language: the usage, arguments and options of each command.

The help of a parameter is a text key; of a command it is `help-command-` and its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperOption

from dynasty.cli.environment_variables import secret_file_variable
from dynasty.cli.help_text import HelpWords
from dynasty.cli.language_choice import note_language, reader_language

HELP_NAME: Final = "help"  # of the option that shows this page


class ExtraArguments(typer.BadParameter):
    """The command line has arguments that the command does not take."""


class LocalizedCommand(TyperCommand):
    """A command whose help and errors are in the reader's language."""

    allow_extra_args = True  # which are refused here, with a sentence of ours

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        note_language(ctx, args)
        rest = parse_with_context(super().parse_args, ctx, args)
        if rest:
            raise ExtraArguments(" ".join(rest), ctx)
        return rest

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        write_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(self, ctx, formatter)


def parse_with_context(parse: Any, context: Any, arguments: list[str]) -> list[str]:
    """Parse the arguments; an error without a context gets this one, so that its usage is shown."""
    try:
        found: list[str] = parse(context, arguments)
    except typer.TyperException as error:
        if getattr(error, "ctx", context) is None:
            error.ctx = context  # type: ignore[attr-defined]  # as all usage errors have
        raise
    return found


def write_usage(command: Any, context: Any, formatter: Any, *last: str) -> None:
    """Write the line that shows how a command is called."""
    words = HelpWords(reader_language(context))
    arguments = [argument_form(one) for one in command.params if is_argument(one)]
    forms = ["[OPTIONS]", *arguments, *last]
    usage = words.placeholders(" ".join(forms))
    formatter.write_usage(context.command_path, usage, f"{words.say('help-usage')} ")


def write_help(command: Any, context: Any, formatter: Any, subcommands: Sequence[str] = ()) -> None:
    """Write the whole page, with the commands of a group and what follows them."""
    words = HelpWords(reader_language(context))
    command.format_usage(context, formatter)
    formatter.write_paragraph()
    key = "help-program" if subcommands else f"help-command-{command.name}"
    write_text(words.say(key), formatter)
    shown = command.get_params(context)
    write_rows(
        words.say("help-arguments"),
        [(argument_name(one, words), help_line(one, words)) for one in shown if is_argument(one)],
        formatter,
    )
    write_rows(
        words.say("help-options"),
        [(option_name(one, words), help_line(one, words)) for one in shown if not is_argument(one)],
        formatter,
    )
    if subcommands:
        rows = [(name, words.say(f"help-command-{name}")) for name in subcommands]
        write_rows(words.say("help-commands"), rows, formatter)
        formatter.write_paragraph()
        write_text(words.say("help-more"), formatter)


def write_text(text: str, formatter: Any) -> None:
    with formatter.indentation():
        formatter.write_text(text)


def write_rows(heading: str, rows: Iterable[tuple[str, str]], formatter: Any) -> None:
    """Write a section of two columns, unless it is empty."""
    if rows := list(rows):
        formatter.write_paragraph()
        formatter.write(f"{heading}\n")
        with formatter.indentation():
            formatter.write_dl(rows)


def is_argument(parameter: Any) -> bool:
    return not isinstance(parameter, TyperOption)


def argument_form(argument: Any) -> str:
    """Return an argument as the usage shows it: in brackets if it may be left out."""
    form = f"{argument.metavar}..." if argument.nargs != 1 else str(argument.metavar)
    return form if argument.required else f"[{form}]"


def argument_name(argument: Any, words: HelpWords) -> str:
    return words.placeholders(str(argument.metavar))


def option_name(option: Any, words: HelpWords) -> str:
    """Return all forms of an option, with a placeholder for its value: `-o, --output FILE`."""
    ways = (sorted(forms, key=len) for forms in (option.opts, option.secondary_opts) if forms)
    names = " / ".join(map(", ".join, ways))
    return names if option.is_flag else f"{names} {words.placeholders(str(option.metavar))}"


def parameter_name(parameter: Any, words: HelpWords) -> str:
    """Return the name of a parameter in a sentence."""
    if is_argument(parameter):
        return argument_name(parameter, words)
    return max(parameter.opts, key=len)  # type: ignore[no-any-return]


def help_line(parameter: Any, words: HelpWords) -> str:
    """Return the help of a parameter, with its variable, its default and its limits."""
    if parameter.name == HELP_NAME:
        return words.say("help-option-help")
    facts = ""
    for fact in filter(None, parameter_facts(parameter, words)):
        facts = words.say("help-joined", before=facts, next=fact) if facts else fact
    return f"{help_sentences(parameter, words)}  [{facts}]" if facts else words.say(parameter.help)


def help_sentences(parameter: Any, words: HelpWords) -> str:
    """Return what a parameter is for, and which variable may name a file that holds it."""
    said, variable = words.say(parameter.help), secret_file_variable(parameter)
    if not variable:
        return said
    return f"{said} {words.say('help-secret-file', variable=variable)}"


def parameter_facts(parameter: Any, words: HelpWords) -> list[str]:
    """Return the variable of a parameter, its default and its limits; "" for what it lacks."""
    if not parameter.envvar and not is_argument(parameter):
        return []  # it acts at once, as `--version`
    variable = words.say("help-variable", variable=parameter.envvar) if parameter.envvar else ""
    default = words.say("help-default", default=default_text(parameter, words))
    default = words.say("help-required") if parameter.required else default
    return [variable, default, limits_text(parameter, words)]


def default_text(parameter: Any, words: HelpWords) -> str:
    """Return the default of a parameter: in words if its text says so, else the value itself."""
    key = f"{parameter.help}-default"
    if words.has(key):
        return words.say(key)
    if getattr(parameter, "is_flag", False):
        if parameter.secondary_opts:
            return str((parameter.opts if parameter.default else parameter.secondary_opts)[0])
        return words.say("help-off")
    return words.say("help-none") if parameter.default in (None, "") else str(parameter.default)


def limits_text(parameter: Any, words: HelpWords) -> str:
    """Return the limits of a number, or ""."""
    if parameter.min is None:
        return ""
    if parameter.max is None:
        return words.say("help-least", least=parameter.min)
    return words.say("help-between", least=parameter.min, most=parameter.max)
