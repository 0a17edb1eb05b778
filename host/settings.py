"""The settings of the person who runs the bot: .env and the environment, checked before anything starts."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from store import DEFAULT_BACKUPS, DEFAULT_URL


class BadSettings(Exception):
    """A setting that cannot be used: names the variable and the reason."""


class Settings(BaseSettings):
    """Every setting, with its default. `.env.example` explains each."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True)

    discord_token: str = ""
    database_url: str = DEFAULT_URL
    backup_dir: Path = Path(DEFAULT_BACKUPS)
    backups_keep: int = Field(5, ge=1, le=100)
    language: Literal["en", "fr"] = "en"
    workers: int = Field(0, ge=0, le=64)
    shards: int = Field(0, ge=0, le=1000)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    port: int = Field(8765, ge=1, le=65535)
    sandbox_dir: Path = Path("var/sandbox")

    @field_validator("discord_token")
    @classmethod
    def _token(cls, value: str) -> str:
        value = value.strip()
        if value and (value.count(".") != 2 or len(value) < 50 or any(sign.isspace() for sign in value)):
            raise ValueError("does not look like a bot token (three parts with dots between them)")
        return value

    @field_validator("database_url")
    @classmethod
    def _url(cls, value: str) -> str:
        if not value.startswith(("sqlite", "postgres")):
            raise ValueError("must begin with sqlite or postgresql")
        return value

    @property
    def worker_count(self) -> int:
        """Processes for pictures and computer players: as set, or one core left for the bot."""
        return self.workers or max(1, (os.cpu_count() or 2) - 1)


def read_settings(env_file: str | Path | None = ".env") -> Settings:
    """The settings; BadSettings says which variable is wrong and why."""
    try:
        return Settings(_env_file=env_file)  # pyright: ignore[reportCallIssue]
    except ValidationError as error:
        lines = [
            f"{'.'.join(str(part) for part in problem['loc']).upper()}: {problem['msg'].removeprefix('Value error, ')}"
            for problem in error.errors()
        ]
        raise BadSettings("\n".join(lines)) from None
    except (UnicodeDecodeError, OSError) as error:
        raise BadSettings(f"{env_file}: {error}") from None
