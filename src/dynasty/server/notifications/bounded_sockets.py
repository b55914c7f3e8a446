"""Sockets for one conversation with another server, with a deadline and a limit on bytes read.

A socket's timeout is for one operation: a server that sends a byte now and then never exceeds it.
So the remaining time is set before each operation.
"""

from __future__ import annotations

import socket
import ssl
import time
from collections.abc import Sequence
from typing import Any, Final

from dynasty.server.errors import AnswerTooLong

MAX_ANSWER_BYTES: Final = 65_536  # in one conversation, heads of answers included


class Budget:
    """The remaining time and bytes of a conversation."""

    def __init__(self, seconds: float) -> None:
        self.deadline = time.monotonic() + seconds
        self.bytes_left = MAX_ANSWER_BYTES

    def seconds_left(self) -> float:
        """Return the time until the deadline; raise TimeoutError if it has passed."""
        left = self.deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError("the conversation took too long")
        return left

    def count(self, size: int) -> None:
        """Count bytes that were read; raise AnswerTooLong if they exceed the limit."""
        self.bytes_left -= size
        if self.bytes_left < 0:
            raise AnswerTooLong(f"more than {MAX_ANSWER_BYTES} bytes")


class LimitedSocket(socket.socket):
    """A socket that checks its budget before each operation."""

    budget: Budget

    def recv_into(self, buffer: Any, nbytes: int | None = None, flags: int = 0) -> int:
        """Read into a buffer within the budget; `http.client` and `smtplib` read by this method."""
        self.settimeout(self.budget.seconds_left())
        size = super().recv_into(buffer, nbytes or memoryview(buffer).nbytes, flags)
        self.budget.count(size)
        return size

    def sendall(self, data: Any, flags: int = 0) -> None:
        self.settimeout(self.budget.seconds_left())
        super().sendall(data, flags)


class LimitedTls(LimitedSocket, ssl.SSLSocket):
    """A LimitedSocket with encryption."""


def connect(machines: Sequence[str], port: int, budget: Budget) -> LimitedSocket:
    """Return a connection to the first of these machines that answers."""
    for machine in machines[:-1]:
        try:
            return connect_to(machine, port, budget)
        except TimeoutError:
            raise
        except OSError:
            continue  # the next one may answer
    return connect_to(machines[-1], port, budget)


def connect_to(machine: str, port: int, budget: Budget) -> LimitedSocket:
    plain = socket.create_connection((machine, port), budget.seconds_left())
    limited = LimitedSocket(plain.family, plain.type, plain.proto, plain.detach())
    limited.budget = budget
    return limited


class LimitedContext(ssl.SSLContext):
    """Encrypts limited sockets: the handshake has the time that is left, as all that follows."""

    sslsocket_class = LimitedTls

    def wrap_socket(self, sock: socket.socket, *given: Any, **options: Any) -> LimitedTls:
        assert isinstance(sock, LimitedSocket)
        sock.settimeout(sock.budget.seconds_left())
        encrypted = super().wrap_socket(sock, *given, **options)
        assert isinstance(encrypted, LimitedTls)
        encrypted.budget = sock.budget
        return encrypted


def encrypt(plain: LimitedSocket, host: str) -> LimitedSocket:
    """Return the same connection with TLS; the other server must prove that it is this host."""
    return tls_context().wrap_socket(plain, server_hostname=host)


def tls_context() -> LimitedContext:
    context = LimitedContext(ssl.PROTOCOL_TLS_CLIENT)
    context.load_default_certs()
    return context
