"""A hash chain: each record of a log carries a digest of itself and of everything before it.

A missing, changed or foreign record does not fit its place. Records of the first form carry no digest, but are digested
like all others: the first record of today's form vouches for every one before it. The chain finds damage, not
forgery: whoever may write the file can write another chain.
"""

from hashlib import blake2b

from msgspec import Struct

SIZE = 16
"""Bytes of a digest."""

LINK_KEY = b',"link":"'
LINK_LENGTH = len(LINK_KEY) + 2 * SIZE + 2
"""How much longer a record is for its link, which stands last in it."""


class BrokenChain(Exception):
    """A record does not belong where it stands."""


class Head(Struct, frozen=True, gc=False):
    """The end of a chain."""

    digest: bytes
    linked: bool = False
    """There was a record that carries its link: from then on all of them do."""

    def link(self, body: bytes) -> "tuple[bytes, Head]":
        """A JSON object as the next record, and the chain with it."""
        digest = digest_of(self.digest, body)
        return b"".join((body[:-1], LINK_KEY, digest.hex().encode(), b'"}')), Head(digest, linked=True)

    def follow(self, record: bytes) -> "Head":
        """The chain with the next record; raises `BrokenChain` when that is not its next record."""
        if not is_linked(record):
            if self.linked:
                raise BrokenChain("it carries no link, but the one before it does")
            return Head(digest_of(self.digest, record))
        digest = digest_of(self.digest, record[:-LINK_LENGTH] + b"}")
        if digest.hex().encode() != record[-2 * SIZE - 2 : -2]:
            raise BrokenChain("it does not fit the one before it, or was changed")
        return Head(digest, linked=True)


def begin(code: str) -> Head:
    """The chain of a table's log before its first record."""
    return Head(digest_of(b"", code.encode()))


def digest_of(before: bytes, body: bytes) -> bytes:
    """A digest of this and of all before it."""
    return blake2b(body, digest_size=SIZE, key=before).digest()


def is_linked(record: bytes) -> bool:
    """A record carries its link."""
    return record[-LINK_LENGTH : len(LINK_KEY) - LINK_LENGTH] == LINK_KEY and record.endswith(b'"}')
