"""What all games share: the match contract, prompts, draws, the resolution stack, content, computer seats."""
