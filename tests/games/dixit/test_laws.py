"""What holds at every moment of every game of Dixit."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given

from starlore.decks.pictures import NUMBERS
from starlore.games.dixit.decide import lay_table
from starlore.games.dixit.state import Playing, Round, State, Voting
from starlore.rulebook.dixit import hand_size
from tests.walks import moments, seeds

every_number_of_players = pytest.mark.parametrize("players", range(3, 9))


def cards_of(state: State) -> list[int]:
    """All cards, wherever they are."""
    table = state.phase.table if isinstance(state.phase, Voting) else ()
    return sorted([*state.pile, *state.discard, *table, *(card for hand in state.hands for card in hand)])


@every_number_of_players
@given(seed=seeds)
def test_84_cards_are_conserved_and_none_is_there_twice(players: int, seed: int) -> None:
    for state in moments("dixit", players, seed):
        assert cards_of(state) == list(NUMBERS)


@every_number_of_players
@given(seed=seeds)
def test_nobody_ever_holds_more_than_a_full_hand_and_begins_a_round_with_less(players: int, seed: int) -> None:
    for state in moments("dixit", players, seed):
        for hand in state.hands:
            assert len(hand) <= hand_size(players)
            assert len(hand) == hand_size(players) or not isinstance(state.phase, Playing)


@every_number_of_players
@given(seed=seeds)
def test_points_of_a_round_are_within_their_bounds(players: int, seed: int) -> None:
    *_, final = moments("dixit", players, seed)
    for done in final.rounds:
        for seat, gain in enumerate(done.gains):
            if seat == done.storyteller:
                assert gain.points in (0, 3)
            else:
                assert 0 <= gain.points <= 3 + (players - 2)
        assert sum(gain.bonus for gain in done.gains) <= players - 1


def points_by_the_book(done: Round) -> list[int]:
    """Points of a round, worked out in the rulebook's own words."""
    players = len(done.votes)
    guessers = [seat for seat in range(players) if seat != done.storyteller]
    card = done.owners.index(done.storyteller) + 1
    right = [seat for seat in guessers if done.votes[seat] == card]
    points = [0] * players
    if right == guessers or right == []:
        for seat in guessers:
            points[seat] += 2
    else:
        for seat in [done.storyteller, *right]:
            points[seat] += 3
    for seat in guessers:
        owner = done.owners[done.votes[seat] - 1]
        if owner != done.storyteller:
            points[owner] += 1
    return points


@every_number_of_players
@given(seed=seeds)
def test_points_are_those_of_the_rulebook(players: int, seed: int) -> None:
    *_, final = moments("dixit", players, seed)
    assert final.rounds
    for done in final.rounds:
        assert [gain.points for gain in done.gains] == points_by_the_book(done)


@pytest.mark.parametrize("players", [3, 4, 8])
def test_the_slot_of_a_card_says_nothing_about_who_played_it(players: int) -> None:
    """Chi-square over slots and owners; the bound is far beyond chance (p < 0.00001) for an honest shuffle."""
    rng, trials = Random(9), 4000
    count = 2 if players == 3 else 1
    plays = [NUMBERS[10 * seat :][: 1 if seat == 0 else count] for seat in range(players)]
    table = sum(map(len, plays))
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(trials):
        laid = lay_table(plays, rng)
        seen.update(enumerate(laid.table))
    expected = trials / table
    slots = [(slot, card) for slot in range(table) for cards in plays for card in cards]
    chi_square = sum((seen[pair] - expected) ** 2 / expected for pair in slots)
    freedom = (table - 1) ** 2
    assert chi_square < freedom + 4.5 * (2 * freedom) ** 0.5 + 10
    assert chi_square > freedom - 4.5 * (2 * freedom) ** 0.5, "and it is not too even to be chance"


def test_a_table_that_is_not_shuffled_would_be_noticed() -> None:
    """The same sum for a shuffle that only cuts the row: far beyond the bound."""
    trials, table = 4000, 4
    seen = Counter((slot, (slot + cut % 2) % table) for cut in range(trials) for slot in range(table))
    expected = trials / table
    pairs = [(slot, card) for slot in range(table) for card in range(table)]
    assert sum((seen[pair] - expected) ** 2 / expected for pair in pairs) > 1000
