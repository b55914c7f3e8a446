"""Half requests and too many connections: they end, they are counted, and they keep nobody out."""

from __future__ import annotations

import json
import re
import shutil
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import uvicorn

from dynasty.server import run
from dynasty.server.admin.preflight import open_sockets
from dynasty.server.http import connections
from dynasty.server.settings import Settings
from dynasty.text import Translator
from tests.server.support.server_process import RunningServer, until

PATIENCE = 60.0  # seconds; nothing here takes as long on any machine
STRANGER = "127.0.0.2"  # an address that is no proxy's
HALF_HEAD = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n"
WHOLE = HALF_HEAD + b"\r\n"
TLS = Path(__file__).parents[1] / "kept" / "tls"  # of localhost, for tests alone
ENGLISH, FRENCH = Translator("en"), Translator("fr")
Serve = Callable[..., "Site"]


class Site:
    """A server of this process, by its sockets."""

    def __init__(self, port: int, stack: ExitStack) -> None:
        self.port = port
        self.stack = stack

    def connect(self, host: str = "127.0.0.1") -> socket.socket:
        """A connection from this address."""
        there, here = ("127.0.0.1", self.port), (host, 0)
        line = socket.create_connection(there, PATIENCE, source_address=here)
        return self.stack.enter_context(line)

    def send(self, data: bytes, host: str = "127.0.0.1") -> socket.socket:
        line = self.connect(host)
        line.sendall(data)
        return line

    def ask(self, data: bytes = WHOLE, host: str = "127.0.0.1") -> str:
        """The answer to this request, which asks for no other one."""
        return read(self.send(data.replace(b"\r\n", b"\r\nconnection: close\r\n", 1), host))


def read(line: socket.socket) -> str:
    """All that comes until the other side closes."""
    found = b""
    while more := line.recv(65536):
        found += more
    return found.decode()


def status(answer: str) -> int:
    return int(answer.split()[1]) if answer else 0


@pytest.fixture
def serve(lite: Settings, blank: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serve]:
    """Starts a server in a thread of this process, with all that a real one has before it."""
    monkeypatch.setattr(connections, "CLOSE_GRACE_SECONDS", 5.0)  # a busy machine answers late
    monkeypatch.setattr(connections, "REFUSED_HEAD_SECONDS", 0.5)
    shutil.copy(blank, lite.folder)

    def start(files: int | None = None, **limits: object) -> Site:
        settings = replace(lite, **limits)  # type: ignore[arg-type]
        (bound,) = open_sockets("127.0.0.1", 0)
        port = bound.getsockname()[1]
        config = run.server_config(settings, "127.0.0.1", port, 1, files)
        stack.enter_context(running(uvicorn.Server(config), bound))
        return Site(port, stack)

    with ExitStack() as stack:
        yield start


@contextmanager
def running(server: uvicorn.Server, bound: socket.socket) -> Iterator[None]:
    thread = threading.Thread(target=server.run, args=([bound],))
    thread.start()
    try:
        until(lambda: server.started)
        yield
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


def test_small_answers_are_sent_at_once(serve: Serve) -> None:
    site = serve()
    site.send(HALF_HEAD)
    until(lambda: bool(connections.OPEN_SOCKETS.heads))
    (line,) = connections.OPEN_SOCKETS.heads
    found = line.transport.get_extra_info("socket")
    assert found.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


# Half requests


def test_half_a_head_is_closed_in_words(serve: Serve) -> None:
    site = serve(head_seconds=0.3)
    answer = read(site.send(HALF_HEAD))
    assert status(answer) == 408
    assert "connection: close" in answer.lower()
    for words in (ENGLISH, FRENCH):
        assert words.say("wrong-408") in answer
    assert read(site.connect()) == ""  # without a byte there is no answer


def test_bytes_that_drip_do_not_prolong_it(serve: Serve) -> None:
    site = serve(head_seconds=0.5)
    line, over = site.connect(STRANGER), threading.Event()

    def drip() -> None:
        line.sendall(HALF_HEAD)
        while not over.wait(0.05):
            try:
                line.sendall(b"x")
            except OSError:
                return

    dripping = threading.Thread(target=drip)
    dripping.start()
    try:
        assert status(read(line)) == 408
    except ConnectionResetError:  # a last byte came when it was closed
        pass
    finally:
        over.set()
        dripping.join()


