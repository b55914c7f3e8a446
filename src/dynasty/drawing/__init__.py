"""Drawings of games: scenes of shapes and symbols, written as SVG and as plain text."""
