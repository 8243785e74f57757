rules-more = { $command } zeigt die nummerierten Regeln mit Regelungen zu dem, was die Spielanleitung offenlässt.
