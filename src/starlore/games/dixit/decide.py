"""The rules: what follows from a command. Chance is drawn here, and its result is in the event."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from starlore.core import Card, Illegal, Seat, Unplayable
from starlore.core.scores import leaders
from starlore.core.text import tidy
from starlore.core.values import put, seats
from starlore.games.dixit.messages import (
    CardsPlayed,
    CastVote,
    Command,
    Dealt,
    Event,
    GameEnded,
    PileRefilled,
    PlayCards,
    RoundBegun,
    RoundScored,
    Setup,
    StoryTold,
    TableLaid,
    TellStory,
    VoteCast,
    Wording,
)
from starlore.games.dixit.state import Finished, Playing, State, Telling, Voting
from starlore.rulebook.dixit import CLUE_LENGTH, SEATS, TARGETS, cards_on_table, cards_to_play, hand_size, score


def begin(setup: Setup, rng: Random) -> Sequence[Event]:
    """Shuffle, deal, and settle who tells first."""
    if setup.seats not in SEATS:
        raise Unplayable("wrong_number_of_players", f"3 to 8 can play, not {setup.seats}")
    if len(set(setup.deck)) != len(setup.deck):
        raise Unplayable("deck_repeats", "a card is in the deck twice")
    hand = hand_size(setup.seats)
    least = setup.seats * hand + cards_on_table(setup.seats)
    if len(setup.deck) < least:
        raise Unplayable("deck_too_small", f"{setup.seats} players need at least {least} cards, not {len(setup.deck)}")
    if setup.target not in TARGETS:
        raise Unplayable("target_out_of_range", f"the target is 1 to 200 points, not {setup.target}")

    cards = list(setup.deck)
    rng.shuffle(cards)
    hands = tuple(tuple(cards.pop() for _ in range(hand)) for _ in range(setup.seats))
    return (Dealt(setup=setup, hands=hands, pile=tuple(cards), storyteller=first_teller(setup, rng)),)


def first_teller(setup: Setup, rng: Random) -> Seat | None:
    """Who tells first; None: whoever is quickest."""
    match setup.first:
        case "race":
            return None
        case "random":
            return Seat(rng.randrange(setup.seats))
        case "last":
            return Seat(setup.seats - 1)


def decide(state: State, seat: Seat, command: Command, rng: Random) -> Sequence[Event]:
    """Check a command by the rules and say what follows from it."""
    if not 0 <= seat < state.setup.seats:
        raise Illegal("no_such_seat")
    if isinstance(state.phase, Finished):
        raise Illegal("game_over")
    match command:
        case CastVote():
            return vote(state, seat, command.slot, rng)
        case PlayCards():
            return play(state, seat, command.cards, rng)
        case TellStory():
            return tell(state, seat, command)
        case _:
            assert_never(command)


def tell(state: State, seat: Seat, command: TellStory) -> Sequence[Event]:
    """The storyteller gives a clue to a card."""
    phase = state.phase
    if not isinstance(phase, Telling):
        raise Illegal("story_already_told")
    if phase.storyteller is not None and phase.storyteller != seat:
        raise Illegal("not_your_turn")
    if command.card not in state.hands[seat]:
        raise Illegal("not_in_hand")
    if command.clue is None:
        return (StoryTold(seat, command.card, None),)
    clue = tidy(command.clue, CLUE_LENGTH, "clue")
    return (StoryTold(seat, command.card, clue, tidy_wordings(command.wordings)),)


def tidy_wordings(wordings: Sequence[Wording]) -> tuple[Wording, ...]:
    """One text a language, each as a clue must be."""
    by_language = {one.language: tidy(one.text, CLUE_LENGTH, "clue") for one in reversed(wordings)}
    return tuple([Wording(language, text) for language, text in sorted(by_language.items())])


def play(state: State, seat: Seat, cards: tuple[Card, ...], rng: Random) -> Sequence[Event]:
    """A player hands in cards; with the last of them the table is laid."""
    phase = state.phase
    if not isinstance(phase, Playing):
        raise Illegal("not_time_to_play")
    if phase.storyteller == seat:
        raise Illegal("storyteller_does_not_play")
    if len(cards) != cards_to_play(state.setup.seats):
        raise Illegal("wrong_number_of_cards")
    if len(set(cards)) != len(cards):
        raise Illegal("same_card_twice")
    hand = state.hands[seat]
    for card in cards:
        if card not in hand:
            raise Illegal("not_in_hand")

    played = CardsPlayed(seat, cards)
    plays = put(phase.plays, seat, cards)
    if plays.count(()) > 1:
        return (played,)
    return (played, lay_table(put(plays, phase.storyteller, (phase.card,)), rng))


def lay_table(plays: Sequence[tuple[Card, ...]], rng: Random) -> TableLaid:
    """Shuffle all cards that were handed in, so that a slot says nothing about who played it."""
    cards = [(card, owner) for owner, cards in zip(seats(len(plays)), plays, strict=True) for card in cards]
    rng.shuffle(cards)
    table, owners = zip(*cards, strict=True)
    return TableLaid(table, owners)


def vote(state: State, seat: Seat, slot: int, rng: Random) -> Sequence[Event]:
    """A player votes; with the last vote the round is scored."""
    phase = state.phase
    if not isinstance(phase, Voting):
        raise Illegal("not_time_to_vote")
    if phase.storyteller == seat:
        raise Illegal("storyteller_does_not_vote")
    if not 1 <= slot <= len(phase.table):
        raise Illegal("no_such_slot")
    if phase.owners[slot - 1] == seat:
        raise Illegal("own_card")

    cast = VoteCast(seat, slot)
    votes = put(phase.votes, seat, slot)
    if votes.count(0) > 1:
        return (cast,)
    return (cast, *end_round(state, phase, votes, rng))


def end_round(state: State, phase: Voting, votes: tuple[int, ...], rng: Random) -> Sequence[Event]:
    """Score; then either the game is over, or everyone draws and the role of storyteller passes to the left."""
    scored = RoundScored(*score(phase.storyteller, phase.owners, votes))
    scores = tuple([points + gain.points for points, gain in zip(state.scores, scored.gains, strict=True)])
    if max(scores) >= state.setup.target:
        return (scored, GameEnded(leaders(scores)))

    pile = state.pile
    refilled: tuple[Event, ...] = ()
    if len(pile) < len(phase.table):
        cards = [*pile, *state.discard, *phase.table]
        rng.shuffle(cards)
        pile = tuple(cards)
        refilled = (PileRefilled(pile),)

    top = len(pile)
    drawn = []
    for seat in seats(state.setup.seats):
        missing = phase.owners.count(seat)
        drawn.append(pile[top - missing : top][::-1])
        top -= missing
    storyteller = Seat((phase.storyteller + 1) % state.setup.seats)
    return (scored, *refilled, RoundBegun(storyteller, tuple(drawn)))
