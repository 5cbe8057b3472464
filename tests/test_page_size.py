"""What a first look at a table takes over a slow line."""

import pytest

from bench.page import CLIENT, LIMIT, sizes


@pytest.mark.skipif(
    not (CLIENT / "preload.json").is_file(), reason="the client has not been built: make run, or npm run build"
)
@pytest.mark.parametrize("page", LIMIT)
def test_a_page_stays_within_its_size_in_every_language(page: str) -> None:
    too_large = {language: size for language, size in sizes()[page].items() if size > LIMIT[page]}
    assert not too_large, f"at most {LIMIT[page]} bytes; `python -m bench page` prints them all"
