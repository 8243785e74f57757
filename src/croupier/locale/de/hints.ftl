# Opponents and hints.
level-easy = leicht
level-easy-about = zieht oft, ohne nachzudenken
level-medium = mittel
level-medium-about = schaut fast immer einen Zug voraus
level-hard = schwer
level-hard-about = sucht eine kleine Weile und patzt ab und zu
level-expert = Meister
level-expert-about = spielt nach dem, was er gelernt hat, und schaut einige Züge voraus
level-random = zufällig
level-random-about = irgendein erlaubter Zug
level-greedy = gierig
level-greedy-about = nimmt immer den Zug, nach dem er am besten dasteht
level-search = Suche
level-search-about = die Suche der Stufe schwer, mit Optionen dahinter
level-learned = trainiert
level-learned-about = hat sich das Spiel durch Spielen selbst beigebracht; zieht sofort oder schaut, mit Optionen, voraus
level-options = Optionen, wie in search:iterations=5000:best=8; ohne Angabe passend zum Spiel:
option-iterations = wie viele Spiele je Zug probiert werden; ohne Angabe { $default }
option-milliseconds = Bedenkzeit je Zug statt einer Zahl von Spielen
option-careless = wie viele von hundert Zügen zufällig sind; auch für greedy
option-best = wie viele Züge nach dem Baum der Ein-Schritt-Spieler macht
option-exploration = wie stark seltener probierte Züge bevorzugt werden
option-prior = für wie viele Spiele das Urteil anfangs zählt
option-judged = 1: beurteilt dann die Stellung; 0: spielt dann weiter
option-paranoid = 1: rechnet damit, dass alle anderen gegen ihn spielen
option-whole = 1: spielt bis zum Ende; 0: bis zum Ende von Durchgang oder Runde
option-tries = learned: wie oft jeder gute Zug ausprobiert wird; 0: zieht sofort
option-rolls = learned: wie viele weitere Züge in jedem Versuch gespielt werden
option-margin = learned: wie viele Prozentpunkte schlechter als der beste ein Zug sein darf, um ausprobiert zu werden
opponents-own = Ein eigener Bot: DATEI.py:NAME oder MODUL:NAME, zum Beispiel bold.py:Bold; er darf die Optionen iterations, milliseconds und careless haben. docs/bots.md zeigt, wie man einen schreibt. Ein Bot, der gelernt hat: learned:DATEI; eine solche Datei schreibt croupier train.

hint-title-exact = Was jede Wahl verspricht, genau ausgerechnet:
hint-title-estimate = Was jede Wahl verspricht, geschätzt aus je { $games } Versuchen:
hint-title-both = Was jede Wahl verspricht, genau oder geschätzt aus je { $games } Versuchen:
hint-error = In 95 von 100 Fällen sollte der wahre Wert innerhalb des ± liegen.
hint-error-parts = Das ± hat zwei Teile: den Zufall in diesen Versuchen und { $win } Prozentpunkte ({ $what }: { $score }), weil der Computer nicht perfekt urteilt.
hint-error-parts-win = Das ± hat zwei Teile: den Zufall in diesen Versuchen und { $win } Prozentpunkte, weil der Computer nicht perfekt urteilt.
hint-error-exact = Werte mit „genau“ haben kein ±.
hint-best = Am besten:
hint-equal = Am besten oder kaum davon zu unterscheiden:
hint-equal-exact = Am besten, mit genau gleicher Gewinnchance:
hint-all-equal = Alle kaum voneinander zu unterscheiden:
hint-all-equal-exact = Alle mit genau gleicher Gewinnchance:
hint-worse = Schlechter:
hint-choice = { $number }) { $choice }
hint-line = gewinnt { NUMBER($win, minimumFractionDigits: 1) } % ± { NUMBER($winerror, minimumFractionDigits: 1) }; { $what } { $score } ± { $scoreerror }
hint-line-exact = gewinnt { NUMBER($win, minimumFractionDigits: 1) } %; { $what } { $score } (genau)
hint-win = gewinnt { NUMBER($win, minimumFractionDigits: 1) } % ± { NUMBER($winerror, minimumFractionDigits: 1) }
hint-win-exact = gewinnt { NUMBER($win, minimumFractionDigits: 1) } % (genau)

# Was eine Wahl dort ändert, wo Würfel entscheiden, wer bezahlt wird.
why-already = Stand jetzt bekommst du dort auch so schon { $amount }.
why-own-less = Stand jetzt kostet dich das dort { $amount }.
why-others-less = Stand jetzt kostet das andere: { $players }.
why-others-more = Stand jetzt bringt das anderen: { $players }.
