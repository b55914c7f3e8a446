"""The components of Tianxia: numbers that are read from `data/` and checked."""

from pathlib import Path
from typing import Final

from dynasty.games.tianxia.card_readers import read_nomads, read_objectives, read_rival
from dynasty.games.tianxia.effect_codes import (
    ANY_RESOURCES,
    FLIP,
    JADE_FIGURINE,
    effect_argument,
    effect_operation,
    effect_price,
    effects_without_price,
    is_plain_gain,
    read_effects,
)
from dynasty.games.tianxia.names import (
    ANY,
    BARGES,
    BUILDINGS,
    COLOURS,
    CONDITIONAL,
    CRATES,
    DEMANDS,
    GOODS,
    INCOME_BUILDINGS,
    JADE_SPACES,
    MERCHANTS,
    NOTHING,
    PALACE_KINDS,
    PASSIVE_BUILDINGS,
    PATH,
    PLAYER_COLOURS,
    PORT_DEMANDS,
    PORTS,
    POSITIONS,
    REGIONS,
    REGULAR_KINDS,
    RINGS,
    SECTIONS,
    SHIP_SPACES,
    SHIPS,
    SLOTS,
    STARTING_BUILDINGS,
    STUFF,
    SUPPLIES,
)
from dynasty.kernel import ComponentReader, Components, Phrase, read_components

DATA: Final = Path(__file__).parent / "data"
REGULAR_TILES: Final = 52
PALACE_TILES: Final = 28
SIDES: Final = ("side_23", "side_4")
WORDS_OF_GOODS: Final = tuple(STUFF[good] for good in GOODS)


