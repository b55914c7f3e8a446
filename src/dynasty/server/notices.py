"""What the house says at a table: lines of its chat, kept as a key and read in any language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection

from dynasty.server import models, queries
from dynasty.server.room import SPECTATOR
from dynasty.text import Words

REPLACED = "told-replaced"  # a bot found no answer; the rules' answer for an absent player stands
STANDS_IN = "told-stands-in"  # the host let a bot play for somebody
LEFT_TO_BOT = "told-left-to-bot"  # somebody let a bot play for themselves
IS_BACK = "told-is-back"
GIVEN_BACK = "told-given-back"  # the host ended what a bot played for somebody
INVITED = "told-invited"  # the host invites somebody else to the seat of who stays away
NEW_PLAYER = "told-new-player"  # somebody took the seat of who stayed away
OFFERED = "told-offered"  # somebody looks for who takes over their seat
TAKEN_OVER = "told-taken-over"
SEED_CHOSEN = "told-seed"


def add_notice(connection: Connection, table_id: str, key: str, seat: int, bot: str = "") -> None:
    """Say it of a seat."""
    queries.add_chat(connection, table_id, SPECTATOR, f"{key} {seat} {bot}".rstrip())


def add_once(connection: Connection, table_id: str, key: str, seat: int) -> None:
    """Say it of a seat, unless it has been said since a player last spoke."""
    for line in reversed(queries.chat(connection, table_id)):
        if line["seat"] != SPECTATOR:
            break
        if line["text"] == f"{key} {seat}":
            return
    add_notice(connection, table_id, key, seat)


def chat_lines(lines: Iterable[Mapping[str, Any]], words: Words) -> list[models.ChatLine]:
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
    """A notice in the reader's words; one that they do not know stands as it was stored."""
    key, seat, bot = f"{text}  ".split(" ")[:3]
    if not words.has(key) or not seat.isdecimal():
        return text
    player = words.say(f"player-{bot}") if bot else ""
    return words.say(key, seat=words.seat(int(seat)), bot=player)
