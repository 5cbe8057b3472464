"""Dixit as a PettingZoo environment: `env()`, `raw_env()` and `parallel_env()`.

Actions: first every card of the hand with every word of the vocabulary (telling), then every set of cards that can be
handed in (playing), then every slot (voting).
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import numpy as np

from starlore.core import Language, Seat
from starlore.decks.pictures import DECK, NUMBERS
from starlore.env.adapter import Adapter, Field, Mask, rotations, vocabulary, zeros
from starlore.env.aec import RawEnv, TurnEnv
from starlore.env.parallel import SimultaneousEnv
from starlore.games.dixit import DIXIT
from starlore.games.dixit.messages import CastVote, Command, PlayCards, Setup, TellStory
from starlore.games.dixit.state import Finished, Playing, Round, Scored, State, Telling, Voting
from starlore.games.dixit.view import PlayingView, View, VotingView
from starlore.rulebook.dixit import cards_to_play, hand_size

OVER = (Scored, Finished)
PHASES = {Telling: 1, Playing: 2, Voting: 3, Scored: 4, Finished: 5}


class Coding:
    """What a seat sees to numbers, and numbers to commands, for so many seats and one vocabulary."""

    def __init__(self, seats: int, language: Language) -> None:
        self.seats = seats
        self.words = vocabulary(language)
        self.index = {word: number for number, word in enumerate(self.words, 1)}
        self.hand = hand_size(seats)
        self.slots = 1 + (seats - 1) * cards_to_play(seats)
        self.sets = tuple(combinations(range(self.hand), cards_to_play(seats)))
        self.plays_at = self.hand * len(self.words)
        self.votes_at = self.plays_at + len(self.sets)
        self.actions = self.votes_at + self.slots
        self.nothing: Mask = np.zeros(self.actions, np.int8)
        self.telling, self.playing, self.voting = self.nothing.copy(), self.nothing.copy(), self.nothing.copy()
        self.telling[: self.plays_at] = 1
        self.playing[self.plays_at : self.votes_at] = 1
        self.voting[self.votes_at :] = 1
        self.after = rotations(seats)
        self.fill = zeros(self.hand)
        self.no_cards: Sequence[int] = (0, 0)
        self.no_slots: Sequence[int] = (0,) * self.slots
        self.no_seats: Sequence[int] = (0,) * seats
        self.rounds: Sequence[Round] = ()
        self.last = self.past(())
        """`past(rounds)`: what changes once a round is not worked out at every step."""

    @property
    def fields(self) -> Sequence[Field]:
        """What an observation is made of."""
        return [
            Field("phase", 1),
            Field("seat", 1),
            Field("round", 1),
            Field("target", 1),
            Field("storyteller", 1),
            Field("clue", 1),
            Field("vote", 1),
            Field("pile", 1),
            Field("discard", 1),
            Field("hand", self.hand, cards=True),
            Field("handed_in", 2, cards=True),
            Field("table", self.slots, cards=True),
            Field("own_slots", self.slots),
            Field("done", self.seats),
            Field("scores", self.seats),
            Field("last_storyteller", 1),
            Field("last_clue", 1),
            Field("last_table", self.slots, cards=True),
            Field("last_owners", self.slots),
            Field("last_votes", self.seats),
        ]

    def numbers(self, state: State, seat: Seat) -> list[int]:
        """What a seat sees, as numbers: seats count from 1 here, so that 0 is nobody; so do words."""
        phase, rounds, hand = state.phase, state.rounds, state.hands[seat]
        kind = type(phase)
        teller, clue, vote = 0, 0, 0
        handed_in, table, own, done = self.no_cards, self.no_slots, self.no_slots, self.no_seats
        if isinstance(phase, Voting):
            storyteller, said, table, owners, votes = (
                phase.storyteller,
                phase.clue,
                phase.table,
                phase.owners,
                phase.votes,
            )
            teller, clue, vote = storyteller + 1, self.index.get(said or "", 0), votes[seat]
            own, done = [owner == seat for owner in owners], [vote > 0 for vote in votes]
        elif isinstance(phase, Playing):
            teller, clue = phase.storyteller + 1, self.index.get(phase.clue or "", 0)
            done = [len(cards) > 0 for cards in phase.plays]
            done[phase.storyteller] = True
            mine = (phase.card,) if seat == phase.storyteller else phase.plays[seat]
            handed_in = (*mine, *self.no_cards[len(mine) :])
        elif isinstance(phase, Telling) and phase.storyteller is not None:
            teller = phase.storyteller + 1
        if rounds is not self.rounds:
            self.rounds, self.last = rounds, self.past(rounds)
        return [
            PHASES[kind],
            seat + 1,
            len(rounds) + (kind not in OVER),
            state.setup.target,
            teller,
            clue,
            vote,
            len(state.pile),
            len(state.discard),
            *hand,
            *self.fill[len(hand)],
            *handed_in,
            *table,
            *own,
            *done,
            *state.scores,
            *self.last,
        ]

    def past(self, rounds: Sequence[Round]) -> Sequence[int]:
        """The round before, of which nothing is secret: the same for all seats until the next one is over."""
        if not rounds:
            return (0,) * (2 + 2 * self.slots + self.seats)
        last = rounds[-1]
        owners = [owner + 1 for owner in last.owners]
        return (last.storyteller + 1, self.index.get(last.clue or "", 0), *last.table, *owners, *last.votes)

    def turn(self, state: State, seat: Seat) -> Seat | None:
        """Whose turn it is after this seat's."""
        phase = state.phase
        if isinstance(phase, Telling):
            return self.after[seat][0] if phase.storyteller is None else phase.storyteller
        if isinstance(phase, Voting | Playing):
            done = phase.votes if isinstance(phase, Voting) else phase.plays
            for other in self.after[seat]:
                if not done[other] and other != phase.storyteller:
                    return other
        return None

    def mask(self, state: State, seat: Seat) -> Mask:
        """What this seat may do now."""
        phase = state.phase
        if isinstance(phase, Voting):
            if seat == phase.storyteller or phase.votes[seat]:
                return self.nothing.copy()
            mask = self.voting.copy()
            for slot, owner in enumerate(phase.owners, self.votes_at):
                if owner == seat:
                    mask[slot] = 0
            return mask
        if isinstance(phase, Playing):
            return (self.nothing if seat == phase.storyteller or phase.plays[seat] else self.playing).copy()
        tells = isinstance(phase, Telling) and (phase.storyteller is None or phase.storyteller == seat)
        return (self.telling if tells else self.nothing).copy()

    def allows(self, state: State, seat: Seat, action: int) -> bool:
        """This seat may do this now."""
        phase = state.phase
        if isinstance(phase, Voting):
            slot = action - self.votes_at
            return (
                0 <= slot < self.slots
                and seat != phase.storyteller
                and not phase.votes[seat]
                and phase.owners[slot] != seat
            )
        if isinstance(phase, Playing):
            return self.plays_at <= action < self.votes_at and seat != phase.storyteller and not phase.plays[seat]
        tells = isinstance(phase, Telling) and (phase.storyteller is None or phase.storyteller == seat)
        return tells and 0 <= action < self.plays_at

    def command(self, state: State, seat: Seat, action: int) -> Command:
        """The command that an action stands for."""
        if action >= self.votes_at:
            return CastVote(action - self.votes_at + 1)
        hand = state.hands[seat]
        if action >= self.plays_at:
            return PlayCards(tuple([hand[place] for place in self.sets[action - self.plays_at]]))
        place, word = divmod(action, len(self.words))
        return TellStory(hand[place], self.words[word])

    def text(self, view: View) -> str:
        """The table in a few lines."""
        phase = view.phase
        lines = [f"Dixit, round {view.round}, {phase.__struct_config__.tag}; points {' '.join(map(str, view.scores))}"]
        if isinstance(phase, PlayingView | VotingView):
            lines.append(f"player_{phase.storyteller} says: {phase.clue}")
        if isinstance(phase, VotingView):
            lines += [f"  {slot} {DECK.pictures[card].title.en}" for slot, card in enumerate(phase.table, 1)]
        elif view.last is not None:
            lines.append(f"last round: {view.last.clue} ({view.last.outcome} found it)")
        return "\n".join(lines)

    def shown(self, view: View) -> tuple[Sequence[int], int]:
        """The cards on the table, face down until it is laid."""
        table = view.phase.table if isinstance(view.phase, VotingView) else ()
        return table or self.no_slots, self.slots


