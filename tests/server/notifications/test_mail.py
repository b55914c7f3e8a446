"""Mail: addresses, the server that takes it, and its one deadline."""

from __future__ import annotations

import smtplib
import socket
from email.message import EmailMessage
from time import monotonic

import pytest

from dynasty.kernel import BadOptions
from dynasty.server.notifications import mail
from dynasty.server.notifications.mail import SmtpServer, is_mail_address, read_smtp_server
from tests.server.support.busy_pools import PATIENCE
from tests.server.support.slow_servers import (
    Manner,
    be_silent,
    drip,
    never_shake_hands,
    sluggish,
    talk_for_ever,
)


@pytest.mark.parametrize("text", ["a@b.org", "a.b+c@d-e.example"])
def test_mailboxes(text: str) -> None:
    assert is_mail_address(text)


@pytest.mark.parametrize("text", ["", "a", "@b.org", "a@b", "a b@c.org", "a@c.org\nBcc: d@e.org"])
def test_no_mailboxes(text: str) -> None:
    assert not is_mail_address(text)


def test_the_mail_server_is_named_by_an_address() -> None:
    found = read_smtp_server("smtps://ann:p%40ss@mail.example", "play@club.example")
    expected = SmtpServer("mail.example", 465, True, "ann", "p@ss", "play@club.example")
    assert found == expected
    for url, sender in (("http://mail.example", "a@b.org"), ("smtp://mail.example", "club")):
        with pytest.raises(BadOptions):
            read_smtp_server(url, sender)


@pytest.mark.parametrize("manner", [drip, be_silent])
@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_so_does_one_with_a_mail_server(manner: Manner, scheme: str) -> None:
    with sluggish(manner) as machine:
        by = read_smtp_server(f"{scheme}://localhost:{machine.port}", "play@club.example")
        with pytest.raises((OSError, smtplib.SMTPException)):
            mail.send_letter(by, [machine.host], EmailMessage(), 0.3)


def test_a_handshake_has_the_time_that_is_left() -> None:
    with sluggish(never_shake_hands) as machine:
        by, began = (
            read_smtp_server(f"smtp://localhost:{machine.port}", "play@club.example"),
            monotonic(),
        )
        with pytest.raises(TimeoutError):
            mail.send_letter(by, [machine.host], EmailMessage(), 2.0)
        assert monotonic() - began < 3.0  # two deadlines would be 3.5


def test_a_mail_server_of_several_machines_is_reached_at_one_that_answers() -> None:
    with sluggish(talk_for_ever) as server, socket.socket() as closed:
        closed.bind(("127.0.0.2", server.port))  # it does not listen
        by = read_smtp_server(f"smtp://localhost:{server.port}", "play@club.example")
        with pytest.raises((OSError, smtplib.SMTPException)):
            mail.send_letter(by, ["127.0.0.2", server.host], EmailMessage(), PATIENCE)
    assert server.bytes_sent
