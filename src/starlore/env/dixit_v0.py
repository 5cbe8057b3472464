"""Dixit as a PettingZoo environment: `env()`, `raw_env()` and `parallel_env()`.

Actions: first every card of the hand with every word of the vocabulary (telling), then every set of cards that can be
handed in (playing), then every slot (voting).
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import numpy as np

from starlore.core import Language
from starlore.decks.pictures import DECK, NUMBERS
from starlore.env.adapter import Adapter, Field, Mask, bit_row, padded, vocabulary
from starlore.env.aec import RawEnv, TurnEnv
from starlore.env.parallel import SimultaneousEnv
from starlore.games.dixit import DIXIT
from starlore.games.dixit.messages import CastVote, Command, PlayCards, Setup, TellStory
from starlore.games.dixit.state import cards_to_play, hand_size
from starlore.games.dixit.view import PlayingView, TellingView, View, VotingView

PHASES = {"telling": 1, "playing": 2, "voting": 3, "scored": 4, "finished": 5}


class Coding:
    """Views to numbers, and numbers to commands, for so many seats and one vocabulary."""

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
        self.telling, self.playing = self.nothing.copy(), self.nothing.copy()
        self.telling[: self.plays_at] = 1
        self.playing[self.plays_at : self.votes_at] = 1

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

    def numbers(self, view: View) -> list[int]:
        """The view as numbers: seats count from 1 here, so that 0 is nobody; so do words."""
        phase, last = view.phase, view.last
        teller = getattr(phase, "storyteller", None)
        clue, vote, handed_in, table = 0, 0, [0, 0], [0] * self.slots
        own, done = [0] * self.slots, [0] * self.seats
        if isinstance(phase, VotingView):
            clue, vote = self.index.get(phase.clue or "", 0), phase.vote
            table, done = padded(phase.table, self.slots), bit_row(phase.voted)
            for slot in phase.mine:
                own[slot - 1] = 1
        elif isinstance(phase, PlayingView):
            clue, handed_in = self.index.get(phase.clue or "", 0), padded(phase.mine, 2)
            done = bit_row(phase.chosen)
        found = [
            PHASES[str(phase.__struct_config__.tag)],
            0 if view.seat is None else view.seat + 1,
            view.round,
            view.target,
            0 if teller is None else teller + 1,
            clue,
            vote,
            view.pile,
            view.discard,
            *padded(view.hand, self.hand),
            *handed_in,
            *table,
            *own,
            *done,
            *view.scores,
        ]
        if last is None:
            return found + [0] * (2 + 2 * self.slots + self.seats)
        found += [last.storyteller + 1, self.index.get(last.clue or "", 0), *last.table]
        found += [owner + 1 for owner in last.owners]
        found += last.votes
        return found

    def mask(self, view: View) -> Mask:
        """What this seat may do now."""
        if view.seat not in view.awaited:
            return self.nothing.copy()
        phase = view.phase
        if isinstance(phase, VotingView):
            mask = self.nothing.copy()
            mask[self.votes_at :] = 1
            for slot in phase.mine:
                mask[self.votes_at + slot - 1] = 0
            return mask
        return self.telling.copy() if isinstance(phase, TellingView) else self.playing.copy()

    def command(self, view: View, action: int) -> Command:
        """The command that an action stands for."""
        if action >= self.votes_at:
            return CastVote(action - self.votes_at + 1)
        if action >= self.plays_at:
            return PlayCards(tuple([view.hand[place] for place in self.sets[action - self.plays_at]]))
        place, word = divmod(action, len(self.words))
        return TellStory(view.hand[place], self.words[word])

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
        return padded(table, self.slots), self.slots


def adapter(players: int = 4, target: int = 30, language: Language = "en") -> Adapter:
    """Dixit for so many, where words of the vocabulary are the clues."""
    coding = Coding(players, language)
    return Adapter(
        name="dixit_v0",
        rules=DIXIT,
        setup=Setup(seats=players, deck=NUMBERS, target=target, first="random"),
        fields=coding.fields,
        numbers=coding.numbers,
        actions=coding.actions,
        mask=coding.mask,
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
