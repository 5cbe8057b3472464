"""Where the game leaves something to chance, or to an order that chance has settled: for whoever checks it later."""

from collections.abc import Sequence
from typing import Any

from starlore.core.chance import Draw, lot, sampled, shuffled, top
from starlore.games.stella.messages import Event, Laid, RoundBegun
from starlore.games.stella.state import Round, State
from starlore.rulebook.stella import GRID, ROW


def draws(state: State | None, event: Event) -> Sequence[Draw]:
    """What was drawn in an event; `state` is the game before it."""
    match event:
        case Laid():
            deck = shuffled("deck", (*event.grid, *event.pile))
            words = () if event.setup.in_order else (sampled("words", event.setup.words, event.words),)
            first = (lot("first", event.setup.seats, event.first),) if event.setup.first == "random" else ()
            return deck, *words, *first
        case RoundBegun():
            assert state is not None
            return (top("row", state.pile[-ROW:][::-1], event.cards),)
        case _:
            return ()


def agree(draws: Sequence[Draw], rounds: Sequence[Round]) -> bool:
    """What was drawn explains all that was seen: the cards of every round's grid, its words, and who was first."""
    by_kind: dict[str, list[Any]] = {draw.what: list(draw.came) for draw in draws}
    deck, first = by_kind["deck"], by_kind.get("first", [rounds[0].first] if rounds else [0])[0]
    words = by_kind.get("words", [done.words for done in rounds])
    grid, pile = deck[:GRID], deck[GRID:]
    for number, done in enumerate(rounds):
        if number:
            row = (GRID // ROW - number) * ROW
            grid[row : row + ROW] = [pile.pop() for _ in range(ROW)]
        if list(done.grid) != grid or done.words != words[number] or done.first != (first + number) % len(done.points):
            return False
    return True
