"""The door: who comes in, from where, and what they may send."""
