"""Render cards: `python -m art` paints what is missing or changed, `python -m art 17` one card.

`--preview` paints quickly and small into art/build/preview, `--sheet` lays all rendered cards on one contact sheet.
`python -m art back` paints the card back, `python -m art icon` the application's icons.
"""

from __future__ import annotations

import argparse
import fcntl
import importlib
import json
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from PIL import Image
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from art import catalogue, library
from art.export import PICTURES, export, to_image
from art.finish import Finish, finish
from art.paint.grid import Array, grid
from art.sheet import contact_sheet

HERE = Path(__file__).resolve().parent
RECORD = HERE / "rendered.json"
BUILD = HERE / "build"
ALIKE = 2.0
PREVIEW_SCALE = 0.5
console = Console()


@dataclass(frozen=True)
class Card:
    """A card's source file."""

    number: int
    module: str
    path: Path

    @property
    def digest(self) -> str:
        """What the picture depends on: the card's own source, and all of the library that it reaches."""
        return library.digest(self.module)


def find_cards() -> dict[int, Card]:
    """All card files, by number."""
    found = {}
    for path in sorted((HERE / "cards").glob("c[0-9][0-9][0-9]_*.py")):
        number = int(path.stem[1:4])
        found[number] = Card(number, f"art.cards.{path.stem}", path)
    return found


def recorded() -> dict[str, str]:
    """Digests of the cards as they were last rendered."""
    return json.loads(RECORD.read_text()) if RECORD.exists() else {}


def note(card: Card) -> None:
    """Record a card's digest; several painters may do so at the same time."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "record.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        record = recorded() | {f"{card.number:03}": card.digest}
        RECORD.write_text(json.dumps(dict(sorted(record.items())), indent=1) + "\n")


def outdated(card: Card, record: dict[str, str]) -> bool:
    """Whether a card has no picture, or one of an older source."""
    return record.get(f"{card.number:03}") != card.digest or not (PICTURES / f"{card.number:03}.avif").exists()


def painted(card: Card, preview: bool = False, scale: float | None = None, raw: bool = False) -> tuple[str, Array]:
    """Paint one card in this process: its title and its picture."""
    module = importlib.import_module(card.module)
    cv2.setNumThreads(1)
    grid.set_scale(scale or (PREVIEW_SCALE if preview else 1.0))
    img = module.paint()
    settings: Finish = getattr(module, "FINISH", Finish())
    return module.TITLE, img if raw else finish(img, settings)


def compare(card: Card) -> tuple[str, bool]:
    """Paint a card and compare it with the committed picture at a glance: a line to report, and whether it is the same.

    Brush strokes may fall a little differently on another processor; the eye sees the same picture when the blurred
    pictures differ by less than two levels of 256 on the average.
    """
    title, img = painted(card)
    with Image.open(PICTURES / f"{card.number:03}.webp") as committed:
        before = cv2.GaussianBlur(np.asarray(committed.convert("RGB"), np.float32), (0, 0), 2)
    now = cv2.GaussianBlur(np.asarray(to_image(img), np.float32), (0, 0), 2)
    difference = float(np.abs(before - now).mean())
    alike = difference < ALIKE
    return f"{card.number:03} {title}: {difference:.2f} levels apart, {'the same' if alike else 'NOT the same'}", alike


def render(card: Card, preview: bool, scale: float | None, raw: bool) -> str:
    """Paint one card in this process; return a line to report."""
    started = time.perf_counter()
    title, img = painted(card, preview, scale, raw)
    taken = time.perf_counter() - started
    if preview:
        target = BUILD / "preview" / f"{card.number:03}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        to_image(img).save(target)
        return f"{card.number:03} {title}: {target.relative_to(HERE.parent)} in {taken:.1f} s"
    size = export(img, card.number)
    target = BUILD / "final" / f"{card.number:03}.png"
    target.parent.mkdir(parents=True, exist_ok=True)
    to_image(img).save(target)
    note(card)
    return f"{card.number:03} {title}: {size // 1024} KB in {taken:.1f} s"


def render_all(cards: list[Card]) -> int:
    """Paint the cards one after another, each in its own process, with a progress bar."""
    failed = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("painting", total=len(cards))
        for card in cards:
            progress.update(task, description=f"painting {card.number:03}")
            command = [sys.executable, "-m", "art", str(card.number)]
            run = subprocess.run(command, cwd=HERE.parent, capture_output=True, text=True, check=False)
            if run.returncode:
                failed.append(card.number)
                progress.console.print(f"[red]{card.number:03} failed[/red]\n{run.stderr[-1500:]}", markup=True)
            else:
                progress.console.print(run.stdout.strip().splitlines()[-1])
            progress.advance(task)
    return 1 if failed else 0


def render_extra(name: str) -> str:
    """Paint the card back or the icons; return a line to report."""
    if name == "icon":
        from art import icon

        return "icon: " + ", ".join(path.name for path in icon.save())
    from art import back

    grid.set_scale(1.0)
    return f"back: {export(back.paint(), 'back') // 1024} KB"


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m art", description=__doc__)
    parser.add_argument("cards", nargs="*", type=int, help="card numbers; none: all that are missing or changed")
    parser.add_argument("--preview", action="store_true", help="quick and small, to art/build/preview")
    parser.add_argument("--scale", type=float, help="working scale, e.g. 0.25 (preview: 0.5)")
    parser.add_argument("--raw", action="store_true", help="without the finish")
    parser.add_argument("--compare", action="store_true", help="paint, and compare with the committed picture")
    parser.add_argument("--all", action="store_true", help="render every card, changed or not")
    parser.add_argument("--sheet", action="store_true", help="contact sheet of all rendered cards")
    parser.add_argument("--catalogue", action="store_true", help="rewrite art/CATALOGUE.md")
    if len(sys.argv) == 2 and sys.argv[1] in ("back", "icon"):
        print(render_extra(sys.argv[1]))
        return 0
    options = parser.parse_args()
    if options.catalogue:
        catalogue.write()
        return 0
    cards = find_cards()
    if options.sheet:
        console.print(f"contact sheet: {contact_sheet(PICTURES, BUILD / 'sheet.png').relative_to(HERE.parent)}")
        return 0
    unknown = [n for n in options.cards if n not in cards]
    if unknown:
        console.print(f"no such card: {unknown}")
        return 2
    if options.compare:
        verdicts = [compare(card) for card in ([cards[n] for n in options.cards] or cards.values())]
        for line, _ in verdicts:
            console.print(line)
        return 0 if all(alike for _, alike in verdicts) else 1
    record = recorded()
    chosen = [cards[n] for n in options.cards] or [c for c in cards.values() if options.all or outdated(c, record)]
    if not chosen:
        console.print("every card is up to date")
        return 0
    if len(chosen) > 1 and not options.preview:
        return render_all(chosen)
    for card in chosen:
        print(render(card, options.preview, options.scale, options.raw))
    return 0


if __name__ == "__main__":
    sys.exit(main())
