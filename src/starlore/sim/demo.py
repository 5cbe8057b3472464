"""A whole game of random players, drawn in the terminal round by round."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from starlore.core.game import AnyGame
from starlore.games.dixit.messages import TellStory
from starlore.games.dixit.state import Round as DixitRound
from starlore.games.stella.state import ROW
from starlore.games.stella.state import Round as StellaRound
from starlore.sim.play import Step, play_steps

PLAYERS = (
    ("Pink", "bright_magenta"),
    ("Blue", "bright_blue"),
    ("Green", "bright_green"),
    ("Yellow", "bright_yellow"),
    ("Red", "bright_red"),
    ("Cyan", "bright_cyan"),
    ("White", "bright_white"),
    ("Violet", "medium_purple1"),
)
CLUES = (
    "the last ferry",
    "what the moth knew",
    "a door that is older than its house",
    "Sunday, four in the afternoon",
    "louder than it looks",
    "someone else's birthday",
    "before there were maps",
    "it was never lost",
    "half a promise",
    "the wrong kind of rain",
)
WORDS = (
    ("Journey", "Spring"),
    ("Night", "Friendship"),
    ("Magic", "Home"),
    ("Secret", "Queen"),
)


def demo(game: AnyGame, setup: Any, seed: int | None) -> Iterator[RenderableType]:
    """What to print, in its order: each round as it is scored, then the winners."""
    shown = 0
    for step in play_steps(with_clues(game), with_words(setup), Random(seed)):
        rounds = game.rounds(step.state)
        if len(rounds) > shown:
            shown = len(rounds)
            scores = game.view(step.state, None).scores
            yield Panel(
                Group(ROUNDS[game.slug](rounds[-1]), Text(), standings(scores, points_of(game, step))),
                title=f"[bold]{game.slug.title()}[/bold] · round {shown}",
                border_style="grey50",
                padding=(1, 2),
                width=84,
            )
    winners = game.view(step.state, None).winners
    names = Text(" and ").join(name(seat) for seat in winners)
    yield Text.assemble(
        "★ ", names, " share the victory" if len(winners) > 1 else " wins", justify="center", end="\n\n"
    )


def with_clues(game: AnyGame) -> AnyGame:
    """The same game, where storytellers say something of their own."""

    def decide(state: Any, seat: Any, command: Any, rng: Random) -> Any:
        if isinstance(command, TellStory):
            command = TellStory(command.card, rng.choice(CLUES))
        return game.decide(state, seat, command, rng)

    return replace(game, decide=decide)


def with_words(setup: Any) -> Any:
    """The same setup, with real words where there are word cards."""
    return msgspec.structs.replace(setup, words=WORDS) if hasattr(setup, "words") else setup


def points_of(game: AnyGame, step: Step) -> tuple[int, ...]:
    """What the last round brought."""
    history: tuple[tuple[int, ...], ...] = game.view(step.state, None).history
    return history[-1]


def name(seat: int) -> Text:
    """A player's name in their colour."""
    return Text(*PLAYERS[seat])


def names(seats: Iterator[int]) -> Text:
    """Several names in a row."""
    return Text(" ").join(name(seat) for seat in seats)


def dixit_round(done: DixitRound) -> RenderableType:
    """The clue, and the table with owners and voters."""
    table = Table("slot", "card", "played by", "votes", box=None, header_style="grey62", padding=(0, 3, 0, 0))
    for slot, (card, owner) in enumerate(zip(done.table, done.owners, strict=True), 1):
        mark = " ★" if owner == done.storyteller else ""
        voters = names(seat for seat, vote in enumerate(done.votes) if vote == slot)
        table.add_row(f"{slot}", f"▣ {card:02}{mark}", name(owner), voters, style="bold" if mark else "")
    found = {"all": "all found it", "none": "nobody found it", "some": "some found it"}[done.outcome]
    clue = Text.assemble(name(done.storyteller), " tells: ", (f"“{done.clue}”", "italic"), (f"  ({found})", "grey62"))
    return Group(clue, Text(), table)


def stella_round(done: StellaRound) -> RenderableType:
    """The word, and the grid with everybody's marks."""
    outcomes = {one.card: one.outcome for one in done.pointed}
    signs = {"spark": "✶", "super_spark": "✹", "fall": "↓"}
    grid = Table(box=None, show_header=False, padding=(0, 2, 1, 0))
    for start in range(0, len(done.grid), ROW):
        grid.add_row(*(cell(done, card, signs.get(outcomes.get(card, ""), " ")) for card in done.grid[start:][:ROW]))
    word = Text.assemble(
        "The word: ", (done.words[done.turned], "bold italic"), ("  ✶ spark  ✹ super-spark  ↓ fall", "grey62")
    )
    fallen = [seat for seat, fell in enumerate(done.fallen) if fell]
    notes = Text.assemble(
        *((name(done.dark), " is in the dark. ") if done.dark is not None else ("Nobody is in the dark. ",)),
        *((names(iter(fallen)), " fell.") if fallen else ("Nobody fell.",)),
    )
    return Group(word, Text(), grid, notes)


def cell(done: StellaRound, card: int, sign: str) -> Text:
    """A card of the grid: what it became, and a dot for everyone who marked it."""
    dots = [("●", PLAYERS[seat][1]) for seat, marks in enumerate(done.marks) if card in marks]
    return Text.assemble(f"▣ {card:02} {sign} ", *dots)


def standings(scores: tuple[int, ...], points: tuple[int, ...]) -> RenderableType:
    """A bar for everyone's points, the new ones brighter."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    unit = max(1, -(-max(scores) // 40))
    for seat, (score, new) in enumerate(zip(scores, points, strict=True)):
        colour = PLAYERS[seat][1]
        old = (score - new) // unit
        bar = Text.assemble(("━" * old, f"dim {colour}"), ("━" * (score // unit - old), colour))
        table.add_row(name(seat), f"{score:3}", f"+{new}" if new else "", bar)
    return table


ROUNDS: dict[str, Callable[[Any], RenderableType]] = {"dixit": dixit_round, "stella": stella_round}
