"""Records that are spoiled in many ways."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from dynasty import games

Change = Callable[[dict[str, Any]], object]


def changed(finished: Path, folder: Path, change: Change) -> Path:
    record = json.loads(finished.read_text(encoding="utf-8"))
    change(record)
    file = folder / "changed.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return file


UNREADABLE: dict[str, tuple[Change, str]] = {
    "foreign": (lambda r: r.pop("dynasty"), "dynasty"),
    "other format": (lambda r: r.update(dynasty=99), "format"),
    "other game": (lambda r: r.update(game="no-such-game"), "no-such-game"),
    "out of date": (lambda r: r.update(version="0"), "version 0"),
    "other components": (lambda r: r.update(components="0" * 16), "different components"),
    "no seed": (lambda r: r.pop("seed"), "seed"),
    "too many seats": (lambda r: r.update(seats=r["seats"] * 9), "players"),
    "no such option": (lambda r: r.update(options={"colour": "mauve"}), "colour"),
    "seat out of range": (lambda r: r["choices"].insert(0, [-99, "a:b"]), "choices[0]"),
    "no choice": (lambda r: r["choices"].insert(3, "pass"), "choices[3]"),
}


DIVERGED: dict[str, tuple[Change, str]] = {
    "unknown choice": (lambda r: r["choices"].insert(2, [0, "fly:moon"]), "choice 3"),
    "unknown seat": (lambda r: r["choices"].insert(0, [99, r["choices"][0][1]]), "choice 1"),
    "choice left out": (lambda r: r["choices"].pop(0), "choice"),
    "other seed": (lambda r: r.update(seed=r["seed"] + 1), ""),
    "other scores": (lambda r: r.update(scores=[0] * len(r["seats"])), "the file says"),
    "cut off": (lambda r: r.update(choices=r["choices"][:5]), "isn’t over"),
}


def starts_from(record: dict[str, Any], **fields: Any) -> None:
    """Let the record start from a position, with other values in some of its fields."""
    game = games.load(record["game"])
    origin = game.dump(game.start(len(record["seats"]), 1))
    origin["fields"].update(fields)
    record.update(origin=origin, choices=[], scores=None)


HOSTILE: dict[str, tuple[Change, str]] = {
    "negative pile": (lambda r: starts_from(r, hand=[-1] * len(r["seats"])), "hand: expected"),
    "huge pile": (lambda r: starts_from(r, hand=[10**4000] * len(r["seats"])), "hand: expected"),
    "no list": (lambda r: starts_from(r, hand=1), "hand: expected"),
    "other turn": (lambda r: starts_from(r, turn=6), "breaks an invariant"),
    "no position": (lambda r: r.update(origin={}, choices=[]), "seats: expected"),
}
