"""The greedy bot: tries each choice to the end of its stretch and takes the most valuable one."""

from typing import Any, Final

from dynasty.bots.bot import StateSampler, open_question
from dynasty.kernel import Chance, Choice, Decision, DeepCopied, Game, SecretStep, State
from dynasty.kernel.value_model import Weights, lead_over_mean

HIDDEN_STATE_SAMPLES: Final = 4  # imagined states to average if hidden things matter
MAX_STRETCH_CHOICES: Final = 40  # choices of one seat in a row; some games set no limit


class GreedyBot(DeepCopied):
    """Tries each choice, plays to the end of the stretch by the rule of thumb, and compares values.

    With `error` it misjudges each choice at random, by about that many points, as people do.
    """

    name: str
    game: Game[Any]
    chance: Chance
    error: float
    weights: Weights | None  # None: those of the game
    samples: int

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        error: float = 0.0,
        weights: Weights | None = None,
        samples: int = HIDDEN_STATE_SAMPLES,
    ) -> None:
        self.name = "greedy"
        self.game = game
        self.chance = Chance(seed)
        self.error = error
        self.weights = weights
        self.samples = samples

    def __getnewargs__(self) -> tuple[Any, ...]:
        return self.game, 0

    def choose(self, imagine: StateSampler, seat: int) -> Choice:
        s = imagine(self.chance.number())
        choices = open_question(s, seat).choices
        values = [0.0] * len(choices)
        if self.look_ahead(s, seat, choices, values):
            for _ in range(self.samples - 1):
                self.look_ahead(imagine(self.chance.number()), seat, choices, values)
            values = [value / self.samples for value in values]
        if self.error:
            values = [value + self.error * gaussian_noise(self.chance) for value in values]
        return choices[random_best_index(values, self.chance)]

    def look_ahead(self, s: State, seat: int, choices: list[Choice], values: list[float]) -> bool:
        """Add the value of each choice in this state; return whether chance or secrets mattered."""
        hidden = False
        for number, choice in enumerate(choices):
            after = s.clone()
            hidden |= play_stretch(self.game, after, seat, choice)
            values[number] += self.judge(after, seat)
        return hidden

    def judge(self, s: State, seat: int) -> float:
        """Return how well the seat is doing at the end of a stretch."""
        if self.weights is None:
            return self.game.value(s, seat)
        return lead_over_mean(self.game.weighed(s, self.weights), seat)


class HandTunedBot(GreedyBot):
    """A greedy bot with hand-written values, as a baseline for the learned ones."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        super().__init__(game, seed)
        self.name = "reckoner"

    def judge(self, s: State, seat: int) -> float:
        return self.game.estimate(s, seat)


def choice_value(game: Game[Any], s: State, seat: int, choice: Choice) -> float:
    """Return the value for the seat at the end of the stretch that the choice opens."""
    after = s.clone()
    play_stretch(game, after, seat, choice)
    return game.value(after, seat)


def play_stretch(game: Game[Any], s: State, seat: int, choice: Choice) -> bool:
    """Make a choice, then play by the rule of thumb to the end of the seat's stretch.

    A stretch ends when another seat is asked or chance was used, since the rest differs every time;
    in a `SecretStep`, when the seat's answer is complete. Return whether chance was used or secret
    answers were revealed: the result is then a guess, not a fact.
    """
    frame, answered, chance = s.agenda[-1], len(s.sealed[seat]), s.chance.value
    secret = isinstance(frame[0], SecretStep)
    game.apply(s, seat, choice)
    for _ in range(MAX_STRETCH_CHOICES):
        if secret and not (s.agenda and s.agenda[-1] == frame and len(s.sealed[seat]) > answered):
            return True
        decision = s.decision_of(seat)
        if (
            s.chance.value != chance
            or decision is None
            or (isinstance(decision.step, SecretStep) and not secret)
        ):
            break
        game.apply(s, seat, best_by_prior(game, s, decision))
    return s.chance.value != chance


def gaussian_noise(chance: Chance) -> float:
    """Return a nearly normal random number: mean 0, deviation 1 (the sum of 12 uniform ones)."""
    return sum([chance.below(1000) for _ in range(12)]) / 1000 - 6.0


def best_by_prior(game: Game[Any], s: State, decision: Decision) -> Choice:
    """Return the choice that the game's rule of thumb rates highest."""
    return decision.choices[first_best_index(game.incline(s, decision))]


def first_best_index(values: list[float]) -> int:
    """Return the index of the highest value; the first one if several are equal."""
    return values.index(max(values))


def random_best_index(values: list[float], chance: Chance) -> int:
    """Return the index of the highest value; a random one if several are equal."""
    top = max(values)
    ties = [number for number, value in enumerate(values) if value == top]
    return ties[chance.below(len(ties))] if len(ties) > 1 else ties[0]
