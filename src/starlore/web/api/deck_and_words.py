"""What lies in the box: the words and the pictures."""

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from starlore.core import LANGUAGES, Language, Refused
from starlore.decks.pictures import DECK
from starlore.decks.words import WORDS
from starlore.web.api.endpoint import Endpoint, get
from starlore.web.api.guard import problem
from starlore.web.site.compression import send
from starlore.web.site.pictures import DeckPictures, describe_deck

IMMUTABLE = {"cache-control": "public, max-age=31536000, immutable"}
ONE_HOUR = {"cache-control": "public, max-age=3600"}


def endpoints() -> list[Endpoint]:
    """What can be asked for."""
    return [
        get("/api/words/{language}", words, "The box of words in a language", returns=dict, refusals=[404]),
        get("/api/deck/{language}", deck, "The picture deck in a language", returns=DeckPictures, refusals=[404]),
    ]


async def words(request: Request) -> Response:
    """The words of the box in one language, by their keys."""
    return send(request, printed(language_of(request)), "application/json", ONE_HOUR)


async def deck(request: Request) -> Response:
    """The cards: what they are called in one language, and where their pictures are."""
    return send(request, describe_deck(language_of(request)), "application/json", ONE_HOUR)


async def picture(request: Request) -> Response:
    """A picture, to be kept for ever: its address changes with its content."""
    file = DECK.addresses.get(request.path_params["name"])
    return problem("no_such_picture") if file is None else FileResponse(file, headers=IMMUTABLE)


def language_of(request: Request) -> Language:
    """The language that a request asks for."""
    for language in LANGUAGES:
        if language == request.path_params["language"]:
            return language
    raise Refused("no_such_language")


@cache
def printed(language: Language) -> bytes:
    """The words of the box in one language, as JSON."""
    return msgspec.json.encode(WORDS.printed(language))
