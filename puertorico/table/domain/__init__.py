"""Tables, seats, clocks, the decisions that people's requests lead to, and the events that follow."""
