"""What was done in this turn and in this Shipping action, as bits of the state."""

from typing import Final

# TianxiaState.done
PLACED: Final = 1  # the military action placed a piece
P02_USED: Final = 2  # the Good of p02 came before the Exchange
P05_USED: Final = 4  # the Merchant of p05 came before the install
INSTALLING: Final = 8  # an install is open that still has to choose its Building
BENEFIT_GAINED: Final = 16
BANNER_DONE: Final = 32
INSTALLED: Final = 64
EXCHANGED: Final = 128
SHIPPED: Final = 256
RESOLVED: Final = 512  # at least one action of the region was carried out
CHEAP_JADE: Final = 1024  # m3b2 makes the Jade advances of this Pass cheaper

# TianxiaState.ship_flags
BY_REGION: Final = 1  # the action of a region, not of a tile
SINGLE: Final = 2  # exactly one Delivery
MARKED: Final = 4  # a Shipping marker was placed for it
DELIVERED: Final = 8
PORT_GOOD_FREE: Final = 16  # m4b2
LISTED_GOOD_FREE: Final = 32  # m4a2
ONE_GOOD_FREE: Final = 64  # m3a1 or m3b1, not yet spent
MODIFIED: Final = 128  # the Merchant action of the board was switched on
P15_USED: Final = 256
