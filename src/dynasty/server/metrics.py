"""Metrics: a few numbers in the form that Prometheus reads, for this machine alone."""

from __future__ import annotations

import os
from collections.abc import Iterator
from ipaddress import ip_address

from fastapi import Request, Response
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily as Counter
from prometheus_client.core import GaugeMetricFamily as Gauge
from prometheus_client.core import Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from dynasty.server.tables.hall import Forbidden, Hall


class Numbers:
    """What there is to tell of a hall, read off it whenever somebody asks.

    Each number names its worker: of several at one port, whichever is asked tells of itself alone.
    """

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def collect(self) -> Iterator[Metric]:
        hall, rooms = self.hall, list(self.hall.rooms.values())
        viewers = sum(len(room.listeners) for room in rooms)
        yield told(Gauge, "dynasty_rooms_open", "Tables in memory", len(rooms))
        yield told(Gauge, "dynasty_viewers", "Open pages of tables", viewers)
        yield told(Gauge, "dynasty_bots_thinking", "Tables whose bots play", len(hall.tending))
        yield told(Gauge, "dynasty_thinkers_alive", "Processes that think", hall.thinkers.alive)
        yield told(Gauge, "dynasty_thoughts_waiting", "Thoughts that wait", hall.thinkers.waiting)
        yield told(
            Counter, "dynasty_choices", "Choices accepted since the start", hall.choices_made
        )


def told(kind: type[Gauge | Counter], name: str, said: str, value: float) -> Metric:
    family = kind(name, said, labels=["worker"])
    family.add_metric([str(os.getpid())], value)
    return family


async def show_metrics(request: Request) -> Response:
    """The numbers; unless they are open to all, to whoever asks from this machine itself."""
    hall: Hall = request.app.state.hall
    if not (hall.settings.open_metrics or is_here(request)):
        raise Forbidden("forbidden-metrics")
    registry = CollectorRegistry()
    registry.register(Numbers(hall))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def is_here(request: Request) -> bool:
    """Does this machine ask, and not for somebody else as another web server does?"""
    passed_on = {"forwarded", "x-forwarded-for", "x-real-ip", "via"} & set(request.headers.keys())
    host = request.client.host if request.client else ""
    try:
        return ip_address(host).is_loopback and not passed_on
    except ValueError:
        return False
