"""OpenSpiel: every game as a Python game, `python_dynasty_xian(players=2,reward=win)`.

Chance moves once, before the game begins: it picks one of so many deals, a number that nobody
sees. All that the game then draws follows from it, so a history replays exactly, and what a
player may know of it stands in the information state alone.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from dynasty import games
from dynasty.gym.rewards import reward_named
from dynasty.gym.table import Table
from dynasty.kernel import State

DEALS: Final = 4096
FAR: Final = 10_000.0  # no margin and no points go beyond


class Held:
    """A state of the kernel, copied by its own clone wherever OpenSpiel copies."""

    def __init__(self, state: State | None = None) -> None:
        self.state = state
        self.choices: list[tuple[int, int]] = []  # seat, action

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        twin = Held(None if self.state is None else self.state.clone())
        twin.choices = self.choices[:]
        return twin


class DynastyState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A moment of the game."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.held = Held()

    @property
    def table(self) -> Table:
        found: Table = self.get_game().table
        return found

    def current_player(self) -> int:
        s = self.held.state
        if s is None:
            return int(pyspiel.PlayerId.CHANCE)
        return s.decisions[0].seat if s.decisions else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        s = self.held.state
        decision = None if s is None else s.decision_of(player)
        return [] if decision is None else sorted(choice.index for choice in decision.choices)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        table, s = self.table, self.held.state
        if s is None:
            self.held.state = table.game.start(table.seats, action, table.options)
            return
        seat = s.decisions[0].seat
        table.game.apply(s, seat, table.choices[action])
        self.held.choices.append((seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        return str(self.table.choices[action])

    def is_terminal(self) -> bool:
        return self.held.state is not None and not self.held.state.decisions

    def returns(self) -> list[float]:
        table, s = self.table, self.held.state
        if s is None or s.decisions:
            return [0.0] * table.seats
        found: list[float] = self.get_game().reward(table.game, s)
        return found

    def __str__(self) -> str:
        made = " ".join(f"{seat}:{self.table.choices[n]}" for seat, n in self.held.choices)
        return made if self.held.state is not None else "before the deal"


class DynastyObserver:
    """What a player may know; with perfect recall also all that the player has chosen."""

    def __init__(self, table: Table, recalls: bool) -> None:
        self.table = table
        self.recalls = recalls
        size = max(len(observer.entries) for observer in table.observers)
        self.tensor = np.zeros(size + (table.game.bound if recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recalls:
            self.dict["chosen"] = self.tensor[size:]

    def set_from(self, state: DynastyState, player: int) -> None:
        self.tensor.fill(0)
        s = state.held.state
        if s is None:
            return
        table = self.table
        seen = table.observers[player].observe(s)
        self.dict["observation"][: len(seen)] = seen
        if self.recalls:
            own = [action + 1 for seat, action in state.held.choices if seat == player]
            self.dict["chosen"][: len(own)] = own

    def string_from(self, state: DynastyState, player: int) -> str:
        s = state.held.state
        if s is None:
            return ""
        text = self.table.game.encode(s, player).hex()
        if self.recalls:
            text += " " + " ".join(str(n) for seat, n in state.held.choices if seat == player)
        return text


def game_type(name: str) -> Any:
    counts = games.load(name).seat_counts
    return pyspiel.GameType(
        short_name=f"python_dynasty_{name}",
        long_name=f"Dynasty: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": games.load(name).usual_seats, "reward": "win"},
    )


def game_class(name: str, kind: Any) -> type:
    """The class that OpenSpiel makes games of; it asks for one for each name."""

    class DynastyGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
        """One title with so many players."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            self.table = Table(name, int(given.get("players", games.load(name).usual_seats)))
            reward = str(given.get("reward", "win"))
            self.reward = reward_named(reward)
            most = 1.0 if reward in ("win", "rank") else FAR
            info = pyspiel.GameInfo(
                num_distinct_actions=len(self.table.choices),
                max_chance_outcomes=DEALS,
                num_players=self.table.seats,
                min_utility=-most,
                max_utility=most,
                utility_sum=None,
                max_game_length=self.table.game.bound,
            )
            super().__init__(kind, info, given)

        def new_initial_state(self) -> DynastyState:
            return DynastyState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DynastyObserver:
            return DynastyObserver(self.table, bool(iig_obs_type and iig_obs_type.perfect_recall))

    return DynastyGame


def register_all() -> None:
    """Every game of the shelf; calling it again changes nothing."""
    known = set(pyspiel.registered_names())
    for name in games.SHELF:
        kind = game_type(name)
        if kind.short_name not in known:
            pyspiel.register_game(kind, game_class(name, kind))
