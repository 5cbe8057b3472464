"""Where the game leaves something to chance, or to an order that chance has settled: for whoever checks it later."""

from collections.abc import Sequence
from typing import Any

from starlore.core import Card, Seat
from starlore.core.chance import Draw, lot, shuffled, top
from starlore.games.dixit.messages import Dealt, Event, PileRefilled, RoundBegun, TableLaid
from starlore.games.dixit.state import Round, State
from starlore.rulebook.dixit import hand_size


def draws(state: State | None, event: Event) -> Sequence[Draw]:
    """What was drawn in an event; `state` is the game before it."""
    match event:
        case Dealt():
            dealt = [card for hand in event.hands for card in hand]
            deck = shuffled("deck", (*event.pile, *reversed(dealt)))
            if event.setup.first != "random" or event.storyteller is None:
                return (deck,)
            return deck, lot("storyteller", event.setup.seats, event.storyteller)
        case TableLaid():
            return (shuffled("table", tuple(zip(event.table, event.owners, strict=True))),)
        case PileRefilled():
            return (shuffled("pile", event.pile),)
        case RoundBegun():
            assert state is not None
            taken = [card for cards in event.drawn for card in cards]
            return (top("drawn", state.pile[len(state.pile) - len(taken) :][::-1], taken),)
        case _:
            return ()


def agree(draws: Sequence[Draw], rounds: Sequence[Round]) -> bool:
    """What was drawn explains all that was seen: every card on a table had been dealt to its owner, in its turn."""
    by_kind: dict[str, list[list[Any]]] = {}
    for draw in draws:
        by_kind.setdefault(draw.what, []).append(list(draw.came))
    count = len(rounds[0].points) if rounds else 0
    (pile,) = by_kind["deck"]
    hands = [{pile.pop() for _ in range(hand_size(count))} for _ in range(count)]
    tables, piles, seen = by_kind.get("table", []), by_kind.get("pile", []), list[Card]()
    if len(tables) < len(rounds):
        return False
    for number, (done, table) in enumerate(zip(rounds, tables, strict=False), 1):
        if table != list(zip(done.table, done.owners, strict=True)):
            return False
        for card, owner in table:
            if card not in hands[owner]:
                return False
            hands[owner].remove(card)
        seen += done.table
        if number == len(rounds):
            return True
        if len(pile) < len(table):
            if not piles or sorted(piles[0]) != sorted([*pile, *seen]):
                return False
            pile, seen = piles.pop(0), []
        for seat in range(count):
            hands[seat].update(pile.pop() for _ in range(done.owners.count(Seat(seat))))
    return True
