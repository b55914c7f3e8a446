"""The box of Xi'an: its numbers, read from `data/` and checked."""

from pathlib import Path
from typing import Final

from dynasty.games.xian import pit_squares
from dynasty.games.xian.names import (
    BONUS_TILES,
    BUILDING_SLOTS,
    BUILDINGS,
    CARDS,
    CARDS_PER_COLOUR,
    COLOURS,
    END_TILES,
    EQUIPMENT,
    EQUIPMENT_TYPES,
    FAMILIES,
    FAMILY_NAMES,
    HELPERS,
    MATERIALS,
    NOTHING,
    PLAYER_COLOURS,
    REQUEST_SPACES,
    SECTIONS,
    SIDES,
    START_TILES,
    TOKENS,
)
from dynasty.kernel import ComponentReader, Components, Phrase, read_components

DATA: Final = Path(__file__).parent / "data"
ANY: Final = NOTHING  # a request place that takes a pigment of any colour


class Box(Components):
    """Every number of the game, in lists indexed as in `names`."""

    turns: int
    rounds: int
    hand: int
    display_leaving: int
    start_coins: int
    start_clay: int
    start_pigments: int
    start_prestige: int
    builders: int
    seals: int
    warriors: int
    raw_warriors: int
    pigments_per_colour: int
    card_pigments: int
    pass_coins: int
    minister_coins: int
    minister_prestige: int
    pair_limits: list[int]  # by number of seats
    fee_per_builder: int
    two_player_fees: list[int]  # by the opponent's builders inside
    prestige_per_missing_coin: int
    group_prestige: int
    end_space: int
    end_tiles_in_play: int
    set_values: list[int]  # by number of different types, less one
    pair_prestige: int
    unused_tile: int
    leftovers_divisor: int
    score_track_last: int

    card_value: list[int]
    card_colour: list[int]
    card_coins: list[int]
    card_clay: list[int]
    card_pigment_gains: list[list[int]]  # by card: colours
    helper_prestige: list[list[int]]  # by helper, by turn less one
    helper_ability: list[int]  # by helper: how much it gives or saves

    equipment_type: list[int]
    equipment_section: list[int]
    equipment_material: list[int]
    equipment_cost: list[int]
    equipment_clay: list[int]

    token_number: list[int]
    token_colour: list[int]
    building_colour: list[int]
    building_of_colour: list[int]
    pair_of_slot: list[int]

    clay_price: list[int]  # by section
    majority: list[list[int]]  # by section, by place
    request_places: list[list[int]]  # by section: request spaces, or ANY
    sides: list[pit_squares.FormationSide]

    start_number: list[int]
    start_pigment: list[int]
    market_swaps: int
    discount: int
    end_each: list[int]
    end_per: list[int]
    end_cap: list[int]  # NOTHING: no cap

    def __init__(self, reader: ComponentReader) -> None:
        super().__init__(reader)
        self.read_constants(reader.section("constants"))
        self.read_workers(reader.section("workers"))
        self.read_equipment(reader.section("equipment"))
        self.read_buildings(reader)
        self.read_pit(reader)
        self.read_track(reader)
        self.read_players(reader.section("players"))
        self.read_inventory(reader.section("inventory"))

    def read_constants(self, constants: ComponentReader) -> None:
        def number(key: str, low: int, high: int) -> int:
            return constants.section(key).integer("value", low, high)

        number("seats_min", 2, 2)
        number("seats_max", 4, 4)
        self.turns = number("turns", 1, 6)
        self.rounds = number("rounds", 2, 2)
        self.hand = number("hand", 4, 4)
        number("display", 4, 4)
        self.display_leaving = number("display_leaving", 0, 4)
        self.start_coins = number("start_coins", 0, 99)
        self.start_clay = number("start_clay", 0, 99)
        self.start_pigments = number("start_pigments", 0, 1)
        self.start_prestige = number("start_prestige", 0, 99)
        self.builders = number("builders", 2, 2)
        self.seals = number("seals", 0, 12)
        self.warriors = number("warriors", 1, 12)
        self.raw_warriors = number("raw_warriors", 6, 24)
        self.pigments_per_colour = number("pigments_per_colour", 4, 99)
        self.card_pigments = number("card_pigments", 1, 9)
        self.pass_coins = number("pass_coins", 0, 9)
        self.minister_coins = number("minister_coins", 0, 9)
        self.minister_prestige = number("minister_prestige", 0, 9)
        limits = constants.section("pair_limits").section("value")
        self.pair_limits = [0, 0] + [limits.integer(seats, 1, 16) for seats in ("2", "3", "4")]
        self.fee_per_builder = number("fee_per_builder", 0, 9)
        self.two_player_fees = constants.section("two_player_fees").integers("value", 3, 0, 9)
        self.prestige_per_missing_coin = number("prestige_per_missing_coin", 0, 9)
        self.group_prestige = number("group_prestige", 0, 9)
        self.end_space = number("end_space", 5, 5)
        self.end_tiles_in_play = number("end_tiles_in_play", 4, 8)
        self.set_values = constants.section("set_values").integers("value", 3, 0, 99)
        self.pair_prestige = number("pair_prestige", 0, 99)
        self.unused_tile = number("unused_tile", 0, 99)
        self.leftovers_divisor = number("leftovers_divisor", 1, 99)
        self.score_track_last = number("score_track_last", 99, 99)

    def read_workers(self, workers: ComponentReader) -> None:
        self.card_value, self.card_colour = [], []
        self.card_coins, self.card_clay, self.card_pigment_gains = [], [], []
        self.helper_prestige, self.helper_ability = [], []
        for index, card in enumerate(workers.each(CARDS)):
            colour = index // CARDS_PER_COLOUR
            card.word("colour", [COLOURS[colour]])
            family = card.word("family", [FAMILIES[colour]])
            self.card_colour.append(colour)
            value = index % CARDS_PER_COLOUR + 1
            self.card_value.append(card.integer("value", value, value))
            self.card_coins.append(card.integer("coins", 0, 9) if family == FAMILIES[0] else 0)
            self.card_clay.append(card.integer("clay", 0, 9) if family == FAMILIES[1] else 0)
            shown = card.words("pigments", COLOURS) if family == FAMILIES[3] else []
            self.card_pigment_gains.append([COLOURS.index(colour) for colour in shown])
            if family == FAMILIES[2]:
                card.word("helper", [HELPERS[value - 1]])
                self.helper_prestige.append(card.integers("prestige", 6, 0, 99))
                self.helper_ability.append(card.integer("ability", 0, 9))

    def read_equipment(self, equipment: ComponentReader) -> None:
        cards = list(equipment.each(EQUIPMENT))
        self.equipment_type = [
            EQUIPMENT_TYPES.index(c.word("type", EQUIPMENT_TYPES)) for c in cards
        ]
        self.equipment_section = [SECTIONS.index(c.word("section", SECTIONS)) for c in cards]
        self.equipment_material = [MATERIALS.index(c.word("material", MATERIALS)) for c in cards]
        self.equipment_cost = [c.integer("cost", 0, 99) for c in cards]
        self.equipment_clay = [c.integer("clay", 0, 9) for c in cards]
        for index, card in enumerate(cards):
            first = index - index % 4
            if self.equipment_type[index] != index // 4:
                raise card.wrong(
                    "type", Phrase("expected-one-of", known=EQUIPMENT_TYPES[index // 4])
                )
            if self.equipment_material[index] != self.equipment_material[first]:
                raise card.wrong("material", Phrase("expected-material", card=EQUIPMENT[first]))

    def read_buildings(self, reader: ComponentReader) -> None:
        buildings = list(reader.section("buildings").each(BUILDINGS))
        self.building_colour = [COLOURS.index(b.word("colour", COLOURS)) for b in buildings]
        if sorted(self.building_colour) != [0, 1, 2, 3]:
            raise reader.wrong("buildings", Phrase("expected-building-colours"))
        self.building_of_colour = [self.building_colour.index(c) for c in range(len(COLOURS))]
        slots = reader.section("slots").each(BUILDING_SLOTS)
        self.pair_of_slot = [
            ("left", "right").index(s.word("pair", ("left", "right"))) for s in slots
        ]
        if sorted(self.pair_of_slot) != [0, 0, 1, 1]:
            raise reader.wrong("slots", Phrase("expected-slot-pairs"))

    def read_pit(self, reader: ComponentReader) -> None:
        sections = list(reader.section("sections").each(SECTIONS))
        self.clay_price = [s.integer("clay_price", 0, 99) for s in sections]
        self.majority = [s.integers("majority", 3, 0, 99) for s in sections]
        self.request_places = [read_request_places(s) for s in sections]
        self.sides = [pit_squares.read_side(side) for side in reader.section("sides").each(SIDES)]
        for space, request in zip(
            REQUEST_SPACES, reader.section("requests").each(REQUEST_SPACES), strict=True
        ):
            request.word("section", [space.removeprefix("req_")[0]])
        tokens = list(reader.section("tokens").each(TOKENS))
        self.token_number = [t.integer("number", 1, len(TOKENS)) for t in tokens]
        self.token_colour = [COLOURS.index(t.word("colour", COLOURS)) for t in tokens]
        if len(set(self.token_number)) != len(TOKENS):
            raise reader.wrong("tokens", Phrase("expected-different-numbers"), self.token_number)

    def read_track(self, reader: ComponentReader) -> None:
        starts = list(reader.section("start_tiles").each(START_TILES))
        self.start_number = [t.integer("number", 1, 4) for t in starts]
        self.start_pigment = [COLOURS.index(t.word("pigment", COLOURS)) for t in starts]
        if len(set(self.start_number)) != len(START_TILES):
            raise reader.wrong(
                "start_tiles", Phrase("expected-different-numbers"), self.start_number
            )
        tiles = reader.section("tiles")
        for space, tile in enumerate(tiles.each(BONUS_TILES), 1):
            tile.integer("space", space, space)
            tile.integer("count", 4, 4)
        self.market_swaps = tiles.section("bonus_market").integer("amount", 1, 9)
        self.discount = tiles.section("bonus_discount").integer("amount", 1, 1)
        ends = list(reader.section("end_tiles").each(END_TILES))
        self.end_each = [t.integer("each", 0, 99) for t in ends]
        self.end_per = [t.integer("per", 1, 99) if "per" in t.table else 1 for t in ends]
        self.end_cap = [t.integer("cap", 0, 99) if "cap" in t.table else NOTHING for t in ends]

    def read_players(self, players: ComponentReader) -> None:
        for seat, player in enumerate(players.each(PLAYER_COLOURS)):
            player.integer("seat", seat, seat)
            player.word("family", FAMILY_NAMES)

    def read_inventory(self, inventory: ComponentReader) -> None:
        for kind in inventory.table:
            inventory.section(kind).integer("count", 0, 999)


def read_request_places(section: ComponentReader) -> list[int]:
    """Return what painting in a section asks for: a request space, then another or any colour."""
    words = section.words("pigments", (*REQUEST_SPACES, "any"))
    if len(words) != 2 or words[0] == "any":
        raise section.wrong("pigments", Phrase("expected-request-places"), words)
    return [ANY if word == "any" else REQUEST_SPACES.index(word) for word in words]


def load_box(owner: Path | None = None) -> Box:
    """Return the box, with the owner's corrected values if a file of them is given."""
    return Box(read_components(DATA, owner))
