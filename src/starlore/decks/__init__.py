"""What lies in the box: the picture deck and the word cards, in five languages."""
