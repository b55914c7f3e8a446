"""A request of a client that waits for news as long as a test runs."""

from typing import ClassVar


class Open:
    """A request that nobody breaks off."""

    headers: ClassVar[dict[str, str]] = {}
    client = None

    async def is_disconnected(self) -> bool:
        return False
