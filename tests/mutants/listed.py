"""Mutants that change nothing anybody can notice, as the docs list them with their reasons."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "proof.md"
LINE = re.compile(r"^- `(.+?)`: `(.+)` → `(.+?)`\. (.+)$", re.MULTILINE)


def equivalents() -> dict[str, str]:
    """The reason by mutant."""
    text = PAGE.read_text(encoding="utf-8")
    return {f"{where}: {old} -> {new}": why for where, old, new, why in LINE.findall(text)}
