"""How the client comes to a browser: nothing that the first look needs is found out late."""

import re

import httpx
import pytest
from playwright.sync_api import Browser, Request, Route, expect

from e2e.people import wait_until
from e2e.site import Site

INVITATION, DECORATION = "/t/{}", "/HeroFan-"
"""What draws an invitation's pictures comes last: the prerendered page has them already."""


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
    expect(page.locator("#app").locator("h1, h2").first).to_be_visible()
    scripts = [one.url.removeprefix(site.url) for one in asked if one.resource_type == "script"]
    assert len(scripts) > 2
    found_late = [one for one in scripts if one not in html]
    assert [one for one in found_late if not (place == INVITATION and DECORATION in one)] == []
    assert wasted == []
    pictures = {one.url for one in asked if one.url.endswith(".avif")}
    assert len(pictures) == (3 if place in ("/", INVITATION) else 0)
    assert all(one.removeprefix(site.url) in html for one in pictures)
    context.close()


@pytest.mark.parametrize("place", ["/", INVITATION])
def test_somebody_new_sees_the_page_before_its_scripts(site: Site, browser: Browser, place: str) -> None:
    code = httpx.post(f"{site.url}/api/tables", json={"name": "Ada"}).json()["code"]
    context = browser.new_context(locale="pl-PL", viewport={"width": 390, "height": 844})
    page = context.new_page()
    held: list[Route] = []
    page.route("**/assets/index-*.js", lambda route: held.append(route))  # noqa: PLW0108 - a method of a list cannot be marked
    page.goto(site.url + place.format(code), wait_until="commit")
    prerendered = page.locator("#prerendered")
    pictures = prerendered.locator("img")
    expect(pictures).to_have_count(3)
    # a function: the page's policy forbids to evaluate a string again and again
    page.wait_for_function(
        "() => [...document.querySelectorAll('#prerendered img')].every((one) => one.naturalWidth > 0)"
    )
    words, seen = prerendered.locator("h1").inner_text(), pictures.nth(1).bounding_box()
    wait_until(page, lambda: held)  # the browser has asked, but we may not have been told yet
    for route in held:
        route.continue_()
    expect(page.get_by_role("heading", level=1)).to_have_text(words)
    expect(prerendered).to_have_count(0)
    drawn = page.locator("#app .fan img")
    expect(drawn).to_have_count(3)
    expect(page.get_by_role("textbox").first).to_have_value(re.compile("."))
    assert drawn.nth(1).bounding_box() == seen
    context.close()
