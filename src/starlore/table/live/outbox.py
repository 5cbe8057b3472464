"""What a table is to tell its subscribers: collected while events become durable together.

Whoever waits for an answer to a command is told first, everyone else in their turn. Each is told everything once, and
what has become durable meanwhile is told to the others in the same message.
"""

from collections.abc import Callable, Set
from operator import is_
from typing import Any

import msgspec
from msgspec import Struct

from starlore.core.game import News
from starlore.table.events import Said
from starlore.table.live.decisions import Fact
from starlore.table.live.ledger import Ledger
from starlore.table.live.presence import Presence, Subscriber
from starlore.table.options import Person
from starlore.table.state import ChatLine, State
from starlore.table.view import PresenceInfo, TableView, views_of
from starlore.table.wire import Done, Update, encode

Views = Callable[[Person | None], TableView]
"""A table as anyone may see it."""


class Heard(Struct, frozen=True):
    """How much somebody has been told before the others."""

    version: int
    presence: PresenceInfo | None
    news: int
    chat: int


NOTHING = Heard(-1, None, 0, 0)


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
        """Who waits for an answer, and for which."""
        self.heard: dict[Subscriber, Heard] = {}
        """Who has had an answer since the others were told something."""
        self.parts: dict[str, tuple[tuple[object, ...], msgspec.Raw]] = {}
        """Parts of the view that are the same for everyone, encoded, and what each is made of."""
        self.seen: tuple[State, PresenceInfo, Views] | None = None
        """The table as it was last looked at: mostly the others are told of the very state that an answer showed."""

    def memo(self, name: str, made_of: tuple[object, ...], part: Callable[[], Any]) -> msgspec.Raw:
        """A part of the view, encoded anew only when something that it is made of has been replaced."""
        kept = self.parts.get(name)
        if kept is None or not all(map(is_, kept[0], made_of)):
            kept = self.parts[name] = made_of, msgspec.Raw(encode(part()))
        return kept[1]

    def views_of(self, state: State, presence: PresenceInfo) -> Views:
        """The table as anyone may see it, looked at anew only when it has changed."""
        if self.seen is None or self.seen[0] is not state or self.seen[1] is not presence:
            self.seen = state, presence, views_of(state, presence, self.memo)
        return self.seen[2]

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

    def answer(self) -> None:
        """Tell those who wait for an answer."""
        if self.accepted:
            waiting = self.presence.subscribers & self.accepted.keys()
            self.tell(waiting)
            self.accepted.clear()
            self.presence.newcomers -= waiting

    def flush(self) -> None:
        """Tell everyone concerned."""
        self.answer()
        if self.everyone or self.touched:
            self.tell(self.presence.subscribers)
        elif self.presence.newcomers:
            self.tell(self.presence.newcomers)
        self.presence.newcomers.clear()
        self.heard.clear()
        self.news.clear()
        self.chat.clear()
        self.touched.clear()
        self.everyone = False

    def tell(self, subscribers: Set[Subscriber]) -> None:
        """Send each of these their own view, unless they know it.

        All messages are made before the first is sent: waking a reader costs the kernel more than handing it a message,
        and one who reads while more is sent does not fall asleep between any two of them.
        """
        for subscriber, message in self.messages_for(subscribers):
            subscriber.tell(message)

    def messages_for(self, subscribers: Set[Subscriber]) -> list[tuple[Subscriber, bytes]]:
        """What each of these does not know yet: encoded once for all who see the same."""
        state, view_version = self.ledger.durable, self.ledger.history.view_version
        presence, now = self.presence.info(state), self.presence.clock.now()
        known = state.known if state.welcome or state.knocking else self.presence.seated
        everyone, touched, newcomers = self.everyone, self.touched, self.presence.newcomers
        view = self.views_of(state, presence)
        messages: list[tuple[Subscriber, bytes]] = []
        shared: dict[tuple[Person | None, int, bool], bytes] = {}
        """For those who get nothing of their own: all who have no chair get the very same bytes."""
        for subscriber in subscribers:
            viewer = subscriber.viewer if subscriber.viewer in known else None
            accepted, new = self.accepted.get(subscriber, ()), subscriber in newcomers
            if not (everyone or accepted or new or viewer in touched):
                continue
            version, heard = view_version(subscriber.viewer), self.heard.get(subscriber, NOTHING)
            if heard.version == version and heard.presence is presence and not accepted:
                continue
            same = None if accepted or heard is not NOTHING else (viewer, version, new)
            if same in shared:
                messages.append((subscriber, shared[same]))
                continue
            news, chat, epoch = tuple(self.news[heard.news :]), tuple(self.chat[heard.chat :]), 0
            if new:
                news, chat, epoch = (), state.chat, self.ledger.store.epoch
            elif not state.shows_game_to(viewer):
                news = ()  # whoever may not see the game does not hear how it goes either
            message = encode(Update(version, now, view(viewer), tuple(accepted), news, chat, epoch))
            if accepted:
                self.heard[subscriber] = Heard(version, presence, len(self.news), len(self.chat))
            elif same is not None:
                shared[same] = message
            messages.append((subscriber, message))
        return messages
