"""The ids of Tianxia's pieces and places, in the order in which the state counts them."""

from typing import Final

NOTHING: Final = -1
NOBODY: Final = -1
NEUTRAL: Final = 4  # owner of Neutral Workers, after the four colours

PLAYER_COLOURS: Final = ("purple", "orange", "blue", "green")  # by seat

# What a player holds, by number; prestige is gained like a thing but never paid.
STUFF: Final = ("wood", "stone", "rice", "silk", "helmet", "jewelry", "coin")
WOOD: Final = 0
STONE: Final = 1
RICE: Final = 2
SILK: Final = 3
HELMET: Final = 4
JEWELRY: Final = 5
COIN: Final = 6
VP: Final = 7
GAINS: Final = (*STUFF, "vp")
RESOURCES: Final = (WOOD, STONE, RICE)
GOODS: Final = (SILK, HELMET, JEWELRY)
KINDS_OF_STUFF: Final = len(STUFF)
ANY: Final = 8  # in prices and Demands: any Good; in region exchanges too
ANY_RESOURCE: Final = 9

COLOURS: Final = ("white", "red", "black", "blue")  # of the Palace
TRACKS: Final = tuple(f"track_{colour}" for colour in COLOURS)
BANNERS: Final = (*(f"bn_{colour}" for colour in COLOURS), "bn_any")
LAST_STEP: Final = 10
TILE_STEPS: Final = (3, 7)

SECTIONS: Final = ("longxi", "yunzhong", "yanmen", "liaoxi")  # west to east

REGIONS: Final = ("qin", "zhao", "yan", "wei", "han", "qi", "chu")
QIN: Final = 0
ZHAO: Final = 1
YAN: Final = 2
WEI: Final = 3
HAN: Final = 4
QI: Final = 5
CHU: Final = 6
SPACES: Final = (*REGIONS, "fortify", "train")  # the nine action spaces
FORTIFY: Final = 7
TRAIN: Final = 8
RINGS: Final = ("ring_qin", "ring_zhao_yan", "ring_han_wei", "ring_qi_chu")  # the wall's is apart

SLOTS: Final = (
    *("qin_1", "qin_2", "qin_3"),
    *("zhao_1", "wei_1", "han_1"),
    *("zhao_2", "wei_2", "chu_1"),
    *("yan_1", "qi_1", "chu_2"),
)  # three to an attack path: section * 3 + order
PATH: Final = 3

POSITIONS: Final = ("port_yan", "port_qi", "port_chu", "wave")
PORTS: Final = 3  # the wave is none
WAVE: Final = 3
DELIVERY_SPACES: Final = tuple(f"{where}_{space}" for where in POSITIONS for space in (1, 2, 3))
SHIP_SPACES: Final = 3  # at most
DEMAND_PLACES: Final = tuple(f"{where}_demand" for where in POSITIONS)

BARGES: Final = ("barge_stone", "barge_rice", "barge_wood")

INCOME_BUILDINGS: Final = tuple(f"i{number:02}" for number in range(1, 11))
STARTING_BUILDINGS: Final = tuple(f"a{number}" for number in range(1, 7))
PASSIVE_BUILDINGS: Final = tuple(f"p{number:02}" for number in range(1, 19))
BUILDINGS: Final = (*INCOME_BUILDINGS, *PASSIVE_BUILDINGS)
INCOME: Final = (*INCOME_BUILDINGS, *STARTING_BUILDINGS)  # whatever an Income phase resolves
FIRST_PASSIVE: Final = len(INCOME_BUILDINGS)
P01: Final = BUILDINGS.index("p01")
P02: Final = BUILDINGS.index("p02")
P03: Final = BUILDINGS.index("p03")
P04: Final = BUILDINGS.index("p04")
P05: Final = BUILDINGS.index("p05")
P06: Final = BUILDINGS.index("p06")
P07: Final = BUILDINGS.index("p07")
P08: Final = BUILDINGS.index("p08")
P09: Final = BUILDINGS.index("p09")
P10: Final = BUILDINGS.index("p10")
P11: Final = BUILDINGS.index("p11")
P12: Final = BUILDINGS.index("p12")
P13: Final = BUILDINGS.index("p13")
P14: Final = BUILDINGS.index("p14")
P15: Final = BUILDINGS.index("p15")
P16: Final = BUILDINGS.index("p16")
P17: Final = BUILDINGS.index("p17")
P18: Final = BUILDINGS.index("p18")

BOARD_SIDES: Final = ("1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b")
BOARDS: Final = tuple(f"board_{side}" for side in BOARD_SIDES)
ROWS: Final = 3
MERCHANTS: Final = tuple(f"m{side}{row}" for side in BOARD_SIDES for row in (1, 2, 3))
CONDITIONAL: Final = {
    "m1a1": "military",
    "m1b2": "install",
    "m3a1": "ship_yan_chu",
    "m3a2": "jade",
    "m3b1": "ship_qi_chu",
    "m3b2": "pass",
    "m4a1": "marker",
    "m4a2": "ship",
    "m4b1": "worker",
    "m4b2": "ship",
}  # Merchant actions that work at their moment only; all others are free actions
ANY_TIME: Final = tuple(MERCHANTS.index(m) for m in MERCHANTS if m not in CONDITIONAL)
M1A1: Final = MERCHANTS.index("m1a1")
M1B2: Final = MERCHANTS.index("m1b2")
M3A1: Final = MERCHANTS.index("m3a1")
M3A2: Final = MERCHANTS.index("m3a2")
M3B1: Final = MERCHANTS.index("m3b1")
M3B2: Final = MERCHANTS.index("m3b2")
M4A1: Final = MERCHANTS.index("m4a1")
M4A2: Final = MERCHANTS.index("m4a2")
M4B1: Final = MERCHANTS.index("m4b1")
M4B2: Final = MERCHANTS.index("m4b2")

