"""The command `puertorico`."""
