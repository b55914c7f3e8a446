"""The post: players are told by mail or webhook that a table waits for them."""
