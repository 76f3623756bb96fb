"""Tables, seats, clocks, the decisions people can make, and the events that follow."""
