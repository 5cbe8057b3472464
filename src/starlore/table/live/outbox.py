"""What a table is to tell its subscribers: collected while events become durable together, then sent at once."""

from collections.abc import Callable
from operator import is_
from typing import Any

import msgspec

from starlore.core.game import News
from starlore.table.events import Said
from starlore.table.live.decisions import Fact
from starlore.table.live.ledger import Ledger
from starlore.table.live.presence import Presence, Subscriber
from starlore.table.options import Person
from starlore.table.state import ChatLine
from starlore.table.view import views_of
from starlore.table.wire import Done, Update, encode


class Outbox:
    """Messages that wait for the next flush."""

    def __init__(self, ledger: Ledger, presence: Presence) -> None:
        self.ledger = ledger
        self.presence = presence
        self.everyone = False
        """Something has changed for everyone."""
        self.touched: set[Person] = set()
        """Whose view has changed, while nothing has changed for everyone."""
        self.news: list[News] = []
        self.chat: list[ChatLine] = []
        self.accepted: dict[Subscriber, list[Done]] = {}
        self.parts: dict[str, tuple[tuple[object, ...], msgspec.Raw]] = {}
        """Parts of the view that are the same for everyone, encoded, and what each is made of."""

    def memo(self, name: str, made_of: tuple[object, ...], part: Callable[[], Any]) -> msgspec.Raw:
        """A part of the view, encoded anew only when something that it is made of has been replaced."""
        kept = self.parts.get(name)
        if kept is None or not all(map(is_, kept[0], made_of)):
            kept = self.parts[name] = made_of, msgspec.Raw(encode(part()))
        return kept[1]

    def put(self, fact: Fact) -> None:
        """There is something new to tell."""
        if fact.news is None:
            if fact.by is not None:
                self.touched.add(fact.by)
            return
        self.everyone = True
        self.news.append(fact.news)
        if isinstance(fact.event, Said):
            self.chat.append(fact.state.chat[-1])

    def flush(self) -> None:
        """Send everyone concerned their own view: encoded once for all who see the same."""
        newcomers = self.presence.newcomers
        if not (self.everyone or self.touched or self.accepted or newcomers):
            return
        state, view_version = self.ledger.durable, self.ledger.history.view_version
        known = state.known if state.welcome or state.knocking else self.presence.seated
        views: dict[Person | None, msgspec.Raw] = {}
        messages: dict[tuple[Person | None, int, bool], bytes] = {}
        """For those who get nothing of their own: all who have no chair get the very same bytes."""
        view, now = views_of(state, self.presence.info(state), self.memo), self.presence.clock.now()
        news_of_all, chat_of_all = tuple(self.news), tuple(self.chat)
        concerned = self.presence.subscribers
        if not (self.everyone or self.touched):
            concerned = concerned & (self.accepted.keys() | newcomers)
        for subscriber in concerned:
            viewer = subscriber.viewer if subscriber.viewer in known else None
            accepted = self.accepted.get(subscriber, ())
            new = subscriber in newcomers
            if not (self.everyone or accepted or new or viewer in self.touched):
                continue
            same = (viewer, view_version(subscriber.viewer), new)
            if not accepted and same in messages:
                subscriber.tell(messages[same])
                continue
            # whoever may not see the game does not hear how it goes either
            news, chat = news_of_all if state.shows_game_to(viewer) else (), chat_of_all
            raw = views.get(viewer)
            if raw is None:
                raw = views[viewer] = msgspec.Raw(encode(view(viewer)))
            epoch = 0
            if new:
                news, chat, epoch = (), state.chat, self.ledger.store.epoch
            message = encode(Update(same[1], now, raw, tuple(accepted), news, chat, epoch))
            if not accepted:
                messages[same] = message
            subscriber.tell(message)
        self.presence.newcomers.clear()
        self.accepted.clear()
        self.news.clear()
        self.chat.clear()
        self.touched.clear()
        self.everyone = False
