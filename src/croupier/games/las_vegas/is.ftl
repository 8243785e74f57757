las-vegas-title = Las Vegas
las-vegas-about = leggið teninga á sex spilavíti; sá sem á flesta á hverjum stað fær besta seðilinn, nema annar eigi jafn marga.

lv-white = hvítur
lv-dice = { $count ->
    [0] enga teninga
    [one] { $count } tening
   *[other] { $count } teninga
}
lv-white-dice = { $count ->
    [one] { $count } hvítan tening
   *[other] { $count } hvíta teninga
}
lv-white-dice-left = { $count ->
    [one] { $count } hvítan tening
   *[other] { $count } hvíta teninga
}
lv-notes = { $count ->
    [0] enga seðla
    [one] { $count } seðil
   *[other] { $count } seðla
}

# Ein setning fyrir hverja aðgerð.
lv-starter = { $you ->
    [yes] Þú byrjar.
   *[no] { $player } byrjar.
}
lv-note = Spilavíti { $casino }: seðill upp á { $amount }.
lv-spare = Hvítur aukateningur sýnir { $face } og fer á spilavíti { $face }.
lv-die = { $you ->
    [yes] Þú kastar og færð { $face }.
   *[no] { $player } kastar og fær { $face }.
}
lv-white-die = { $you ->
    [yes] Þú kastar hvítum teningi og færð { $face }.
   *[no] { $player } kastar hvítum teningi og fær { $face }.
}
lv-place = { $you ->
    [yes] Þú leggur
   *[no] { $player } leggur
} { $dice } á spilavíti { $casino }.
lv-tie = Jafnt á spilavíti { $casino }: { $players }, { $count ->
    [one] { $count } teningur
   *[other] { $count } teningar
} á mann. Þeir teningar fara til baka.
lv-no-ties = Hvergi jafnt.
lv-take = { $you ->
    [yes] Þú færð { $amount }.
   *[no] { $player } fær { $amount }.
}
lv-white-takes = Hvítur vinnur { $amount }; seðillinn fer undir bunkann.
lv-left-over = Afgangur undir bunkann: { $notes }.
lv-pays = Spilavíti { $casino }: { $what }
lv-pays-nobody = Enginn fær neitt.

# Það sem sagt er við borðið um nokkrar aðgerðir saman.
lv-round = { $round }. umferð af { $rounds }. { $you ->
    [yes] Þú byrjar.
   *[no] { $player } byrjar.
}
lv-stocked = Spilavíti { $casino }: { $notes }.
lv-roll = { $you ->
    [yes] Þú kastar og færð { $dice }.
   *[no] { $player } kastar og fær { $dice }.
}
lv-roll-white = { $you ->
    [yes] Þú kastar og færð { $dice } og hvítt { $white }.
   *[no] { $player } kastar og fær { $dice } og hvítt { $white }.
}
lv-roll-only-white = { $you ->
    [yes] Þú kastar og færð hvítt { $white }.
   *[no] { $player } kastar og fær hvítt { $white }.
}

# Borðið og kostirnir.
lv-table-casino = Spilavíti { $casino }
lv-no-notes-yet = enga seðla
lv-table-no-notes = engir seðlar
lv-table-standing = { $what }
lv-table-taken = { $amount }: { $dice }
lv-table-roll = { $you ->
    [yes] Þú kastaðir
   *[no] { $player } kastaði
}
lv-rolled = { $dice }
lv-rolled-white = { $dice } og hvítt { $white }
lv-rolled-only-white = hvítt { $white }
lv-table-left = með { $dice } eftir
lv-table-player = { $player }: { $has }
lv-choice = { $dice } á spilavíti { $casino }
lv-choice-outlook = { $choice }; { $outlook }
lv-stands-take = eins og stendur færðu { $amount }
lv-stands-tied = eins og stendur er jafnt: { $everybody }
lv-stands-nothing = eins og stendur færðu ekkert
lv-stands-white = aðeins hvítir teningar
las-vegas-ask-place = Veldu tölu. Allir teningarnir þínir sem sýna hana fara á það spilavíti.
lv-typed-note = Seðlarnir við spilavíti { $casino }:
lv-typed-more = Fleiri seðlar við spilavíti { $casino } (komnir: { $notes }):
lv-typed-spare = Hvítu aukateningarnir, { $count } eftir:
lv-typed-white = hvítir teningar síðast
lv-result-notes = Upphæðin er sú sama: fleiri seðlar ráða.
lv-result = { $place }. { $player }: { $money }, með { $notes }

# Stillingar borðs.
setting-las-vegas-neutral = Hlutlausir teningar
setting-las-vegas-neutral-about = hver leikmaður kastar líka hvítum teningum sem enginn á; þeir geta líka orðið jafnir öðrum og unnið seðla; fyrir 2 til 4 leikmenn
setting-las-vegas-starter = Hver byrjar
setting-las-vegas-starter-about = sætið sem byrjar fyrstu umferðina, eða drawn: dregið er um það
setting-las-vegas-open-money = Opnir peningar
setting-las-vegas-open-money-about = allir sjá hve mikið hinir hafa unnið; annars aðeins hve marga seðla þeir eiga

# Hvers vegna kostur er góður eða slæmur.
las-vegas-score = fé í lokin
lv-why-lead = Þú yrðir í forystu á spilavíti { $casino } með { $count ->
    [one] { $count } tening
   *[other] { $count } teninga
}: { $amount } eins og stendur.
lv-why-behind = Með { $count ->
    [one] { $count } tening
   *[other] { $count } teninga
} á spilavíti { $casino } fengir þú { $amount ->
    [0] ekkert
   *[other] { $amount }
} eins og stendur. Á undan þér: { $players }.
lv-why-tied = Jafnt á spilavíti { $casino } ({ $count ->
    [one] { $count } teningur
   *[other] { $count } teningar
} á mann): { $players }. Þá færðu ekkert.
lv-why-white = Aðeins hvítir teningar færu á spilavíti { $casino }: þeir vinna ekkert fyrir þig.
lv-why-empty = Engir seðlar eru við spilavíti { $casino }.
lv-why-safe = Enginn getur lengur náð þér þar: { $amount } eru í höfn.
lv-why-pass = Enn er hægt að komast fram úr þér þar: { $rivals }.
lv-why-pass-many = { $count } geta enn komist fram úr þér þar, helst { $rival }.
lv-why-tie = Enn er hægt að jafna við þig þar: { $rivals }.
lv-why-tied-ahead = Jafnt þar með fleiri teninga en þú: { $players }. Einn teningur getur breytt því.
lv-why-rival = { $player } ({ $there } þar, { $left } eftir)
lv-why-more = Með { $count ->
    [one] { $count } teningi
   *[other] { $count } teningum
} í viðbót þar fengir þú { $amount } eins og stendur; þú átt { $left } eftir.
lv-why-never = { $count ->
    [one] Síðasti teningurinn þinn gæfi ekkert þar eins og stendur.
   *[other] Þótt þú legðir þar alla teningana sem þú átt eftir ({ $count }) fengir þú ekkert eins og stendur.
}
