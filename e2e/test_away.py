"""The page as an app: installed, at once on the second visit, honest without a network, never older than its server."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.people import Someone, wait_until
from e2e.site import Site
from starlore.web.serve import built_client
from tests.web.harness import Running

pytestmark = pytest.mark.long

KEPT = """async () => navigator.serviceWorker.controller !== null
    && (await caches.has('starlore')) && !!(await caches.match('/shell'))"""
NO_CONNECTION = "No connection"


def kept(page: Page) -> None:
    """Wait until the service worker has kept the page for the next visit."""
    wait_until(page, lambda: page.evaluate(KEPT))


class Renewable(Running):
    """A server whose client can be built anew while it runs."""

    was_killed = False

    def __init__(self, folder: Path) -> None:
        built = built_client()
        assert built is not None
        self.client = folder / "client"
        shutil.copytree(built, self.client)
        super().__init__(folder, client=self.client)

    def renew(self) -> str:
        """Another build from now on; what its page says of itself."""
        index = self.client / "index.html"
        index.write_text(index.read_text().replace("</body>", "<!-- newer --></body>"))
        return self.server.build.name


@pytest.fixture
def renewable(tmp_path: Path) -> Iterator[Renewable]:
    with Renewable(tmp_path) as running:
        yield running


def build_of(page: Page) -> str | None:
    return page.locator("meta[name=build]").get_attribute("content")


def test_a_browser_finds_nothing_that_keeps_it_from_installing_the_site(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.page.goto(site.url)
    tools = ada.context.new_cdp_session(ada.page)
    found = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window of its own counts as private, and those install nothing; that says nothing of the site.
    assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []
    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == []


def test_the_second_visit_asks_the_server_for_no_file(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.page.goto(site.url)
    kept(ada.page)
    ada.page.reload()  # what was fetched before the service worker was there is fetched through it now
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    answers: list[tuple[str, bool]] = []
    ada.page.on("response", lambda one: answers.append((one.url.removeprefix(site.url), one.from_service_worker)))
    ada.page.goto(site.url)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    files = [(path, own) for path, own in answers if path in {"", "/"} or path.startswith("/assets/")]
    assert len(files) > 3
    assert [path for path, own in files if not own] == []


@pytest.mark.parametrize("place", ["/", "/t/ABCDEF"])
def test_without_a_network_the_page_says_so_and_goes_on_by_itself(browser: Browser, own_site: Site, place: str) -> None:
    ada = Someone(browser, own_site, phone=True)
    code = ada.open_table("Dixit", "Ada")
    ada.page.goto(own_site.url)
    kept(ada.page)
    own_site.kill()
    ada.page.goto(own_site.url + place.replace("ABCDEF", code))
    expect(ada.page.get_by_role("heading", name=NO_CONNECTION)).to_be_visible()
    expect(ada.button(re.compile("New table"))).to_have_count(0)
    own_site.start()
    expect(ada.page.get_by_role("heading", name=NO_CONNECTION)).to_have_count(0)
    expect(ada.button(re.compile("New table" if place == "/" else "Start the game")).first).to_be_visible()


def test_with_the_network_off_the_page_opens_in_the_readers_language(browser: Browser, site: Site) -> None:
    eva = Someone(browser, site, language="cs")
    eva.page.goto(site.url)
    kept(eva.page)
    eva.context.set_offline(True)
    eva.troubles = []
    eva.page.reload()
    expect(eva.page.get_by_role("heading", name="Bez připojení")).to_be_visible()
    eva.troubles = [one for one in eva.troubles if "ERR_INTERNET_DISCONNECTED" not in one]
    eva.context.set_offline(False)
    expect(eva.page.get_by_role("heading", name="Starlore")).to_be_visible()


def test_what_cannot_be_fetched_is_said_and_the_language_stays(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.page.goto(site.url)
    kept(ada.page)
    ada.context.set_offline(True)
    language = ada.page.get_by_role("combobox", name="Language")
    language.select_option("et")
    ada.sees("That did not work. Try again in a moment.")
    expect(language).to_have_value("en")
    ada.page.wait_for_timeout(200)  # what the browser itself says of it
    ada.troubles = [one for one in ada.troubles if "Failed to load resource" not in one]


def test_a_button_whose_part_went_with_an_old_build_renews_the_page(browser: Browser, renewable: Renewable) -> None:
    ada = Someone(browser, renewable)  # type: ignore[arg-type]
    ada.page.goto(renewable.url)
    kept(ada.page)
    newest = renewable.renew()
    for part in renewable.client.glob("assets/learn-*"):
        part.unlink()
    ada.page.get_by_role("group", name="Learn by playing").get_by_role("button", name="Dixit").click()
    expect(ada.page.locator(f"meta[name=build][content='{newest}']")).to_have_count(1)
    ada.troubles = [one for one in ada.troubles if "404" not in one and "409" not in one]


def test_a_kept_page_of_an_old_build_renews_itself(browser: Browser, renewable: Renewable) -> None:
    ada = Someone(browser, renewable)  # type: ignore[arg-type]
    ada.page.goto(renewable.url)
    kept(ada.page)
    newest = renewable.renew()
    ada.page.goto(renewable.url)
    expect(ada.page.locator(f"meta[name=build][content='{newest}']")).to_have_count(1)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.troubles = [one for one in ada.troubles if "409" not in one]


def test_a_table_that_is_open_while_the_server_is_renewed_goes_on_with_the_new_build(
    browser: Browser, renewable: Renewable
) -> None:
    ada = Someone(browser, renewable)  # type: ignore[arg-type]
    code = ada.open_table("Dixit", "Ada")
    kept(ada.page)
    old = build_of(ada.page)
    newest = renewable.renew()
    for socket in [one for own in renewable.server.open_sockets.by_person.values() for one in own]:
        renewable.server.tables.rooms[code]  # the room lives on: only the line is cut
        socket.drop()
    expect(ada.page.locator(f"meta[name=build][content='{newest}']")).to_have_count(1)
    expect(ada.button("Start the game")).to_be_visible()
    assert build_of(ada.page) != old
