"""Server-sent events: one connection for each browser, and the changes of shared views."""
