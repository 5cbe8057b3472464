"""What everyone may hear the moment it happens. Who chose or voted is public; what they chose is not."""

from starlore.core.game import News
from starlore.games.dixit.messages import (
    CardsPlayed,
    Dealt,
    Event,
    GameEnded,
    PileRefilled,
    RoundBegun,
    RoundScored,
    StoryTold,
    TableLaid,
    VoteCast,
)


def news(event: Event) -> News | None:
    """That it happened, and who did it."""
    match event:
        case StoryTold():
            return News("story_told", event.seat)
        case CardsPlayed():
            return News("cards_played", event.seat)
        case VoteCast():
            return News("vote_cast", event.seat)
        case RoundBegun():
            return News("round_begun", event.storyteller)
        case Dealt():
            return News("dealt")
        case TableLaid():
            return News("table_laid")
        case RoundScored():
            return News("round_scored")
        case PileRefilled():
            return News("pile_refilled")
        case GameEnded():
            return News("game_ended")
