"""Options as environment variables, and secrets in files that such variables name.

An option wins over its variable, the variable over the file.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from typer.core import TyperOption

VARIABLE_PREFIX: Final = "DYNASTY_"
FILE_SUFFIX: Final = "_FILE"
SECRET_OPTIONS: Final = ("--database", "--smtp")  # their values may hold a password
ACTION_OPTIONS: Final = (
    "--version",
)  # they set nothing: a variable would repeat them in every call


def add_variables(command: Any) -> Any:
    """Let every option of a command be given as an environment variable; return the command."""
    for option in command.params:
        if isinstance(option, TyperOption) and not set(option.opts) & set(ACTION_OPTIONS):
            option.envvar = variable_name(*option.opts, option.name)
            option.show_envvar = True
            if set(option.opts) & set(SECRET_OPTIONS):
                add_secret_file(option)
    return command


def variable_name(*names: str) -> str:
    """Return the environment variable of an option: of its long form, else of its last name."""
    name = next((name for name in names if name.startswith("--")), names[-1])
    return VARIABLE_PREFIX + name.removeprefix("--").replace("-", "_").upper()


def add_secret_file(option: TyperOption) -> None:
    """Read the option from a file if neither the option nor its variable is given."""
    variable, fallback = secret_file_variable(option), option.default
    option.default = lambda: read_secret(variable) or fallback
    option.show_default = False  # it would be read from the file


def secret_file_variable(option: Any) -> str:
    """Return the variable that may name a file with the value of this option, or ""."""
    is_secret = set(option.opts) & set(SECRET_OPTIONS)
    return f"{option.envvar}{FILE_SUFFIX}" if is_secret else ""


def read_secret(variable: str) -> str:
    """Return the content of the file that a variable names, "" if the variable is not set.

    BadOptions names the variable alone: its value may be a secret, put in the wrong variable.
    """
    from dynasty.kernel import BadOptions, Phrase, file_error_phrase

    if not (file := os.environ.get(variable)):
        return ""
    try:
        secret = Path(file).read_text(encoding="utf-8").removesuffix("\n")
    except UnicodeDecodeError:
        raise BadOptions("secret-garbled", variable=variable) from None
    except OSError as error:
        why = file_error_phrase(error)
        raise BadOptions("secret-unreadable", variable=variable, why=why) from None
    except ValueError:  # a path with a zero byte
        raise BadOptions("secret-unreadable", variable=variable, why=Phrase("os-missing")) from None
    if not secret.strip():
        raise BadOptions("secret-empty", variable=variable)
    return secret


def forget_secrets() -> None:
    """Remove secrets from the environment, which every child process would inherit."""
    for option in SECRET_OPTIONS:
        os.environ.pop(variable_name(option), None)
