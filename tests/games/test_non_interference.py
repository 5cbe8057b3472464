"""Nobody sees what they must not: deal all of it again, and what they see does not change by one byte."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import example, given

from starlore.core import Seat
from starlore.games import GAMES
from tests.games.secrets import LISTED, REDEALS, SECRETS
from tests.walks import encoded, every_table, moments, refusal, seeds, walk, watchers

Look = Callable[[Any, Seat | None], Any]

WORD_TURNED = 13
"""The seed of a game of Stella for three in which all agree on the other word."""

LEAKS = [(slug, secret) for slug, secrets in SECRETS.items() for secret in secrets]


def leaks(look: Look, slug: str, players: int, seed: int) -> Counter[str]:
    """How often, in each phase of a game, what is seen changes when secrets are dealt again."""
    rng = Random(seed)
    found: Counter[str] = Counter()
    for state in moments(slug, players, seed):
        for seat in watchers(players):
            again = REDEALS[slug](state, seat, rng)
            found[type(state.phase).__name__] += encoded(look(state, seat)) != encoded(look(again, seat))
    return found


def test_every_game_is_checked() -> None:
    assert set(REDEALS) == set(SECRETS) == set(LISTED) == set(GAMES)


@every_table
@given(seed=seeds)
@example(seed=WORD_TURNED)
def test_a_view_does_not_change_when_everything_unknown_to_its_seat_is_dealt_again(
    slug: str, players: int, seed: int
) -> None:
    found = leaks(GAMES[slug].view, slug, players, seed)
    assert not any(found.values())
    assert len(found) >= 4, "all phases were passed through"


@pytest.mark.parametrize(("slug", "secret"), LEAKS)
def test_a_view_that_tells_a_secret_is_caught(slug: str, secret: str) -> None:
    def leaky(state: Any, seat: Seat | None) -> Any:
        return GAMES[slug].view(state, seat), SECRETS[slug][secret](state, seat)

    assert leaks(leaky, slug, 4, 1).total() >= 10


@pytest.mark.parametrize(("slug", "secret"), [leak for leak in LEAKS if "sum" not in leak[1]])
def test_dealing_again_really_changes_every_secret(slug: str, secret: str) -> None:
    for seat in watchers(4):
        rng, changed = Random(2), 0
        for state in moments(slug, 4, 3):
            again = REDEALS[slug](state, seat, rng)
            changed += SECRETS[slug][secret](state, seat) != SECRETS[slug][secret](again, seat)
        assert changed, f"seat {seat}"


@every_table
@given(seed=seeds)
def test_a_refusal_tells_no_secret_either(slug: str, players: int, seed: int) -> None:
    game, rng = GAMES[slug], Random(seed)
    for number, step in enumerate(walk(slug, players, seed)):
        if number % 4 != seed % 4:
            continue
        seat = Seat(rng.randrange(players))
        again = REDEALS[slug](step.state, seat, rng)
        for command in LISTED[slug](step.state):
            assert refusal(game, step.state, seat, command) == refusal(game, again, seat, command)


@every_table
@given(seed=seeds)
def test_what_is_dealt_again_is_still_a_game_that_ends(slug: str, players: int, seed: int) -> None:
    game, rng = GAMES[slug], Random(seed)
    for step in walk(slug, players, seed, whims=0):
        again = REDEALS[slug](step.state, None, rng)
        assert game.awaited(again) == game.awaited(step.state)
        for seat in game.awaited(again):
            for command in game.choices(game.view(again, seat)):
                assert refusal(game, again, seat, command) is None
