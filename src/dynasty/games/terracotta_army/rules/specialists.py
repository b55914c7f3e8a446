"""Specialists: horse, footman, kneeling archer, musician (T-7)."""

from typing import Final

from dynasty.games.terracotta_army.names import (
    ARCHER,
    CELLS,
    COLUMNS,
    DIRECTIONS,
    EAST,
    FOOTMAN,
    HORSE,
    NORTH,
    SOUTH,
    SPECIALISTS,
    WEAPONS,
)
from dynasty.games.terracotta_army.rules.mausoleum_cells import (
    ALL,
    HORSES,
    NEAR,
    NEXT,
    NOT_EASTERN,
    NOT_WESTERN,
    CellChoices,
    CellStep,
    beside,
)
from dynasty.games.terracotta_army.rules.piece_gains import outlook, outlook_change
from dynasty.games.terracotta_army.rules.stock_and_score import (
    MAUSOLEUM_FULL,
    empty_cells,
    occupied,
    price,
    specialist_stock,
)
from dynasty.games.terracotta_army.rules.warriors import NOT_YOURS, OCCUPIED, mounted
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Choice, Refusal, Step, Values, choices, pile_cards

HIRE: Final = choices("hire", SPECIALISTS)
MOUNT: Final = CellChoices("mount")
RIDE: Final = CellChoices("ride")
POST: Final = CellChoices("post")
FACE: Final = CellChoices("face")

SOLD_OUT: Final = Refusal("T-1.5", "sold-out")
TOO_DEAR: Final = Refusal("T-7.1", "specialist-too-dear")
WEAPON_INACTIVE: Final = Refusal("T-7.1", "weapon-inactive")
NO_RIDER: Final = Refusal("T-7.3", "no-rider")
NO_TARGET: Final = Refusal("T-7.5", "no-archer-cell")
NOTHING_TO_HIRE: Final = Refusal("T-7.1", "nothing-to-hire")
ALREADY_MOUNTED: Final = Refusal("T-7.3", "already-mounted")
NO_ROOM: Final = Refusal("T-7.3", "no-room-for-horse")
NO_WARRIOR_BESIDE: Final = Refusal("T-7.5", "no-warrior-beside")
NO_WARRIOR_THERE: Final = Refusal("T-7.5", "no-warrior-there")


def behind(cells: int, direction: int) -> int:
    """Return the cells whose neighbour in a direction is one of these."""
    if direction == NORTH:
        return cells << COLUMNS & ALL
    if direction == EAST:
        return (cells & NOT_WESTERN) >> 1
    if direction == SOUTH:
        return cells >> COLUMNS
    return (cells & NOT_EASTERN) << 1


def with_room(free: int, direction: int) -> int:
    """[T-7.3] Return the cells whose next two cells in a direction are free."""
    return behind(free & behind(free, direction), direction)


def riders(s: ArmyState, seat: int) -> int:
    """[T-7.3] Return the seat's warriors without a horse that have room for one."""
    free, found = empty_cells(s), 0
    for direction in range(len(DIRECTIONS)):
        found |= with_room(free, direction)
    return found & s.own[seat] & ~mounted(s)


def all_bodies(s: ArmyState) -> int:
    """[T-7.3] Return all cells that warriors occupy, horses included."""
    kinds = s.kinds
    found = kinds[0] | kinds[1] | kinds[2] | kinds[3]
    for mount in s.mounts:
        found |= HORSES[mount]
    return found


def archer_cells(s: ArmyState) -> int:
    """[T-7.5] Return the empty cells beside a warrior of any player."""
    return empty_cells(s) & beside(all_bodies(s))


def specialist_refusal(s: ArmyState, seat: int, kind: int) -> Refusal | None:
    """[T-7.1] Return why the seat cannot hire a specialist of this type."""
    if specialist_stock(s, kind) <= 0:
        return SOLD_OUT
    if not s.weapons[seat] >> s.box.specialist_weapon[kind] & 1:
        return WEAPON_INACTIVE
    if s.coins[seat] < price(s, kind):
        return TOO_DEAR
    if kind == HORSE:
        return None if riders(s, seat) else NO_RIDER
    if kind == ARCHER:
        return None if archer_cells(s) else NO_TARGET
    return None if empty_cells(s) else MAUSOLEUM_FULL


