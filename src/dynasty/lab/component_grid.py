"""The component grid of a sweep: keys of the box, values to try, a box for every combination."""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import product
from pathlib import Path
from typing import Any, Final

from dynasty import games
from dynasty.kernel import BadOptions, Game
from dynasty.kernel.components import ComponentValue, is_integer_within, read_toml

KEY_JOINER: Final = "+"


@dataclass(frozen=True)
class Variation:
    """A key of the box, or several joined by +, with all values to try, its own included."""

    key: str
    own: Any
    source: str
    values: tuple[Any, ...]

    @property
    def keys(self) -> list[str]:
        return self.key.split(KEY_JOINER)

    @property
    def short(self) -> str:
        """Return a short title for an axis: the first key, and the number of the others."""
        first, *more = self.keys
        return f"{first} {KEY_JOINER}{len(more)}" if more else first


@dataclass(frozen=True)
class Setting:
    """One combination of values; the box's own one needs no file."""

    values: tuple[Any, ...]
    is_own: bool = False
    file: Path | None = None


def parse_variations(game: Game[Any], texts: Sequence[str]) -> list[Variation]:
    """Return the variations in texts like `house.row=2,3,4`; raise BadOptions for a mistake."""
    box = {value.key: value for value in game.box.values}
    found = [parse_variation(box, text) for text in texts]
    keys = [key for one in found for key in one.keys]
    if len(set(keys)) < len(keys):
        raise BadOptions("bad-vary-twice", given=", ".join(keys))
    return found


def parse_variation(box: dict[str, ComponentValue], text: str) -> Variation:
    key, equals, listed = text.partition("=")
    if not equals or not listed.strip():
        raise BadOptions("bad-vary-form", given=text)
    joined = [box_value(box, one) for one in key.split(KEY_JOINER)]
    own = joined[0].value
    if any(one.value != own for one in joined):
        listed = ", ".join(value_text(one.value) for one in joined)
        raise BadOptions("bad-vary-joined", given=key, values=listed)
    values = {value_text(value): value for value in (*read_values(listed), own)}
    if len(values) < 2:
        raise BadOptions("bad-vary-own", name=key, value=value_text(own))
    tried = list(values.values())
    if all(is_integer_within(value, value, value) for value in tried):
        tried.sort()
    return Variation(key, own, joined[0].source, tuple(tried))


def box_value(box: dict[str, ComponentValue], key: str) -> ComponentValue:
    """Return the value of the box that has this key."""
    if key not in box:
        near = get_close_matches(key, box, 3)
        raise BadOptions("bad-vary-key", given=key, near=", ".join(near), n=len(near))
    return box[key]


def read_values(text: str) -> list[Any]:
    """Return values written as in component files, `2,3` or `[1,2],[1,3]`, else as words."""
    try:
        values: list[Any] = tomllib.loads(f"values = [{text}]")["values"]
    except tomllib.TOMLDecodeError:
        return [part.strip() for part in text.split(",")]
    return values


def value_text(value: object) -> str:
    """Return a value as component files write it."""
    return json.dumps(value, ensure_ascii=False, default=str)


def write_settings(
    variations: Sequence[Variation], folder: Path, owner: Path | None = None
) -> list[Setting]:
    """Write a component file for every combination, based on an owner's values; return them.

    The box's own combination needs no file unless the owner has one.
    """
    own = tuple(one.own for one in variations)
    base = {} if owner is None else dict(flat_values(read_toml(owner)))
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for number, values in enumerate(product(*(one.values for one in variations))):
        is_own, file = values == own, folder / setting_file_name(number, variations, values)
        if is_own and owner is None:
            found.append(Setting(values, is_own))
            continue
        pairs = zip(variations, values, strict=True)
        text = "\n".join(
            component_lines(base | {key: value for one, value in pairs for key in one.keys})
        )
        file.write_text(text + "\n", encoding="utf-8")
        found.append(Setting(values, is_own, file))
    return found


def flat_values(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Return the values of a component file by their full keys."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flat_values(value, f"{path}{key}.")
        else:
            yield f"{path}{key}", value


def component_lines(values: Mapping[str, Any]) -> Iterator[str]:
    """Return the lines of a component file with these values."""
    for whole, value in values.items():
        key = ".".join(json.dumps(part, ensure_ascii=False) for part in whole.split("."))
        yield f"{key} = {value_text(value)}"


def setting_file_name(number: int, variations: Sequence[Variation], values: Sequence[Any]) -> str:
    """Return a file name that describes the combination as far as possible."""
    said = setting_label(variations, values).replace(" = ", "=")
    return f"{number}-{re.sub(r'[^A-Za-z0-9_.=-]+', '_', said)[:100]}.toml"


def setting_label(variations: Sequence[Variation], values: Sequence[Any]) -> str:
    """Return a combination in a few words."""
    pairs = zip(variations, values, strict=True)
    return ", ".join(f"{one.key.rpartition('.')[2]} = {value_text(value)}" for one, value in pairs)


def check_settings(name: str, found: Sequence[Setting]) -> None:
    """Load every box, so that errors are raised before any game is played."""
    for setting in found:
        games.load(name, setting.file)
