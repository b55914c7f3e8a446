"""Servers that talk too slowly, not at all, or without end."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

LAST = "127.0.0.9"  # whose connection ends a server
Manner = Callable[["Sluggish", socket.socket], None]


@dataclass
class Sluggish:
    """A server that accepts every connection and then has bad manners."""

    port: int
    host: str = "127.0.0.1"
    is_over: threading.Event = field(default_factory=threading.Event)
    open: set[socket.socket] = field(default_factory=set)
    bytes_sent: int = 0

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}/hook"

    def hang_up(self) -> None:
        """End all conversations; later ones end at once."""
        self.is_over.set()
        for line in list(self.open):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def serve(self, manner: Manner, line: socket.socket) -> None:
        self.open.add(line)
        with suppress(OSError), line:
            manner(self, line)
        self.open.discard(line)


def drip(server: Sluggish, line: socket.socket) -> None:
    """Send one byte after the other, of a head that never ends."""
    while not server.is_over.wait(0.02):
        server.bytes_sent += line.send(b"H")


def be_silent(server: Sluggish, _line: socket.socket) -> None:
    server.is_over.wait()


def flood(server: Sluggish, line: socket.socket) -> None:
    """Send replies as mail servers do, of which none is the last; nor is it an end for HTTP."""
    line.sendall(b"HTTP/1.1 100 Continue\r\nx: y\r\n\r\n" * 10)
    while not server.is_over.is_set():
        server.bytes_sent += line.send(b"HTTP/1.1 100 Continue\r\n\r\n" * 100)


def talk_for_ever(server: Sluggish, line: socket.socket) -> None:
    """Greet as a mail server does, in one line after the other."""
    while not server.is_over.is_set():
        server.bytes_sent += line.send(b"220-welcome\r\n" * 100)


def never_shake_hands(server: Sluggish, line: socket.socket) -> None:
    """Offer encryption as a mail server does, wait a little, agree, and say nothing more."""
    asked = line.makefile("rb")
    line.sendall(b"220 welcome\r\n")
    asked.readline()
    line.sendall(b"250-welcome\r\n250 STARTTLS\r\n")
    asked.readline()
    if not server.is_over.wait(1.5):
        line.sendall(b"220 go ahead\r\n")
        server.is_over.wait()


@contextmanager
def sluggish(manner: Manner) -> Iterator[Sluggish]:
    """Run such a server for as long as this lasts."""
    with socket.create_server(("127.0.0.1", 0), backlog=200) as door:
        server = Sluggish(door.getsockname()[1])

        def accept() -> None:
            while True:
                line, (host, _) = door.accept()
                if host == LAST:
                    line.close()
                    return
                talk = threading.Thread(target=server.serve, args=(manner, line), daemon=True)
                talk.start()

        thread = threading.Thread(target=accept, daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.hang_up()
            with socket.create_connection(door.getsockname(), source_address=(LAST, 0)):
                thread.join()
