"""The game in a terminal: plain lines of text, for a keyboard, a pipe or a screen reader."""
