"""One file for each step. A step that was ever released is never changed."""
