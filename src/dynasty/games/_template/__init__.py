"""The Tea House: a small whole game, made to be copied (docs/how-to/add-a-game.md)."""
