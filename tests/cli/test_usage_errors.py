"""Errors in the command line itself, in both languages: what is wrong, and what helps."""

import pytest

from tests.cli.desk import fine, refused

MISTAKES = {
    "a command": ("plya", "There’s no command “plya”. Did you mean play", "la commande « plya »"),
    "an option": (
        "simulate xian --gmes 1",
        "There’s no option --gmes. Did you mean --games?",
        "l’option --gmes n’existe pas. Cherchez-vous --games ?",
    ),
    "an option of the program": ("--foo", "There’s no option --foo", "l’option --foo n’existe pas"),
    "no game": ("simulate", "GAME is missing. Name the game.", "JEU manque. Indiquer le jeu."),
    "no values to try": ("sweep xian", "--vary is missing.", "--vary manque."),
    "no files": ("verify", "FILE is missing.", "FICHIER manque."),
    "no value": (
        "games --lang",
        "--lang needs a value. Type --lang en|fr.",
        "--lang demande une valeur. Tapez --lang en|fr.",
    ),
    "a value of a switch": (
        "games --json=1",
        "--json doesn’t take a value.",
        "--json ne prend pas de valeur.",
    ),
    "a word": (
        "simulate xian --games x",
        "--games must be a whole number of at least 1, not “x”.",
        "--games doit être un nombre entier d’au moins 1, et non « x ».",
    ),
    "too few": ("simulate xian --games 0", "of at least 1, not “0”", "d’au moins 1, et non « 0 »"),
    "too many": ("serve --port 99999", "from 1 to 65535, not", "de 1 à 65535, et non"),
    "too little time": (
        "bench --seconds 0",
        "a number of at least 0.1",
        "un nombre d’au moins 0.1",
    ),
    "a door": (
        "serve --doors shut",
        "--doors must be one of open, invited, not “shut”.",
        "--doors doit être une valeur parmi open, invited, et non « shut ».",
    ),
    "an action": ("players sing", "ACTION must be one of list,", "ACTION doit être une valeur"),
    "another argument": (
        "simulate xian yinzi",
        "“yinzi” isn’t expected here.",
        "« yinzi » n’est pas attendu ici.",
    ),
}
SENTENCES = {
    "a seed": (
        f"play xian --seed {10**30}",
        "--seed: expected a whole number from 0 to",
        "--seed : attendu un nombre entier",
    ),
    "a level of the coach": (
        "play xian --coach loud",
        "--coach: expected one of silent, matters, talkative, got “loud”.",
        "--coach : valeur attendue parmi silent",
    ),
    "a language": ("games --lang xx", "There’s no language “xx”.", "La langue « xx » n’existe"),
    "a lesson": ("learn xian none", "no lesson “none”", "n’a pas de leçon « none »"),
}


def plain(text: str) -> str:
    """A text with its no-break spaces as spaces."""
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named_with_the_usage(mistake: str) -> None:
    typed, english, french = MISTAKES[mistake]
    said = refused(*typed.split())
    assert said.startswith("Usage: ")
    assert f"\nError: {english}" in said or english in said.rpartition("\nError: ")[2]
    assert "\nFor help, run: " in said
    said = plain(refused("--lang", "fr", *typed.split()))
    assert said.startswith("Utilisation : ")
    assert french in said.rpartition("\nErreur : ")[2]
    assert "\nPour l’aide, tapez : " in said
    assert not any(word in said for word in ("Error", "Usage:", "For help", "expected", "Input"))


@pytest.mark.parametrize("mistake", SENTENCES)
def test_what_only_the_kernel_knows_is_one_sentence(
    mistake: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed, english, french = SENTENCES[mistake]
    assert refused(*typed.split()).startswith(english) or english in refused(*typed.split())
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    said = plain(refused(*typed.split()))
    assert french in said
    assert said.count("\n") == 1


def test_the_language_may_come_after_the_mistake() -> None:
    for typed in ("plya --lang fr", "simulate --lang fr", "bench --seconds x --lang=fr"):
        assert "Erreur" in refused(*typed.split())


def test_a_variable_is_named_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DYNASTY_JOBS", "many")
    said = refused("simulate", "xian")
    assert "Error: DYNASTY_JOBS must be a whole number of at least 1, not “many”." in said
    assert "simulate" in fine("simulate", "--help")
