"""A contest: who plays, how many games, and by which seeds. The same contest gives the same deals and seats."""

from random import Random

from msgspec import Struct

from starlore.core import Language


class Contest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that a contest's games depend on; the first line of its file of results."""

    game: str
    entrants: tuple[str, ...]
    """What plays, as it was named on the command line; see `entrants`."""

    players: int = 4
    games: int = 40
    seed: int = 1
    language: Language = "en"
    seconds: float = 10.0
    """Time for one move."""


class Fault(Struct, frozen=True):
    """A move that a program did not make, or not as the rules allow."""

    seat: int
    what: str
    """`crash`, `timeout`, `malformed`, or the code of a refusal."""


class Played(Struct, frozen=True):
    """How one game went."""

    number: int
    seats: tuple[int, ...]
    """Which entrant sat on each seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    faults: tuple[Fault, ...] = ()


def seating(contest: Contest, number: int) -> tuple[int, ...]:
    """Who sits where in one game: a line-up is drawn for each block of games, and moves on by a seat from game to game.

    With fewer entrants than seats, entrants sit on several; with more, a block is played by some of them.
    """
    block, turn = divmod(number, contest.players)
    known = range(len(contest.entrants))
    if len(known) >= contest.players:
        chosen = Random(f"lineup {contest.seed} {block}").sample(known, contest.players)
    else:
        chosen = [known[(block + place) % len(known)] for place in range(contest.players)]
    return tuple(chosen[turn:] + chosen[:turn])


def chance(contest: Contest, number: int) -> Random:
    """The chance of one game: games of one block are dealt alike, so that everyone gets every seat of the same deal."""
    return Random(f"{contest.game} {contest.seed} {number // contest.players}")
