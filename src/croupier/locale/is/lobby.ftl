# Forsíðan í vafranum.
lobby-headline = Fjögur spil, eitt borð og teningar sem allir geta sannreynt.
lobby-headline-short = Fjögur spil, eitt borð
lobby-intro = Spilaðu strax við tölvuna eða sendu vinum tengil. Engin skráning.
lobby-intro-short = Strax við tölvuna eða með vinum gegnum tengil.

# Spilin eins og í eigin skrám, en styttra.
lobby-title-las-vegas = Las Vegas
lobby-title-las-vegas-royale = Las Vegas Royale
lobby-title-sequence-dice = Sequence Dice
lobby-title-yellow-dwarf = Guli dvergurinn
lobby-about-las-vegas = Leggðu teninga á sex spilavíti. Sá sem á flesta fær besta seðilinn; jafnir fá ekkert.
lobby-about-las-vegas-royale = Stór teningur sem gildir tvöfalt, spilapeningar til að losna við slæmt kast og spjöld sem lifna við.
lobby-about-sequence-dice = Tveir teningar ráða því hvar þú mátt setja spilapening. Fyrsta óslitna línan vinnur.
lobby-about-yellow-dwarf = Leggðu spilin í hækkandi röð, vinndu pottana og vertu á undan hinum að leggja öll spilin.
lobby-players = { $few }–{ $many } leikmenn
lobby-minutes = um { $minutes } mín.

lobby-play = Spila núna
lobby-play-named = Spila núna: { $title }
lobby-friends = Með vinum
lobby-friends-short = Vinir
lobby-friends-named = Með vinum: { $title }
lobby-preparing = Undirbúningur í fyrsta sinn: { $percent } %
lobby-begins-itself = Spilið hefst af sjálfu sér.

# Það sem hver velur fyrir sig.
lobby-language = Tungumál
lobby-theme = Litir á skjánum
lobby-theme-auto = Eins og tækið
lobby-theme-light = Ljósir
lobby-theme-dark = Dökkir
lobby-you = Þú við borðið
lobby-no-name = Nafnið þitt
lobby-change-you = Nafn og litur: { $name }
lobby-name = Nafnið þitt
lobby-colour = Þinn litur og lögun
lobby-colour-1 = Rúbínrauður, hringur
lobby-colour-2 = Blár, ferningur
lobby-colour-3 = Appelsínugulur, þríhyrningur
lobby-colour-4 = Fjólublár, tígull
lobby-colour-5 = Myntugrænn, kross
lobby-colour-6 = Kolagrár, sexhyrningur
lobby-colour-taken = Ef einhver við borðið er þegar með hann færðu annan lit.
lobby-done = Lokið

# Fyrir neðan spilin.
lobby-go-on = Halda áfram að spila
lobby-open = Áfram
lobby-with = með: { $players }
lobby-seats-taken = Skipuð sæti: { $taken } af { $all }
lobby-all-left = Sýna öll ({ $all })
lobby-give-up = Gefast upp
lobby-give-up-named = Gefast upp: { $title }
lobby-give-up-sure = Yfirgefa þetta spil fyrir fullt og allt?
lobby-keep = Halda því
lobby-join-table = Borð með kóða
lobby-join = Taka þátt
lobby-code = Kóði eða tengill borðsins
lobby-code-example = kadomi47
lobby-code-missing = Sláðu inn kóðann sem sést við borðið eða límdu tengilinn inn.
lobby-unknown-code = Borðið { $code } er ekki til. Eru allir stafir réttir?
lobby-open-tables = Opin borð
lobby-no-tables = Ekkert borð er öllum opið núna. Þú getur opnað eitt: veldu „Með vinum“ hjá einhverju spilanna.
lobby-playing = verið er að spila
lobby-sit = Setjast
lobby-watch = Horfa á
