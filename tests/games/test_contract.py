"""What every game promises to whatever is built on it, at every number of players."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given

from starlore.core import Illegal, Seat, Unplayable
from starlore.core.values import seats
from starlore.games import GAMES
from starlore.sim import SIMULATIONS
from starlore.sim.play import play_out
from tests.walks import encoded, every_game, every_table, moments, refusal, seeds, walk, watchers

COMMANDS_AT_MOST = 2000
"""Far more than any game takes when nobody changes their mind."""


@every_game
def test_a_game_is_found_by_its_slug(slug: str) -> None:
    assert GAMES[slug].slug == slug


@every_game
def test_one_player_too_few_or_too_many_is_unplayable(slug: str) -> None:
    game = GAMES[slug]
    for players in (0, game.seats.start - 1, game.seats.stop, 10**30, -3):
        with pytest.raises(Unplayable) as caught:
            game.begin(SIMULATIONS[slug].setup(players), Random(1))
        assert caught.value.code == "wrong_number_of_players"
        assert str(players) in str(caught.value)


@every_table
def test_the_same_seed_gives_the_same_game_and_another_seed_another_one(slug: str, players: int) -> None:
    logs = [[step.events for step in walk(slug, players, seed)] for seed in (1, 1, 2)]
    assert logs[0] == logs[1]
    assert logs[0] != logs[2]


@every_table
@given(seed=seeds)
def test_random_play_always_ends(slug: str, players: int, seed: int) -> None:
    game = GAMES[slug]
    state, commands = play_out(SIMULATIONS[slug], SIMULATIONS[slug].setup(players), Random(seed))
    assert commands <= COMMANDS_AT_MOST
    assert game.awaited(state) == ()
    assert game.view(state, None).winners


@every_game
def test_random_games_show_everything_that_can_happen(slug: str) -> None:
    events = {type(event) for seed in range(16) for step in walk(slug, 3, seed) for event in step.events}
    assert events == set(GAMES[slug].events.kind.__args__)


@every_table
@given(seed=seeds)
def test_replaying_the_log_gives_the_live_state(slug: str, players: int, seed: int) -> None:
    game = GAMES[slug]
    steps = list(walk(slug, players, seed))
    log = [event for step in steps for event in step.events]
    assert game.replay(log) == steps[-1].state
    stored = [game.events.decode(encoded(event)) for event in log]
    assert game.replay(stored) == steps[-1].state


@every_table
@given(seed=seeds)
def test_commands_events_and_the_setup_survive_json(slug: str, players: int, seed: int) -> None:
    game = GAMES[slug]
    setup = SIMULATIONS[slug].setup(players)
    assert game.setups.decode(encoded(setup)) == setup
    for step in walk(slug, players, seed):
        assert step.seat is None or game.commands.decode(encoded(step.command)) == step.command
        for event in step.events:
            assert game.events.decode(encoded(event)) == event


@every_table
@given(seed=seeds)
def test_every_view_survives_json(slug: str, players: int, seed: int) -> None:
    game = GAMES[slug]
    for state in moments(slug, players, seed):
        for seat in watchers(players):
            view = game.view(state, seat)
            assert game.views.decode(encoded(view)) == view


@every_table
@given(seed=seeds)
def test_every_choice_is_accepted_and_asking_changes_nothing(slug: str, players: int, seed: int) -> None:
    game = GAMES[slug]
    for step in walk(slug, players, seed):
        before = encoded(step.state)
        for seat in seats(players):
            for command in game.choices(game.view(step.state, seat)):
                assert refusal(game, step.state, seat, command) is None
        assert encoded(step.state) == before


@every_table
@given(seed=seeds)
def test_whoever_is_awaited_has_a_choice_and_a_spectator_has_none(slug: str, players: int, seed: int) -> None:
    game = GAMES[slug]
    for step in walk(slug, players, seed):
        awaited = game.awaited(step.state)
        for seat in watchers(players):
            view = game.view(step.state, seat)
            assert view.awaited == awaited
            assert game.choices(view) if seat in awaited else seat is not None or not game.choices(view)


@every_table
@given(seed=seeds)
def test_the_game_goes_on_until_there_are_winners(slug: str, players: int, seed: int) -> None:
    game = GAMES[slug]
    steps = list(walk(slug, players, seed))
    for step in steps[:-1]:
        assert game.awaited(step.state)
        assert game.view(step.state, None).winners == ()
    view = game.view(steps[-1].state, None)
    assert [seat for seat, points in enumerate(view.scores) if points == max(view.scores)] == list(view.winners)


@every_table
@given(seed=seeds)
def test_scores_are_the_sum_of_what_the_rounds_brought(slug: str, players: int, seed: int) -> None:
    game = GAMES[slug]
    for state in moments(slug, players, seed):
        view = game.view(state, None)
        assert len(view.history) == len(game.rounds(state))
        assert view.scores == tuple(map(sum, zip(*view.history, strict=True))) or not view.history
        assert view.last == (game.rounds(state)[-1] if view.history else None)


@every_table
def test_a_seat_out_of_range_is_refused_and_sees_nothing(slug: str, players: int) -> None:
    game = GAMES[slug]
    step = next(walk(slug, players, 5))
    command = game.choices(game.view(step.state, game.awaited(step.state)[0]))[0]
    for seat in (-1, players, 99, 10**30):
        assert refusal(game, step.state, seat, command) == "no_such_seat"
        with pytest.raises(Illegal, match="no_such_seat"):
            game.view(step.state, Seat(seat))


@every_table
def test_when_the_game_is_over_every_command_is_refused(slug: str, players: int) -> None:
    game = GAMES[slug]
    steps = list(walk(slug, players, 3))
    given_before = {step.command for step in steps[1:]}
    for seat in seats(players):
        assert game.choices(game.view(steps[-1].state, seat)) == ()
        assert {refusal(game, steps[-1].state, seat, command) for command in given_before} == {"game_over"}


@every_table
@given(seed=seeds)
def test_news_says_that_something_happened_and_who_did_it(slug: str, players: int, seed: int) -> None:
    game = GAMES[slug]
    heard = set()
    for step in walk(slug, players, seed):
        for event in step.events:
            news = game.news(event)
            if news is not None:
                heard.add(news.what)
                assert news.seat is None or news.seat in seats(players)
                assert news.seat in (None, getattr(event, "seat", None), *pointed_seats(event))
    assert {"round_scored", "game_ended"} <= heard


@every_table
@given(seed=seeds)
def test_whatever_others_can_see_of_a_move_is_told_by_its_news(slug: str, players: int, seed: int) -> None:
    """A table shows its people a new view when there is news; without any, theirs must still be right."""
    game, before = GAMES[slug], None
    for step in walk(slug, players, seed):
        if before is not None and all(game.news(event) is None for event in step.events):
            for seat in watchers(players):
                assert seat == step.seat or game.view(step.state, seat) == game.view(before, seat)
        before = step.state


def pointed_seats(event: Any) -> list[Any]:
    """Seats that an event itself gives a part to."""
    return [getattr(event, name) for name in ("storyteller", "first") if hasattr(event, name)]


@every_game
def test_a_log_must_begin_with_its_beginning_and_only_once(slug: str) -> None:
    game = GAMES[slug]
    first, second, *_ = [event for step in walk(slug, 4, 1) for event in step.events]
    with pytest.raises(ValueError, match="empty"):
        game.replay([])
    with pytest.raises(ValueError, match="begins with"):
        game.replay([second])
    with pytest.raises(ValueError, match="once"):
        game.replay([first, first])


@every_game
def test_values_cannot_be_changed(slug: str) -> None:
    step = list(walk(slug, 4, 1))[1]
    view = GAMES[slug].view(step.state, Seat(0))
    for value in (step.state, step.command, step.events[0], view, view.phase):
        assert hash(value) == hash(msgspec.structs.replace(value))
        with pytest.raises(AttributeError):
            setattr(value, value.__struct_fields__[0], None)


@every_table
@given(seed=seeds)
def test_a_step_never_goes_back_and_is_new_when_the_game_waits_for_somebody_it_did_not_wait_for(
    slug: str, players: int, seed: int
) -> None:
    game = GAMES[slug]
    before, awaited = -1, frozenset[Seat]()
    for step in walk(slug, players, seed):
        now, waits = game.step(step.state), frozenset(game.awaited(step.state))
        assert now >= before
        assert now > before or waits - awaited <= {step.seat}  # whoever takes something back is awaited again
        before, awaited = now, waits


@every_table
@given(seed=seeds)
def test_every_view_tells_the_step(slug: str, players: int, seed: int) -> None:
    game = GAMES[slug]
    for state in moments(slug, players, seed):
        assert {game.view(state, seat).step for seat in watchers(players)} == {game.step(state)}
