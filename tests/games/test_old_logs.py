"""Logs of games that were played long ago must be readable for ever: events only ever gain fields with defaults.

The files are never written anew. When an event gains a field, add a log of that day beside them.
"""

from pathlib import Path

import msgspec
import pytest

from starlore.core.game import AnyGame
from starlore.games import GAMES

FOLDER = Path(__file__).parent.parent / "fixtures" / "logs"
LOGS = sorted(log for slug in GAMES for log in FOLDER.glob(f"{slug}-*.jsonl"))


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a file: how the game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


def game_of(log: Path) -> AnyGame:
    return GAMES[log.name.split("-")[0]]


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_an_old_log_still_leads_to_its_ending(log: Path) -> None:
    *events, ending = log.read_bytes().splitlines()
    game = game_of(log)
    state = game.replay([game.events.decode(event) for event in events])
    view = game.view(state, None)
    assert Ending(view.scores, view.winners) == msgspec.json.decode(ending, type=Ending)


@pytest.mark.parametrize("slug", GAMES)
def test_the_old_logs_hold_every_kind_of_event(slug: str) -> None:
    game = GAMES[slug]
    logs = [log for log in LOGS if game_of(log) is game]
    kinds = {type(game.events.decode(line)) for log in logs for line in log.read_bytes().splitlines()[:-1]}
    assert kinds == set(game.events.kind.__args__)
