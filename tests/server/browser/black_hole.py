"""A proxy between browser and server that can swallow everything without closing anything."""

from __future__ import annotations

import asyncio
import threading
from types import TracebackType


class BlackHole:
    """Passes bytes on in both directions, unless it `swallows` them."""

    def __init__(self, server_port: int) -> None:
        self.server_port = server_port
        self.swallows = False
        self.port = 0
        self.writers: list[asyncio.StreamWriter] = []
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()), daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self) -> None:
        self.loop, self.over = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self.ready.set()
        await self.over.wait()
        server.close()
        for writer in self.writers:
            writer.close()
        closing = (writer.wait_closed() for writer in self.writers)
        await asyncio.gather(*closing, return_exceptions=True)

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.server_port)
        self.writers += (writer, back)
        await asyncio.gather(self.pass_on(reader, back), self.pass_on(there, writer))

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                if not self.swallows:
                    writer.write(data)
                    await writer.drain()
        except ConnectionError:
            pass
        finally:
            writer.close()

    def __enter__(self) -> BlackHole:
        self.thread.start()
        assert self.ready.wait(30)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.loop.call_soon_threadsafe(self.over.set)
        self.thread.join(30)
