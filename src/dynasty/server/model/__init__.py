"""Plain types of the server, without input or output."""
