"""Pull the plug again and again while people and bots play; nothing acknowledged may be lost.

python -m tests.server.support.crash 200
"""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2

from dynasty import games
from dynasty.kernel import Match, Record
from tests.server.support.server_process import RunningServer, until

TABLES = 4  # played at the same time
SEATS = ("me", "screen", "random", "person")
ABSENT = 3  # nobody takes this seat up; a bot stands in, now and then
KINDS = ("choice", "undo", "chat")
Entry = tuple[str, int, str]  # kind, seat, choice


@dataclass
class Kept:
    """What the server acknowledged of one table."""

    entries: dict[int, Entry] = field(default_factory=dict)  # by seq
    said: list[str] = field(default_factory=list)
    stand_in: str | None = ""  # None: asked for, but not acknowledged


class Player(threading.Thread):
    """Lays tables and plays them at random; remembers what the server acknowledged."""

    def __init__(self, url: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.dice = random.Random(seed)
        self.headers = {"authorization": f"Bearer {self.dice.randbytes(24).hex()}"}
        self.kept: dict[str, Kept] = {}  # by table
        self.table = ""
        self.done = False
        self.finished = False  # without a complaint

    def client(self) -> httpx2.Client:
        return httpx2.Client(base_url=f"{self.url}/api", headers=self.headers, timeout=30)

    def run(self) -> None:
        with self.client() as api:
            while not self.done:
                try:
                    self.play(api)
                except httpx2.TransportError:
                    time.sleep(0.1)
        self.finished = True

    def play(self, api: httpx2.Client) -> None:
        if not self.table:
            self.lay(api)
        while not self.done and self.act(api):
            pass
        self.table = ""

    def lay(self, api: httpx2.Client) -> None:
        seats = [{"player": player} for player in SEATS]
        laid = api.post("/tables", json={"game": "xian", "seats": seats, "speed": "instant"})
        assert laid.status_code == 201, laid.text
        self.table = laid.json()["id"]
        self.kept[self.table] = Kept()

    def act(self, api: httpx2.Client) -> bool:
        """Do something at the table; False if there is nothing left to do."""
        now = api.get(f"/tables/{self.table}/question").json()
        if now["status"] != "playing":
            return False
        deed = self.dice.choices(
            (self.answer, self.undo, self.chat, self.stand_in, self.leave), (80, 8, 5, 5, 0.25)
        )[0]
        deed(api, now)
        return bool(self.table)

    def answer(self, api: httpx2.Client, now: dict[str, Any]) -> None:
        """A choice, if something is asked; else see to it that a bot stands in."""
        if not now["asked"]:
            if not self.kept[self.table].stand_in:
                self.put_stand_in(api, "random")
            time.sleep(0.005)
            return
        asked = now["asked"][0]
        choice = self.dice.choice(asked["choices"])
        body = {"seq": now["seq"], "choice": choice, "seat": asked["seat"]}
        self.enter(api, "choices", body, ("choice", asked["seat"], choice))

    def undo(self, api: httpx2.Client, now: dict[str, Any]) -> None:
        seat = self.dice.choice((0, 1))
        self.enter(api, "undo", {"seq": now["seq"], "seat": seat}, ("undo", seat, ""))

    def enter(self, api: httpx2.Client, path: str, body: dict[str, Any], entry: Entry) -> None:
        """Something that the log keeps."""
        answer = api.post(f"/tables/{self.table}/{path}", json=body)
        if answer.status_code == 200:
            self.kept[self.table].entries[answer.json()["seq"]] = entry

    def chat(self, api: httpx2.Client, now: dict[str, Any]) -> None:
        text = f"{self.dice.getrandbits(64)} at {now['seq']}"
        answer = api.post(f"/tables/{self.table}/chat", json={"text": text, "seat": 0})
        assert answer.status_code == 201, answer.text
        self.kept[self.table].said.append(text)

    def stand_in(self, api: httpx2.Client, now: dict[str, Any]) -> None:
        self.put_stand_in(api, self.dice.choice(("", "random", "default")))

    def put_stand_in(self, api: httpx2.Client, player: str) -> None:
        kept = self.kept[self.table]
        kept.stand_in = None
        path = f"/tables/{self.table}/seats/{ABSENT}/stand-in"
        answer = api.put(path, json={"player": player})
        assert answer.status_code == 200, answer.text
        kept.stand_in = player

    def leave(self, api: httpx2.Client, now: dict[str, Any]) -> None:
        """For another table, before this one is over."""
        self.table = ""


def crash(folder: Path, times: int, seed: int = 1) -> Counter[str]:
    """So many crashes; how much was checked afterwards."""
    dice = random.Random(seed)
    with RunningServer(folder, "--requests", "1000000") as server:
        players = [Player(server.url, seed + n) for n in range(TABLES)]
        for player in players:
            player.start()
        killed = 0
        for _ in range(times):
            time.sleep(dice.uniform(0.05, 0.6))
            if dice.random() < 0.5:
                killed += kill_thinkers(server, dice)
                time.sleep(dice.uniform(0.05, 0.6))
            server.kill()
            server.start()
        killed += kill_thinkers(server, dice)
        until(lambda: all(acknowledged(players)[kind] for kind in KINDS))
        for player in players:
            player.done = True
        for player in players:
            player.join(60)
            assert player.finished
        return check(server, players) + Counter(thinkers=killed)


def acknowledged(players: list[Player]) -> Counter[str]:
    """How much of each kind the server has acknowledged."""
    found: Counter[str] = Counter()
    for kept in (kept for player in players for kept in list(player.kept.values())):
        found["chat"] += len(kept.said)
        found.update(kind for kind, _, _ in list(kept.entries.values()))
    return found


def kill_thinkers(server: RunningServer, dice: random.Random) -> int:
    """Kill one or more of the server's worker processes."""
    workers = server.workers()
    chosen = dice.sample(workers, dice.randint(min(1, len(workers)), len(workers)))
    for worker in chosen:
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)
    return len(chosen)


