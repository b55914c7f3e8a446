"""Whole games of Tianxia for tests."""

from tests.games.playing import Playing
from tests.games.tianxia.setting import GAME

IDLE = {"pass", "out", "end", "finish", "sail", "forgo", "leave", "sell", "recall", "cash"}
PLAYING = Playing(GAME, IDLE, {"cash"})
eagerly, play_game = PLAYING.eagerly, PLAYING.play_game
