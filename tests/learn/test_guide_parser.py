"""Guide files: what is wrong in them, and games without one."""

from pathlib import Path

import pytest

from dynasty.kernel import BadGuide
from dynasty.learn.guide_parser import load_guide
from tests.learn.guide_file import GAME, GUIDE, read


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("# A game", "A game", "expected a title"),
        ("## Goal {#goal}", "## Goal", "Goal: expected an id at the end"),
        ("```shares", "```python", "expected a fence of figure, shares, glossary, got 'python'"),
        ('id = "row"', 'id = "row', "goal: figure: "),
        ('record = "first"', "", "record: expected a value of kind str, got None"),
        ("to = 2", 'to = "2"', "to: expected a value of kind int, got '2'"),
        ("to = 2", "to = 2\nlight = 1", "unknown key 'light'; known: lit"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadGuide, match=complaint.replace("(", r"\(")):
        read(tmp_path, GUIDE.replace(old, new, 1))


def test_a_game_without_a_guide_is_well() -> None:
    assert load_guide(GAME, "zz") is None
