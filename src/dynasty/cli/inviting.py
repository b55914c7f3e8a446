"""A server begins; how others in the house find it: its address, and a picture for phones."""

from __future__ import annotations

import sys
from dataclasses import replace

import segno

from dynasty.server import run
from dynasty.server.door import addresses
from dynasty.server.door.addresses import EVERYWHERE
from dynasty.server.settings import Settings
from dynasty.text import Words


def begin(
    settings: Settings,
    host: str,
    port: int,
    workers: int,
    open_browser: bool,
    lan: bool,
    language: str,
) -> None:
    """Serve; the whole house if that is asked for, which is told then."""
    host = EVERYWHERE if lan else host
    if lan:
        near = f"{settings.scheme}://{addresses.house_address() or host}:{port}"
        show_way(settings.public_url or near, language)
    settings = replace(settings, everywhere=host in (EVERYWHERE, "::"))
    run.serve(settings, host, port, workers, open_browser)


def show_way(site: str, language: str) -> None:
    """The address in words and as a QR code."""
    sys.stdout.write(f"{Words(language).say('serve-lan', url=site)}\n")
    segno.make(site, micro=False).terminal(out=sys.stdout, compact=True)
    sys.stdout.flush()
