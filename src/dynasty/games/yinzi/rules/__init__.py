"""The rules of Yínzi, a file per chapter."""
