"""Dice Forge in pictures: the table, a player's dice, the islands, the sanctuary, the final score."""
