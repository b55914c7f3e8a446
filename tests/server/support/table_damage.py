"""What may come over a table while no server runs: new rules, other components, damage."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Table as SqlTable
from sqlalchemy import delete, select, text, update

from dynasty import games
from dynasty.server.db.schema import DUMPS, LOG
from dynasty.server.model.room import Room
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService

Change = Callable[[Settings, pytest.MonkeyPatch], Settings]


def new_rules(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """The program plays the next version of Xi'an."""
    monkeypatch.setattr(type(games.load("xian")), "version", "2")
    return settings


def new_components(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """The owner of the server lays a file of their own over the box."""
    file = settings.folder / "mine.toml"
    file.write_text('[constants]\nstart_coins = { value = 3, source = "C" }\n', encoding="utf-8")
    return replace(settings, components={"xian": file})


def set_row(connection: Any, table: SqlTable, **values: Any) -> None:
    """Write into every row, behind the server's back."""
    connection.execute(update(table).values(**values))


def spoil_text(connection: Any, column: str, value: str) -> None:
    """Write a text where JSON belongs."""
    table, name = column.split(".")
    connection.execute(text(f"UPDATE {table} SET {name} = :value"), {"value": value})


def spoil_entry(connection: Any, number: int, **values: Any) -> None:
    connection.execute(update(LOG).where(LOG.c.seq == number).values(**values))


def drop_rows(connection: Any, table: SqlTable) -> None:
    connection.execute(delete(table))


def dumped(service: TableService) -> int:
    """After which entry the last position was stored."""
    found: int = service.db.read_now(lambda c: c.execute(select(DUMPS.c.seq)).scalar_one())
    return found


def log_of(service: TableService) -> list[tuple[int, str, str]]:
    rows = service.db.read_now(
        lambda c: c.execute(select(LOG.c.seq, LOG.c.kind, LOG.c.choice).order_by(LOG.c.seq)).all()
    )
    return [(row[0], row[1], row[2]) for row in rows]


async def play_on(service: TableService, room: Room, moves: int, seed: int = 1) -> None:
    """Some choices at random."""
    dice = random.Random(seed)
    for _ in range(moves):
        if room.status != "playing":
            return
        decision = room.match.state.decisions[0]
        await service.choose(room, decision.seat, str(dice.choice(decision.choices)), room.seq)


async def play_past_a_dump(service: TableService, room: Room, beyond: int) -> None:
    """Play until so many entries follow the last stored position."""
    for seed in range(300):
        await play_on(service, room, 1, seed)
        if room.seq - dumped(service) >= beyond:
            return
    raise AssertionError("every choice passes the question on")


def positions(room: Room) -> list[Any]:
    """The table as every seat and a spectator see it."""
    seats = range(-1, len(room.chairs))
    return [room.game.view(room.match.state, seat) for seat in seats]


async def write(
    service: TableService, work: Callable[..., None], *args: Any, **values: Any
) -> None:
    await service.db.write(lambda connection: work(connection, *args, **values))