def hiring_refusal(s: ArmyState, seat: int) -> Refusal | None:
    """[T-7.2] Return why the seat cannot perform the specialist action at all."""
    if s.weapons[seat]:
        for kind in range(len(SPECIALISTS)):
            if specialist_refusal(s, seat, kind) is None:
                return None
    return NOTHING_TO_HIRE


# What keeps a specialist from being hired, as numbers for the sentence that lists them.
LACKS: Final = {
    SOLD_OUT: 1,
    WEAPON_INACTIVE: 2,
    TOO_DEAR: 3,
    NO_RIDER: 4,
    NO_TARGET: 5,
    MAUSOLEUM_FULL: 6,
}


def offered_prices(s: ArmyState, seat: int) -> dict[str, int | str]:
    """[T-7.1] Return price and weapon of each specialist that the seat can hire."""
    found: dict[str, int | str] = {}
    for kind, name in enumerate(SPECIALISTS):
        if specialist_refusal(s, seat, kind) is None:
            found[name] = price(s, kind)
            found[f"{name}_weapon"] = WEAPONS[s.box.specialist_weapon[kind]]
    return found


def lacks(s: ArmyState, seat: int) -> Values:
    """[T-7.1] Return why the seat cannot hire each other specialist, its price and its weapon."""
    said: Values = {"have": s.coins[seat], "armed": int(s.weapons[seat] != 0)}
    for kind, name in enumerate(SPECIALISTS):
        refusal = specialist_refusal(s, seat, kind)
        said[name] = LACKS[refusal] if refusal else 0
        said[f"{name}_price"] = price(s, kind)
        said[f"{name}_weapon"] = WEAPONS[s.box.specialist_weapon[kind]]
    return said


