"""The wheel, in an environment of its own: what `pip install starlore` gives to somebody who has nothing else."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]

GAME = """
import sys
from starlore import DECK, Match
match = Match("stella", players=3, seed=2)
while match.awaited:
    match.do(match.awaited[0], match.choices(match.awaited[0])[0] if match.view(match.awaited[0]).phase.mine
             else {"type": "mark", "cards": match.view(match.awaited[0]).grid[:3]})
assert all((DECK.folder / f"{number:03}.webp").is_file() for number in DECK.pictures)
assert "numpy" not in sys.modules
print(match.winners != ())
"""


def run(*command: str | Path, **environment: str) -> str:
    """Run a command; what it prints."""
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, check=False, env=os.environ | environment
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    options = ("--no-deps", "--no-build-isolation", "--no-index", "-q", "-w", folder)
    config = folder / "config.cfg"
    config.write_text(f"[build]\nbuild_base = {folder / 'build'}\n")  # nothing is left behind in the sources
    run(sys.executable, "-m", "pip", "wheel", *options, ROOT, DIST_EXTRA_CONFIG=str(config))
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def fresh(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the wheel and the one library that it needs, taken from here instead of from the net."""
    folder = tmp_path_factory.mktemp("fresh")
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    python = folder / "bin" / "python"
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    with ZipFile(wheel) as packed:
        packed.extractall(site)
    (site / "msgspec").symlink_to(Path(sysconfig.get_path("platlib")) / "msgspec")
    return python


def test_the_rules_play_with_nothing_but_msgspec(fresh: Path) -> None:
    assert run(fresh, "-c", GAME) == "True\n"


def test_the_command_line_says_what_it_needs(fresh: Path) -> None:
    told = subprocess.run(
        [fresh, "-c", "from starlore.launch import main; main()"], capture_output=True, text=True, check=False
    )
    assert "pip install 'starlore[server]'" in told.stderr


def test_the_wheel_asks_for_msgspec_alone(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        name = next(one for one in packed.namelist() if one.endswith("METADATA"))
        lines = packed.read(name).decode().splitlines()
    needed = [line for line in lines if line.startswith("Requires-Dist:") and "extra ==" not in line]
    assert needed == ["Requires-Dist: msgspec>=0.19"]
