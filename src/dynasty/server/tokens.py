"""Secrets: made by chance, shown once, kept only as hashes."""

import hashlib
import re
import secrets


def new_token() -> str:
    """A secret that nobody guesses: 192 bits."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The id of a table: whoever knows it may watch."""
    return secrets.token_urlsafe(12)


def is_id(text: str) -> bool:
    """Could this be the id of a table?"""
    return re.fullmatch("[A-Za-z0-9_-]{1,32}", text) is not None


def hashed(token: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()
