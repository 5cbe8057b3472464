"""A Dixit player: tells so that some will understand but not all, lays false trails, and looks for the true one."""

from random import Random

import numpy as np
import numpy.typing as npt

from starlore.bots.associations import Associations, Vector
from starlore.bots.chance import np_rng
from starlore.bots.levels import Character
from starlore.bots.player import BotPlayer, Knowledge
from starlore.core import Card, Language
from starlore.decks.pictures import CARDS
from starlore.games.dixit.choices import choices
from starlore.games.dixit.messages import CastVote, Command, PlayCards, TellStory
from starlore.games.dixit.state import cards_to_play, hand_size
from starlore.games.dixit.view import PlayingView, TellingView, View, VotingView

IDEAS = 40
"""Clues that are thought over for each card in hand."""

TABLES = 40
"""Imagined tables on which each clue is tried."""

LISTENERS = (0.03, 0.07, 0.14)
"""How far the listeners' ideas stray, from the keenest to the dreamiest."""

FANCY = 0.05
"""A whim, so that the same hand does not always give the same clue."""

OBVIOUS = 0.45
"""Fit beyond which a clue says what is plainly to be seen: storytellers avoid that."""


PAUSES = {"telling": (4.0, 9.0), "playing": (2.5, 7.0), "voting": (3.0, 8.0)}
RACE = (25.0, 45.0)
"""In the race for the first clue, people go first if they have any idea at all."""

CLUES: dict[Language, tuple[str, ...]] = {
    "en": ("Once upon a time", "Almost home", "A quiet secret", "The other side", "What remains"),
    "bg": ("Имало едно време", "Почти у дома", "Тиха тайна", "Другата страна", "Каквото остава"),
    "pl": ("Dawno, dawno temu", "Prawie w domu", "Cicha tajemnica", "Druga strona", "To, co zostaje"),
    "et": ("Elas kord", "Peaaegu kodus", "Vaikne saladus", "Teine pool", "Mis alles jääb"),
    "cs": ("Bylo nebylo", "Skoro doma", "Tiché tajemství", "Druhá strana", "Co zůstane"),
}
"""What a bot says that does not think."""


class Teller:
    """Clues for every picture in one language, and how well each fits all pictures."""

    def __init__(self, model: Associations, language: Language) -> None:
        self.clues, vectors = [], []
        for concept in model.lexicon.concepts:
            head = model.index.get(concept["en"][0].lower())
            if head is not None:
                self.clues.append(spoken(concept[language][0]))
                vectors.append(model.vectors[head])
        if language == "en":
            for picture in model.pictures.values():
                for hook in picture.hooks:
                    if spoken(hook) not in self.clues:
                        self.clues.append(spoken(hook))
                        vectors.append(model.encode(hook, "en"))
        table = np.array(vectors)
        chunks = np.array_split(table, max(1, len(table) // 512))
        self.fits: Vector = np.concatenate([model.fits(chunk) for chunk in chunks])
        self.taboo = {
            number: f"{picture.title.in_language(language)} {picture.description.in_language(language)}".casefold()
            for number, picture in model.pictures.items()
        }

    def ideas(self, card: Card, used: set[str]) -> npt.NDArray[np.intp]:
        """The clues that this card brings to mind, without its title, its description and what was said before."""
        order = np.argsort(-self.fits[:, card - 1])[: 3 * IDEAS]
        taboo = self.taboo.get(card, "")
        fresh = [one for one in order if (clue := self.clues[one].casefold()) not in used and clue not in taboo]
        return np.array(fresh[:IDEAS], np.intp)


def spoken(text: str) -> str:
    """A dictionary entry as somebody would say it: no sense hints, a capital at the beginning."""
    plain = text.partition("(")[0].strip()
    return plain[:1].upper() + plain[1:]


def tell(view: View, teller: Teller, bot: Character, rng: Random) -> TellStory:
    """The card and clue of which, at imagined tables, some will find the card and some will not."""
    used = {clue.casefold() for clue in view.clues if clue}
    cards: list[int] = []
    clues: list[int] = []
    for card in view.hand:
        ideas = teller.ideas(card, used)
        cards.extend([card - 1] * len(ideas))
        clues.extend(ideas)
    shares, some = imagine(np.array(cards), teller.fits[clues], view, rng)
    worth = some - 1.5 * np.abs(shares - bot.finders) + np_rng(rng).normal(0, FANCY, len(some))
    best = int(np.argmax(worth))
    return TellStory(Card(int(cards[best]) + 1), teller.clues[clues[best]])


def imagine(cards: npt.NDArray[np.intp], fits: Vector, view: View, rng: Random) -> tuple[Vector, Vector]:
    """For each clue: the expected share of finders, and how likely it is that some but not all find the card."""
    chance = np_rng(rng)
    others, played = view.seats - 1, cards_to_play(view.seats)
    hand = hand_size(view.seats)
    unseen = np.array([card for card in range(fits.shape[1]) if card + 1 not in view.hand])
    count = len(cards)
    deals = chance.permuted(np.tile(unseen, (TABLES, 1)), axis=1)[:, : others * hand].reshape(TABLES, others, hand)
    noise = chance.choice(LISTENERS, (1, TABLES, others, 1)).astype(np.float32)

    in_hands = fits[:, deals] + noise * chance.normal(0, 1, (1, TABLES, others, hand)).astype(np.float32)
    picks = np.argsort(-in_hands, axis=-1)[..., :played]
    decoys = np.take_along_axis(np.broadcast_to(deals, in_hands.shape), picks, axis=-1)

    trail = np.take_along_axis(fits, decoys.reshape(count, -1), axis=1).reshape(count, TABLES, 1, others * played)
    truth = np.take_along_axis(fits, cards[:, None], axis=1)[:, :, None, None]
    table = np.concatenate([np.broadcast_to(truth, (count, TABLES, 1, 1)), trail], axis=-1)
    table = np.broadcast_to(table, (count, TABLES, others, 1 + others * played))
    heard = table + noise * chance.normal(0, 1, (1, TABLES, others, 1 + others * played)).astype(np.float32)
    owners = np.concatenate([[-1], np.repeat(np.arange(others), played)])
    heard = np.where(owners[None, :] == np.arange(others)[:, None], -np.inf, heard)
    found = (heard.argmax(axis=-1) == 0).sum(axis=-1)
    return found.mean(axis=1) / others, ((found > 0) & (found < others)).mean(axis=1)


def play(view: View, fit: Vector, bot: Character, rng: Random) -> PlayCards:
    """The cards in hand that others will take for the storyteller's."""
    ranked = sorted(view.hand, key=lambda card: fit[card - 1] + rng.gauss(0, bot.noise), reverse=True)
    return PlayCards(tuple(ranked[: cards_to_play(view.seats)]))


def vote(phase: VotingView, fit: Vector, bot: Character, rng: Random) -> CastVote:
    """The likeliest card, with some doubt about what is too obvious, and never one's own."""

    def likely(slot: int) -> float:
        fits = float(fit[phase.table[slot - 1] - 1])
        return fits - 0.3 * max(0.0, fits - OBVIOUS) + rng.gauss(0, bot.noise)

    return CastVote(max((slot for slot in range(1, len(phase.table) + 1) if slot not in phase.mine), key=likely))


def choose(view: View, knowledge: Knowledge, bot: Character, language: Language, rng: Random) -> Command | None:
    """What this bot does now."""
    phase, model = view.phase, knowledge.model
    if view.seat not in view.awaited:
        return None
    if isinstance(phase, TellingView):
        teller = knowledge.once(("teller", language), lambda: Teller(model, language))
        return tell(view, teller, bot, rng)
    if isinstance(phase, PlayingView):
        return play(view, heard(model, phase.clue, language), bot, rng)
    if isinstance(phase, VotingView):
        return vote(phase, heard(model, phase.clue, language), bot, rng)
    return None


def heard(model: Associations, clue: str | None, language: Language) -> Vector:
    """How well each picture fits the clue; a clue that was said aloud reaches no bot."""
    return model.fit(clue, language) if clue else np.zeros(CARDS, np.float32)


def due(view: View) -> bool:
    """The game waits for this seat."""
    return view.seat in view.awaited


def at_random(view: View, language: Language, rng: Random) -> Command | None:
    """Act once at every step; a bot never changes its mind."""
    if view.seat not in view.awaited:
        return None
    command = rng.choice(choices(view))
    return TellStory(command.card, rng.choice(CLUES[language])) if isinstance(command, TellStory) else command


def pause(view: View, rng: Random) -> float:
    """Some seconds, depending on what there is to think about."""
    if view.phase == TellingView(None):
        return rng.uniform(*RACE)
    return rng.uniform(*PAUSES[str(view.phase.__struct_config__.tag)])


PLAYER = BotPlayer(due=due, choose=choose, at_random=at_random, pause=pause)
