"""The platform's own words: complete, alike in both languages, well set in French."""

import ast
from pathlib import Path

import pytest

import dynasty
from dynasty import bots
from dynasty.cli.errors import ERROR_TEXT_KEYS
from dynasty.cli.parse_seats import YOU
from dynasty.cli.prompt_commands import PROMPT_COMMANDS
from dynasty.text import LANGUAGES, Translator
from dynasty.text.bundles import PLATFORM_TEXT_FOLDER
from tests.text.audit import MANY, ONE, messages, ones_without_zero, sentences
from tests.text.editor import articles, ids, loose, stops

SOURCES = Path(dynasty.__file__).parent
SPEAKERS = {"say", "tell", "whisper"}
REFUSALS = {"BadOptions", "UnknownBot", "UnknownGame", "WrongSeats"}


def said_in_code() -> set[str]:
    """Every key that the command line writes out whole."""
    keys: set[str] = set()
    for file in [*(SOURCES / "cli").glob("*.py"), *(SOURCES / "text").glob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in SPEAKERS:
                keys |= {key for argument in node.args[:1] for key in keys_in(argument)}
    return keys


def keys_in(argument: ast.expr) -> list[str]:
    """Whole keys: the texts of an expression, but not the parts of a composed one."""
    match argument:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp():
            return [*keys_in(argument.body), *keys_in(argument.orelse)]
        case _:
            return []


def test_both_languages_have_the_same_keys_and_variables() -> None:
    english, french = (messages(PLATFORM_TEXT_FOLDER / f"{language}.ftl") for language in LANGUAGES)
    assert english == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_code_says_has_a_sentence(language: str) -> None:
    known = set(messages(PLATFORM_TEXT_FOLDER / f"{language}.ftl"))
    families = {
        f"{kind}-{name}" for kind in ("command", "form", "usage") for name in PROMPT_COMMANDS
    }
    players = {f"player-{player}" for player in (YOU, *bots.BOT_NAMES)}
    reasons = {"reason-not-now", "reason-not-your-turn", "reason-game-over"}
    undo = {f"undo-{reason}" for reason in ("chance", "revealed", "others", "stand-in", "start")}
    of_a_game = {"title", "credits", "about-components"}
    wanted = said_in_code() | families | players | reasons | undo | set(ERROR_TEXT_KEYS.values())
    assert wanted - known - of_a_game == set()


def refused_in_code() -> dict[str, set[str]]:
    """The key of every refusal of an argument, with its values."""
    found: dict[str, set[str]] = {}
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in REFUSALS:
                (key,) = keys_in(node.args[0])
                found[key] = {str(value.arg) for value in node.keywords}
    return found


def test_every_refusal_of_an_argument_has_its_sentence() -> None:
    written = messages(PLATFORM_TEXT_FOLDER / "en.ftl")
    refused = refused_in_code()
    assert len(refused) > 20
    assert {key: set(written[key]) for key in refused} == refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_different_names(language: str) -> None:
    names = [Translator(language, strict=True).say(f"command-{name}") for name in PROMPT_COMMANDS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_set_well(language: str) -> None:
    marks = [ids, stops, articles(language), *([loose] if language == "fr" else [])]
    found = sentences(PLATFORM_TEXT_FOLDER / f"{language}.ftl", MANY)
    assert {key: text for key, text in found.items() if any(mark(text) for mark in marks)} == {}


def test_none_is_singular_in_french() -> None:
    assert ones_without_zero(PLATFORM_TEXT_FOLDER / "fr.ftl") == []


@pytest.mark.parametrize(
    ("language", "n", "said"),
    [
        ("en", 0, "A little stronger: “Pass”."),
        ("en", 1, "Stronger, by about 1 point: “Pass”."),
        ("en", 2, "Stronger, by about 2 points: “Pass”."),
        ("fr", 0, "Un peu plus fort\u00a0: «\u00a0Pass\u00a0»."),
        ("fr", 1, "Plus fort, d’environ 1 point\u00a0: «\u00a0Pass\u00a0»."),
        ("fr", 2, "Plus fort, d’environ 2 points\u00a0: «\u00a0Pass\u00a0»."),
    ],
)
def test_the_coach_counts_from_none(language: str, n: int, said: str) -> None:
    words = Translator(language, strict=True)
    nothing = words.joined([])
    assert words.say("coach-better", n=n, choice="Pass", gains=nothing) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_may_end_with_one_point(language: str) -> None:
    endings = sentences(PLATFORM_TEXT_FOLDER / f"{language}.ftl", ONE)
    told = [text for key, text in endings.items() if key.startswith("end-") and "point" in text]
    assert len(told) >= 5
    assert all("1 point" in text and "1 points" not in text for text in told)
