"""Servers in processes of their own, on free ports of this machine."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx2

T = TypeVar("T")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class RunningServer:
    """`dynasty serve` in a process of its own; `kill` pulls the plug, `start` plugs it in again."""

    program: tuple[str, ...] = ("dynasty", "serve", "--no-open")

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        python: str = sys.executable,
        env: dict[str, str] | None = None,
    ) -> None:
        self.folder = folder
        self.python, self.env = python, env
        self.arguments = arguments
        self.port = free_port()
        scheme = "https" if "--tls-cert" in arguments else "http"
        self.url = f"{scheme}://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, patience: float = 180) -> None:
        self.folder.mkdir(0o700, parents=True, exist_ok=True)
        command = [self.python, "-m", *self.program]
        command += ["--port", str(self.port), "--data", str(self.folder), *self.arguments]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self.folder if self.env else None, env=self.env
            )
        until = time.monotonic() + patience
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "server.log").read_text()
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return httpx2.get(f"{self.url}/health", verify=False).status_code == 200
        except httpx2.TransportError:
            return False

    def workers(self) -> list[int]:
        """The processes that the server has started for bots and records."""
        assert self.process is not None
        pid = self.process.pid
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in found if b"spawn_main" in command_of(child)]

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(20)

    def __enter__(self) -> RunningServer:
        self.folder.mkdir(0o700, parents=True, exist_ok=True)
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


def command_of(pid: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def until(holds: Callable[[], bool], patience: float = 60) -> None:
    """Wait for it, but not for ever."""
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.005)


def complete(work: Coroutine[Any, Any, T]) -> T:
    """Run it to its end in a thread of its own: tests with a browser keep a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
