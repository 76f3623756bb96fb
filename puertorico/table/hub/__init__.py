"""Tables in memory: one change at a time per table, stored before it is published."""
