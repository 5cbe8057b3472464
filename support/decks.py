"""Decks of somebody's own, as they lie on a table: for tests that need no picture files."""

from hashlib import sha256

from starlore.decks.played import PlayedDeck, PlayedPicture, with_digest


def a_deck(
    pictures: int = 60, *, maker: str = "", name: str = "Our summer", with_ours: bool = False, captions: int = 0
) -> PlayedDeck:
    """A deck of so many pictures, of which some say what is to be seen."""
    listed = [
        PlayedPicture(
            sha256(f"{name} {place}".encode()).hexdigest()[:32],
            *((f"Grandmother feeds {place} goats", "en") if place < captions else ()),
        )
        for place in range(pictures)
    ]
    return with_digest(
        PlayedDeck(deck="deck12345678", maker=maker, name=name, pictures=tuple(listed), with_ours=with_ours)
    )
