"""A table of Xi'an for tests: set up by naming pieces, played by text, read back by name."""

from typing import Any, Self

from dynasty.games.xian.names import (
    BONUS_TILES,
    BUILDINGS,
    CARDS,
    COLOURS,
    NOTHING,
    SQUARES,
)
from dynasty.games.xian.rules.buildings import ENTER_BUILDING, WRAP_UP, builders_of
from dynasty.games.xian.rules.final_scoring import FINAL_SCORING
from dynasty.games.xian.rules.turns_and_rounds import (
    ACTIVATE,
    ASK_FAVOUR,
    CHOOSE_PAIR,
    DISCARD_PAIRS,
    END_TURN,
    NOBODY,
    PLAY_ROUND,
    PLAY_TURN,
    SET_ORDER,
)
from dynasty.games.xian.rules.worker_cards import USE_WORKER
from dynasty.games.xian.view import BuildingView, PlayerView, SquareView, XianView
from dynasty.kernel import Decision, pile_cards
from tests.games.xian.setting import SEAT_OF, Setting

ACTIVATION = {"worker": USE_WORKER, "building": ENTER_BUILDING, "wrap_up": WRAP_UP}


class Table(Setting):
    """A position, what is asked there, and what the players see; it keeps the invariants."""

    # Playing

    def asks(self, colour: str, question: str, *before: str) -> Self:
        """Put the player straight before that question of his activation: he is the next to act.

        The players `before`, and those whose builder of this round stands somewhere, have acted
        already; the others follow.
        """
        s, seat = self.state, SEAT_OF[colour]
        done = [SEAT_OF[other] for other in before]
        done += [q for q in range(s.seats) if self.is_spent(q) and q not in (*done, seat)]
        s.order = [*done, seat, *(q for q in range(s.seats) if q not in done and q != seat)]
        steps = list(ACTIVATION.values())
        left = steps[steps.index(ACTIVATION[question]) :]
        self.begin_round()
        s.active = seat
        s.then(DISCARD_PAIRS, NOBODY)
        for other in reversed(s.order[len(done) + 1 :]):
            s.then(ACTIVATE, other)
        s.follow(*((step, seat, 0) for step in left))
        return self.settle()

    def asks_pairs(self) -> Self:
        """Put everybody straight before the secret choice of this round's pair."""
        self.unpaired().begin_round()
        self.state.follow(
            (CHOOSE_PAIR, NOBODY, self.state.round),
            (SET_ORDER, NOBODY, 0),
            (DISCARD_PAIRS, NOBODY, 0),
        )
        return self.settle()

    def asks_favour(self) -> Self:
        """Put everybody straight before the Favour of the Emperor; it is turn 1, round 1."""
        self.unpaired().begin_round()
        self.state.follow((ASK_FAVOUR, NOBODY, 0), (PLAY_ROUND, NOBODY, 1))
        return self.settle()

    def ends(self) -> Self:
        """The last round of the game is over; it is turn 6, round 2."""
        self.begin_round()
        self.state.then(DISCARD_PAIRS, NOBODY)
        return self.settle()

    def is_spent(self, seat: int) -> bool:
        """Has the seat placed its builder of this round?"""
        placed = sum(builders_of(self.state, seat, b) for b in range(len(BUILDINGS)))
        return placed >= self.state.round

    def begin_round(self) -> None:
        """What comes after this round is on the agenda."""
        s = self.state
        s.decisions, s.events, s.agenda = [], [], [(FINAL_SCORING, NOBODY, 0)]
        s.active = NOTHING
        for turn in range(self.box.turns, s.turn, -1):
            s.then(PLAY_TURN, NOBODY, turn)
        if s.turn < self.box.turns:
            s.then(END_TURN, NOBODY)
        for number in range(self.box.rounds, s.round, -1):
            s.then(PLAY_ROUND, NOBODY, number)

    def enters(self, colour: str, building: str) -> Self:
        """The player sends a builder there; his action waits for `play`."""
        return self.asks(colour, "building").play(f"enter:{building}")

    def answers(self, colour: str, *texts: str) -> Self:
        """Answers of this player, also in secret."""
        for text in texts:
            self.answer(SEAT_OF[colour], text)
        return self

    # What is asked

    def options_of(self, colour: str) -> list[str]:
        return [str(choice) for choice in self.decision_of(colour).choices]

    def decision_of(self, colour: str) -> Decision:
        decision = self.state.decision_of(SEAT_OF[colour])
        assert decision is not None, f"{colour} is not asked anything"
        return decision

    def computed(self, colour: str, step: str, arg: int = 0) -> list[str]:
        """What the step would offer the player, asked or not."""
        found = self.game.steps[step].options(self.state, SEAT_OF[colour], arg)
        return [str(choice) for choice in found]

    def because(self, choice: str, colour: str) -> dict[str, Any]:
        """The numbers for the sentence that explains the refusal."""
        read = self.game.vocabulary.read(choice)
        return self.by_colour(self.game.because(self.state, SEAT_OF[colour], read))

    # What lies on the table

    @property
    def seen(self) -> XianView:
        """The table as a spectator sees it."""
        return self.game.view(self.state, -1)

    def player(self, colour: str) -> PlayerView:
        """The player's area as he sees it himself."""
        return self.game.view(self.state, SEAT_OF[colour]).players[SEAT_OF[colour]]

    def square(self, name: str) -> SquareView:
        return self.seen.pit[SQUARES.index(name)]

    def building(self, name: str) -> BuildingView:
        return self.seen.buildings[BUILDINGS.index(name)]

    def inside(self, building: str) -> list[str]:
        """The owners of the builders in a building."""
        return [self.colours[seat] for seat in self.building(building).builders]

    @property
    def minister(self) -> str:
        """The building of the Prime Minister."""
        return next(b.id for b in self.seen.buildings if b.minister)

    @property
    def minister_waits(self) -> bool:
        """Can his bonus still be earned this turn?"""
        return not self.state.minister_met

    def warrior(self, square: str) -> str | None:
        """raw, or the player's colour."""
        found: str | None = self.named(self.square(square).warrior)
        return found

    def seal(self, square: str) -> str | None:
        found: str | None = self.named(self.square(square).seal)
        return found

    def stack(self, space: int) -> list[str]:
        """The supervisors on a space, bottom to top."""
        return [self.colours[seat] for seat in self.seen.track[space]]

    @property
    def order(self) -> list[str]:
        return [self.colours[seat] for seat in self.state.order]

    def stock(self, pigment: str) -> int:
        return self.seen.pigment_stock[COLOURS.index(pigment)]

    @property
    def raw_stock(self) -> int:
        return self.seen.raw_stock

    # What a player has

    def prestige(self, colour: str) -> int:
        return self.player(colour).prestige

    def coins(self, colour: str) -> int:
        return self.player(colour).coins

    def clay(self, colour: str) -> int:
        return self.player(colour).clay

    def has(self, colour: str) -> dict[str, int]:
        """All that the player holds of coins, clay and pigments, without the zeros."""
        area = self.player(colour)
        amounts = {"coins": area.coins, "clay": area.clay}
        amounts |= dict(zip(COLOURS, area.pigments, strict=True))
        return {name: amount for name, amount in amounts.items() if amount}

    def space(self, colour: str) -> int:
        return self.player(colour).space

    def unused(self, colour: str) -> list[str]:
        """The bonus tiles that still lie face up."""
        return [tile for tile, used in self.player(colour).bonus_tiles if not used]

    def used(self, colour: str) -> list[str]:
        tiles = self.player(colour).bonus_tiles
        assert [tile for tile, _ in tiles] == list(BONUS_TILES[: len(tiles)])
        return [tile for tile, used in tiles if used]

    def hand(self, colour: str) -> set[str]:
        return set(self.player(colour).hand or ())

    def under_the_deck(self, colour: str) -> set[str]:
        return {CARDS[card] for card in pile_cards(self.state.buried[SEAT_OF[colour]])}
