"""What each seat is shown: the view, the question, the log."""
