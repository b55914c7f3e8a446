"""Options that several commands share."""

import pytest

from tests.cli.desk import fine, refused


def test_an_unknown_language_is_refused() -> None:
    assert "en, fr" in refused("games", "--lang", "de")


def test_the_environment_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "joueurs" in fine("games")
    assert "players" in fine("games", "--lang", "en")
