"""The OpenSpiel game: every game as a Python game, `python_dynasty_xian(players=2,reward=win)`.

Chance moves once, before the game begins: it picks one of the deals, a number that is hidden from
all players. All further draws follow from it, so a history replays exactly, and only the
information state contains what a player may know of it.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from dynasty import games
from dynasty.gym.env_table import EnvTable
from dynasty.gym.rewards import reward_by_name
from dynasty.kernel import State

DEAL_COUNT: Final = 4096
MAX_UTILITY: Final = 10_000.0  # above every margin and all points


class HeldState:
    """A kernel state that is copied with its own clone method wherever OpenSpiel copies it."""

    def __init__(self, state: State | None = None) -> None:
        self.state = state
        self.choices: list[tuple[int, int]] = []  # seat, action

    def __deepcopy__(self, memo: dict[int, Any]) -> HeldState:
        twin = HeldState(None if self.state is None else self.state.clone())
        twin.choices = self.choices[:]
        return twin


class DynastyState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of an OpenSpiel game."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.held = HeldState()

    def __reduce_ex__(self, protocol: Any) -> Any:
        """Return what pickles hold; loading the older protocols would end the whole process."""
        return super().__reduce_ex__(max(protocol, 2))

    @property
    def table(self) -> EnvTable:
        found: EnvTable = self.get_game().table
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
        return [(deal, 1 / DEAL_COUNT) for deal in range(DEAL_COUNT)]

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
    """An observer of what a player may know; with perfect recall, also of own choices."""

    def __init__(self, table: EnvTable, recalls: bool) -> None:
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


def make_game_type(name: str) -> Any:
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


def make_game_class(name: str, kind: Any) -> type:
    """Return the class of a game for OpenSpiel, which needs one for each name."""

    class DynastyGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
        """One title with a number of players."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            self.table = EnvTable(name, int(given.get("players", games.load(name).usual_seats)))
            reward = str(given.get("reward", "win"))
            self.reward = reward_by_name(reward)
            most = 1.0 if reward in ("win", "rank") else MAX_UTILITY
            info = pyspiel.GameInfo(
                num_distinct_actions=len(self.table.choices),
                max_chance_outcomes=DEAL_COUNT,
                num_players=self.table.seats,
                min_utility=-most,
                max_utility=most,
                utility_sum=None,
                max_game_length=self.table.game.bound,
            )
            super().__init__(kind, info, given)

        def __copy__(self) -> pyspiel.Game:
            return self

        def __deepcopy__(self, memo: dict[int, Any]) -> pyspiel.Game:
            return self

        def __reduce__(self) -> tuple[Any, ...]:
            return load_game, (str(self),)

        def new_initial_state(self) -> DynastyState:
            return DynastyState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DynastyObserver:
            return DynastyObserver(self.table, bool(iig_obs_type and iig_obs_type.perfect_recall))

    return DynastyGame


def load_game(text: str) -> Any:
    """Return the game of this text; importing this function registers the games."""
    return pyspiel.load_game(text)


def register_all() -> None:
    """Register every game of the shelf; calling it again changes nothing."""
    known = set(pyspiel.registered_names())
    for name in games.SHELF:
        kind = make_game_type(name)
        if kind.short_name not in known:
            pyspiel.register_game(kind, make_game_class(name, kind))
