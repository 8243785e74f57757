"""What a server counts, for Prometheus; no number tells of a single table or person."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.moves = Counter("croupier_moves", "moves kept, by who made them", ["by"], registry=registry)
        self.tables = Counter("croupier_tables_opened", "tables opened, by game", ["game"], registry=registry)
        self.refused = Counter("croupier_refused", "requests refused, by code", ["code"], registry=registry)
        self.not_kept = Counter("croupier_not_kept", "entries that the database did not take", registry=registry)
        self.connections = Gauge("croupier_connections", "open sockets", registry=registry)
        self.in_memory = Gauge("croupier_tables_in_memory", "tables in memory", registry=registry)
        self.waiting_jobs = Gauge("croupier_jobs_waiting", "jobs of bots and hints not done", registry=registry)
        self.thinking = Histogram("croupier_thinking_seconds", "seconds until a bot has chosen", registry=registry)

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)
