"""Tianxia: seven kingdoms behind one wall."""
