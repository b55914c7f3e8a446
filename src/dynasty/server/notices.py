"""What the house says at a table: lines of its chat, kept as a key and read in any language."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, RowMapping

from dynasty.server import models, queries
from dynasty.server.room import SPECTATOR
from dynasty.text import Words

REPLACED = "told-replaced"  # a bot found no answer; the rules' answer for an absent player stands


def add_notice(connection: Connection, table_id: str, key: str, seat: int) -> None:
    """Say it of a seat, unless it has been said since a player last spoke."""
    text = f"{key} {seat}"
    for line in reversed(queries.chat(connection, table_id)):
        if line["seat"] != SPECTATOR:
            break
        if line["text"] == text:
            return
    queries.add_chat(connection, table_id, SPECTATOR, text)


def chat_lines(lines: Iterable[RowMapping], words: Words) -> list[models.ChatLine]:
    """The chat as a reader reads it; the house has no name."""
    return [
        models.ChatLine(
            number=line["number"],
            seat=line["seat"],
            name=words.seat(line["seat"]),
            text=spoken(line["text"], words) if line["seat"] == SPECTATOR else line["text"],
            at=line["at"],
        )
        for line in lines
    ]


def spoken(text: str, words: Words) -> str:
    """A notice in the reader's words."""
    key, _, seat = text.partition(" ")
    return words.say(key, seat=words.seat(int(seat)))
