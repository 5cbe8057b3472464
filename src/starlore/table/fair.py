"""A deal that can be checked: the server commits to its part of a game's chance before anybody adds theirs.

The order is: the commitment is shown, people add chance of their own, the game starts, and when it is over the seed is
shown. What was drawn follows from both, and nothing of it can be known or changed in between (docs/decisions/0010).
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import msgspec

from starlore.core import Illegal
from starlore.core.chance import SEED_BYTES, Dice, Draw, commitment, first_false, key_of
from starlore.core.game import AnyGame
from starlore.table.chairs import Chair
from starlore.table.commands import AddChance
from starlore.table.context import Context
from starlore.table.events import ChanceAdded, Event
from starlore.table.games import AT_TABLE
from starlore.table.state import GameOnTable, State
from starlore.table.wire import Proof


def new_seed(rng: Random) -> str:
    """The server's part of a game's chance."""
    return rng.randbytes(SEED_BYTES).hex()


def add_chance(state: State, chair: Chair, command: AddChance) -> Sequence[Event]:
    """Somebody adds chance of their own to the next game's: once, and to what they have seen the commitment of."""
    if not state.seed or command.to != commitment(state.seed):
        raise Illegal("other_pledge")
    if any(player == chair.player for player, _ in state.chances):
        raise Illegal("already_added")
    return (ChanceAdded(chair.player, command.chance),)


def chance_of(rules: AnyGame, seed: str, chances: Sequence[str], drawn: Sequence[Draw], context: Context) -> Random:
    """What the game draws from next: its own dice, if it keeps account of what it draws."""
    if rules.draws is None or not seed:
        return context.rng
    dice = dice_of(seed, tuple(chances))
    dice.go_on_after(drawn)
    return dice


@lru_cache(1024)
def dice_of(seed: str, chances: tuple[str, ...]) -> Dice:
    """A game's dice, kept because making them costs more than most moves."""
    return Dice(key_of(seed, chances))


def chance_in(game: GameOnTable, context: Context) -> Random:
    """What a game on the table draws from next."""
    return chance_of(game.rules, game.seed, game.chances, game.draws, context)


def proof(state: State, id: str = "") -> Proof:  # noqa: A002
    """The proof of the game on the table; raises `Illegal` while it is a secret, and where there is none."""
    game = state.playing
    if game is None:
        raise Illegal("no_game")
    if game.state is None or not game.rules.view(game.state, None).winners:
        raise Illegal("game_running")
    if not game.seed or not game.draws:
        raise Illegal("no_proof")
    rounds = tuple(game.rules.rounds(game.state))
    return Proof(id, game.slug, commitment(game.seed), game.seed, game.chances, game.draws, rounds)


def fault_in(found: Proof) -> str | None:
    """What is wrong with a proof; None: nothing."""
    if commitment(found.seed) != found.commitment:
        return "the seed is not the one that the server committed to"
    false = first_false(key_of(found.seed, found.chances), found.draws)
    if false is not None:
        return f"{false.what} does not follow from the seed: {list(false.came)}"
    rules = AT_TABLE[found.game].rules
    rounds = msgspec.convert(found.rounds, tuple[rules.round, ...])  # type: ignore[name-defined]
    if rules.agree is not None and not rules.agree(found.draws, rounds):
        return "what was drawn is not what was played with"
    return None
