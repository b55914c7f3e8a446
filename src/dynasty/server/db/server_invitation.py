"""The invitation link of a server that admits new players by invitation only."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from dynasty.server.db.schema import SERVER
from dynasty.server.errors import NoSuchKey
from dynasty.server.http.secrets import new_invitation_token

INVITATION_ROW_KEY: Final = "door"


def invitation_secret(connection: Connection, fresh: bool = False) -> str:
    """Return the secret of the invitation link; `fresh` replaces it."""
    this = SERVER.c.key == INVITATION_ROW_KEY
    found: str | None = connection.execute(select(SERVER.c.value).where(this)).scalar()
    if found is not None and not fresh:
        return found
    made = new_invitation_token()
    connection.execute(delete(SERVER).where(this))
    connection.execute(insert(SERVER).values(key=INVITATION_ROW_KEY, value=made))
    return made


def check_invitation(connection: Connection, secret: str) -> None:
    """Raise NoSuchKey if this is not the secret of the invitation link."""
    found = connection.execute(
        select(SERVER.c.value).where(SERVER.c.key == INVITATION_ROW_KEY)
    ).scalar()
    if found is None or found != secret:
        raise NoSuchKey("refused-link")
