"""The rows of the store that the cogs handle as they are, so that they need not know the store."""

from store import MatchHead, MatchStatus, Mention, ParcelRow

__all__ = ["MatchHead", "MatchStatus", "Mention", "ParcelRow"]
