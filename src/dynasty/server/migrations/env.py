"""Alembic's way into the database that the store opened."""

from alembic import context

from dynasty.server.db.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transaction_per_migration=False,
)
context.run_migrations()
