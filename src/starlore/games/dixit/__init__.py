"""Dixit, for 3 to 8: a clue that some will understand, but not all."""

from starlore.core import Game
from starlore.core.wire import JsonDecoder
from starlore.games.dixit.choices import choices
from starlore.games.dixit.decide import begin, decide
from starlore.games.dixit.draws import agree, draws
from starlore.games.dixit.evolve import evolve
from starlore.games.dixit.messages import Command, Event, Setup
from starlore.games.dixit.news import news
from starlore.games.dixit.state import Round, State, awaited, step
from starlore.games.dixit.view import View, view
from starlore.rulebook.dixit import SEATS

DIXIT: Game[Setup, State, Command, Event, View, Round] = Game(
    slug="dixit",
    seats=SEATS,
    begin=begin,
    decide=decide,
    evolve=evolve,
    view=view,
    choices=choices,
    rounds=lambda state: state.rounds,
    awaited=awaited,
    step=step,
    news=news,
    setups=JsonDecoder(Setup),
    commands=JsonDecoder(Command),
    events=JsonDecoder(Event),
    views=JsonDecoder(View),
    round=Round,
    draws=draws,
    agree=agree,
)
