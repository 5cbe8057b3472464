"""A site and a browser for every test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from e2e.people import Someone
from e2e.site import Site
from support.line import close_all
from tools.find_browser import find

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


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for the tests of one file: each opens tables of its own."""
    with Site(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A server for one test alone, which may kill it."""
    with Site(tmp_path) as site:
        yield site


@pytest.fixture(autouse=True)
def nothing_untoward(browser: Browser) -> Iterator[None]:
    """In no test is there an error on a console, a breach of the security policy or a request to another host."""
    already = list(browser.contexts)
    yield
    people = [person for person in Someone.present if person.context not in already]
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        person.leave()
    close_all()
    assert troubles == []
