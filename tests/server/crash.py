"""Pull the plug again and again while people and bots play; nothing acknowledged may be lost.

python -m tests.server.crash 200
"""

from __future__ import annotations

import random
import sys
import tempfile
import threading
import time
from pathlib import Path

import httpx2

from dynasty import games
from dynasty.kernel import Match, Record
from tests.server.running import RunningServer

TABLES = 4


class Player(threading.Thread):
    """Lays a table and plays it at random; remembers what the server acknowledged."""

    def __init__(self, url: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.dice = random.Random(seed)
        self.acknowledged: dict[str, dict[int, str]] = {}  # by table, by seq
        self.tokens: dict[str, str] = {}
        self.table = ""
        self.done = False

    def run(self) -> None:
        with httpx2.Client(base_url=f"{self.url}/api", timeout=10) as api:
            while not self.done:
                try:
                    self.play(api)
                except httpx2.TransportError:
                    time.sleep(0.1)

    def play(self, api: httpx2.Client) -> None:
        if not self.table:
            self.lay(api)
        headers = {"authorization": f"Bearer {self.tokens[self.table]}"}
        now = self.look(api, headers)
        while not self.done and now["status"] == "playing":
            now = self.answer(api, headers, now)
        self.table = ""

    def lay(self, api: httpx2.Client) -> None:
        seats = [{"player": "me"}, {"player": "screen"}, {"player": "random"}]
        body = {"game": "xian", "seats": seats, "speed": "instant"}
        laid = api.post("/tables", json=body).json()
        self.table = laid["id"]
        self.tokens[self.table] = laid["host_token"]
        self.acknowledged[self.table] = {}

    def look(self, api: httpx2.Client, headers: dict[str, str]) -> dict[str, object]:
        now: dict[str, object] = api.get(f"/tables/{self.table}/question", headers=headers).json()
        return now

    def answer(
        self, api: httpx2.Client, headers: dict[str, str], now: dict[str, object]
    ) -> dict[str, object]:
        path = f"/tables/{self.table}"
        asked = now["asked"]
        assert isinstance(asked, list)
        if not asked:
            time.sleep(0.005)
            return self.look(api, headers)
        choice = self.dice.choice(asked[0]["choices"])
        body = {"seq": now["seq"], "choice": choice, "seat": asked[0]["seat"]}
        answer = api.post(f"{path}/choices", json=body, headers=headers)
        if answer.status_code != 200:
            return self.look(api, headers)
        found: dict[str, object] = answer.json()
        seq = found["seq"]
        assert isinstance(seq, int)
        self.acknowledged[self.table][seq] = choice
        return found


def crash(folder: Path, times: int, seed: int = 1) -> tuple[int, int]:
    """So many crashes; the number of tables and of acknowledged choices that were checked."""
    dice = random.Random(seed)
    with RunningServer(folder) as server:
        players = [Player(server.url, seed + n) for n in range(TABLES)]
        for player in players:
            player.start()
        for _ in range(times):
            time.sleep(dice.uniform(0.05, 0.8))
            server.kill()
            server.start()
        time.sleep(1)
        for player in players:
            player.done = True
        for player in players:
            player.join(20)
        return check(server.url, players)


def check(url: str, players: list[Player]) -> tuple[int, int]:
    """Every acknowledged choice is there, no table is stuck, every record verifies."""
    tables = choices = 0
    with httpx2.Client(base_url=f"{url}/api", timeout=30) as api:
        for player in players:
            for table, acknowledged in player.acknowledged.items():
                headers = {"authorization": f"Bearer {player.tokens[table]}"}
                finish(api, table, headers, player)
                record = Record.from_json(api.get(f"/tables/{table}/record").text)
                assert Match.of_record(games.load("xian"), record).finished
                for seq, choice in acknowledged.items():
                    assert record.choices[seq - 1][1] == choice, (table, seq)
                    choices += 1
                tables += 1
    return tables, choices


def finish(api: httpx2.Client, table: str, headers: dict[str, str], player: Player) -> None:
    """Play the table to its end: it must not be stuck."""
    player.table = table
    now = player.look(api, headers)
    until = time.monotonic() + 60
    while now["status"] == "playing":
        assert time.monotonic() < until, f"table {table} is stuck"
        now = player.answer(api, headers, now)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as where:
        print(*crash(Path(where), int(sys.argv[1])))
