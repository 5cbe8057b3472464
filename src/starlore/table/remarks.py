"""How did you see that? Remarks on the pictures of rounds that are over: a place, a short note, or both."""

from collections.abc import Sequence

from starlore.core import Card, Illegal
from starlore.core.text import tidy
from starlore.table.commands import PointOut, TakeRemarkBack
from starlore.table.events import Event, PointedOut, RemarkTakenBack
from starlore.table.games import AT_TABLE
from starlore.table.options import NOTE_LENGTH, Player
from starlore.table.state import Remark, State, check_chat

PLACE_DIGITS = 3
"""Of a place: a thousandth of a picture is finer than a finger."""


def point_out(state: State, player: Player, command: PointOut) -> Sequence[Event]:
    """Show what one saw in a picture of a round that is over."""
    check_chat(state)
    check_picture(state, command.round, command.card)
    at = None if command.at is None else checked_place(*command.at)
    note = tidy(command.note, NOTE_LENGTH, "note") if command.note.strip() or at is None else ""
    remark = Remark(player, command.round, command.card, at, note)
    if remark in state.remarks:
        return ()
    return (PointedOut(player=player, round=command.round, card=command.card, at=at, note=note),)


def take_remark_back(state: State, player: Player, command: TakeRemarkBack) -> Sequence[Event]:
    """Take a remark back: what is not there needs no taking back."""
    whose = player if command.player is None else command.player
    if player not in (whose, state.owner):
        raise Illegal("not_owner")
    if find_remark(state, whose, command.round, command.card) is None:
        return ()
    return (RemarkTakenBack(player=whose, round=command.round, card=command.card),)


def check_picture(state: State, number: int, card: Card) -> None:
    """Refuse what is no picture of a round that is over in the game on the table."""
    playing = state.playing
    if playing is None or playing.state is None:
        raise Illegal("no_game")
    rounds = playing.rules.rounds(playing.state)
    if not 1 <= number <= len(rounds):
        raise Illegal("round_not_over")
    if card not in AT_TABLE[playing.slug].pictures(rounds[number - 1]):
        raise Illegal("not_in_round")


def checked_place(left: float, top: float) -> tuple[float, float]:
    """A place in a picture, as it is kept."""
    if not (0 <= left <= 1 and 0 <= top <= 1):
        raise Illegal("outside_picture")
    return round(left, PLACE_DIGITS), round(top, PLACE_DIGITS)


def find_remark(state: State, player: Player, number: int, card: Card) -> Remark | None:
    """A player's remark on a picture of a round."""
    for one in state.remarks:
        if (one.player, one.round, one.card) == (player, number, card):
            return one
    return None
