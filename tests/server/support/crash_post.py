"""Pull the plug again and again while people play by clocks and are told by mail and webhook.

python -m tests.server.support.crash_post 200
"""

from __future__ import annotations

import json
import random
import re
import sqlite3
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2

from tests.server.support import fast_server
from tests.server.support.server_process import RunningServer, until
from tests.server.support.webhook_receiver import Mailbox, Receiver, mailbox, receiver

PAIRS = 3  # who play at the same time
MORE = 20  # choices that everybody makes after the last crash
LONGEST_LOSS = 45_000  # milliseconds of a clock that a kill may cost
# Hours are half minutes here: whoever naps is told; whoever sleeps is reminded, and played for.
CLOCK = {"pace": "day", "free": 3600, "reserve": 0, "opens": "00:00", "closes": "00:00"}
TERMS = {"clock": CLOCK, "stand_in": "default"}
SENT = ("sending", "sent", "unknown")


class HastyServer(RunningServer):
    """A server whose clock runs ahead."""

    program = ("tests.server.support.fast_server", "serve", "--no-open")


@dataclass(frozen=True)
class Running:
    """The clock of a turn when the server was killed, in milliseconds."""

    left: int
    at: int


class Pair(threading.Thread):
    """Two people at a table of their own, who nap now and then; after a game they play another."""

    def __init__(self, url: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.dice = random.Random(seed)
        keys = [{"authorization": f"Bearer {self.dice.randbytes(24).hex()}"} for _ in range(2)]
        self.clients = [
            httpx2.Client(base_url=f"{url}/api", headers=key, timeout=30) for key in keys
        ]
        self.tables: list[str] = []
        self.choices = 0  # that the server acknowledged
        self.playing = False
        self.done = self.finished = False
        self.naps = True

    def send(self, who: int, method: str, path: str, **body: Any) -> httpx2.Response:
        return self.clients[who].request(method, path, json=body or None)

    def run(self) -> None:
        while not self.done:
            try:
                self.play()
            except httpx2.TransportError:
                time.sleep(0.1)
        for client in self.clients:
            client.close()
        self.finished = True

    def play(self) -> None:
        """A table, and whatever is asked there."""
        if not self.playing:
            self.lay()
        for who in (0, 1):
            if self.naps and self.dice.random() < 0.15:
                time.sleep(self.dice.choice((2.0, 3.0, 6.0)))
            now = self.send(who, "GET", f"/tables/{self.tables[-1]}/question").json()
            self.playing = now["status"] == "playing"
            if self.playing and now["asked"]:
                choice = self.dice.choice(now["asked"][0]["choices"])
                path = f"/tables/{self.tables[-1]}/choices"
                answer = self.send(who, "POST", path, seq=now["seq"], choice=choice)
                self.choices += answer.status_code == 200

    def lay(self) -> None:
        """One lays it, the other sits down; a link whose answer was lost was used all the same."""
        seats = [{"player": "me"}, {"player": "person"}]
        wish = {"game": "xian", "seats": seats, "terms": TERMS}
        laid = self.send(0, "POST", "/tables", **wish)
        assert laid.status_code == 201, laid.text
        table, token = laid.json()["id"], laid.json()["seats"][1]["token"]
        joined = self.send(1, "POST", "/join", token=token)
        assert joined.status_code == 200, joined.text
        self.tables.append(table)
        self.playing = True

    def be_told(self, machine: Receiver, box: Mailbox) -> None:
        """Both by webhook, the second one by mail, too."""
        self.lay()
        for who in (0, 1):
            hook = {"kind": "hook", "form": "json", "address": machine.url}
            added = self.send(who, "POST", "/me/channels", **hook)
            assert added.status_code == 201, added.text
        before = len(box.letters)
        mail = self.send(1, "POST", "/me/channels", kind="mail", address="bob@example.org")
        code = re.search(r"\b[0-9A-Z]{4} [0-9A-Z]{4}\b", box.letters[before].get_content())
        assert code is not None
        path = f"/me/channels/{mail.json()['id']}/code"
        assert self.send(1, "POST", path, code=code[0]).status_code == 204


def crash(folder: Path, times: int, number: int = PAIRS, seed: int = 1) -> Counter[str]:
    """So many crashes while so many pairs play; how much was told and checked."""
    dice, checked = random.Random(seed), Counter[str]()
    with receiver() as machine, mailbox() as box:
        told = ("--allow-private-hooks", "--smtp", box.url, "--mail-from", "play@club.example")
        with HastyServer(folder, "--requests", "1000000", *told) as server:
            pairs = [Pair(server.url, seed + n) for n in range(number)]
            for pair in pairs:
                pair.be_told(machine, box)
            for pair in pairs:
                pair.start()
            for _ in range(times):
                time.sleep(dice.uniform(0.5, 3.0))
                checked += kill(server)
            until(lambda: len(machine.got) > 1 and len(box.letters) > number, patience=120)
            go_on(pairs)
            checked += Counter(tables=sum(len(pair.tables) for pair in pairs))
        with closing(sqlite3.connect(folder / "dynasty.sqlite")) as database:
            return checked + check_messages(database, machine, box, number)


def kill(server: RunningServer) -> Counter[str]:
    """Pull the plug, look at what is on disk, plug it in again, and look at the clocks."""
    at = round(fast_server.now() * 1000)
    server.kill()
    with closing(sqlite3.connect(server.folder / "dynasty.sqlite")) as database:
        before = running(database, at)
        turns = check_turns(database)
    server.start()
    with closing(sqlite3.connect(server.folder / "dynasty.sqlite")) as database:
        after = running(database, None)
    same = before.keys() & after.keys()
    for turn in same:
        lost = before[turn].left - after[turn].left
        if after[turn].at <= before[turn].at:  # it was not down for long, and nothing was moved
            lost = round(fast_server.now() * 1000) - before[turn].at
        assert lost <= LONGEST_LOSS, (turn, lost)
    return Counter(clocks=len(same), turns=turns, kills=1)


def running(database: sqlite3.Connection, at: int | None) -> dict[tuple[str, int, int], Running]:
    """By table, seat and the number that began its turn: clocks that run, as they stood."""
    rows = database.execute(
        "SELECT table_id, seat, since_seq, free + reserve, since FROM clocks"
        " JOIN turns USING (table_id, seat) WHERE since IS NOT NULL"
    )
    return {
        (table, seat, seq): Running(left if at is None else left - (at - since), at or since)
        for table, seat, seq, left, since in rows
    }


def check_turns(database: sqlite3.Connection) -> int:
    """Every open turn of a person who can be told has a notice, or a message was made of it."""
    known = set(database.execute("SELECT table_id, seat, seq FROM notices WHERE kind = 'turn'"))
    for told in told_in(database):
        known |= told
    rows = database.execute(
        "SELECT turns.table_id, turns.seat, since_seq, since_at, channels.created FROM turns"
        " JOIN seats USING (table_id, seat) JOIN sittings USING (table_id, seat)"
        " JOIN tables ON tables.id = turns.table_id"
        " JOIN channels ON channels.player = sittings.player"
        " WHERE seats.player = 'person' AND seats.stand_in = '' AND sittings.until IS NULL"
        " AND tables.status = 'playing'"
    ).fetchall()
    asked = {(table, seat, seq) for table, seat, seq, since, way in rows if since > way}
    missing = {turn for turn in asked - known if not was_stood_in(database, turn)}
    assert not missing
    return len(asked)


def was_stood_in(database: sqlite3.Connection, turn: tuple[str, int, int]) -> bool:
    """A notice of a seat that a bot plays is dropped; when its player is back they are there."""
    kinds = ("time-up", "stays-away", "is-back")
    found = "SELECT 1 FROM happenings WHERE table_id = ? AND seat = ? AND kind IN (?, ?, ?)"
    return database.execute(found, (*turn[:2], *kinds)).fetchone() is not None


def told_in(database: sqlite3.Connection, channel: str = "%") -> list[set[tuple[str, int, int]]]:
    """Of each message by a channel that was or may have been sent: the turns that it tells of."""
    rows = database.execute("SELECT told FROM deliveries WHERE channel LIKE ?", (channel,))
    messages = [json.loads(told) for (told,) in rows]
    return [
        {(one["table_id"], one["seat"], one["seq"]) for one in told if one["kind"] == "turn"}
        for told in messages
    ]


def check_messages(
    database: sqlite3.Connection, machine: Receiver, box: Mailbox, codes: int
) -> Counter[str]:
    """No message came twice, and no turn is in two messages of one channel."""
    hooks = Counter(body["id"] for body in machine.bodies())
    mails = Counter(letter["message-id"] for letter in box.letters)
    assert not [mark for mark, times in (hooks + mails).items() if times > 1]
    for (channel,) in database.execute("SELECT id FROM channels").fetchall():
        turns = Counter(turn for told in told_in(database, channel) for turn in told)
        assert not [turn for turn, times in turns.items() if times > 1]
    states = Counter(state for (state,) in database.execute("SELECT state FROM deliveries"))
    arrived = len(machine.got) + len(box.letters) - codes
    assert states["sent"] <= arrived <= sum(states[state] for state in SENT)
    kinds = Counter(body["kind"] for body in machine.bodies())
    return Counter(hooks=len(hooks), mails=len(mails) - codes, unknown=states["unknown"]) + kinds


def go_on(pairs: list[Pair]) -> None:
    """Everybody is awake and goes on: no table is stuck."""
    before = [pair.choices for pair in pairs]
    for pair in pairs:
        pair.naps = False
    until(lambda: all(pair.choices >= was + MORE for pair, was in zip(pairs, before, strict=True)))
    for pair in pairs:
        pair.done = True
    for pair in pairs:
        pair.join(60)
        assert pair.finished


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as where:
        print(dict(crash(Path(where), int(sys.argv[1]))))
