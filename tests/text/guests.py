"""An event of the template, for tests of what is said about it."""

from dynasty.kernel import Event

SERVED = Event("guest_served", "T-3.1", 0, {"guest": "merchant", "leaves": 2, "coins": 4}, -1)
