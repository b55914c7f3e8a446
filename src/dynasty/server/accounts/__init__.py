"""Accounts: keys and devices that sign a player in, and how an account is deleted."""
