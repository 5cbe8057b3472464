"""What is installed by pip is all that the program needs."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_every_folder_of_data_is_installed_with_its_package() -> None:
    packed = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]
    folders = sorted((ROOT / "src").rglob("data"))
    assert len(folders) > 1
    for folder in folders:
        package = ".".join(folder.parent.relative_to(ROOT / "src").parts)
        assert "data/**/*" in packed.get(package, ()), package
