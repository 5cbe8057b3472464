"""How well a bot reads people, and how it differs from the next one of its level."""

from collections.abc import Mapping
from random import Random

from msgspec import Struct


class LevelTraits(Struct, frozen=True, kw_only=True):
    """What a level promises."""

    noise: float
    """How far its idea of a picture strays from the next person's, in units of fit."""

    wit: float
    """How readily it makes the connection between a saying that it knows and the picture, from 0 to 1."""

    finders: float
    """As storyteller: the share of the others that it wants to find its card."""

    marks: float
    """In Stella: how many crosses it likes to set, of fifteen cards."""

    taste: float
    """In Stella: how far its own taste takes it from what people in general see; 1: as far as anybody's."""


LEVELS: Mapping[str, LevelTraits] = {
    "dreamer": LevelTraits(noise=0.16, wit=0.1, finders=0.4, marks=3.6, taste=0.6),
    "friend": LevelTraits(noise=0.05, wit=0.3, finders=0.5, marks=4.6, taste=0.5),
    "mind_reader": LevelTraits(noise=0.02, wit=0.5, finders=0.6, marks=5.4, taste=0.4),
}


class Character(Struct, frozen=True):
    """One bot: its level, and a temper of its own."""

    level: LevelTraits
    noise: float
    finders: float
    marks: float
    seed: str
    """What its temper follows from."""

    def recalls(self, clue: str, telling: int) -> bool:
        """It makes the connection between a known saying and its picture; always the same for the same saying."""
        return Random(f"{self.seed} {clue}").random() < recall(self.level.wit, telling)


def recall(wit: float, telling: int) -> float:
    """How likely somebody of this wit makes a connection that is so telling (1 to 5)."""
    return min(0.97, wit * (0.4 + 0.08 * telling) + 0.1 * telling)


def character(level: str, seat: int) -> Character:
    """The bot of this level on this seat; always the same one."""
    promise = LEVELS[level]
    seed = f"{level} {seat}"
    temper = Random(seed)
    return Character(
        level=promise,
        noise=promise.noise * temper.uniform(0.8, 1.25),
        finders=promise.finders + temper.uniform(-0.05, 0.05),
        marks=promise.marks + temper.uniform(-0.5, 0.5),
        seed=seed,
    )
