"""A server that stops: it ends its open streams at once."""

from __future__ import annotations

import signal
from pathlib import Path

import httpx2

from tests.server.support.server_process import RunningServer, complete


def test_a_server_that_is_told_to_stop_ends_its_streams_at_once(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        process = server.process
        assert process is not None
        wish = {"game": "xian", "seats": [{"player": "me"}, {"player": "screen"}]}
        laid = httpx2.post(f"{server.url}/api/tables", json=wish).json()
        path, headers = f"/tables/{laid['id']}", {"authorization": f"Bearer {laid['host_token']}"}

        async def follow() -> None:
            async with httpx2.AsyncClient(base_url=server.url, timeout=60) as client:
                query = {"topic": f"{path}/live"}
                async with (
                    client.stream("GET", "/live", params=query, headers=headers) as one,
                    client.stream("GET", f"/api{path}/stream", headers=headers) as two,
                ):
                    lines = one.aiter_lines(), two.aiter_lines()
                    assert "retry" in await anext(lines[0])
                    assert "id" in await anext(lines[1])
                    process.send_signal(signal.SIGTERM)
                    for rest in lines:
                        async for _ in rest:
                            pass

        complete(follow())
        process.wait(60)
        log = (tmp_path / "server.log").read_text()
        assert "Application shutdown complete" in log
        assert "graceful shutdown exceeded" not in log
        assert "Traceback" not in log
