rules-more = { $command } sýnir númeruðu reglurnar með úrskurðum um það sem reglubókin sker ekki úr um.
