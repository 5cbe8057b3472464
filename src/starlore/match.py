"""A game in progress, for programs: the rules, a state, a log and a source of chance in one small object."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from starlore.core import Seat
from starlore.core.game import AnyGame
from starlore.table.games import AT_TABLE


class Match:
    """A game between so many seats. The same seed and the same commands give the same game."""

    def __init__(self, game: str, players: int = 4, *, seed: int | None = None, **options: Any) -> None:
        """Set a game up with our deck; `options` are those that a table's owner can choose for it.

        Raises `KeyError` for a game that there is not, `msgspec.ValidationError` for options that it does not have, and
        `Unplayable` for a game that cannot be played that way.
        """
        entry = AT_TABLE[game]
        chosen = entry.check(msgspec.convert(options, entry.options))
        self.rules: AnyGame = entry.rules
        self.rng = Random(seed)
        self.log: list[Any] = list(self.rules.begin(entry.setup(players, chosen), self.rng))
        """Every event so far. `rules.replay(log)` is the state."""
        self.state: Any = self.rules.replay(self.log)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats without whose move the game does not go on; empty when it is over."""
        return self.rules.awaited(self.state)

    @property
    def over(self) -> bool:
        """Nobody has anything left to do."""
        return not self.awaited

    @property
    def scores(self) -> tuple[int, ...]:
        """Points so far, by seat."""
        return tuple(self.state.scores)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; empty while the game goes on."""
        found: tuple[Seat, ...] = self.view(None).winners
        return found

    @property
    def rounds(self) -> Sequence[Any]:
        """Every round that has been scored, in full."""
        return self.rules.rounds(self.state)

    def view(self, seat: int | None) -> Any:
        """What this seat may see, and nothing else; None: a spectator."""
        return self.rules.view(self.state, None if seat is None else Seat(seat))

    def choices(self, seat: int) -> Sequence[Any]:
        """What this seat may do now; where not all can be listed (a clue's words), the elementary ones."""
        return self.rules.choices(self.view(seat))

    def do(self, seat: int, command: Any) -> Sequence[Any]:
        """Carry a command out: what has happened. Raises `Illegal` with a code, and then nothing has changed.

        A command may also be given as it travels in JSON, such as `{"type": "vote", "slot": 2}`.
        """
        if isinstance(command, Mapping):
            command = msgspec.convert(command, self.rules.commands.kind)
        events = self.rules.decide(self.state, Seat(seat), command, self.rng)
        for event in events:
            self.state = self.rules.evolve(self.state, event)
        self.log.extend(events)
        return events
