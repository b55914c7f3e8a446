"""What docs/reference/environments.md shows, to be run."""

import pyspiel

import dynasty.gym  # noqa: F401 (makes the games known)

game = pyspiel.load_game("python_dynasty_xian(players=2,reward=win)")
