"""The rules of Tianxia, a file per chapter."""
