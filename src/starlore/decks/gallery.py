"""One page with the whole deck: every picture in both sizes, with its number and title."""

import html
import shutil
from pathlib import Path

from starlore.core import LANGUAGES
from starlore.decks.pictures import DECK, Deck

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Starlore: the deck</title>
<style>
  body {{ margin: 0; background: #14122b; color: #efe6d2; font: 16px/1.5 Georgia, serif; }}
  header {{ max-width: 60rem; margin: 4rem auto 2rem; padding: 0 1.5rem; text-align: center; }}
  h1 {{ font-size: 3rem; font-weight: 400; color: #e9c46a; margin: 0; letter-spacing: .04em; }}
  main {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 2.5rem 2rem; }}
  main {{ padding: 2rem; }}
  figure {{ margin: 0; }}
  figure a {{ display: block; border-radius: .8rem; overflow: hidden; box-shadow: 0 .6rem 2rem #0008; }}
  img {{ display: block; width: 100%; height: auto; }}
  figcaption {{ padding: .8rem .2rem 0; display: grid; grid-template-columns: auto 1fr 60px; gap: 0 .8rem; }}
  .number {{ color: #e9c46a; font-size: 1.5rem; line-height: 1.2; }}
  .title {{ font-size: 1.15rem; line-height: 1.25; }}
  .more {{ grid-column: 2; font-size: .85rem; opacity: .75; }}
  figcaption img {{ grid-row: 1 / 3; grid-column: 3; border-radius: .3rem; }}
</style>
<header><h1>Starlore</h1><p>{count} pictures, painted in code.</p></header>
<main>{figures}</main></html>
"""

FIGURE = """
<figure><a href="{name}.webp"><picture><source type="image/avif" srcset="{name}.avif">
<img src="{name}.webp" alt="{alt}" width="800" height="1200" loading="lazy"></picture></a>
<figcaption><span class="number">{number}</span><span class="title">{title}</span>
<span class="more">{others}</span>
<img src="{name}-400.webp" alt="" width="60" height="90" loading="lazy"></figcaption></figure>"""


def figure(deck: Deck, number: int) -> str:
    """One card of the page."""
    picture = deck.pictures[number]
    others = ", ".join(picture.title.in_language(language) for language in LANGUAGES if language != "en")
    return FIGURE.format(
        name=f"{number:03}",
        number=number,
        title=html.escape(picture.title.en),
        alt=html.escape(picture.description.en),
        others=html.escape(others),
    )


def write_gallery(folder: Path, deck: Deck = DECK) -> Path:
    """Write the page and its pictures into a folder; where the page is."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in deck.folder.glob("*.*"):
        shutil.copy2(file, folder / file.name)
    page = folder / "index.html"
    page.write_text(
        PAGE.format(
            count=len(deck.pictures),
            figures="".join(figure(deck, number) for number in deck.pictures),
        ),
        encoding="utf-8",
    )
    return page
