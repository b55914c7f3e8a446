"""The ids of the pieces of Terracotta Army, in the order in which the state counts them."""

from typing import Final

PLAYER_COLOURS: Final = ("yellow", "green", "blue", "purple")  # by seat
PRIME_MINISTER: Final = "prime_minister"

WARRIORS: Final = ("officer", "guard", "crossbowman", "soldier")
OFFICER: Final = 0
GUARD: Final = 1
CROSSBOWMAN: Final = 2
SOLDIER: Final = 3

WEAPONS: Final = ("sword", "halberd", "crossbow", "spear")  # by type of warrior
SWORD: Final = 0
ALL_WEAPONS: Final = (1 << len(WEAPONS)) - 1

SPECIALISTS: Final = ("horse", "footman", "kneeling_archer", "musician")
HORSE: Final = 0
FOOTMAN: Final = 1
ARCHER: Final = 2
MUSICIAN: Final = 3

ROWS: Final = 7
COLUMNS: Final = 9
CELLS: Final = tuple(f"r{row}c{column}" for row in range(1, 8) for column in range(1, 10))
ROW_SPACES: Final = tuple(f"row_{row}" for row in range(1, ROWS + 1))
COLUMN_SPACES: Final = tuple(f"col_{column}" for column in range(1, COLUMNS + 1))
INSPECTORS: Final = ("inspector_row", "inspector_col")

DIRECTIONS: Final = ("n", "e", "s", "w")
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

WORKERS: Final = ("craftsman", "artisan")
CRAFTSMAN: Final = 0
ARTISAN: Final = 1

SEGMENTS: Final = tuple(f"s{segment}" for segment in range(12))
WAREHOUSES: Final = ("wh_ne", "wh_se", "wh_sw", "wh_nw")
RINGS: Final = ("inner_ring", "middle_ring", "outer_ring")
RING_ACTIONS: Final = ("inner_action", "middle_action", "outer_action")

MASTERS: Final = (
    "master_builder",
    "master_administrator",
    "master_inspector",
    "master_clay_maker",
    "master_supervisor",
    "master_blacksmith",
)
BUILDER: Final = 0
ADMINISTRATOR: Final = 1
INSPECTOR: Final = 2
CLAY_MAKER: Final = 3
SUPERVISOR: Final = 4
BLACKSMITH: Final = 5
MASTER_TOKENS: Final = tuple(f"mt_{number}" for number in range(1, 7))

GOODS_ACTIONS: Final = ("coins_2", "coins_3", "coins_4", "clay_2", "clay_4")
WARRIOR_ACTIONS: Final = ("warrior_2", "warrior_3", "warrior_4")
READY_ACTIONS: Final = tuple(f"ready_{weapon}" for weapon in WEAPONS)
ACTIONS: Final = (
    *GOODS_ACTIONS,
    *WARRIOR_ACTIONS,
    "soak",
    "upgrade",
    "priority",
    *MASTERS,
    *READY_ACTIONS,
    "specialist",
)
INNER_ACTIONS: Final = (*GOODS_ACTIONS, *WARRIOR_ACTIONS, "soak", "upgrade")
MIDDLE_ACTIONS: Final = (*GOODS_ACTIONS, "priority", *MASTERS)
OUTER_ACTIONS: Final = (*READY_ACTIONS, "specialist")
FIRST_MASTER: Final = ACTIONS.index(MASTERS[0])
FIRST_READY: Final = ACTIONS.index(READY_ACTIONS[0])
SOAK: Final = ACTIONS.index("soak")
UPGRADE: Final = ACTIONS.index("upgrade")
PRIORITY: Final = ACTIONS.index("priority")
SPECIALIST: Final = ACTIONS.index("specialist")

RESOURCES: Final = ("coin", "wet_clay")
COIN: Final = 0
WET_CLAY: Final = 1
DRY_CLAY: Final = "dry_clay"

TILES: Final = (
    "tile_middle_row",
    "tile_middle_col",
    *(f"tile_{warrior}" for warrior in WARRIORS),
    "tile_quarter_nw",
    "tile_quarter_ne",
    "tile_quarter_sw",
    "tile_quarter_se",
    "tile_coins",
    "tile_clay",
)
MIDDLE_ROW_TILE: Final = 0
MIDDLE_COLUMN_TILE: Final = 1
FIRST_TYPE_TILE: Final = 2
FIRST_QUARTER_TILE: Final = 6
COIN_TILE: Final = 10
CLAY_TILE: Final = 11

PRIORITY_TOKENS: Final = ("priority_1", "priority_2", "priority_3")

CARDS: Final = (*(f"pmc_{number:02}" for number in range(1, 14)), "pmc_reshuffle")
RESHUFFLE: Final = len(CARDS) - 1
MASTER_CARDS: Final = tuple(f"pm_{master}" for master in MASTERS)

CHALLENGES: Final = (
    "ch_1_imperial_favor",
    "ch_2_full_treasury",
    "ch_3_second_seal",
    "ch_4_drawn_blades",
    "ch_5_patronage",
    "ch_6_relentless_overseer",
    "ch_7_imperial_eye",
    "ch_8_harsh_sun",
)
IMPERIAL_FAVOR: Final = 0
FULL_TREASURY: Final = 1
SECOND_SEAL: Final = 2
DRAWN_BLADES: Final = 3
PATRONAGE: Final = 4
RELENTLESS_OVERSEER: Final = 5
IMPERIAL_EYE: Final = 6
HARSH_SUN: Final = 7

NOTHING: Final = -1
NOBODY: Final = -1
