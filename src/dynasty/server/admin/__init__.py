"""What operators do: checks before a start, copies of the database, and its integrity."""
