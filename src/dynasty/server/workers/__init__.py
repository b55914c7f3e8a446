"""Worker processes, and the pool of bots that runs in them."""
