"""Programs to read, run and change: `python -m puertorico.examples.ppo`."""
