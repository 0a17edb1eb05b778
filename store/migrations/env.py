"""Alembic's entry: works on the connection, and in the transaction, that store/migrate.py hands over."""

from alembic import context

from store.schema import metadata

connection = context.config.attributes.get("connection")
if connection is None:
    raise SystemExit(
        "Migrations run by themselves when the bot starts; `python -m store check` looks without changing."
    )

# SQLite can undo DDL like anything else; Alembic only does not believe it.
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
