"""What each question must offer, told a second time from what lies openly on the table.

Slow and plain, without a look at the rules' own code, so that the two can be held together.
"""

from dynasty.games.xian.names import (
    BUILDINGS,
    CARDS,
    COLOURS,
    EQUIPMENT,
    REQUEST_SPACES,
    RESOURCES,
    TOKENS,
)
from dynasty.games.xian.view import BuildingView, PlayerView, SquareView, XianView
from tests.games.xian.setting import BOX

CLAY = {"a": 2, "b": 3, "c": 5}
Payment = tuple[str, ...]


class Oracle:
    """A view and the seat that is asked; `target` is the space or slot of a running action."""

    def __init__(self, view: XianView, seat: int, target: str = "", saved: bool = False) -> None:
        self.view = view
        self.seat = seat
        self.me: PlayerView = view.players[seat]
        self.target = target
        self.saved = saved

    def owns(self, tile: str) -> bool:
        return (tile, False) in self.me.bonus_tiles

    @property
    def discount(self) -> int:
        return int(self.owns("bonus_discount"))

    def held(self) -> dict[str, int]:
        amounts = (self.me.coins, self.me.clay, *self.me.pigments)
        return {name: n for name, n in zip(RESOURCES, amounts, strict=True) if n}

    # The four actions

    def craft_cost(self, square: SquareView, saved: int) -> int:
        return max(0, CLAY[square.section] - ("scientist" in self.me.helpers) - saved)

    def craftable(self) -> list[str]:
        empty = [s for s in self.view.pit if s.kind != "wall" and s.warrior is None]
        if not self.view.raw_stock:
            return []
        return [s.id for s in empty if self.craft_cost(s, self.discount) <= self.me.clay]

    def requested(self, section: str) -> list[str]:
        shown = dict(zip(REQUEST_SPACES, self.view.requests, strict=True))
        spaces = [space for space in REQUEST_SPACES if space.startswith(f"req_{section}")]
        return [COLOURS[BOX.token_colour[TOKENS.index(shown[space])]] for space in spaces]

    def payments(self, section: str, saved: int) -> set[Payment]:
        """The distinct sets of pigments that the seat can hand over."""
        asked = self.requested(section)
        if section == "a":
            pairs = [(asked[0], colour) for colour in COLOURS]
        else:
            pairs = [(asked[0], asked[-1])]
        wanted = {(colour,) for pair in pairs for colour in pair} if saved else set(pairs)
        own = dict(zip(COLOURS, self.me.pigments, strict=True))
        return {
            tuple(sorted(payment, key=COLOURS.index))
            for payment in wanted
            if all(payment.count(colour) <= own[colour] for colour in payment)
        }

    def paintable(self) -> list[str]:
        if not self.me.warriors_left:
            return []
        allowed = (None, f"seat_{self.seat}")
        free = [s for s in self.view.pit if s.warrior == "raw" and s.seal in allowed]
        return [s.id for s in free if self.may_pay(s.section)]

    def may_pay(self, section: str) -> bool:
        full = self.payments(section, 0)
        return bool(full or (self.discount and self.payments(section, 1)))

    def forge_cost(self, card: str, saved: int) -> int:
        return max(
            0, BOX.equipment_cost[EQUIPMENT.index(card)] - ("officer" in self.me.helpers) - saved
        )

    def forgeable(self, coins: int) -> list[str]:
        return [
            f"slot_{slot}"
            for slot, card in enumerate(self.view.display, 1)
            if card is not None and self.forge_cost(card, self.discount) <= coins
        ]

    def is_feasible(self, building: str, coins: int) -> bool:
        if building == "workshop":
            return bool(self.craftable())
        if building == "lab":
            return bool(self.paintable())
        if building == "armory":
            return bool(self.forgeable(coins))
        return self.me.space < 5

    # The questions of an activation

    def tiles(self, extra: bool) -> set[str]:
        found = {"use:bonus_market"} if self.owns("bonus_market") and self.held() else set()
        if extra and self.owns("bonus_extra_action"):
            found |= {f"extra:{b}" for b in BUILDINGS if self.is_feasible(b, self.me.coins)}
        return found

    def worker(self) -> set[str]:
        card = self.me.work
        assert card is not None
        colour = BOX.card_colour[CARDS.index(card)]
        found = {f"employ:{card}"} | self.tiles(extra=False)
        return found | {f"pigment:{card}"} if self.view.pigment_stock[colour] else found

    def fee(self, building: BuildingView) -> int:
        rivals = [building.builders.count(q) for q in range(self.view.seats) if q != self.seat]
        if self.view.seats == 2:
            return (0, 2, 3)[rivals[0]]
        return sum(rivals)

    def is_closed(self, building: BuildingView) -> bool:
        side = building.slot.split("_")[0]
        pair = [b for b in self.view.buildings if b.slot.startswith(side)]
        inside = sum(len(b.builders) + b.minister for b in pair)
        return inside >= {2: 3, 3: 4, 4: 5}[self.view.seats]

    def may_enter(self, building: BuildingView, due: int) -> bool:
        bonus = building.minister and not building.builders
        enough = self.me.prestige >= 2 * max(0, due - self.me.coins)
        return enough and self.is_feasible(building.id, max(0, self.me.coins - due) + bonus)

    def building(self) -> set[str]:
        found, tile = {"pass:coin"} | self.tiles(extra=True), self.owns("bonus_open_free")
        for b in self.view.buildings:
            due, closed = self.fee(b), self.is_closed(b)
            if not closed and self.may_enter(b, due):
                found.add(f"enter:{b.id}")
            if closed and tile and self.may_enter(b, due):
                found.add(f"open:{b.id}")
            if not closed and tile and due and self.may_enter(b, 0):
                found.add(f"free:{b.id}")
        return found

    def wrap_up(self) -> set[str]:
        return {"finish:activation"} | self.tiles(extra=True)

    def craft(self) -> set[str]:
        return {f"craft:{square}" for square in self.craftable()}

    def seal(self) -> set[str]:
        assert self.me.seals_left > 0
        return {f"leave:{self.target}", f"seal:{self.target}"}

    def paint(self) -> set[str]:
        return {f"paint:{square}" for square in self.paintable()}

    def payment(self) -> set[str]:
        """A payment goes by the pigment that is not fixed: the other one, or the only one."""
        section = self.target[0]
        found = set()
        for payment in self.payments(section, self.saved):
            open_place = list(payment)
            if not self.saved:
                open_place.remove(self.requested(section)[0])
            found.add(f"pay:pigment_{open_place[0]}")
        return found

    def forge(self) -> set[str]:
        return {f"forge:{slot}" for slot in self.forgeable(self.me.coins)}

    def is_discount_asked(self) -> bool:
        """Is the tile there, would it save something, and is the action payable without it?"""
        if not self.discount:
            return False
        if self.target.startswith("slot"):
            card = self.view.display[int(self.target[-1]) - 1]
            assert card is not None
            return 1 <= self.forge_cost(card, 0) <= self.me.coins
        square = next(s for s in self.view.pit if s.id == self.target)
        if square.warrior == "raw":
            return bool(self.payments(square.section, 0))
        return 1 <= self.craft_cost(square, 0) <= self.me.clay

    def end_tile(self) -> set[str]:
        return {f"choose:{tile}" for tile in self.view.end_tiles}

    def give(self) -> set[str]:
        return {f"give:{name}" for name in self.held()}

    def take(self) -> set[str]:
        """The target is the resource given."""
        stock = dict(zip(RESOURCES, (1, 1, *self.view.pigment_stock), strict=True))
        return {f"take:{name}" for name, n in stock.items() if n and name != self.target}

    def expects(self, prompt: str) -> set[str]:
        """The choices of a question."""
        return {
            "ask-worker": self.worker,
            "ask-building": self.building,
            "ask-wrap-up": self.wrap_up,
            "ask-craft": self.craft,
            "ask-seal": self.seal,
            "ask-paint": self.paint,
            "ask-payment": self.payment,
            "ask-forge": self.forge,
            "ask-discount": lambda: {"save:bonus_discount", "use:bonus_discount"},
            "ask-end-tile": self.end_tile,
            "ask-give": self.give,
            "ask-market-again": lambda: {"stop:bonus_market"} | self.give(),
            "ask-emissary": lambda: {"skip:emissary"} | self.give(),
            "ask-take": self.take,
        }[prompt]()