def check(server: RunningServer, players: list[Player]) -> Counter[str]:
    """All that was acknowledged is there, no table is stuck, every record verifies."""
    checked: Counter[str] = Counter()
    with closing(sqlite3.connect(server.folder / "dynasty.sqlite")) as database:
        for player in players:
            for table, kept in player.kept.items():
                with player.client() as api:
                    check_stand_in(api, table, kept)
                    finish(api, player, table)
                    match = check_record(api, table, entries_of(database, table))
                check_results(database, table, match)
                check_entries(entries_of(database, table), kept)
                check_chat(database, table, kept)
                checked["tables"] += 1
    return checked + acknowledged(players)


def check_stand_in(api: httpx2.Client, table: str, kept: Kept) -> None:
    seat = api.get(f"/tables/{table}").json()["seats"][ABSENT]
    assert kept.stand_in in (None, seat["stand_in"]), table


def finish(api: httpx2.Client, player: Player, table: str) -> None:
    """Play the table to its end: it must not be stuck."""
    player.table = table
    player.put_stand_in(api, "random")
    until = time.monotonic() + 120
    while (now := api.get(f"/tables/{table}/question").json())["status"] == "playing":
        assert time.monotonic() < until, f"table {table} is stuck"
        player.answer(api, now)


def entries_of(database: sqlite3.Connection, table: str) -> dict[int, Entry]:
    rows = database.execute(
        "SELECT seq, kind, seat, choice FROM log WHERE table_id = ? ORDER BY seq", (table,)
    )
    return {seq: (kind, seat, choice) for seq, kind, seat, choice in rows}


def check_entries(entries: dict[int, Entry], kept: Kept) -> None:
    assert list(entries) == list(range(1, len(entries) + 1))
    for seq, entry in kept.entries.items():
        kind, seat, choice = entries[seq]
        found = ("undo", seat, "") if kind == "rewind" else (kind, seat, choice)
        assert found == entry, seq  # past what the other seat did, an undo is a rewind


def check_record(api: httpx2.Client, table: str, entries: dict[int, Entry]) -> Match:
    """The record is what the log says, and replays to its end."""
    record = Record.from_json(api.get(f"/tables/{table}/record").text)
    assert record.choices == choices_left(entries.values()), table
    match = Match.of_record(games.load("xian"), record)
    assert match.finished
    return match


def check_results(database: sqlite3.Connection, table: str, match: Match) -> None:
    """Whoever sat there has a result, once: the one that the record ends with."""
    rows = database.execute("SELECT seat, points FROM results WHERE table_id = ?", (table,))
    totals = match.totals()
    assert sorted(rows) == [(seat, totals[seat]) for seat in (0, 1)], table


def choices_left(entries: Iterable[Entry]) -> list[tuple[int, str]]:
    """What stands once everything taken back is gone: a seat's undo takes its last choice."""
    left: list[tuple[int, str]] = []
    for kind, seat, choice in entries:
        if kind == "choice":
            left.append((seat, choice))
        elif kind == "rewind":
            del left[int(choice) :]
        else:
            del left[max(at for at, (who, _) in enumerate(left) if who == seat)]
    return left


def check_chat(database: sqlite3.Connection, table: str, kept: Kept) -> None:
    rows = database.execute("SELECT text FROM chat WHERE table_id = ? ORDER BY number", (table,))
    found = [text for (text,) in rows]
    assert [text for text in found if text in kept.said] == kept.said, table


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as where:
        print(dict(crash(Path(where), int(sys.argv[1]))))
