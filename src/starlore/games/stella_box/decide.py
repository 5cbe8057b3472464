"""The rules: what follows from a command. Cards are laid by hand; word cards of ours and the first player are drawn."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from starlore.core import Illegal, Seat, Unplayable
from starlore.core.scores import leaders
from starlore.core.text import tidy
from starlore.core.values import put, seats
from starlore.games.stella_box.messages import (
    Announced,
    AskOtherWord,
    Begun,
    Command,
    Event,
    FinishGame,
    GameEnded,
    LastRoundScored,
    MarkerPassed,
    MarkerTakenBack,
    MarkPlaces,
    OtherWordAsked,
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
    WordTurned,
)
from starlore.games.stella_box.state import (
    PLACES,
    WORD_LENGTH,
    Associating,
    Checking,
    Finished,
    Naming,
    Revealing,
    State,
)
from starlore.rulebook.stella import MARKS, ROUNDS, in_the_dark, next_scout, outcome, replaced_row, score, stars

SEATS = range(3, 7)


def begin(setup: Setup, rng: Random) -> Sequence[Event]:
    """Draw four word cards, if ours are played with, and draw lots for the first-player pawn."""
    if setup.seats not in SEATS:
        raise Unplayable("wrong_number_of_players", f"3 to 6 can play, not {setup.seats}")
    if setup.words and len(setup.words) < ROUNDS:
        raise Unplayable("too_few_words", f"a game needs at least {ROUNDS} word cards, not {len(setup.words)}")
    if not all(upper.strip() for upper, _ in setup.words):
        raise Unplayable("word_missing", "a word card has no upper word")
    count = min(ROUNDS, len(setup.words))
    words = setup.words[:count] if setup.in_order else tuple(rng.sample(setup.words, count))
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
        case MarkPlaces():
            return mark(phase, seat, command.places)
        case PassMarker():
            return pass_marker(phase, seat)
        case TakeMarkerBack():
            if not phase.ready[seat]:
                raise Illegal("not_ready")
            return (MarkerTakenBack(seat),)
        case AskOtherWord():
            return ask_other_word(phase, seat)


def say_word(state: State, seat: Seat, word: str | None) -> Sequence[Event]:
    """Somebody types what is on a card of the players' own, which is then played; also when they agree on another."""
    if not isinstance(state.phase, Naming | Associating):
        raise Illegal("marks_are_locked")
    if word is not None:
        word = tidy(word, WORD_LENGTH, "word")
        if word.startswith("#"):  # the sign of our own words, which clients translate
            raise Illegal("word_unprintable")
    return (WordSaid(seat, word),)


def mark(phase: Associating, seat: Seat, places: tuple[int, ...]) -> Sequence[Event]:
    """A player puts crosses on 1 to 10 cards of the grid."""
    if phase.ready[seat]:
        raise Illegal("already_ready")
    if len(places) < MARKS.start:
        raise Illegal("too_few_marks")
    if len(set(places)) != len(places):
        raise Illegal("same_card_twice")
    if len(places) >= MARKS.stop:
        raise Illegal("too_many_marks")
    if not all(place in PLACES for place in places):
        raise Illegal("not_on_the_table")
    return (PlacesMarked(seat, places),)


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


def ask_other_word(phase: Associating, seat: Seat) -> Sequence[Event]:
    """A player would rather have the other word; when all would, it is turned over, once a round."""
    if phase.turned:
        raise Illegal("word_already_turned")
    if not phase.words[1]:
        raise Illegal("no_other_word")
    if phase.asked[seat]:
        raise Illegal("already_asked")
    asked = OtherWordAsked(seat)
    return (asked,) if phase.asked.count(False) > 1 else (asked, WordTurned())


def point_at(state: State, seat: Seat, place: int) -> Sequence[Event]:
    """The scout points at a card; then the next player who can becomes scout, or the round is scored."""
    phase = state.phase
    if not isinstance(phase, Revealing):
        raise Illegal("not_time_to_point")
    if phase.scout != seat:
        raise Illegal("not_your_turn")
    seen = {one.place for one in phase.pointed}
    if place in seen:
        raise Illegal("already_pointed")
    if place not in PLACES:
        raise Illegal("not_on_the_table")
    if place not in phase.marks[seat]:
        raise Illegal("not_marked")

    seen.add(place)
    others = tuple([other for other in seats(state.setup.seats) if place in phase.marks[other] and other != seat])
    kind = outcome(len(others))
    fallen = put(phase.fallen, seat, True) if kind == "fall" else phase.fallen
    scout = next_scout(seat, phase.marks, fallen, seen)
    pointed = PlacePointed(seat, place, others, kind, stars(kind, (seat, *others), fallen), scout)
    if scout is not None:
        return (pointed,)
    filled = [one.stars for one in (*phase.pointed, pointed)]
    return (pointed, *end_round(state, score(filled, phase.dark, fallen)))


def end_round(state: State, points: tuple[int, ...]) -> Sequence[Event]:
    """Write the points down; then either the game is over, or the table is made ready for the next round."""
    scored = RoundScored(points)
    done = len(state.rounds) + 1
    if done == ROUNDS:
        return (scored, LastRoundScored())
    return (scored, RoundBegun(Seat((state.first + 1) % state.setup.seats), replaced_row(done)))


def take_back(state: State, seat: Seat) -> Sequence[Event]:
    """Take back what was pointed at so far, or else the round that was scored last."""
    if isinstance(state.phase, Revealing):
        return (RevealTakenBack(seat),)
    if not state.rounds:
        raise Illegal("nothing_to_take_back")
    return (RoundTakenBack(seat),)
