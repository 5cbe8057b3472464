"""All agents at once (PettingZoo's parallel API): what people do in secret at the same time is one step."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from starlore.env.adapter import Adapter
from starlore.env.game_env import Observation, Pictures, Table

Rewards = dict[str, float]
Flags = dict[str, bool]
Infos = dict[str, dict[str, Any]]


class SimultaneousEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game in which every agent acts at each step; the last action is to wait, for whoever is not awaited.

    An action that the mask does not allow is refused as it would be at a table: nothing changes.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": Table.render_modes}

    def __init__(self, adapter: Adapter, *, pictures: Pictures = "numbers", render_mode: str | None = None) -> None:
        self.metadata = {**self.metadata, "name": adapter.name}  # type: ignore[misc]
        self.render_mode = render_mode
        self.adapter = adapter
        self.table = Table(adapter, pictures, adapter.actions + 1)
        self.possible_agents = self.table.agents[:]
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What observations of this agent look like."""
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What this agent can do."""
        return self.table.action_spaces[agent]

    def view(self, agent: str) -> Any:
        """The game's own view of this agent's seat."""
        return self.table.view(self.table.seats[agent])

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], Infos]:
        """A new game."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        """What everyone sees, and what they may do."""
        table, found = self.table, {}
        awaited = table.rules.awaited(table.state)
        for agent, seat in table.seats.items():
            mask = np.zeros(self.adapter.actions + 1, np.int8)
            if seat in awaited:
                mask[:-1] = self.adapter.mask(table.state, seat)
            else:
                mask[-1] = 1
            found[agent] = {"observation": table.observation(seat), "action_mask": mask}
        return found

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Observation], Rewards, Flags, Flags, Infos]:
        """Carry out what everyone does, in the order of their seats."""
        table, before = self.table, self.table.state.scores
        step = table.rules.step(table.state)
        for seat in table.rules.awaited(table.state):
            action = int(actions.get(self.possible_agents[seat], self.adapter.actions))
            if table.rules.step(table.state) == step and self.adapter.allows(table.state, seat, action):
                table.act(seat, action)
        over = not table.rules.awaited(table.state)
        pairs = zip(self.agents, before, table.state.scores, strict=True)
        rewards = {agent: float(now - then) for agent, then, now in pairs}
        infos: Infos = {agent: {} for agent in self.agents}
        terminated, truncated = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return self.observations(), rewards, terminated, truncated, infos

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""
