# Herbergið fyrir spilið.
waiting-title = Beðið eftir leikmönnum
waiting-invite = Láttu vini skanna þetta eða sendu þeim tengilinn
waiting-qr = QR-kóði með tengli á þetta borð
waiting-copy = Afrita tengil
waiting-copied = Afritað
waiting-share = Deila tenglinum
waiting-invitation = Komdu að spila: { $game }
waiting-seats = Sæti
waiting-taken = skipuð: { $taken } af { $all }
waiting-host = Gestgjafi
waiting-here = Við borðið
waiting-open = Laust sæti
waiting-open-about = Beðið eftir vini…
waiting-reserved = Frátekið: { $name }
waiting-reserved-about = Úr síðasta spili
waiting-bot = Tölva, { $level }
waiting-a-bot = Tölva
waiting-seat-bot = Láta tölvu setjast hér
waiting-level = Hve vel tölvan spilar: { $name }
waiting-free = Losa sætið: { $name }
waiting-free-sure = Á að losa þetta sæti: { $name }?
waiting-free-yes = Losa það
waiting-leave = Fara
waiting-leave-sure = Viltu gefa sætið eftir? Þá verður það aftur laust.
waiting-start = Byrja spilið
waiting-missing = { $count ->
    [one] { $count } sæti er enn laust
   *[other] { $count } sæti eru enn laus
}
waiting-ready = Öll sæti eru skipuð
waiting-fill = Tölvur í lausu sætin
waiting-guest = Þegar öll sæti eru skipuð byrjar { $name } spilið.
waiting-guest-ready = Öll sæti eru skipuð. { $name } byrjar spilið.
waiting-nobody = Sá sem sest fyrstur byrjar spilið.
waiting-join = Setjast við borðið
waiting-name = Nafnið þitt
waiting-colour = Liturinn þinn
waiting-colour-1 = rauður, hringur
waiting-colour-2 = blár, ferningur
waiting-colour-3 = appelsínugulur, þríhyrningur
waiting-colour-4 = fjólublár, tígull
waiting-colour-5 = grænn, kross
waiting-colour-6 = grár, sexhyrningur
waiting-colour-taken = { $colour }, frátekinn
waiting-sit = Setjast
waiting-sit-here = Setjast hér
waiting-sit-chosen = Setjast í sæti { $number }
waiting-watch = Bara horfa á
waiting-full = Öll sæti eru skipuð. Þú getur horft á spilið.
waiting-rules = Þetta borð
waiting-rule = { $label }: { $value }
waiting-is-private = Aðeins með tenglinum
waiting-is-listed = Opið öllum
waiting-no-hints = Engar vísbendingar
waiting-no-chat = Aðeins tilbúnar setningar
waiting-no-spectators = Engir áhorfendur
waiting-sealed = { $game ->
    [yellow-dwarf] Spilin eru innsigluð
   *[other] Teningarnir eru innsiglaðir
}
waiting-sealed-about = { $game ->
    [yellow-dwarf] Netþjónninn hefur ákveðið sinn hluta af hverri gjöf og sýnir fingrafar hans. Hver sem sest bætir sínum hluta við, svo að enginn getur raðað spilunum. Eftir spilið getur hver sem er gengið úr skugga um það.
   *[other] Netþjónninn hefur ákveðið sinn hluta af hverju kasti og sýnir fingrafar hans. Hver sem sest bætir sínum hluta við, svo að enginn getur ráðið köstunum. Eftir spilið getur hver sem er gengið úr skugga um það.
}

# Borð opnað.
new-title = Borð með vinum
new-players = Hve margir spila
new-seats = Hverjir spila
new-seat = Sæti { $number }
new-seat-you = Þú
new-friend = Vinur, með tenglinum
new-who = Hverjir geta komið
new-private = Aðeins þeir sem hafa tengilinn
new-listed = Allir
new-more = Fleiri stillingar
new-drawn = dregið er um það
new-hints = Vísbendingar
new-hints-about = leikmenn mega spyrja hverju hver kostur lofar
new-chat = Spjall
new-chat-about = skrifa má hvað sem er; annars eru aðeins tilbúnar setningar
new-spectators = Áhorfendur
new-spectators-about = aðrir mega horfa á; þeir sjá aðeins það sem allir við borðið sjá
new-clock = Tími fyrir hverja ákvörðun
new-clock-about = Þegar hann er búinn leikur tölva þennan eina leik.
new-clock-none = ótakmarkaður
new-absent = Þegar einhver er ekki við
new-absent-about = Eftir þennan tíma ræður tölva þangað til leikmaðurinn kemur aftur.
new-stand-in = Hve vel sú tölva spilar
new-open = Opna borðið
new-open-about = Þá færðu tengilinn fyrir hina
new-time = { $unit ->
    [hours] { $value } klst.
    [minutes] { $value } mín.
   *[seconds] { $value } sek.
}
new-value-shared = 135, skipt jafnt
new-value-broke = þar til einhver getur ekki borgað
new-value-new = byrja nýja röð
new-value-higher = halda áfram með næsta gildi fyrir ofan
new-value-flat = mannspil 10, öll önnur 1
new-value-pips = mannspil 10, önnur eftir tölu sinni
new-value-turn = öll spilin í einni lotu
new-value-strict = aðeins áður en nokkur annar leggur spil

# Valmynd borðs.
menu-no = Nei
menu-language = Tungumál
menu-theme = Litir á skjánum
menu-theme-auto = eins og tækið
menu-theme-light = ljósir
menu-theme-dark = dökkir
menu-pace = Hraði
menu-pace-normal = venjulegur
menu-pace-fast = hraður
menu-pace-instant = án biðar
menu-sound = Hljóð
menu-sound-about = tveir mjúkir tónar þegar borðið bíður eftir þér
menu-title = Merki í titli síðunnar
menu-title-about = titill síðunnar segir frá því þegar þú átt leik
menu-title-turn = Þú átt leik! { $title }
menu-preferences = Tungumál, skjár, hraði, hljóð
menu-this-table = Tengill og stillingar þessa borðs
menu-in-words = Borðið í orðum
menu-is-away = { $name } er ekki við
menu-bot-decides = Tölva ræður á meðan.
menu-voted = Þú vilt láta tölvu ráða.
menu-vote = Láta tölvu ráða
menu-leave = Fara frá borðinu
menu-leave-sure = Viltu fara frá borðinu? Tölva ræður fyrir þig þangað til þú kemur aftur.

# Orð við borðið.
chat-title = Segja eitthvað
chat-more = Fleiri setningar
chat-less = Færri setningar
chat-write = Þín orð
chat-send = Senda
