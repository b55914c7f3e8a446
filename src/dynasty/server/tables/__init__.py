"""Tables: the service that creates, loads and changes them, and what people do at a table."""
