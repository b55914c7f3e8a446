"""A bot that you invite to a table: it sits down by a link and answers when it is asked.

    python examples/invited_bot.py http://127.0.0.1:8000 TOKEN SECRET

TOKEN is the end of the link that the table shows. SECRET is any text of 32 characters or more: by
it the bot has its seat back when you start it again. It waits for news instead of asking for them.
"""

import json
import random
import sys
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

import httpx2


def news(api: httpx2.Client, table: str) -> Iterator[dict[str, Any]]:
    """Yield what the bot's seat hears: at first all that happened, then each change."""
    with api.stream("GET", f"{table}/stream", timeout=None) as answer:
        for line in answer.raise_for_status().iter_lines():
            if line.startswith("data: "):
                yield json.loads(line.removeprefix("data: "))


def play(server: str, token: str, secret: str) -> list[int]:
    """Play one game to its end and return the scores by seat."""
    own = {"authorization": f"Bearer {secret}"}
    with httpx2.Client(base_url=f"{server}/api", headers=own) as api:
        seat = api.post("/join", json={"token": token, "name": "Example"}).raise_for_status()
        table = f"/tables/{seat.json()['id']}"
        for _ in news(api, table):
            now = api.get(f"{table}/question").raise_for_status().json()
            while now["asked"]:
                now = answer(api, table, now)
            if now["status"] != "playing":
                break
        record = api.get(f"{table}/record").raise_for_status()
        scores: list[int] = record.json()["scores"]
        return scores


def answer(api: httpx2.Client, table: str, now: dict[str, Any]) -> dict[str, Any]:
    """Answer a question and return what the bot is asked next."""
    choice = random.choice(now["asked"][0]["choices"])
    wish = {"seq": now["seq"], "choice": choice, "key": f"answer-{now['seq']}"}
    made = api.post(f"{table}/choices", json=wish)
    if made.status_code == HTTPStatus.CONFLICT:  # the table has moved on
        made = api.get(f"{table}/question")
    following: dict[str, Any] = made.raise_for_status().json()
    return following


if __name__ == "__main__":
    print(*play(*sys.argv[1:4]))
