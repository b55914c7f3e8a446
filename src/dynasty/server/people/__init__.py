"""People: players, their keys and devices, who is here, and what they say."""
