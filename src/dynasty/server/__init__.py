"""The server: games for people and programs over HTTP. It knows no game by name."""
