"""Learning: guides, lessons and puzzles at a table, and what a player has learnt."""
