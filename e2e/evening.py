"""An evening that has been played: for the album, and whatever looks at it."""

from collections.abc import Sequence

import httpx
from playwright.sync_api import Browser, Page, expect

from e2e.people import Someone
from e2e.puppet import Puppet
from e2e.site import Site

CLUES = (
    "a promise, kept",
    "what the sea forgot",
    "the last biscuit",
    "someone left the light on",
    "my grandmother's advice",
    "the shortest way home",
    "a letter that never came",
    "there were two of us once",
    "nobody's birthday",
    "the wrong door",
)


class Evening:
    """A table where five have played a short game of Dixit and one of Stella; it is Ada's, who has a browser.

    Some of the five may be bots.
    """

    def __init__(
        self,
        browser: Browser,
        site: Site,
        *,
        phone: bool = False,
        dark: bool = False,
        own: Sequence[bytes] = (),
        games: Sequence[str] = ("dixit", "stella"),
        target: int = 5,
        bots: int = 0,
    ) -> None:
        self.ada = Someone(browser, site, phone=phone, dark=dark)
        self.code = self.ada.open_table_with({"game": "dixit", "first": "random", "target": target}, "Ada")
        (secret,) = [one["value"] for one in self.ada.context.cookies() if one["name"] == "starlore"]
        if own:
            self.lay(site, secret, own)
        self.players = [Puppet(site.url, self.code, "Ada", secret)]
        self.players += [Puppet(site.url, self.code, name) for name in ("Ben", "Cleo", "Dana", "Emil")[: 4 - bots]]
        for player in self.players:
            player.clues = CLUES
        for _ in range(bots):
            self.players[0].carry_out(type="add_bot")
        self.rounds: list[int] = []
        """How many rounds each game had."""
        for game in games:
            self.play(game)
            self.note()
            self.rounds.append(len(self.players[0].look()["game"]["history"]))

    def lay(self, site: Site, secret: str, own: Sequence[bytes]) -> None:
        """Ada makes a deck of these files and puts it on the table."""
        with httpx.Client(base_url=site.url, headers={"cookie": f"starlore={secret}"}, timeout=60) as http:
            deck = http.post("/api/decks", json={"name": "Ours"}).json()["id"]
            for number, file in enumerate(own):
                sent = http.post(f"/api/decks/{deck}/pictures/picture-{number}", content=file)
                assert sent.status_code == 200, sent.text
            body = {"deck": deck, "with_ours": False}
            assert http.post(f"/api/tables/{self.code}/deck", json=body).status_code == 204

    def play(self, game: str) -> None:
        """A whole game."""
        self.players[0].carry_out(type="start", game=game)
        while not self.players[0].look()["game"]["winners"]:
            for number, player in enumerate(self.players):
                if game == "dixit":
                    player.dixit()
                else:
                    player.stella(number, number + 1, 6, 7)

    def note(self) -> None:
        """Two people say what they saw in the first picture of the last round."""
        ben, cleo = self.players[1:3]
        game = ben.look()["game"]
        card = game["last"]["table" if game["type"] == "dixit" else "grid"][0]
        number = len(game["history"])
        ben.carry_out(type="point_out", round=number, card=card, at=[0.3, 0.4], note="the way she holds the light")
        cleo.carry_out(type="point_out", round=number, card=card, at=[0.7, 0.6], note="")

    def share(self) -> str:
        """Ada makes a link for others."""
        address = f"{self.ada.site.url}/api/tables/{self.code}/album"
        link: str = self.ada.page.request.post(address, data={"on": True}).json()["link"]
        return link

    def open(self) -> Page:
        """Ada leafs through the album."""
        self.ada.page.goto(f"{self.ada.site.url}/album/{self.code}")
        expect(self.ada.page.get_by_role("heading", name="Our evening")).to_be_visible()
        return self.ada.page

    def home(self) -> Page:
        """Ada comes back to the home page, which knows her name."""
        page = self.ada.page
        page.goto(self.ada.site.url)
        page.evaluate("""() => localStorage.setItem('starlore', JSON.stringify(
            {...JSON.parse(localStorage.getItem('starlore') ?? '{}'), name: 'Ada'}))""")
        page.goto(self.ada.site.url)
        return page
