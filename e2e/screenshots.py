"""Pictures of every screen, in phone and desktop size and both themes: `make screenshots`, into screenshots/.

With `--readme`, those that the README shows are made anew, too; with the names of tours, only what they come by.
"""

import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from e2e.conftest import ARGUMENTS
from e2e.people import PHONE
from e2e.site import Site
from e2e.tour import TOURS
from tools.find_browser import find

FOLDER = Path("screenshots")
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
SIZES = {"phone": PHONE, "desktop": DESKTOP}
SCREENS = 64
"""How many there are, so that the bar knows where it ends."""
README = {
    "home": ["home--desktop-dark"],
    "dixit": ["dixit-voting--desktop-light"],
    "album": ["album--phone-dark", "album-dixit--phone-dark", "album-stella--phone-dark"],
    "stella": ["stella-revealing-spark--desktop-dark"],
}
"""Which screens stand side by side in each picture of the README."""

GAP, SKY = 24, "#090b22"
README_FOLDER = Path("docs/screenshots")
LOADED = "() => [...document.images].every((image) => image.complete || image.loading === 'lazy')"


def take(page: Page, name: str) -> None:
    """This screen in all sizes and themes."""
    before = page.viewport_size
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.wait_for_function(LOADED)
            page.evaluate("document.fonts.ready.then(() => null)")
            page.screenshot(path=FOLDER / f"{name}--{size}-{theme}.png")
    if before is not None:
        page.set_viewport_size(before)


def main() -> None:
    """Walk through every screen."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as data,
        Site(Path(data)) as site,
        Progress(*columns) as progress,
    ):
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        task = progress.add_task("screens", total=SCREENS)
        chosen = [name for name in sys.argv[1:] if not name.startswith("-")] or list(TOURS)
        for tour in map(TOURS.__getitem__, chosen):
            for name, person in tour(browser, site):
                progress.update(task, description=f"{name:34}")
                take(person.page, name)
                progress.advance(task)
        progress.update(task, description=f"{'screens':34}", total=progress.tasks[task].completed)
        browser.close()
    if "--readme" in sys.argv:
        show_in_readme()


def show_in_readme() -> None:
    """Keep the chosen ones, small enough to be read by everyone who opens the README."""
    README_FOLDER.mkdir(exist_ok=True)
    for name, screens in README.items():
        files = [FOLDER / f"{screen}.png" for screen in screens]
        if all(file.is_file() for file in files):
            beside(files).save(README_FOLDER / f"{name}.webp", quality=74, method=6)


def beside(files: Sequence[Path]) -> Image.Image:
    """Pictures of the same height, side by side."""
    pictures = [Image.open(file).convert("RGB") for file in files]
    width = sum(picture.width for picture in pictures) + GAP * (len(pictures) - 1)
    row = Image.new("RGB", (width, pictures[0].height), SKY)
    left = 0
    for picture in pictures:
        row.paste(picture, (left, 0))
        left += picture.width + GAP
    return row


if __name__ == "__main__":
    main()
