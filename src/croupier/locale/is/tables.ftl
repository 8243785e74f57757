# Það sem gerist við borð á netþjóni, fyrir utan spilið sjálft.
table-opened = Borðið er opið.
table-sat = { $you ->
    [yes] Þú sest
   *[no] { $player } sest
} við borðið.
table-bot-sat = { $name } sest við borðið ({ $level }).
table-unseated = Sæti er aftur laust.
table-started = Spilið hefst.
table-came = { $you ->
    [yes] Þú ert
   *[no] { $player } er
} við borðið.
table-back = { $you ->
    [yes] Þú ert aftur við borðið og ræður aftur fyrir þig
   *[no] { $player } er aftur við borðið og ræður aftur fyrir sig
}.
table-went = { $you ->
    [yes] Þú hefur
   *[no] { $player } hefur
} misst sambandið.
table-left = { $you ->
    [yes] Þú hefur
   *[no] { $player } hefur
} yfirgefið borðið.
table-voted = { $you ->
    [yes] Þú vilt
   *[no] { $player } vill
} láta tölvu ráða í þessu sæti: { $about }.
table-taken-over = { $why ->
    [time] { $name } hefur verið of lengi í burtu
    [vote] Meirihlutinn við borðið vill það
   *[left] { $name } hefur yfirgefið borðið
}: tölva ({ $level }) ræður þangað til { $name } kemur aftur.
table-clock = Tíminn er búinn, svo að tölva réð í þessu sæti: { $name }.
table-rematched = { $you ->
    [yes] Þú opnar
   *[no] { $player } opnar
} borð fyrir annað spil.
table-abandoned = Allir hafa yfirgefið borðið: spilinu lýkur hér.
table-expired = Enginn hefur komið lengi: borðinu hefur verið lokað.
table-said = { $name }: { $words }
say-hello = Halló!
say-thanks = Takk!
say-well-played = Vel spilað!
say-good-luck = Gangi þér vel!
say-oops = Úps!
say-hurry = Þú átt leik!
say-again = Annað spil?
say-goodbye = Bless!

# `croupier join`: borð á netþjóni í skjáhermi.
join-ask-name = Nafnið þitt við borðið:
join-table = { $title }, borð { $code }. Aðrir koma hingað með þessum tengli:
join-free = laust
join-seat-free = { $number }) laust
join-seat-reserved = { $number }) frátekið: { $name }
join-seat-bot = { $number }) { $name } (tölva, { $level })
join-seat-person = { $number }) { $name }{ $who ->
    [you] {" "}(þú)
    [away] {" "}(ekki við)
   *[here] {""}
}{ $role ->
    [host] , gestgjafi
   *[guest] {""}
}
join-bot = { $name } ({ $level })
join-host = Þú ert gestgjafi: sláðu inn start þegar öll sæti eru skipuð. Tölva fær laust sæti til dæmis með bot 2 hard.
join-guest = Spilið hefst þegar öll sæti eru skipuð og gestgjafinn, { $name }, byrjar það.
join-watching = Þú horfir á.
join-help-hint = ? sýnir hjálpina.
join-help-host =
    start byrjar spilið; öll sæti þurfa að vera skipuð.
    bot 2 hard setur tölvu í sæti 2: easy, medium, hard eða expert.
    free 2 losar sæti 2 aftur.
join-help-room =
    say og nokkur orð: allir við borðið lesa þau.
    t sýnir borðið aftur, r sýnir reglurnar.
    leave gefur sætið þitt eftir.
    q lokar forritinu; þú heldur sætinu.
join-help-game =
    Þegar þú átt leik skaltu slá inn númer þess sem þú velur og ýta á Enter.
    h sýnir þá hverju hver kostur lofar.
    l segir aftur hvað hefur gerst síðan þú áttir leik síðast.
    t sýnir borðið aftur, r sýnir reglurnar.
    say og nokkur orð: allir við borðið lesa þau.
    vote 3: láta tölvu ráða í sæti 3 ef leikmaðurinn þar er fjarverandi.
    p slow, p normal eða p instant stillir hraðann.
    leave lætur tölvu spila fyrir þig þangað til þú kemur aftur.
    q lokar forritinu; þú heldur sætinu.
join-help-over =
    again opnar borð fyrir annað spil með sama fólki, eða fylgir því þangað.
    say og nokkur orð: allir við borðið lesa þau.
    q lokar forritinu.
join-help-watch =
    t sýnir borðið aftur, r sýnir reglurnar.
    l segir aftur hvað hefur gerst.
    p slow, p normal eða p instant stillir hraðann.
    q lokar forritinu.
join-unknown = Þetta er hvorki kostur né skipun núna. ? sýnir hjálpina.
join-bad-seat = Sætin eru númeruð frá 1 til { $last }.
join-too-long = Þetta er of langt: mest { $most } stafir.
join-clock = { $count ->
    [one] Þú hefur { $count } sekúndu.
   *[other] Þú hefur { $count } sekúndur.
}
join-preparing = Netþjónninn undirbýr spilið, sem þarf aðeins í fyrsta sinn: { $percent } %.
join-lost = Tengingin rofnaði. Reyni að tengjast aftur...
join-back = Tengingin er komin á aftur.
join-freed = Sætið þitt er aftur laust; þú situr ekki lengur við borðið.
join-left = Þú hefur yfirgefið borðið.
join-left-bot = Þú hefur yfirgefið borðið; tölva spilar fyrir þig þangað til þú kemur aftur.
join-kept = Þú heldur sætinu. Svona kemur þú aftur:
join-own-part = { $chance ->
    [cards] Þetta er fræið sem þú sást fingrafarið af, og þín eigin slembitala á þátt í hverju spili.
   *[dice] Þetta er fræið sem þú sást fingrafarið af, og þín eigin slembitala á þátt í hverju kasti.
}
join-other-record = Netþjónninn afhendir skrá um annað spil: fingrafarið, slembitölurnar eða leikirnir eru ekki það sem þú sást hér. Ekki treysta honum.
join-record = Skrána um spilið má sækja hér:
join-again = Sláðu inn again fyrir annað spil með sama fólki, eða q til að hætta:
