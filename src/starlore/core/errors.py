"""One word for "no": a refusal with a stable code. Its subclasses say whose fault it was.

Sentences are the client's business: a code is all that it needs.
"""


class Refused(Exception):
    """What was asked for is not done, and nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Illegal(Refused):
    """A command that the rules, or the customs of a table, do not allow now."""


class Unplayable(Refused):
    """A setup that no game can be played with, with the reason."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(code)
        self.args = (reason,)
