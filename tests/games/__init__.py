"""Recorded matches: the regression corpus. See record.py."""
