"""Terracotta Army: a game for 2 to 4 players, or for one against Li Si."""
