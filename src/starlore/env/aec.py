"""Agents in turn (PettingZoo's AEC): the game asks one awaited seat after another, clockwise."""

from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv

from starlore.env.adapter import Adapter
from starlore.env.game_env import Observation, Pictures, Table

ILLEGAL = -1.0
"""The reward for an action that the mask does not allow."""


class TurnEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game in turns. Rewards are points: each seat gets what a round has brought it when the round is scored.

    An action that the mask does not allow ends the game, and whoever did it gets -1: what PettingZoo's wrappers do, and
    without them, since they take most of the time of a step.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": Table.render_modes, "is_parallelizable": False}

    def __init__(self, adapter: Adapter, *, pictures: Pictures = "numbers", render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": adapter.name}  # type: ignore[misc]
        self.render_mode = render_mode
        self.adapter = adapter
        self.table = Table(adapter, pictures, adapter.actions)
        self.possible_agents = self.table.agents[:]
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What observations of this agent look like."""
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What this agent can do."""
        return self.table.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.scores = self.table.state.scores
        self.paid = False
        self.agent_selection = self.agents[self.table.rules.awaited(self.table.state)[0]]

    def view(self, agent: str) -> Any:
        """The game's own view of this agent's seat: the same as an observation, with clues and words as text."""
        return self.table.view(self.table.seats[agent])

    def observe(self, agent: str) -> Observation:
        """What this agent sees, and what it may do."""
        return self.table.observe(self.table.seats[agent])

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent whose turn it is."""
        agent, table = self.agent_selection, self.table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = table.seats[agent]
        if action is None or not self.adapter.allows(table.state, seat, chosen := int(action)):
            self.illegal(agent, action)
            return
        table.act(seat, chosen)
        self._cumulative_rewards[agent] = 0.0
        if self.paid or table.state.scores is not self.scores:
            self.give_points()
        turn = self.adapter.turn(table.state, seat)
        if turn is not None:
            self.agent_selection = self.possible_agents[turn]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def illegal(self, agent: str, action: int | None) -> None:  # noqa: ARG002 - `RawEnv` names it
        """Whoever does what the rules do not allow ends the game, and pays for it."""
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL}
        self._accumulate_rewards()
        self._deads_step_first()

    def give_points(self) -> None:
        """What the last action has brought to everyone."""
        before, now = self.scores, self.table.state.scores
        if now is not before:
            pairs = zip(self.agents, before, now, strict=True)
            self.rewards = {agent: float(after - then) for agent, then, after in pairs}
            self.scores, self.paid = now, True
            self._accumulate_rewards()
        else:
            self.rewards, self.paid = dict.fromkeys(self.agents, 0.0), False

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""


class RawEnv(TurnEnv):
    """The same for programs that make no mistakes: an action that the mask does not allow raises `ValueError`."""

    def illegal(self, agent: str, action: int | None) -> None:
        """Say so at once."""
        raise ValueError(f"{agent} may not do {action} now: see the action mask")
