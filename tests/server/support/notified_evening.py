"""Two people at a table, one of whom is told by the post; time passes when it is told to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy import select

from dynasty.server.clocks import scheduler
from dynasty.server.db.schema import DELIVERIES
from dynasty.server.notifications import dispatcher
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from tests.server.support.fake_clock import FakeClock
from tests.server.support.guests import Guest, lay

Start = Callable[..., TestClient]
HOUR = 3600.0


class Evening:
    """Ann and Bob at a table of Xi'an, where it is Bob's turn; time passes when it is told to."""

    def __init__(self, start: Start, settings: Settings, **more: Any) -> None:
        self.clock = FakeClock()
        self.client = start(settings, self.clock)
        self.more = more

    def sit_down(self, **channel: Any) -> Guest:
        """Bob is told in this way; Ann has answered."""
        _, self.ann, self.bob = lay(self.client, "person", "person", **self.more)
        if channel:
            added = self.api("POST", "/channels", **channel)
            assert added.status_code == 201, added.text
        # Both were asked before there was a channel: a turn that begins now is told of.
        self.ann.choose("keep:hand")
        self.bob.choose("keep:hand")
        while self.bob.choices():
            self.bob.choose(self.bob.choices()[0])
        while self.ann.choices() and not self.bob.choices():
            self.ann.choose(self.ann.choices()[0])
        assert self.bob.choices()
        return self.bob

    def api(self, method: str, path: str, **body: Any) -> Any:
        return self.client.request(
            method, f"/api/me{path}", json=body or None, headers=self.bob.headers
        )

    @property
    def service(self) -> TableService:
        service: TableService = self.client.app.state.service  # type: ignore[attr-defined]
        return service

    def later(self, seconds: float) -> None:
        """So much later the server looks at its clocks and its post, once."""
        self.clock.time += seconds
        assert self.client.portal is not None
        self.client.portal.call(scheduler.act_on_due_tables, self.service)
        self.client.portal.call(dispatcher.dispatch_due, self.service)

    def rows(self, table: Any) -> list[Any]:
        with self.service.db.engine.connect() as connection:
            return list(connection.execute(select(table)))

    def states(self) -> list[str]:
        return [row.state for row in self.rows(DELIVERIES)]
