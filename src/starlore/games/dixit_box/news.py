"""What everyone may hear the moment it happens. Who claimed or voted is public; what they said is not."""

from starlore.core.game import News
from starlore.games.dixit_box.messages import (
    CardsClaimed,
    Event,
    RoundBegun,
    RoundTakenBack,
    StoryTakenBack,
    StoryTold,
    VoteCast,
    VoteWithdrawn,
)


def news(event: Event) -> News | None:
    """That it happened, and who did it."""
    tag = str(event.__struct_config__.tag)
    match event:
        case CardsClaimed():
            return None if event.again else News(tag, event.seat)
        case StoryTold() | VoteCast() | VoteWithdrawn() | StoryTakenBack() | RoundTakenBack():
            return News(tag, event.seat)
        case RoundBegun():
            return News(tag, event.storyteller)
        case _:
            return News(tag)
