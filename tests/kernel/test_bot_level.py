"""Bot levels: each is stronger than the one before, and each is called something."""

from itertools import pairwise

import pytest

from dynasty.bots import BOT_NAMES, DEFAULT_BOT, STRONGEST_BOT
from dynasty.kernel.bot_level import LEVELS
from dynasty.text import LANGUAGES, Translator


def test_each_level_errs_less_or_looks_further_than_the_one_before() -> None:
    for weaker, stronger in pairwise(LEVELS.values()):
        assert stronger.error <= weaker.error
        assert stronger.iterations >= weaker.iterations
        assert stronger != weaker


def test_only_a_level_that_searches_looks_turns_ahead() -> None:
    assert all(bool(level.iterations) == bool(level.turns) for level in LEVELS.values())
    assert not any(level.error for level in LEVELS.values() if level.iterations)


def test_people_may_play_against_every_level() -> None:
    assert set(LEVELS) <= set(BOT_NAMES)
    assert DEFAULT_BOT in LEVELS
    assert list(LEVELS)[-1] == STRONGEST_BOT


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_has_a_name_of_its_own(language: str) -> None:
    words = Translator(language, strict=True)
    assert len({words.say(f"player-{name}") for name in LEVELS}) == len(LEVELS)
