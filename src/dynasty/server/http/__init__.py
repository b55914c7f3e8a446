"""HTTP: connections, addresses, limits, secrets, and the parsing of requests."""
