"""The help of the program and of every command, in both languages, from the text files."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_group

import dynasty
from dynasty import games
from dynasty.cli.app import COMMANDS, app
from dynasty.cli.environment_variables import ACTION_OPTIONS
from dynasty.cli.help_pages import is_argument
from dynasty.cli.help_text import PLACEABLE, PLACEHOLDER, HelpWords
from dynasty.kernel.bot_level import LEVELS
from dynasty.text import LANGUAGES, Translator
from dynasty.text.bundles import PLATFORM_TEXT_FOLDER
from tests.cli.desk import fine
from tests.text.audit import messages

PROGRAM = get_group(app)
CALLS = [(), *((command.__name__,) for command in COMMANDS)]
OF_THE_BROWSER = ("help-page", "help-answer")  # and of the game in the terminal
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_call = pytest.mark.parametrize("call", CALLS, ids=lambda call: " ".join(call) or "dynasty")


def parameters(*call: str) -> list[Any]:
    command = PROGRAM.commands[call[0]] if call else PROGRAM
    return list(command.params)


def every_parameter() -> Iterator[Any]:
    for call in CALLS:
        yield from parameters(*call)


def help_keys(language: str) -> set[str]:
    """The keys of all help texts of the command line."""
    known = messages(PLATFORM_TEXT_FOLDER / f"{language}.ftl")
    return {key for key in known if key.startswith("help-") and not key.startswith(OF_THE_BROWSER)}


def page(*arguments: str) -> str:
    """A page of help, each run of spaces as one."""
    return re.sub(r"[ \n]+", " ", fine(*arguments))


@every_language
def test_every_command_and_every_parameter_has_its_text(language: str) -> None:
    known, words = help_keys(language), HelpWords(language)
    assert {f"help-command-{command.__name__}" for command in COMMANDS} <= known
    for parameter in every_parameter():
        assert parameter.help in known, parameter
        assert words.say(parameter.help).endswith((".", ")")), parameter.help


@every_language
def test_every_value_has_a_placeholder_in_words(language: str) -> None:
    words = HelpWords(language)
    for parameter in every_parameter():
        if is_argument(parameter) or not parameter.is_flag:
            assert parameter.metavar, parameter
            assert "⟨" not in words.placeholders(parameter.metavar)
            assert words.placeholders(parameter.metavar).count("|") == parameter.metavar.count("|")


@every_language
def test_a_plain_message_is_read_as_fluent_reads_it(language: str) -> None:
    words, fluent = HelpWords(language), Translator(language, strict=True)
    assert help_keys(language) <= words.messages.keys()
    for key in help_keys(language):
        values = {name: f"[{name}]" for name in PLACEABLE.findall(words.messages[key])}
        assert words.say(key, **values) == fluent.say(key, **values)


def test_no_text_is_written_for_nothing() -> None:
    sources = (Path(dynasty.__file__).parent / "cli").glob("*.py")
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sources]
    quoted = {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    quoted |= {f"help-command-{command.__name__}" for command in COMMANDS}
    quoted |= {f"{parameter.help}-default" for parameter in every_parameter()}
    forms = " ".join([*(str(parameter.metavar) for parameter in every_parameter()), *quoted])
    quoted |= {f"help-word-{word.lower()}" for word in PLACEHOLDER.findall(forms)}
    numbers = [f"help-error-{kind}" for kind in ("integer", "number")]
    quoted |= {f"{key}{limits}" for key in numbers for limits in ("-least", "-between")}
    assert help_keys("en") - quoted == set()


def test_no_piece_of_a_game_is_explained_by_the_help_of_a_command() -> None:
    for name in games.SHELF:
        keys = messages(games.game_folder(name) / "text" / "en.ftl")
        nouns = {key.removeprefix("name-") for key in keys if key.startswith("name-")}
        borrowed = {f"help-{noun}" for noun in nouns} & help_keys("en")
        assert borrowed - set(keys) == set()


@every_call
def test_help_is_french_throughout(call: tuple[str, ...]) -> None:
    said = page("--lang", "fr", *call, "--help")
    english, french = HelpWords("en").messages, HelpWords("fr").messages
    foreign = {
        text
        for key, text in english.items()
        if text != french[key] and re.search("[a-z]{2} |:$", PLACEABLE.sub("", text))
        if all(piece in said for piece in PLACEABLE.split(text)[::2])
    }
    assert foreign == set()
    assert said.startswith("Utilisation\u00a0: ")
    assert french["help-option-help"] in said
    assert french["-".join(("help", "command", *call)) if call else "help-program"] in said
    for parameter in parameters(*call):
        assert french[parameter.help] in said


@every_call
def test_every_option_says_its_variable_and_its_default(call: tuple[str, ...]) -> None:
    said = page(*call, "--help")
    for parameter in parameters(*call):
        if not is_argument(parameter) and parameter.opts[0] not in ACTION_OPTIONS:
            variable = f"env var: {parameter.envvar}; "
            facts = said.partition(variable)[2].partition("]")[0]
            assert facts.startswith("required" if parameter.required else "default: "), variable


@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "fr", "--help"),
        ("--lang=fr", "-h"),
        ("--help", "--lang", "fr"),
        ("--lang", "fr", "simulate", "--help"),
        ("simulate", "--lang", "fr", "--help"),
        ("simulate", "--help", "--lang", "fr"),
        ("--lang", "en", "simulate", "-h", "--lang=fr"),
    ],
)
def test_the_language_is_chosen_by_the_option_wherever_it_is(arguments: tuple[str, ...]) -> None:
    assert fine(*arguments).startswith("Utilisation")


@every_call
def test_the_language_is_chosen_by_the_environment(
    call: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert fine(*call, "--help").startswith("Utilisation")
    monkeypatch.setenv("DYNASTY_LANG", "en")
    assert fine(*call, "--help").startswith("Usage")


@every_language
def test_help_to_play_names_every_level_for_people(language: str) -> None:
    words = HelpWords(language).say("help-play-seats")
    places = [words.index(level) for level in LEVELS]
    assert places == sorted(places)


def test_forms_are_as_they_are_typed() -> None:
    said = page("render", "--help")
    assert " render [OPTIONS] FILE|GAME " in said
    assert " -o, --output FILE " in said
    assert " --theme light|dark " in said
    assert " verify [OPTIONS] FILE... " in page("verify", "--help")
    assert " --open / --no-open " in page("serve", "--help")
    assert " --option CLÉ=VALEUR " in page("--lang", "fr", "play", "--help")
