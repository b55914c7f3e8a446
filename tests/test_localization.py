"""The texts of an installed game: sentences that speak to the reader, and errors."""

import pytest

from dynasty import games
from dynasty.localization import translator_for
from dynasty.text import LANGUAGES
from tests.conformance.tables import NAMES, loaded
from tests.text.audit import sentences
from tests.text.guests import SERVED


@pytest.mark.parametrize(
    ("language", "reader", "opening"),
    [
        ("en", 0, "You serve the merchant for 2 leaves: "),
        ("en", 1, "Purple serves the merchant for 2 leaves: "),
        ("en", -1, "Purple serves the merchant for 2 leaves: "),
        ("fr", 0, "Vous servez "),
        ("fr", 1, "Violet sert "),
    ],
)
def test_the_log_speaks_to_whoever_acted(language: str, reader: int, opening: str) -> None:
    words = translator_for(loaded(games.TEMPLATE_GAME), language, ["", ""], reader)
    assert words.event(SERVED).startswith(opening)


def test_a_player_of_any_name_is_spoken_to() -> None:
    words = translator_for(loaded(games.TEMPLATE_GAME), "en", ["You", "Bob"], 0)
    assert words.event(SERVED).startswith("You serve ")
    other = translator_for(loaded(games.TEMPLATE_GAME), "en", ["You", "Bob"], 1)
    assert other.event(SERVED).startswith("You serves ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_most_sentences_of_a_game_can_speak_to_the_reader(name: str, language: str) -> None:
    file = games.game_folder(name) / "text" / f"{language}.ftl"
    third, second = (sentences(file, "7", to_reader) for to_reader in (False, True))
    told = [key for key in third if key.startswith("event-") and third[key].startswith("Ann ")]
    silent = [key for key in told if second[key].startswith("Ann ")]
    assert len(silent) <= len(told) / 10, silent
