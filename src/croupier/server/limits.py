"""How much one address, and one connection, may ask for."""

import time
from collections import OrderedDict

from croupier.errors import TableError

MAX_BODY = 16_384  # bytes of a request
MAX_MESSAGE = 8_192  # bytes of a message through a socket
MAX_CONNECTIONS = 200  # of one address
MAX_AT_TABLE = 100  # connections to one table
MAX_QUEUED, MAX_QUEUED_BYTES = 500, 4_000_000  # messages that wait for a slow reader; with more it is disconnected
MAX_JOBS = 2  # hints and stories that a connection may wait for
KNOWN_ADDRESSES = 10_000


class Bucket:
    """Lets `rate` things a second pass, and `burst` at once."""

    __slots__ = ("_level", "_rate", "_room", "_seen")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._room, self._level, self._seen = rate, burst, burst, time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = time.monotonic()
        self._level = min(self._level + (now - self._seen) * self._rate, self._room)
        self._seen = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Addresses:
    """What each address has asked for of late."""

    def __init__(self, rate: float = 20, burst: float = 60, connections: float = MAX_CONNECTIONS) -> None:
        self._rate, self._burst, self._most = rate, burst, connections
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._connections: dict[str, int] = {}

    def pass_request(self, address: str) -> None:
        """Refuse a request that comes too fast after others."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > KNOWN_ADDRESSES:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise TableError("too-fast")

    def connect(self, address: str) -> None:
        """Count a connection, or refuse it."""
        count = self._connections.get(address, 0)
        if count >= self._most:
            raise TableError("too-many-connections")
        self._connections[address] = count + 1

    def disconnect(self, address: str) -> None:
        """A counted connection is gone."""
        count = self._connections.get(address, 0) - 1
        if count > 0:
            self._connections[address] = count
        else:
            self._connections.pop(address, None)
