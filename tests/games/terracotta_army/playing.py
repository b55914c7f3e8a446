"""Whole games of Terracotta Army for tests."""

from tests.games.playing import Playing
from tests.games.terracotta_army.setting import GAME

IDLE = {"skip", "rest", "halt", "decline", "stay"}
PLAYING = Playing(GAME, {*IDLE, "take"}, IDLE)
eagerly, play_game = PLAYING.eagerly, PLAYING.play_game
