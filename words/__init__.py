"""Keys and arguments in, sentences out. Project Fluent over data/locales/; no logic of any game."""

from words.book import LOCALES, MissingWord, Scene, Words, plain, shorten, words

__all__ = ["LOCALES", "MissingWord", "Scene", "Words", "plain", "shorten", "words"]
