"""A match in the terminal: what it shows of the turns of others and of the rules."""

import pytest

from dynasty import games
from tests.cli.desk import fine
from tests.conformance.tables import NAMES, loaded, words


@pytest.mark.parametrize("name", NAMES)
def test_every_interlude_is_an_event_of_the_game(name: str) -> None:
    kinds = loaded(name).interludes
    assert kinds
    for kind in kinds:
        assert words(name, "en").has(f"event-{kind.replace('_', '-')}")


def test_the_next_day_is_told_although_another_had_the_last_turn() -> None:
    said = fine("play", games.TEMPLATE_GAME, "--seed", 5, "--seats", "random,you", typed="1\n" * 40)
    assert "· Day 2 begins" in said


def test_the_log_tells_what_went_on_by_itself() -> None:
    typed = "1\n" * 4 + "log all\n" + "1\n" * 40
    said = fine("play", games.TEMPLATE_GAME, "--seed", 5, "--seats", "random,you", typed=typed)
    log = said.partition("log all")[2].partition("> 1")[0]
    assert "· Day 2 begins" in log
