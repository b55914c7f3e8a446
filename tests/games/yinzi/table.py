"""A table of Yínzi for tests: set up by naming pieces, played by text, read back by name."""

from functools import cache
from typing import Any, Self

from dynasty import games
from dynasty.games.yinzi.names import (
    BONUS_PHASE,
    CROP_COLUMNS,
    FEEDING_PHASE,
    FORTUNES,
    LAST_PHASE,
    LATE_PHASE,
    MARKET_SLOTS,
    NOTHING,
    RESOLUTION_PHASE,
    ROUTES,
    SLOTS,
    SQUARES,
    WAR_SLOTS,
    WORKFORCES,
)
from dynasty.games.yinzi.rules import (
    administration_phase,
    battle,
    bonus_phase,
    disasters,
    resolution_phase,
    turn,
)
from dynasty.games.yinzi.rules.discs_and_cubes import NOBODY, begin_occasion
from dynasty.games.yinzi.rules.feeding_phase import FEED_WORKERS
from dynasty.games.yinzi.rules.final_scoring import FINAL_SCORING, TAKE_LAST_CHANCE
from dynasty.games.yinzi.rules.late_shipping import SHIP_LATE
from dynasty.games.yinzi.rules.rounds import OFFER_LAST_CHANCE, PLAY_ROUND, each
from dynasty.games.yinzi.view import (
    FactoryView,
    PlayerView,
    RouteView,
    ShipView,
    SquareView,
    YinziView,
)
from dynasty.kernel import Chance, Step, pile_cards
from dynasty.text import Translator
from tests.games.yinzi.setting import GAME, SEAT_OF, Setting


@cache
def words(language: str) -> Translator:
    """What players read, by colours instead of names."""
    text, register = games.game_folder(GAME.name) / "text", games.load_rulebook(GAME.name)
    return Translator(language, text, register, GAME.colours, strict=True)


