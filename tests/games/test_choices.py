"""`choices` and `decide` are two tellings of the same rules: whatever can be listed and is no choice is refused."""

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from starlore.core import Card
from starlore.core.values import seats
from starlore.games import GAMES, STELLA
from starlore.games.dixit.messages import PlayCards
from starlore.games.dixit_box.messages import ClaimCards
from starlore.games.stella.messages import MarkCards
from starlore.games.stella.state import Associating
from tests.games.secrets import LISTED
from tests.walks import every_table, moments, refusal, seeds


def unordered(command: Any) -> Any:
    """Two cards can be handed in either way round; `choices` lists one of them."""
    if isinstance(command, ClaimCards):
        return "claim", tuple(sorted(command.slots))
    return frozenset(command.cards) if isinstance(command, PlayCards) else command


@every_table
def test_in_every_phase_a_seat_may_do_exactly_what_its_choices_say(slug: str, players: int) -> None:
    game = GAMES[slug]
    checked: Counter[tuple[str, bool]] = Counter()
    for state in moments(slug, players, seed=11):
        for seat in seats(players):
            allowed = {unordered(command) for command in game.choices(game.view(state, seat))}
            for command in LISTED[slug](state):
                accepted = refusal(game, state, seat, command) is None
                assert accepted == (unordered(command) in allowed), (state.phase, seat, command)
                checked[type(state.phase).__name__, accepted] += 1
    phases = {phase for phase, _ in checked}
    assert len(phases) >= 4
    assert all(checked[phase, False] for phase in phases)
    assert sum(checked[phase, True] for phase in phases) > 50


@given(seed=seeds, data=st.data())
def test_up_to_10_cards_of_the_grid_can_be_marked_and_nothing_else(seed: int, data: st.DataObject) -> None:
    states = [state for state in moments("stella", 4, seed) if isinstance(state.phase, Associating)]
    state = data.draw(st.sampled_from(states))
    stranger = st.sampled_from([Card(-1), Card(0), Card(85), state.pile[0]])
    for _ in range(20):
        cards = tuple(data.draw(st.lists(st.sampled_from(state.grid) | stranger, max_size=13)))
        seat = data.draw(st.integers(0, 3))
        right = len(cards) <= 10 and len(set(cards)) == len(cards) and set(cards) <= set(state.grid)
        accepted = refusal(STELLA, state, seat, MarkCards(cards)) is None
        assert accepted == (right and not state.phase.ready[seat])
