# Sameiginlegt öllum spilunum.
you = Þú
player-number = Leikmaður { $number }

game-line = { $title }, { $few } til { $many } leikmenn: { $about }

play-welcome = { $title }: { $players }.
play-help-hint = Sláðu inn númer til að velja; ? sýnir hjálpina.
play-fair = Teningaköstin eru þegar ákveðin. Fingrafar þeirra: { $commitment }
play-seeded = Teningaköstin koma úr fræinu { $seed }.
play-typed = Þið kastið teningunum; sláið inn það sem þið sjáið.
play-recorded = Spilið er vistað í { $file }
play-resumed = Spilið heldur áfram eftir { $plies ->
    [one] { $plies } aðgerð
   *[other] { $plies } aðgerðir
}.
play-turn = { $you ->
    [yes] Þú átt leik.
   *[no] { $player } á leik.
}
play-prompt = Hvað velur þú, 1 til { $count }?
play-prompt-one = Aðeins einn kostur; ýttu á Enter:
play-bad-choice = Þetta er ekki í boði. Sláðu inn númer frá 1 til { $count }, eða ? til að fá hjálp.
play-help =
    Sláðu inn númerið sem þú velur og ýttu á Enter.
    t sýnir borðið aftur, r sýnir reglurnar, q hættir (spilið er vistað og hægt er að halda áfram síðar).
    x slítur spilinu: teningaköstin eru birt svo að hægt sé að sannreyna þau, og ekki er hægt að halda áfram.
    Ekkert er hægt að taka til baka: teningarnir hafa sést.
play-saved = Spilið er vistað. Haldið er áfram með:
play-input-ended = Inntakinu er lokið.
play-abandoned = Spilinu er slitið; teningaköstin má sannreyna með:
play-check = Teningaköstin má sannreyna með:
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
verify-typed = Teningunum var kastað við borðið og köstin slegin inn; um þau er ekkert hægt að sanna.
verify-unrevealed = Fræið hefur ekki verið birt enn, svo að ekki er enn hægt að sannreyna teningaköstin.
verify-refused = Þessari skrá er hafnað. { $reason }
