"""What both kinds of environment share: spaces, the game behind them, observations and drawing."""

from random import Random
from struct import Struct
from typing import Any, ClassVar, Literal

import numpy as np
from gymnasium import spaces

from starlore.core import Seat
from starlore.env.adapter import HIGHEST, Adapter
from starlore.env.drawing import draw
from starlore.env.features import picture_features

Observation = dict[str, Any]
Pictures = Literal["numbers", "features"]

WHOLE = np.dtype(np.int16)


class Table:
    """One game after another, as its seats see them."""

    render_modes: ClassVar[list[str]] = ["human", "ansi", "rgb_array"]

    def __init__(self, adapter: Adapter, pictures: Pictures, actions: int) -> None:
        self.adapter = adapter
        self.rules = adapter.rules
        self.agents = [f"player_{seat}" for seat in range(adapter.setup.seats)]
        self.seats = {agent: Seat(seat) for seat, agent in enumerate(self.agents)}
        self.features = picture_features() if pictures == "features" else None
        self.places = adapter.places
        self.rng = Random()
        self.state: Any = None
        self.size = adapter.size
        self.pack = Struct(f"{self.size}h").pack
        shape = adapter.size + (0 if self.features is None else len(self.places) * self.features.shape[1])
        box = (
            spaces.Box(0, HIGHEST, (shape,), np.int16)
            if self.features is None
            else spaces.Box(-1, HIGHEST, (shape,), np.float32)
        )
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
            for agent in self.agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.agents}

    def reset(self, seed: int | None) -> None:
        """A new game; with a seed always the same one."""
        if seed is not None:
            self.rng = Random(seed)
        self.state = self.rules.replay(self.rules.begin(self.adapter.setup, self.rng))

    def view(self, seat: Seat) -> Any:
        """What this seat sees now."""
        return self.rules.view(self.state, seat)

    def act(self, seat: Seat, action: int) -> None:
        """Carry an action out that is allowed."""
        state, evolve = self.state, self.rules.evolve
        for event in self.rules.decide(state, seat, self.adapter.command(state, seat, action), self.rng):
            state = evolve(state, event)
        self.state = state

    def observe(self, seat: Seat) -> Observation:
        """What this seat sees, and what it may do; new arrays each time, which are the agent's own."""
        return {"observation": self.observation(seat), "action_mask": self.adapter.mask(self.state, seat)}

    def observation(self, seat: Seat) -> Any:
        """What this seat sees, as an array: packed into its memory, which is quicker than NumPy's reading of a list."""
        numbers: Any = np.ndarray(self.size, WHOLE, bytearray(self.pack(*self.adapter.numbers(self.state, seat))))
        if self.features is None:
            return numbers
        return np.concatenate([numbers.astype(np.float32), self.features[numbers[self.places]].ravel()])

    def render(self, mode: str | None) -> Any:
        """What a spectator sees, as text or as a picture."""
        view = self.rules.view(self.state, None)
        if mode == "rgb_array":
            cards, across = self.adapter.shown(view)
            caption = f"round {view.round}   points {' '.join(map(str, view.scores))}"
            return draw(cards, across, caption)
        text = self.adapter.text(view)
        if mode == "human":
            print(text)  # noqa: T201 - what this mode is for
            return None
        return text if mode == "ansi" else None
