"""Every option is an environment variable, too; secrets may be in files that variables name."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.core import TyperOption
from typer.main import get_group

from dynasty.cli.app import COMMANDS, app
from dynasty.cli.environment_variables import (
    ACTION_OPTIONS,
    FILE_SUFFIX,
    SECRET_OPTIONS,
    variable_name,
)
from tests.cli.desk import data, fine, refused, run
from tests.packages import ROOT

PROGRAM = get_group(app)
CHECKED = {"--lang": "fr", "--coach": "matters", "--doors": "invited", "--on": "ray"}
NOT_OPTIONS = {"DYNASTY_COMPILE"}  # of a build
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


def every_option() -> Iterator[tuple[str, TyperOption]]:
    for name in ("", *(command.__name__ for command in COMMANDS)):
        command = PROGRAM.commands[name] if name else PROGRAM
        for option in command.params:
            if isinstance(option, TyperOption) and option.opts[0] not in ACTION_OPTIONS:
                yield name, option


def parsed(option: TyperOption, name: str) -> tuple[Any, str]:
    """The value of an option that the command line does not give, and where it comes from."""
    context = typer.Context(PROGRAM.commands[name] if name else PROGRAM)
    value, _ = option.handle_parse_result(context, {}, [])
    source = context.get_parameter_source(option.name)
    assert source is not None
    return value, source.name


def sample(option: TyperOption) -> str:
    """A value that the option takes and that is not its default."""
    if option.opts[0] in CHECKED:
        return CHECKED[option.opts[0]]
    if option.is_flag:
        return "no" if option.default else "yes"
    return "77" if isinstance(option.default, int) or option.min is not None else "7=7"


@pytest.mark.parametrize(
    ("name", "option"), list(every_option()), ids=lambda one: getattr(one, "name", one)
)
def test_every_option_of_every_command_can_be_a_variable(
    name: str, option: TyperOption, monkeypatch: pytest.MonkeyPatch
) -> None:
    variable = variable_name(*option.opts, option.name)
    assert re.fullmatch("DYNASTY_[A-Z]+(_[A-Z]+)*", variable)
    monkeypatch.delenv(variable, raising=False)
    if not option.required:
        assert parsed(option, name)[1] == "DEFAULT"
    monkeypatch.setenv(variable, sample(option))
    value, source = parsed(option, name)
    assert (source, value != option.default) == ("ENVIRONMENT", True)
    shown = " ".join(fine(*([name] if name else []), "--help").split())
    assert re.search(rf"(env var|variable ): {variable}\b", shown)


def test_no_variable_means_two_things() -> None:
    flags: dict[str, str] = {}
    for _, option in every_option():
        assert flags.setdefault(str(option.envvar), option.opts[0]) == option.opts[0]
    files = {variable_name(option) + FILE_SUFFIX for option in SECRET_OPTIONS}
    assert not flags.keys() & (files | NOT_OPTIONS)


def test_every_variable_that_a_document_names_exists() -> None:
    known = {str(option.envvar) for _, option in every_option()} | NOT_OPTIONS
    known |= {variable_name(option) + FILE_SUFFIX for option in SECRET_OPTIONS}
    named: set[str] = set()
    for file in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "compose.yaml"):
        named |= set(re.findall(r"\bDYNASTY_[A-Z_]*[A-Z]\b", file.read_text(encoding="utf-8")))
    assert {"DYNASTY_DATABASE_FILE", "DYNASTY_SMTP_FILE"} <= named
    assert named <= known


def test_a_flag_and_a_repeated_option_as_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DYNASTY_JSON", "true")
    monkeypatch.setenv("DYNASTY_OPTION", "a=1 b=2")
    assert data("games") == data("games", "--json")
    monkeypatch.setenv("DYNASTY_JSON", "false")
    assert "{" not in fine("games")
    said = refused("simulate", "xian", "--games", 1)
    assert "“a”" in said


def test_a_bad_value_names_its_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DYNASTY_PORT", "tcp://10.0.0.1:8000")  # as Kubernetes sets it for a service
    assert "DYNASTY_PORT" in refused("serve", "--no-open")


def test_the_language_of_the_program_wins_over_the_variable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    english, french = fine("games"), fine("games", "--lang", "fr")
    monkeypatch.setenv("DYNASTY_LANG", "fr")
    assert fine("games") == french
    assert fine("--lang", "en", "games") == fine("games", "--lang", "en") == english


@pytest.mark.parametrize("arguments", [("--lang", "xx", "games"), ("games", "--lang", "xx")])
def test_an_unknown_language_is_said_in_a_sentence(arguments: tuple[str, ...]) -> None:
    assert refused(*arguments).count("\n") == 1


def database(folder: Path, name: str) -> str:
    return f"sqlite:///{folder / name}.sqlite"


def test_the_option_wins_over_the_variable_and_the_variable_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The doctor names the database that it does not find."""
    (tmp_path / "secret").write_text(database(tmp_path, "file") + "\n", encoding="utf-8")
    said = {}
    monkeypatch.setenv("DYNASTY_DATABASE_FILE", str(tmp_path / "secret"))
    said["file"] = refused("doctor")
    monkeypatch.setenv("DYNASTY_DATABASE", database(tmp_path, "variable"))
    said["variable"] = refused("doctor")
    said["option"] = refused("doctor", "--database", database(tmp_path, "option"))
    monkeypatch.setenv("DYNASTY_DATABASE", "")  # as good as none
    said["file again"] = refused("doctor")
    for name, sentence in said.items():
        assert f"{tmp_path / name.split()[0]}.sqlite" in sentence
    said["none"] = refused("doctor", "--database", "", "--data", tmp_path / "none")
    assert str(tmp_path / "none" / "dynasty.sqlite") in said["none"]


