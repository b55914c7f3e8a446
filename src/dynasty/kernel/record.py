"""Records: game, versions, options, seats, seed and the list of choices, as one JSON file."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeGuard

from dynasty.kernel.chance import SEEDS
from dynasty.kernel.errors import BadRecord

FORMAT: Final = 1


@dataclass(frozen=True)
class SeatEntry:
    """Who sits there: a name for people, and what plays (you, a bot's name)."""

    name: str
    player: str


@dataclass
class Record:
    """All that is needed to play the same game again."""

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
        """The record for people and programs: one line per choice."""
        head = {
            "dynasty": FORMAT,
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
        """The record of a file's text, or BadRecord naming what is wrong."""
        try:
            data = json.loads(text)
            json.dumps(data, ensure_ascii=False).encode()
        except UnicodeEncodeError as error:
            raise BadRecord("expected texts, got half a character") from error
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"not JSON: {error}") from error
        if not isinstance(data, dict) or "dynasty" not in data:
            raise BadRecord("not a Dynasty record: the field 'dynasty' is missing")
        if not is_whole(data["dynasty"]) or data["dynasty"] != FORMAT:
            raise BadRecord(f"dynasty: expected format {FORMAT}, got {data['dynasty']!r}")
        return Record(
            game=text_of(data, "game"),
            version=text_of(data, "version"),
            components=text_of(data, "components"),
            seats=seats_of(data),
            seed=seed_of(data),
            options=options_of(data),
            origin=origin_of(data),
            choices=choices_of(data),
            scores=scores_of(data),
        )


def is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def text_of(data: Mapping[str, Any], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise BadRecord(f"{key}: expected a text, got {value!r}")
    return value


def seed_of(data: Mapping[str, Any]) -> int:
    value = data.get("seed")
    if not is_whole(value) or not 0 <= value < SEEDS:
        raise BadRecord(f"seed: expected a whole number from 0 to {SEEDS - 1}, got {value!r}")
    return value


def seats_of(data: Mapping[str, Any]) -> tuple[SeatEntry, ...]:
    value = data.get("seats")
    if not isinstance(value, list) or not all(isinstance(seat, dict) for seat in value):
        raise BadRecord(f"seats: expected a list of seats, got {value!r}")
    return tuple(SeatEntry(text_of(seat, "name"), text_of(seat, "player")) for seat in value)


def options_of(data: Mapping[str, Any]) -> dict[str, str]:
    value = data.get("options")
    if not isinstance(value, dict) or not all(isinstance(v, str) for v in value.values()):
        raise BadRecord(f"options: expected texts by key, got {value!r}")
    return dict(value)


def origin_of(data: Mapping[str, Any]) -> Mapping[str, Any] | None:
    value = data.get("origin")
    if value is not None and not isinstance(value, dict):
        raise BadRecord(f"origin: expected a position, got {value!r}")
    return value


def choices_of(data: Mapping[str, Any]) -> list[tuple[int, str]]:
    value = data.get("choices")
    if not isinstance(value, list):
        raise BadRecord(f"choices: expected a list, got {value!r}")
    for number, entry in enumerate(value):
        if (
            not isinstance(entry, list)
            or len(entry) != 2
            or not is_whole(entry[0])
            or entry[0] < 0
            or not isinstance(entry[1], str)
        ):
            raise BadRecord(f'choices[{number}]: expected [seat, "verb:noun"], got {entry!r}')
    return [(seat, choice) for seat, choice in value]


def scores_of(data: Mapping[str, Any]) -> list[int] | None:
    value = data.get("scores")
    if value is None:
        return None
    if not isinstance(value, list) or not all(map(is_whole, value)):
        raise BadRecord(f"scores: expected a list of whole numbers, got {value!r}")
    return list(value)
