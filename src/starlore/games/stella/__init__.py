"""Stella, for 3 to 6: find the pictures that others connect with the same word, and do not be too greedy."""

from starlore.core import Game
from starlore.core.wire import JsonDecoder
from starlore.games.stella.choices import choices
from starlore.games.stella.decide import begin, decide
from starlore.games.stella.draws import agree, draws
from starlore.games.stella.evolve import evolve
from starlore.games.stella.messages import Command, Event, Setup
from starlore.games.stella.news import news
from starlore.games.stella.state import Round, State, awaited, step
from starlore.games.stella.view import View, view
from starlore.rulebook.stella import SEATS

STELLA: Game[Setup, State, Command, Event, View, Round] = Game(
    slug="stella",
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
