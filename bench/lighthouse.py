"""How quick the client is on a slow phone: Lighthouse's scores, what is loaded first, and frames while cards move.

Lighthouse plays a phone on a slow 4G network whose processor is four times slower than this one.
"""

import json
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.race import Result
from tools.find_browser import find

if TYPE_CHECKING:
    from e2e.site import Site

NODE = Path(__file__).parent / "node"
SLOWER = 4
MOVES = 12
EVENING = ("dixit", "stella", "dixit", "stella", "dixit")
"""The games of the album that is looked at."""

ATTEMPTS = 3
"""How often a page is looked at until the browser answers; now and then it is too slow to start."""

SCORES = ("performance", "accessibility", "best-practices")
GOALS = {
    "performance": ">= 95",
    "accessibility": ">= 100",
    "best-practices": ">= 100",
    "JavaScript": "<= 100",
    "interactive": "<= 2",
    "largest": "<= 2",
    "frames": ">= 60",
    "update": "<= 1",
}
UNITS = {"performance": "of 100", "accessibility": "of 100", "best-practices": "of 100"}
COUNT = """() => new Promise((done) => requestAnimationFrame((began) => {
    let frames = 0
    const next = (now) => {
        frames++
        if (now - began > 900) return done(frames * 1000 / (now - began))
        requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
}))"""

WATCH = """(() => {
    const Plain = WebSocket
    window.waits = []
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given)
            this.addEventListener('message', arrived)
        }
    }
    function arrived() {
        let frames = 1
        const count = () => {
            frames++
            if (frames < 60) next = requestAnimationFrame(count)
            else changes.disconnect()
        }
        let next = requestAnimationFrame(count)
        const changes = new MutationObserver(() => {
            window.waits.push(frames)
            changes.disconnect()
            cancelAnimationFrame(next)
        })
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    }
})()"""
"""Counts the frames from a message's arrival to the one that shows what it has changed."""


def measure(laps: int, seconds: float) -> list[Result]:  # noqa: ARG001
    """All pages a few times over, and one round of Dixit."""
    install()
    with serve() as site:
        url = site.url
        pages = {"home": url, "table": f"{url}/t/{open_table(url)}", "album": an_album(site)}
        runs = [(name, page) for _ in range(max(1, laps // 3)) for name, page in pages.items()]
        found: dict[tuple[str, str], list[float]] = {}
        for name, page in track(runs, "Lighthouse", console=Console(stderr=True), transient=True):
            for what, value in look(page).items():
                found.setdefault((name, what), []).append(value)
        results = [Result(f"{name}: {what}", unit(what), tuple(values)) for (name, what), values in found.items()]
        return [*results, *moving(url)]


def unit(what: str) -> str:
    return UNITS.get(what, "KB" if what == "JavaScript" else "s")


def table(results: list[Result]) -> Table:
    """The medians, beside what we want."""
    shown = Table(title=f"The client on a phone ({SLOWER}x slower processor, slow 4G)")
    for column in ("what", "median", "unit", "wanted"):
        shown.add_column(column, justify="right" if column == "median" else "left")
    for result in results:
        wanted = next((goal for what, goal in GOALS.items() if what in result.name), "")
        shown.add_row(result.name, f"{result.rate:.1f}", result.unit, wanted)
    return shown


def install() -> None:
    """Lighthouse, once."""
    if not (NODE / "node_modules/lighthouse").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=NODE, check=True)


@contextmanager
def serve() -> Iterator["Site"]:
    """A server with data of its own."""
    from e2e.site import Site

    with tempfile.TemporaryDirectory() as data, Site(Path(data)) as site:
        yield site


def an_album(site: "Site") -> str:
    """The link to the album of an evening of five games."""
    from playwright.sync_api import sync_playwright

    from e2e.conftest import ARGUMENTS
    from e2e.evening import Evening

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        evening = Evening(browser, site, games=EVENING, target=20)
        link = evening.share()
        for player in evening.players:
            player.close()
        evening.ada.leave()
        browser.close()
    return link


def open_table(url: str) -> str:
    """A table that somebody has opened."""
    body = json.dumps({"name": "Ada", "options": {"game": "dixit"}}).encode()
    headers = {"Content-Type": "application/json", "Cookie": f"starlore={secrets.token_urlsafe(32)}"}
    with urlopen(Request(f"{url}/api/tables", body, headers)) as answer:
        code: str = json.load(answer)["code"]
        return code


def look(page: str) -> dict[str, float]:
    """What Lighthouse says about a page."""
    node, browser = shutil.which("node"), find()
    assert node is not None
    assert browser is not None
    command = [node, str(NODE / "node_modules/lighthouse/cli/index.js"), page, "--quiet", "--output=json"]
    command += [f"--only-categories={','.join(SCORES)}", "--chrome-flags=--headless=new --no-sandbox --disable-gpu"]
    for _ in range(ATTEMPTS):
        printed = subprocess.run(command, env={**os.environ, "CHROME_PATH": browser}, capture_output=True, check=False)
        if printed.returncode == 0:
            break
    else:
        raise RuntimeError(f"Lighthouse has failed: {printed.stderr.decode()[-2000:]}")
    report: dict[str, Any] = json.loads(printed.stdout)
    requests = report["audits"]["network-requests"]["details"]["items"]
    scripts = sum(one["transferSize"] for one in requests if one.get("resourceType") == "Script")
    scores = {name: 100 * (report["categories"][name]["score"] or 0) for name in SCORES}
    ready = report["audits"]["interactive"]["numericValue"] / 1000
    largest = report["audits"]["largest-contentful-paint"]["numericValue"] / 1000
    return {**scores, "JavaScript": scripts / 1000, "interactive": ready, "largest text or picture": largest}


def moving(url: str) -> list[Result]:
    """Frames a second while a game of Dixit goes on, on a slower processor, and how soon an update is to be seen."""
    from playwright.sync_api import sync_playwright

    from e2e.conftest import ARGUMENTS
    from e2e.puppet import Puppet

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 390, "height": 844}, reduced_motion="no-preference")
        answer = page.request.post(f"{url}/api/tables", data={"name": "Ada", "options": {"game": "dixit"}})
        code = answer.json()["code"]
        page.add_init_script(WATCH)
        people = [Puppet(url, code, name) for name in ("Bea", "Cleo", "Dana")]
        page.goto(f"{url}/t/{code}")
        page.get_by_role("button", name="Start the game").click()
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        found: list[float] = []
        waits: list[float] = []
        for move in range(MOVES):
            if move % 3 == 0:
                waits += page.evaluate("window.waits")
                page.reload()
                page.get_by_role("listitem").first.wait_for()
            for person in people:
                person.dixit()
            found.append(page.evaluate(COUNT))
        for person in people:
            person.close()
        browser.close()
    return [
        Result("frames while cards move", "per second", tuple(found)),
        Result("an update is on screen within", "frames", tuple(waits)),
    ]
