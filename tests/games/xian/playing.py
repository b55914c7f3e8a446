"""Whole games of Xi'an for tests."""

from tests.games.playing import Playing
from tests.games.xian.setting import GAME

IDLE = {"pass", "save", "skip", "stop", "finish", "leave"}
PLAYING = Playing(GAME, IDLE)
by_default, eagerly, play_game = PLAYING.by_default, PLAYING.eagerly, PLAYING.play_game
