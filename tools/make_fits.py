"""Work out how well every clue of the banks fits every picture: after a change of bank, hooks or vectors."""

import sys
from pathlib import Path

import numpy as np

from starlore.bots.associations import associations
from starlore.bots.fits import FILE, work_out
from starlore.core import LANGUAGES

DATA = Path(__file__).resolve().parent.parent / "src/starlore/bots/data"


def main() -> int:
    model, found = associations(), dict[str, np.ndarray]()
    for language in LANGUAGES:
        found |= work_out(model, language)
        print(language, found[f"fits_{language}"].shape)
    np.savez_compressed(DATA / FILE, **found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
