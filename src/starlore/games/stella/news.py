"""What everyone may hear the moment it happens. That somebody sets a cross is nobody's business."""

from starlore.core.game import News
from starlore.games.stella.messages import (
    Announced,
    CardPointed,
    CardsMarked,
    Event,
    GameEnded,
    Laid,
    MarkerPassed,
    MarkerTakenBack,
    OtherWordAsked,
    RoundBegun,
    RoundScored,
    WordTurned,
)


def news(event: Event) -> News | None:
    """That it happened, and who did it."""
    match event:
        case CardsMarked():
            return None
        case CardPointed():
            return News(event.outcome, event.seat)
        case MarkerPassed():
            return News("marker_passed", event.seat)
        case MarkerTakenBack():
            return News("marker_taken_back", event.seat)
        case OtherWordAsked():
            return News("other_word_asked", event.seat)
        case RoundBegun():
            return News("round_begun", event.first)
        case WordTurned():
            return News("word_turned")
        case Announced():
            return News("announced")
        case RoundScored():
            return News("round_scored")
        case Laid():
            return News("laid")
        case GameEnded():
            return News("game_ended")
