"""Everything that helps a player to learn a game: lessons, puzzles, guides, the coach."""
