"""A site and a browser for every test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from e2e.site import Site
from scripts.find_browser import find

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real Chromium; without one the tests fail, they are not skipped."""
    path = find()
    assert path is not None, "the end-to-end tests need Chromium or Chrome"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A server of one's own, whose bots do not dawdle."""
    site = Site(tmp_path / "data")
    site.start()
    yield site
    site.stop()
