"""Names and descriptions of the pieces on the board, for tooltips and plain text."""

from collections.abc import Iterable

from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.effect_codes import gain_nouns
from dynasty.games.tianxia.names import (
    ANY,
    BOARD_SIDES,
    BUILDINGS,
    DEMANDS,
    FIRST_PASSIVE,
    INCOME,
    LAST_STEP,
    MERCHANTS,
    NOMADS,
    PORT_DEMANDS,
    ROWS,
    SHIPS,
    STUFF,
)
from dynasty.games.tianxia.view import (
    BATTLE_PARTS,
    BattleView,
    ObjectiveView,
    SectionView,
    ShipView,
    SlotView,
)


def house_names(canvas: Canvas, some: Iterable[int]) -> str:
    """Return the names of these houses, in their order."""
    return ", ".join(canvas.who(seat) for seat in some)


def income_nouns(canvas: Canvas, building: str) -> tuple[str, ...]:
    """Return what an Income or Starting Building gives."""
    return gain_nouns(canvas.box.income_effect[INCOME.index(building)])


def player_board_help(canvas: Canvas, board: str) -> list[str]:
    """Return the Merchant actions of a side of a player board."""
    first = BOARD_SIDES.index(board.removeprefix("board_")) * ROWS
    return [canvas.help(merchant) for merchant in MERCHANTS[first : first + ROWS]]


def is_income(building: str) -> bool:
    """Return whether this Building has a black roof, which gives income."""
    return building in BUILDINGS[:FIRST_PASSIVE]


def slot_words(canvas: Canvas, slot: SlotView) -> list[str]:
    """Return a Building slot in words: Building, Governors, tile, token, raid value, price."""
    say = canvas.say
    return [
        canvas.name(slot.building),
        canvas.help(slot.building),
        say("board-governors", seats=house_names(canvas, slot.governors)) if slot.governors else "",
        say("board-tile", tile=canvas.name(slot.bonus)) if slot.bonus else "",
        say("board-token") if slot.token else "",
        say("board-raid", n=slot.raid),
        say("board-price", n=slot.price) if slot.price >= 0 else "",
    ]


def rank_words(canvas: Canvas, battle: BattleView, seat: int) -> str:
    """Return a defender's rank in a Battle now, and the reasons for the points, in words."""
    strength, points = battle.strengths[seat], battle.points[seat]
    said = canvas.say("board-rank", seat=canvas.who(seat), n=strength, points=points)
    found = [(part, n) for part, n in zip(BATTLE_PARTS, battle.parts[seat], strict=True) if n]
    parts = ", ".join(canvas.say(f"board-part-{part}", n=n) for part, n in found)
    return f"{said} ({parts})" if len(found) > 1 else said


def raid_words(canvas: Canvas, name: str) -> str:
    """Return in words a slot that would be raided, by its Building."""
    slot = next(slot for slot in canvas.view.slots if slot.id == name)
    return canvas.say("board-building", slot=canvas.name(name), name=canvas.name(slot.building))


def path_words(canvas: Canvas, section: SectionView) -> str:
    """Return in words the Buildings that a section protects, in the order of raids."""
    path = [slot.id for slot in canvas.view.slots if slot.section == section.id]
    return canvas.say("board-protects", slots=", ".join(raid_words(canvas, slot) for slot in path))


def fall_words(canvas: Canvas, name: str) -> str:
    """Return in words a slot that would be raided, with the Governors lost."""
    slot = next(slot for slot in canvas.view.slots if slot.id == name)
    fallen = house_names(canvas, slot.governors)
    if not fallen:
        return raid_words(canvas, name)
    building = canvas.name(slot.building)
    return canvas.say("board-fallen", slot=canvas.name(name), name=building, seats=fallen)


def nomad_words(canvas: Canvas, card: str) -> str:
    """Return in words a Nomad card: its steps and its Strength for each section."""
    number = NOMADS.index(card)
    steps, strength = canvas.box.nomad_steps[number], canvas.box.nomad_strength[number]
    rows = {"steps": ", ".join(map(str, steps)), "strength": ", ".join(map(str, strength))}
    return canvas.about(canvas.name(card), canvas.say("board-card", **rows))


