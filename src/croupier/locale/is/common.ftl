# Sameiginlegt öllum spilunum.
you = Þú
player-number = Leikmaður { $number }
you-in-a-list = þú

# How a number, a list and a card are written.
number = { $value }
text = { $text }
list-and = { $first } og { $last }
card-rank = { $rank ->
    [a] Á
    [j] G
    [q] D
    [k] K
   *[other] { $rank }
}

game-line = { $title }, { $few } til { $many } leikmenn: { $about }

play-welcome = { $title }: { $players }.
play-help-hint = Sláðu inn númer til að velja; ? sýnir hjálpina.
play-fair = { $chance ->
    [cards] Gjöfin er þegar ákveðin. Fingrafar hennar: { $commitment }
   *[dice] Teningaköstin eru þegar ákveðin. Fingrafar þeirra: { $commitment }
}
play-seeded = { $chance ->
    [cards] Spilin koma úr fræinu { $seed }.
   *[dice] Teningaköstin koma úr fræinu { $seed }.
}
play-typed = { $chance ->
    [cards] Þið gefið spilin; sláið inn það sem þið sjáið.
   *[dice] Þið kastið teningunum; sláið inn það sem þið sjáið.
}
play-recorded = Spilið er vistað í { $file }
play-resumed = Spilið heldur áfram eftir { $plies ->
    [one] { $plies } aðgerð
   *[other] { $plies } aðgerðir
}.
play-turn = { $you ->
    [yes] Þú átt leik.
   *[no] { $player } á leik.
}
play-alone = { $player }, nú mátt aðeins þú horfa. Ýttu á Enter þegar hin líta undan:
play-prompt = Hvað velur þú, 1 til { $count }?
play-prompt-one = Aðeins einn kostur; ýttu á Enter:
play-bad-choice = Þetta er ekki í boði. Sláðu inn númer frá 1 til { $count }, eða ? til að fá hjálp.
play-help =
    Sláðu inn númerið sem þú velur og ýttu á Enter.
    h sýnir hverju hver kostur lofar.
    t sýnir borðið aftur, r sýnir reglurnar, q hættir (spilið er vistað og hægt er að halda áfram síðar).
    x slítur spilinu: fræið er birt svo að hægt sé að sannreyna það, og ekki er hægt að halda áfram.
    Ekkert er hægt að taka til baka: það sem hefur sést hefur sést.
play-saved = Spilið er vistað. Haldið er áfram með:
play-input-ended = Inntakinu er lokið.
play-abandoned = { $chance ->
    [cards] Spilinu er slitið; gjöfina má sannreyna með:
   *[dice] Spilinu er slitið; teningaköstin má sannreyna með:
}
play-check = { $chance ->
    [cards] Gjöfina má sannreyna með:
   *[dice] Teningaköstin má sannreyna með:
}
play-sure = Á að slíta spilinu fyrir fullt og allt? Sláðu x inn aftur til að slíta því, eitthvað annað til að halda áfram:

typed-starter = Hver byrjar? 1 til { $count }:
typed-dice = { $you ->
    [yes] Þitt kast, { $count ->
        [one] { $count } teningur
       *[other] { $count } teningar
    }:
   *[no] { $player } kastar { $count ->
        [one] { $count } teningi
       *[other] { $count } teningum
    }:
}
typed-dice-last = { $you ->
    [yes] Þitt kast, { $count ->
        [one] { $count } teningur
       *[other] { $count } teningar
    } ({ $last }):
   *[no] { $player } kastar { $count ->
        [one] { $count } teningi
       *[other] { $count } teningum
    } ({ $last }):
}
typed-bad = Þetta gengur ekki: { $reason } Reyndu aftur.
typed-too-many = Hér þarf í mesta lagi { $count ->
    [one] { $count } gildi
   *[other] { $count } gildi
}.
typed-unknown = { $text } er ekki í boði. Mögulegt: { $possible }.

result-title = Spilinu er lokið.
result-winner = { $you ->
    [yes] Þú vannst!
   *[no] { $player } vann!
}
result-winners = Sameiginlegur sigur: { $players }.

verify-plies = { $plies ->
    [one] { $plies } aðgerð lesin
   *[other] { $plies } aðgerðir lesnar
}; tætikeðjan er órofin.
verify-rules = Reglur spilsins { $title } leyfa þær allar; { $moves ->
    [one] leikmenn völdu { $moves } þeirra
   *[other] leikmenn völdu { $moves } þeirra
}.
verify-finished = Spilinu er lokið og úrslitin eru rétt.
verify-abandoned = Spilinu var slitið áður en því lauk.
verify-unfinished = Spilinu er ekki lokið.
verify-fair = Fræið var ákveðið áður en nokkur settist við borðið, og { $count ->
    [one] { $count } slembiútkoma var dregin aftur úr því: hún er rétt.
   *[other] allar { $count } slembiútkomurnar voru dregnar aftur úr því: hver einasta er rétt.
}
verify-seeded = { $count ->
    [one] { $count } slembiútkoma er úr fræinu
   *[other] Allar { $count } slembiútkomurnar eru úr fræinu
} { $seed }. Sá sem valdi fræið gat vitað þetta fyrir fram.
verify-typed = { $chance ->
    [cards] Spilin voru gefin við borðið og slegin inn; um þau er ekkert hægt að sanna.
   *[dice] Teningunum var kastað við borðið og köstin slegin inn; um þau er ekkert hægt að sanna.
}
verify-unrevealed = { $chance ->
    [cards] Fræið hefur ekki verið birt enn, svo að ekki er enn hægt að sannreyna gjöfina.
   *[dice] Fræið hefur ekki verið birt enn, svo að ekki er enn hægt að sannreyna teningaköstin.
}
verify-refused = Þessari skrá er hafnað: { $reason }

# Opponents and hints.
level-easy = auðvelt
level-easy-about = leikur oft án þess að hugsa
level-medium = miðlungs
level-medium-about = horfir nær alltaf einn leik fram í tímann
level-hard = erfitt
level-hard-about = leitar stutta stund og gerir stöku sinnum mistök
level-expert = meistari
level-expert-about = leitar í allt að því eina sekúndu á leik
level-random = af handahófi
level-random-about = leikur hverju sem leyfilegt er
hint-title-exact = Hverju hver kostur lofar, reiknað nákvæmlega:
hint-title-estimate = Hverju hver kostur lofar, metið út frá { $games } spilum úr þessari stöðu (95 % öryggisbil):
hint-title-both = Hverju hver kostur lofar, reiknað nákvæmlega eða metið út frá { $games } spilum úr þessari stöðu (95 % öryggisbil):
hint-choice = { $number }) { $choice }
hint-line = { $choice }: vinnur í { NUMBER($win, minimumFractionDigits: 1) } % ± { NUMBER($winerror, minimumFractionDigits: 1) }, niðurstaða { $score } ± { $scoreerror } (metið)
hint-line-exact = { $choice }: vinnur í { NUMBER($win, minimumFractionDigits: 1) } %, niðurstaða { $score } (nákvæmt)
hint-win = { $choice }: vinnur í { NUMBER($win, minimumFractionDigits: 1) } % ± { NUMBER($winerror, minimumFractionDigits: 1) } (metið)
hint-win-exact = { $choice }: vinnur í { NUMBER($win, minimumFractionDigits: 1) } % (nákvæmt)
