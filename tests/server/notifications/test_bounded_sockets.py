"""Conversations with other servers: one deadline, and a limit on what is read."""

from __future__ import annotations

import smtplib
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path

import pytest

from dynasty.server.notifications import mail, safe_http
from dynasty.server.notifications.bounded_sockets import MAX_ANSWER_BYTES
from dynasty.server.notifications.mail import read_smtp_server
from dynasty.server.notifications.safe_http import HttpAnswer, RequestTarget
from tests.server.support.busy_pools import PATIENCE
from tests.server.support.server_process import until
from tests.server.support.slow_servers import (
    Manner,
    be_silent,
    drip,
    flood,
    sluggish,
    talk_for_ever,
)
from tests.server.support.webhook_receiver import receiver

TLS = Path(__file__).parents[1] / "kept" / "tls"  # of localhost, for tests alone


@pytest.mark.parametrize("manner", [drip, be_silent])
@pytest.mark.parametrize("secure", [False, True])
def test_a_conversation_ends_at_its_deadline(manner: Manner, secure: bool) -> None:
    with sluggish(manner) as machine:
        where = RequestTarget(machine.url, "localhost", machine.port, "/", secure, machine.host)
        assert safe_http.post_request(where, b"{}", {}, 0.3) == HttpAnswer(0)
        assert not machine.is_over.is_set()
        until(lambda: not machine.open or manner is be_silent)


def test_no_more_is_read_than_an_answer_needs() -> None:
    with sluggish(flood) as machine:
        where = RequestTarget(machine.url, machine.host, machine.port, "/", False, machine.host)
        assert safe_http.post_request(where, b"{}", {}, PATIENCE) == HttpAnswer(0)
    with sluggish(talk_for_ever) as server:
        by = read_smtp_server(f"smtp://localhost:{server.port}", "play@club.example")
        with pytest.raises((OSError, smtplib.SMTPException)):
            mail.send_letter(by, [server.host], EmailMessage(), PATIENCE)
    for sent in (machine.bytes_sent, server.bytes_sent):
        assert sent < MAX_ANSWER_BYTES + 16_000_000  # what buffers of the two sockets may hold


def test_an_encrypted_answer_is_read_and_the_name_is_proved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(TLS / "cert.pem"))
    with receiver(TLS) as machine:
        machine.headers = {"Retry-After": "7"}
        port = int(machine.url.split(":")[2].split("/")[0])
        where = RequestTarget("", "localhost", port, "/", True, "127.0.0.1")
        assert safe_http.post_request(where, b"{}", {}, PATIENCE) == HttpAnswer(204, 7.0)
        assert safe_http.post_request(
            replace(where, host="other.example"), b"{}", {}, 9.0
        ) == HttpAnswer(0)
    assert len(machine.got) == 1
