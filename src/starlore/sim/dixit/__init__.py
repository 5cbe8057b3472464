"""Simulations of Dixit."""

from random import Random

from starlore.decks.pictures import NUMBERS
from starlore.games import DIXIT
from starlore.games.dixit.messages import Command, Setup, TellStory
from starlore.games.dixit.state import State
from starlore.sim.clues import read_clues, read_hands
from starlore.sim.dixit.drawing import draw
from starlore.sim.dixit.evaluation import evaluate
from starlore.sim.dixit.memory import memory_table
from starlore.sim.dixit.moves import move
from starlore.sim.dixit.tally import Tally
from starlore.sim.simulation import Simulation

CLUES = (
    "the last ferry",
    "what the moth knew",
    "a door that is older than its house",
    "Sunday, four in the afternoon",
    "louder than it looks",
    "someone else's birthday",
    "before there were maps",
    "it was never lost",
    "half a promise",
    "the wrong kind of rain",
)


def with_words(command: Command, rng: Random) -> Command:
    """The same command, where storytellers say something of their own."""
    return TellStory(command.card, rng.choice(CLUES)) if isinstance(command, TellStory) else command


def told(state: State) -> list[tuple[int, str]]:
    """The storytellers' cards and clues."""
    rounds = [(one, one.owners.index(one.storyteller)) for one in state.rounds if one.clue is not None]
    return [(one.table[place], one.clue or "") for one, place in rounds]


SIMULATION: Simulation = Simulation(
    rules=DIXIT,
    setup=lambda seats: Setup(seats=seats, deck=NUMBERS),
    setup_with_words=lambda seats: Setup(seats=seats, deck=NUMBERS, first="random"),
    move=move,
    tally=Tally,
    draw=draw,
    with_words=with_words,
    told=told,
    clues=lambda: [*read_clues(), *read_hands()],
    memory=memory_table,
    evaluate=lambda strategies, games, rng, progress: evaluate(SIMULATION, strategies, games, rng, progress),
)
