"""Other voices of the deck: techniques with their own edge, ground and light. Import each module by its name."""
