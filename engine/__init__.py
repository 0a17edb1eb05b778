"""The rules: pure, no Discord, no clock, no global random. Its only I/O is reading data/ once at start."""
