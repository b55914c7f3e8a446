"""Analysis of finished games, ratings and puzzles; judges what each seat could know at the time."""
