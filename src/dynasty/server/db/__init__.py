"""The database: every SQL statement, the schema, and copies of it."""
