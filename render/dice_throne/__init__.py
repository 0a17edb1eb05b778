"""Dice Throne in pictures: the table, a hand, a hero sheet, the score."""
