"""Seats: who sits where since when, and what all others must agree to."""
