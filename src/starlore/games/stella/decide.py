"""The rules: what follows from a command. Chance is drawn here, and its result is in the event."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from starlore.core import Card, Illegal, Seat, Unplayable
from starlore.core.scores import leaders
from starlore.core.values import put, seats
from starlore.games.stella.messages import (
    Announced,
    AskOtherWord,
    CardPointed,
    CardsMarked,
    Command,
    Event,
    GameEnded,
    Laid,
    MarkCards,
    MarkerPassed,
    MarkerTakenBack,
    OtherWordAsked,
    PassMarker,
    PointAt,
    RoundBegun,
    RoundScored,
    Setup,
    TakeMarkerBack,
    WordTurned,
)
from starlore.games.stella.scoring import in_the_dark, score
from starlore.games.stella.state import Associating, Finished, Revealing, State
from starlore.rulebook.stella import (
    GRID,
    MARKS,
    ROUNDS,
    ROW,
    next_scout,
    outcome,
    replaced_row,
    stars,
)

SEATS = range(3, 7)
CARDS_IN_A_GAME = GRID + (ROUNDS - 1) * ROW


def begin(setup: Setup, rng: Random) -> Sequence[Event]:
    """Lay the grid, draw four word cards, and draw lots for the first-player pawn."""
    if setup.seats not in SEATS:
        raise Unplayable("wrong_number_of_players", f"3 to 6 can play, not {setup.seats}")
    if len(set(setup.deck)) != len(setup.deck):
        raise Unplayable("deck_repeats", "a card is in the deck twice")
    if len(setup.deck) < CARDS_IN_A_GAME:
        raise Unplayable("deck_too_small", f"a game needs at least {CARDS_IN_A_GAME} cards, not {len(setup.deck)}")
    if len(setup.words) < ROUNDS:
        raise Unplayable("too_few_words", f"a game needs at least {ROUNDS} word cards, not {len(setup.words)}")
    if not all(upper.strip() for upper, _ in setup.words):
        raise Unplayable("word_missing", "a word card has no upper word")

    cards = list(setup.deck)
    rng.shuffle(cards)
    grid, pile = tuple(cards[:GRID]), tuple(cards[GRID:])
    words = setup.words[:ROUNDS] if setup.in_order else tuple(rng.sample(setup.words, ROUNDS))
    return (Laid(setup=setup, grid=grid, pile=pile, words=words, first=Seat(rng.randrange(setup.seats))),)


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
        case MarkCards():
            return mark(state, phase, seat, command.cards)
        case PassMarker():
            return pass_marker(phase, seat)
        case TakeMarkerBack():
            if not phase.ready[seat]:
                raise Illegal("not_ready")
            return (MarkerTakenBack(seat),)
        case AskOtherWord():
            return ask_other_word(state, phase, seat)
        case _:
            assert_never(command)


def mark(state: State, phase: Associating, seat: Seat, cards: tuple[Card, ...]) -> Sequence[Event]:
    """A player puts crosses on 1 to 10 cards of the grid."""
    if phase.ready[seat]:
        raise Illegal("already_ready")
    if len(cards) < MARKS.start:
        raise Illegal("too_few_marks")
    if len(set(cards)) != len(cards):
        raise Illegal("same_card_twice")
    if len(cards) >= MARKS.stop:
        raise Illegal("too_many_marks")
    for card in cards:
        if card not in state.grid:
            raise Illegal("not_on_the_table")
    return (CardsMarked(seat, cards),)


def pass_marker(phase: Associating, seat: Seat) -> Sequence[Event]:
    """A player is ready; with the last one the marks are locked, announced, and the reveal begins."""
    if phase.ready[seat]:
        raise Illegal("already_ready")
    if not phase.marks[seat]:
        raise Illegal("nothing_marked")
    passed = MarkerPassed(seat)
    if phase.ready.count(False) > 1:
        return (passed,)
    counts = tuple(map(len, phase.marks))
    return (passed, Announced(counts, in_the_dark(counts)))


def ask_other_word(state: State, phase: Associating, seat: Seat) -> Sequence[Event]:
    """A player would rather have the other word; when all would, it is turned over, once a round."""
    if phase.turned:
        raise Illegal("word_already_turned")
    if not state.words[len(state.rounds)][1]:
        raise Illegal("no_other_word")
    if phase.asked[seat]:
        raise Illegal("already_asked")
    asked = OtherWordAsked(seat)
    return (asked,) if phase.asked.count(False) > 1 else (asked, WordTurned())


def point_at(state: State, phase: Revealing, seat: Seat, card: Card) -> Sequence[Event]:
    """The scout points at a card; then the next player who can becomes scout, or the round is scored."""
    if phase.scout != seat:
        raise Illegal("not_your_turn")
    seen = {one.card for one in phase.pointed}
    if card in seen:
        raise Illegal("already_pointed")
    if card not in state.grid:
        raise Illegal("not_on_the_table")
    if card not in phase.marks[seat]:
        raise Illegal("not_marked")

    seen.add(card)
    others = tuple([other for other in seats(state.setup.seats) if card in phase.marks[other] and other != seat])
    kind = outcome(len(others))
    fallen = put(phase.fallen, seat, True) if kind == "fall" else phase.fallen
    scout = next_scout(seat, phase.marks, fallen, seen)
    pointed = CardPointed(seat, card, others, kind, stars(kind, (seat, *others), fallen), scout)
    if scout is not None:
        return (pointed,)
    return (pointed, *end_round(state, score((*phase.pointed, pointed), phase.dark, fallen)))


def end_round(state: State, points: tuple[int, ...]) -> Sequence[Event]:
    """Write the points down; then either the game is over, or the table is made ready for the next round."""
    scored = RoundScored(points)
    done = len(state.rounds) + 1
    if done == ROUNDS:
        return (scored, GameEnded(leaders(tuple(map(sum, zip(state.scores, points, strict=True))))))
    first = Seat((state.first + 1) % state.setup.seats)
    return (scored, RoundBegun(first, replaced_row(done), state.pile[-ROW:][::-1]))
