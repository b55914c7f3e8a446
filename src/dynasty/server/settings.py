"""The settings of a server."""

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote

from dynasty.server.clock import SECONDS_PER_DAY


@dataclass(frozen=True)
class Settings:
    """The settings of a server: where it stores data, and its limits."""

    folder: Path
    database: str = field(default="", repr=False)  # empty: an SQLite file in the folder
    components: dict[str, Path] = field(default_factory=dict)  # an owner's file by game
    thinkers: int = 1  # worker processes for bots
    bot_tables: int = 5  # tables of bots alone that run for one caller at a time
    replay_seconds: float = 10  # that a record sent by a stranger may take
    rooms: int = 500  # tables kept in memory besides those in use, at most 0.3 MB each
    room_seconds: float = 60  # that an unused table stays in memory
    drawing_memory: int = 256  # MB held in all to draw open pages again quickly
    requests_per_minute: int = 1200  # of one address
    largest_body: int = 1_000_000  # bytes
    lines_per_address: int = 40  # open streams of players, and as many of spectators
    lines_per_table: int = 40  # open streams of spectators, and as many of each player
    connections_per_address: int = 100  # open at the same time
    head_seconds: float = 10  # in which the head of a request must be complete
    body_seconds: float = 30  # in which its body must be complete
    exchange_seconds: float = 10  # for one conversation with a webhook, push or mail server
    absence: float = 7 * SECONDS_PER_DAY  # seconds without a sign of a player: they stay away
    everywhere: bool = False  # it listens at all addresses of this machine
    tls_cert: str = ""  # files of the certificate and its key; empty: it speaks plain HTTP
    tls_key: str = ""
    public_url: str = ""  # where others reach this server; empty: where a nearby request did
    open_metrics: bool = False  # to everybody; else to this machine alone
    # smtp://NAME:PASSWORD@HOST:PORT that takes our mail; empty: there is none
    smtp: str = field(default="", repr=False)
    sender: str = ""  # the mailbox that it comes from
    private_hooks: bool = False  # webhooks may name machines of this house, and plain http
    doors: str = "open"  # to everybody; "invited": to those with a link of the server or a seat
    allow_seeds: bool = False  # also where other people play: for tests
    contact: str = ""  # how visitors reach the operator: a mail address or a web address
    preload_routes: bool = False  # at the start, instead of each at its first request

    @property
    def url(self) -> str:
        """Return the database's URL as SQLAlchemy writes it."""
        return self.database or f"sqlite:///{quote(str(self.folder / 'dynasty.sqlite'))}"

    @property
    def absence_days(self) -> int:
        """Return `absence` in days, for use in sentences."""
        return round(self.absence / SECONDS_PER_DAY)

    @property
    def scheme(self) -> str:
        return "https" if self.tls_cert else "http"

    @property
    def lookup_seconds(self) -> float:
        """Return the part of `exchange_seconds` in which the other server's name must be found."""
        return self.exchange_seconds / 2

    @property
    def is_postgres(self) -> bool:
        return self.url.startswith("postgresql")
