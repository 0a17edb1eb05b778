"""Dungeon Dice in pictures: the table, combats and duels, a hero's dice, the final score."""
