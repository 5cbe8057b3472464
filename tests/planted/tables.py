"""Flaws about those who own a table, and those who play for others."""
# mypy: disable-error-code="method-assign, assignment"

from collections.abc import Sequence

from starlore.table import decide, owning
from starlore.table.commands import Kick
from starlore.table.context import Context
from starlore.table.decide import OwnersCommand
from starlore.table.events import Event, Kicked
from starlore.table.live import guarded_brain
from starlore.table.live import tables as _everything  # noqa: F401 - whatever takes a name by import is there already
from starlore.table.live.bot_players import BotPlayers
from starlore.table.state import State
from tests.planted.planting import everywhere


def ownership_is_lost() -> None:
    """Whoever stood in for the owner owns the table."""
    everywhere(owning.give_ownership_back, lambda *_: ())


def owners_can_be_kicked() -> None:
    """Whoever rules the table may send anybody away."""
    before = decide.decide_for_owner

    def ruthless(state: State, command: OwnersCommand, context: Context) -> Sequence[Event]:
        return (Kicked(command.player),) if isinstance(command, Kick) else before(state, command, context)

    decide.decide_for_owner = ruthless


def brains_are_trusted() -> None:
    """Where a brain has no move, there is none."""
    BotPlayers.simple_move = lambda *_: None


def brains_are_waited_for() -> None:
    """A brain may think for ever."""
    guarded_brain.BRAIN_TIMEOUT = 1e9
