"""What is made from a table's log alone, when somebody asks: albums, replays, exports, proofs."""
