"""Secrets: drawn at random, shown once, stored only as hashes."""

import hashlib
import re
import secrets
from typing import Final

CODE_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is easily taken for another
CODE_LENGTH: Final = 8  # 40 bits, for ten minutes and five tries a minute
MISREAD_LETTERS: Final = str.maketrans({"O": "0", "I": "1", "L": "1", " ": "", "-": ""})
ID_PATTERN: Final = "^[A-Za-z0-9_-]{1,32}$"  # what ids of tables and players look like


def new_token() -> str:
    """Return a new secret of 192 random bits."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """Return a new short code for typing by hand."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


def normalize_code(text: str) -> str:
    """Return a typed code in its normal form: letters that are easily confused are replaced."""
    return text.upper().translate(MISREAD_LETTERS)[:CODE_LENGTH]


def new_invitation_token() -> str:
    """Return the secret in a table's link, which opens only free seats."""
    return secrets.token_urlsafe(18)


def seed_commitment(seed: int, salt: str) -> str:
    """Return the hash that commits to a seed, so that players can check it at the end."""
    return sha256_hex(f"{seed} {salt}")


def new_id() -> str:
    """Return a new id of a table or player, which a command line doesn't take for an option."""
    while (drawn := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return drawn


def is_id(text: str) -> bool:
    """Return whether a text has the form of an id."""
    return re.fullmatch(ID_PATTERN, text) is not None


def sha256_hex(token: str) -> str:
    """Return the hash of a secret, the only form in which it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()