class HireSpecialist(Step[ArmyState]):
    """[T-7.1] [T-7.2] Choose a specialist; pay its coins and turn its weapon inactive."""

    rule = "T-7.1"
    prompt = "ask-specialist"
    offers = HIRE

    def refusal(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return specialist_refusal(s, seat, choice.at)

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        coins, weapon = price(s, choice.at), s.box.specialist_weapon[choice.at]
        s.coins[seat] -= coins
        s.weapons[seat] ^= 1 << weapon
        name = WEAPONS[weapon]
        s.tell("specialist_hired", "T-7.1", seat, who=choice.noun, coins=coins, weapon=name)
        if choice.at == HORSE:
            s.then(CHOOSE_RIDER, seat)
        else:
            s.then(PLACE_SPECIALIST, seat, choice.at)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        weapon = WEAPONS[s.box.specialist_weapon[choice.at]]
        return {"coins": price(s, choice.at), "weapon": weapon}

    def because(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        weapon = WEAPONS[s.box.specialist_weapon[choice.at]]
        return {"need": price(s, choice.at), "have": s.coins[seat], "weapon": weapon}


class ChooseRider(CellStep):
    """[T-7.3] Choose which own warrior gets the horse."""

    rule = "T-7.3"
    prompt = "ask-rider"
    cells = MOUNT
    offers = MOUNT.all

    def open_cells(self, s: ArmyState, seat: int, arg: int) -> int:
        return riders(s, seat)

    def reason(self, s: ArmyState, seat: int, arg: int, cell: int) -> Refusal:
        if not s.own[seat] >> cell & 1:
            return NOT_YOURS
        return ALREADY_MOUNTED if mounted(s) >> cell & 1 else NO_ROOM

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        s.then(TURN_HORSE, seat, choice.at)


def horse_cells(s: ArmyState, cell: int) -> int:
    """[T-7.3] Return the neighbours of a rider over which a horse fits."""
    taken, found = occupied(s), 0
    for way in range(len(DIRECTIONS)):
        horse = HORSES[cell * 4 + way]
        if horse and not horse & taken:
            found |= 1 << NEXT[way][cell]
    return found


def way_to(cell: int, neighbour: int) -> int:
    """Return the direction of a neighbouring cell."""
    return next(way for way in range(len(DIRECTIONS)) if NEXT[way][cell] == neighbour)


class TurnHorse(CellStep):
    """[T-7.3] Choose over which neighbour the horse reaches. The argument is the rider's cell."""

    rule = "T-7.3"
    prompt = "ask-horse"
    compares = "points"
    cells = RIDE
    offers = RIDE.all
    closed = NO_ROOM

    def open_cells(self, s: ArmyState, seat: int, arg: int) -> int:
        return horse_cells(s, arg)

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        way = way_to(arg, choice.at)
        s.mounts.append(arg * 4 + way)
        end = NEXT[way][choice.at]
        s.tell("horse_placed", "T-7.3", seat, cell=CELLS[arg], end=CELLS[end])

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        after = s.clone()
        after.mounts.append(arg * 4 + way_to(arg, choice.at))
        return outlook_change(s, after, seat)


class PlaceSpecialist(CellStep):
    """[T-7.4] [T-7.5] [T-7.8] Choose the cell for a footman, an archer or a musician."""

    rule = "T-7.2"
    prompt = "ask-specialist-cell"
    compares = "points"
    cells = POST
    offers = POST.all

    def open_cells(self, s: ArmyState, seat: int, arg: int) -> int:
        return archer_cells(s) if arg == ARCHER else empty_cells(s)

    def reason(self, s: ArmyState, seat: int, arg: int, cell: int) -> Refusal:
        return OCCUPIED if occupied(s) >> cell & 1 else NO_WARRIOR_BESIDE

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        if arg == ARCHER:
            s.then(FACE_WARRIOR, seat, choice.at)
        else:
            put_specialist(s, seat, arg, choice.at)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        if arg == ARCHER:
            faced = best_faced(s, seat, choice.at)
            after = with_archer(s, seat, choice.at, faced)
            return {
                "who": SPECIALISTS[arg],
                "faced": CELLS[faced],
                **outlook_change(s, after, seat),
            }
        after = s.clone()
        put_specialist(after, seat, arg, choice.at)
        return {"who": SPECIALISTS[arg], "faced": 0, **outlook_change(s, after, seat)}


def put_specialist(s: ArmyState, seat: int, kind: int, cell: int) -> None:
    """[T-7.4] [T-7.8] Place a footman or a musician on a cell."""
    if kind == FOOTMAN:
        s.footmen |= 1 << cell
    else:
        s.musicians |= 1 << cell
    rule = "T-7.4" if kind == FOOTMAN else "T-7.8"
    s.tell("specialist_placed", rule, seat, who=SPECIALISTS[kind], cell=CELLS[cell])


def put_archer(s: ArmyState, seat: int, cell: int, faced: int) -> None:
    """[T-7.5] [T-6.8] Place a kneeling archer that faces the warrior on a neighbouring cell."""
    s.archers[way_to(cell, faced)] |= 1 << cell
    s.tell("archer_placed", "T-7.5", seat, cell=CELLS[cell], faced=CELLS[faced])


def with_archer(s: ArmyState, seat: int, cell: int, faced: int) -> ArmyState:
    """Return a copy of the state with an archer on that cell."""
    after = s.clone()
    put_archer(after, seat, cell, faced)
    return after


def best_faced(s: ArmyState, seat: int, cell: int) -> int:
    """[T-7.5] Return the neighbouring warrior that it pays the seat most to face from a cell."""

    def prospect(faced: int) -> int:
        return sum(outlook(with_archer(s, seat, cell, faced), seat))

    return max(pile_cards(NEAR[cell] & all_bodies(s)), key=prospect)


class FaceWarrior(CellStep):
    """[T-7.5] Choose which neighbouring warrior the archer faces. The argument is its cell."""

    rule = "T-7.5"
    prompt = "ask-face"
    compares = "points"
    cells = FACE
    offers = FACE.all
    closed = NO_WARRIOR_THERE

    def open_cells(self, s: ArmyState, seat: int, arg: int) -> int:
        return NEAR[arg] & all_bodies(s)

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        put_archer(s, seat, arg, choice.at)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        return outlook_change(s, with_archer(s, seat, arg, choice.at), seat)


HIRE_SPECIALIST: Final = HireSpecialist()
CHOOSE_RIDER: Final = ChooseRider()
TURN_HORSE: Final = TurnHorse()
PLACE_SPECIALIST: Final = PlaceSpecialist()
FACE_WARRIOR: Final = FaceWarrior()
