"""Stella with the box on the table, for 3 to 6: real cards, and phones in place of slates, lanterns and sums."""

from starlore.core import Game
from starlore.core.wire import JsonDecoder
from starlore.games.stella_box.choices import choices
from starlore.games.stella_box.decide import begin, decide
from starlore.games.stella_box.draws import agree, draws
from starlore.games.stella_box.evolve import evolve
from starlore.games.stella_box.messages import Command, Event, Setup
from starlore.games.stella_box.news import news
from starlore.games.stella_box.state import Round, State, awaited
from starlore.games.stella_box.view import View, view
from starlore.rulebook.stella import SEATS

STELLA_BOX: Game[Setup, State, Command, Event, View, Round] = Game(
    slug="stella_box",
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
