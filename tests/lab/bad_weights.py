"""Weights by which bots play badly."""

BAD = {"parts": {"coins": [-1.0], "favourites": [-1.0], "leaves": [-1.0]}}
