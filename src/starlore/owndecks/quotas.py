"""How much people may upload. The operator can change every number."""

from msgspec import Struct

from starlore.decks.package import MOST

MB = 1_000_000


class Quotas(Struct, frozen=True, kw_only=True):
    """Limits of decks of one's own."""

    file: int = 25 * MB
    """Bytes of one file that is sent."""

    sheet: int = 2 * MB
    """Bytes of a photograph of the table that is sent: browsers have made it small."""

    pixels: int = 64_000_000
    """Pixels of a file, looked at before it is decoded: a small one can unpack to a whole disk (bomb)."""

    seconds: float = 20.0
    memory: int = 2 << 30
    """What one file may take of processor time and of memory."""

    pictures: int = MOST
    """In one deck."""

    decks: int = 20
    """Of one person."""

    person: int = 400 * MB
    """Bytes of all decks of one person."""

    server: int = 20_000 * MB
    """Bytes of all decks."""

    at_once: int = 6
    """Files that are being received or worked on, of all people together; the others are told to try again."""