def section_words(canvas: Canvas, section: SectionView) -> list[str]:
    """Return in words a section: the Nomads, its defenders, and what a Battle would do."""
    say, battle = canvas.say, section.forecast
    pieces = [
        say("board-walls", seats=house_names(canvas, section.walls)) if section.walls else "",
        say("board-tower", seat=canvas.who(section.tower)) if section.tower >= 0 else "",
        say("board-soldiers", seats=house_names(canvas, section.soldiers))
        if section.soldiers
        else "",
        say("board-doubles", seats=house_names(canvas, section.doubles)) if section.doubles else "",
    ]
    ranks = [rank_words(canvas, battle, seat) for seat in battle.ranking]
    raided = ", ".join(fall_words(canvas, slot) for slot in battle.raided)
    outcome = [
        *ranks,
        say("board-raided", slots=raided) if raided else say("board-holds"),
        say("board-left", n=battle.left) if battle.left else "",
    ]
    return [
        say("board-battle")
        if section.battle
        else say("board-chief", n=section.chief, last=canvas.box.chieftain_steps),
        say("board-strength", n=section.strength),
        say("board-defense", n=section.defense),
        *pieces,
        f"{say('board-now')} {outcome[0]}" if section.battle or ranks or raided else outcome[0],
        *outcome[1:],
    ]


def fortifications_left_words(canvas: Canvas, key: str, prices: tuple[int, ...]) -> str:
    """Return in words how many Walls or Towers are left, and what the next one costs."""
    return canvas.say(key, n=len(prices), stone=prices[0] if prices else 0)


def progress_words(canvas: Canvas, card: ObjectiveView) -> str:
    """Return in words how much an Objective has found of what it counts."""
    return canvas.say("board-found", n=card.found) if card.found >= 0 else ""


def ship_goods(canvas: Canvas, ship: ShipView) -> tuple[str, ...]:
    """Return what a Delivery there costs, the port Good first."""
    box = canvas.box
    port = box.port_good[PORT_DEMANDS.index(ship.port_demand)]
    goods = [port]
    if ship.demand is not None:
        demand = DEMANDS.index(ship.demand)
        goods += [box.demand_good[demand]] * box.demand_count[demand]
    return tuple("any_good" if good == ANY else STUFF[good] for good in goods)


def demand_gain(canvas: Canvas, demand: str) -> tuple[str, ...]:
    """Return what the Demand tile gives for a Delivery."""
    return gain_nouns(canvas.box.demand_effect[DEMANDS.index(demand)])


def space_gain(canvas: Canvas, ship: str, space: int) -> tuple[str, ...]:
    """Return what a Delivery space gives."""
    return gain_nouns(canvas.box.ship_spaces[SHIPS.index(ship)][space])


def demand_words(canvas: Canvas, ship: ShipView, demand: str) -> list[str]:
    """Return in words what a Delivery for this Demand costs and gives."""
    return [
        canvas.say("board-costs", goods=ship_goods(canvas, ship)),
        canvas.say("board-gives", gain=demand_gain(canvas, demand)),
    ]


def berth_words(canvas: Canvas, ship: ShipView) -> list[str]:
    """Return in words the Shipping markers in a Port, or that no Ship is there."""
    if ship.ship is None:
        return [canvas.say("board-empty")]
    return [
        canvas.say("board-shipping", seat=canvas.who(seat), n=n)
        for seat, n in enumerate(ship.shipping)
        if n
    ]


def ship_words(canvas: Canvas, ship: ShipView) -> list[str]:
    """Return in words a Ship with its Demand and the Shipping markers in its Port."""
    demand = demand_words(canvas, ship, ship.demand) if ship.demand else []
    return [*demand, *berth_words(canvas, ship)]


def reward_words(canvas: Canvas, track: int) -> list[str]:
    """Return in words what steps 5 and 10 of a track give."""
    found = {5: canvas.box.step_5[track], LAST_STEP: canvas.box.step_10[track]}
    return [
        canvas.say("board-reward", n=step, gain=gain_nouns(effect))
        for step, effect in found.items()
    ]


def space_words(canvas: Canvas, ship: ShipView, space: int) -> list[str]:
    """Return in words a Delivery space: its reward, or the house that covers it."""
    assert ship.ship is not None
    if ship.markers[space] >= 0:
        return [canvas.say("board-covered", seat=canvas.who(ship.markers[space]))]
    return [canvas.say("board-gives", gain=space_gain(canvas, ship.ship, space))]
