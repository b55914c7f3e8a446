"""Pace: the clocks of seats, who keeps them, and what stops them."""
