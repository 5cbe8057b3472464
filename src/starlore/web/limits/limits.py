"""Rates and sizes, each with what it counts. A limit of one subject is a constant beside it."""

from msgspec import Struct

Rate = tuple[float, float]
"""How many at once, and how many more a second."""

HOUR = 3600.0


class Limits(Struct, frozen=True, kw_only=True):
    """The limits that an operator may want to change. A family at one address meets none of them in a long evening."""

    messages: Rate = (30, 8)
    """Messages on one socket, whatever is in them."""

    chat: Rate = (5, 0.5)
    """Lines of chat and reactions of one person, on however many sockets."""

    options: Rate = (15, 1 / 4)
    """Changes of a table's options, and of its door, by one person."""

    names: Rate = (12, 1 / 10)
    """Sitting down, renaming, knocking, getting up: by one person."""

    tables: Rate = (10, 1 / 60)
    """Tables opened by one person."""

    tables_of_address: Rate = (60, 1 / 10)
    """Tables opened from one address, behind which there may be a whole school."""

    requests: Rate = (120, 20)
    """HTTP requests to the API, and new sockets, from one address."""

    requests_of_network: Rate = (1500, 250)
    """All of that and files too, from one /48 of IPv6, or from one address of IPv4."""

    files: Rate = (1200, 200)
    """Pages, files and pictures, from one address."""

    health: Rate = (60, 5)
    """Looks at the server's health and its counters, from one address."""

    # --- codes of tables that do not exist: codes cannot be tried out ---

    misses: Rate = (20, 1 / 30)
    """By one person from one address."""

    misses_of_address: Rate = (60, 1 / 20)
    """From one address, or one /64 of IPv6."""

    misses_of_site: Rate = (120, 1 / 10)
    """From one /56, which is a household or a small firm."""

    misses_of_network: Rate = (240, 1 / 5)
    """From one /48, of which a stranger can have one for nothing."""

    misses_of_all: Rate = (2000, 1)
    """From everywhere."""

    alive: float = 24 * HOUR
    """Seconds for which a code lets strangers in after something has happened there; later the link does."""

    # --- bytes that are written to the log ---

    written: Rate = (1_000_000, 1_000_000 / HOUR)
    """By one person."""

    written_of_address: Rate = (16_000_000, 16_000_000 / HOUR)
    """From one address."""

    written_of_network: Rate = (32_000_000, 32_000_000 / HOUR)
    """From one /48 of IPv6, or from one address of IPv4."""

    written_at_table: Rate = (4_000_000, 2_000_000 / HOUR)
    """At one table."""

    written_of_all: Rate = (256_000_000, 128_000_000 / HOUR)
    """By everybody, besides moves in games: those who play are never held up by those who only write."""

    kept: Rate = (200, 1 / 15)
    """Devices, links between them, browsers to call and decks that are begun: from one address."""

    kept_of_network: Rate = (1000, 1 / 3)
    """From one /48 of IPv6, or from one address of IPv4."""

    records: int = 250_000
    """Records in one table's log: many years of evenings."""

    # --- connections ---

    sockets: int = 12
    """Open sockets of one person."""

    spectators: int = 200
    """Connections to one table, of whomever, from which on nobody without a chair is let in."""

    connections: int = 8000
    """Open connections in all; fewer where the system gives fewer file descriptors."""

    connections_of_address: int = 500
    """Open connections from one address that is no trusted proxy."""

    connections_of_network: int = 2000
    """Open connections from one /48 of IPv6."""

    request_seconds: float = 20.0
    """In which a request must have come, its head and its body, from its first byte or the connection's opening."""

    upload_seconds: float = 240.0
    """The same for a picture that is sent along: a phone's line may be slow."""

    uploads: Rate = (400, 1)
    """Pictures that one person sends along or cuts anew."""

    uploads_of_address: Rate = (3000, 1 / 10)
    """Pictures from one address, behind which there may be a whole class."""

    uploads_of_network: Rate = (6000, 1 / 5)
    """From one /48 of IPv6, or from one address of IPv4."""

    message: int = 16_384
    """Bytes of one message from a browser."""

    body: int = 16_384
    """Bytes of one request."""

    backlog: int = 262_144
    """Bytes that may wait for a slow client before it is dropped."""

    backlog_of_all: int = 67_108_864
    """Bytes that may wait for all slow clients together before the slowest are dropped."""
