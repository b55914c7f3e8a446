"""Battles and the end of Tianxia told a second time from what lies openly on the table.

Slow and plain, after the rules as they are written, without a look at the rules' own code.
"""

from dataclasses import dataclass

from dynasty.games.tianxia.view import SectionView, TianxiaView

STUFF = ("wood", "stone", "rice", "silk", "helmet", "jewelry", "coin")
RESOURCES, GOODS = STUFF[:3], STUFF[3:6]
COLOURS = ("white", "red", "black", "blue")
SECTIONS = ("longxi", "yunzhong", "yanmen", "liaoxi")
PORTS = ("port_yan", "port_qi", "port_chu")
BY_RANK = (7, 4, 2)
JADE = (0, 1, 3, 6, 10, 15, 21)
NOWHERE = 99

# Objectives: what they look at, and what so many of it score
TRACK_RANKS = {
    "ob01": ("white", "red"),
    "ob02": ("black", "red"),
    "ob03": ("white", "blue"),
    "ob04": ("white", "black"),
    "ob05": ("blue", "red"),
    "ob06": ("blue", "black"),
}
GOVERNORS_IN = {
    "ob10": ("qin", "yan"),
    "ob11": ("qin", "han"),
    "ob12": ("han", "chu", "yan"),
    "ob13": ("zhao", "chu"),
    "ob14": ("qin", "qi"),
    "ob15": ("wei", "chu"),
    "ob16": ("zhao", "han", "qi"),
    "ob17": ("wei", "han", "qi"),
    "ob18": ("yan", "wei", "han"),
    "ob19": ("zhao", "qi", "chu"),
}
MARKERS_IN = {"ob21": ("yan", "chu"), "ob22": ("yan", "qi"), "ob23": ("chu", "qi")}
PIECES_IN = {
    "ob24": ("longxi", "yunzhong"),
    "ob25": ("yanmen", "liaoxi"),
    "ob26": ("longxi", "liaoxi"),
    "ob27": ("yunzhong", "yanmen"),
}
REACHED = {
    **{key: {1: 3, 2: 7, 3: 12, 4: 18} for key in GOVERNORS_IN},
    **{key: {1: 2, 2: 6, 3: 11, 4: 17} for key in ("ob15", "ob17")},
    "ob20": {8: 3, 10: 7, 12: 12, 14: 18},
    **{key: {2: 3, 3: 6, 4: 10, 5: 15} for key in MARKERS_IN},
    "ob23": {1: 2, 2: 5, 3: 9, 4: 14},
    **{key: {2: 3, 3: 7, 4: 14, 5: 20} for key in PIECES_IN},
}
MEEPLES_LEFT = {7: 0, 6: 4, 5: 4, 4: 7, 3: 11, 2: 11, 1: 11, 0: 16}


@dataclass(frozen=True)
class Outcome:
    """What a Battle brings; lists by seat."""

    strengths: list[int]
    ranking: list[int]
    rank: list[int]
    buildings: list[int]
    removed: list[int]
    soldiers: tuple[int, ...]
    raided: list[str]
    left: int
    protected: int


