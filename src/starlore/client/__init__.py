"""A small asynchronous client for programs that play at a table. Needs the extra `client`.

asyncio.run(play(address, choose, name="Pebble", maker="Ana"))
"""

from starlore.client.connection import Closed, Connection
from starlore.client.joining import Denied, Ticket, join
from starlore.client.playing import Choose, play, play_at

__all__ = ["Choose", "Closed", "Connection", "Denied", "Ticket", "join", "play", "play_at"]
