"""Errors in the command line itself: unknown options, missing arguments, values of a wrong kind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import typer

from dynasty.cli.help_pages import ExtraArguments, option_name, parameter_name
from dynasty.cli.help_text import HelpWords

NUMBER_ERRORS: Final = ("_parsing", "_type", "_from_float", "_equal", "_parsing_size", "_number")


class UnknownCommand(typer.BadParameter):
    """The program has no command of this name."""

    def __init__(self, given: str, near: Iterable[str], context: Any) -> None:
        super().__init__(given, context)
        self.near = list(near)


def print_usage_error(error: Any, language: str) -> int:
    """Print the usage of the command and what is wrong; return the exit code."""
    words, context = HelpWords(language), getattr(error, "ctx", None)
    if context is not None:
        command = f"{context.command_path} --help"
        typer.echo(context.get_usage(), err=True)
        typer.echo(f"{words.say('help-error-try', command=command)}\n", err=True)
    typer.echo(words.say("help-error", what=usage_error_sentence(error, words)), err=True)
    return int(error.exit_code)


def usage_error_sentence(error: Any, words: HelpWords) -> str:
    """Return what is wrong with the command line; typer's own words for what it does not meet."""
    parameter = getattr(error, "param", None)
    if isinstance(error, UnknownCommand):
        said = words.say("help-error-command", given=error.message)
        return with_suggestions(said, error.near, words)
    if isinstance(error, ExtraArguments):
        return words.say("help-error-extra", given=error.message)
    match type(error).__name__:  # typer exports no names of these classes
        case "NoSuchOption":
            said = words.say("help-error-option", given=error.option_name)
            return with_suggestions(said, error.possibilities or (), words)
        case "BadOptionUsage":
            return option_usage_sentence(error, words)
        case "MissingParameter" if parameter is not None:
            missing = words.say("help-error-missing", name=parameter_name(parameter, words))
            return f"{missing} {words.say(parameter.help)}"
        case "BadParameter" if parameter is not None and error.__cause__ is not None:
            return wrong_value_sentence(error, words)
    return str(error.format_message())


def with_suggestions(sentence: str, near: Iterable[str], words: HelpWords) -> str:
    """Return a sentence and similar names that may have been meant."""
    names = ", ".join(near)
    return f"{sentence} {words.say('help-error-near', near=names)}" if names else sentence


def option_usage_sentence(error: Any, words: HelpWords) -> str:
    """Return that an option lacks its value, or has one that it does not take."""
    options = [one for one in error.ctx.command.params if error.option_name in one.opts]
    if any(not one.is_flag for one in options):
        form = option_name(options[0], words)
        return words.say("help-error-no-value", name=error.option_name, form=form)
    return words.say("help-error-flag", name=error.option_name)


def wrong_value_sentence(error: Any, words: HelpWords) -> str:
    """Return that a value is of a wrong kind or beyond its limits; pydantic found it."""
    first, parameter = error.__cause__.errors()[0], error.param
    name, given = parameter_name(parameter, words), first["input"]
    source = error.ctx.get_parameter_source(parameter.name) if error.ctx else None
    if source is not None and source.name == "ENVIRONMENT":
        name = parameter.envvar
    expected = expected_text(first["type"], parameter, words)
    if not expected:
        return words.say("help-error-bad", name=name, given=given)
    return words.say("help-error-value", name=name, expected=expected, given=given)


def expected_text(problem: str, parameter: Any, words: HelpWords) -> str:
    """Return what kind of value the parameter takes; "" if there are no words for it."""
    described = parameter.type_descriptor
    if described.choices:
        return words.say("help-error-choice", known=", ".join(map(str, described.choices)))
    if described.annotation is bool:
        return words.say("help-error-yes-no")
    if not problem.endswith(NUMBER_ERRORS):
        return ""
    key = "help-error-number" if described.annotation is float else "help-error-integer"
    if parameter.min is None:
        return words.say(key)
    if parameter.max is None:
        return words.say(f"{key}-least", least=parameter.min)
    return words.say(f"{key}-between", least=parameter.min, most=parameter.max)
