"""Insight: what a game that is over can teach, judged by what each seat could know at the time."""
