"""The Gymnasium environment: one learner at the table, bots in all other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import gymnasium
from gymnasium import spaces

from dynasty import bots, games
from dynasty.bots.self_play import bot_answer
from dynasty.gym.env_table import EnvTable, Observation
from dynasty.gym.pettingzoo_env import observation_box
from dynasty.gym.rewards import reward_by_name
from dynasty.kernel import WrongSeats


class DynastyEnv(gymnasium.Env[Any, Any]):
    """A Gymnasium environment: the learner has `seat`, bots named `opponents` the others.

    The mask of legal actions is in `info["action_mask"]`, and `action_masks()` returns it for
    learners that mask their policies. An illegal action changes nothing and costs the reward -1;
    `info["refusal"]` is then the id of the rule that forbids it.
    """

    metadata = {"render_modes": ["ansi", "svg"]}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        name: str,
        opponents: Sequence[str] = ("greedy",),
        seat: int = 0,
        options: Mapping[str, str] | None = None,
        components: Path | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.table = EnvTable(name, len(opponents) + 1, options, components)
        if not 0 <= seat < self.table.seats:
            raise WrongSeats("seat-number", last=self.table.seats - 1, given=seat)
        self.seat = seat
        self.opponents = tuple(opponents)
        self.reward = reward_by_name(reward)
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(len(self.table.choices))
        self.observation_space = observation_box(self.table, seat)

    def __copy__(self) -> DynastyEnv:
        return deepcopy(self)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        numbers = [int(n) for n in self.np_random.integers(1 << 62, size=self.table.seats)]
        self.table.reset(numbers[0])
        named = zip(self.opponents, numbers[1:], strict=True)
        players = [bots.make_bot(name, self.table.game, number) for name, number in named]
        self.bots = [*players[: self.seat], None, *players[self.seat :]]
        self.let_others_play()
        return self.table.observe(self.seat), self.info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.action_masks()[action]:
            return self.table.observe(self.seat), -1.0, False, False, self.info(int(action))
        self.table.choose(self.seat, int(action))
        self.let_others_play()
        over = self.table.asked < 0
        reward = self.reward(self.table.game, self.table.state)[self.seat] if over else 0.0
        return self.table.observe(self.seat), reward, over, False, self.info()

    def let_others_play(self) -> None:
        """Play for the bots, on sampled states, until the learner is asked."""
        game, s = self.table.game, self.table.state
        while s.decisions and s.decision_of(self.seat) is None:
            seat = s.decisions[0].seat
            bot = self.bots[seat]
            assert bot is not None
            game.apply(s, seat, bot_answer(game, bot, s, seat))

    def action_masks(self) -> Any:
        return self.table.mask(self.seat).astype(bool)

    def info(self, refused: int | None = None) -> dict[str, Any]:
        found: dict[str, Any] = {"action_mask": self.table.mask(self.seat)}
        if refused is not None:
            choice = self.table.choices[refused]
            refusal = self.table.game.why_not(self.table.state, self.seat, choice)
            found["refusal"] = refusal.rule if refusal else ""
        return found

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return (
            self.table.text(self.seat)
            if self.render_mode == "ansi"
            else self.table.drawn(self.seat)
        )


def env_id(name: str) -> str:
    """Return Gymnasium's id of a game: `terracotta_army` is dynasty/TerracottaArmy-v1."""
    version = games.load(name).version
    return f"dynasty/{name.title().replace('_', '')}-v{version}"


def register_all() -> None:
    """Register every game of the shelf; calling it again changes nothing."""
    for name in games.SHELF:
        if env_id(name) not in gymnasium.registry:
            gymnasium.register(
                id=env_id(name),
                entry_point="dynasty.gym.gymnasium_env:DynastyEnv",
                kwargs={"name": name},
                order_enforce=True,
            )
