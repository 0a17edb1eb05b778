"""The croupier between Discord and the rules: seats, answers, what to show next. No Discord types."""
