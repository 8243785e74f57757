"""Tables that people far apart sit down at: the server behind `croupier serve`."""
