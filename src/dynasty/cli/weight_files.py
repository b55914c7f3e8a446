"""Files of weights, as `train` writes them."""

import json
from pathlib import Path
from typing import Any

from dynasty.kernel.value_model import VALUE_FOLDER


def weights_file(folder: Path, players: int) -> Path:
    """Return the file of a game's or run's weights for this number of players."""
    return folder / VALUE_FOLDER / f"{players}.json"


def read_weights(folder: Path | None, players: int) -> dict[str, Any]:
    """Return the weights in the file, or an empty dict; parts not learned again are preserved."""
    file = None if folder is None else weights_file(folder, players)
    if file is None or not file.exists():
        return {}
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def write_weights(file: Path, learned: dict[str, Any]) -> None:
    """Write the weights with one row per line, so that diffs can be read."""
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
