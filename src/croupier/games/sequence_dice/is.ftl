sequence-dice-title = Sequence Dice
sequence-dice-about = tveir teningar ráða því hvar þú mátt setja spilapening; fyrsta óslitna línan með fimm eða sex spilapeningum vinnur.

# Einn bókstafur fyrir spilapeninga hvers litar á borðinu.
sd-letter = { $colour ->
    [green] G
    [blue] B
    [orange] A
    [violet] F
    [black] K
   *[red] R
}

# Ein setning fyrir hverja aðgerð.
sd-die = { $you ->
    [yes] Þú kastar og færð { $face }.
   *[no] { $player } kastar og fær { $face }.
}
sd-roll = { $you ->
    [yes] Þú kastar og færð { $first } og { $second }: { $number ->
        [10] 10, varnarleikur.
        [11] 11, villtur leikur.
       *[other] { $number }.
    }
   *[no] { $player } kastar og fær { $first } og { $second }: { $number ->
        [10] 10, varnarleikur.
        [11] 11, villtur leikur.
       *[other] { $number }.
    }
}
sd-start-roll = { $you ->
    [yes] Þú kastar um fyrsta leikinn og færð { $first } og { $second }: { $number }.
   *[no] { $player } kastar um fyrsta leikinn og fær { $first } og { $second }: { $number }.
}
sd-start-tie = Jafnt í efsta sæti. Nýtt kast: { $players }.
sd-begins = { $you ->
    [yes] Þú byrjar.
   *[no] { $player } byrjar.
}
sd-place = { $you ->
    [yes] Þú setur spilapening á { $space }.
   *[no] { $player } setur spilapening á { $space }.
}
sd-replace = { $you ->
    [yes] Þú tekur { $colour ->
        [green] grænan
        [blue] bláan
        [orange] appelsínugulan
        [violet] fjólubláan
        [black] kolagráan
       *[red] rauðan
    } spilapening af { $space } og setur þinn í staðinn.
   *[no] { $player } tekur { $colour ->
        [green] grænan
        [blue] bláan
        [orange] appelsínugulan
        [violet] fjólubláan
        [black] kolagráan
       *[red] rauðan
    } spilapening af { $space } og setur sinn í staðinn.
}
sd-remove = { $you ->
    [yes] Þú tekur { $colour ->
        [green] grænan
        [blue] bláan
        [orange] appelsínugulan
        [violet] fjólubláan
        [black] kolagráan
       *[red] rauðan
    } spilapening burt af { $space }.
   *[no] { $player } tekur { $colour ->
        [green] grænan
        [blue] bláan
        [orange] appelsínugulan
        [violet] fjólubláan
        [black] kolagráan
       *[red] rauðan
    } spilapening burt af { $space }.
}
sd-pass-own = { $you ->
    [yes] Þú átt þegar alla fjóra reitina með { $number } og situr hjá.
   *[no] { $player } á þegar alla fjóra reitina með { $number } og situr hjá.
}
sd-pass-defence = { $you ->
    [yes] Engan spilapening er hægt að taka: þú situr hjá.
   *[no] Engan spilapening er hægt að taka: { $player } situr hjá.
}
sd-again = { $you ->
    [yes] { $number } gefur aukakast: þú kastar aftur.
   *[no] { $number } gefur aukakast: { $player } kastar aftur.
}
sd-line = { $count } í röð: frá { $first } til { $last }!
sd-capped = Köstin eru orðin { $throws } og spilinu lýkur með jafntefli.

