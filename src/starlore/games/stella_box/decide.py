"""The rules: what follows from a command. Cards are laid by hand; word cards of ours and the first player are drawn."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from starlore.core import Illegal, Seat, Unplayable
from starlore.core.scores import leaders
from starlore.core.text import tidy
from starlore.games.stella_box.messages import (
    AskOtherWord,
    Begun,
    Command,
    Event,
    FinishGame,
    GameEnded,
    LastRoundScored,
    MarkPlaces,
    PassMarker,
    PlacePointed,
    PlacesMarked,
    PointAt,
    RevealTakenBack,
    RoundBegun,
    RoundScored,
    RoundTakenBack,
    SayWord,
    Setup,
    TakeBack,
    TakeMarkerBack,
    WordSaid,
)
from starlore.games.stella_box.state import (
    OURS,
    PLACES,
    WORD_LENGTH,
    Associating,
    Checking,
    Finished,
    Naming,
    Revealing,
    State,
)
from starlore.rulebook.stella import ROUNDS, SEATS, check_words, replaced_row, revealing, score
from starlore.rulebook.stella.associating import ask_other_word, check_marks, pass_marker, take_marker_back


def begin(setup: Setup, rng: Random) -> Sequence[Event]:
    """Draw four word cards, if ours are played with, and draw lots for the first-player pawn."""
    if setup.seats not in SEATS:
        raise Unplayable("wrong_number_of_players", f"3 to 6 can play, not {setup.seats}")
    if setup.words:
        check_words(setup.words)
    words = setup.words[:ROUNDS]
    if words and not setup.in_order:
        words = tuple(rng.sample(setup.words, ROUNDS))
    return (Begun(setup=setup, words=words, first=Seat(rng.randrange(setup.seats))),)


def decide(state: State, seat: Seat, command: Command, rng: Random) -> Sequence[Event]:  # noqa: ARG001 - chance ended with the beginning
    """Check a command by the rules and say what follows from it."""
    if not 0 <= seat < state.setup.seats:
        raise Illegal("no_such_seat")
    if isinstance(state.phase, Finished):
        raise Illegal("game_over")
    match command:
        case PointAt():
            return point_at(state, seat, command.place)
        case SayWord():
            return say_word(state, seat, command.word)
        case TakeBack():
            return take_back(state, seat)
        case FinishGame():
            if not isinstance(state.phase, Checking):
                raise Illegal("not_time_to_finish")
            return (GameEnded(leaders(state.scores)),)
        case MarkPlaces() | PassMarker() | TakeMarkerBack() | AskOtherWord():
            return associate(state, seat, command)
        case _:
            assert_never(command)


def associate(
    state: State, seat: Seat, command: MarkPlaces | PassMarker | TakeMarkerBack | AskOtherWord
) -> Sequence[Event]:
    """What may be done while everyone marks cards."""
    phase = state.phase
    if isinstance(phase, Naming):
        raise Illegal("word_first")
    if not isinstance(phase, Associating):
        raise Illegal("marks_are_locked")
    match command:
        case MarkPlaces(places):
            check_marks(places, PLACES, phase.ready[seat])
            return (PlacesMarked(seat, places),)
        case PassMarker():
            return pass_marker(seat, phase.ready, phase.marks)
        case TakeMarkerBack():
            return take_marker_back(seat, phase.ready)
        case AskOtherWord():
            return ask_other_word(seat, phase.asked, phase.words[1], phase.turned)


def say_word(state: State, seat: Seat, word: str | None) -> Sequence[Event]:
    """Somebody types what is on a card of the players' own, which is then played; also when they agree on another."""
    if not isinstance(state.phase, Naming | Associating):
        raise Illegal("marks_are_locked")
    if word is not None:
        word = tidy(word, WORD_LENGTH, "word")
        if word.startswith(OURS):
            raise Illegal("word_unprintable")
    return (WordSaid(seat, word),)


def point_at(state: State, seat: Seat, place: int) -> Sequence[Event]:
    """The scout points at a card; then the next player who can becomes scout, or the round is scored."""
    phase = state.phase
    if not isinstance(phase, Revealing):
        raise Illegal("not_time_to_point")
    if phase.scout != seat:
        raise Illegal("not_your_turn")
    seen = {one.place for one in phase.pointed}
    found = revealing.point_at(seat, place, PLACES, seen, phase.marks, phase.fallen)
    pointed = PlacePointed(seat, place, found.others, found.outcome, found.stars, found.scout)
    if found.scout is not None:
        return (pointed,)
    filled = [one.stars for one in (*phase.pointed, pointed)]
    return (pointed, *end_round(state, score(filled, phase.dark, found.fallen)))


def end_round(state: State, points: tuple[int, ...]) -> Sequence[Event]:
    """Write the points down; then either the game is over, or the table is made ready for the next round."""
    scored = RoundScored(points)
    done = len(state.rounds) + 1
    if done == ROUNDS:
        return (scored, LastRoundScored())
    return (scored, RoundBegun(Seat((state.first + 1) % state.setup.seats), replaced_row(done)))


def take_back(state: State, seat: Seat) -> Sequence[Event]:
    """Take back the card that was pointed at last, also in the round before; ahead of the first one, the reveal.

    One wrong tap unlocks nobody's crosses.
    """
    if isinstance(state.phase, Revealing):
        return (RevealTakenBack(seat, point=bool(state.phase.pointed)),)
    if not state.rounds:
        raise Illegal("nothing_to_take_back")
    return (RoundTakenBack(seat, point=True),)
