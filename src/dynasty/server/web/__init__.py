"""Pages: what a browser shows, with and without a script."""
