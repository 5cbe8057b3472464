"""Every screen: for everyone, on the smallest phone, on its side, in large type, without motion, in both themes."""

from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.site import Site
from e2e.tour import TOURS

AXE = Path("client/node_modules/axe-core/axe.min.js")
AUDIT = """(rules) => axe.run(document, rules ? { runOnly: { type: 'rule', values: rules } } : {}).then((found) =>
    found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`))"""
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
MOVING = """() => document.getAnimations().filter((one) => one.playState === 'running')
    .map((one) => `${one.animationName ?? one.transitionProperty} of ${one.effect.target.className}`)"""


@dataclass
class Findings:
    """What is wrong with the screens, by what was looked for."""

    seen: list[str] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)
    sideways: list[str] = field(default_factory=list)
    moving: list[str] = field(default_factory=list)

    def look(self, name: str, page: Page) -> None:
        """Look at one screen in all the ways there are."""
        self.seen.append(name)
        expect(page.locator("#prerendered")).to_have_count(0)
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text())
        before = page.viewport_size
        # The themes differ in their colours alone.
        for theme, rules in (("light", None), ("dark", ["color-contrast", "link-in-text-block"])):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            self.violations += [f"{name} ({theme}): {one}" for one in page.evaluate(AUDIT, rules)]
        self.moving += [f"{name}: {one}" for one in page.evaluate(MOVING)]
        if not name.startswith("tv-"):
            page.set_viewport_size({"width": 320, "height": 640})
            self.measure(f"{name} at 320 px", page)
            page.set_viewport_size({"width": 844, "height": 390})
            self.measure(f"{name} on a phone on its side", page)
            page.set_viewport_size({"width": 640, "height": 900})
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            self.measure(f"{name} at twice the text size", page)
            page.evaluate("document.documentElement.style.fontSize = ''")
        assert before is not None
        page.set_viewport_size(before)

    def measure(self, what: str, page: Page) -> None:
        if (over := page.evaluate(OVERFLOW)) > 0:
            self.sideways.append(f"{what}: {over} px too wide")


@pytest.fixture(scope="module", params=TOURS)
def findings(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Findings:
    """All screens of one walk, looked at once for all the tests."""
    found = Findings()
    for name, person in TOURS[request.param](browser, site):
        found.look(name, person.page)
        assert person.troubles == [], name
    return found


def test_no_screen_shuts_anybody_out(findings: Findings) -> None:
    assert findings.seen != []
    assert findings.violations == []


def test_no_screen_scrolls_sideways_on_any_phone_or_in_large_type(findings: Findings) -> None:
    assert findings.sideways == []


def test_nothing_moves_for_those_who_do_not_want_it(findings: Findings) -> None:
    assert findings.moving == []
