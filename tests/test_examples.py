"""The example programs run; those that need a server are in tests/server/api."""

import runpy
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_the_bot_of_your_own_beats_chance() -> None:
    main = runpy.run_path(str(EXAMPLES / "own_bot.py"))["main"]
    assert main("xian", deals=10) > 0.7
