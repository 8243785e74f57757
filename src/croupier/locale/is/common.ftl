# Sameiginlegt öllum spilunum.
you = Þú
bot-names = Anna, Björn, Dóra, Egill, Freyja, Gunnar, Helga, Ingi, Júlía, Kári, Lilja, Magnús
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

# What several games say of a table.
told-together = { $first } { $then }
table-equal = { $one } = { $other }
table-round = { $number }. umferð af { $all }
table-now = nú +{ $amount }
table-now-loses = nú -{ $amount }
chapter-round = { $number }. umferð
chapter-round-of = { $number }. umferð af { $all }
chapter-round-over = { $number }. umferð er lokið.
chapter-deal = { $number }. gjöf
chapter-deal-on = { $number }. gjöf
chapter-deal-of = { $number }. gjöf af { $all }
chapter-deal-over = { $number }. gjöf er lokið.

# Who earned how much where.
account-amount = { $sign ->
    [plus] +{ $amount }
    [minus] -{ $amount }
   *[none] 0
}
account-part = { $where }: { $amount }
account-line = { $player }: { $total } ({ $parts })
account-nothing = { $player }: ekkert
account-player = { $player }
account-sum = Samtals

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
    [cards] Þú gefur spilin; sláðu inn það sem þú sérð.
   *[dice] Þú kastar teningunum; sláðu inn það sem þú sérð.
}
play-recorded = Spilið er vistað í { $file }
play-resumed = { $you ->
    [yes] Spilið heldur áfram: { $progress }, þú átt leik.
   *[no] Spilið heldur áfram: { $progress }, { $player } á leik.
}
play-resumed-chance = Spilið heldur áfram: { $progress }.
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
    l segir aftur frá því sem hefur gerst síðan þú áttir leik síðast.
    t sýnir borðið aftur, r sýnir reglurnar.
    q hættir; spilið er vistað og hægt er að halda áfram síðar.
    p slow, p normal og p instant stilla hraðann: hægur, venjulegur, án biðar.
play-help-dealt =
    x slítur spilinu: fræið er birt svo að hægt sé að sannreyna spilið,
    og ekki er hægt að halda áfram.
    Ekkert er hægt að taka til baka: það sem hefur sést hefur sést.
play-help-typed = x slítur spilinu fyrir fullt og allt. c leiðréttir það sem síðast var slegið inn.
play-again-told = Þetta hefur gerst síðan þú áttir leik síðast:
play-nothing-told = Ekkert hefur gerst síðan þú áttir leik síðast.
play-go-on = Ýttu á Enter til að halda áfram:
play-pace = Hraði: { $pace }.
pace-slow = hægur
pace-normal = venjulegur
pace-instant = án biðar
play-saved = Spilið er vistað. Svona heldur þú áfram:
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

typed-starter = Hver byrjar? { $seats }:
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
typed-help =
    Sláðu inn það sem liggur á borðinu fyrir framan þig, mörg gildi í einu
    ef þú vilt: 1 1 2 4 eða 1124.
    c leiðréttir það sem síðast var slegið inn, meðan enginn hefur valið síðan.
    t sýnir borðið, l segir aftur frá því sem hefur gerst, r sýnir reglurnar.
    q hættir; spilið er vistað og hægt er að halda áfram síðar.
typed-nothing-to-choose = Nú er ekkert að velja; h kemur að gagni þegar þú velur næst.
typed-right = { $values }: ýttu á Enter ef þetta er rétt, annars sláðu það inn aftur:
typed-corrected = Það sem síðast var slegið inn hefur verið tekið til baka.
typed-cannot-correct = Hér er ekkert hægt að leiðrétta.
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
result-lead = Munurinn á fyrsta og öðru sæti er { $amount }.
result-equal = Allt sem ræður úrslitum er jafnt.

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


# Beginning and coming back.
ask-game = Hvað viltu spila?
ask-go-on = halda áfram: { $title } ({ $players }), { $progress }, { $when }
ask-title = { $title }: { $about }
ask-opponents = Hvernig andstæðinga viltu?
ask-level = { $level }: { $about }
ask-people = fólk við þetta lyklaborð
ask-players = Hve margir spila, { $few } til { $many } (Enter: { $usual })?
ask-names = Nöfnin ykkar, með kommu á milli:
ask-number = Númer frá 1 til { $count }, eða q til að hætta:
ask-bad-number = Þetta er ekki tala frá { $first } til { $last }.
ask-bad-names = Sláðu inn { $few } til { $many } nöfn, með kommu á milli.
saved-none = Ekkert óklárað spil er vistað. Nýtt spil hefst með: croupier play
saved-line = { $number }) { $title }, { $when }: { $players }
saved-on = { $you ->
    [yes] { $progress }, þú átt leik
   *[no] { $progress }, { $player } á leik
}
saved-on-chance = { $progress }
saved-over = spilinu er lokið; sigur: { $winners }
saved-abandoned = spilinu var slitið ({ $progress })
saved-broken = ekki er hægt að lesa þetta spil: { $reason }
saved-how = Svona heldur þú áfram með eitt þeirra: croupier play --resume 1 (án númers: það sem síðast var spilað)
replay-help = Enter eða n heldur áfram, p fer til baka, round fer að næstu umferð eða gjöf, end fer í lok spilsins, q hættir.
replay-prompt = { $number } af { $count } (Enter, p, round, end, q):
replay-first = Þetta er byrjunin.
