"""Files of weights, as `train` writes them."""

import json
from pathlib import Path
from typing import Any

from dynasty.kernel.value import FOLDER


def file_of(folder: Path, players: int) -> Path:
    """Where a game, or a run, has its weights for so many players."""
    return folder / FOLDER / f"{players}.json"


def written(folder: Path | None, players: int) -> dict[str, Any]:
    """What the file holds now: what is not learned again stays as it is."""
    file = None if folder is None else file_of(folder, players)
    if file is None or not file.exists():
        return {}
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def write_weights(file: Path, learned: dict[str, Any]) -> None:
    """A row on a line, so that a change of weights can be read."""
    file.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(learned, indent=1)
    lines: list[str] = []
    for line in text.splitlines():
        inside = lines and lines[-1].count("[") > lines[-1].count("]")
        if inside:
            lines[-1] += line.strip() + (" " if line.endswith(",") else "")
        else:
            lines.append(line)
    file.write_text("\n".join(lines).replace(" ]", "]") + "\n", encoding="utf-8")
