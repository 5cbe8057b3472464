"""A table in a few words, and as a QR code: what somebody sees before they come in."""

import io

import segno

from starlore.table.live.room import Room
from starlore.table.options import Person
from starlore.table.state import CHAIRS
from starlore.web.api.protocol import Invitation


def invitation(room: Room, person: Person, changed: float | None = None) -> Invitation:
    """A table in a few words."""
    state = room.ledger.durable
    chair = state.chair_of(person)
    return Invitation(
        code=room.code,
        game=state.running.slug if state.running else state.options.game,
        running=state.running is not None,
        players=tuple(chair.name for chair in state.chairs if not chair.sitter.left),
        free=CHAIRS - len(state.occupied),
        bots=sum(1 for chair in state.occupied if chair.is_bot),
        changed=changed,
        your_turn=chair is not None and chair.sitter.plays == "person" and chair.player in state.awaited,
    )


def qr(url: str) -> str:
    """A link as a picture."""
    out = io.BytesIO()
    segno.make(url, error="m").save(out, kind="svg", xmldecl=False, border=2, light="#fff", dark="#000", scale=8)
    return out.getvalue().decode()
