"""Start and stop the server: one process or several, their logs, a clean shutdown."""

from __future__ import annotations

import logging
import socket
import sys
import threading
import time
import webbrowser
from contextlib import ExitStack, suppress
from functools import partial
from importlib import import_module
from urllib.parse import urlsplit

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from dynasty.kernel import BadOptions
from dynasty.server.admin.preflight import (
    database_url,
    open_sockets,
    raise_file_limit,
    settings_with_password,
    startup_checks,
)
from dynasty.server.db.private_files import mode_messages, private_umask, repair_modes
from dynasty.server.log_config import set_up_logs
from dynasty.server.server_process import make_app
from dynasty.server.settings import Settings
from dynasty.text import Translator

RESERVED_FILES_DIVISOR = 8  # one in this many open files is for the database, logs, other servers
LOGGER = logging.getLogger("dynasty.run")


@private_umask()
def serve(
    settings: Settings,
    host: str,
    port: int,
    workers: int,
    open_browser: bool,
    language: str = "en",
) -> None:
    """Serve until stopped; raise StartupError, with the reason in a sentence, if it can't start."""
    import_module("dynasty.server.app")  # a missing library is named before anything starts
    if workers > 1 and not settings.is_postgres:
        raise BadOptions("bad-workers")
    settings = settings_with_password(settings)
    with startup_checks(settings, host, port):
        if open_browser:
            here = "127.0.0.1" if settings.everywhere else host
            site = f"{settings.scheme}://{here}:{port}/"
            threading.Thread(
                target=open_browser_when_ready, args=(site, here, port), daemon=True
            ).start()
        set_up_logs()
        warn_of_exposed_secrets(settings, Translator(language))
        del sys.argv[1:]  # every process that we start gets a copy of them
        config = server_config(settings, host, port, workers, raise_file_limit())
        with ExitStack() as stack:
            sockets = [stack.enter_context(bound) for bound in open_sockets(host, port)]
            run_until_stopped(config, sockets)


def server_config(
    settings: Settings, host: str, port: int, workers: int, files: int | None
) -> uvicorn.Config:
    """Return the settings for uvicorn with this limit on open files.

    The application is a function with its settings: worker processes get them through a pipe, so
    that passwords are never in the environment.
    """
    return uvicorn.Config(
        partial(make_app, settings, files and files - files // RESERVED_FILES_DIVISOR // 2),
        factory=True,
        host=host,
        port=port,
        workers=workers,
        http="dynasty.server.http.connections:Connection",
        loop="dynasty.server.http.connections:Loop",
        limit_concurrency=files and files - files // RESERVED_FILES_DIVISOR,
        log_config=None,
        timeout_graceful_shutdown=3,
        ssl_certfile=settings.tls_cert or None,
        ssl_keyfile=settings.tls_key or None,
    )


def run_until_stopped(config: uvicorn.Config, sockets: list[socket.socket]) -> None:
    """Serve in this process, or in several that share the sockets."""
    scheme = "https" if config.is_ssl else "http"
    host = f"[{config.host}]" if ":" in config.host else config.host
    LOGGER.info("serving at %s://%s:%d", scheme, host, config.port)
    if config.workers > 1:
        Multiprocess(config, sockets).run()
        return
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        server.run(sockets)
    if not server.started:
        sys.exit(STARTUP_FAILURE)


def warn_of_exposed_secrets(settings: Settings, words: Translator) -> None:
    """Log which private files others had access to, and which passwords other users can see."""
    where = database_url(settings)
    for key, files in mode_messages(repair_modes(settings, where)):
        LOGGER.warning(words.say(key, files=files))
    for name, url, password in (
        ("database", settings.database, where.password),
        ("smtp", settings.smtp, urlsplit(settings.smtp).password),
    ):
        if password and any(url in word for word in sys.argv):
            variable = f"DYNASTY_{name.upper()}_FILE"
            LOGGER.warning(words.say("secret-visible", option=f"--{name}", variable=variable))


def open_browser_when_ready(site: str, host: str, port: int, patience: float = 20) -> None:
    """Open the browser as soon as the server answers."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex((host, port)) == 0:
                webbrowser.open(site)
                return
        time.sleep(0.2)
