"""Votes: what happens once everybody at a table agrees."""
