"""Secrets: made by chance, shown once, kept only as hashes."""

import hashlib
import re
import secrets
from typing import Final

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is easily taken for another
CODE_LENGTH: Final = 8  # 40 bits, for ten minutes and five tries a minute
MISREAD: Final = str.maketrans({"O": "0", "I": "1", "L": "1", " ": "", "-": ""})
PLAIN: Final = "^[A-Za-z0-9_-]{1,32}$"  # what ids of tables and players look like


def new_token() -> str:
    """A secret that nobody guesses: 192 bits."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """A secret that is typed once."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as somebody typed it."""
    return text.upper().translate(MISREAD)[:CODE_LENGTH]


def new_invitation() -> str:
    """What stands in the link of a table: it opens nothing but seats that are free."""
    return secrets.token_urlsafe(18)


def promise(seed: int, salt: str) -> str:
    """What everybody may know of a seed from the start, and check at the end."""
    return hashed(f"{seed} {salt}")


def new_id() -> str:
    """The id of a table: whoever knows it may watch."""
    return secrets.token_urlsafe(12)


def is_id(text: str) -> bool:
    """Could this be the id of a table?"""
    return re.fullmatch(PLAIN, text) is not None


def hashed(token: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()
