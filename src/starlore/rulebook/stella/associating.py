"""Stella's first step: everyone marks cards in secret and says when they are ready; all may agree on the other word.

What is said and what has happened is the same with our pictures and with the cards of a box; only what a mark stands on
differs, a picture's number or a place on the table.
"""

from collections.abc import Collection, Sequence

from msgspec import Struct

from starlore.core import Illegal, Seat
from starlore.rulebook.stella import MARKS, in_the_dark

# --- commands -----------------------------------------------------------------------------------


class PassMarker(Struct, frozen=True, gc=False, tag="ready", forbid_unknown_fields=True):
    """I am ready."""


class TakeMarkerBack(Struct, frozen=True, gc=False, tag="unready", forbid_unknown_fields=True):
    """I want to change something after all."""


class AskOtherWord(Struct, frozen=True, gc=False, tag="other_word", forbid_unknown_fields=True):
    """I would rather have the card's other word."""


# --- events -------------------------------------------------------------------------------------


class MarkerPassed(Struct, frozen=True, gc=False, tag="marker_passed"):
    """A player is ready."""

    seat: Seat


class MarkerTakenBack(Struct, frozen=True, gc=False, tag="marker_taken_back"):
    """A player is not ready after all."""

    seat: Seat


class OtherWordAsked(Struct, frozen=True, gc=False, tag="other_word_asked"):
    """A player would rather have the other word."""

    seat: Seat


class WordTurned(Struct, frozen=True, gc=False, tag="word_turned"):
    """All agreed on the other word. Crosses stay and can be changed: everyone has their marker back."""


class Announced(Struct, frozen=True, gc=False, tag="announced"):
    """Marks are locked, everybody's number of them stands on the lantern track; the first player is the first scout."""

    counts: tuple[int, ...]
    dark: Seat | None
    """The one player with the highest number; None when two or more share it."""


# --- rules --------------------------------------------------------------------------------------


def check_marks(marks: Sequence[int], table: Collection[int], ready: bool) -> None:
    """A player may put crosses on up to 10 different cards of those on the table, and take them away, until ready."""
    if ready:
        raise Illegal("already_ready")
    if len(set(marks)) != len(marks):
        raise Illegal("same_card_twice")
    if len(marks) >= MARKS.stop:
        raise Illegal("too_many_marks")
    for mark in marks:
        if mark not in table:
            raise Illegal("not_on_the_table")


def pass_marker(
    seat: Seat, ready: Sequence[bool], marks: Sequence[Collection[int]]
) -> tuple[MarkerPassed] | tuple[MarkerPassed, Announced]:
    """A player is ready; with the last one the marks are locked, announced, and the reveal begins."""
    if ready[seat]:
        raise Illegal("already_ready")
    if not marks[seat]:
        raise Illegal("nothing_marked")
    passed = MarkerPassed(seat)
    if ready.count(False) > 1:
        return (passed,)
    counts = tuple(map(len, marks))
    return (passed, Announced(counts, in_the_dark(counts)))


def take_marker_back(seat: Seat, ready: Sequence[bool]) -> tuple[MarkerTakenBack]:
    """A player is not ready after all."""
    if not ready[seat]:
        raise Illegal("not_ready")
    return (MarkerTakenBack(seat),)


def ask_other_word(
    seat: Seat, asked: Sequence[bool], other: str, turned: bool
) -> tuple[OtherWordAsked] | tuple[OtherWordAsked, WordTurned]:
    """A player would rather have the other word; when all would, it is turned over, once a round."""
    if turned:
        raise Illegal("word_already_turned")
    if not other:
        raise Illegal("no_other_word")
    if asked[seat]:
        raise Illegal("already_asked")
    wish = OtherWordAsked(seat)
    return (wish,) if asked.count(False) > 1 else (wish, WordTurned())
