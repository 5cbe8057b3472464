"""Chance that can be checked afterwards: drawn from a seed, so that whoever has the seed draws the same again.

The n-th draw of a game takes its numbers from SHA-256 over the game's key, n, and a counter. What is shuffled or drawn
from is sorted first: its order beforehand has no influence. So a draw follows from the key, its number, and the set of
things alone, and a few lines in any language can check it (docs/decisions/0010).
"""

import hashlib
from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Literal

from msgspec import Struct

Thing = int | str | tuple[int | str, ...]
"""What is drawn: a card, a seat, a word card, a card with its owner."""

WORD = 2**32
SEED_BYTES = 32
CHANCE = r"^[0-9a-f]{32}\Z"
"""A player's own part of a game's chance: 128 bits."""


class Draw(Struct, frozen=True, gc=False):
    """One time that a game left something to chance, or to an order that chance had settled before."""

    what: str
    """What was drawn, in the game's words."""

    kind: Literal["shuffle", "sample", "lot", "top"]
    """`top`: taken from a pile in its order; nothing is left to chance."""

    of: tuple[Thing, ...]
    """What it was drawn from; sorted, unless it is `top`."""

    came: tuple[Thing, ...]


class Dice(Random):
    """Chance from a key: a deterministic `Random` whose every draw is counted."""

    def __init__(self, key: bytes, number: int = 0) -> None:
        super().__init__(0)
        self.key = key
        self.number = number
        """Which draw of the game comes next."""
        self.drawn: Sequence[Draw] | None = None
        """What was drawn before it, if that has not been counted yet."""
        self.words: list[int] = []
        self.block = 0

    def go_on_after(self, drawn: Sequence[Draw]) -> None:
        """The next draw comes after these, which are counted only when it does: most moves draw nothing."""
        self.drawn = drawn

    def begin(self) -> None:
        """The next draw, with a stream of numbers of its own."""
        if self.drawn is not None:
            self.number, self.drawn = chances_in(self.drawn), None
        self.prefix = self.key + self.number.to_bytes(4, "big")
        self.number += 1
        self.words, self.block = [], 0

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each as likely as any other (rejection sampling)."""
        while True:
            if not self.words:
                digest = hashlib.sha256(self.prefix + self.block.to_bytes(4, "big")).digest()
                self.words = [int.from_bytes(digest[at : at + 4], "big") for at in range(28, -1, -4)]
                self.block += 1
            word = self.words.pop()
            if word < WORD - WORD % limit:
                return word % limit

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Put things into a new order (Fisher and Yates), whatever their order was before."""
        self.begin()
        x[:] = sorted(x)
        for last in range(len(x) - 1, 0, -1):
            other = self.below(last + 1)
            x[last], x[other] = x[other], x[last]

    def sample(self, population: Sequence[Any], k: int, *, counts: object = None) -> list[Any]:
        """Some of many, in the order in which they are drawn."""
        assert counts is None
        self.begin()
        left = sorted(population)
        return [left.pop(self.below(len(left))) for _ in range(k)]

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """A number of a range."""
        return int(self.choice(range(start) if stop is None else range(start, stop, step)))

    def choice(self, seq: Sequence[Any]) -> Any:  # type: ignore[override]
        """One of several."""
        self.begin()
        return sorted(seq)[self.below(len(seq))]

    def random(self) -> float:
        """Forbidden: a float is not a draw that could be listed."""
        raise NotImplementedError("a game draws by shuffle, sample, randrange or choice")

    def getrandbits(self, k: int, /) -> int:
        """Forbidden, for the same reason."""
        raise NotImplementedError(f"a game draws by shuffle, sample, randrange or choice, not {k} bits")


def shuffled(what: str, came: Sequence[Any]) -> Draw:
    """Things that were put into a new order."""
    return Draw(what, "shuffle", tuple(sorted(came)), tuple(came))


def sampled(what: str, of: Sequence[Any], came: Sequence[Any]) -> Draw:
    """Some that were drawn of many."""
    return Draw(what, "sample", tuple(sorted(of)), tuple(came))


def lot(what: str, count: int, came: int) -> Draw:
    """One of the numbers below a count, drawn by lot."""
    return Draw(what, "lot", tuple(range(count)), (came,))


def top(what: str, of: Sequence[Any], came: Sequence[Any]) -> Draw:
    """Things that were taken from a pile in its order."""
    return Draw(what, "top", tuple(of), tuple(came))


def chances_in(draws: Sequence[Draw]) -> int:
    """How many of them left something to chance."""
    return len([draw for draw in draws if draw.kind != "top"])


@lru_cache(4096)
def commitment(seed: str) -> str:
    """What may be shown of a seed before it is used: it fixes the seed, and tells nothing of it."""
    return hashlib.sha256(f"starlore seed {seed}".encode()).hexdigest()


def key_of(seed: str, chances: Sequence[str]) -> bytes:
    """The key of a game's chance: from the server's seed, and what each seat has added (nothing: an empty text)."""
    return hashlib.sha256(f"starlore chance {seed} {','.join(chances)}".encode()).digest()


def first_false(key: bytes, draws: Sequence[Draw]) -> Draw | None:
    """The first draw that does not follow from the key; None: all of them do."""
    dice = Dice(key)
    for draw in draws:
        if draw.kind == "top":
            again = draw.of
        elif draw.kind == "shuffle":
            cards = list(draw.of)
            dice.shuffle(cards)
            again = tuple(cards)
        else:
            again = tuple(dice.sample(draw.of, len(draw.came)))
        if again != draw.came:
            return draw
    return None