def adapter(players: int = 4, target: int = 30, language: Language = "en") -> Adapter:
    """Dixit for so many, where words of the vocabulary are the clues."""
    coding = Coding(players, language)
    return Adapter(
        name="dixit_v0",
        rules=DIXIT,
        setup=Setup(seats=players, deck=NUMBERS, target=target, first="random"),
        fields=coding.fields,
        numbers=coding.numbers,
        turn=coding.turn,
        actions=coding.actions,
        mask=coding.mask,
        allows=coding.allows,
        command=coding.command,
        text=coding.text,
        shown=coding.shown,
    )


def env(
    *, players: int = 4, target: int = 30, language: Language = "en", render_mode: str | None = None, **options: Any
) -> TurnEnv:
    """One after another; an illegal action ends the game."""
    return TurnEnv(adapter(players, target, language), render_mode=render_mode, **options)


def raw_env(
    *, players: int = 4, target: int = 30, language: Language = "en", render_mode: str | None = None, **options: Any
) -> RawEnv:
    """One after another; an illegal action raises."""
    return RawEnv(adapter(players, target, language), render_mode=render_mode, **options)


def parallel_env(
    *, players: int = 4, target: int = 30, language: Language = "en", render_mode: str | None = None, **options: Any
) -> SimultaneousEnv:
    """Everyone at once: those who have nothing to do wait."""
    return SimultaneousEnv(adapter(players, target, language), render_mode=render_mode, **options)


__all__ = ["adapter", "env", "parallel_env", "raw_env"]
