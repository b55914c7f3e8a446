"""Metrics: figures about this server in the format of Prometheus."""

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

from dynasty.server.db.database import Database
from dynasty.server.db.failures import FAILURE_CAUSES
from dynasty.server.errors import Forbidden
from dynasty.server.loop_monitor import LoopPause
from dynasty.server.tables.service import TableService


class MetricsCollector:
    """Collects the metrics of a server whenever they are requested.

    Each number names its worker process. If several share one port, the one that answers gives its
    own numbers only.
    """

    def __init__(self, service: TableService, pause: LoopPause) -> None:
        self.service = service
        self.pause = pause

    def collect(self) -> Iterator[Metric]:
        service, rooms = self.service, list(self.service.rooms.values())
        viewers = sum(len(room.listeners) for room in rooms)
        pictures = sum(len(room.showings) for room in rooms)
        service.drawing_memory.drop_closed()
        yield metric_family(Gauge, "dynasty_rooms_open", "Tables in memory", len(rooms))
        yield metric_family(Gauge, "dynasty_viewers", "Open pages of tables", viewers)
        yield metric_family(
            Gauge, "dynasty_streams", "Open connections of pages", service.open_streams
        )
        yield metric_family(Gauge, "dynasty_pictures", "Pictures that pages show", pictures)
        held = service.drawing_memory.size
        yield metric_family(
            Gauge, "dynasty_drawing_bytes", "Memory held to draw pictures again", held
        )
        paused = self.pause.longest
        said = "Longest pause of the event loop in the last half minute or minute"
        yield metric_family(Gauge, "dynasty_event_loop_pause_seconds", said, paused)
        yield metric_family(
            Gauge, "dynasty_bots_thinking", "Tables whose bots play", len(service.bot_tasks)
        )
        yield metric_family(
            Gauge, "dynasty_thinkers_alive", "Processes that think", service.thinkers.alive
        )
        yield metric_family(
            Gauge, "dynasty_thoughts_waiting", "Thoughts that wait", service.thinkers.waiting
        )
        yield metric_family(
            Counter, "dynasty_choices", "Choices accepted since the start", service.choices_made
        )
        yield metric_family(
            Counter,
            "dynasty_rooms_reread",
            "Rooms read again since the start",
            service.rooms.rereads,
        )
        yield metric_family(
            Counter, "dynasty_store_retries", "Batches of writes tried again", service.db.retries
        )
        yield store_failures_metric(service.db)


def metric_family(kind: type[Gauge | Counter], name: str, said: str, value: float) -> Metric:
    family = kind(name, said, labels=["worker"])
    family.add_metric([str(os.getpid())], value)
    return family


def store_failures_metric(db: Database) -> Metric:
    """Return how often the database failed, by cause."""
    said = "Reads and writes that failed because of the database"
    family = Counter("dynasty_store_failures", said, labels=["worker", "cause"])
    for cause in FAILURE_CAUSES:
        family.add_metric([str(os.getpid()), cause], db.failures[cause])
    return family


async def show_metrics(request: Request) -> Response:
    """Return the metrics; unless they are open to everybody, only to requests from this machine."""
    service: TableService = request.app.state.service
    if not (service.settings.open_metrics or is_from_this_machine(request)):
        raise Forbidden("forbidden-metrics")
    registry = CollectorRegistry()
    registry.register(MetricsCollector(service, request.app.state.loop_pause))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def is_from_this_machine(request: Request) -> bool:
    """Return whether this machine itself sent the request, not a web server for another client."""
    passed_on = {"forwarded", "x-forwarded-for", "x-real-ip", "via"} & set(request.headers.keys())
    host = request.client.host if request.client else ""
    try:
        return ip_address(host).is_loopback and not passed_on
    except ValueError:
        return False
