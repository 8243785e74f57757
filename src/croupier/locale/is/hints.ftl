# Opponents and hints.
level-easy = auðvelt
level-easy-about = leikur oft án þess að hugsa
level-medium = miðlungs
level-medium-about = horfir nær alltaf einn leik fram í tímann
level-hard = erfitt
level-hard-about = leitar stutta stund og gerir stöku sinnum mistök
level-expert = meistari
level-expert-about = spilar út frá því sem hann hefur lært og horfir nokkra leiki fram í tímann
level-random = af handahófi
level-random-about = leikur hverju sem leyfilegt er
level-greedy = gráðugt
level-greedy-about = velur alltaf leikinn sem gefur bestu stöðuna
level-search = leit
level-search-about = leitin sem stigið „erfitt“ notar, með valkostum á eftir
level-learned = sjálflært
level-learned-about = hefur kennt sjálfum sér með því að spila; leikur strax eða horfir, með valkostum, fram í tímann
level-options = Valkostir, eins og í search:iterations=5000:best=8; annars eins og hentar spilinu:
option-iterations = hve mörg spil eru prófuð fyrir hvern leik; annars { $default }
option-milliseconds = umhugsunartími í stað fjölda spila
option-careless = hve margir leikir af hundrað eru af handahófi; líka fyrir greedy
option-best = hve marga leiki eftir tréð einskrefsspilarinn velur
option-exploration = hve mjög minna prófaðir leikir eru teknir fram yfir aðra
option-prior = hve mörgum spilum matið jafngildir í fyrstu
option-judged = 1: metur svo stöðuna; 0: spilar áfram
option-paranoid = 1: býst við að allir hinir spili gegn sér
option-whole = 1: spilar til enda; 0: til loka umferðar eða gjafar
option-tries = learned: hve oft hver góður leikur er prófaður; 0: leikur strax
option-rolls = learned: hve margir leikir eru spilaðir áfram í hverri tilraun
option-margin = learned: hve mörgum prósentustigum verri en sá besti leikur má vera til að verða prófaður
opponents-own = Þinn eigin tölvuspilari: SKRÁ.py:NAFN eða EINING:NAFN, til dæmis bold.py:Bold; hann má hafa valkostina iterations, milliseconds og careless. docs/bots.md sýnir hvernig hann er skrifaður. Tölvuspilari sem hefur lært: learned:SKRÁ; slíka skrá skrifar croupier train.

hint-title-exact = Hverju hver kostur lofar, reiknað nákvæmlega:
hint-title-estimate = Hverju hver kostur lofar, metið út frá { $games } tilraunum með hvern kost:
hint-title-both = Hverju hver kostur lofar, nákvæmt eða metið út frá { $games } tilraunum með hvern kost:
hint-error = Í 95 tilvikum af 100 ætti rétta talan að vera innan ±.
hint-error-parts = ± er tvíþætt: tilviljun í þessum tilraunum og { $win } prósentustig ({ $what }: { $score }) af því að mat tölvunnar er ekki fullkomið.
hint-error-parts-win = ± er tvíþætt: tilviljun í þessum tilraunum og { $win } prósentustig af því að mat tölvunnar er ekki fullkomið.
hint-error-exact = Kostir sem eru sagðir nákvæmir hafa ekkert ±.
hint-best = Besti kosturinn:
hint-equal = Besti kosturinn og þeir sem varla er hægt að greina frá honum:
hint-equal-exact = Bestu kostirnir, með nákvæmlega sömu sigurlíkur:
hint-all-equal = Varla er hægt að greina á milli kostanna:
hint-all-equal-exact = Allir með nákvæmlega sömu sigurlíkur:
hint-worse = Lakari:
hint-choice = { $number }) { $choice }
hint-line = sigurlíkur { NUMBER($win, minimumFractionDigits: 1) } % ± { NUMBER($winerror, minimumFractionDigits: 1) }; { $what } { $score } ± { $scoreerror }
hint-line-exact = sigurlíkur { NUMBER($win, minimumFractionDigits: 1) } %; { $what } { $score } (nákvæmt)
hint-win = sigurlíkur { NUMBER($win, minimumFractionDigits: 1) } % ± { NUMBER($winerror, minimumFractionDigits: 1) }
hint-win-exact = sigurlíkur { NUMBER($win, minimumFractionDigits: 1) } % (nákvæmt)

# Hverju kostur breytir þar sem teningar ráða hver fær borgað.
why-already = Eins og stendur færðu { $amount } þar hvort sem er.
why-own-less = Eins og stendur kostar þetta þig { $amount } þar.
why-others-less = Aðrir tapa á þessu eins og stendur: { $players }.
why-others-more = Aðrir græða á þessu eins og stendur: { $players }.
