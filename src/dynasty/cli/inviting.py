"""How others in the house find the server: its address, and a picture of it for phones."""

from __future__ import annotations

import sys

import segno

from dynasty.text import Words


def show_way(site: str, language: str) -> None:
    """The address in words and as a QR code."""
    out = sys.stdout
    out.write(f"{Words(language).say('serve-lan', url=site)}\n")
    segno.make(site, micro=False).terminal(out=out, compact=True)
    out.flush()
