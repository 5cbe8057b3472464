"""The deck as a dataset: pictures, what the catalogue says of them, words, and how it may be used."""

import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from starlore.decks.pictures import DECK
from starlore.decks.words import WORDS

README = """\
# Starlore's deck

84 pictures that were painted in code, with titles and descriptions in five languages (en bg pl et cs) and hooks (what a
picture brings to mind, with weights) in English; 100 word cards in the same languages; recorded clues.

| file | a line is |
|---|---|
| `pictures/NNN.webp` | (a file for each card: 800 by 1200) |
| `cards.jsonl` | `number`, `picture`, `studio`, `night`, `motifs`, `title`, `description`, `hooks` |
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


def write(file: Path, rows: Iterable[Any]) -> None:
    """Rows as JSON lines."""
    file.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
