"""An explanation: what a bot thought of when it took a picture for a clue, as data, in the table's language."""

from msgspec import Struct

from starlore.bots.associations import Associations
from starlore.bots.language import key
from starlore.bots.own_pictures import OwnAssociations
from starlore.bots.pointing import place_of
from starlore.core import Card, Language
from starlore.decks.package import Place
from starlore.decks.played import FIRST

HOOKS = 2
"""How many things a reason names at most."""

NEAR = 0.5
"""How near a line of the bank must be to the clue to be named: most clues to a picture have one that is, few others."""

LONGEST = 40
"""Characters of what it names, at most."""


SAID: dict[Language, tuple[str, str]] = {
    "en": ("I thought of “{}”", "I thought of “{}” and “{}”"),
    "bg": ("Сетих се за „{}“", "Сетих се за „{}“ и „{}“"),
    "pl": ("Na myśl przyszło mi „{}”", "Na myśl przyszło mi „{}” i „{}”"),
    "et": ("Mulle tuli meelde „{}“", "Mulle tulid meelde „{}“ ja „{}“"),
    "cs": ("Vybavilo se mi „{}“", "Vybavilo se mi „{}“ a „{}“"),
}
"""How a reason is said, with one thing or with two: what is named stays as it was written, between quotation marks."""


class Reason(Struct, frozen=True, gc=False):
    """Why this card."""

    card: Card
    hooks: tuple[str, ...]
    """What it brought to mind, best first; empty when there was no reason but a feeling."""

    at: Place | None = None
    """Where in the picture that is, if the catalogue knows."""


def reason(model: Associations | OwnAssociations, clue: str, card: Card, language: Language) -> Reason:
    """What connects a clue with a card: native hooks that share its words or its meaning."""
    if isinstance(model, OwnAssociations):
        caption = model.captions.get(card, "")
        if caption or card >= FIRST:  # without a caption it was a guess
            return Reason(card, (caption[:LONGEST],) if caption else ())
        model = model.ours
    matcher, vector = model.native(language), model.encode(clue, language)
    shared = {text: alike for alike, text in matcher.nearest(clue, card)}
    felt = []
    for hook in matcher.clues:
        if hook.card == card and len(hook.text) <= LONGEST and key(hook.text) != key(clue):
            meant = model.meaning_of(hook, language)
            felt.append((shared.get(hook.text, 0.0) + float(meant @ vector), hook.text, meant))
    felt.sort(key=lambda one: one[:2], reverse=True)
    best = [(text, meant) for alike, text, meant in felt[:HOOKS] if alike >= NEAR]
    at = place_of(model, card, [*(meant for _, meant in best), vector])
    return Reason(card, tuple(text for text, _ in best), at)


def say(reason: Reason, language: Language) -> str:
    """A reason as a sentence, in the language of the table."""
    return SAID[language][len(reason.hooks) - 1].format(*reason.hooks)
