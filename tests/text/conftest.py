"""The texts of a small game, for the tests of translators and bundles."""

from pathlib import Path

import pytest

ENGLISH = """
title = Toy
name-red = Red
letter-red = R
letter-blue = B
letter-big-cat = C
name-blue = Blue
name-big-cat = big cat
name-fish = fish
name-seat-2 = The Ghost
count-fish = { $n ->
    [one] one fish
   *[other] { $n } fish
}
ask-eat = What do you eat?
choice-eat = Eat { $thing } for { $price } ({ $gain })
event-eaten = { $seat } eats { $what }: { $why }
reason-sealed = Kept by { $owner }
score-big-meals = Big meals
"""
FRENCH = ENGLISH.replace("one fish", "un poisson").replace("Red", "Rouge")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "fr.ftl").write_text(FRENCH, encoding="utf-8")
    return tmp_path
