"""The rules of Xi'an, a file per chapter."""
