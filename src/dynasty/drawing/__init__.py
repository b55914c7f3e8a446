"""Drawings: scenes of shapes and symbols, as SVG and as plain text."""
