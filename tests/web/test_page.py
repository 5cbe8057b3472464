"""The client's page names what its reader will need next, so that it is on its way at once."""

import json
import os
import re
from pathlib import Path

import httpx
import pytest

from starlore.decks.pictures import Shown
from starlore.web.site.files import prerendered_at
from starlore.web.site.page import LANGUAGE, Page, preferred
from starlore.web.site.prerendered import ALBUM
from tests.web.harness import Running

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base-1.js">
    <link rel="stylesheet" crossorigin href="/assets/base-1.css">
  </head>
</html>
"""


def script(name: str) -> dict[str, str]:
    return {"rel": "modulepreload", "crossorigin": "", "href": f"/assets/{name}"}


def in_both(*names: str) -> dict[str, list[dict[str, str]]]:
    """What an address needs: its own files, and those of a language."""
    return {language: [*map(script, names), script(f"{language}-1.js")] for language in ("en", "bg")}


STYLE = {"rel": "preload", "as": "style", "crossorigin": "", "href": "/assets/home-1.css"}
LARGE = {"rel": "preload", "as": "image", "media": "(min-width: 900px)", "href": "/assets/large-1.avif"}
PRELOAD = {
    "": {language: [*links, LARGE] for language, links in in_both().items()},
    "t/*": in_both("table-1.js", "hand-1.js"),
    "t/*/tv": in_both("tv-1.js"),
    "how-to-play/one": in_both("one-1.js"),
    "*": in_both(),
}


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "preload.json").write_text(json.dumps(PRELOAD))
    (folder / "assets/base-1.css").write_text("body{color:gold}")
    return folder


def hinted(page: bytes | str) -> set[str]:
    """What a page has fetched before anything asks for it."""
    text = page if isinstance(page, str) else page.decode()
    return set(re.findall(r'<link rel="(?:module)?preload"[^>]* href="/(?:assets/)?([^"]+)"', text))


def test_an_address_is_sent_with_what_the_build_has_found_it_to_need(client: Path) -> None:
    found = hinted(Page(client).at("t/ABCDEF", "en"))
    assert found == {"base-1.js", "table-1.js", "hand-1.js", "en-1.js"}


def test_every_address_gets_its_own_screen(client: Path) -> None:
    page = Page(client)
    assert hinted(page.at("t/ABCDEF/tv", "en")) == {"base-1.js", "tv-1.js", "en-1.js"}
    assert hinted(page.at("how-to-play/one", "en")) == {"base-1.js", "one-1.js", "en-1.js"}
    assert hinted(page.at("", "en")) == {"base-1.js", "en-1.js", "large-1.avif"}


@pytest.mark.parametrize("path", ["nowhere", "how-to-play/two", "t/ABCDEF/tv/else", "*", "t"])
def test_any_other_address_gets_what_every_page_needs(client: Path, path: str) -> None:
    assert hinted(Page(client).at(path, "en")) == {"base-1.js", "en-1.js"}


def test_every_reader_gets_their_language(client: Path) -> None:
    page = Page(client).at("nowhere", "bg")
    assert b'<html lang="bg">' in page
    assert hinted(page) == {"base-1.js", "bg-1.js"}


def test_a_link_says_how_and_when_its_file_is_wanted(client: Path) -> None:
    links = Page(client).at("", "en").decode()
    assert '<link rel="preload" as="image" media="(min-width: 900px)" href="/assets/large-1.avif">' in links
    assert '<link rel="modulepreload" crossorigin href="/assets/en-1.js">' in links


def test_the_first_styles_travel_in_the_page(client: Path) -> None:
    page = Page(client).at("", "en")
    assert b"<style>body{color:gold}</style>" in page
    assert re.findall(rb"<link[^>]*stylesheet[^>]*>", page) == [
        b'<link rel="stylesheet" href="/assets/base-1.css" disabled>'
    ]


PRERENDERED = {
    "styles": {"home": ["assets/home-1.css"], "invitation": ["assets/base-1.css"]},
    "pages": {
        "en": {
            "home": "<h1>Starlore</h1>",
            "album": "".join(f'<img src="{{small {one}}}" srcset="{{webp {one}}}">' for one in (1, 2, 3)),
            **{f"invitation {slug}": f"<h1>{slug}</h1>" for slug in ("dixit", "stella")},
        }
    },
}


@pytest.fixture
def prerendered(client: Path) -> Path:
    """A client whose build has rendered what somebody new sees first."""
    (client / "prerendered.json").write_text(json.dumps(PRERENDERED))
    (client / "assets/home-1.css").write_text("h1{color:red}")
    (client / "index.html").write_text(PAGE.replace("</html>", '<body><div id="app"></div></body></html>'))
    preload = {**PRELOAD, "": {"en": [*PRELOAD[""]["en"], STYLE]}}
    (client / "preload.json").write_text(json.dumps(preload))
    return client


def test_somebody_new_sees_the_page_before_any_script_has_come(tmp_path: Path, prerendered: Path) -> None:
    with Running(tmp_path, client=prerendered) as running, httpx.Client(base_url=running.url) as person:
        first, again = person.get("/").text, person.get("/").text
    assert '<div id="prerendered" inert aria-hidden="true"><h1>Starlore</h1></div>' in first
    assert "<style>h1{color:red}</style>" in first
    assert '<script async src="/after-paint.js" data-main="/assets/index-1.js" data-needs="' in first
    assert 'rel="modulepreload"' not in first, "scripts come after the pictures"
    assert set(re.findall(r'data-needs="([^"]*)"', first)[0].split()) >= {"/assets/base-1.js", "/assets/en-1.js"}
    assert "home-1.css" not in hinted(first)
    assert "prerendered" not in again
    assert "home-1.css" in hinted(again)


def test_an_invitation_is_drawn_for_its_game(tmp_path: Path, prerendered: Path) -> None:
    with Running(tmp_path, client=prerendered) as running:
        opened = httpx.post(f"{running.url}/api/tables", json={"name": "Ada", "options": {"game": "stella"}})
        code = opened.json()["code"]
        new = httpx.get(f"{running.url}/t/{code}").text
        host = httpx.get(f"{running.url}/t/{code}", cookies=opened.cookies).text
        on_tv = httpx.get(f"{running.url}/t/{code}/tv").text
        nowhere = httpx.get(f"{running.url}/t/AAAAAA").text
    assert '<div id="prerendered" inert aria-hidden="true"><h1>stella</h1></div>' in new
    assert not any("prerendered" in page for page in (host, on_tv, nowhere))


def test_an_album_is_drawn_with_its_own_pictures(prerendered: Path) -> None:
    pictures = [Shown(f"/{one}.avif", f"/{one}&.webp", f"/{one}-400.webp", f"/{one}-240.webp") for one in "abc"]
    page = Page(prerendered).at("album/x", "en", pictures=pictures, prerendered=ALBUM).decode()
    assert '<img src="/a-400.webp" srcset="/a&amp;.webp"><img src="/b-400.webp"' in page
    assert [prerendered_at("album/x", None, some) for some in (pictures, pictures[:2])] == [ALBUM, ""]


def test_a_page_that_is_built_anew_is_read_anew(client: Path) -> None:
    page = Page(client)
    assert b"base-1" in page.at("", "en")
    (client / "index.html").write_text("<!doctype html>another")
    os.utime(client / "index.html", (1, 1))
    assert page.at("", "en") == b"<!doctype html>another"


@pytest.mark.parametrize(
    ("chosen", "accepted", "language"),
    [
        (None, None, "en"),
        (None, "de-DE,de;q=0.9", "en"),
        (None, "cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        (None, "de, PL;q=0.5, et", "pl"),
        ("et", "cs", "et"),
        ("tlh", "cs", "cs"),
        (None, "etc, csx", "en"),
    ],
)
def test_a_choice_goes_before_the_browsers_languages(chosen: str | None, accepted: str | None, language: str) -> None:
    assert preferred(chosen, accepted) == language


def test_the_server_reads_the_language_from_cookie_and_header(tmp_path: Path, client: Path) -> None:
    with Running(tmp_path, client=client) as running:
        asked = httpx.get(f"{running.url}/", headers={"accept-language": "bg"})
        chosen = httpx.get(f"{running.url}/", headers={"accept-language": "bg"}, cookies={LANGUAGE: "en"})
    assert '<html lang="bg">' in asked.text
    assert '<html lang="en">' in chosen.text
    assert {"cookie", "accept-language"} <= set(asked.headers["vary"].split(", "))


def test_a_link_to_a_table_has_a_preview_in_the_readers_language(client: Path) -> None:
    page = Page(client).at("t/ABCDEF", "pl", "https://play.example").decode()
    assert '<meta property="og:title" content="Starlore · Usiądź z nami">' in page
    assert '<meta property="og:image" content="https://play.example/icon-512.png">' in page


def test_a_link_to_a_table_says_who_invites_to_what_in_the_hosts_language(tmp_path: Path, client: Path) -> None:
    (client / "previews").mkdir()
    (client / "previews/stella-bg.jpg").write_bytes(b"")
    with Running(tmp_path, client=client, base_url="https://play.example") as running:
        mira = running.browser()
        opened = mira.http.post(
            "/api/tables", json={"name": 'Ми"ра', "language": "bg", "options": {"game": "stella"}}
        ).json()
        page = httpx.get(f"{running.url}/t/{opened['code']}", headers={"accept-language": "pl"}).text
        nowhere = httpx.get(f"{running.url}/t/222222", headers={"accept-language": "pl"}).text
    assert '<meta property="og:title" content="Ми&quot;ра те кани: Stella">' in page
    assert '<meta property="og:image" content="https://play.example/previews/stella-bg.jpg">' in page
    assert '<html lang="pl">' in page
    assert '<meta property="og:title" content="Starlore · Usiądź z nami">' in nowhere


def test_a_preview_takes_nothing_from_the_address_as_it_is(client: Path) -> None:
    assert b'"><script>' not in Page(client).at("t/ABCDEF", "en", 'http://x"><script>')
