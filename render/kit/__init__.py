"""Sheets of every component and four whole boards: for eyes, for tests, and to lift layout code from."""
