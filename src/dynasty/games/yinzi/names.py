"""The ids of Yínzi's pieces and places, in the order in which the state counts them."""

from typing import Final

PLAYER_COLOURS: Final = ("red", "blue", "green", "yellow")  # by seat

PHASES: Final = (
    "setup",
    "bonus",
    "actions",
    "feeding",
    "resolution",
    "late_shipping",
    "administration",
    "last_chance",
)
BONUS_PHASE: Final = 1
ACTIONS_PHASE: Final = 2
FEEDING_PHASE: Final = 3
RESOLUTION_PHASE: Final = 4
LATE_PHASE: Final = 5
ADMINISTRATION_PHASE: Final = 6
LAST_PHASE: Final = 7

PROVINCES: Final = ("huguang", "nanzhili", "jiangxi", "zhejiang")
PREFIXES: Final = ("hg", "nz", "jx", "zj")  # by province
COLUMNS: Final = (5, 5, 4, 4)  # by province
ROWS: Final = 3
SQUARES: Final = tuple(
    f"{prefix}_{'abcde'[column]}{row}"
    for prefix, columns in zip(PREFIXES, COLUMNS, strict=True)
    for row in range(1, ROWS + 1)
    for column in range(columns)
)
BORDERS: Final = (
    *(f"huguang_{other}" for other in ("nanzhili", "jiangxi", "zhejiang", "sea")),
    *(f"nanzhili_{other}" for other in ("jiangxi", "zhejiang", "sea")),
    *(f"jiangxi_{other}" for other in ("zhejiang", "sea")),
    "zhejiang_sea",
)

GOODS: Final = (
    *("rice", "wheat", "corn", "cabbage", "fruit", "potato"),  # food
    *("salt", "tea", "cotton", "sugarcane", "ramie", "bamboo"),  # trade goods
)
RICE: Final = 0
WHEAT: Final = 1
SALT: Final = 6
TEA: Final = 7
FOODS: Final = range(6)
TRADE_GOODS: Final = range(6, 12)

COMMODITIES: Final = ("silk", "porcelain", "sugar", "paper")
WARES: Final = (*COMMODITIES, "tea")  # what ship slots ask for
TEA_WARE: Final = 4
SALT_LOAD: Final = 5  # what a filled slot may hold besides its ware
FOOD_LOAD: Final = 6
LOADS: Final = (*WARES, "salt", "provisions")

MARKETS: Final = tuple(f"um_{number}" for number in range(1, 9))
CORNERS: Final = ("nw", "ne", "sw", "se")
MARKET_SLOTS: Final = tuple(f"{province}_{corner}" for province in PROVINCES for corner in CORNERS)
RURAL: Final = tuple(f"rural_{colour}" for colour in PLAYER_COLOURS)

CROPS: Final = ("tea", "salt", "cotton", "sugarcane", "ramie", "bamboo", "potato", "corn")
COPIES: Final = 4
CROP_TILES: Final = tuple(f"crop_{crop}_{copy}" for crop in CROPS for copy in range(1, COPIES + 1))
CROP_COLUMNS: Final = tuple(f"col_{number}" for number in range(1, 7))

BONUSES: Final = (
    "bonus_advancement",
    "bonus_sales",
    "bonus_fed",
    "bonus_no_tax",
    "bonus_boat",
    "bonus_factory",
)
FREE_ADVANCEMENT: Final = 0
BETTER_SALES: Final = 1
FED_WORKERS: Final = 2
NO_TAXES: Final = 3
BOAT_UPGRADE: Final = 4
FACTORY_UPGRADE: Final = 5

CARDS: Final = tuple(f"card_{number:02}" for number in range(1, 13))

FORTUNES: Final = ("boats", "plant", "sell", "factories", "advancements")
BOATS: Final = 0
PLANT: Final = 1
SELL: Final = 2
DEVELOP: Final = 3
ADVANCEMENTS: Final = 4
WORKFORCES: Final = ("resources", "produce", "ships", "emperor", "war")
RESOURCES: Final = 0
PRODUCE: Final = 1
SHIPS: Final = 2
EMPEROR: Final = 3
WAR: Final = 4
BOXES: Final = 3  # the first three actions have a box where workers only stand

