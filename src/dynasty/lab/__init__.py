"""Experiments over many games: how strong the bots are and how balanced a game is."""
