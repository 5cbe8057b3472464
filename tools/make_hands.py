"""Import evaluation clues: `python tools/make_hands.py FOLDER` with <hand>.<language>.tsv in it (card, kind, clue).

Writes `src/starlore/sim/data/hands.tsv`. The split into tuning and testing is a rule, not data: `sim/clues.py`.
"""

import sys
import unicodedata
from pathlib import Path

OUT = Path(__file__).resolve().parent.parent / "src/starlore/sim/data/hands.tsv"


def main() -> int:
    lines = ["hand\tcard\tlanguage\tkind\tclue"]
    for file in sorted(Path(sys.argv[1]).glob("*.*.tsv")):
        hand, language, _ = file.name.split(".")
        for line in file.read_text("utf-8").splitlines():
            cells = [unicodedata.normalize("NFC", " ".join(cell.split())) for cell in line.split("\t")]
            if len(cells) != 3 or not cells[0].isdigit() or not cells[2]:
                print(f"{file.name}: left out {line!r}")
                continue
            lines.append(f"{hand}\t{int(cells[0])}\t{language}\t{cells[1]}\t{cells[2]}")
    OUT.write_text("\n".join(lines) + "\n", "utf-8")
    print(len(lines) - 1, "clues")
    return 0


if __name__ == "__main__":
    sys.exit(main())
