"""The door of a club: a link that lets people in where nobody comes in without one."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from dynasty.server.door.tokens import new_invitation
from dynasty.server.people.devices import NoSuchKey
from dynasty.server.store.schema import SERVER

KEY: Final = "door"


def link(connection: Connection, fresh: bool = False) -> str:
    """What stands in the link; a fresh one ends the one before."""
    this = SERVER.c.key == KEY
    found: str | None = connection.execute(select(SERVER.c.value).where(this)).scalar()
    if found is not None and not fresh:
        return found
    made = new_invitation()
    connection.execute(delete(SERVER).where(this))
    connection.execute(insert(SERVER).values(key=KEY, value=made))
    return made


def check(connection: Connection, secret: str) -> None:
    """NoSuchKey if this is not the link."""
    found = connection.execute(select(SERVER.c.value).where(SERVER.c.key == KEY)).scalar()
    if found is None or found != secret:
        raise NoSuchKey("refused-link")
