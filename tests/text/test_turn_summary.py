"""Turn summaries: they speak to the reader, and say once what was done again."""

import pytest

from dynasty import games
from dynasty.kernel import Match, SeatEntry, Turn, turns
from dynasty.localization import translator_for
from dynasty.text import LANGUAGES, turn_sentence
from tests.conformance.tables import loaded
from tests.text.guests import SERVED


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
    assert mine.startswith({"en": "You serve", "fr": "Vous servez"}[language])
    assert other.startswith({"en": "Purple serves", "fr": "Violet sert"}[language])


@pytest.mark.parametrize(
    ("language", "often", "said"),
    [
        ("en", 2, "Purple serves the merchant twice."),
        ("en", 3, "Purple serves the merchant 3 times."),
        ("fr", 2, "Violet sert un invité (marchand) deux fois."),
        ("fr", 3, "Violet sert un invité (marchand) 3\u00a0fois."),
    ],
)
def test_what_was_done_again_is_told_once(language: str, often: int, said: str) -> None:
    game = loaded(games.TEMPLATE_GAME)
    turn = Turn(0, 1, often, [(number, SERVED) for number in range(1, often + 1)])
    assert turn_sentence(translator_for(game, language, ["", ""]), turn, game) == said
