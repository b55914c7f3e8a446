"""Whole games of Yínzi for tests."""

from tests.games.playing import Playing
from tests.games.yinzi.setting import GAME

IDLE = {"stop", "skip", "leave", "end", "done", "pass", "peddle", "starve", "settle"}
PLAYING = Playing(GAME, IDLE)
by_default, eagerly, play_game = PLAYING.by_default, PLAYING.eagerly, PLAYING.play_game
