"""A real server on a free port, with data of its own, that can be killed and started again."""

from support.server import Process


class Site(Process):
    """The server, as `starlore serve` runs it."""

    was_killed = False

    def kill(self) -> None:
        """Pull the plug: browsers will complain that nobody answers, and may."""
        self.was_killed = True
        super().kill()
