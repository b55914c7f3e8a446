"""The outcome of a table: record, scores and events, and the final snapshots drawn from them."""

from __future__ import annotations

import json
import lzma
import zlib
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from dynasty import games
from dynasty.drawing.scene_stack import stack_scenes
from dynasty.drawing.svg import scene_svg
from dynasty.drawing.text_layout import regions_text
from dynasty.games import load_shelf_game
from dynasty.kernel import Event, Match, Record, ScoreLine, ScoreSheet
from dynasty.localization import translator_for
from dynasty.server.model.room import SPECTATOR, Room
from dynasty.server.model.stored_table import Ending, FinalSnapshot
from dynasty.text import LANGUAGES

LZMA_PRESET = 2  # the preset with a tenth of the default's work, for a tenth more bytes
ENDING_DAMAGE_ERRORS = (
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
    zlib.error,
    lzma.LZMAError,
)


def ending_columns(room: Room) -> dict[str, Any]:
    """Return the record, scores and all events of a table as columns for the database."""
    match = room.match
    sheets, over = final_sheets(match), match.finished
    return {
        "version": room.edition.version,
        "components": room.edition.components,
        "record": match.record().to_json(),
        "scores": {
            "sheets": [asdict(sheet) for sheet in sheets],
            "ranking": match.game.ranking(match.state) if over else [],
            "winners": match.game.winners(match.state) if over else [],
        },
        "told": zlib.compress(
            json.dumps([event_data(*one) for one in numbered_events(match)]).encode()
        ),
    }


def final_sheets(match: Match) -> list[ScoreSheet]:
    """Return the final score sheets; for a game that was broken off, what is public of them."""
    game, state = match.game, match.state
    sheets: list[ScoreSheet]
    sheets = game.scores(state) if match.finished else game.open_scores(state, SPECTATOR)
    return sheets


def numbered_events(match: Match) -> list[tuple[int, Event]]:
    """Return every event with the number of its move; the set-up is move 0."""
    found = [(0, event) for event in match.opening]
    for number, move in enumerate(match.moves, 1):
        found += [(number, event) for event in move.events]
    return found


def event_data(number: int, event: Event) -> list[Any]:
    return [number, event.kind, event.rule, event.seat, event.values, event.audience]


def packed_snapshots(record: str, components: Path | None) -> bytes:
    """Return the compressed final snapshots of a record, in every language; run in a worker."""
    read = Record.from_json(record)
    match = Match.of_record(load_shelf_game(read.game, components), read)
    made = {language: asdict(final_snapshot(language, match)) for language in LANGUAGES}
    return lzma.compress(json.dumps(made).encode(), preset=LZMA_PRESET)


def repack_snapshots(packed: bytes, change: Callable[[str, Any], Any]) -> bytes:
    """Return final snapshots with `change` applied to each language."""
    made = json.loads(lzma.decompress(packed))
    changed = {language: change(language, one) for language, one in made.items()}
    return lzma.compress(json.dumps(changed).encode(), preset=LZMA_PRESET)


def final_snapshot(language: str, match: Match) -> FinalSnapshot:
    game = match.game
    words = translator_for(game, language, [seat.name for seat in match.seats])
    view = game.view(match.state, SPECTATOR)
    scene = stack_scenes(games.load_board(game.name).draw(view, game.box, words.say).scenes)
    sheets = final_sheets(match)
    keys = {line.category for sheet in sheets for line in sheet.lines}
    return FinalSnapshot(
        names=[words.seat(sheet.seat) for sheet in sheets],
        categories={key: words.category(key) for key in sorted(keys)},
        log=[words.event(event) for _, event in numbered_events(match)],
        board=scene_svg(scene),
        text=regions_text(scene.regions, lit=()),
    )


def read_ending(row: Mapping[str, Any]) -> Ending | None:
    """Return the ending from its database row; None if it is damaged."""
    try:
        scores = json.loads(row["scores"])
        return Ending(
            record=row["record"],
            sheets=[read_sheet(sheet) for sheet in scores["sheets"]],
            ranking=scores["ranking"],
            told=[read_event(*one) for one in json.loads(zlib.decompress(row["told"]))],
            keepsakes=read_snapshots(row["keepsake"]),
        )
    except ENDING_DAMAGE_ERRORS:
        return None


def read_sheet(sheet: Mapping[str, Any]) -> ScoreSheet:
    return ScoreSheet(sheet["seat"], tuple(ScoreLine(**line) for line in sheet["lines"]))


def read_event(
    number: int, kind: str, rule: str, seat: int, values: dict[str, Any], audience: int
) -> tuple[int, Event]:
    known = {k: tuple(v) if isinstance(v, list) else v for k, v in values.items()}
    return number, Event(kind, rule, seat, known, audience)


def read_snapshots(data: bytes | None) -> dict[str, FinalSnapshot]:
    made = {} if data is None else json.loads(lzma.decompress(data))
    return {language: FinalSnapshot(**one) for language, one in made.items()}
