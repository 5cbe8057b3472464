"""Text travels packed, and what never changes is kept for ever."""

from pathlib import Path

import brotli  # type: ignore[import-untyped]
import httpx

from tests.web.harness import Running

SCRIPT = "export const star = '*'\n" * 200


def test_text_is_packed_for_browsers_that_can_unpack_it(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>" + "the page " * 200)
    (client / "assets" / "app-123.js").write_text(SCRIPT)
    (client / "assets" / "face.woff2").write_bytes(bytes(range(256)) * 8)
    with Running(tmp_path, client=client) as running:
        script = httpx.get(f"{running.url}/assets/app-123.js", headers={"accept-encoding": "gzip"})
        plain = httpx.get(f"{running.url}/assets/app-123.js", headers={"accept-encoding": "identity"})
        face = httpx.get(f"{running.url}/assets/face.woff2", headers={"accept-encoding": "gzip"})
        page = httpx.get(f"{running.url}/t/ABCDEF", headers={"accept-encoding": "gzip"})
        deck = httpx.get(f"{running.url}/api/deck/en", headers={"accept-encoding": "gzip"})
        missing = httpx.get(f"{running.url}/assets/gone.js")
    assert script.text == plain.text == SCRIPT
    assert script.headers["content-encoding"] == "gzip"
    assert int(script.headers["content-length"]) < len(SCRIPT) / 4
    assert "content-encoding" not in plain.headers
    assert script.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert "immutable" in script.headers["cache-control"]
    assert "content-encoding" not in face.headers
    assert face.headers["content-type"] == "font/woff2"
    assert page.headers["content-encoding"] == deck.headers["content-encoding"] == "gzip"
    assert page.headers["cache-control"] == "no-cache"
    assert missing.status_code == 404


def test_a_copy_that_was_packed_better_is_sent_to_whoever_can_unpack_it(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>")
    (client / "assets" / "app-123.js").write_text(SCRIPT)
    (client / "assets" / "app-123.js.br").write_bytes(brotli.compress(SCRIPT.encode()))
    with Running(tmp_path, client=client) as running:
        new = httpx.get(f"{running.url}/assets/app-123.js", headers={"accept-encoding": "gzip, br"})
        old = httpx.get(f"{running.url}/assets/app-123.js", headers={"accept-encoding": "gzip"})
    assert new.text == old.text == SCRIPT
    assert new.headers["content-encoding"] == "br"
    assert new.headers["vary"] == old.headers["vary"] == "accept-encoding"
    assert new.headers["content-type"] == old.headers["content-type"]
    assert "immutable" in new.headers["cache-control"]
