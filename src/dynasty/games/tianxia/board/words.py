"""What each thing on the board is called and how it stands: tooltips and plain text."""

from collections.abc import Iterable

from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.codes import named
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


def seats(canvas: Canvas, some: Iterable[int]) -> str:
    """Houses by name, in their order."""
    return ", ".join(canvas.who(seat) for seat in some)


def income_nouns(canvas: Canvas, building: str) -> tuple[str, ...]:
    """What an Income or Starting Building gives."""
    return named(canvas.box.income_effect[INCOME.index(building)])


def board_help(canvas: Canvas, board: str) -> list[str]:
    """The Merchant actions of a side of a player board."""
    first = BOARD_SIDES.index(board.removeprefix("board_")) * ROWS
    return [canvas.help(merchant) for merchant in MERCHANTS[first : first + ROWS]]


def is_income(building: str) -> bool:
    """Has this Building a black roof?"""
    return building in BUILDINGS[:FIRST_PASSIVE]


def slot_words(canvas: Canvas, slot: SlotView) -> list[str]:
    """A Building slot: its Building, Governors, tile, token, raid value and price."""
    say = canvas.say
    return [
        canvas.name(slot.building),
        canvas.help(slot.building),
        say("board-governors", seats=seats(canvas, slot.governors)) if slot.governors else "",
        say("board-tile", tile=canvas.name(slot.bonus)) if slot.bonus else "",
        say("board-token") if slot.token else "",
        say("board-raid", n=slot.raid),
        say("board-price", n=slot.price) if slot.price >= 0 else "",
    ]


def rank_words(canvas: Canvas, battle: BattleView, seat: int) -> str:
    """How a defender would come out of a Battle now, and what the points are for."""
    strength, points = battle.strengths[seat], battle.points[seat]
    said = canvas.say("board-rank", seat=canvas.who(seat), n=strength, points=points)
    found = [(part, n) for part, n in zip(BATTLE_PARTS, battle.parts[seat], strict=True) if n]
    parts = ", ".join(canvas.say(f"board-part-{part}", n=n) for part, n in found)
    return f"{said} ({parts})" if len(found) > 1 else said


def raid_words(canvas: Canvas, name: str) -> str:
    """A slot that would be raided, by its Building."""
    slot = next(slot for slot in canvas.view.slots if slot.id == name)
    return canvas.say("board-building", slot=canvas.name(name), name=canvas.name(slot.building))


def path_words(canvas: Canvas, section: SectionView) -> str:
    """The Buildings that a section protects, in the order in which they are raided."""
    path = [slot.id for slot in canvas.view.slots if slot.section == section.id]
    return canvas.say("board-protects", slots=", ".join(raid_words(canvas, slot) for slot in path))


def fall_words(canvas: Canvas, name: str) -> str:
    """A slot that would be raided, with the Governors who would fall."""
    slot = next(slot for slot in canvas.view.slots if slot.id == name)
    fallen = seats(canvas, slot.governors)
    if not fallen:
        return raid_words(canvas, name)
    building = canvas.name(slot.building)
    return canvas.say("board-fallen", slot=canvas.name(name), name=building, seats=fallen)


def nomad_words(canvas: Canvas, card: str) -> str:
    """A Nomad card: its steps and its Strength for each section."""
    number = NOMADS.index(card)
    steps, strength = canvas.box.nomad_steps[number], canvas.box.nomad_strength[number]
    rows = {"steps": ", ".join(map(str, steps)), "strength": ", ".join(map(str, strength))}
    return canvas.about(canvas.name(card), canvas.say("board-card", **rows))


def section_words(canvas: Canvas, section: SectionView) -> list[str]:
    """A Wall section: the Nomads, who defends it, and what a Battle would do now."""
    say, battle = canvas.say, section.forecast
    pieces = [
        say("board-walls", seats=seats(canvas, section.walls)) if section.walls else "",
        say("board-tower", seat=canvas.who(section.tower)) if section.tower >= 0 else "",
        say("board-soldiers", seats=seats(canvas, section.soldiers)) if section.soldiers else "",
        say("board-doubles", seats=seats(canvas, section.doubles)) if section.doubles else "",
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


def left_to_build(canvas: Canvas, key: str, prices: tuple[int, ...]) -> str:
    """How many Walls or Towers are left, and what the next one costs."""
    return canvas.say(key, n=len(prices), stone=prices[0] if prices else 0)


def progress_words(canvas: Canvas, card: ObjectiveView) -> str:
    """How much of what it counts an Objective has found."""
    return canvas.say("board-found", n=card.found) if card.found >= 0 else ""


def ship_goods(canvas: Canvas, ship: ShipView) -> tuple[str, ...]:
    """What a Delivery there costs, the port Good first."""
    box = canvas.box
    port = box.port_good[PORT_DEMANDS.index(ship.port_demand)]
    goods = [port]
    if ship.demand is not None:
        demand = DEMANDS.index(ship.demand)
        goods += [box.demand_good[demand]] * box.demand_count[demand]
    return tuple("any_good" if good == ANY else STUFF[good] for good in goods)


def demand_gain(canvas: Canvas, demand: str) -> tuple[str, ...]:
    """What a Delivery brings by its Demand tile."""
    return named(canvas.box.demand_effect[DEMANDS.index(demand)])


def space_gain(canvas: Canvas, ship: str, space: int) -> tuple[str, ...]:
    """What a Delivery space gives."""
    return named(canvas.box.ship_spaces[SHIPS.index(ship)][space])


def demand_words(canvas: Canvas, ship: ShipView, demand: str) -> list[str]:
    """What a Delivery costs there, and what it gives."""
    return [
        canvas.say("board-costs", goods=ship_goods(canvas, ship)),
        canvas.say("board-gives", gain=demand_gain(canvas, demand)),
    ]


def berth_words(canvas: Canvas, ship: ShipView) -> list[str]:
    """The Shipping markers in a Port; or that no Ship lies there."""
    if ship.ship is None:
        return [canvas.say("board-empty")]
    return [
        canvas.say("board-shipping", seat=canvas.who(seat), n=n)
        for seat, n in enumerate(ship.shipping)
        if n
    ]


def ship_words(canvas: Canvas, ship: ShipView) -> list[str]:
    """A Ship with its Demand and the Shipping markers in its Port."""
    demand = demand_words(canvas, ship, ship.demand) if ship.demand else []
    return [*demand, *berth_words(canvas, ship)]


def reward_words(canvas: Canvas, track: int) -> list[str]:
    """What steps 5 and 10 of a track give."""
    found = {5: canvas.box.step_5[track], LAST_STEP: canvas.box.step_10[track]}
    return [
        canvas.say("board-reward", n=step, gain=named(effect)) for step, effect in found.items()
    ]


def space_words(canvas: Canvas, ship: ShipView, space: int) -> list[str]:
    """A Delivery space: its reward, or who covers it."""
    assert ship.ship is not None
    if ship.markers[space] >= 0:
        return [canvas.say("board-covered", seat=canvas.who(ship.markers[space]))]
    return [canvas.say("board-gives", gain=space_gain(canvas, ship.ship, space))]
