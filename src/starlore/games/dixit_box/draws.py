"""Where the game leaves something to chance: who tells first, if that is drawn by lot. For whoever checks it later."""

from collections.abc import Sequence

from starlore.core.chance import Draw, lot
from starlore.games.dixit_box.messages import Begun, Event
from starlore.games.dixit_box.state import Round, State


def draws(state: State | None, event: Event) -> Sequence[Draw]:  # noqa: ARG001 - chance ends with the beginning
    """What was drawn in an event; `state` is the game before it."""
    if not isinstance(event, Begun) or event.storyteller is None:
        return ()
    return (lot("storyteller", event.setup.seats, event.storyteller),)


def agree(draws: Sequence[Draw], rounds: Sequence[Round]) -> bool:
    """What was drawn explains who told in which round; the cards were dealt by hand."""
    (first,) = draws[0].came if draws else (None,)
    return first is None or all(
        done.storyteller == (int(str(first)) + number) % len(done.points) for number, done in enumerate(rounds)
    )
