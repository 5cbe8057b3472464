"""The rules: what follows from a command. Chance is drawn here, and its result is in the event."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from starlore.core import Card, Illegal, Seat, Unplayable
from starlore.core.scores import leaders
from starlore.games.stella.messages import (
    AskOtherWord,
    CardPointed,
    CardsMarked,
    Command,
    Event,
    GameEnded,
    Laid,
    MarkCards,
    PassMarker,
    PointAt,
    RoundBegun,
    RoundScored,
    Setup,
    TakeMarkerBack,
)
from starlore.games.stella.state import Associating, Finished, Revealing, State
from starlore.rulebook.stella import GRID, ROUNDS, ROW, SEATS, check_words, replaced_row, revealing, score
from starlore.rulebook.stella.associating import ask_other_word, check_marks, pass_marker, take_marker_back

CARDS_IN_A_GAME = GRID + (ROUNDS - 1) * ROW


def begin(setup: Setup, rng: Random) -> Sequence[Event]:
    """Lay the grid, draw four word cards, and draw lots for the first-player pawn."""
    if setup.seats not in SEATS:
        raise Unplayable("wrong_number_of_players", f"3 to 6 can play, not {setup.seats}")
    if len(set(setup.deck)) != len(setup.deck):
        raise Unplayable("deck_repeats", "a card is in the deck twice")
    if len(setup.deck) < CARDS_IN_A_GAME:
        raise Unplayable("deck_too_small", f"a game needs at least {CARDS_IN_A_GAME} cards, not {len(setup.deck)}")
    check_words(setup.words)

    cards = list(setup.deck)
    rng.shuffle(cards)
    grid, pile = tuple(cards[:GRID]), tuple(cards[GRID:])
    words = setup.words[:ROUNDS] if setup.in_order else tuple(rng.sample(setup.words, ROUNDS))
    first = Seat(setup.seats - 1) if setup.first == "last" else Seat(rng.randrange(setup.seats))
    return (Laid(setup=setup, grid=grid, pile=pile, words=words, first=first),)


def decide(state: State, seat: Seat, command: Command, rng: Random) -> Sequence[Event]:  # noqa: ARG001 - chance ended with the deal
    """Check a command by the rules and say what follows from it."""
    if not 0 <= seat < state.setup.seats:
        raise Illegal("no_such_seat")
    phase = state.phase
    if isinstance(phase, Finished):
        raise Illegal("game_over")
    if isinstance(command, PointAt):
        if not isinstance(phase, Revealing):
            raise Illegal("not_time_to_point")
        return point_at(state, phase, seat, command.card)
    if not isinstance(phase, Associating):
        raise Illegal("marks_are_locked")
    match command:
        case MarkCards(cards):
            check_marks(cards, state.grid, phase.ready[seat])
            return (CardsMarked(seat, cards),)
        case PassMarker():
            return pass_marker(seat, phase.ready, phase.marks)
        case TakeMarkerBack():
            return take_marker_back(seat, phase.ready)
        case AskOtherWord():
            return ask_other_word(seat, phase.asked, state.words[len(state.rounds)][1], phase.turned)
        case _:
            assert_never(command)


def point_at(state: State, phase: Revealing, seat: Seat, card: Card) -> Sequence[Event]:
    """The scout points at a card; then the next player who can becomes scout, or the round is scored."""
    if phase.scout != seat:
        raise Illegal("not_your_turn")
    seen = {one.card for one in phase.pointed}
    found = revealing.point_at(seat, card, state.grid, seen, phase.marks, phase.fallen)
    pointed = CardPointed(seat, card, found.others, found.outcome, found.stars, found.scout)
    if found.scout is not None:
        return (pointed,)
    filled = [one.stars for one in (*phase.pointed, pointed)]
    return (pointed, *end_round(state, score(filled, phase.dark, found.fallen)))


def end_round(state: State, points: tuple[int, ...]) -> Sequence[Event]:
    """Write the points down; then either the game is over, or the table is made ready for the next round."""
    scored = RoundScored(points)
    done = len(state.rounds) + 1
    if done == ROUNDS:
        return (scored, GameEnded(leaders(tuple(map(sum, zip(state.scores, points, strict=True))))))
    first = Seat((state.first + 1) % state.setup.seats)
    return (scored, RoundBegun(first, replaced_row(done), state.pile[-ROW:][::-1]))
