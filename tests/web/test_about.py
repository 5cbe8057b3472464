"""What the operator tells about a site: plain text from the data folder, in the reader's language if there is one."""

from pathlib import Path

import pytest

from tests.web.harness import Running


@pytest.fixture
def told(tmp_path: Path) -> Path:
    (tmp_path / "about.txt").write_text("Run by Ana.\n\nana@example.org\n")
    (tmp_path / "about.bg.txt").write_text("Поддържа го Ана.")
    return tmp_path


def test_the_text_in_the_readers_language_goes_first(told: Path) -> None:
    with Running(told) as running:
        browser = running.browser()
        assert browser.http.get("/api/about/bg").json() == {"text": "Поддържа го Ана."}
        assert browser.http.get("/api/about/pl").json() == {"text": "Run by Ana.\n\nana@example.org"}
        (told / "about.pl.txt").write_text("Prowadzi Ana.")
        assert browser.http.get("/api/about/pl").json() == {"text": "Prowadzi Ana."}


def test_without_such_a_text_there_is_none(running: Running) -> None:
    assert running.browser().http.get("/api/about/en").json() == {"text": None}
