"""The components of Yínzi: numbers that are read from `data/` and checked."""

from pathlib import Path
from typing import Final

from dynasty.games.yinzi.names import (
    BOAT_SPACES,
    BONUSES,
    BORDERS,
    CARDS,
    COLUMNS,
    COPIES,
    CORNERS,
    COUNTRIES,
    CROP_COLUMNS,
    CROPS,
    DEMANDS,
    DISASTERS,
    EAST_COUNTRIES,
    FOODS,
    FOREIGN_MARKETS,
    GOODS,
    LEVELS,
    MARKETS,
    NOTHING,
    PLAYER_COLOURS,
    PROVINCES,
    RATES,
    ROUTES,
    ROWS,
    SECTIONS,
    SHIP_TILES,
    SHIPS_BY_COUNTRY,
    SLOTS,
    SLOTS_PER_SECTION,
    SLOTS_PER_SHIP,
    TRADE_GOODS,
    UNDERTAKINGS,
    WARES,
)
from dynasty.kernel import ComponentReader, Components, Phrase, read_components

DATA: Final = Path(__file__).parent / "data"
COIN: Final = "coin"
SEA_INDEX: Final = len(PROVINCES)  # after the provinces in the table of distances
FAR_DISTANCE: Final = 99  # more borders than any boats can cross
SEAT_WORDS: Final = ("two_players", "three_players", "four_players")


