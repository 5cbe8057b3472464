"""The deck as a dataset: pictures, what the catalogue says of them, words, and how it may be used."""

import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from starlore.core import LANGUAGES
from starlore.decks.package import MANIFEST
from starlore.decks.pictures import DECK
from starlore.decks.words import WORDS

README = """\
# Starlore's deck

84 pictures that were painted in code, with titles and descriptions in five languages (en bg pl et cs) and hooks (what a
picture brings to mind, with weights) in English; 100 word cards in the same languages; clues of nine hands.

| file | a line is |
|---|---|
| `pictures/NNN.webp` | (a file for each card: 800 by 1200) |
| `deck.toml` | (the deck as a package that a server can import) |
| `cards.jsonl` | `number`, `picture`, `night`, `motifs`, `title`, `description`, `hooks`, `places` |
| `words.jsonl` | `set` (`discovery`, `standard`), `number`, `upper`, `lower`, words in every language with a `gloss` |
| `clues.jsonl` | `card`, `language`, `hand`, `kind`, `clue`, `part`, `repainted` |

Of a clue: `hand` is who wrote it, or in whose manner (`recorded` is one author's older set, without kinds). `part` says
whether Starlore's bots may have been adjusted to it: `tune` perhaps; `test` not; `held_out`, of a hand of which nothing
was used, not either. `repainted`: the picture was painted anew since the clue was written.

Licence: Creative Commons Attribution-ShareAlike 4.0 International (CC BY-SA 4.0),
https://creativecommons.org/licenses/by-sa/4.0/. Attribution: "Starlore".

What may be concluded from it, and what not: see `docs/data.md` of Starlore. In one sentence: the hands are manners of
writing, not a sample of people, so whoever agrees with them agrees with their writers.
"""


def export(folder: Path, clues: Iterable[Any], advance: Callable[[], object] = lambda: None) -> int:
    """Write the dataset into a folder; how many cards there are."""
    (folder / "pictures").mkdir(parents=True, exist_ok=True)
    cards = []
    for number, picture in DECK.pictures.items():
        name = f"{number:03}.webp"
        shutil.copyfile(DECK.folder / name, folder / "pictures" / name)
        cards.append({"picture": f"pictures/{name}", **msgspec.to_builtins(picture)})
        advance()
    (folder / MANIFEST).write_bytes(manifest())
    words = [
        {"set": kind, **msgspec.to_builtins(card)}
        for kind, box in (("discovery", WORDS.discovery), ("standard", WORDS.standard))
        for card in box
    ]
    write(folder / "cards.jsonl", cards)
    write(folder / "words.jsonl", words)
    write(folder / "clues.jsonl", map(row, clues))
    (folder / "README.md").write_text(README, "utf-8")
    return len(cards)


def row(clue: Any) -> dict[str, Any]:
    """A clue as the dataset has it."""
    said = {"card": clue.card, "language": clue.language, "hand": clue.hand, "kind": clue.kind, "clue": clue.text}
    return said | {"part": clue.part, "repainted": clue.repainted}


def manifest() -> bytes:
    """`deck.toml`, with what the catalogue's files say in it: the dataset is a package like any other."""
    about = ["format = 1", 'name = "Starlore"', f"languages = {json(LANGUAGES)}", 'licence = "CC BY-SA 4.0"']
    about += ['attribution = "Starlore"', ""]
    for number, picture in DECK.pictures.items():
        about += ["[[pictures]]", f"number = {number}", f"night = {json(picture.night)}"]
        about += [f"motifs = {json(picture.motifs)}"]
        for language in LANGUAGES:
            about.append(f"title.{language} = {json(picture.title.in_language(language))}")
            about.append(f"description.{language} = {json(picture.description.in_language(language))}")
        about += [f"hooks.{json(hook)} = {json(weight)}" for hook, weight in picture.hooks.items()]
        about += [f"places.{json(name)} = {json(place)}" for name, place in picture.places.items()]
        about.append("")
    return "\n".join(about).encode()


def json(value: Any) -> str:
    """A value as TOML writes it: strings, numbers and lists of them look the same in JSON."""
    return msgspec.json.encode(value).decode()


def write(file: Path, rows: Iterable[Any]) -> None:
    """Rows as JSON lines."""
    file.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
