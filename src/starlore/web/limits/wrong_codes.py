"""How often wrong codes may be tried."""

from starlore.table.options import Person
from starlore.web.limits.limits import Limits
from starlore.web.limits.token_buckets import Bucket, Buckets


class WrongCodes:
    """Wrong codes, counted for whoever tries them and for every network around them."""

    def __init__(self, limits: Limits) -> None:
        self.of_person = Buckets(limits.misses)
        self.of_networks = [
            Buckets(limits.misses_of_address),
            Buckets(limits.misses_of_site),
            Buckets(limits.misses_of_network),
        ]
        self.of_all = Bucket(limits.misses_of_all)

    def count(self, person: Person | None, networks: tuple[str, ...]) -> None:
        """One more was tried, here or on another server."""
        for bucket in self.buckets(person, networks):
            bucket.owe()

    def buckets(self, person: Person | None, networks: tuple[str, ...]) -> list[Bucket]:
        """Everything that a miss counts against."""
        theirs = [buckets.of(network) for buckets, network in zip(self.of_networks, networks, strict=False)]
        own = self.of_person.of(f"{person or ''} {networks[0]}")
        return [own, *theirs, self.of_all]