FACTORIES: Final = tuple(
    f"factory_{colour}_{commodity}" for colour in PLAYER_COLOURS for commodity in COMMODITIES
)
LEVELS: Final = ("level_1", "level_2", "level_3")

BOAT_SPACES: Final = tuple(f"boat_{space:02}" for space in range(12))
RATES: Final = tuple(f"rate_{space}" for space in range(1, 7))

COUNTRIES: Final = ("brunei", "korean", "japanese", "portuguese", "spanish", "dutch")
EAST_COUNTRIES: Final = 3  # the first three; the others are European
SHIPS_BY_COUNTRY: Final = (
    *(("japanese", 4), ("korean", 4), ("brunei", 4)),
    *(("portuguese", 2), ("dutch", 2), ("spanish", 2)),
)
SHIP_TILES: Final = tuple(
    f"ship_{country}_{copy}"
    for country, copies in SHIPS_BY_COUNTRY
    for copy in range(1, copies + 1)
)
COASTS: Final = ("coast_1", "coast_2", "coast_3", "coast_4")
SLOTS_PER_SHIP: Final = 3
SHIP_SLOTS: Final = tuple(f"{coast}_s{slot}" for coast in COASTS for slot in (1, 2, 3))
FOREIGN_MARKETS: Final = (
    *(f"dest_{country}" for country in COUNTRIES),
    "pool_east",
    "pool_european",
)
POOL_EAST: Final = 6
POOL_EUROPEAN: Final = 7

ROUTES: Final = tuple(f"route_{number:02}" for number in range(1, 21))
DEMANDS: Final = (*GOODS, *COMMODITIES, "any_good", "any_commodity", "diplomacy_disc")
FIRST_COMMODITY: Final = 12  # among the demands
ANY_GOOD: Final = 16
ANY_COMMODITY: Final = 17
DIPLOMACY_DISC: Final = 18
DISASTERS: Final = ("wildfire", "flood", "drought")
WILDFIRE: Final = 0
FLOOD: Final = 1
DROUGHT: Final = 2

SECTIONS: Final = ("diplomacy", "economy", "emperor", "war")
SLOTS: Final = (
    *(f"dip_{country}" for country in COUNTRIES),
    *("eco_rice", "eco_wood", "eco_stone", "eco_raw", "eco_boat", "eco_copper"),
    *("emp_salt", "emp_sale", "emp_crop", "emp_same_box", "emp_worker", "emp_eager"),
    *("war_wheat", "war_route", "war_coins", "war_veterans", "war_recruit", "war_weaker"),
)
SLOTS_PER_SECTION: Final = 6
ECO_RICE: Final = 6
ECO_WOOD: Final = 7
ECO_STONE: Final = 8
ECO_RAW: Final = 9
ECO_BOAT: Final = 10
ECO_COPPER: Final = 11
EMP_SALT: Final = 12
EMP_SALE: Final = 13
EMP_CROP: Final = 14
EMP_SAME_BOX: Final = 15
EMP_WORKER: Final = 16
EMP_EAGER: Final = 17
WAR_WHEAT: Final = 18
WAR_ROUTE: Final = 19
WAR_COINS: Final = 20
WAR_VETERANS: Final = 21
WAR_RECRUIT: Final = 22
WAR_WEAKER: Final = 23

UNDERTAKINGS: Final = ("box_palace", "box_road", "box_canal", "box_bridge")
PALACE: Final = 0
ROAD: Final = 1
CANAL: Final = 2
BRIDGE: Final = 3
WAR_SLOTS: Final = ("war_1", "war_2", "war_3", "war_4")
HEADS: Final = ("workers_1", "workers_2", "workers_3", "workers_4")  # how many go together
MIGRANTS: Final = ("migrants_bottom", "migrants_top")

MATERIALS: Final = ("wood", "stone")
WOOD: Final = 0
STONE: Final = 1

NOTHING: Final = -1
