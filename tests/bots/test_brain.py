"""Bots at a table: they see a view and nothing else, play by the rules, and are never stuck."""

from itertools import islice
from random import Random

import pytest

from starlore.bots import PLAYERS
from starlore.bots.brain import ClueBrain
from starlore.bots.levels import LEVELS
from starlore.core import LANGUAGES, Language
from starlore.core.game import AnyGame
from starlore.games import GAMES
from starlore.games.dixit.state import State as DixitState
from starlore.sim import SIMULATIONS
from starlore.sim.play import play_steps
from starlore.sim.players import KINDS, Strategies, play
from tests.games.secrets import REDEALS


@pytest.fixture(scope="module")
def brain() -> ClueBrain:
    return ClueBrain()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("slug", "players"), [("dixit", 3), ("dixit", 4), ("dixit", 8), ("stella", 3), ("stella", 6)])
def test_bots_of_every_level_play_a_whole_game(slug: str, players: int, level: str) -> None:
    state = play(SIMULATIONS[slug], [Strategies().of(level)] * players, Random(5))
    assert state.phase.winners


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_play_in_every_language(language: Language) -> None:
    state: DixitState = play(SIMULATIONS["dixit"], [Strategies(language).of("friend")] * 4, Random(3))
    letters = "".join(done.clue or "" for done in state.rounds)
    assert any("а" <= letter <= "я" for letter in letters.lower()) == (language == "bg")


def test_a_clue_is_never_given_twice_in_a_game_nor_read_off_the_picture(brain: ClueBrain) -> None:
    state: DixitState = play(SIMULATIONS["dixit"], [Strategies().of("friend")] * 6, Random(11))
    clues = [done.clue.casefold() for done in state.rounds if done.clue]
    assert len(set(clues)) == len(clues)
    for done in state.rounds:
        card = done.table[done.owners.index(done.storyteller)]
        entry = brain.model.pictures.get(card)
        if entry is not None and done.clue:
            assert done.clue.casefold() not in entry.title.en.casefold()


@pytest.mark.parametrize("slug", PLAYERS)
def test_a_bot_decides_the_same_whatever_it_cannot_see(slug: str, brain: ClueBrain) -> None:
    game: AnyGame = GAMES[slug]
    asked = 0
    for step in islice(play_steps(SIMULATIONS[slug], SIMULATIONS[slug].setup_with_words(4), Random(2)), 40):
        for seat in game.awaited(step.state):
            chosen, again = [
                brain.choose(slug, game.view(state, seat), "friend", "en", Random(9))
                for state in (step.state, REDEALS[slug](step.state, seat, Random(3)))
            ]
            assert chosen == again
            asked += chosen is not None
    assert asked > 20


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_player_can_be_measured(kind: str) -> None:
    assert play(SIMULATIONS["stella"], [Strategies().of(kind)] * 3, Random(4)).phase.winners
