"""What a sweep varies: keys of the box, the values to try, and a box for every combination."""

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
from dynasty.kernel.components import Value, is_integer, read_toml

JOINT: Final = "+"


@dataclass(frozen=True)
class Variation:
    """A key of the box, or several joined by +, with all values to try, the own among them."""

    key: str
    own: Any
    source: str
    values: tuple[Any, ...]

    @property
    def keys(self) -> list[str]:
        return self.key.split(JOINT)

    @property
    def short(self) -> str:
        """For an axis: the first key, and how many more change with it."""
        first, *more = self.keys
        return f"{first} {JOINT}{len(more)}" if more else first


@dataclass(frozen=True)
class Setting:
    """One combination of values; the box's own one needs no file."""

    values: tuple[Any, ...]
    is_own: bool = False
    file: Path | None = None


def varied(game: Game[Any], texts: Sequence[str]) -> list[Variation]:
    """What to vary, out of texts like `house.row=2,3,4`; BadOptions says what is wrong."""
    box = {value.key: value for value in game.box.values}
    found = [variation(box, text) for text in texts]
    keys = [key for one in found for key in one.keys]
    if len(set(keys)) < len(keys):
        raise BadOptions("bad-vary-twice", given=", ".join(keys))
    return found


def variation(box: dict[str, Value], text: str) -> Variation:
    key, equals, listed = text.partition("=")
    if not equals or not listed.strip():
        raise BadOptions("bad-vary-form", given=text)
    joined = [known(box, one) for one in key.split(JOINT)]
    own = joined[0].value
    if any(one.value != own for one in joined):
        listed = ", ".join(written(one.value) for one in joined)
        raise BadOptions("bad-vary-joined", given=key, values=listed)
    values = {written(value): value for value in (*read_values(listed), own)}
    if len(values) < 2:
        raise BadOptions("bad-vary-own", name=key, value=written(own))
    tried = list(values.values())
    if all(is_integer(value, value, value) for value in tried):
        tried.sort()
    return Variation(key, own, joined[0].source, tuple(tried))


def known(box: dict[str, Value], key: str) -> Value:
    """The value of the box that has this key."""
    if key not in box:
        near = get_close_matches(key, box, 3)
        raise BadOptions("bad-vary-key", given=key, near=", ".join(near), n=len(near))
    return box[key]


def read_values(text: str) -> list[Any]:
    """Values as component files write them, `2,3` or `[1,2],[1,3]`; else plain words."""
    try:
        values: list[Any] = tomllib.loads(f"values = [{text}]")["values"]
    except tomllib.TOMLDecodeError:
        return [part.strip() for part in text.split(",")]
    return values


def written(value: object) -> str:
    """A value as component files write it."""
    return json.dumps(value, ensure_ascii=False, default=str)


def settings(
    variations: Sequence[Variation], folder: Path, owner: Path | None = None
) -> list[Setting]:
    """Every combination with its component file in the folder, laid over an owner's values.

    The own one needs none where the box is as it comes.
    """
    own = tuple(one.own for one in variations)
    base = {} if owner is None else dict(flat(read_toml(owner)))
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for number, values in enumerate(product(*(one.values for one in variations))):
        is_own, file = values == own, folder / file_name(number, variations, values)
        if is_own and owner is None:
            found.append(Setting(values, is_own))
            continue
        pairs = zip(variations, values, strict=True)
        text = "\n".join(lines(base | {key: value for one, value in pairs for key in one.keys}))
        file.write_text(text + "\n", encoding="utf-8")
        found.append(Setting(values, is_own, file))
    return found


def flat(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """The values of a component file by their whole keys."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flat(value, f"{path}{key}.")
        else:
            yield f"{path}{key}", value


def lines(values: Mapping[str, Any]) -> Iterator[str]:
    """A component file with these values."""
    for whole, value in values.items():
        key = ".".join(json.dumps(part, ensure_ascii=False) for part in whole.split("."))
        yield f"{key} = {written(value)}"


def file_name(number: int, variations: Sequence[Variation], values: Sequence[Any]) -> str:
    """A name that says what is inside, as far as names of files can."""
    said = label(variations, values).replace(" = ", "=")
    return f"{number}-{re.sub(r'[^A-Za-z0-9_.=-]+', '_', said)[:100]}.toml"


def label(variations: Sequence[Variation], values: Sequence[Any]) -> str:
    """A combination in a few words."""
    pairs = zip(variations, values, strict=True)
    return ", ".join(f"{one.key.rpartition('.')[2]} = {written(value)}" for one, value in pairs)


def check(name: str, found: Sequence[Setting]) -> None:
    """Load every box, so that what the game refuses is said before anything is played."""
    for setting in found:
        games.load(name, setting.file)
