"""Dixit with the box on the table, for 3 to 8: real cards, and phones in place of voting dials and the score track."""

from starlore.core import Game
from starlore.core.wire import JsonDecoder
from starlore.games.dixit_box.choices import choices
from starlore.games.dixit_box.decide import begin, decide
from starlore.games.dixit_box.draws import agree, draws
from starlore.games.dixit_box.evolve import evolve
from starlore.games.dixit_box.messages import Command, Event, Setup
from starlore.games.dixit_box.news import news
from starlore.games.dixit_box.state import Round, State, awaited
from starlore.games.dixit_box.view import View, view
from starlore.rulebook.dixit import SEATS

DIXIT_BOX: Game[Setup, State, Command, Event, View, Round] = Game(
    slug="dixit_box",
    seats=SEATS,
    begin=begin,
    decide=decide,
    evolve=evolve,
    view=view,
    choices=choices,
    rounds=lambda state: state.rounds,
    awaited=awaited,
    step=lambda state: state.step,
    news=news,
    setups=JsonDecoder(Setup),
    commands=JsonDecoder(Command),
    events=JsonDecoder(Event),
    views=JsonDecoder(View),
    round=Round,
    draws=draws,
    agree=agree,
)
