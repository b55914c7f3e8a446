"""The Tea House: a small whole game, made to be copied (CONTRIBUTING.md: add a game)."""
