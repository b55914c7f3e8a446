"""The rules of the Tea House, one file per chapter."""
