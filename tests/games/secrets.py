"""For every game: how to deal its secrets again, what its secrets are, and all commands that can be listed."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from starlore.core import Seat
from tests.games.dixit import redeal as dixit_redeal
from tests.games.dixit import secrets as dixit
from tests.games.dixit_box import redeal as dixit_box_redeal
from tests.games.dixit_box import secrets as dixit_box
from tests.games.hidden import Secret
from tests.games.stella import redeal as stella_redeal
from tests.games.stella import secrets as stella
from tests.games.stella_box import redeal as stella_box_redeal
from tests.games.stella_box import secrets as stella_box

Redeal = Callable[[Any, Seat | None, Random], Any]

REDEALS: dict[str, Redeal] = {
    "dixit": dixit_redeal.redeal,
    "stella": stella_redeal.redeal,
    "dixit_box": dixit_box_redeal.redeal,
    "stella_box": stella_box_redeal.redeal,
}

SECRETS: dict[str, dict[str, Secret]] = {
    "dixit": dixit.SECRETS,
    "stella": stella.SECRETS,
    "dixit_box": dixit_box.SECRETS,
    "stella_box": stella_box.SECRETS,
}

LISTED: dict[str, Callable[[Any], Iterable[Any]]] = {
    "dixit": dixit.listed,
    "stella": stella.listed,
    "dixit_box": dixit_box.listed,
    "stella_box": stella_box.listed,
}