class Box(Components):
    """All numbers of the game, in lists indexed as in `names`."""

    rounds: int
    start_vp: int
    start_objectives: int
    start_coins: list[int]  # by place in Turn order
    income_in_play: int
    passive_in_play: int
    action_markers: int
    meeples: int
    walls: int
    towers: int
    shipping_markers: int
    delivery_markers: int
    neutral_workers: int
    barge_capacity: int
    neutral_step: int
    soldier_cost: int
    exchange_max: int
    marker_cost: int
    discard_marker_gain: int
    worker_cost: int
    worker_cost_each: int
    additional_cost: int
    chieftain_steps: int
    strength_max: int
    strength_marks: list[int]  # by round
    last_round_steps: int
    battle_vp: list[int]  # by rank
    soldier_return_vp: int
    protected_governor_vp: int
    loss_vp: int
    tower_strength: int
    wall_strength: int
    soldier_strength: int
    double_tower_strength: int
    jade_vp: list[int]  # by number of figurines
    jade_advances: list[int]  # by number of figurines
    jade_prices: list[int]  # by advances made
    rank_vp: list[int]  # by rank
    leftover_divisor: int
    objectives_scored: int

    governor_wood: list[list[int]]  # by board side, by Governor space
    palace_slots: list[int]  # by board side
    soldier_spaces: list[int]  # by board side
    wall_spaces: list[int]  # by board side
    region_ring: list[int]
    region_give: list[int]  # what an Exchange takes, or NOTHING
    region_get: list[int]  # what it gives, or ANY
    region_port: list[int]  # or NOTHING
    region_benefit: list[tuple[int, ...]]
    region_wood: list[int]  # that its benefit could bring
    region_slots: list[list[int]]
    slot_region: list[int]
    raid: list[int]  # by slot
    barge_resource: list[int]

    building_cost: list[int]
    amount: list[int]  # by building: the number in a passive effect
    income_effect: list[tuple[int, ...]]
    income_asks: list[bool]  # a player decides, or a Worker moves

    tile_kind: list[int]
    tile_diamond: list[bool]
    kind_effect: list[tuple[int, ...]]  # without the price
    kind_price: list[tuple[int, int]]
    kind_jade: list[int]  # which figurine, or NOTHING
    kind_plain: list[bool]  # free, and only gains
    kind_tiles: list[int]  # bits of its copies
    jade_tiles: int  # bits
    one_time_tiles: int  # bits of all others
    flip_tiles: int  # bits of tiles that flip others

    step_5: list[tuple[int, ...]]  # by track
    step_10: list[tuple[int, ...]]
    port_good: list[int]  # by Port Demand tile, or ANY
    ship_spaces: list[list[tuple[int, ...]]]
    demand_good: list[int]  # of the listed Goods, all of one kind
    demand_count: list[int]
    demand_effect: list[tuple[int, ...]]

    merchant_spaces: list[int]
    merchant_effect: list[tuple[int, ...]]
    merchant_price: list[tuple[int, int]]
    merchant_amount: list[int]
    wall_cost: list[int]
    tower_cost: list[int]
    supplies: list[list[int]]  # by supply tile, by stuff without Coins

    benefit: list[tuple[int, ...]]  # by Objective
    scoring: list[int]
    among: list[list[int]]  # tracks, regions, ports or sections
    thresholds: list[list[int]]
    points: list[list[int]]

    nomad_steps: list[list[int]]  # by card, by section
    nomad_strength: list[list[int]]
    order_space: list[int]
    order_track: list[int]  # NOTHING: the banner's
    order_barge: list[int]
    order_sections: list[list[int]]
    level_start: list[int]
    level_train: list[int]
    level_governor: list[int]
    house_train: int
    rival_marks: list[int]  # how much lower the marks are with one player, with two
    rival_step_5: int
    rival_step_10: int
    rival_delivery: int
    rival_tile: int

    def __init__(self, reader: ComponentReader) -> None:
        super().__init__(reader)
        self.read_constants(reader.section("constants"))
        self.read_prizes(reader.section("constants"))
        self.read_board(reader)
        self.read_buildings(reader)
        self.read_tiles(reader)
        self.read_ships(reader)
        self.read_merchants(reader)
        read_objectives(self, reader)
        read_nomads(self, reader)
        read_rival(self, reader)

    def read_constants(self, constants: ComponentReader) -> None:
        def number(key: str, low: int, high: int) -> int:
            return constants.section(key).integer("value", low, high)

        self.rounds = number("rounds", 4, 4)
        self.start_vp = number("start_vp", 0, 99)
        self.start_objectives = number("start_objectives", 0, 5)
        self.start_coins = constants.section("start_coins").integers("value", 4, 0, 99)
        self.income_in_play = number("income_buildings_in_play", 0, len(INCOME_BUILDINGS))
        self.passive_in_play = number("passive_buildings_in_play", 0, len(PASSIVE_BUILDINGS))
        if self.income_in_play + self.passive_in_play != len(SLOTS):
            expected = Phrase("expected-buildings-in-play")
            raise constants.wrong("income_buildings_in_play", expected)
        self.action_markers = number("action_markers", 1, 9)
        self.meeples = number("meeples", 1, 99)
        self.walls = number("walls", 0, 12)
        self.towers = number("towers", 0, 4)
        self.shipping_markers = number("shipping_markers", 0, 99)
        self.delivery_markers = number("delivery_markers", 0, 99)
        self.barge_capacity = number("barge_capacity", 1, 6)
        self.neutral_workers = number("neutral_workers", 0, self.barge_capacity * len(BARGES))
        self.neutral_step = number("neutral_step", 0, 10)
        self.soldier_cost = number("soldier_cost", 0, 9)
        self.exchange_max = number("exchange_max", 1, len(CRATES))
        self.marker_cost = number("marker_cost", 0, 9)
        self.discard_marker_gain = number("discard_marker_gain", 0, 9)
        self.worker_cost = number("worker_cost", 0, 9)
        self.worker_cost_each = number("worker_cost_each", 0, 9)
        self.additional_cost = number("additional_cost", 0, 9)
        self.chieftain_steps = number("chieftain_steps", 1, 12)
        self.strength_max = number("strength_max", 1, 40)
        self.last_round_steps = number("last_round_steps", 0, 9)

    def read_prizes(self, constants: ComponentReader) -> None:
        def number(key: str) -> int:
            return constants.section(key).integer("value", 0, 99)

        def numbers(key: str, length: int) -> list[int]:
            return constants.section(key).integers("value", length, 0, 99)

        self.strength_marks = numbers("strength_marks", self.rounds)
        self.battle_vp = numbers("battle_vp", 3)
        self.soldier_return_vp = number("soldier_return_vp")
        self.protected_governor_vp = number("protected_governor_vp")
        self.loss_vp = number("loss_vp")
        self.tower_strength = number("tower_strength")
        self.wall_strength = number("wall_strength")
        self.soldier_strength = number("soldier_strength")
        self.double_tower_strength = number("double_tower_strength")
        self.jade_vp = numbers("jade_vp", JADE_SPACES + 1)
        self.jade_advances = numbers("jade_advances", JADE_SPACES + 1)
        self.jade_prices = numbers("jade_advance_prices", max(self.jade_advances))
        self.rank_vp = numbers("rank_vp", 3)
        self.leftover_divisor = constants.section("leftover_divisor").integer("value", 1, 99)
        self.objectives_scored = number("objectives_scored")

    def read_board(self, reader: ComponentReader) -> None:
        sides = list(reader.section("sides").each(SIDES))
        self.palace_slots = [side.integer("palace_slots", 1, 3) for side in sides]
        self.soldier_spaces = [side.integer("soldier_spaces", 1, 20) for side in sides]
        self.wall_spaces = [side.integer("wall_spaces", 1, 20) for side in sides]
        self.governor_wood = [
            side.integers("governor_wood", spaces, 0, 9)
            for spaces, side in zip((2, 3), sides, strict=True)
        ]
        regions = list(reader.section("regions").each(REGIONS))
        self.region_ring = [RINGS.index(r.word("ring", RINGS)) for r in regions]
        gives = [r.word("give", ("", *STUFF)) for r in regions]
        self.region_give = [STUFF.index(word) if word else NOTHING for word in gives]
        self.region_get = [read_good(r, "get", ("", *WORDS_OF_GOODS, "any")) for r in regions]
        ports = [r.word("port", ("", *POSITIONS[:PORTS])) for r in regions]
        self.region_port = [POSITIONS.index(word) if word else NOTHING for word in ports]
        if sorted(filter(None, ports)) != sorted(POSITIONS[:PORTS]):
            raise reader.wrong("regions", Phrase("expected-ports"), ports)
        self.region_benefit = [read_effects(r, "benefit") for r in regions]
        self.region_wood = [
            sum(effect_operation(effect) == ANY_RESOURCES for effect in benefit)
            for benefit in self.region_benefit
        ]
        slots = list(reader.section("slots").each(SLOTS))
        self.slot_region = [REGIONS.index(slot.word("region", REGIONS)) for slot in slots]
        self.raid = [slot.integer("raid", 0, 20) for slot in slots]
        for index, slot in enumerate(slots):
            slot.word("section", [SECTIONS[index // PATH]])
        self.region_slots = [
            [slot for slot, where in enumerate(self.slot_region) if where == region]
            for region in range(len(REGIONS))
        ]
        barges = reader.section("barges").each(BARGES)
        self.barge_resource = [STUFF.index(b.word("resource", STUFF[:3])) for b in barges]
        if sorted(self.barge_resource) != [0, 1, 2]:
            raise reader.wrong("barges", Phrase("expected-barges"))

    def read_buildings(self, reader: ComponentReader) -> None:
        income = list(reader.section("income_buildings").each(INCOME_BUILDINGS))
        passive = list(reader.section("passive_buildings").each(PASSIVE_BUILDINGS))
        starting = list(reader.section("starting_buildings").each(STARTING_BUILDINGS))
        self.building_cost = [b.integer("cost", 0, 9) for b in (*income, *passive)]
        self.amount = [0] * len(INCOME_BUILDINGS) + [b.integer("amount", 0, 9) for b in passive]
        self.income_effect = [read_effects(b, "effect") for b in (*income, *starting)]
        self.income_asks = [not is_plain_gain(effect) for effect in self.income_effect]
        assert len(self.building_cost) == len(BUILDINGS)
        tracks = list(reader.section("tracks").each(COLOURS))
        self.step_5 = [read_effects(track, "step_5") for track in tracks]
        self.step_10 = [read_effects(track, "step_10") for track in tracks]

    def read_tiles(self, reader: ComponentReader) -> None:
        self.tile_kind, self.tile_diamond = [], []
        self.kind_effect, self.kind_price, self.kind_jade, self.kind_plain = [], [], [], []
        self.kind_tiles, self.jade_tiles, self.one_time_tiles, self.flip_tiles = [], 0, 0, 0
        for tile in reader.section("regular_tiles").each(REGULAR_KINDS):
            self.add_kind(tile, tile.integer("copies", 0, REGULAR_TILES), 0)
        if len(self.tile_kind) != REGULAR_TILES:
            expected = Phrase("expected-tiles", n=REGULAR_TILES)
            raise reader.wrong("regular_tiles", expected, len(self.tile_kind))
        for tile in reader.section("palace_tiles").each(PALACE_KINDS):
            copies, diamonds = tile.integer("copies", 0, 28), tile.integer("diamonds", 0, 28)
            self.add_kind(tile, copies, diamonds)
        found = len(self.tile_kind) - REGULAR_TILES
        if found != PALACE_TILES:
            raise reader.wrong("palace_tiles", Phrase("expected-tiles", n=PALACE_TILES), found)
        needed = 4 * 2 * self.palace_slots[0]
        if found - sum(self.tile_diamond) < needed:
            raise reader.wrong("palace_tiles", Phrase("expected-plain-tiles", n=needed))

    def add_kind(self, tile: ComponentReader, copies: int, diamonds: int) -> None:
        kind, effect = len(self.kind_effect), read_effects(tile, "effect")
        bits = (1 << copies + diamonds) - 1 << len(self.tile_kind)
        self.kind_tiles.append(bits)
        self.tile_kind += [kind] * (copies + diamonds)
        self.tile_diamond += [False] * copies + [True] * diamonds
        is_jade = any(effect_operation(part) == JADE_FIGURINE for part in effect)
        self.kind_jade.append(effect_argument(effect[0]) if is_jade else NOTHING)
        if is_jade:
            self.jade_tiles |= bits
        else:
            self.one_time_tiles |= bits
        if any(effect_operation(part) == FLIP for part in effect):
            self.flip_tiles |= bits
        self.kind_effect.append(effects_without_price(effect))
        self.kind_price.append(effect_price(effect))
        self.kind_plain.append(is_plain_gain(effect))

    def read_ships(self, reader: ComponentReader) -> None:
        ports = reader.section("port_demands").each(PORT_DEMANDS)
        self.port_good = [read_good(port, "good", (*WORDS_OF_GOODS, "any")) for port in ports]
        self.ship_spaces = []
        for ship in reader.section("ships").each(SHIPS):
            spaces = read_effects(ship, "spaces")
            if not 1 <= len(spaces) <= SHIP_SPACES:
                raise ship.wrong("spaces", Phrase("expected-delivery-spaces"), len(spaces))
            self.ship_spaces.append([(space,) for space in spaces])
        self.demand_good, self.demand_count, self.demand_effect = [], [], []
        for demand in reader.section("demands").each(DEMANDS):
            goods = demand.words("goods", (*WORDS_OF_GOODS, "any"))
            if len(set(goods)) > 1:
                raise demand.wrong("goods", Phrase("expected-same-goods"), goods)
            good = goods[0] if goods else "any"
            self.demand_good.append(ANY if good == "any" else STUFF.index(good))
            self.demand_count.append(len(goods))
            self.demand_effect.append(read_effects(demand, "effect"))

    def read_merchants(self, reader: ComponentReader) -> None:
        merchants = list(reader.section("merchants").each(MERCHANTS))
        self.merchant_spaces = [m.integer("spaces", 1, 9) for m in merchants]
        for name, merchant in zip(MERCHANTS, merchants, strict=True):
            merchant.word("when", [CONDITIONAL.get(name, "any")])
        effects = [read_effects(m, "effect") for m in merchants]
        self.merchant_effect = [effects_without_price(effect) for effect in effects]
        self.merchant_price = [effect_price(effect) for effect in effects]
        self.merchant_amount = [
            m.integer("amount", 1, 9) if "amount" in m.table else 0 for m in merchants
        ]
        rows = reader.section("fortifications")
        self.wall_cost = rows.integers("walls", self.walls, 0, 99)
        self.tower_cost = rows.integers("towers", self.towers, 0, 99)
        supplies = list(reader.section("starting_supplies").each(SUPPLIES))
        self.supplies = [[tile.integer(key, 0, 9) for key in STUFF[:-1]] for tile in supplies]
        for seat, player in enumerate(reader.section("players").each(PLAYER_COLOURS)):
            player.integer("seat", seat, seat)


def read_good(reader: ComponentReader, key: str, words: tuple[str, ...]) -> int:
    """Return a Good by its word: ANY for any, NOTHING for an empty word."""
    word = reader.word(key, words)
    if word == "any":
        return ANY
    return STUFF.index(word) if word else NOTHING


def load_box(owner: Path | None = None) -> Box:
    """Return the box, with an owner's corrected values if there is a file of them."""
    return Box(read_components(DATA, owner))
