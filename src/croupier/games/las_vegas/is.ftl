las-vegas-title = Las Vegas
las-vegas-about = leggið teninga á sex spilavíti; þeir sem eiga þar jafn marga fá ekkert, en af hinum fær sá hæsta seðilinn sem á flesta.

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
    [0] engir seðlar
    [one] { $count } seðill
   *[other] { $count } seðlar
}

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
lv-tie = Spilavíti { $casino }: { $players } með jafn marga teninga ({ $count }); þeir teningar eru teknir til baka.
lv-no-ties = Hvergi jafnt.
lv-take = { $you ->
    [yes] Þú færð { $amount }.
   *[no] { $player } fær { $amount }.
}
lv-white-takes = Hvítur vinnur { $amount }; seðillinn fer undir bunkann.
lv-left-over = Afgangurinn fer undir bunkann: { $notes }.
lv-pays = Spilavíti { $casino }: { $what }
lv-pays-nobody = Enginn fær neitt.

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

lv-table-casino = Spilavíti { $casino }
lv-no-notes-yet = engir seðlar
lv-table-no-notes = engir seðlar
lv-table-notes = { $notes }
lv-table-dice = { $dice }
lv-table-no-dice = engir teningar
lv-table-player = { $player }: með { $dice } eftir; { $notes }
lv-table-player-money = { $player }: með { $dice } eftir; { $notes }, { $money }
lv-choice = { $dice } á spilavíti { $casino }
lv-choice-outlook = { $choice }; { $outlook }
lv-stands-take = eins og stendur færð þú { $amount }
lv-stands-tied = eins og stendur er jafnt: { $everybody }
lv-stands-nothing = eins og stendur færð þú ekkert
lv-stands-white = aðeins hvítir teningar
lv-typed-note = Seðlar við spilavíti { $casino } (þar liggja { $notes }):
lv-typed-spare = Hvítu aukateningarnir, { $count } eftir:
lv-typed-white = hvítir teningar síðast
lv-result = { $place }. { $player }: { $money }, { $notes }

# Stillingar borðs.
setting-las-vegas-neutral = Hlutlausir teningar
setting-las-vegas-neutral-about = hver leikmaður kastar líka hvítum teningum sem enginn á; þeir geta líka orðið jafnir öðrum og unnið seðla; fyrir 2 til 4 leikmenn
setting-las-vegas-starter = Hver byrjar
setting-las-vegas-starter-about = sætið sem byrjar fyrstu umferðina, eða drawn: dregið er um það
setting-las-vegas-open-money = Opnir peningar
setting-las-vegas-open-money-about = allir sjá hve mikið hinir hafa unnið; annars aðeins hve marga seðla þeir eiga
