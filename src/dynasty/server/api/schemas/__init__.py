"""The JSON models of the API."""
