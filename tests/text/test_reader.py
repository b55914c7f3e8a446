"""Sentences that speak to the reader where the reader acts."""

import pytest

from dynasty import games
from dynasty.kernel import Event, Match, SeatEntry, Turn, turns
from dynasty.localization import translator_for
from dynasty.text import LANGUAGES, turn_sentence
from tests.conformance.tables import NAMES, loaded
from tests.text.audit import sentences

SERVED = Event("guest_served", "T-3.1", 0, {"guest": "merchant", "leaves": 2, "coins": 4}, -1)


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
def test_a_turn_speaks_to_whoever_had_it(language: str) -> None:
    game = loaded(games.TEMPLATE_GAME)
    match = Match(game, (SeatEntry("", "you"), SeatEntry("", "novice")), 1)
    for seat, choice in [
        (0, "set_aside:courier"),
        (0, "set_aside:monk"),
        (1, "set_aside:abbess"),
        (1, "set_aside:street_singer"),
        (1, "rise:dusk"),
        (0, "rise:noon"),
        (0, "serve:merchant"),
    ]:
        match.choose(seat, choice)
    turn = turns(match, 0)[-1]
    mine, other = (
        turn_sentence(translator_for(game, language, ["", ""], reader), turn, game)
        for reader in (0, 1)
    )
    assert mine.startswith({"en": "You served", "fr": "Vous avez servi"}[language])
    assert other.startswith({"en": "Purple served", "fr": "Violet a servi"}[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_most_sentences_of_a_game_can_speak_to_the_reader(name: str, language: str) -> None:
    file = games.game_folder(name) / "text" / f"{language}.ftl"
    third, second = (sentences(file, "7", to_reader) for to_reader in (False, True))
    told = [key for key in third if key.startswith("event-") and third[key].startswith("Ann ")]
    silent = [key for key in told if second[key].startswith("Ann ")]
    assert len(silent) <= len(told) / 10, silent


@pytest.mark.parametrize(
    ("language", "often", "said"),
    [
        ("en", 2, "Purple served the merchant twice."),
        ("en", 3, "Purple served the merchant 3 times."),
        ("fr", 2, "Violet a servi un invité (marchand) deux fois."),
        ("fr", 3, "Violet a servi un invité (marchand) 3\u00a0fois."),
    ],
)
def test_what_was_done_again_is_told_once(language: str, often: int, said: str) -> None:
    game = loaded(games.TEMPLATE_GAME)
    turn = Turn(0, 1, often, [(number, SERVED) for number in range(1, often + 1)])
    assert turn_sentence(translator_for(game, language, ["", ""]), turn, game) == said
