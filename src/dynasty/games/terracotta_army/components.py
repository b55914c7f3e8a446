"""The components of Terracotta Army: numbers that are read from `data/` and checked."""

from pathlib import Path
from typing import Final

from dynasty.games.terracotta_army.names import (
    ACTIONS,
    CARDS,
    CHALLENGES,
    COLUMNS,
    FULL_TREASURY,
    IMPERIAL_EYE,
    IMPERIAL_FAVOR,
    INNER_ACTIONS,
    MASTER_TOKENS,
    MASTERS,
    MIDDLE_ACTIONS,
    NOTHING,
    OUTER_ACTIONS,
    PATRONAGE,
    PLAYER_COLOURS,
    PRIORITY_TOKENS,
    RELENTLESS_OVERSEER,
    RESHUFFLE,
    ROWS,
    SECOND_SEAL,
    SEGMENTS,
    SPECIALISTS,
    UPGRADE,
    WAREHOUSES,
    WARRIORS,
    WEAPONS,
)
from dynasty.kernel import ComponentReader, Components, Phrase, read_components

DATA: Final = Path(__file__).parent / "data"
SIMPLE_ACTIONS: Final = tuple(a for a in ACTIONS if a[:4] in {"coin", "clay", "warr"})
CARD_ACTIONS: Final = (*SIMPLE_ACTIONS, "soak", *OUTER_ACTIONS)
CARD_TURNS: Final = ("inner", "middle", "none")


