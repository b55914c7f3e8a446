"""Clocks of seats: the scheduler, pauses, vacations, and what pages show of them."""
