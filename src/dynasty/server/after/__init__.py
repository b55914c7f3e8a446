"""After a game: what is kept of it, results, statistics, playing again."""
