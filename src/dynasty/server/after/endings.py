"""What is left of a table when it ends: facts at once, then words and pictures as a keepsake."""

from __future__ import annotations

import json
import lzma
import zlib
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from dynasty import games
from dynasty.drawing.compose import composed
from dynasty.drawing.plain import plain
from dynasty.drawing.svg import svg
from dynasty.kernel import Event, Match, Record, ScoreLine, ScoreSheet
from dynasty.server.minds.thinking import shelf_game
from dynasty.server.tables.room import SPECTATOR, Room
from dynasty.server.tables.stored import Ending, Keepsake
from dynasty.speech import words_of
from dynasty.text import LANGUAGES

SQUEEZE = 2  # a tenth of the work of the usual, for a tenth more bytes
DAMAGE = (AttributeError, LookupError, TypeError, ValueError, zlib.error, lzma.LZMAError)


def facts(room: Room) -> dict[str, Any]:
    """The record, the scores and every event told, as the database keeps them."""
    match = room.match
    sheets, over = sheets_of(match), match.finished
    return {
        "version": room.edition.version,
        "components": room.edition.components,
        "record": match.record().to_json(),
        "scores": {
            "sheets": [asdict(sheet) for sheet in sheets],
            "ranking": match.game.ranking(match.state) if over else [],
            "winners": match.game.winners(match.state) if over else [],
        },
        "told": zlib.compress(json.dumps([plain_event(*one) for one in told(match)]).encode()),
    }


def sheets_of(match: Match) -> list[ScoreSheet]:
    """The final sheets; of a game that was broken off, what everybody may know of them."""
    game, state = match.game, match.state
    sheets: list[ScoreSheet]
    sheets = game.scores(state) if match.finished else game.open_scores(state, SPECTATOR)
    return sheets


def told(match: Match) -> list[tuple[int, Event]]:
    """Every event with the number of its move; the set-up is move 0."""
    found = [(0, event) for event in match.opening]
    for number, move in enumerate(match.moves, 1):
        found += [(number, event) for event in move.events]
    return found


def plain_event(number: int, event: Event) -> list[Any]:
    return [number, event.kind, event.rule, event.seat, event.values, event.audience]


def keepsake_of(record: str, components: Path | None) -> bytes:
    """In a worker: the end as a spectator sees it, in every language, compressed."""
    read = Record.from_json(record)
    match = Match.of_record(shelf_game(read.game, components), read)
    made = {language: asdict(keepsake_in(language, match)) for language in LANGUAGES}
    return lzma.compress(json.dumps(made).encode(), preset=SQUEEZE)


def repacked(packed: bytes, change: Callable[[str, Any], Any]) -> bytes:
    """A keepsake with what it says in each language changed."""
    made = json.loads(lzma.decompress(packed))
    changed = {language: change(language, one) for language, one in made.items()}
    return lzma.compress(json.dumps(changed).encode(), preset=SQUEEZE)


def keepsake_in(language: str, match: Match) -> Keepsake:
    game = match.game
    words = words_of(game, language, [seat.name for seat in match.seats])
    view = game.view(match.state, SPECTATOR)
    scene = composed(games.load_board(game.name).draw(view, game.box, words.say).scenes)
    sheets = sheets_of(match)
    keys = {line.category for sheet in sheets for line in sheet.lines}
    return Keepsake(
        names=[words.seat(sheet.seat) for sheet in sheets],
        categories={key: words.category(key) for key in sorted(keys)},
        log=[words.event(event) for _, event in told(match)],
        board=svg(scene),
        text=plain(scene.regions, lit=()),
    )


def read_ending(row: Mapping[str, Any]) -> Ending | None:
    """What was stored; None if it is damaged."""
    try:
        scores = json.loads(row["scores"])
        return Ending(
            record=row["record"],
            sheets=[read_sheet(sheet) for sheet in scores["sheets"]],
            ranking=scores["ranking"],
            told=[read_event(*one) for one in json.loads(zlib.decompress(row["told"]))],
            keepsakes=read_keepsakes(row["keepsake"]),
        )
    except DAMAGE:
        return None


def read_sheet(sheet: Mapping[str, Any]) -> ScoreSheet:
    return ScoreSheet(sheet["seat"], tuple(ScoreLine(**line) for line in sheet["lines"]))


def read_event(
    number: int, kind: str, rule: str, seat: int, values: dict[str, Any], audience: int
) -> tuple[int, Event]:
    known = {k: tuple(v) if isinstance(v, list) else v for k, v in values.items()}
    return number, Event(kind, rule, seat, known, audience)


def read_keepsakes(data: bytes | None) -> dict[str, Keepsake]:
    made = {} if data is None else json.loads(lzma.decompress(data))
    return {language: Keepsake(**one) for language, one in made.items()}