# Borðið og kostirnir.
sd-table-place = Til sigurs þarf { $count } í röð. Samtalan er { $number ->
    [11] 11, villtur leikur: veldu auðan reit hvar sem er.
   *[other] { $number }: veldu auðan reit með þeirri tölu.
}
sd-table-replace = Til sigurs þarf { $count } í röð. Samtalan er { $number ->
    [11] 11, villtur leikur, og borðið er fullt: skiptu út spilapeningi andstæðings hvar sem er.
   *[other] { $number } og allir fjórir reitirnir eru uppteknir: skiptu út spilapeningi andstæðings.
}
sd-table-remove = Til sigurs þarf { $count } í röð. Samtalan er 10, varnarleikur: taktu spilapening andstæðings af borðinu, en ekki af reit með 2 eða 12.
sd-table-waiting = Til sigurs þarf { $count } í röð.
sd-table-side = { $colour ->
    [green] grænn
    [blue] blár
    [orange] appelsínugulur
    [violet] fjólublár
    [black] kolagrár
   *[red] rauður
} litur ({ $letter })
sd-partners = { $colour ->
    [green] grænn
    [blue] blár
    [orange] appelsínugulur
    [violet] fjólublár
    [black] kolagrár
   *[red] rauður
}
sd-table-chips = { $count ->
    [0] engir spilapeningar
    [one] { $count } spilapeningur
   *[other] { $count } spilapeningar
}
sd-table-player = { $players }: { $side }, { $chips }
sd-space = {" "}{ $number }{ $letter }{" "}
sd-space-legal = [{ $number }{ $letter }]
sd-progress = { $throws ->
    [0] fyrir fyrsta kast
    [one] eftir { $throws } kast
   *[other] eftir { $throws } köst
}
sd-table-won = Í hornklofum: línan sem vann.
sd-table-legend = Þú mátt velja reitina sem eru í hornklofum.
sd-choice-wins = { $space }: klárar línu og vinnur
sd-choice-line = { $space }: { $count } af { $line }
sd-choice-dead = { $space }: engin lína
sd-choice-replace = { $choice } (þar: { $player })
sd-choice-replace-stops = { $choice } (þar: { $player }, lína með { $count })
sd-choice-remove = { $space }: { $player } með { $count } af { $line }
sd-choice-remove-dead = { $space }: { $player }, engin lína
sd-help-spaces = Einnig má slá inn heiti reits, til dæmis c4.
sd-choice-stops = { $choice }; stöðvar línu ({ $player } { $count })
sd-team-wins = { $colour ->
    [green] Græna liðið vinnur: { $players }.
    [blue] Bláa liðið vinnur: { $players }.
    [orange] Appelsínugula liðið vinnur: { $players }.
    [violet] Fjólubláa liðið vinnur: { $players }.
    [black] Kolagráa liðið vinnur: { $players }.
   *[red] Rauða liðið vinnur: { $players }.
}

# Stillingar borðs.
setting-sequence-dice-line = Lengd línu
setting-sequence-dice-line-about = hve marga spilapeninga í röð þarf til sigurs
setting-sequence-dice-starter = Hver byrjar
setting-sequence-dice-starter-about = sætið sem byrjar, eða drawn: hæsta samtala beggja teninga ræður

# Hvers vegna kostur er góður eða slæmur.
sd-why-wins = Þá ertu með { $count } í röð og vinnur strax.
sd-why-line = Besta línan þín hér yrði með { $count } af { $line }; vantar: { $spaces }.
sd-why-dead = Í öllum { $count } línunum gegnum þennan reit er spilapeningur keppinautar.
sd-why-break = { $player } á næst leik og getur rofið línuna með { $ways } af 36 köstum.
sd-why-stops = Þetta stöðvar línu með { $count } af { $line }: { $players }.
sd-why-removes = Besta línan hér fer úr { $count } í { $left } af { $line }: { $players }.
sd-why-removes-dead = Þessi spilapeningur er ekki í neinni opinni línu: { $players }.
sd-why-back = Hann kemst aftur á reitinn með { $ways } af 36 köstum: { $players }.
sd-why-again = Þú kastar aftur og vinnur strax með { $ways } af 36 köstum.
sd-why-later = Ef ekkert breytist vinnur þú næst með { $ways } af 36 köstum.
sd-why-threat = { $player } á næst leik og gæti unnið strax með { $ways } af 36 köstum.
sd-why-averted = { $player } á næst leik og gæti ekki lengur unnið með einu kasti.

# Borðið í vafranum.
sequence-dice-ask-place = Settu spilapening á einn af upplýstu reitunum.
sequence-dice-ask-replace = Enginn slíkur reitur er auður: skiptu út spilapeningi andstæðings fyrir þinn eigin.
sequence-dice-ask-remove = Taktu spilapening andstæðings af borðinu.
sd-browser-board = Borðið
sd-browser-legend = Hvað samtölurnar gera
sd-browser-line = Til sigurs þarf { $count } í röð
sd-browser-again = setja og kasta aftur
sd-browser-defence = taka spilapening andstæðings
sd-browser-wild = hvaða auði reitur sem er
sd-browser-space-free = { $space }, tala { $number }, auður
sd-browser-space-taken = { $space }, tala { $number }, spilapeningur: { $names }
sd-browser-space-choice = { $space }. Má velja: { $choice }
sd-browser-place = Setja spilapening á { $space }
sd-browser-replace = Skipta út spilapeningi á { $space }
sd-browser-remove = Taka spilapening af { $space }
sd-browser-on-board = Veldu reit á borðinu (í boði: { $count }).
sd-browser-best = lengsta opna línan: { $count } af { $line }
sd-browser-needs = vantar { $numbers }
