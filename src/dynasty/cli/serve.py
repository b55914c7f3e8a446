"""Start a server, and print its address with a QR code for other devices."""

from __future__ import annotations

import sys
from dataclasses import replace

import segno

from dynasty.cli.environment_variables import forget_secrets
from dynasty.server import run
from dynasty.server.http import addresses
from dynasty.server.http.addresses import ALL_INTERFACES
from dynasty.server.settings import Settings
from dynasty.text import Translator


def start_server(
    settings: Settings,
    host: str,
    port: int,
    workers: int,
    open_browser: bool,
    lan: bool,
    language: str,
) -> None:
    """Start the server; with `lan`, listen on the local network and print the address."""
    host = ALL_INTERFACES if lan else host
    if lan:
        near = f"{settings.scheme}://{addresses.lan_address() or host}:{port}"
        print_address(settings.public_url or near, language)
    settings = replace(settings, everywhere=host in (ALL_INTERFACES, "::"))
    forget_secrets()
    run.serve(settings, host, port, workers, open_browser, language)


def print_address(site: str, language: str) -> None:
    """Print the address as text and as a QR code."""
    sys.stdout.write(f"{Translator(language).say('serve-lan', url=site)}\n")
    segno.make(site, micro=False).terminal(out=sys.stdout, compact=True)
    sys.stdout.flush()
