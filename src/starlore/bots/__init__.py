"""Players made of code. They get the view of their seat, and what is public at the table besides, and answer with a
command, like anyone else."""

from starlore.bots import dixit, stella
from starlore.bots.player import BotPlayer
from starlore.games import DIXIT, STELLA

PLAYERS: dict[str, BotPlayer] = {DIXIT.slug: dixit.PLAYER, STELLA.slug: stella.PLAYER}
"""How bots play each game, by its slug."""
