"""Types of the server that know neither the database nor services: tables, rooms, terms."""