class Box(Components):
    """All numbers of the game, in lists indexed as in `names`."""

    rounds: int
    hand: int
    workers: int
    cubes: int
    discs: int
    commodities: int
    wood: int
    stone: int
    start_copper: int
    start_boat: int
    start_die: int  # a space of the exchange track, from 0
    worker_limit: int
    resource_copper: int
    urban_price: int
    coin_price: int
    rural_price: int
    rural_cost: int
    better_sales: int
    load_silver: int
    destination_limit: int
    workers_per_food: int
    glory_high: int
    glory_low: int
    boat_points: int
    commodity_left: int
    emissary: int
    majority: int
    majority_tied: int
    silver_points: int
    misfortune_points: int

    field_good: list[int]  # by square: what is printed there
    printed: list[int]  # by good: squares that show it, as bits
    distance: list[list[int]]  # by province, by province or SEA: borders to cross
    planted: list[int]  # by good: cubes on a printed field
    meals: list[int]  # by good: cubes for one food; 0: no food
    foods: list[list[int]]  # by cubes for one food: goods
    rural_goods: list[int]  # goods that the rural market buys

    market_slot: list[list[int]]  # by market tile, by good: corner, or NOTHING
    coin_slot: list[int]  # by market tile: corner
    by_coin: list[list[bool]]  # by market tile, by good: next to the coin

    tile_good: list[int]  # by crop tile
    first_tiles: list[int]  # by number of seats: crop tiles in play from the start, as bits
    later_tiles: int  # crop tiles that join with Europe, as bits
    laid_cubes: int
    crop_cost: list[int]  # by column

    card_value: list[int]
    card_workers: list[int]
    card_face: list[str]  # what a card shows, as a noun

    # by level, 0 to 3
    upgrade_cost: list[int]
    storage: list[int]
    level_points: list[int]
    owner_workers: list[int]
    guest_workers: list[int]
    fee_copper: list[int]
    fee_silver: list[int]
    most: list[int]

    capacity: list[int]  # by boat space
    rate: list[int]  # by space of the exchange track
    tax_from: list[int]  # by step
    tax_silver: list[int]

    ship_country: list[int]
    ship_wares: list[list[int]]
    east_ships: int  # as bits
    ships_removed: list[int]  # by number of seats
    market_points: list[int]  # by foreign market

    route_demand: list[list[int]]
    route_copper: list[int]
    route_silver: list[int]
    route_points: list[int]
    route_war: list[int]
    route_disaster: list[int]  # or NOTHING
    route_stack: int

    amount: list[int]  # by advancement slot
    undertaking_workers: list[int]
    undertaking_spaces: list[int]
    undertaking_copper: list[int]
    undertaking_silver: list[int]
    road_copper: int

    def __init__(self, reader: ComponentReader) -> None:
        super().__init__(reader)
        self.read_lengths(reader.section("constants"))
        self.read_prices(reader.section("constants"))
        self.read_provinces(reader)
        self.read_goods(reader.section("goods"))
        self.read_markets(reader.section("urban_markets"))
        self.read_crops(reader)
        self.read_cards(reader.section("cards"))
        self.read_factories(reader)
        self.read_tracks(reader)
        self.read_ships(reader)
        self.read_routes(reader)
        self.read_advancements(reader)
        for seat, player in enumerate(reader.section("players").each(PLAYER_COLOURS)):
            player.integer("seat", seat, seat)

    def read_lengths(self, constants: ComponentReader) -> None:
        def number(key: str, low: int, high: int) -> int:
            return constants.section(key).integer("value", low, high)

        number("seats_min", 2, 2)
        number("seats_max", 4, 4)
        self.rounds = number("rounds", 1, 4)
        self.hand = number("hand", 3, 3)
        self.workers = number("workers", 1, 99)
        self.cubes = number("cubes", 1, 99)
        self.discs = number("discs", 1, 99)
        self.commodities = number("commodities", 1, 99)
        self.wood = number("wood", 4, 99)
        self.stone = number("stone", 4, 99)
        self.start_copper = number("start_copper", 0, 99)
        self.start_boat = number("start_boat", 0, len(BOAT_SPACES) - 1)
        self.start_die = number("start_die", 1, len(RATES)) - 1
        self.worker_limit = number("worker_limit", 4, 4)
        number("boat_wood", 1, 1)
        number("build_stone", 1, 1)
        number("rebuild_stone", 1, 1)
        number("salt_load", 2, 2)

    def read_prices(self, constants: ComponentReader) -> None:
        def number(key: str, low: int, high: int) -> int:
            return constants.section(key).integer("value", low, high)

        self.resource_copper = number("resource_copper", 0, 9)
        self.urban_price = number("urban_price", 0, 9)
        self.coin_price = number("coin_price", 0, 9)
        self.rural_price = number("rural_price", 0, 9)
        self.rural_cost = number("rural_cost", 1, 9)
        self.better_sales = number("better_sales", 0, 9)
        self.load_silver = number("load_silver", 0, 9)
        self.destination_limit = number("destination_limit", 1, 99)
        self.workers_per_food = number("workers_per_food", 1, 99)
        self.glory_high = number("glory_high", 0, 99)
        self.glory_low = number("glory_low", 0, 99)
        self.boat_points = number("boat_points", 0, 99)
        self.commodity_left = number("commodity_left", 0, 99)
        self.emissary = number("emissary", 0, 99)
        self.majority = number("majority", 0, 99)
        self.majority_tied = number("majority_tied", 0, 99)
        self.silver_points = number("silver_points", 0, 99)
        self.misfortune_points = number("misfortune_points", -99, 0)

    def read_provinces(self, reader: ComponentReader) -> None:
        self.field_good = [
            good
            for columns, province in zip(
                COLUMNS, reader.section("provinces").each(PROVINCES), strict=True
            )
            for good in read_fields(province, columns)
        ]
        self.printed = [
            sum(1 << square for square, shown in enumerate(self.field_good) if shown == good)
            for good in range(len(GOODS))
        ]
        boats = [b.integer("boats", 0, 9) for b in reader.section("borders").each(BORDERS)]
        self.distance = province_distances(boats)
        for province, row in zip(PROVINCES, self.distance, strict=True):
            if max(row) >= FAR_DISTANCE:
                raise reader.wrong("borders", Phrase("expected-ways", province=province))

    def read_goods(self, goods: ComponentReader) -> None:
        entries = list(goods.each(GOODS))
        self.planted = [entry.integer("planted", 1, 2) for entry in entries]
        self.meals = [entry.integer("meals", 0, 2) for entry in entries]
        self.foods = [[g for g in FOODS if self.meals[g] == cubes] for cubes in range(3)]
        self.rural_goods = []
        for good, entry in enumerate(entries):
            if (self.meals[good] > 0) != (good in FOODS):
                raise entry.wrong("meals", Phrase("expected-meals"))
            entry.integer("urban", int(good in TRADE_GOODS), int(good in TRADE_GOODS))
            if entry.integer("rural", 0, int(good in FOODS)):
                self.rural_goods.append(good)

    def read_markets(self, markets: ComponentReader) -> None:
        self.market_slot, self.coin_slot, self.by_coin = [], [], []
        for tile in markets.each(MARKETS):
            corners = read_corners(tile)
            coin = corners.index(COIN)
            slots = [corners.index(g) if g in corners else NOTHING for g in GOODS]
            self.market_slot.append(slots)
            self.coin_slot.append(coin)
            self.by_coin.append([slot != NOTHING and slot + coin != 3 for slot in slots])

    def read_crops(self, reader: ComponentReader) -> None:
        crops = list(reader.section("crops").each(CROPS))
        self.tile_good = [GOODS.index(crop) for crop in CROPS for _ in range(COPIES)]
        removed = [
            r.integer("value", 0, 9) for r in reader.section("crops_removed").each(SEAT_WORDS)
        ]
        self.first_tiles, self.later_tiles = [0] * 5, 0
        for kind, crop in enumerate(crops):
            copies = crop.integer("tiles", 0, COPIES)
            if crop.integer("later", 0, 1):
                self.later_tiles |= ((1 << copies) - 1) << kind * COPIES
                continue
            for seats in (2, 3, 4):
                kept = max(0, copies - removed[seats - 2])
                self.first_tiles[seats] |= ((1 << kept) - 1) << kind * COPIES
        cubes = reader.section("crop_cubes")
        self.laid_cubes = cubes.section("laid").integer("value", 1, 2)
        cubes.section("planted").integer("value", 1, 1)
        columns = list(reader.section("columns").each(CROP_COLUMNS))
        self.crop_cost = [column.integer("copper", 0, 9) for column in columns]
        for column, bonus in zip(columns, BONUSES, strict=True):
            column.word("bonus", [bonus])

    def read_cards(self, cards: ComponentReader) -> None:
        entries = list(cards.each(CARDS))
        self.card_value = [card.integer("value", 1, 3) for card in entries]
        self.card_workers = [card.integer("workers", 0, 3) for card in entries]
        shown = zip(self.card_value, self.card_workers, strict=True)
        self.card_face = [f"face_{value}_{workers}" for value, workers in shown]

    def read_factories(self, reader: ComponentReader) -> None:
        reader.section("footprint").section("squares").integer("value", 2, 2)
        levels = list(reader.section("levels").each(LEVELS))

        def by_level(key: str, high: int) -> list[int]:
            return [0] + [level.integer(key, 0, high) for level in levels]

        self.upgrade_cost = by_level("copper", 99)
        self.storage = by_level("storage", 3)
        self.level_points = by_level("points", 99)
        self.owner_workers = by_level("owner_workers", 4)
        self.guest_workers = by_level("guest_workers", 4)
        self.fee_copper = by_level("fee_copper", 9)
        self.fee_silver = by_level("fee_silver", 9)
        self.most = by_level("most", 2)

    def read_tracks(self, reader: ComponentReader) -> None:
        spaces = reader.section("boat_track").each(BOAT_SPACES)
        self.capacity = [space.integer("capacity", 1, 99) for space in spaces]
        if self.capacity != sorted(self.capacity):
            raise reader.wrong("boat_track", Phrase("expected-capacities"), self.capacity)
        rates = reader.section("exchange").each(RATES)
        self.rate = [space.integer("copper", 1, 99) for space in rates]
        steps = list(reader.section("taxes").each(("none", "low", "high")))
        self.tax_from = [step.integer("from", 0, 99) for step in steps]
        self.tax_silver = [step.integer("silver", 0, 9) for step in steps]
        if self.tax_from != sorted(self.tax_from) or self.tax_from[0] != 0:
            raise reader.wrong("taxes", Phrase("expected-tax-steps"), self.tax_from)

    def read_ships(self, reader: ComponentReader) -> None:
        self.ship_country = [
            COUNTRIES.index(country) for country, copies in SHIPS_BY_COUNTRY for _ in range(copies)
        ]
        self.ship_wares, self.east_ships = [], 0
        for number, ship in enumerate(reader.section("ships").each(SHIP_TILES)):
            wares = ship.words("wares", WARES)
            if not 1 <= len(wares) <= SLOTS_PER_SHIP:
                raise ship.wrong("wares", Phrase("expected-wares"), wares)
            self.ship_wares.append([WARES.index(ware) for ware in wares])
            self.east_ships |= int(self.ship_country[number] < EAST_COUNTRIES) << number
        removed = reader.section("ships_removed").each(SEAT_WORDS)
        self.ships_removed = [0, 0] + [entry.integer("value", 0, 4) for entry in removed]
        markets = reader.section("foreign_markets").each(FOREIGN_MARKETS)
        self.market_points = [market.integer("points", 0, 99) for market in markets]

    def read_routes(self, reader: ComponentReader) -> None:
        routes = list(reader.section("routes").each(ROUTES))
        self.route_demand = [read_demand(route) for route in routes]
        self.route_copper = [route.integer("copper", 0, 99) for route in routes]
        self.route_silver = [route.integer("silver", 0, 99) for route in routes]
        self.route_points = [route.integer("points", 0, 99) for route in routes]
        self.route_war = [route.integer("war", 0, 9) for route in routes]
        words = ("none", *DISASTERS)
        self.route_disaster = [words.index(route.word("disaster", words)) - 1 for route in routes]
        self.route_stack = reader.section("route_stacks").section("tiles").integer("value", 4, 4)

    def read_advancements(self, reader: ComponentReader) -> None:
        slots = list(reader.section("advancements").each(SLOTS))
        for number, slot in enumerate(slots):
            slot.word("section", [SECTIONS[number // SLOTS_PER_SECTION]])
        self.amount = [slot.integer("amount", 1, 9) for slot in slots]
        boxes = list(reader.section("undertakings").each(UNDERTAKINGS))
        self.undertaking_workers = [box.integer("workers", 1, 4) for box in boxes]
        self.undertaking_spaces = [box.integer("spaces", 1, 4) for box in boxes]
        self.undertaking_copper = [box.integer("copper", 0, 99) for box in boxes]
        self.undertaking_silver = [box.integer("silver", 0, 99) for box in boxes]
        if self.undertaking_workers[0] != 1 or self.undertaking_spaces[0] != len(PLAYER_COLOURS):
            raise boxes[0].wrong("workers", Phrase("expected-palace"))
        road = reader.section("road_copper").section("instead_of_route")
        self.road_copper = road.integer("value", 0, 99)


def read_fields(province: ComponentReader, columns: int) -> list[int]:
    """Return the printed goods of a province, row by row."""
    rows = [row.split() for row in province.texts("rows", ROWS)]
    for row in rows:
        if len(row) != columns or any(word not in GOODS for word in row):
            expected = Phrase("expected-fields", rows=ROWS, columns=columns)
            raise province.wrong("rows", expected, row)
    return [GOODS.index(word) for row in rows for word in row]


def read_corners(tile: ComponentReader) -> list[str]:
    """Return the four corners of an urban market tile: one coin and three different trade goods."""
    corners = tile.texts("slots", len(CORNERS))
    known = [COIN] + [GOODS[good] for good in TRADE_GOODS]
    if len(set(corners)) != len(corners):
        raise tile.wrong("slots", Phrase("expected-different-corners"), corners)
    if corners.count(COIN) != 1 or any(word not in known for word in corners):
        raise tile.wrong("slots", Phrase("expected-corners"), corners)
    return corners


def read_demand(route: ComponentReader) -> list[int]:
    """Return the pieces that a route asks for; a good may be named only once."""
    words = route.words("demand", DEMANDS)
    named = [word for word in words if word in GOODS]
    if not 1 <= len(words) <= 3 or len(set(named)) != len(named):
        raise route.wrong("demand", Phrase("expected-demand"), words)
    return [DEMANDS.index(word) for word in words]


def province_distances(boats: list[int]) -> list[list[int]]:
    """[Y-4.3] Return the fewest borders between provinces and to the sea, never through it."""
    places = (*PROVINCES, "sea")
    table = [
        [0 if a == b else FAR_DISTANCE for b in range(len(places))] for a in range(len(places))
    ]
    for border, crossing in zip(BORDERS, boats, strict=True):
        if crossing:
            here, there = (places.index(word) for word in border.split("_"))
            table[here][there] = table[there][here] = crossing
    for via in range(len(PROVINCES)):
        for here in range(len(places)):
            for there in range(len(places)):
                around = table[here][via] + table[via][there]
                table[here][there] = min(table[here][there], around)
    return table[: len(PROVINCES)]


def load_box(owner: Path | None = None) -> Box:
    """Return the box, with an owner's corrected values if there is a file of them."""
    return Box(read_components(DATA, owner))
