"""Guide files: what is wrong in them, and games without one."""

from pathlib import Path

import pytest

from dynasty.kernel import BadGuide
from dynasty.learn.guide_parser import load_guide
from tests.learn.guide_file import GAME, GUIDE, read
from tests.said_errors import raises_saying


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("# A game", "A game", "the title is missing"),
        ("## Goal {#goal}", "## Goal", "the heading “Goal” needs an ID at its end"),
        (
            "```shares",
            "```python",
            "a block of type figure, shares, glossary, got 'python'",
        ),
        ('id = "row"', 'id = "row', r"goal: figure: not valid TOML .line \d"),
        ('record = "first"', "", "record: expected a string, got None"),
        ("to = 2", 'to = "2"', "to: expected a whole number, got '2'"),
        ("to = 2", "to = 2\nlight = 1", "unknown key “light” (known: lit"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with raises_saying(BadGuide, complaint.replace("(", r"\(")):
        read(tmp_path, GUIDE.replace(old, new, 1))


def test_a_game_without_a_guide_is_well() -> None:
    assert load_guide(GAME, "zz") is None
