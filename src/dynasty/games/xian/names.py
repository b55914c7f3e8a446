"""The ids of Xi'an's pieces, in the order of the state's indexes."""

from typing import Final

COLOURS: Final = ("yellow", "red", "green", "blue")
FAMILIES: Final = ("tax_collector", "craftsman", "helper", "miner")  # by colour
TAX_COLLECTOR: Final = 0
CRAFTSMAN: Final = 1
HELPER: Final = 2
MINER: Final = 3

HELPERS: Final = ("ceramist", "accountant", "administrator", "emissary", "scientist", "officer")
CERAMIST: Final = 0
ACCOUNTANT: Final = 1
ADMINISTRATOR: Final = 2
EMISSARY: Final = 3
SCIENTIST: Final = 4
OFFICER: Final = 5

CARDS: Final = (
    *(f"tax_collector_{value}" for value in range(1, 7)),
    *(f"craftsman_{value}" for value in range(1, 7)),
    *HELPERS,
    *(f"miner_{value}" for value in range(1, 7)),
)
CARDS_PER_COLOUR: Final = 6

RESOURCES: Final = ("coin", "clay", *(f"pigment_{colour}" for colour in COLOURS))
COIN: Final = 0
CLAY: Final = 1
PIGMENT: Final = 2  # the first of four
PIGMENTS: Final = RESOURCES[PIGMENT:]

BUILDINGS: Final = ("workshop", "lab", "armory", "palace")
WORKSHOP: Final = 0
LAB: Final = 1
ARMORY: Final = 2
PALACE: Final = 3
BUILDING_SLOTS: Final = ("left_1", "left_2", "right_1", "right_2")  # a pair: slot // 2

SECTIONS: Final = ("a", "b", "c")
ROWS: Final = 2
COLUMNS: Final = 5
SECTION_SQUARES: Final = ROWS * COLUMNS
SQUARES: Final = tuple(
    f"{section}{row}{column}" for section in SECTIONS for row in (1, 2) for column in range(1, 6)
)
SIDES: Final = tuple(
    f"{section}{board}_{face}"
    for section in SECTIONS
    for board in (1, 2)
    for face in ("front", "back")
)
SIDES_PER_SECTION: Final = 4

REQUEST_SPACES: Final = ("req_a", "req_b1", "req_b2", "req_c")
TOKENS: Final = tuple(f"request_{number:02}" for number in range(1, 13))

MATERIALS: Final = ("wood", "bronze")
EQUIPMENT_TYPES: Final = ("crossbow", "arrowheads", "chariot", "halberd", "horse", "sword")
EQUIPMENT: Final = tuple(f"{kind}_{copy}" for kind in EQUIPMENT_TYPES for copy in range(1, 5))
DISPLAY_SLOTS: Final = ("slot_1", "slot_2", "slot_3", "slot_4")

START_TILES: Final = ("start_1", "start_2", "start_3", "start_4")
BONUS_TILES: Final = ("bonus_open_free", "bonus_market", "bonus_discount", "bonus_extra_action")
OPEN_FREE: Final = 0
MARKET: Final = 1
DISCOUNT: Final = 2
EXTRA_ACTION: Final = 3
END_TILES: Final = (
    "end_return_resources",
    "end_per_ten",
    "end_unused_tiles",
    "end_painted",
    "end_helpers",
    "end_flat_six",
    "end_majorities",
    "end_equipment_pairs",
)

PLAYER_COLOURS: Final = ("purple", "orange", "cyan", "jade")  # by seat
FAMILY_NAMES: Final = ("meng", "wang", "li", "zhao")

NOTHING: Final = -1
