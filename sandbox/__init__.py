"""A local Discord: REST, gateway and a web page on loopback, for playing, testing and measuring without a network."""

from .forms import NotPossible
from .interactions import Answer, Modal, Use
from .local import LocalDiscord
from .model import Channel, Guild
from .person import Person
from .wire import Refused

__all__ = ["Answer", "Channel", "Guild", "LocalDiscord", "Modal", "NotPossible", "Person", "Refused", "Use"]
