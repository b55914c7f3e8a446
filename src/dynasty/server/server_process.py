"""The entry point of a server process; it loads quickly and imports the application last.

uvicorn replaces a process that does not answer within five seconds, and it cannot answer before
this file is loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dynasty.server.settings import Settings

if TYPE_CHECKING:
    from fastapi import FastAPI


def make_app(settings: Settings, max_sockets: int | None) -> FastAPI:
    """Return the application of a server process, with its logs and limits set up."""
    from dynasty.server.app import create_app  # noqa: PLC0415  # see above
    from dynasty.server.http.connections import limit_connections  # noqa: PLC0415
    from dynasty.server.log_config import set_up_logs  # noqa: PLC0415

    set_up_logs()
    limit_connections(settings, max_sockets)
    return create_app(settings)
