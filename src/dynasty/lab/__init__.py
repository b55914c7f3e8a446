"""Many games at once: who plays whom, how strong each bot is, and how sure that is."""
