"""How a link looks in a messenger: Open Graph tags with a title, a sentence and a picture.

A link to a table says who invites to what, in the host's language. It tells no more than anyone learns who opens it.
"""

from html import escape
from pathlib import Path

from msgspec import Struct

from starlore.core.languages import Language
from starlore.table.games import class_name
from starlore.table.live.room import Room
from starlore.table.options import Slug

ABOUT: dict[Language, tuple[str, str]] = {
    "en": ("Sit down with us", "Dreamlike pictures, a hint, and friends who see what you see. No account needed."),
    "bg": ("Седни при нас", "Мечтателни картини, една подсказка и приятели, които виждат каквото ти. Без регистрация."),
    "pl": ("Usiądź z nami", "Obrazki jak ze snu, jedno skojarzenie i grono przyjaciół. Bez zakładania konta."),
    "et": ("Istu meie lauda", "Unenäolised pildid, üks vihje ja sõbrad, kes näevad sama mis sina. Kontot pole vaja."),
    "cs": ("Přisedni k nám", "Snové obrázky, jedna nápověda a přátelé, kteří vidí totéž co ty. Bez registrace."),
}
"""What a messenger shows of a link: to a table, and what the site is about."""

INVITES: dict[Language, str] = {
    "en": "{host} invites you: {game}",
    "bg": "{host} те кани: {game}",
    "pl": "{host} zaprasza: {game}",
    "et": "{host} kutsub sind mängima: {game}",
    "cs": "{host} tě zve: {game}",
}
"""Who invites to what; the colon spares the game's name a case."""

PICTURES = "previews"
WIDTH, HEIGHT = 1200, 630
"""The size of the prepared pictures (`tools/previews.py`)."""


class Invited(Struct, frozen=True):
    """What a link to a table may tell."""

    game: Slug
    host: str | None
    language: Language


def invited_to(room: Room) -> Invited | None:
    """What a link to this table tells; nothing when nobody sits there."""
    state = room.ledger.durable
    chair = None if state.owner is None else state.chair(state.owner)
    if chair is None:
        return None
    return Invited(state.running.slug if state.running else state.options.game, chair.name, chair.language)


def preview(folder: Path, language: Language, origin: str, *, table: bool, invited: Invited | None) -> str:
    """The tags for one address, in the host's language where there is a host."""
    spoken = language if invited is None else invited.language
    sit, about = ABOUT[spoken]
    title = f"Starlore · {sit}" if table else "Starlore"
    picture = "icon-512.png"
    if invited is not None:
        title = INVITES[spoken].format(host=invited.host, game=class_name(invited.game))
        drawn = f"{PICTURES}/{invited.game}-{spoken}.jpg"
        picture = drawn if (folder / drawn).is_file() else picture
    tags = {
        "og:type": "website",
        "og:site_name": "Starlore",
        "og:locale": spoken,
        "og:title": title,
        "og:description": about,
        "og:image": f"{origin}/{picture}",
    }
    if picture.startswith(PICTURES):
        tags |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT), "og:image:alt": title}
    lines = [f'<meta property="{name}" content="{escape(text)}">' for name, text in tags.items()]
    large = "summary_large_image" if picture.startswith(PICTURES) else "summary"
    return "".join(f"  {line}\n  " for line in [*lines, f'<meta name="twitter:card" content="{large}">'])
