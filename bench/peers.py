"""Random legal play in other libraries: whole games to the end that their own rules find.

All of them choose with `Random.choice` among the moves that they list.
"""

from collections.abc import Callable
from importlib import import_module
from random import Random


def python_chess(rng: Random) -> Callable[[], int]:
    """Random games of python-chess, with all that its rules say about the end of a game."""
    chess = import_module("chess")

    def play() -> int:
        board, count = chess.Board(), 0
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            count += 1
        return count

    return play


def python_chess_without_ends(rng: Random) -> Callable[[], int]:
    """The same without looking for the end: until there is no legal move, or for 400 moves."""
    chess = import_module("chess")

    def play() -> int:
        board, count = chess.Board(), 0
        while count < 400 and (moves := list(board.legal_moves)):
            board.push(rng.choice(moves))
            count += 1
        return count

    return play


def rlcard_uno(rng: Random) -> Callable[[], int]:
    """Random games of rlcard's Uno, straight on the game without its environment."""
    uno = import_module("rlcard.games.uno")

    def play() -> int:
        game, count = uno.Game(), 0
        game.init_game()
        while not game.is_over():
            game.step(rng.choice(game.get_legal_actions()))
            count += 1
        return count

    return play


def open_spiel(name: str, rng: Random) -> Callable[[], int]:
    """Random games of OpenSpiel; dealing a card is a step too."""
    import_module("open_spiel.python.games")
    game = import_module("pyspiel").load_game(name)

    def play() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                action, _ = rng.choice(state.chance_outcomes())
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            count += 1
        return count

    return play
