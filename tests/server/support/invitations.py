"""Tables that a form lays with a free seat, and the links that a page shows."""

import re

from httpx2 import Response

WISH = {"game": "xian", "count": "2", "player-0": "me", "player-1": "person", "name-0": "Ann"}


def token_on(answer: Response) -> str:
    """The link of a seat, which is shown after that of the table."""
    found: list[str] = re.findall(r"/join/([\w-]+)", answer.text)
    return found[-1]
