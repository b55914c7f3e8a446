"""Minds: worker processes, and what bots, hints, coach and analysis ask of them."""
