"""What docs/environments.md shows, to be run."""

import pyspiel

game = pyspiel.load_game("python_dynasty_xian(players=2,reward=win)")
