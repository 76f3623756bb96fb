"""Tables, seats and clocks, decisions about requests, and the events that follow."""
