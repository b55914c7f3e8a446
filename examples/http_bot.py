"""A bot that plays over HTTP: creates a table against the greedy bot and answers at random.

python examples/http_bot.py http://127.0.0.1:8000 xian
"""

import random
import sys
import time

import httpx2


def play(server: str, game: str, *, pause: float = 0.05) -> list[int]:
    """Play one game to its end and return the scores by seat."""
    with httpx2.Client(base_url=f"{server}/api") as api:
        seats = [{"player": "me", "name": "Example"}, {"player": "greedy"}]
        made = api.post("/tables", json={"game": game, "seats": seats, "speed": "instant"})
        table = f"/tables/{made.raise_for_status().json()['id']}"
        while True:
            now = api.get(f"{table}/question").raise_for_status().json()
            if now["status"] != "playing":
                scores: list[int] = api.get(f"{table}/record").json()["scores"]
                return scores
            if not now["asked"]:
                time.sleep(pause)
                continue
            choice = random.choice(now["asked"][0]["choices"])
            api.post(f"{table}/choices", json={"seq": now["seq"], "choice": choice})


if __name__ == "__main__":
    print(*play(*sys.argv[1:3]))
