"""Component files: read and check the numbers of a game's box, with their sources."""

import hashlib
import json
import pickle
import tomllib
import zlib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from dynasty.kernel._compiled import mypyc_attr
from dynasty.kernel.copying import Immutable, PlainData, rebuild_object, subclass_field_values
from dynasty.kernel.errors import BadComponents, Phrase
from dynasty.kernel.parse_errors import file_error_phrase, toml_error_phrase, utf8_error_phrase

OWNER_SOURCE: Final = "owner"
MAX_CACHED_BOXES: Final = 32  # boxes from pickles that stay in memory
BOXES_BY_PICKLE: Final[dict[bytes, "Components"]] = {}


@dataclass(frozen=True)
class ComponentValue(PlainData):
    """One number (or word, or list) of the box and its source: R, E, P, C or owner."""

    key: str
    value: Any
    source: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Components(Immutable):
    """The components of a box, which never change; a game's own class adds typed fields."""

    digest: str
    values: tuple[ComponentValue, ...]
    reader: "ComponentReader"  # of all its files; a compiled box is made from it alone
    packed: bytes  # the pickled content, once needed

    def __init__(self, reader: "ComponentReader") -> None:
        self.reader = reader
        self.packed = b""
        self.values = tuple(reader.values())
        found = [(v.key, v.value) for v in sorted(self.values, key=lambda v: v.key)]
        plain = json.dumps(found, default=str)  # dates and times are valid TOML
        self.digest = hashlib.sha256(plain.encode()).hexdigest()[:16]

    def __reduce__(self) -> tuple[Any, ...]:
        if not self.packed:
            parts = (
                Components,
                type(self),
                (self.reader,),
                subclass_field_values(self, Components),
            )
            self.packed = zlib.compress(pickle.dumps(parts))
            cache_box(self.packed, self)
        return unpickle_box, (self.packed,)


def unpickle_box(packed: bytes) -> Components:
    """Return the box of a pickle; all pickles of the same box share one object."""
    box = BOXES_BY_PICKLE.get(packed)
    if box is None:
        box = rebuild_object(*pickle.loads(zlib.decompress(packed)))
        box.packed = packed
        cache_box(packed, box)
    return box


def cache_box(packed: bytes, box: Components) -> None:
    """Cache the box for the pickles that are loaded next."""
    if len(BOXES_BY_PICKLE) >= MAX_CACHED_BOXES:
        BOXES_BY_PICKLE.clear()
    BOXES_BY_PICKLE[packed] = box


class ComponentReader:
    """A table of a component file that knows its file and path, for error messages."""

    def __init__(self, table: Mapping[str, Any], file: str, path: str = "", game: str = "") -> None:
        self.table = table
        self.file = file
        self.path = path
        self.game = game  # whose text says what it expects

    def __reduce__(self) -> tuple[Any, ...]:
        return ComponentReader, (self.table, self.file, self.path, self.game)

    def at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def wrong(self, key: str, expected: Phrase, got: object = None) -> BadComponents:
        """Return the error that the value under this key is not what is expected."""
        return wrong_component(self.file, self.at(key), expected, got, self.game)

    def get(self, key: str, expected: Phrase) -> Any:
        if key not in self.table:
            place = self.at(key)
            raise BadComponents(
                "flaw-component-missing",
                game=self.game,
                file=self.file,
                place=place,
                expected=expected,
            )
        return self.table[key]

    def section(self, key: str) -> "ComponentReader":
        """Return a reader of the table under this key."""
        expected = Phrase("expected-table")
        value = self.get(key, expected)
        if not isinstance(value, dict):
            raise self.wrong(key, expected, value)
        return ComponentReader(value, self.file, self.at(key), self.game)

    def each(self, ids: Collection[str]) -> Iterator["ComponentReader"]:
        """Yield readers of the tables under exactly these keys, in this order."""
        for key in self.table:
            if key != "source" and key not in ids:
                raise self.wrong(key, Phrase("expected-one-of", known=comma_separated(ids)), key)
        for key in ids:
            yield self.section(key)

    def integer(self, key: str, low: int, high: int) -> int:
        expected = Phrase("expected-whole", low=str(low), high=str(high))
        value = self.get(key, expected)
        if not is_integer_within(value, low, high):
            raise self.wrong(key, expected, value)
        return int(value)

    def integers(self, key: str, length: int, low: int, high: int) -> list[int]:
        expected = Phrase("expected-wholes", n=length, low=str(low), high=str(high))
        value = self.get(key, expected)
        if not isinstance(value, list) or len(value) != length:
            raise self.wrong(key, expected, value)
        if not all(is_integer_within(item, low, high) for item in value):
            raise self.wrong(key, expected, value)
        return list(value)

    def word(self, key: str, among: Collection[str]) -> str:
        expected = Phrase("expected-one-of", known=comma_separated(among))
        value = self.get(key, expected)
        if not isinstance(value, str) or value not in among:
            raise self.wrong(key, expected, value)
        return value

    def words(self, key: str, among: Collection[str]) -> list[str]:
        expected = Phrase("expected-words", known=comma_separated(among))
        value = self.get(key, expected)
        if not isinstance(value, list):
            raise self.wrong(key, expected, value)
        if not all(isinstance(item, str) and item in among for item in value):
            raise self.wrong(key, expected, value)
        return list(value)

    def texts(self, key: str, length: int) -> list[str]:
        expected = Phrase("expected-texts", n=length)
        value = self.get(key, expected)
        if not isinstance(value, list) or len(value) != length:
            raise self.wrong(key, expected, value)
        if not all(isinstance(item, str) for item in value):
            raise self.wrong(key, expected, value)
        return list(value)

    def values(self, source: object = "") -> Iterator[ComponentValue]:
        """Yield every value in this table and below it, with its source."""
        source = self.table.get("source", source)
        for key, value in self.table.items():
            if key == "source":
                continue
            here = source.get(key, "") if isinstance(source, dict) else source
            if isinstance(value, dict):
                yield from ComponentReader(value, self.file, self.at(key), self.game).values(here)
            else:
                yield ComponentValue(self.at(key), value, str(here))


