"""Names and descriptions of commands in other languages."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from words import words

LOCALES = {discord.Locale.french: "fr"}


class HouseTranslator(app_commands.Translator):
    """Looks up the key that `said` put beside the English text."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The text in this language; None: Discord shows the English one."""
        language = LOCALES.get(locale)
        key = string.extras.get("key")
        if language is None or key is None or not words(language).has(key):
            return None
        return words(language)(key)
