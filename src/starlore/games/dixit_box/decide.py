"""The rules: what follows from a command. The cards are shuffled by hand; all that is drawn here is who begins."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from starlore.core import Illegal, Seat, Unplayable
from starlore.core.scores import leaders
from starlore.core.text import tidy
from starlore.core.values import put
from starlore.games.dixit_box.messages import (
    Begun,
    CardsClaimed,
    CastVote,
    ClaimCards,
    ClaimsClashed,
    ClaimsSettled,
    Command,
    Event,
    FinishGame,
    GameEnded,
    RoundBegun,
    RoundScored,
    RoundTakenBack,
    Setup,
    StoryTakenBack,
    StoryTold,
    TakeBack,
    TargetReached,
    TellStory,
    VoteCast,
    VoteWithdrawn,
)
from starlore.games.dixit_box.state import Checking, Finished, State, Telling, Voting, cards_of, clash
from starlore.rulebook.dixit import CLUE_LENGTH, SEATS, TARGETS, cards_on_table, score


def begin(setup: Setup, rng: Random) -> Sequence[Event]:
    """Settle who tells first."""
    if setup.seats not in SEATS:
        raise Unplayable("wrong_number_of_players", f"3 to 8 can play, not {setup.seats}")
    if setup.target not in TARGETS:
        raise Unplayable("target_out_of_range", f"the target is 1 to 200 points, not {setup.target}")
    return (Begun(setup=setup, storyteller=Seat(rng.randrange(setup.seats)) if setup.first == "random" else None),)


def decide(state: State, seat: Seat, command: Command, rng: Random) -> Sequence[Event]:  # noqa: ARG001 - chance ended with the beginning
    """Check a command by the rules and say what follows from it."""
    if not 0 <= seat < state.setup.seats:
        raise Illegal("no_such_seat")
    if isinstance(state.phase, Finished):
        raise Illegal("game_over")
    match command:
        case CastVote():
            return vote(state, seat, command.slot)
        case ClaimCards():
            return claim(state, seat, command.slots)
        case TellStory():
            return tell(state, seat, command.clue)
        case TakeBack():
            return take_back(state, seat)
        case FinishGame():
            if not isinstance(state.phase, Checking):
                raise Illegal("not_time_to_finish")
            return (GameEnded(leaders(state.scores)),)
        case _:
            assert_never(command)


def tell(state: State, seat: Seat, clue: str | None) -> Sequence[Event]:
    """The storyteller has told."""
    phase = state.phase
    if not isinstance(phase, Telling):
        raise Illegal("story_already_told")
    if phase.storyteller is not None and phase.storyteller != seat:
        raise Illegal("not_your_turn")
    return (StoryTold(seat, None if clue is None else tidy(clue, CLUE_LENGTH, "clue")),)


def claim(state: State, seat: Seat, slots: tuple[int, ...]) -> Sequence[Event]:
    """A player says which cards are theirs. Another's claim is no reason to refuse: that would tell where it is."""
    phase = state.phase
    if not isinstance(phase, Voting):
        raise Illegal("not_time_to_claim")
    if len(slots) != cards_of(seat, phase.storyteller, state.setup.seats):
        raise Illegal("wrong_number_of_cards")
    if len(set(slots)) != len(slots):
        raise Illegal("same_card_twice")
    if not all(1 <= slot <= cards_on_table(state.setup.seats) for slot in slots):
        raise Illegal("no_such_slot")

    events: list[Event] = [CardsClaimed(seat, slots, again=bool(phase.claims[seat]))]
    claims, votes = put(phase.claims, seat, slots), phase.votes
    if votes[seat] in slots:
        events.append(VoteWithdrawn(seat))
        votes = put(votes, seat, 0)
    before, (twice, free) = clash(phase.claims), clash(claims)
    if twice:
        return events if (twice, free) == before else (*events, ClaimsClashed(twice, free))
    if any(before):
        events.append(ClaimsSettled())
    return (*events, *end_round(state, phase.storyteller, claims, votes))


def vote(state: State, seat: Seat, slot: int) -> Sequence[Event]:
    """A player votes."""
    phase = state.phase
    if not isinstance(phase, Voting):
        raise Illegal("not_time_to_vote")
    if phase.storyteller == seat:
        raise Illegal("storyteller_does_not_vote")
    if not phase.claims[seat]:
        raise Illegal("claim_first")
    if not 1 <= slot <= cards_on_table(state.setup.seats):
        raise Illegal("no_such_slot")
    if slot in phase.claims[seat]:
        raise Illegal("own_card")
    return (VoteCast(seat, slot), *end_round(state, phase.storyteller, phase.claims, put(phase.votes, seat, slot)))


def end_round(
    state: State, storyteller: Seat, claims: tuple[tuple[int, ...], ...], votes: tuple[int, ...]
) -> Sequence[Event]:
    """Score when all is in and fits; then the role of storyteller passes to the left, unless the game is over."""
    if () in claims or votes.count(0) > 1 or any(clash(claims)):
        return ()
    whose = {slot: Seat(seat) for seat, slots in enumerate(claims) for slot in slots}
    owners = tuple(whose[slot] for slot in sorted(whose))
    outcome, gains = score(storyteller, owners, votes)
    scored = RoundScored(owners, outcome, gains)
    if max(points + gain.points for points, gain in zip(state.scores, gains, strict=True)) >= state.setup.target:
        return (scored, TargetReached())
    return (scored, RoundBegun(Seat((storyteller + 1) % state.setup.seats)))


def take_back(state: State, seat: Seat) -> Sequence[Event]:
    """Take back what was told, or else the round that was scored last."""
    phase = state.phase
    if isinstance(phase, Voting):
        raced = not state.rounds and state.setup.first == "race"
        return (StoryTakenBack(seat, None if raced else phase.storyteller),)
    if not state.rounds:
        raise Illegal("nothing_to_take_back")
    return (RoundTakenBack(seat),)