class Box(Components):
    """All numbers of the game, in lists indexed as in `names`."""

    rounds: int
    start_coins: list[int]  # by place in the turn order
    start_clay: list[int]
    workers: list[int]  # by number of seats
    bases: int
    rotation: int
    substitute: int
    warehouse_share: int
    inspector_row: int
    inspector_col: int

    inner: list[int]  # actions, clockwise
    middle: list[int]
    outer: list[int]
    inner_turn: int
    middle_turn: int
    action_coins: list[int]  # by action
    action_clay: list[int]
    action_cost: list[int]  # by action: wet clay; 0: the action makes no warrior
    warehouse_of: list[int]  # by segment
    warehouse_clay: list[int]

    figures: list[int]  # by type of warrior
    weapon_vp: list[int]
    weapon_coins: list[int]
    pm_weapon_vp: list[int]
    pm_weapon_coins: list[int]
    organizer: list[int]  # VP of the first, second, ... figure of a type
    specialist_weapon: list[int]
    specialist_count: list[int]
    specialist_price: list[int]  # of the first one

    gives_coin: list[int]  # by master: coins in cleanup
    protects: list[int]  # by master: wet clay protected in cleanup
    inspector_steps: int
    maker_clay: int
    token_cost: list[int]
    priority_clay: list[int]

    tile_domination: list[int]  # by round less one
    tile_presence: list[int]
    inspector_prizes: list[int]  # domination, presence
    footman_prizes: list[int]
    group_prizes: list[int]
    archer_vp: int
    musician_vp: int
    leftovers: int

    card_action: list[int]
    card_turn: list[int]  # ring, or NOTHING
    card_order: list[int]  # the cards by number
    cards_on_top: int
    die_faces: int
    master_cards: int
    removed: list[int]  # by specialist: how many leave a solo game
    surprise_times: int
    surprise_from: list[int]  # clay, coins
    surprise_cost: list[int]
    spare_vp: int
    spare_clay_limit: int
    no_specialist_coins: int
    pm_inspector_coins: int
    worth_more: int
    musician_least: int
    musician_times: int
    priority_vp: int
    priority_goods: int
    chart_kept: list[int]  # by round less one

    favor_vp: int
    treasury_coins: int
    treasury_clay: int
    seal_cards: int
    seal_vp: int
    patronage_vp: int
    overseer_cards: int
    eye_vp: int

    def __init__(self, reader: ComponentReader) -> None:
        super().__init__(reader)
        self.read_constants(reader.section("constants"))
        self.read_rings(reader.section("rings"))
        self.read_actions(reader)
        self.read_statues(reader)
        self.read_masters(reader)
        self.read_scoring(reader)
        self.read_cards(reader)
        self.read_habits(reader)
        self.read_challenges(reader.section("challenges"))
        for seat, player in enumerate(reader.section("players").each(PLAYER_COLOURS)):
            player.integer("seat", seat, seat)

    def read_constants(self, constants: ComponentReader) -> None:
        def number(key: str, low: int, high: int) -> int:
            return constants.section(key).integer("value", low, high)

        self.rounds = number("rounds", 5, 5)
        self.start_coins = constants.section("start_coins").integers("value", 4, 0, 99)
        self.start_clay = constants.section("start_clay").integers("value", 4, 0, 99)
        workers = constants.section("workers").section("value")
        self.workers = [0, 0] + [workers.integer(n, 1, 12 // int(n)) for n in ("2", "3", "4")]
        self.bases = number("bases", 1, 63)
        self.rotation = number("rotation", 0, 99)
        self.substitute = number("substitute", 0, 9)
        self.warehouse_share = number("warehouse_share", 0, 1)
        self.inspector_row = number("inspector_row", 1, ROWS) - 1
        self.inspector_col = number("inspector_col", 1, COLUMNS) - 1

    def read_rings(self, rings: ComponentReader) -> None:
        self.inner = read_ring(rings.section("inner"), INNER_ACTIONS)
        self.middle = read_ring(rings.section("middle"), MIDDLE_ACTIONS)
        self.outer = read_ring(rings.section("outer"), OUTER_ACTIONS)
        self.inner_turn = rings.section("inner").integer("turn", -1, 1)
        self.middle_turn = rings.section("middle").integer("turn", -1, 1)
        rings.section("outer").integer("turn", 0, 0)
        if self.inner.count(UPGRADE) != 1:
            raise rings.wrong("inner", Phrase("expected-one-upgrade"), self.inner.count(UPGRADE))

    def read_actions(self, reader: ComponentReader) -> None:
        self.action_coins = [0] * len(ACTIONS)
        self.action_clay = [0] * len(ACTIONS)
        self.action_cost = [0] * len(ACTIONS)
        for action in reader.section("actions").each(SIMPLE_ACTIONS):
            at = ACTIONS.index(action.path.split(".")[-1])
            if ACTIONS[at].startswith("coins"):
                self.action_coins[at] = action.integer("coins", 1, 99)
            elif ACTIONS[at].startswith("clay"):
                self.action_clay[at] = action.integer("clay", 1, 99)
            else:
                self.action_cost[at] = action.integer("cost", 1, 99)
        warehouses = list(reader.section("warehouses").each(WAREHOUSES))
        self.warehouse_clay = [w.integer("clay", 0, 99) for w in warehouses]
        self.warehouse_of = [NOTHING] * len(SEGMENTS)
        for at, warehouse in enumerate(warehouses):
            for segment in warehouse.words("segments", SEGMENTS):
                self.warehouse_of[SEGMENTS.index(segment)] = at
        if NOTHING in self.warehouse_of:
            raise reader.wrong("warehouses", Phrase("expected-warehouses"))

    def read_statues(self, reader: ComponentReader) -> None:
        reader.section("mausoleum").integer("rows", ROWS, ROWS)
        reader.section("mausoleum").integer("columns", COLUMNS, COLUMNS)
        warriors = list(reader.section("warriors").each(WARRIORS))
        for kind, warrior in enumerate(warriors):
            warrior.word("weapon", [WEAPONS[kind]])
        self.figures = [w.integer("count", 1, 63) for w in warriors]
        self.weapon_vp = [w.integer("weapon_vp", 0, 99) for w in warriors]
        self.weapon_coins = [w.integer("weapon_coins", 0, 99) for w in warriors]
        self.pm_weapon_vp = [w.integer("pm_vp", 0, 99) for w in warriors]
        self.pm_weapon_coins = [w.integer("pm_coins", 0, 99) for w in warriors]
        self.organizer = reader.section("organizer").integers("vp", max(self.figures), 0, 99)
        if min(self.figures) != max(self.figures):
            raise reader.wrong("warriors", Phrase("expected-equal-figures"), self.figures)
        specialists = list(reader.section("specialists").each(SPECIALISTS))
        self.specialist_weapon = [WEAPONS.index(x.word("weapon", WEAPONS)) for x in specialists]
        self.specialist_count = [x.integer("count", 1, 16) for x in specialists]
        self.specialist_price = [x.integer("price", 0, 99) for x in specialists]
        if len(set(self.specialist_weapon)) != len(SPECIALISTS):
            raise reader.wrong("specialists", Phrase("expected-own-weapons"))

    def read_masters(self, reader: ComponentReader) -> None:
        masters = list(reader.section("masters").each(MASTERS))
        bonuses = [m.word("bonus", ("coin", "clay")) for m in masters]
        self.gives_coin = [int(bonus == "coin") for bonus in bonuses]
        self.protects = [int(bonus == "clay") for bonus in bonuses]
        self.inspector_steps = masters[2].integer("steps", 1, 6)
        self.maker_clay = masters[3].integer("clay", 0, 99)
        masters[4].integer("warehouses", 2, 2)
        tokens = reader.section("master_tokens").each(MASTER_TOKENS)
        self.token_cost = [t.integer("cost", 0, 99) for t in tokens]
        priorities = reader.section("priority_tokens").each(PRIORITY_TOKENS)
        self.priority_clay = [t.integer("clay", 0, 99) for t in priorities]

    def read_scoring(self, reader: ComponentReader) -> None:
        track = reader.section("round_track")
        self.tile_domination = track.integers("domination", 5, 0, 99)
        self.tile_presence = track.integers("presence", 5, 0, 99)
        self.inspector_prizes = read_prizes(reader.section("inspectors"))
        self.footman_prizes = read_prizes(reader.section("footmen"))
        self.group_prizes = read_prizes(reader.section("groups"))
        points = reader.section("points")
        self.archer_vp = points.integer("archer", 0, 99)
        self.musician_vp = points.integer("musician", 0, 99)
        self.leftovers = points.integer("leftovers", 1, 99)

    def read_cards(self, reader: ComponentReader) -> None:
        cards = list(reader.section("pm_cards").each(CARDS[:RESHUFFLE]))
        numbers = [c.integer("number", 1, 99) for c in cards]
        self.card_action = [ACTIONS.index(c.word("action", CARD_ACTIONS)) for c in cards]
        turns = [CARD_TURNS.index(c.word("rotation", CARD_TURNS)) for c in cards]
        self.card_turn = [NOTHING if turn == 2 else turn for turn in turns]
        if len(set(numbers)) != len(numbers):
            raise reader.wrong("pm_cards", Phrase("expected-different-numbers"), numbers)
        self.card_order = sorted(range(RESHUFFLE), key=lambda card: numbers[card])
        deck = reader.section("pm_deck")
        self.cards_on_top = deck.integer("on_top", 0, RESHUFFLE)
        deck.integer("dice", 2, 2)
        self.die_faces = deck.integer("faces", 2, 20)
        self.master_cards = deck.integer("master_cards", 0, 1)
        removed = reader.section("pm_removed")
        self.removed = [removed.integer("horse", 0, 4), 0, 0, removed.integer("musician", 0, 4)]

    def read_habits(self, reader: ComponentReader) -> None:
        surprise = reader.section("pm_surprise")
        self.surprise_times = surprise.integer("times", 0, 9)
        self.surprise_from = [surprise.integer(f"{k}_from", 1, 99) for k in ("clay", "coins")]
        self.surprise_cost = [
            surprise.integer(f"{key}_cost", 1, least)
            for key, least in zip(("clay", "coins"), self.surprise_from, strict=True)
        ]
        habits = reader.section("pm_habits")
        self.spare_vp = habits.integer("spare_vp", 0, 99)
        self.spare_clay_limit = habits.integer("spare_clay_limit", 0, 99)
        self.no_specialist_coins = habits.integer("no_specialist_coins", 0, 99)
        self.pm_inspector_coins = habits.integer("inspector_coins", 0, 99)
        self.worth_more = habits.integer("worth_more", 1, 99)
        self.musician_least = habits.integer("musician_least", 0, 99)
        self.musician_times = habits.integer("musician_times", 0, 99)
        self.priority_vp = habits.integer("priority_vp", 0, 99)
        self.priority_goods = habits.integer("priority_goods", 0, 99)
        self.chart_kept = reader.section("pm_chart").integers("kept", 5, 1, 5)

    def read_challenges(self, challenges: ComponentReader) -> None:
        cards = list(challenges.each(CHALLENGES))
        self.favor_vp = cards[IMPERIAL_FAVOR].integer("vp", 0, 99)
        self.treasury_coins = cards[FULL_TREASURY].integer("coins", 0, 99)
        self.treasury_clay = cards[FULL_TREASURY].integer("clay", 0, 99)
        self.seal_cards = cards[SECOND_SEAL].integer("master_cards", 0, 1)
        self.seal_vp = cards[SECOND_SEAL].integer("vp", 0, 99)
        self.patronage_vp = cards[PATRONAGE].integer("vp", 0, 99)
        self.overseer_cards = cards[RELENTLESS_OVERSEER].integer("cards", 0, 1)
        self.eye_vp = cards[IMPERIAL_EYE].integer("vp", 0, 99)


def read_ring(ring: ComponentReader, known: tuple[str, ...]) -> list[int]:
    """Return the twelve actions of a ring; only the kinds in `known` are accepted."""
    words = ring.words("actions", known)
    if len(words) != len(SEGMENTS):
        raise ring.wrong("actions", Phrase("expected-twelve-actions"), len(words))
    return [ACTIONS.index(word) for word in words]


def read_prizes(table: ComponentReader) -> list[int]:
    """Return the points for domination and for presence."""
    return [table.integer("domination", 0, 99), table.integer("presence", 0, 99)]


def load_box(owner: Path | None = None) -> Box:
    """Return the box, with an owner's corrected values if there is a file of them."""
    return Box(read_components(DATA, owner))
