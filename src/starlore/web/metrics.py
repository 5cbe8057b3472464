"""What an operator may want to see, in Prometheus' text form.

No counter moves with what players do in secret: moves are counted as far as they are public, and a commit's time is
noted when something public has become durable.
"""

from collections.abc import Callable
from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from starlore.table.commands import OwnCommand

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


KINDS = [str(command.__struct_config__.tag) for command in get_args(OwnCommand)]


class Metrics:
    """The server's counters; each server has its own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self.gauge("starlore_tables_live", "Tables in memory")
        self.sockets = self.gauge("starlore_sockets", "Open WebSockets")
        self.players = self.gauge("starlore_people", "People with an open WebSocket")
        self.opened = self.counter("starlore_tables_opened", "Tables opened")
        commands = self.counter("starlore_commands", "Commands received besides moves, by kind", "kind")
        self.commands = {kind: commands.labels(kind) for kind in KINDS}
        self.events = self.counter("starlore_public_events", "Events that everyone may know of")
        self.last_commit = 0.0
        self.refusals = self.counter("starlore_refusals", "Commands and requests refused, by code", "code")
        self.dropped = self.counter("starlore_slow_clients_dropped", "Connections closed because they were too slow")
        self.commit = self.histogram("starlore_commit_seconds", "Time of one commit to the log")
        self.broadcast = self.histogram("starlore_broadcast_seconds", "Time to show a change to everyone")

        self.redecided = self.counter("starlore_redecisions", "Decisions made anew because another server was faster")
        self.lag = self.histogram("starlore_follow_seconds", "Time from a record being stored to being heard of here")

    def meter(self, name: str, read: Callable[[], float]) -> None:
        """Something that the store counts."""
        self.gauge(f"starlore_store_{name}", "Counted by the store").set_function(read)

    def committed(self, seconds: float) -> None:
        """A commit took so long."""
        self.last_commit = seconds

    def public(self, events: int) -> None:
        """Events that everyone may know of are durable, and about to be told."""
        self.events.inc(events)
        self.commit.observe(self.last_commit)

    def gauge(self, name: str, help_text: str) -> Gauge:
        """Something that goes up and down."""
        return Gauge(name, help_text, registry=self.registry)

    def counter(self, name: str, help_text: str, *labels: str) -> Counter:
        """Something that only goes up."""
        return Counter(name, help_text, labels, registry=self.registry)

    def histogram(self, name: str, help_text: str) -> Histogram:
        """Times."""
        return Histogram(name, help_text, buckets=FAST, registry=self.registry)

    def text(self) -> bytes:
        """Everything in Prometheus' text format."""
        return generate_latest(self.registry)
