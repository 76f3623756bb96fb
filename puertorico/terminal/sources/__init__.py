"""Where the screen gets its table from: this process or a server."""
