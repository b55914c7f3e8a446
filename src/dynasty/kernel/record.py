"""Records: a game as one JSON file with its version, options, seats, seed and choices."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeGuard

from dynasty.kernel.chance import SEED_LIMIT
from dynasty.kernel.copying import PlainData
from dynasty.kernel.errors import BadRecord, Phrase
from dynasty.kernel.parse_errors import json_error_phrase

RECORD_FORMAT: Final = 1
MAX_ABBREVIATED_CHARACTERS: Final = 60  # characters of a wrong value in a message


@dataclass(frozen=True)
class SeatEntry(PlainData):
    """The player of one seat: a display name, and what plays ("you" or a bot's name)."""

    name: str
    player: str


@dataclass
class Record:
    """All that is needed to replay a game."""

    game: str
    version: str
    components: str
    seats: tuple[SeatEntry, ...]
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    origin: Mapping[str, Any] | None = None  # the dump of a position that the game starts from
    choices: list[tuple[int, str]] = field(default_factory=list)
    scores: list[int] | None = None  # by seat, once the game is over

    def to_json(self) -> str:
        """Return the record as JSON text with one line per choice."""
        head = {
            "dynasty": RECORD_FORMAT,
            "game": self.game,
            "version": self.version,
            "components": self.components,
            "options": self.options,
            "seats": [{"name": s.name, "player": s.player} for s in self.seats],
            "seed": self.seed,
            "scores": self.scores,
            **({} if self.origin is None else {"origin": self.origin}),
        }
        lines = [
            f"  {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}," for k, v in head.items()
        ]
        choices = ",\n".join(f"    {json.dumps(choice)}" for choice in self.choices)
        body = f"[\n{choices}\n  ]" if choices else "[]"
        return "{\n" + "\n".join(lines) + f'\n  "choices": {body}\n}}\n'

    @staticmethod
    def from_json(text: str) -> "Record":
        """Return the record of this JSON text; raise BadRecord saying what is wrong."""
        try:
            data = json.loads(text)
            json.dumps(data, ensure_ascii=False).encode()
        except UnicodeEncodeError as error:
            raise BadRecord("flaw-half-character") from error
        except (ValueError, RecursionError) as error:
            what = json_error_phrase(error)
            raise BadRecord(what.key, **what.values) from error
        if not isinstance(data, dict) or "dynasty" not in data:
            raise BadRecord("flaw-no-record")
        if not is_plain_int(data["dynasty"]) or data["dynasty"] != RECORD_FORMAT:
            expected = Phrase("expected-format", format=str(RECORD_FORMAT))
            raise wrong_field("dynasty", expected, data["dynasty"])
        return Record(
            game=read_text_field(data, "game"),
            version=read_text_field(data, "version"),
            components=read_text_field(data, "components"),
            seats=read_seats(data),
            seed=read_seed(data),
            options=read_options(data),
            origin=read_origin(data),
            choices=read_choices(data),
            scores=read_scores(data),
        )


def wrong_field(key: str, expected: Phrase, got: object) -> BadRecord:
    """Return the error that a field is not what is expected."""
    return BadRecord("flaw-value", place=key, expected=expected, got=abbreviate(got))


def abbreviate(value: object) -> Phrase | str:
    """Return a value for the sentence of an error, shortened if it is long."""
    if isinstance(value, int) and value.bit_length() > 64:
        return Phrase("got-bits", bits=str(value.bit_length()))
    text = repr(value)
    return (
        text
        if len(text) <= MAX_ABBREVIATED_CHARACTERS
        else f"{text[:MAX_ABBREVIATED_CHARACTERS]}..."
    )


def is_plain_int(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def read_text_field(data: Mapping[str, Any], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise wrong_field(key, Phrase("expected-text"), value)
    return value


def read_seed(data: Mapping[str, Any]) -> int:
    value = data.get("seed")
    if not is_plain_int(value) or not 0 <= value < SEED_LIMIT:
        expected = Phrase("expected-whole", low="0", high=str(SEED_LIMIT - 1))
        raise wrong_field("seed", expected, value)
    return value


def read_seats(data: Mapping[str, Any]) -> tuple[SeatEntry, ...]:
    value = data.get("seats")
    if not isinstance(value, list) or not all(isinstance(seat, dict) for seat in value):
        raise wrong_field("seats", Phrase("expected-seats"), value)
    return tuple(
        SeatEntry(read_text_field(seat, "name"), read_text_field(seat, "player")) for seat in value
    )


def read_options(data: Mapping[str, Any]) -> dict[str, str]:
    value = data.get("options")
    if not isinstance(value, dict) or not all(isinstance(v, str) for v in value.values()):
        raise wrong_field("options", Phrase("expected-options"), value)
    return dict(value)


def read_origin(data: Mapping[str, Any]) -> Mapping[str, Any] | None:
    value = data.get("origin")
    if value is not None and not isinstance(value, dict):
        raise wrong_field("origin", Phrase("expected-position"), value)
    return value


def read_choices(data: Mapping[str, Any]) -> list[tuple[int, str]]:
    value = data.get("choices")
    if not isinstance(value, list):
        raise wrong_field("choices", Phrase("expected-list"), value)
    for number, entry in enumerate(value):
        if (
            not isinstance(entry, list)
            or len(entry) != 2
            or not is_plain_int(entry[0])
            or entry[0] < 0
            or not isinstance(entry[1], str)
        ):
            raise wrong_field(f"choices[{number}]", Phrase("expected-choice"), entry)
    return [(seat, choice) for seat, choice in value]


def read_scores(data: Mapping[str, Any]) -> list[int] | None:
    value = data.get("scores")
    if value is None:
        return None
    if not isinstance(value, list) or not all(map(is_plain_int, value)):
        raise wrong_field("scores", Phrase("expected-whole-list"), value)
    return list(value)
