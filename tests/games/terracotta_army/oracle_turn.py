"""What each question of a player's turn must offer, told a second time (T-3 to T-8)."""

from dynasty.games.terracotta_army.view import ArmyView, PlayerView
from tests.games.terracotta_army.oracle import (
    WARRIORS,
    WAYS,
    WEAPON_OF,
    Board,
    Cell,
    Warrior,
    beside,
    cell_named,
    name,
    step,
)

TOKEN_COST = {"mt_1": 2, "mt_2": 2, "mt_3": 3, "mt_4": 3, "mt_5": 4, "mt_6": 4}
WEAPON_FOR = {"horse": "sword", "footman": "halberd", "kneeling_archer": "crossbow"}
WEAPON_FOR["musician"] = "spear"
WAREHOUSES = ("wh_ne", "wh_se", "wh_sw", "wh_nw")
INSTEAD = {"take:coin", "take:wet_clay"}


class Turn:
    """A view and the player who is asked; `noun` is the piece that the question is about."""

    def __init__(self, view: ArmyView, seat: int, noun: str = "") -> None:
        self.view, self.noun = view, noun
        self.board = Board(view)
        self.me: PlayerView = view.players[seat]
        self.own = [w for w in self.board.warriors if w.owner == seat]
        self.stock = {kind.id: kind.left for kind in view.organizer}
        self.ready = {weapon for weapon, active in self.me.weapons if active}
        self.here = next((s for s in view.segments if s.id == view.segment), None)

    # Where a worker may go

    def accepts(self, workers: tuple[tuple[int, str], ...], worker: str) -> bool:
        """Anybody enters an empty segment, an artisan also one with a single craftsman."""
        kinds = [kind for _, kind in workers]
        return not kinds or (worker == "artisan" and kinds == ["craftsman"])

    def in_hand(self) -> list[str]:
        return ["craftsman"] * bool(self.me.craftsmen) + ["artisan"] * bool(self.me.artisans)

    def segment(self, turned: bool) -> set[str]:
        found = {
            f"place:{s.id}"
            for s in self.view.segments
            if any(self.accepts(s.workers, worker) for worker in self.in_hand())
        }
        rings = {"rotate:inner_ring", "rotate:middle_ring"}
        return found | rings if self.me.coins >= 2 and not turned else found

    def worker(self) -> set[str]:
        workers = next(s.workers for s in self.view.segments if s.id == self.noun)
        return {f"send:{worker}" for worker in self.in_hand() if self.accepts(workers, worker)}

    # The rings

    def can_make(self) -> bool:
        return bool(self.me.bases and any(self.stock.values()) and self.board.empty)

    def can_inner(self) -> bool:
        assert self.here is not None
        action = self.here.inner
        if action.startswith("warrior"):
            return self.me.wet >= int(action[-1]) and self.can_make()
        if action == "soak":
            return self.me.dry > 0
        if action == "upgrade":
            return (self.me.seat, "craftsman") in self.standing() and self.me.artisans_left > 0
        return True

    def standing(self) -> tuple[tuple[int, str], ...]:
        """Who stands where this turn's worker does; a craftsman of one's own came alone."""
        assert self.here is not None
        return self.here.workers if len(self.here.workers) == 1 else ()

    def inner(self) -> set[str]:
        found = {*INSTEAD, "skip:inner_action"}
        return found | {"perform:inner_action"} if self.can_inner() else found

    def can_use(self, master: str) -> bool:
        if master == "master_builder":
            return self.me.coins >= self.view.round and self.can_make()
        if master == "master_administrator":
            return self.can_inner()
        if master == "master_supervisor":
            return sum(self.view.warehouses) > 0
        if master == "master_blacksmith":
            return len(self.ready) < 4
        return True

    def token(self) -> set[str]:
        """One token of each cost that can be paid."""
        payable: dict[int, str] = {}
        for token in self.me.tokens:
            if TOKEN_COST[token] <= self.me.coins:
                payable.setdefault(TOKEN_COST[token], token)
        return {f"pay:{token}" for token in payable.values()}

    def middle(self) -> set[str]:
        assert self.here is not None
        found, action = {*INSTEAD, "skip:middle_action"}, self.here.middle
        if action.startswith("master"):
            if action in dict(self.me.masters):
                return found | {f"use:{action}"} if self.can_use(action) else found
            return found | {f"buy:{action}"} if self.token() else found
        free = self.view.solo or (self.view.stack and self.me.priority is None)
        return found | {"perform:middle_action"} if action != "priority" or free else found

    def ability(self) -> set[str]:
        found = {f"decline:{self.noun}"}
        return found | {f"use:{self.noun}"} if self.can_use(self.noun) else found

    def warehouse(self) -> set[str]:
        """Any, then any other."""
        return {f"empty:{place}" for place in WAREHOUSES if place != self.noun}

    def outer(self) -> set[str]:
        assert self.here is not None
        action = self.here.outer
        if action == "specialist":
            possible = bool(self.specialist())
        else:
            possible = action.removeprefix("ready_") not in self.ready
        return {"skip:outer_action"} | ({"perform:outer_action"} if possible else set())

    # Warriors

    def warrior(self, builder: bool) -> set[str]:
        most = max(self.stock.values())
        return {
            f"make:{kind}"
            for kind, left in self.stock.items()
            if left and (left == most or not builder)
        }

    def cell(self) -> set[str]:
        return {f"stand:{name(cell)}" for cell in self.board.empty}

    def weapon(self) -> set[str]:
        weapon = WEAPON_OF[self.noun]
        assert weapon in self.ready
        return {f"wield:{weapon}", f"rest:{weapon}"}

    def inspector(self, steps: tuple[int, ...]) -> set[str]:
        row, column = int(self.view.row[4:]) - 1, int(self.view.column[4:]) - 1
        found = {f"inspect:row_{(row + n) % 7 + 1}" for n in steps}
        return {"stay:inspectors"} | found | {f"inspect:col_{(column + n) % 9 + 1}" for n in steps}

    def guard(self) -> set[str]:
        """Own warriors on foot, but the new one, that can move at all."""
        movable = [w for w in self.on_foot() if beside(w.at) & self.board.empty]
        return {"halt:guard"} | {f"move:{name(w.at)}" for w in movable if name(w.at) != self.noun}

    def on_foot(self) -> list[Warrior]:
        return [warrior for warrior in self.own if len(warrior.cells) == 1]

    def march(self) -> set[str]:
        found: set[Cell] = set()
        for way in WAYS:
            cell = step(cell_named(self.noun), way)
            while cell in self.board.empty:
                found.add(cell)
                cell = step(cell, way)
        return {f"march:{name(cell)}" for cell in found}

    # Specialists

    def specialist(self) -> set[str]:
        places = {
            "horse": bool(self.rider()),
            "footman": bool(self.board.empty),
            "kneeling_archer": bool(self.archer_cells()),
            "musician": bool(self.board.empty),
        }
        return {
            f"hire:{kind.id}"
            for kind in self.view.specialists
            if kind.left
            and self.me.coins >= kind.worth
            and WEAPON_FOR[kind.id] in self.ready
            and places[kind.id]
        }

    def ways(self, at: Cell) -> list[str]:
        """The directions in which two cells are free."""
        return [w for w in WAYS if {step(at, w), step(at, w, 2)} <= self.board.empty]

    def rider(self) -> set[str]:
        return {f"mount:{name(w.at)}" for w in self.on_foot() if self.ways(w.at)}

    def horse(self) -> set[str]:
        at = cell_named(self.noun)
        return {f"ride:{name(step(at, way))}" for way in self.ways(at)}

    def archer_cells(self) -> set[Cell]:
        near = {c for w in self.board.warriors for cell in w.cells for c in beside(cell)}
        return near & self.board.empty

    def specialist_cell(self) -> set[str]:
        archer = self.noun == "kneeling_archer"
        return {f"post:{name(c)}" for c in (self.archer_cells() if archer else self.board.empty)}

    def face(self) -> set[str]:
        near = beside(cell_named(self.noun))
        return {f"face:{name(cell)}" for cell in near if self.board.warrior_on(cell)}

    def expects(self, asked: str, arg: int) -> set[str]:
        """The choices of a step."""
        return {
            "ChooseSegment": lambda: self.segment(turned=False),
            "SegmentAfterTurning": lambda: self.segment(turned=True),
            "SendWorker": self.worker,
            "InnerAction": self.inner,
            "MiddleAction": self.middle,
            "OuterAction": self.outer,
            "ChooseToken": self.token,
            "UseNewMaster": self.ability,
            "ChooseWarehouse": self.warehouse,
            "PriorityBonusGoods": lambda: INSTEAD,
            "ChooseWarrior": lambda: self.warrior(builder=arg % 2 == 1),
            "PlaceWarrior": self.cell,
            "UseWeapon": self.weapon,
            "OfficerInspector": lambda: self.inspector((1, -1)),
            "MasterInspector": lambda: self.inspector((1, 2)),
            "PickForGuard": self.guard,
            "MarchWarrior": self.march,
            "HireSpecialist": self.specialist,
            "ChooseRider": self.rider,
            "TurnHorse": self.horse,
            "PlaceSpecialist": self.specialist_cell,
            "FaceWarrior": self.face,
        }[asked]()


def about(asked: str, arg: int) -> str:
    """The piece or place that a question is about, as its argument numbers it."""
    masters = ("builder", "administrator", "inspector", "clay_maker", "supervisor", "blacksmith")
    if asked == "SendWorker":
        return f"s{arg}"
    if asked in ("ChooseToken", "UseNewMaster"):
        return f"master_{masters[arg % 8]}"
    if asked == "ChooseWarehouse":
        return WAREHOUSES[arg] if arg >= 0 else ""
    if asked == "UseWeapon":
        return WARRIORS[arg % 4]
    if asked == "PlaceSpecialist":
        return tuple(WEAPON_FOR)[arg]
    if asked in ("PickForGuard", "MarchWarrior", "TurnHorse", "FaceWarrior"):
        return name(divmod(arg, 9))
    return ""