class Land:
    """The whole table as anybody sees it."""

    def __init__(self, view: TianxiaView) -> None:
        self.view, self.seats = view, range(view.seats)

    def scores(self, seat: int) -> bool:
        return self.view.players[seat].rival != "neutral_house"

    def has(self, seat: int, building: str) -> bool:
        """Do the seat's Governors work there? Those of a rival never do."""
        if seat >= self.view.deciders:
            return False
        return any(slot.building == building and seat in slot.governors for slot in self.view.slots)

    # TX-10: Battles

    def strength(self, seat: int, at: SectionView) -> int:
        built = 2 * (at.tower == seat) + at.walls.count(seat) + 4 * at.doubles.count(seat)
        return built + at.soldiers.count(seat)

    def precedence(self, seat: int, at: SectionView) -> tuple[int, ...]:
        """First among equals: leftmost Soldier, Wall, Tower; a Double Tower is the leftmost."""
        towers = (*at.doubles, at.tower)
        rows = (at.soldiers, at.walls, towers)
        return tuple(row.index(seat) if seat in row else NOWHERE for row in rows)

    def battle(self, at: SectionView) -> Outcome:
        strengths = [self.strength(seat, at) for seat in self.seats]
        ranking = sorted(
            (seat for seat in self.seats if strengths[seat]),
            key=lambda seat: (-strengths[seat], self.precedence(seat, at)),
        )
        places = dict(zip(ranking, BY_RANK, strict=False))
        nomads = at.strength - 2 * (at.tower >= 0) - len(at.walls) - 4 * len(at.doubles)
        leaving = at.soldiers[: max(0, nomads)]
        nomads = max(0, nomads) - len(leaving)
        raided, path = [], [slot for slot in self.view.slots if slot.section == at.id]
        for slot in path:
            if nomads > 0:
                raided.append(slot.id)
                nomads = max(0, nomads - slot.raid)
        return Outcome(
            strengths,
            ranking,
            [places.get(seat, 0) for seat in self.seats],
            [self.pay_of_buildings(seat, at) for seat in self.seats],
            [leaving.count(seat) for seat in self.seats],
            at.soldiers[len(leaving) :],
            raided,
            nomads,
            sum(len(slot.governors) for slot in path if slot.id not in raided),
        )

    def pay_of_buildings(self, seat: int, at: SectionView) -> int:
        pieces = at.walls.count(seat) + (at.tower == seat) + 2 * at.doubles.count(seat)
        fortified = 2 * pieces if self.has(seat, "p06") else 0
        return fortified + (at.soldiers.count(seat) if self.has(seat, "p07") else 0)

    # TX-12: the end

    def track_ranks(self, track: int) -> list[int]:
        """Markers from the highest step down, the lowest one of a step first; nobody on step 0."""
        stacks = self.view.tracks[track].stacks
        return [marker for step in range(10, 0, -1) for marker in stacks[step]]

    def rank_points(self, seat: int, colour: str) -> int:
        order = self.track_ranks(COLOURS.index(colour))
        place = order.index(seat) if seat in order else NOWHERE
        return BY_RANK[place] if place < len(BY_RANK) else 0

    def governors(self, seat: int, *regions: str) -> int:
        slots = [slot for slot in self.view.slots if not regions or slot.region in regions]
        return sum(seat in slot.governors for slot in slots)

    def jade_points(self, seat: int) -> int:
        return JADE[len(self.view.players[seat].jades)]

    def counted(self, seat: int, card: str) -> int:
        """How many of what an Objective with steps looks at."""
        if card in GOVERNORS_IN:
            return self.governors(seat, *GOVERNORS_IN[card])
        if card in MARKERS_IN:
            ports = [f"port_{region}" for region in MARKERS_IN[card]]
            return sum(ship.shipping[seat] for ship in self.view.ships if ship.id in ports)
        if card in PIECES_IN:
            sections = [at for at in self.view.sections if at.id in PIECES_IN[card]]
            return sum(at.walls.count(seat) + (at.tower == seat) for at in sections)
        return len(self.view.players[seat].tiles)

    def objective(self, seat: int, card: str) -> int:
        me = self.view.players[seat]
        if card in TRACK_RANKS:
            return sum(self.rank_points(seat, colour) for colour in TRACK_RANKS[card])
        if card == "ob07":
            return 2 * sum(me.stuff[3:6])
        if card == "ob08":
            return self.jade_points(seat)
        if card == "ob09":
            return 2 * self.governors(seat)
        if card == "ob28":
            return MEEPLES_LEFT[min(7, me.meeples)]
        found = self.counted(seat, card)
        return max((vp for least, vp in REACHED[card].items() if found >= least), default=0)

    def at_the_end(self, seat: int, hand: list[str]) -> dict[str, int]:
        """What the end would add now to the sheet of a seat, by category."""
        me = self.view.players[seat]
        points = {f"rank_{colour}": self.rank_points(seat, colour) for colour in COLOURS}
        points["jade"] = self.jade_points(seat)
        if me.rival:
            points["rival_tiles"] = len(me.tiles)
            points["rival_governors"] = self.governors(seat) * (3 if self.view.level == 3 else 2)
            return points
        best = sorted((self.objective(seat, card) for card in hand), reverse=True)
        points["objectives"] = sum(best[:3])
        points["leftovers"] = sum(me.stuff) // 5
        return points