def test_so_is_half_a_head_after_a_whole_request(serve: Serve) -> None:
    site = serve(head_seconds=1.0)
    line = site.send(WHOLE)
    assert b"200 OK" in line.recv(65536)
    time.sleep(0.2)
    line.sendall(HALF_HEAD)
    assert "408 Request Timeout" in read(line)


@pytest.mark.parametrize("length", ["content-length: 100", "transfer-encoding: chunked"])
def test_half_a_body_is_refused_in_words(serve: Serve, length: str) -> None:
    site = serve(body_seconds=0.3)
    head = "POST /api/join HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    answer = read(site.send(f"{head}accept-language: fr\r\n{length}\r\n\r\n2\r\n{{ ".encode()))
    assert status(answer) == 408
    assert json.loads(answer.partition("\r\n\r\n")[2])["message"] == FRENCH.say("wrong-408")
    assert "connection: close" in answer.lower()
    assert status(site.ask()) == 200


def test_half_a_body_that_nobody_reads_is_cut(serve: Serve) -> None:
    site = serve(body_seconds=0.3)
    line = site.send(WHOLE.replace(b"\r\n\r\n", b"\r\ncontent-length: 100\r\n\r\nhalf"))
    assert status(read(line)) == 200


def test_what_arrives_slowly_but_in_time_is_answered_and_streams_stay_open(serve: Serve) -> None:
    site = serve(head_seconds=2.0, body_seconds=2.0)
    line = site.send(HALF_HEAD)
    time.sleep(0.3)
    line.sendall(b"connection: close\r\n\r\n")
    assert status(read(line)) == 200
    stream = open_stream(site, new_table(site))
    time.sleep(4.5)  # longer than any limit
    stream.settimeout(0.1)
    with pytest.raises(TimeoutError):  # all that was sent is read, and it is not closed
        read(stream)


def new_table(site: Site) -> str:
    body = json.dumps({"game": "xian", "seats": [{"player": "person"}] * 2}).encode()
    head = "POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
    answer = site.ask(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
    return str(json.loads(answer.partition("\r\n\r\n")[2])["id"])


def open_stream(
    site: Site, table: str, headers: str = "", host: str = "127.0.0.1"
) -> socket.socket:
    """An open stream of events, or the line that was refused."""
    head = f"GET /api/tables/{table}/stream HTTP/1.1\r\nhost: 127.0.0.1\r\n{headers}\r\n"
    line = site.send(head.encode(), host)
    line.recv(16, socket.MSG_PEEK)
    return line


# Too many connections


def test_an_address_has_so_many_connections_and_others_are_not_kept_out(serve: Serve) -> None:
    site = serve(connections_per_address=5)
    held = [site.send(HALF_HEAD, STRANGER) for _ in range(5)]
    until(lambda: len(connections.OPEN_SOCKETS.heads) == 5)
    refused = site.ask(host=STRANGER)
    assert status(refused) == 503
    assert ENGLISH.say("connections-address", n=5) in refused
    assert "connection: close" in refused.lower()
    assert "retry-after: 10" in refused
    page = "GET / HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/html\r\naccept-language: fr\r\n\r\n"
    assert "augmenter --connections-per-address" in site.ask(page.encode(), STRANGER)
    assert status(site.ask(host="127.0.0.3")) == 200
    for _ in range(20):  # a proxy may be one of FORWARDED_ALLOW_IPS, as this machine is
        site.send(HALF_HEAD)
    assert status(site.ask()) == 200
    for line in held:
        line.close()
    until(lambda: status(site.ask(host=STRANGER)) == 200)


def test_who_is_one_too_many_is_told_so_before_the_head_is_whole(serve: Serve) -> None:
    site = serve(connections_per_address=3)
    lines = [site.send(HALF_HEAD, STRANGER) for _ in range(3)]
    until(lambda: len(connections.OPEN_SOCKETS.heads) == 3)
    answer = read(site.send(HALF_HEAD, STRANGER))
    assert status(answer) == 503
    for words in (ENGLISH, FRENCH):
        assert words.say("connections-address", n=3) in answer
    lines += [site.connect(STRANGER) for _ in range(50)]
    assert connections.OPEN_SOCKETS.counts[STRANGER] <= 6
    assert status(site.ask()) == 200


def test_the_clients_of_a_proxy_are_counted_by_their_own_address(serve: Serve) -> None:
    site = serve(connections_per_address=3)
    table = new_table(site)
    far = "x-forwarded-for: 203.0.113.7\r\n"
    streams = [open_stream(site, table, far) for _ in range(3)]
    refused = open_stream(site, table, far + "connection: close\r\n")
    assert status(read(refused)) == 503
    other = WHOLE.replace(b"\r\n\r\n", b"\r\nx-forwarded-for: 203.0.113.8\r\n\r\n")
    assert status(site.ask(other)) == 200
    assert status(site.ask()) == 200
    for line in streams:
        line.close()
    again = WHOLE.replace(b"\r\n\r\n", f"\r\n{far}\r\n".encode())
    until(lambda: status(site.ask(again)) == 200)


def test_when_all_files_are_used_half_requests_give_way(serve: Serve) -> None:
    site = serve(files=256)  # 224 connections
    for number in range(400):
        site.send(HALF_HEAD, f"127.0.1.{number % 200 + 1}")
    assert status(site.ask()) == 200


def test_half_requests_that_arrive_at_once_keep_no_whole_one_out(serve: Serve) -> None:
    site = serve(files=256)
    site.send(HALF_HEAD)
    until(lambda: bool(connections.OPEN_SOCKETS.heads))
    (first,) = connections.OPEN_SOCKETS.heads
    all_sent = threading.Event()
    first.loop.call_soon_threadsafe(all_sent.wait)  # what follows waits to be accepted
    for number in range(400):
        site.send(HALF_HEAD, f"127.0.1.{number % 200 + 1}")
    asked = WHOLE.replace(b"\r\n", b"\r\nconnection: close\r\n", 1)
    whole = [site.send(asked) for _ in range(connections.MAX_ACCEPTS_AT_ONCE)]
    all_sent.set()
    assert {status(read(line)) for line in whole} == {200}


def test_when_all_connections_are_in_use_a_new_one_is_refused_in_words(serve: Serve) -> None:
    site = serve(files=32, lines_per_address=100, lines_per_table=100)
    table = new_table(site)
    for number in range(28):
        open_stream(site, table, host=f"127.0.1.{number + 1}")
    refused = site.ask()
    assert status(refused) == 503
    assert ENGLISH.say("connections-all") in refused


def test_half_a_handshake_is_counted_and_closed(serve: Serve) -> None:
    site = serve(
        connections_per_address=2,
        head_seconds=3.0,
        tls_cert=str(TLS / "cert.pem"),
        tls_key=str(TLS / "key.pem"),
    )
    context = ssl.create_default_context(cafile=TLS / "cert.pem")
    half = [site.connect(STRANGER) for _ in range(2)]
    until(lambda: connections.OPEN_SOCKETS.counts[STRANGER] == 2)
    with context.wrap_socket(site.send(b"", STRANGER), server_hostname="localhost") as line:
        line.sendall(WHOLE)
        answer = read(line)
    assert status(answer) == 503
    assert ENGLISH.say("connections-address", n=2) in answer
    assert [read(line) for line in half] == ["", ""]
    until(lambda: not connections.OPEN_SOCKETS.counts[STRANGER])
    with context.wrap_socket(site.send(b"", STRANGER), server_hostname="localhost") as line:
        line.sendall(WHOLE.replace(b"\r\n", b"\r\nconnection: close\r\n", 1))
        assert status(read(line)) == 200


# A real server


def test_the_limit_is_an_option_and_files_are_as_many_as_the_system_allows(tmp_path: Path) -> None:
    with RunningServer(tmp_path, "--connections-per-address", "3") as server, ExitStack() as stack:
        site = Site(server.port, stack)
        for _ in range(3):
            site.send(HALF_HEAD, STRANGER)
        until(lambda: status(site.ask(host=STRANGER)) == 503)
        assert status(site.ask()) == 200
        assert server.process is not None
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        soft, hard = re.search(r"Max open files +(\d+) +(\d+)", limits).groups()  # type: ignore[union-attr]
        assert int(soft) == min(int(hard), 1_000_000)


def test_a_low_limit_of_files_is_raised() -> None:
    code = (
        "import resource as r; from dynasty.server.admin.preflight import raise_file_limit;"
        "hard = r.getrlimit(r.RLIMIT_NOFILE)[1]; r.setrlimit(r.RLIMIT_NOFILE, (256, hard));"
        "assert raise_file_limit() == min(hard, 1_000_000) == r.getrlimit(r.RLIMIT_NOFILE)[0]"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=PATIENCE)
