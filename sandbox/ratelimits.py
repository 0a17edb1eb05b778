"""Rate limits in the manner of Discord: one bucket per route and major parameter, and one for the whole bot."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

# (requests, seconds) per route template. Discord does not publish these; the figures are those its headers have
# shown for years. Everything not listed has the last entry.
BUCKETS: dict[str, tuple[int, float]] = {
    "POST channels/{}/messages": (5, 5.0),
    "PATCH channels/{}/messages/{}": (5, 5.0),
    "DELETE channels/{}/messages/{}": (5, 1.0),
    "POST channels/{}/messages/bulk-delete": (1, 1.0),
    "GET channels/{}/messages": (5, 5.0),
    "POST channels/{}/threads": (50, 300.0),
    "POST channels/{}/messages/{}/threads": (50, 300.0),
    "PATCH channels/{}": (5, 15.0),
    "POST channels/{}/typing": (5, 5.0),
    "POST users/@me/channels": (10, 10.0),
    "POST webhooks/{}/{}": (5, 2.0),
    "PATCH webhooks/{}/{}/messages/{}": (5, 2.0),
}
OTHERS = (50, 5.0)
GLOBAL = (50, 1.0)
BUCKETS_KEPT = 5_000


@dataclass(slots=True)
class Bucket:
    """A fixed window that opens with its first request."""

    limit: int
    seconds: float
    used: int = 0
    resets: float = 0.0


class RateLimits:
    """Counts requests; with ``on=False`` it lets everything pass and adds no header."""

    def __init__(self, on: bool, clock: Callable[[], float]) -> None:
        self.on, self._clock = on, clock
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._all = Bucket(*GLOBAL)

    def check(self, route: str, major: str) -> tuple[dict[str, str], float, bool]:
        """Count one request: the headers to send, seconds to wait if refused (else 0), and whether all are limited."""
        if not self.on or route.startswith("POST interactions/"):
            return {}, 0.0, False
        at = self._clock()
        # Interaction endpoints are not bound to the bot's global limit.
        bound = " webhooks/" not in route
        if bound and (wait := self._count(self._all, at)) > 0:
            headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global", "Retry-After": f"{wait:.3f}"}
            return {**headers, "Via": "1.1 local"}, wait, True
        bucket = self._buckets.get((route, major))
        if bucket is None:
            if len(self._buckets) >= BUCKETS_KEPT:
                self._buckets = {k: b for k, b in self._buckets.items() if b.resets > at}
            bucket = self._buckets[route, major] = Bucket(*BUCKETS.get(route, OTHERS))
        wait = self._count(bucket, at)
        headers = {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(max(0, bucket.limit - bucket.used)),
            "X-RateLimit-Reset-After": f"{max(0.0, bucket.resets - at):.3f}",
            "X-RateLimit-Bucket": hashlib.sha1(route.encode(), usedforsecurity=False).hexdigest()[:16],
        }
        if wait > 0:
            headers |= {"X-RateLimit-Scope": "user", "Retry-After": f"{wait:.3f}", "Via": "1.1 local"}
        return headers, wait, False

    @staticmethod
    def _count(bucket: Bucket, at: float) -> float:
        if at >= bucket.resets:
            bucket.used, bucket.resets = 0, at + bucket.seconds
        if bucket.used >= bucket.limit:
            return bucket.resets - at
        bucket.used += 1
        return 0.0
