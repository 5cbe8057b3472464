"""What everyone may hear the moment it happens. That somebody sets a cross is nobody's business."""

from starlore.core.game import News
from starlore.games.stella_box.messages import (
    Event,
    MarkerPassed,
    MarkerTakenBack,
    OtherWordAsked,
    PlacePointed,
    PlacesMarked,
    RevealTakenBack,
    RoundBegun,
    RoundTakenBack,
    WordSaid,
)


def news(event: Event) -> News | None:
    """That it happened, and who did it."""
    tag = str(event.__struct_config__.tag)
    match event:
        case PlacesMarked():
            return None
        case PlacePointed():
            return News(event.outcome, event.seat)
        case MarkerPassed() | MarkerTakenBack() | OtherWordAsked() | WordSaid() | RevealTakenBack() | RoundTakenBack():
            return News(tag, event.seat)
        case RoundBegun():
            return News(tag, event.first)
        case _:
            return News(tag)
