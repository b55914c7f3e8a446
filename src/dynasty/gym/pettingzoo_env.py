"""The PettingZoo environment: every game with agents that act one after the other."""

from __future__ import annotations

import random
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv

from dynasty.gym.env_table import EnvTable
from dynasty.gym.rewards import reward_by_name


class DynastyAEC(AECEnv[str, Any, Any]):  # type: ignore[misc]  # pettingzoo has no types
    """A PettingZoo environment whose agents are seats.

    If several answer in secret at once, the lowest seat comes first. That order reveals nothing:
    sealed choices are in no observation. An observation is a dictionary with the numbers of the
    seat's encoding and the mask of its legal actions.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "dynasty_v1",
        "render_modes": ["ansi", "svg"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        components: Path | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = EnvTable(name, seats, options, components)
        self.reward = reward_by_name(reward)
        self.render_mode = render_mode
        self.dice = random.Random()
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        actions = len(self.table.choices)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": observation_box(self.table, seat),
                    "action_mask": spaces.MultiBinary(actions),
                }
            )
            for agent, seat in self.seat_of.items()
        }

    def __copy__(self) -> DynastyAEC:
        return deepcopy(self)

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.dice.seed(seed)
        self.table.reset(self.dice.getrandbits(62))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.table.choose(self.seat_of[agent], action)
        self._cumulative_rewards[agent] = 0.0
        asked = self.table.asked
        if asked >= 0:
            self.agent_selection = self.possible_agents[asked]
            return
        for each, reward in zip(
            self.possible_agents, self.reward(self.table.game, self.table.state), strict=True
        ):
            self.rewards[each] = reward
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the board as the next agent sees it, in words or as SVG."""
        if self.render_mode is None:
            return None
        seat = self.table.asked
        return self.table.text(seat) if self.render_mode == "ansi" else self.table.drawn(seat)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


def observation_box(table: EnvTable, seat: int) -> spaces.Box:
    """Return the space of a seat's observations, with the limits of each number."""
    observer = table.observers[seat]
    return spaces.Box(observer.low, observer.high, dtype=observer.low.dtype.type)
