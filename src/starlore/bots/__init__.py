"""Players made of code. They get the view of their seat and answer with a command, like anyone else."""

from starlore.bots import dixit, stella
from starlore.bots.player import BotPlayer

PLAYERS: dict[str, BotPlayer] = {"dixit": dixit.PLAYER, "stella": stella.PLAYER}
"""How bots play each game, by its slug."""
