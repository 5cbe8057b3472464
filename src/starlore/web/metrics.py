"""What an operator may want to see, in Prometheus' text form.

No counter moves with what players do in secret: moves are counted as far as they are public, and a commit's time is
noted when something public has become durable.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

from starlore.table.commands import OwnCommand

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


KINDS = [str(command.__struct_config__.tag) for command in get_args(OwnCommand)]


class LazyHistogram(Collector):
    """A histogram that is added up when it is looked at: it is told of every change that anyone is shown.

    The library's own takes a lock for each of a time's two numbers.
    """

    def __init__(self, name: str, help_text: str) -> None:
        self.name, self.help_text = name, help_text
        self.counts = [0] * (len(FAST) + 1)
        """By the first limit that is not below the time; the last are above all limits."""
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Something took so long."""
        self.counts[bisect_left(FAST, seconds)] += 1
        self.sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """As Prometheus counts: how many took at most so long."""
        limits = [*map(str, FAST), "+Inf"]
        counts = list(zip(limits, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily(self.name, self.help_text, buckets=counts, sum_value=self.sum)


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

    def histogram(self, name: str, help_text: str) -> "LazyHistogram":
        """A histogram of times."""
        times = LazyHistogram(name, help_text)
        self.registry.register(times)
        return times

    def text(self) -> bytes:
        """Everything in Prometheus' text format."""
        return generate_latest(self.registry)
