"""Yínzi: merchant clans on the lower Yangtze, for 2 to 4 players."""
