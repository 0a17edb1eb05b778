"""Words for the samples: what `words.Words` does for real, with a little dictionary."""

from __future__ import annotations


class ExampleWords:
    """words(key, **arguments): the sentence from a dictionary, or the key itself."""

    def __init__(self, sentences: dict[str, str] | None = None):
        self.sentences = sentences or {}

    def __call__(self, key: str, **arguments: object) -> str:
        """The sentence."""
        return self.sentences.get(key, key).format(**arguments)
