"""Pages: HTML routes and templates, with and without a script."""
