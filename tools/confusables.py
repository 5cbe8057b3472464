"""Writes the table of characters that look alike (Unicode TS 39), as ICU knows it.

    python tools/confusables.py FOLDER

FOLDER holds ICU's shared libraries of one version (`libicuuc*.so*`, `libicui18n*.so*`, `libicudata*.so*`), for example
those inside a wheel of `icu4py`, unpacked. ICU itself is far too large to be needed at run time.
"""

import ctypes
import re
import sys
import unicodedata
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src" / "starlore" / "table" / "data" / "confusables.txt"


def main(folder: Path) -> None:
    loaded = {}
    for part in ("icudata", "icuuc", "icui18n"):
        file = next(folder.glob(f"lib{part}*.so*"))
        loaded[part] = ctypes.CDLL(str(file), mode=ctypes.RTLD_GLOBAL)
    found = re.search(r"so\.(\d+)", file.name)
    assert found is not None
    version, library = found[1], loaded["icui18n"]
    open_checker = library[f"uspoof_open_{version}"]
    open_checker.restype = ctypes.c_void_p
    skeleton_of = library[f"uspoof_getSkeletonUTF8_{version}"]
    error = ctypes.c_int(0)
    checker = ctypes.c_void_p(open_checker(ctypes.byref(error)))

    def skeleton(text: str) -> str:
        data, out, error = text.encode(), ctypes.create_string_buffer(256), ctypes.c_int(0)
        size = skeleton_of(checker, 0, data, len(data), out, 256, ctypes.byref(error))
        assert error.value <= 0, error.value
        return out.raw[:size].decode()

    lines = []
    for point in range(0x110000):
        if 0xD800 <= point < 0xE000 or 0xAC00 <= point < 0xD7A4:  # surrogates, Korean syllables
            continue
        character = chr(point)
        plain = unicodedata.normalize("NFD", character)
        if plain == character and (looks := skeleton(character)) not in ("", character):
            lines.append(" ".join(f"{ord(one):04X}" for one in (character, *looks)))
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text("\n".join(lines) + "\n")
    print(f"{len(lines)} characters, {TARGET.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
