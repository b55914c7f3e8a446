"""What the docs tell of mutants: how many were judged, and those that change nothing, and why."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "proof.md"
LINE = re.compile(r"^- `(.+?)`: `(.+)` → `(.+?)`\. (.+)$", re.MULTILINE)

ROW = re.compile(r"^\| ([^|]+) \| (\d+) \| (\d+) \| (\d+) \|$", re.MULTILINE)


def counted() -> dict[str, tuple[int, int, int]]:
    """How many were judged, killed, and found to change nothing, by the title of the game."""
    _, _, text = PAGE.read_text(encoding="utf-8").partition("\n## Mutants\n")
    return {title: (int(j), int(k), int(e)) for title, j, k, e in ROW.findall(text)}


def equivalents() -> dict[str, str]:
    """The reason by mutant."""
    text = PAGE.read_text(encoding="utf-8")
    return {f"{where}: {old} -> {new}": why for where, old, new, why in LINE.findall(text)}
