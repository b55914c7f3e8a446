"""Learning at a table: guides, lessons, puzzles and the coach."""
