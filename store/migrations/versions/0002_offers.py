"""Mentions of people to whom an offer was made: which offer it is."""

from alembic import op
import sqlalchemy as sa


revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("mentions", sa.Column("offer", sa.Text(), nullable=False, server_default=""))
