"""What helps somebody to learn a game: lessons, guides, the coach."""
