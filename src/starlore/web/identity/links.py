"""Links between devices: one device offers, the other asks, and the first confirms. Nothing happens without both.

A link is in memory only: a restart ends it. Its token travels in the fragment of an address, which no proxy sees.
"""

import secrets
import time
from typing import Protocol

from msgspec import Struct

from starlore.table.options import Person

LINK_SECONDS = 600
LINKS = 10_000
"""Links that may be open at once."""


class Link(Struct):
    """An offer to another device to become the same person."""

    token: str
    person: Person
    until: float
    """By the monotonic clock: a jump of the wall clock makes no link older or younger."""

    asker: str | None = None
    """The key of the device that has asked; another one cannot ask after it."""

    name: str = ""
    """What that device calls itself."""

    check: str = ""
    """A number that both devices show, so that one confirms the right one."""

    confirmed: bool = False

    @property
    def id(self) -> str:
        """How the person who made the link names it, without its token."""
        return self.token[:8]


class OnChange(Protocol):
    """Whoever is told of links."""

    def __call__(self, link: Link, *, settled: bool) -> None:
        """Something has happened to a link; `settled`: it is closed."""


class Links:
    """All open links: one for each person."""

    def __init__(self) -> None:
        self.open: dict[Person, Link] = {}
        self.makers: dict[str, Person] = {}
        """Whose link has which token."""
        self.on_change: OnChange = lambda *_, **__: None
        """Told when a link was made, or something has happened to it."""

    def make(self, person: Person) -> Link:
        """A new link, instead of the one before."""
        now = time.monotonic()
        self.open = {one: link for one, link in self.open.items() if link.until > now and one != person}
        while len(self.open) >= LINKS:
            self.open.pop(next(iter(self.open)))
        self.makers = {link.token: one for one, link in self.open.items()}
        link = self.open[person] = Link(secrets.token_urlsafe(24), person, now + LINK_SECONDS)
        self.makers[link.token] = person
        self.on_change(link, settled=False)
        return link

    def of(self, person: Person) -> Link | None:
        """The link that this person has made, while it is open."""
        link = self.open.get(person)
        return link if link is not None and link.until > time.monotonic() else None

    def find(self, token: str, key: str) -> Link | None:
        """The open link with this token, unless another device than this one has asked by it."""
        maker = self.makers.get(token)
        link = None if maker is None else self.of(maker)
        return link if link is not None and link.token == token and link.asker in (None, key) else None

    def ask(self, link: Link, key: str, name: str) -> None:
        """A device asks, by a click, to become the person who made the link."""
        if link.asker is None:
            link.asker, link.name = key, name
            link.check = str(100 + secrets.randbelow(900))
            self.on_change(link, settled=False)

    def confirm(self, link: Link) -> None:
        """Whoever made the link says yes."""
        link.confirmed = True
        self.on_change(link, settled=False)

    def take_over(self, link: Link) -> None:
        """What another server knows of a link, which may be settled by now."""
        before = self.open.pop(link.person, None)
        if before is not None:
            self.makers.pop(before.token, None)
        if link.until > time.monotonic() and len(self.open) < LINKS:
            self.open[link.person] = link
            self.makers[link.token] = link.person

    def close(self, link: Link) -> None:
        """It is settled, one way or the other."""
        self.open.pop(link.person, None)
        self.makers.pop(link.token, None)
        self.on_change(link, settled=True)
