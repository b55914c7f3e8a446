"""A puzzle that no game has, and the game whose puzzles the tests read."""

from dynasty import games
from dynasty.insight.puzzle import Puzzle

TEA = games.TEMPLATE_GAME
ONE = Puzzle(2, 1, 5, 0, "Ask", "take:a", "take:b", {"tips": 2.0, "rivals": 1.5})
