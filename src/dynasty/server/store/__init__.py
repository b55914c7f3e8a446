"""The store: the database, one writer, copies of it, and its doctor."""