JADE: Final = ("ox", "horse", "tiger", "crane", "phoenix", "dragon")
JADES: Final = tuple(f"jade_{kind}" for kind in JADE)
JADE_SPACES: Final = 6
REGULAR_KINDS: Final = (
    *(f"rb_jade_{kind}" for kind in JADE),
    *("rb_wood2", "rb_stone2", "rb_rice2", "rb_coin2", "rb_vp3", "rb_res2diff", "rb_anygood"),
    *("rb_track_white", "rb_track_red", "rb_track_black", "rb_track_blue"),
    *("rb_helmet_soldiers", "rb_jewelry_vp5", "rb_silk_coin3", "rb_governor", "rb_objective"),
    *("rb_good_to_res2", "rb_res2_to_good2", "rb_wave_ship", "rb_merchant", "rb_soldier"),
    *("rb_worker", "rb_income", "rb_nomad2", "rb_flip"),
)
PALACE_KINDS: Final = (
    *(f"pb_jade_{kind}" for kind in JADE),
    *("pb_any_track", "pb_coin3", "pb_vp5", "pb_silk_helmet", "pb_helmet_jewelry"),
    *("pb_silk_jewelry", "pb_res3", "pb_governor", "pb_income", "pb_worker", "pb_merchant"),
    *("pb_nomad2", "pb_flip", "pb_wave_ship"),
)
KINDS: Final = (*REGULAR_KINDS, *PALACE_KINDS)  # of Bonus tiles
PALACE_SLOTS: Final = tuple(
    f"pal_{colour}_{step}_{slot}" for colour in COLOURS for step in TILE_STEPS for slot in (1, 2, 3)
)  # (track * 2 + step) * 3 + slot; two players and three use the first two slots
SLOT_GROUP: Final = 3
DISPLAY: Final = tuple(f"display_{place}" for place in range(1, 6))

OBJECTIVES: Final = tuple(f"ob{number:02}" for number in range(1, 29))
SHIPS: Final = tuple(f"ship_{number:02}" for number in range(1, 19))
DEMANDS: Final = tuple(f"d{number:02}" for number in range(1, 33))
PORT_DEMANDS: Final = ("pd_silk", "pd_helmet", "pd_jewelry", "pd_any")
SUPPLIES: Final = tuple(f"ss{number}" for number in range(1, 7))
SETS: Final = tuple(f"set_{number}" for number in range(1, 6))
CRATES: Final = tuple(f"crate_{number}" for number in range(1, 5))

NORMAL_NOMADS: Final = tuple(f"nn_{number:02}" for number in range(1, 17))
EASY_NOMADS: Final = tuple(f"ne_{number:02}" for number in range(1, 17))
NOMADS: Final = (*NORMAL_NOMADS, *EASY_NOMADS)
DECK: Final = 16  # Nomad cards of a difficulty
ORDERS: Final = tuple(f"ro_{number:02}" for number in range(1, 17))
RIVALS: Final = ("li_mu", "neutral_house")  # the automated seat with one player, with two
LEVELS: Final = ("standard", "novice", "veteran", "master")  # of Li Mu; the first is the default

# Where a gain comes from, for events and score sheets; frames carry the number.
SOURCES: Final = (
    *BUILDINGS,
    *STARTING_BUILDINGS,
    *KINDS,
    *MERCHANTS,
    *OBJECTIVES,
    *DEMANDS,
    *SHIPS,
    *TRACKS,
    *REGIONS,
    *BARGES,
    *("bonus_shipping", "double_tower", "bn_any", "jade", "turn_order"),
)
FROM_STARTING: Final = len(BUILDINGS)
FROM_TILE: Final = FROM_STARTING + len(STARTING_BUILDINGS)
FROM_MERCHANT: Final = FROM_TILE + len(KINDS)
FROM_OBJECTIVE: Final = FROM_MERCHANT + len(MERCHANTS)
FROM_DEMAND: Final = FROM_OBJECTIVE + len(OBJECTIVES)
FROM_SHIP: Final = FROM_DEMAND + len(DEMANDS)
FROM_TRACK: Final = FROM_SHIP + len(SHIPS)
FROM_REGION: Final = FROM_TRACK + len(TRACKS)
FROM_BARGE: Final = FROM_REGION + len(REGIONS)
BONUS_SHIPPING: Final = FROM_BARGE + len(BARGES)
DOUBLE_TOWER: Final = BONUS_SHIPPING + 1
ANY_BANNER: Final = DOUBLE_TOWER + 1
FROM_JADE: Final = ANY_BANNER + 1
FROM_PASS: Final = FROM_JADE + 1
