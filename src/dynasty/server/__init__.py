"""The table: games for people and programs over HTTP; knows no game by name."""
