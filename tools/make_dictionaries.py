"""Build bilingual word lists (dictionary inversion) for the bots' ears from the FreeDict files that Debian packages.

    apt-get download dict-freedict-eng-bul dict-freedict-pol-eng dict-freedict-eng-ces
    python tools/make_dictionaries.py FOLDER   # with *.dict.dz somewhere in it

Writes `src/starlore/bots/data/dictionary.<language>.tsv`: word, tab, English meaning, sorted by word. Licences differ
from the program's: `src/starlore/bots/data/SOURCES.md`.
"""

import gzip
import re
import sys
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from wordfreq import top_n_list, zipf_frequency

DATA = Path(__file__).resolve().parent.parent / "src/starlore/bots/data"
HEAD = re.compile(r"^(\S.*?)(?: +/.*/)?(?: *<([^>]*)>)?$")
NOTE = re.compile(r"\[[^\]]*\]|\([^)]*\)|<[^>]*>|\{[^}]*\}")
NUMBER = re.compile(r"^\s*(?:[IVX]+\.|\d+\.|-)\s*")
PLAIN = re.compile(r"[^\W\d_]+(?:[ '’-][^\W\d_]+)*")
MEANINGS = 4
"""Meanings that are kept of a word: those whose English is commonest."""

COMMON = 36_000
"""Only English words among so many of the commonest are meanings."""

KNOWN = frozenset(top_n_list("en", COMMON))


def tidy(text: str) -> str:
    """Small letters, no stress marks over Cyrillic, no notes, single spaces."""
    text = unicodedata.normalize("NFD", NOTE.sub(" ", text))
    if any("а" <= letter <= "я" for letter in text.lower()):
        text = re.sub("[\u0300\u0301]", "", text)
    return " ".join(unicodedata.normalize("NFC", text).lower().split()).strip(" .;,!?")


def listed(line: str) -> Iterator[str]:
    """The translations that a line lists."""
    for part in re.split(r"[,;/]", NUMBER.sub("", NUMBER.sub("", line))):
        word = tidy(part)
        if PLAIN.fullmatch(word) and len(word.split()) <= 3:
            yield word


def entries(file: Path) -> Iterator[tuple[str, str, list[str]]]:
    """Head, part of speech and the lines below it."""
    head, kind, below = "", "", list[str]()
    for line in gzip.decompress(file.read_bytes()).decode("utf-8", "replace").splitlines():
        opens = HEAD.match(line)
        starts = opens is not None and ("/" in line or "<" in line) and not line.startswith((" ", "=", "("))
        if starts or (file.name.startswith("freedict-eng-ces") and len(below) == 1):
            if head and below:
                yield head, kind, below
            head, kind = (opens.group(1), opens.group(2) or "") if opens else (line, "")
            below = []
        else:
            below.append(line)
    if head and below:
        yield head, kind, below


def pairs(folder: Path, name: str) -> Iterator[tuple[str, str]]:
    """(word, English) of one dictionary, whichever way round it is."""
    file = next(folder.rglob(f"freedict-{name}.dict.dz"))
    for head, kind, below in entries(file):
        if kind in {"pn", "acronym"}:
            continue
        key = tidy(head)
        if not PLAIN.fullmatch(key) or len(key.split()) > 3:
            continue
        for text in listed(below[0]):
            yield (text, key) if name.startswith("eng") else (key, text)


def write(language: str, found: Iterable[tuple[str, str]]) -> None:
    """Keep the commonest meanings of each word."""
    meanings: dict[str, set[str]] = defaultdict(set)
    for word, meaning in found:
        english = re.sub(r"^(?:to|a|an|the) ", "", meaning)
        if len(word) > 1 and english.isascii() and KNOWN.issuperset(english.split()):
            meanings[word].add(english)
    lines = []
    for word, texts in meanings.items():
        best = sorted(texts, key=lambda text: (len(text.split()) > 1, -zipf_frequency(text, "en"), text))[:MEANINGS]
        lines.extend(f"{word}\t{text}" for text in best)
    (DATA / f"dictionary.{language}.tsv").write_text("\n".join(sorted(lines)) + "\n", "utf-8")
    print(language, len(meanings), "words", len(lines), "meanings")


def main() -> int:
    folder = Path(sys.argv[1])
    for language, names in {"bg": ["eng-bul"], "pl": ["pol-eng"], "cs": ["eng-ces"]}.items():
        write(language, (pair for name in names for pair in pairs(folder, name)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
