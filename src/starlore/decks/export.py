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
picture brings to mind, with weights) in English; 100 word cards in the same languages; recorded clues.

| file | a line is |
|---|---|
| `pictures/NNN.webp` | (a file for each card: 800 by 1200) |
| `deck.toml` | (the deck as a package that a server can import) |
| `cards.jsonl` | `number`, `picture`, `studio`, `night`, `motifs`, `title`, `description`, `hooks`, `places` |
| `words.jsonl` | `set` (`discovery`, `standard`), `number`, `upper`, `lower`, each word in every language |
| `clues.jsonl` | `card`, `language`, `clue`, `part`: `test` was never tuned on, `tune` was |

Licence: Creative Commons Attribution-ShareAlike 4.0 International (CC BY-SA 4.0). Attribution: "Starlore".

What may be concluded from it, and what not: see `docs/data.md` of Starlore. In one sentence: titles, hooks and clues
are one author's, so whoever agrees with them agrees with that author, not with people.
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
    said = [{"card": one.card, "language": one.language, "clue": one.text, "part": one.part} for one in clues]
    write(folder / "clues.jsonl", said)
    (folder / "README.md").write_text(README, "utf-8")
    return len(cards)


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
