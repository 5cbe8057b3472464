"""How well a bot reads people, and how it differs from the next one of its level."""

from collections.abc import Mapping
from random import Random

from msgspec import Struct


class Level(Struct, frozen=True, kw_only=True):
    """What a level promises."""

    noise: float
    """How far its idea of a picture strays from the next person's, in units of fit."""

    finders: float
    """As storyteller: the share of the others that it wants to find its card."""

    daring: float
    """In Stella: how many more (or fewer) crosses than the sober number it is tempted to set."""


LEVELS: Mapping[str, Level] = {
    "dreamer": Level(noise=0.16, finders=0.4, daring=1.5),
    "friend": Level(noise=0.07, finders=0.5, daring=0.5),
    "mind_reader": Level(noise=0.015, finders=0.6, daring=0.0),
}


class Character(Struct, frozen=True):
    """One bot: its level, and a temper of its own."""

    level: Level
    noise: float
    finders: float
    daring: float


def character(level: str, seat: int) -> Character:
    """The bot of this level on this seat; always the same one."""
    promise = LEVELS[level]
    temper = Random(f"{level} {seat}")
    return Character(
        level=promise,
        noise=promise.noise * temper.uniform(0.8, 1.25),
        finders=promise.finders + temper.uniform(-0.05, 0.05),
        daring=promise.daring * temper.uniform(0.5, 1.5),
    )
