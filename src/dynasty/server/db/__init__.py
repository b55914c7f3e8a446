"""The database: its schema, its writer, and the queries and transactions of each subject."""
