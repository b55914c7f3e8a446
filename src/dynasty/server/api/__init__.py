"""The public API: everything that the pages do, as JSON."""
