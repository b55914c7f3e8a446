"""Mail by SMTP: plain text, and one click to hear no more."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from dynasty.kernel import BadOptions
from dynasty.server.post.messages import Message

PATIENCE: Final = 15.0
PORTS: Final = {"smtp": 587, "smtps": 465}
SIGNATURE: Final = "\n\n-- \n"


@dataclass(frozen=True)
class Mailer:
    """The server that takes our mail: smtp://NAME:PASSWORD@HOST:PORT, or smtps://…

    From smtp on it is encrypted where the server offers it.
    """

    host: str
    port: int
    secure: bool
    user: str
    password: str
    sender: str


def mailer(url: str, sender: str) -> Mailer:
    """The one that these settings name; BadOptions if they name none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadOptions("bad-smtp") from error
    if parts.scheme not in PORTS or not parts.hostname or not is_address(sender):
        raise BadOptions("bad-smtp")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    secure = parts.scheme == "smtps"
    return Mailer(parts.hostname, port or PORTS[parts.scheme], secure, user, password, sender)


def is_address(text: str) -> bool:
    """Could this be a mailbox? Only a letter to it tells."""
    name, at, domain = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not set(text) & set(' ,;<>"()[]:\\')
    return bool(plain and at and name and "." in domain.strip(".") and len(text) <= 254)


def send(by: Mailer, to: str, message: Message, stop: str = "", why: str = "") -> None:
    """Hand it to the server; OSError or SMTPException if it does not take it."""
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
    letter.set_content(message.text + (f"{SIGNATURE}{why}\n{stop}" if stop else ""))
    context = ssl.create_default_context()
    if by.secure:
        with smtplib.SMTP_SSL(by.host, by.port, timeout=PATIENCE, context=context) as server:
            hand_over(server, by, letter)
        return
    with smtplib.SMTP(by.host, by.port, timeout=PATIENCE) as server:
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=context)
        hand_over(server, by, letter)


def hand_over(server: smtplib.SMTP, by: Mailer, letter: EmailMessage) -> None:
    if by.user:
        server.login(by.user, by.password)
    server.send_message(letter)
