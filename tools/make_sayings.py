"""Import the sayings: `python tools/make_sayings.py FOLDER` with sayings.<language>.tsv in it.

Each line: kind (idiom, proverb, title), the saying, and what it brings to mind in plain English words, with commas.
`src/starlore/bots/data/sayings.<language>.tsv` gets each saying once, none that hurts, and of what it brings to mind
just the words that the bots' vectors know: others are taken in a known form (`moons` as `moon`), or left out.
"""

import sys
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from starlore.bots.hurtful import hurts
from starlore.bots.language import STOP, key, variants
from starlore.core import LANGUAGES, Language

DATA = Path(__file__).resolve().parent.parent / "src/starlore/bots/data"
KINDS = {"idiom", "proverb", "title"}
LONGEST = 100
"""Characters of a saying, at most."""


def known_texts() -> set[str]:
    """Every English text that has a vector."""
    with np.load(DATA / "vectors.npz") as archive:
        return set(archive["texts"].tobytes().decode().split("\n"))


def known_form(word: str, known: set[str]) -> str | None:
    """A word as the vectors know it; None: they do not."""
    spellings = [word, word.replace("our", "or"), word.replace("grey", "gray")]
    return next((form for one in spellings for form in (one, *variants(one, "en")) if form in known), None)


def in_known_words(thing: str, known: set[str]) -> str:
    """What of a thing is known: as a whole, or the words of it that say something; nothing where none is."""
    whole = " ".join(thing.lower().replace("-", " ").split())
    if whole in known:
        return whole
    words = [word for word in key(whole).split() if word not in STOP["en"]]
    return " ".join(form for word in words if (form := known_form(word, known)) is not None)


def read(file: Path, language: Language, known: set[str], left_out: Counter[str]) -> Iterator[tuple[str, str, str]]:
    """The lines that can be used."""
    there: set[str] = set()
    for line in file.read_text("utf-8").splitlines():
        cells = [unicodedata.normalize("NFC", " ".join(cell.split())) for cell in line.split("\t")]
        if len(cells) != 3 or cells[0] not in KINDS or not 1 <= len(cells[1]) <= LONGEST:
            left_out["malformed"] += 1
            continue
        kind, text, brought = cells
        same = key(text)
        things = dict.fromkeys(thing for one in brought.split(",") if (thing := in_known_words(one, known)))
        if not same or same in there:
            left_out["twice"] += 1
        elif hurts(text, language):
            left_out["hurtful"] += 1
        elif not things:
            left_out["unknown"] += 1
        else:
            there.add(same)
            yield kind, text, ", ".join(things)


def main() -> int:
    """Write the file of every language."""
    folder, known = Path(sys.argv[1]), known_texts()
    for language in LANGUAGES:
        left_out: Counter[str] = Counter()
        rows = list(read(folder / f"sayings.{language}.tsv", language, known, left_out))
        lines = ["\t".join(row) for row in rows]
        (DATA / f"sayings.{language}.tsv").write_text("\n".join(lines) + "\n", "utf-8")
        print(language, dict(Counter(kind for kind, _, _ in rows)), "left out", dict(left_out))
    return 0


if __name__ == "__main__":
    sys.exit(main())
