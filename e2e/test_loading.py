"""How the client comes to a browser: nothing that the first look needs is found out late."""

import httpx
import pytest
from playwright.sync_api import Browser, Request, expect

from e2e.site import Site

INVITATION, DECORATION = "/t/{}", "/HeroFan-"
"""An invitation's pictures come after its words, on purpose."""


@pytest.mark.parametrize("place", ["/", INVITATION, "/t/{}/tv", "/how-to-play/stella"])
def test_all_that_a_first_look_needs_is_named_in_the_page(site: Site, browser: Browser, place: str) -> None:
    code = httpx.post(f"{site.url}/api/tables", json={"name": "Ada"}).json()["code"]
    context = browser.new_context(locale="cs-CZ")
    page = context.new_page()
    asked: list[Request] = []
    wasted: list[str] = []
    page.on("console", lambda said: wasted.append(said.text) if "preload" in said.text else None)
    page.on("request", lambda one: asked.append(one))  # noqa: PLW0108 - a method of a list cannot be marked
    answer = page.goto(site.url + place.format(code))
    assert answer is not None
    html = answer.text()
    expect(page.locator("h1, h2").first).to_be_visible()
    scripts = [one.url.removeprefix(site.url) for one in asked if one.resource_type == "script"]
    assert len(scripts) > 2
    found_late = [one for one in scripts if f'"{one}"' not in html]
    assert [one for one in found_late if not (place == INVITATION and DECORATION in one)] == []
    assert wasted == []
    pictures = {one.url for one in asked if one.url.endswith(".avif")}
    if place != INVITATION:
        assert len(pictures) == (3 if place == "/" else 0)
        assert all(one.removeprefix(site.url) in html for one in pictures)
    context.close()
