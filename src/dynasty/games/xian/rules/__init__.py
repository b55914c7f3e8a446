"""The rules of Xi'an, one file per chapter."""
