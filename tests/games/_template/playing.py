"""Whole games of the Tea House for tests."""

from dynasty.games._template.game import load
from tests.games.playing import Playing

PLAYING = Playing(load(), {"pick"})
