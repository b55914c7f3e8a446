"""Tianxia: a game about seven kingdoms behind one wall."""