def test_a_file_that_is_not_needed_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DYNASTY_DATABASE_FILE", str(tmp_path / "nothing"))
    assert "option.sqlite" in refused("doctor", "--database", database(tmp_path, "option"))
    assert run("games").exit_code == 0
    assert "DYNASTY_DATABASE_FILE" in fine("doctor", "--help")


def test_one_newline_ends_the_file_and_is_no_part_of_the_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    option = next(one for name, one in every_option() if one.opts == ["--smtp"])
    monkeypatch.setenv("DYNASTY_SMTP_FILE", str(tmp_path / "secret"))
    for text, secret in (("a", "a"), ("a\n", "a"), ("a\n\n", "a\n"), (" a ", " a ")):
        (tmp_path / "secret").write_text(text, encoding="utf-8")
        assert parsed(option, "serve")[0] == secret


def missing(file: Path) -> None:
    pass


def a_folder(file: Path) -> None:
    file.mkdir()


def empty(file: Path) -> None:
    file.write_text("", encoding="utf-8")


def a_newline(file: Path) -> None:
    file.write_text(" \n", encoding="utf-8")


def no_text(file: Path) -> None:
    file.write_bytes(b"\xff\xfe pa55word")


def forbidden(file: Path) -> None:
    file.write_text("pa55word", encoding="utf-8")
    file.chmod(0)
    if os.access(file, os.R_OK):
        pytest.skip("root may read everything")


@pytest.mark.parametrize("spoil", [missing, a_folder, empty, a_newline, no_text, forbidden])
@pytest.mark.parametrize("variable", ["DYNASTY_DATABASE_FILE", "DYNASTY_SMTP_FILE"])
@LANGUAGES
def test_a_file_without_a_secret_ends_the_start_and_names_the_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, variable: str, spoil: Any
) -> None:
    """What the variable holds is not said: it may be a password in the wrong place."""
    file = tmp_path / "pa55word"
    spoil(file)
    monkeypatch.setenv("LANG", language)
    monkeypatch.setenv(variable, str(file))
    result = run("serve", "--no-open", "--data", tmp_path / "tables")
    assert result.exit_code == 2
    assert variable in result.stderr
    assert result.stderr.count("\n") == 1
    assert "pa55word" not in result.output
    assert not (tmp_path / "tables").exists()