class Table(Setting):
    """A position, what is asked there, and what the players see; it keeps the invariants."""

    # Where to begin: the game ends where these end, unless more is said.

    def begin(self, *frames: tuple[Step[Any], int, int]) -> Self:
        s = self.state
        s.decisions, s.events = [], []
        s.agenda[:] = [(FINAL_SCORING, NOBODY, 0)]
        s.follow(*frames)
        return self.settle()

    def chooses_bonus(self, *colours: str) -> Self:
        """Phase A for these players, to its end."""
        self.state.phase = BONUS_PHASE
        seats = [SEAT_OF[colour] for colour in colours]
        frames: list[tuple[Step[Any], int, int]] = [(bonus_phase.CHOOSE_BONUS, q, 0) for q in seats]
        return self.begin(*frames, (bonus_phase.SET_ORDER, NOBODY, 0))

    def turn(self, colour: str) -> Self:
        """One turn of phase B."""
        begin_occasion(self.state, SEAT_OF[colour])
        return self.begin((turn.CHOOSE_TURN, SEAT_OF[colour], 0))

    def turns(self) -> Self:
        """Phase B, to its end."""
        return self.begin((turn.PLAY_ACTIONS, NOBODY, 0))

    def acts(self, colour: str, fortune: str, value: int) -> Self:
        """The player carries out a fortune action with so many repeats."""
        s, number = self.state, FORTUNES.index(fortune)
        s.phase = 2
        begin_occasion(s, SEAT_OF[colour])
        s.repeats, s.taxed, s.marks = value, 0, 0
        return self.begin((turn.LOOPS[number], SEAT_OF[colour], 0))

    def works(self, colour: str, action: str, group: int) -> Self:
        """The player sends a group of so many workers to a workforce action."""
        s, seat, number = self.state, SEAT_OF[colour], WORKFORCES.index(action)
        s.phase = 2
        begin_occasion(s, seat)
        s.supply[seat] -= group
        s.group, s.employed, s.marks = group, 0, 0
        s.actions[seat] |= 1 << number
        return self.begin((turn.ACTIONS[number], seat, 0))

    def feeding(self) -> Self:
        self.state.phase = FEEDING_PHASE
        return self.begin(each(FEED_WORKERS))

    def feeds(self, colour: str) -> Self:
        self.state.phase = FEEDING_PHASE
        return self.begin((FEED_WORKERS, SEAT_OF[colour], 0))

    def war(self) -> Self:
        """War glories, to their end."""
        self.state.phase = RESOLUTION_PHASE
        return self.begin(
            each(battle.WAR_HELP),
            (battle.BATTLE, NOBODY, 0),
            each(battle.KEEP_VETERANS),
        )

    def disasters(self) -> Self:
        self.state.phase = RESOLUTION_PHASE
        return self.begin((disasters.STRIKE, NOBODY, 0))

    def routes_step(self) -> Self:
        self.state.phase = RESOLUTION_PHASE
        return self.begin(
            (resolution_phase.COLLECT_ROUTES, NOBODY, 0),
            each(resolution_phase.SERVE_ROUTES),
        )

    def rewards(self) -> Self:
        self.state.phase = RESOLUTION_PHASE
        return self.begin(each(resolution_phase.REWARD))

    def taxes(self) -> Self:
        self.state.phase = RESOLUTION_PHASE
        return self.begin(each(resolution_phase.LEVY))

    def late(self) -> Self:
        self.state.phase = LATE_PHASE
        return self.begin(each(SHIP_LATE))

    def round_ends(self) -> Self:
        """Workers, cards and order after a round that was not the last."""
        return self.begin(
            (administration_phase.MANAGE_WORKERS, NOBODY, 0),
            (administration_phase.PREPARE_ROUND, NOBODY, 0),
        )

    def rolls(self, number: int) -> Self:
        """The exchange die is rolled and shows this number."""
        seeds = (seed for seed in range(999) if Chance(seed).below(6) == number - 1)
        self.state.chance = Chance(next(seeds))
        return self.begin((administration_phase.ROLL_DIE, NOBODY, 0))

    def last_chance(self) -> Self:
        self.state.phase = LAST_PHASE
        return self.begin(each(TAKE_LAST_CHANCE))

    def plays_round(self, number: int) -> Self:
        """A whole round and what comes after the last one."""
        frames: list[tuple[Step[Any], int, int]] = [(PLAY_ROUND, NOBODY, number)]
        if number == self.box.rounds:
            frames.append((OFFER_LAST_CHANCE, NOBODY, 0))
        return self.begin(*frames)

    # Playing

    def finish(self) -> Self:
        """Everybody takes the default until the game is over."""
        while self.state.decisions:
            self.play(self.default)
        return self

    # What is asked

    @property
    def question(self) -> str:
        """The text key of the question, or nothing when the game is over."""
        return super().question if self.state.decisions else ""

    def offers(self, verb: str) -> list[str]:
        """The things that the choices of a verb point at."""
        found = self.state.decisions[0].choices if self.state.decisions else []
        return [choice.noun for choice in found if choice.verb == verb]

    # What is read

    def label(self, choice: str, language: str = "en") -> str:
        """The line of a choice of the player who is asked."""
        (question,) = self.game.questions(self.state, self.decision.seat)
        offer = next(offer for offer in question.offers or () if offer.choice == choice)
        return words(language).label(offer)

    def reason(self, choice: str, language: str = "en") -> str:
        """The sentence that refuses a choice to the player who is asked."""
        refusal, meant = self.refusal(choice), self.game.vocabulary.read(choice)
        values = self.game.because(self.state, self.decision.seat, meant)
        return words(language).refusal(refusal, values)

    def log(self, kind: str, language: str = "en") -> list[str]:
        """The lines of the log for all events of a kind."""
        events = [event for event in self.state.events or () if event.kind == kind]
        return [words(language).event(event) for event in events]

    # What lies on the table

    @property
    def seen(self) -> YinziView:
        """The table as a spectator sees it."""
        return self.game.view(self.state, -1)

    def player(self, colour: str) -> PlayerView:
        """The player's area as the player sees it."""
        return self.game.view(self.state, SEAT_OF[colour]).players[SEAT_OF[colour]]

    def square(self, name: str) -> SquareView:
        return self.seen.land[SQUARES.index(name)]

    def on(self, name: str) -> tuple[str | None, str | None, int]:
        """What a square shows, whose cubes lie there, and how many."""
        square = self.square(name)
        owner = self.colours[square.seat] if square.seat >= 0 else None
        return square.good, owner, square.cubes

    def works_at(self, name: str) -> FactoryView:
        return next(factory for factory in self.seen.factories if factory.id == name)

    def stored(self, name: str) -> list[str]:
        """The owners of the commodities in a factory."""
        return [self.colours[seat] for seat in self.works_at(name).stored]

    def stall(self, slot: str) -> str | None:
        """The colour of the cube on a market slot."""
        at = MARKET_SLOTS.index(slot)
        seat = self.seen.markets[at // 4].stalls[at % 4].seat
        return self.colours[seat] if seat >= 0 else None

    def berth(self, coast: str) -> ShipView:
        return next(ship for ship in self.seen.ships if ship.coast == coast)

    def cargo(self, coast: str) -> list[tuple[str, str] | None]:
        """By slot of a ship: who filled it with what."""
        slots = self.berth(coast).slots
        return [(self.colours[x.seat], x.load) if x.load is not None else None for x in slots]

    def abroad(self, market: str) -> dict[str, int]:
        """Commodities at a foreign market by player."""
        counts = next(m.commodities for m in self.seen.foreign if m.id == market)
        return {colour: n for colour, n in zip(self.colours, counts, strict=True) if n}

    def route(self, name: str) -> RouteView:
        mine = [route for player in self.seen.players for route in player.routes]
        return next(route for route in [*self.seen.row, *mine] if route.id == name)

    @property
    def row(self) -> list[str]:
        return [route.id for route in self.seen.row]

    @property
    def discards(self) -> set[str]:
        return {ROUTES[tile] for tile in pile_cards(self.state.route_discard)}

    def disc(self, slot: str) -> str | None:
        """Whose disc lies on an advancement slot."""
        seat = self.seen.slots[SLOTS.index(slot)][1]
        return self.colours[seat] if seat >= 0 else None

    def column(self, column: str) -> str | None:
        """The tile of a column of the crop track."""
        return self.seen.track[CROP_COLUMNS.index(column)]

    def at_war(self, slot: str) -> str | None:
        seat = self.state.war_slot[WAR_SLOTS.index(slot)]
        return None if seat == NOTHING else self.colours[seat]

    # What a player has

    def money(self, colour: str) -> tuple[int, int]:
        """Copper and silver."""
        return self.player(colour).copper, self.player(colour).silver


def heavily_taxed(table: Table) -> Table:
    """Red has played three cards of value 3: two silver are due."""
    for fortune, card in (("boats", "card_09"), ("plant", "card_10"), ("sell", "card_11")):
        table.played("red", fortune, card)
    return table
