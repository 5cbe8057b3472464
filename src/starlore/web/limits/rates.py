"""How often something may be asked for: by one person, from one address, and from the network around it."""

from starlette.types import Scope

from starlore.core import Refused
from starlore.table.options import Person
from starlore.web.limits.addresses import networks_of
from starlore.web.limits.limits import Limits
from starlore.web.limits.token_buckets import Buckets, spend


class Rates:
    """The token buckets of a server that count requests; those that count bytes are in `write_quotas.py`."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests)
        self.requests_of_network = Buckets(limits.requests_of_network)
        self.files = Buckets(limits.files)
        self.health = Buckets(limits.health)
        self.openings = Buckets(limits.tables)
        self.openings_of_address = Buckets(limits.tables_of_address)
        self.uploads = Buckets(limits.uploads)
        self.uploads_of_address = Buckets(limits.uploads_of_address)
        self.uploads_of_network = Buckets(limits.uploads_of_network)

    def check(self, rate: Buckets, scope: Scope) -> None:
        """Count a request against its address, and against the network around it. Raises `Refused`."""
        networks = networks_of(scope)
        if not (self.requests_of_network.of(networks[-1]).take() and rate.of(networks[0]).take()):
            raise Refused("too_fast")

    def count_upload(self, person: Person, networks: tuple[str, ...]) -> None:
        """Count a picture that is sent along, for a person and for where they are. Raises `Refused`."""
        there = [self.uploads_of_address.of(networks[0]), self.uploads_of_network.of(networks[-1])]
        if not spend([self.uploads.of(person), *there], 1):
            raise Refused("too_fast")
