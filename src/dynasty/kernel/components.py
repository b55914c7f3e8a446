"""Component files: the numbers of a box, where each comes from, and what is wrong with them."""

import hashlib
import json
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from dynasty.kernel._compiled import mypyc_attr
from dynasty.kernel.errors import BadComponents

OWNER: Final = "owner"


@dataclass(frozen=True)
class Value:
    """One number (or word, or list) of the box and its provenance: R, E, P, C or owner."""

    key: str
    value: Any
    source: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """A box; a game's own box adds its typed fields."""

    digest: str
    values: tuple[Value, ...]

    def __init__(self, reader: "Reader") -> None:
        self.values = tuple(reader.values())
        found = [(v.key, v.value) for v in sorted(self.values, key=lambda v: v.key)]
        plain = json.dumps(found, default=str)  # dates and times are valid TOML
        self.digest = hashlib.sha256(plain.encode()).hexdigest()[:16]


class Reader:
    """A table of a component file that knows its place, for errors that name it."""

    def __init__(self, table: Mapping[str, Any], file: str, path: str = "") -> None:
        self.table = table
        self.file = file
        self.path = path

    def at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def wrong(self, key: str, expected: str, got: object = None) -> BadComponents:
        return BadComponents(self.file, self.at(key), expected, got)

    def get(self, key: str, expected: str) -> Any:
        if key not in self.table:
            raise self.wrong(key, expected, "nothing")
        return self.table[key]

    def section(self, key: str) -> "Reader":
        """The table under this key."""
        value = self.get(key, "a table")
        if not isinstance(value, dict):
            raise self.wrong(key, "a table", value)
        return Reader(value, self.file, self.at(key))

    def each(self, ids: Collection[str]) -> Iterator["Reader"]:
        """The tables under exactly these keys, in this order."""
        for key in self.table:
            if key != "source" and key not in ids:
                raise self.wrong(key, f"no such entry; the box has {len(ids)}: {listed(ids)}")
        for key in ids:
            yield self.section(key)

    def integer(self, key: str, low: int, high: int) -> int:
        expected = f"a whole number from {low} to {high}"
        value = self.get(key, expected)
        if not is_integer(value, low, high):
            raise self.wrong(key, expected, value)
        return int(value)

    def integers(self, key: str, length: int, low: int, high: int) -> list[int]:
        expected = f"{length} whole numbers from {low} to {high}"
        value = self.get(key, expected)
        if not isinstance(value, list) or len(value) != length:
            raise self.wrong(key, expected, value)
        if not all(is_integer(item, low, high) for item in value):
            raise self.wrong(key, expected, value)
        return list(value)

    def word(self, key: str, among: Collection[str]) -> str:
        expected = f"one of {listed(among)}"
        value = self.get(key, expected)
        if not isinstance(value, str) or value not in among:
            raise self.wrong(key, expected, value)
        return value

    def words(self, key: str, among: Collection[str]) -> list[str]:
        expected = f"a list out of {listed(among)}"
        value = self.get(key, expected)
        if not isinstance(value, list):
            raise self.wrong(key, expected, value)
        if not all(isinstance(item, str) and item in among for item in value):
            raise self.wrong(key, expected, value)
        return list(value)

    def texts(self, key: str, length: int) -> list[str]:
        expected = f"a list of {length} texts"
        value = self.get(key, expected)
        if not isinstance(value, list) or len(value) != length:
            raise self.wrong(key, expected, value)
        if not all(isinstance(item, str) for item in value):
            raise self.wrong(key, expected, value)
        return list(value)

    def values(self, source: object = "") -> Iterator[Value]:
        """Every value below this table with its provenance."""
        source = self.table.get("source", source)
        for key, value in self.table.items():
            if key == "source":
                continue
            here = source.get(key, "") if isinstance(source, dict) else source
            if isinstance(value, dict):
                yield from Reader(value, self.file, self.at(key)).values(here)
            else:
                yield Value(self.at(key), value, str(here))


def is_integer(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def listed(words: Collection[str]) -> str:
    return ", ".join(words)


def read_components(folder: Path, owner: Path | None = None) -> Reader:
    """The game's own data files, with an owner's values laid over them."""
    merged: dict[str, Any] = {}
    for file in sorted(folder.glob("*.toml")):
        merged.update(read_toml(file))
    if owner is None:
        return Reader(merged, folder.name)
    overlay(merged, read_toml(owner), owner.name, "")
    return Reader(merged, owner.name)


def read_toml(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadComponents(str(file), "file", "a readable file", error.strerror) from error
    except UnicodeDecodeError as error:
        raise BadComponents(str(file), "file", "UTF-8 text", str(error)) from error
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(str(file), "file", "valid TOML", str(error)) from error


def overlay(
    base: dict[str, Any], above: Mapping[str, Any], file: str, path: str, source: object = ""
) -> None:
    """Replace values of `base`; a key that it does not have is a mistake of the file."""
    source = base.get("source", source)
    for key, value in above.items():
        here = f"{path}.{key}" if path else key
        if key == "source":
            continue
        if key not in base:
            near = get_close_matches(key, base, 1)
            hint = f" (did you mean {near[0]}?)" if near else ""
            raise BadComponents(file, here, f"a key of the box{hint}", key)
        if isinstance(base[key], dict) != isinstance(value, dict):
            expected = "a table" if isinstance(base[key], dict) else "a value, not a table"
            raise BadComponents(file, here, expected, value)
        if isinstance(value, dict):
            below = source.get(key, "") if isinstance(source, dict) else source
            overlay(base[key], value, file, here, below)
        else:
            base[key] = value
            mark_owned(base, key, base.get("source", source))


def mark_owned(table: dict[str, Any], key: str, source: object) -> None:
    """The value's provenance is now its owner; that of the others stays."""
    if not isinstance(source, dict):
        source = {name: source for name in table if name != "source"}
    table["source"] = {**source, key: OWNER}
