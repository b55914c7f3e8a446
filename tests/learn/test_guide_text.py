"""Guides as plain text."""

from dynasty import games
from dynasty.learn.guide_model import Guide
from dynasty.learn.guide_text import guide_plain_text
from dynasty.localization import translator_for
from tests.learn.guide_file import GAME


def test_in_the_terminal_pictures_are_words(guide: Guide) -> None:
    lines = guide_plain_text(guide, translator_for(games.load(GAME), "en")).splitlines()
    assert "Coins [coin] win [T-4.2]." in lines
    assert "  [Picture: Three guests.]" in lines
    assert {"- one", "- two", "  a | b", "  [leaf] | <b>d</b>", "So it is."} <= set(lines)
    assert "  coin: Money." in lines
