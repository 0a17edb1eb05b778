"""Bad days on demand: refused, slow or lost requests, and a gateway that falls over."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .wire import Json

if TYPE_CHECKING:
    from .world import World


@dataclass(slots=True)
class Fault:
    """What happens to the next ``times`` requests that match."""

    kind: str  # answer | delay | silence | drop
    method: str
    pattern: re.Pattern[str]
    times: int
    status: int = 0
    body: Json = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    seconds: float = 0.0
    applied: bool = False  # the request takes effect, only its answer is lost

    def fits(self, method: str, path: str) -> bool:
        """Whether a request is one of those meant."""
        return self.method in (method, "*") and self.pattern.fullmatch(path) is not None


class Faults:
    """Orders faults. Patterns match the whole path after /api/v10; the method may be ``*``."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._orders: list[Fault] = []
        self.gateway_delay = 0.0
        self.connects_to_refuse = 0

    def answer(
        self,
        method: str,
        pattern: str,
        status: int,
        *,
        times: int = 1,
        code: int = 0,
        message: str = "",
        retry_after: float = 0.05,
        is_global: bool = False,
        via: bool = True,
        applied: bool = False,
    ) -> None:
        """Answer the next ``times`` matching requests with an HTTP status.

        ``applied=True`` lets the request take effect first: the work is done, its answer is lost.
        A 429 carries ``retry_after`` and, unless ``via=False``, the header that makes discord.py retry.
        """
        fault = Fault("answer", method, re.compile(pattern), times, status, applied=applied)
        if status == 429:
            fault.body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": is_global}
            fault.headers = {
                "Retry-After": f"{retry_after:.3f}",
                "X-RateLimit-Scope": "global" if is_global else "user",
            }
            if via:
                fault.headers["Via"] = "1.1 local"
        else:
            fault.body = {"message": message or f"{status}: a fault on demand", "code": code}
        self._orders.append(fault)

    def delay(self, method: str, pattern: str, seconds: float, *, times: int = 1) -> None:
        """Let matching requests wait before they are handled."""
        self._orders.append(Fault("delay", method, re.compile(pattern), times, seconds=seconds))

    def time_out(self, method: str, pattern: str, *, times: int = 1, applied: bool = False) -> None:
        """Never answer matching requests."""
        self._orders.append(Fault("silence", method, re.compile(pattern), times, applied=applied))

    def drop(self, method: str, pattern: str, *, times: int = 1, applied: bool = False) -> None:
        """Close the connection instead of answering matching requests."""
        self._orders.append(Fault("drop", method, re.compile(pattern), times, applied=applied))

    def take(self, method: str, path: str) -> Fault | None:
        """Find the fault for a request, counting it down (called by the server)."""
        for fault in self._orders:
            if fault.fits(method, path):
                fault.times -= 1
                if fault.times <= 0:
                    self._orders.remove(fault)
                return fault
        return None

    @property
    def pending(self) -> int:
        """How many orders have not run out yet."""
        return len(self._orders)

    def drop_gateway(self, *, resumable: bool = True) -> None:
        """Cut every gateway connection; without ``resumable`` the sessions are forgotten too."""
        self._world.hub.drop(resumable=resumable)

    def ask_reconnect(self) -> None:
        """Send RECONNECT (op 7) to every session."""
        self._world.hub.ask_reconnect()

    def invalidate_sessions(self) -> None:
        """Send INVALID SESSION (op 9, not resumable) to every session."""
        self._world.hub.invalidate()

    def delay_gateway(self, seconds: float) -> None:
        """Hold every gateway event back this long from now on (0 ends it)."""
        self.gateway_delay = seconds

    def refuse_connect(self, times: int = 1) -> None:
        """Refuse the next gateway connections with a 503."""
        self.connects_to_refuse = times

    def clear(self) -> None:
        """End all faults."""
        self._orders.clear()
        self.gateway_delay, self.connects_to_refuse = 0.0, 0
