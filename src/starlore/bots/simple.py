"""A bot that makes random legal moves at a human pace: so that every path of a game can be walked."""

from random import Random
from typing import Any

from starlore.games.dixit.choices import choices as dixit_choices
from starlore.games.dixit.messages import Command as DixitCommand
from starlore.games.dixit.messages import TellStory
from starlore.games.dixit.view import TellingView
from starlore.games.dixit.view import View as DixitView
from starlore.games.stella.choices import choices as stella_choices
from starlore.games.stella.messages import AskOtherWord, MarkCards, PassMarker
from starlore.games.stella.messages import Command as StellaCommand
from starlore.games.stella.view import AssociatingView
from starlore.games.stella.view import View as StellaView

PAUSES = {"telling": (4.0, 9.0), "playing": (2.5, 7.0), "voting": (3.0, 8.0), "associating": (2.0, 6.0)}
POINTING = (1.5, 3.0)
RACE = (25.0, 45.0)
"""In the race for the first clue, people go first if they have any idea at all."""

CLUES = {
    "en": ("Once upon a time", "Almost home", "A quiet secret", "The other side", "What remains"),
    "bg": ("Имало едно време", "Почти у дома", "Тиха тайна", "Другата страна", "Каквото остава"),
    "pl": ("Dawno, dawno temu", "Prawie w domu", "Cicha tajemnica", "Druga strona", "To, co zostaje"),
    "et": ("Elas kord", "Peaaegu kodus", "Vaikne saladus", "Teine pool", "Mis alles jääb"),
    "cs": ("Bylo nebylo", "Skoro doma", "Tiché tajemství", "Druhá strana", "Co zůstane"),
}


class SimpleBrain:
    """Random but legal, and never in a hurry."""

    def due(self, game: str, view: Any) -> bool:
        """The game waits for this seat, or somebody has asked for the other word."""
        if view.seat in view.awaited:
            return True
        return game == "stella" and wants_other_word(view)

    def choose(self, game: str, view: Any, level: str, language: str, rng: Random) -> Any | None:  # noqa: ARG002
        """A random legal command, or None when nobody waits for this seat."""
        return in_dixit(view, language, rng) if game == "dixit" else in_stella(view, rng)

    def pause(self, game: str, view: Any, rng: Random) -> float:
        """Some seconds, depending on what there is to think about."""
        if game == "dixit" and view.phase == TellingView(None):
            return rng.uniform(*RACE)
        phase = view.phase.__struct_config__.tag
        return rng.uniform(*PAUSES.get(phase, POINTING))


def in_dixit(view: DixitView, language: str, rng: Random) -> DixitCommand | None:
    """Act once at every step; a bot never changes its mind."""
    if view.seat not in view.awaited:
        return None
    command = rng.choice(dixit_choices(view))
    if isinstance(command, TellStory):
        return TellStory(command.card, rng.choice(CLUES.get(language, CLUES["en"])))
    return command


def in_stella(view: StellaView, rng: Random) -> StellaCommand | None:
    """Mark a few cards and be ready; point at any; and be a good sport about the other word."""
    phase, seat = view.phase, view.seat
    if seat is None:
        return None
    if isinstance(phase, AssociatingView):
        if wants_other_word(view):
            return AskOtherWord()
        if phase.ready[seat]:
            return None
        return PassMarker() if phase.mine else MarkCards(tuple(rng.sample(view.grid, rng.randint(3, 6))))
    return rng.choice(stella_choices(view)) if seat in view.awaited else None


def wants_other_word(view: StellaView) -> bool:
    """Somebody would rather have the other word, and this seat has not agreed yet."""
    phase, seat = view.phase, view.seat
    if seat is None or not isinstance(phase, AssociatingView):
        return False
    return any(phase.asked) and not phase.asked[seat] and not view.turned
