"""Whose fault was it? `Illegal` is a player's move, `Unplayable` is the way a game was set up."""


class Illegal(Exception):
    """A command that the rules do not allow now. Nothing has changed.

    The code is stable and is all that a client needs: sentences are the client's business.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Unplayable(ValueError):
    """A setup that no game can be played with, with the reason."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
