"""Agents in turn (PettingZoo's AEC): the game asks one awaited seat after another, clockwise."""

from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from starlore.core import Seat
from starlore.env.adapter import Adapter
from starlore.env.game_env import Observation, Pictures, Table


class RawEnv(AECEnv[str, Observation, int]):
    """A game without PettingZoo's wrappers. Actions that the mask does not allow raise `ValueError`.

    Rewards are points: each seat gets what a round has brought it when the round is scored.
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
        self.infos = {agent: {} for agent in self.agents}
        self.scores = self.table.state.scores
        self.agent_selection = self.agents[self.next_seat(Seat(-1))]

    def next_seat(self, after: Seat) -> Seat:
        """The next awaited seat clockwise."""
        awaited = self.table.rules.awaited(self.table.state)
        return next((seat for seat in awaited if seat > after), awaited[0])

    def view(self, agent: str) -> Any:
        """The game's own view of this agent's seat: the same as an observation, with clues and words as text."""
        return self.table.view(self.table.seats[agent])

    def observe(self, agent: str) -> Observation:
        """What this agent sees, and what it may do."""
        seat = self.table.seats[agent]
        return {
            "observation": self.table.observation(seat),
            "action_mask": self.adapter.mask(self.table.view(seat)),
        }

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.table.seats[agent]
        if action is None or not self.adapter.mask(self.table.view(seat))[action]:
            raise ValueError(f"{agent} may not do {action} now: see the action mask")
        self.table.act(seat, int(action))
        self._cumulative_rewards[agent] = 0.0
        self.give_points()
        if self.table.rules.awaited(self.table.state):
            self.agent_selection = self.possible_agents[self.next_seat(seat)]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def give_points(self) -> None:
        """What the last action has brought to everyone."""
        before, now = self.scores, self.table.state.scores
        if now is not before:
            self.rewards = {
                agent: float(after - then) for agent, then, after in zip(self.possible_agents, before, now, strict=True)
            }
            self.scores = now
            self._accumulate_rewards()
        elif any(self.rewards.values()):
            self.rewards = dict.fromkeys(self.agents, 0.0)

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""


def wrapped(env: RawEnv) -> AECEnv[str, Observation, int]:
    """With PettingZoo's usual wrappers: an illegal action loses the game, wrong order of calls is reported."""
    checked = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))
