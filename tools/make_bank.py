"""Import the native clue banks: `python tools/make_bank.py FOLDER` with <language>.tsv and <language>-2.tsv in it.

Each line: card, kind, telling (1 to 5), clue, link (its English equivalent, or nothing). Later files replace the cards
that they have. `src/starlore/bots/data/clues.<language>.tsv` gets each clue once (of
two cards with the same one, the poorer keeps it), and none that hurts.

`python tools/make_bank.py FOLDER --add`: every <language>-*.tsv of the folder comes in addition to what is in the bank,
which keeps its clues; one that is there already, but for signs and capitals, is left out. Then `make vectors`.
"""

import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

from starlore.bots.hurtful import hurts
from starlore.bots.language import key
from starlore.core import LANGUAGES

DATA = Path(__file__).resolve().parent.parent / "src/starlore/bots/data"
KINDS = {"word", "phrase", "idiom", "proverb", "title", "sound", "question", "first_line", "feeling", "quote"}
QUOTES = frozenset('"„”“«»')
Row = tuple[int, str, int, str, str]


def read(file: Path) -> list[Row]:
    """The well-formed lines of a file."""
    rows = []
    for line in file.read_text("utf-8").splitlines():
        cells = [unicodedata.normalize("NFC", " ".join(cell.split())) for cell in line.split("\t")]
        if len(cells) == 4:
            cells.append("")
        if len(cells) != 5 or cells[1] not in KINDS or cells[2] not in "12345" or not 1 <= len(cells[3]) <= 70:
            print(f"{file.name}: left out {line!r}")
            continue
        clue = bare(cells[3])
        clue = clue[:1].upper() + clue[1:]
        rows.append((int(cells[0]), cells[1], int(cells[2]), clue, cells[4].lower().strip(" .!?")))
    return rows


def bare(clue: str) -> str:
    """A clue without quotation marks around all of it, and without a full stop that is the only one in it."""
    if len(clue) > 2 and clue[0] in QUOTES and clue[-1] in QUOTES and not QUOTES.intersection(clue[1:-1]):
        clue = clue[1:-1]
    return clue.removesuffix(".") if clue.count(".") == 1 else clue


def add(folder: Path) -> None:
    """Put further clues behind those that each card has."""
    for language in LANGUAGES:
        bank = DATA / f"clues.{language}.tsv"
        rows = [tuple(line.split("\t")) for line in bank.read_text("utf-8").splitlines()]
        known, left_out, before = {key(row[3]) for row in rows}, [], len(rows)
        for row in (row for file in sorted(folder.glob(f"{language}-*.tsv")) for row in read(file)):
            if key(row[3]) in known or hurts(row[3], language):
                left_out.append(row[3])
                continue
            known.add(key(row[3]))
            rows.append(tuple(map(str, row)))
        rows.sort(key=lambda row: int(row[0]))
        bank.write_text("\n".join(map("\t".join, rows)) + "\n", "utf-8")
        print(language, len(rows) - before, "clues more; left out", left_out)


def main() -> int:
    folder = Path(sys.argv[1])
    if "--add" in sys.argv:
        add(folder)
        return 0
    for language in LANGUAGES:
        by_card: dict[int, list[Row]] = defaultdict(list)
        for file in (folder / f"{language}.tsv", folder / f"{language}-2.tsv"):
            if file.is_file():
                fresh = read(file)
                for card in {row[0] for row in fresh}:
                    by_card[card] = [row for row in fresh if row[0] == card]
        rows = [row for card in sorted(by_card) for row in by_card[card]]
        cards: dict[str, set[int]] = defaultdict(set)
        for row in rows:
            cards[row[3].casefold()].add(row[0])
        kept: dict[str, Row] = {}
        for row in rows:
            key = row[3].casefold()
            poorest = min(cards[key], key=lambda card: (len(by_card[card]), card))
            if row[0] == poorest and not hurts(row[3], language):
                kept.setdefault(key, row)
        lines = ["\t".join(map(str, row)) for row in kept.values()]
        (DATA / f"clues.{language}.tsv").write_text("\n".join(lines) + "\n", "utf-8")
        left_out = [row[3] for row in rows if row[3].casefold() not in kept]
        print(language, len(lines), "clues of", len(by_card), "cards; left out", left_out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
