"""One server for all tests that do not need a special one."""

from collections.abc import Iterator

import pytest

from tests.web.harness import Browser, Running, close_all


@pytest.fixture(autouse=True)
def _closed_in_the_end() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def browser(running: Running) -> Browser:
    return running.browser()
