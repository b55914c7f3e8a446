"""Mail by SMTP: plain text with a one-click unsubscribe link."""

from __future__ import annotations

import smtplib
import socket
from collections.abc import Sequence
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from dynasty.kernel import BadOptions
from dynasty.server.notifications.bounded_sockets import (
    Budget,
    LimitedSocket,
    connect,
    encrypt,
    tls_context,
)
from dynasty.server.notifications.message_text import Message

SMTP_PORTS: Final = {"smtp": 587, "smtps": 465}
SIGNATURE_SEPARATOR: Final = "\n\n-- \n"


@dataclass(frozen=True)
class SmtpServer:
    """The SMTP server that takes our mail: smtp://NAME:PASSWORD@HOST:PORT, or smtps://…

    With smtp the connection is encrypted if the server offers it.
    """

    host: str
    port: int
    secure: bool
    user: str
    password: str
    sender: str


def read_smtp_server(url: str, sender: str) -> SmtpServer:
    """Return the SMTP server that these settings name; raise BadOptions if they name none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadOptions("bad-smtp") from error
    if parts.scheme not in SMTP_PORTS or not parts.hostname or not is_mail_address(sender):
        raise BadOptions("bad-smtp")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    secure = parts.scheme == "smtps"
    return SmtpServer(
        parts.hostname, port or SMTP_PORTS[parts.scheme], secure, user, password, sender
    )


def is_mail_address(text: str) -> bool:
    """Return whether this could be the address of a mailbox."""
    name, at, domain = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not set(text) & set(' ,;<>"()[]:\\')
    return bool(plain and at and name and "." in domain.strip(".") and len(text) <= 254)


def build_letter(
    by: SmtpServer, to: str, message: Message, stop: str = "", why: str = ""
) -> EmailMessage:
    """Return the message as a letter; `stop` is its unsubscribe link, `why` the text before it."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = by.sender, to, message.subject
    letter["Date"] = formatdate()
    domain = by.sender.rpartition("@")[2]
    known = f"<{message.mark}@{domain}>" if message.mark else ""
    letter["Message-ID"] = known or make_msgid(domain=domain)
    letter["Auto-Submitted"] = "auto-generated"
    if stop:
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(message.text + (f"{SIGNATURE_SEPARATOR}{why}\n{stop}" if stop else ""))
    return letter


class LimitedSmtp(smtplib.SMTP):
    """An SMTP connection to one of these machines, with one deadline."""

    def __init__(self, by: SmtpServer, machines: Sequence[str], budget: Budget) -> None:
        self.by, self.machines, self.budget = by, machines, budget
        here = socket.gethostname()  # without its domain smtplib would look that up
        name = here if "." in here else by.sender.rpartition("@")[2]
        super().__init__(by.host, by.port, local_hostname=name)

    def _get_socket(self, host: str, port: int, _timeout: float) -> LimitedSocket:
        plain = connect(self.machines, port, self.budget)
        return encrypt(plain, host) if self.by.secure else plain

    def encrypt_if_offered(self) -> None:
        self.ehlo()
        if self.has_extn("starttls"):
            self.starttls(context=tls_context())


def send_letter(
    by: SmtpServer, machines: Sequence[str], letter: EmailMessage, seconds: float
) -> None:
    """Send a letter; raise OSError or SMTPException if the server does not take it in time."""
    with LimitedSmtp(by, machines, Budget(seconds)) as server:
        if not by.secure:
            server.encrypt_if_offered()
        if by.user:
            server.login(by.user, by.password)
        server.send_message(letter)
