"""Dixit, for 3 to 8: a clue that some will understand, but not all."""

import msgspec

from starlore.core import Game
from starlore.games.dixit.choices import choices
from starlore.games.dixit.decide import SEATS, begin, decide
from starlore.games.dixit.evolve import evolve
from starlore.games.dixit.messages import Command, Event, Setup
from starlore.games.dixit.state import Round, State
from starlore.games.dixit.view import View, view

DIXIT: Game[Setup, State, Command, Event, View, Round] = Game(
    slug="dixit",
    seats=SEATS,
    begin=begin,
    decide=decide,
    evolve=evolve,
    view=view,
    choices=choices,
    rounds=lambda state: state.rounds,
    setups=msgspec.json.Decoder(Setup),
    commands=msgspec.json.Decoder(Command),
    events=msgspec.json.Decoder(Event),
    views=msgspec.json.Decoder(View),
)