def wrong_component(
    file: str, place: str, expected: Phrase, got: object = None, game: str = ""
) -> BadComponents:
    """Return the error that a value of a component file is not what is expected."""
    if got is None:
        return BadComponents("flaw-component", game=game, file=file, place=place, expected=expected)
    return BadComponents(
        "flaw-component-got", game=game, file=file, place=place, expected=expected, got=repr(got)
    )


def is_integer_within(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def comma_separated(words: Collection[str]) -> str:
    return ", ".join(words)


def read_components(folder: Path, owner: Path | None = None) -> ComponentReader:
    """Return a reader of a game's data files, with an owner's values replacing some."""
    merged: dict[str, Any] = {}
    for file in sorted(folder.glob("*.toml")):
        merged.update(read_toml(file))
    if owner is None:
        return ComponentReader(merged, folder.name, game=folder.parent.name)
    apply_overrides(merged, read_toml(owner), owner.name, "")
    return ComponentReader(merged, owner.name, game=folder.parent.name)


def read_toml(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        what = file_error_phrase(error)
        raise BadComponents("flaw-in-file", file=str(file), what=what) from error
    except UnicodeDecodeError as error:
        what = utf8_error_phrase(error)
        raise BadComponents("flaw-in-file", file=str(file), what=what) from error
    except tomllib.TOMLDecodeError as error:
        what = toml_error_phrase(error)
        raise BadComponents("flaw-in-file", file=str(file), what=what) from error


def apply_overrides(
    base: dict[str, Any], above: Mapping[str, Any], file: str, path: str, source: object = ""
) -> None:
    """Replace values of `base` by those of `above`; raise BadComponents for an unknown key."""
    source = base.get("source", source)
    for key, value in above.items():
        here = f"{path}.{key}" if path else key
        if key == "source":
            continue
        if key not in base:
            raise wrong_component(file, here, expected_key(key, base), key)
        if isinstance(base[key], dict) != isinstance(value, dict):
            kind = "expected-table" if isinstance(base[key], dict) else "expected-value"
            raise wrong_component(file, here, Phrase(kind), value)
        if isinstance(value, dict):
            below = source.get(key, "") if isinstance(source, dict) else source
            apply_overrides(base[key], value, file, here, below)
        else:
            base[key] = value
            mark_owner_source(base, key, base.get("source", source))


def expected_key(key: str, base: Mapping[str, Any]) -> Phrase:
    """Return what is expected instead of an unknown key: one of the box, perhaps a similar one."""
    near = get_close_matches(key, base, 1)
    return Phrase("expected-key-near", near=near[0]) if near else Phrase("expected-key")


def mark_owner_source(table: dict[str, Any], key: str, source: object) -> None:
    """Set the source of this value to "owner"; other sources do not change."""
    if not isinstance(source, dict):
        source = {name: source for name in table if name != "source"}
    table["source"] = {**source, key: OWNER_SOURCE}
