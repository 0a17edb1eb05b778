"""Discord in, Discord out. One file a concern; no rules, no SQL, no drawing."""
