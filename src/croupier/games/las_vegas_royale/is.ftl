las-vegas-royale-title = Las Vegas Royale
las-vegas-royale-about = Las Vegas með stórum teningi sem gildir tvöfalt, spilapeningum sem borga má með fyrir að sitja hjá og spjöldum sem lifna við þegar teningar eru lagðir þar.

ry-neutral = hlutlausir
ry-blanks = auðir
ry-small = { $count ->
    [one] { $count } tening
   *[other] { $count } teninga
}
ry-biggy = Biggy
ry-biggy-left = Biggy
ry-a-die = lítinn tening
ry-chips = { $count ->
    [0] enga spilapeninga
    [one] { $count } spilapening
   *[other] { $count } spilapeninga
}
ry-cards = { $count ->
    [0] enga seðla
    [one] { $count } seðil
   *[other] { $count } seðla
}
ry-money = { $amount }

# Ein setning fyrir hverja aðgerð.
ry-starter = { $you ->
    [yes] Þú byrjar.
   *[no] { $player } byrjar.
}
ry-card = Seðli upp á { $amount } er flett upp.
ry-reserve = Seðill upp á { $amount } er talinn frá fyrir síðari umferðir.
ry-tile = Spjaldið { $tile } er lagt að spilavíti { $casino }.
ry-neutral-die = Hlutlaus teningur sýnir { $face } og fer á spilavíti { $face }.
ry-neutral-biggy = Hlutlausi Biggy sýnir { $face } og fer á spilavíti { $face }.
ry-die = { $you ->
    [yes] Þú kastar og færð { $face }.
   *[no] { $player } kastar og fær { $face }.
}
ry-die-biggy = { $you ->
    [yes] Þú kastar Biggy og færð { $face }.
   *[no] { $player } kastar Biggy og fær { $face }.
}
ry-extra-die = Aukateningur sýnir { $face }.
ry-place = { $you ->
    [yes] Þú leggur { $dice } á spilavíti { $casino }.
   *[no] { $player } leggur { $dice } á spilavíti { $casino }.
}
ry-skip = { $you ->
    [yes] Þú greiðir spilapening og tekur teningana til baka.
   *[no] { $player } greiðir spilapening og tekur teningana til baka.
}
ry-pass = { $you ->
    [yes] Aðeins tala lokaða spilavítisins kom upp: þú situr hjá.
   *[no] Aðeins tala lokaða spilavítisins kom upp: { $player } situr hjá.
}
ry-roll-choice = { $you ->
    [yes] Þú kastar teningunum.
   *[no] { $player } kastar teningunum.
}
ry-use = { $you ->
    [yes] Þú lætur { $die } sýna tölu að eigin vali.
   *[no] { $player } lætur { $die } sýna tölu að eigin vali.
}
ry-hold = { $you ->
    [yes] Þú felur merki í hnefanum.
   *[no] { $player } felur merki í hnefanum.
}
ry-guess-right = { $you ->
    [yes] Þú giskar á { $number }: rétt.
   *[no] { $player } giskar á { $number }: rétt.
}
ry-guess-wrong = { $you ->
    [yes] Þú giskar á { $number }: rangt.
   *[no] { $player } giskar á { $number }: rangt.
}
ry-stop = { $you ->
    [yes] Þú hættir.
   *[no] { $player } hættir.
}
ry-lower = { $you ->
    [yes] Þú segir „lægra“.
   *[no] { $player } segir „lægra“.
}
ry-higher = { $you ->
    [yes] Þú segir „hærra“.
   *[no] { $player } segir „hærra“.
}
ry-close = { $you ->
    [yes] Þú lokar spilavíti { $casino }.
   *[no] { $player } lokar spilavíti { $casino }.
}
ry-leave = { $you ->
    [yes] Þú lætur skífuna vera þar sem hún er.
   *[no] { $player } lætur skífuna vera þar sem hún er.
}
ry-bar = { $you ->
    [yes] Þú leggur { $die } við barborðið.
   *[no] { $player } leggur { $die } við barborðið.
}
ry-group = { $you ->
    [yes] Þú tekur hóp auðra teninga: { $count }.
   *[no] { $player } tekur hóp auðra teninga: { $count }.
}
ry-block = { $you ->
    [yes] Þú leggur auðu teningana á spilavíti { $casino }.
   *[no] { $player } leggur auðu teningana á spilavíti { $casino }.
}
ry-blank = { $you ->
    [yes] Þú tekur auðan tening af spilavíti { $casino }.
   *[no] { $player } tekur auðan tening af spilavíti { $casino }.
}
ry-decline = { $you ->
    [yes] Þú afþakkar.
   *[no] { $player } afþakkar.
}
ry-field = { $you ->
    [yes] Þú leggur auðan tening á reit sem gefur { $field }.
   *[no] { $player } leggur auðan tening á reit sem gefur { $field }.
}
ry-fetch = { $you ->
    [yes] Þú vilt fá { $die } til baka.
   *[no] { $player } vill fá { $die } til baka.
}
ry-from = { $you ->
    [yes] Þú tekur { $die } til baka af spilavíti { $casino }.
   *[no] { $player } tekur { $die } til baka af spilavíti { $casino }.
}
ry-move = { $you ->
    [yes] Þú færir { $die } á kringlótta reitinn.
   *[no] { $player } færir { $die } á kringlótta reitinn.
}
ry-done = { $you ->
    [yes] Þú lætur þetta nægja.
   *[no] { $player } lætur þetta nægja.
}
ry-set = { $you ->
    [yes] Þú leggur { $die } á reit { $field }.
   *[no] { $player } leggur { $die } á reit { $field }.
}
ry-choose = { $you ->
    [yes] Þú velur töluna { $number }.
   *[no] { $player } velur töluna { $number }.
}
ry-activate = { $you ->
    [yes] Þú virkjar spjaldið við spilavíti { $casino }.
   *[no] { $player } virkjar spjaldið við spilavíti { $casino }.
}
ry-gold = { $you ->
    [yes] Þú leggur { $die } á gullna reitinn.
   *[no] { $player } leggur { $die } á gullna reitinn.
}
ry-put = { $you ->
    [yes] Þú bætir aukateningnum við á spilavíti { $casino }.
   *[no] { $player } bætir aukateningnum við á spilavíti { $casino }.
}
ry-split = { $you ->
    [yes] Þú skiptir skífunum í tvær hrúgur: { $first } og { $second }.
   *[no] { $player } skiptir skífunum í tvær hrúgur: { $first } og { $second }.
}
ry-pick = { $you ->
    [yes] Þú velur hrúgu { $pile }.
   *[no] { $player } velur hrúgu { $pile }.
}
ry-pay-nobody = Spilavíti { $casino }: enginn fær neitt.
ry-pays = Spilavíti { $casino }:
ry-fine = Bad Luck innheimtir sektirnar.
ry-gets = { $you ->
    [yes] Þú færð { $what }.
   *[no] { $player } fær { $what }.
}
ry-loses = { $you ->
    [yes] Þú greiðir { $what }.
   *[no] { $player } greiðir { $what }.
}
ry-gets-token = { $you ->
    [yes] Þú tekur skífuna af High Five.
   *[no] { $player } tekur skífuna af High Five.
}
ry-gets-power = { $you ->
    [yes] Þú tekur Power Play-merkið.
   *[no] { $player } tekur Power Play-merkið.
}
ry-power-back = Power Play-merkið fer aftur á spjaldið sitt.

# Það sem sagt er við borðið um nokkrar aðgerðir saman.
ry-round = { $round }. umferð af { $rounds }. { $you ->
    [yes] Þú byrjar.
   *[no] { $player } byrjar.
}
ry-stocked = Spilavíti { $casino }: { $cards }.
ry-neutral-placed = Hlutlausu teningarnir: { $dice }.
ry-roll = { $you ->
    [yes] Þú kastar og færð { $dice }.
   *[no] { $player } kastar og fær { $dice }.
}
ry-roll-biggy = { $you ->
    [yes] Þú kastar og færð { $dice } og með Biggy { $biggy }.
   *[no] { $player } kastar og fær { $dice } og með Biggy { $biggy }.
}
ry-roll-only-biggy = { $you ->
    [yes] Þú kastar og færð { $biggy } með Biggy.
   *[no] { $player } kastar og fær { $biggy } með Biggy.
}
ry-extra = Aukateningarnir sýna { $dice }.

# Borðið.
ry-table-casino = Spilavíti { $casino }
ry-table-closed = Spilavíti { $casino } (lokað)
ry-table-cards = { $cards }
ry-table-dice = { $dice }
ry-tile-name = { $tile }
ry-tile-state = { $tile } ({ $state })
ry-pays-what = { $pays } { $what }
ry-table-no-cards = engir seðlar
ry-table-no-dice = engir teningar
ry-table-player = { $player }: með { $dice } eftir, { $chips }, { $cards }
ry-table-player-money = { $player }: með { $dice } eftir, { $chips }, { $cards }, { $money }
ry-table-none = enga teninga
ry-state-jackpot = merkið á { $amount }
ry-state-ring = næsti reitur gefur { $what }
ry-state-nothing = ekkert
ry-state-bar = við barborðið { $dice }
ry-state-groups = hópar eftir { $groups }
ry-state-fields = lausir reitir: { $chip } × spilapeningur, { $card } × 30.000, { $special } × sérstök aðgerð
ry-state-token = handhafi skífunnar: { $player }
ry-state-marker = handhafi merkisins: { $player }
ry-state-free = enginn handhafi enn
ry-state-double = á kringlótta reitnum { $dice }
ry-state-nice = á reitunum { $dice }
ry-state-gold = á gullna reitnum { $dice }
ry-state-empty = enginn
ry-help-tiles = hægt er að fá spjöldin útskýrð: sláðu inn i og númer spilavítisins, til dæmis i1

# Kostirnir.
ry-choice-place = { $dice } á spilavíti { $casino }
ry-choice-tile = { $choice } (virkjar { $tile })
ry-choice-skip = greiða spilapening og taka teningana til baka
ry-choice-pass = sitja hjá
ry-choice-roll = kasta teningunum
ry-choice-use = láta heldur { $die } sýna hvaða tölu sem er
ry-choice-number = leggja hann á spilavíti { $casino }
ry-choice-hold = fela { $number } merki
ry-choice-guess = giska á { $number }
ry-choice-stop = hætta og fá { $what }
ry-choice-lower = næsta samtala er lægri en { $sum }
ry-choice-higher = næsta samtala er hærri en { $sum }
ry-choice-close = loka spilavíti { $casino }
ry-choice-leave = láta skífuna vera þar sem hún er
ry-choice-bar = { $die } að barborðinu
ry-choice-group = hópur með { $count ->
    [one] { $count } teningi
   *[other] { $count } teningum
}
ry-choice-casino = á spilavíti { $casino }
ry-choice-blank = taka auðan tening af spilavíti { $casino }
ry-choice-decline = gera ekkert
ry-choice-field = leggja auðan tening á reit sem gefur { $field }
ry-choice-fetch = taka { $die } til baka af spilavíti
ry-choice-from = af spilavíti { $casino }
ry-choice-move = færa { $die } á kringlótta reitinn
ry-choice-done = láta þetta nægja
ry-choice-set = { $die } á reit { $field }
ry-choice-choose = talan { $number }: { $what }
ry-choice-activate = virkja { $tile } við spilavíti { $casino }
ry-choice-gold = { $die } á gullna reitinn
ry-choice-put = aukateninginn á spilavíti { $casino }
ry-choice-split = seinni hrúgan { $tokens } (í þúsundum)
ry-choice-pick = hrúga { $pile } með { $count ->
    [one] { $count } skífu
   *[other] { $count } skífum
}
ry-my-choice-tile = virkja annað spjald
ry-my-choice-free = snúa teningi á hvaða tölu sem er eða taka tening til baka
ry-my-choice-gold = tening á gullna reitinn
ry-field-special = sérstaka aðgerð
ry-typed-card = Seðlar sem flett er upp, { $count } eftir:
ry-typed-reserve = Seðlar sem taldir eru frá fyrir síðari umferðir, { $count } eftir:
ry-typed-tile = Spjaldið sem dregið var fyrir spilavíti { $casino }:
ry-typed-neutral = Hlutlausu teningarnir, Biggy síðast, { $count } eftir:
ry-typed-extra = Aukateningarnir, { $count } eftir:
ry-typed-biggy = Biggy síðast
ry-result = { $place }. { $player }: { $money }, með { $cards } og { $chips }

# Spjöldin, hvert í stuttu máli.
ry-tile-lucky-punch = Lucky Punch: þú felur eitt, tvö eða þrjú merki í hnefanum. Giski sá sem situr þér á vinstri hönd rangt færðu 20.000 í spilapeningum, 30.000 eða 40.000.
ry-tile-jackpot = Jackpot: kastaðu báðum aukateningunum. Sé samtalan sjö eða báðir eins færðu upphæðina sem merkið sýnir; annars hækkar hún.
ry-tile-prime-time = Prime Time: fyrir útborgun kastar sá sem er að fara að vinna hér báðum aukateningunum og má bæta þeim við á spilavítin með tölunum sem þeir sýna.
ry-tile-fifty-fifty = Fifty Fifty: kastaðu báðum aukateningunum. Síðan hættir þú og tekur verðlaunin eða segir til um hvort næsta samtala verði lægri eða hærri og reynir við betri verðlaun. Hafir þú rangt fyrir þér færðu ekkert.
ry-tile-high-five = High Five: sá sem fyrstur nær styrknum fimm hér tekur skífuna, sem er 100.000 virði við útborgun.
ry-tile-bad-luck = Bad Luck: sá sem hefur minnstan styrk hér greiðir 50.000 eftir útborgun, líka sá sem á enga teninga hér.
ry-tile-pay-day = Pay Day: 10.000 fyrir hvert spilavíti þar sem þú átt tening.
ry-tile-power-play = Power Play: sá sem er einn í forystu hér tekur merkið og má snúa einum teningi á hvaða tölu sem er í stað þess að kasta teningunum.
ry-tile-no-entry = No Entry! lokar öðru spilavíti: enginn teningur fer þar inn eða út. Leggðu skífuna þangað; hringurinn gefur þér spilapeninga eða fé.
ry-tile-knockout = Knockout? skilar þér teningunum þínum við barborðið; hver keppinautur leggur þangað einn af sínum.
ry-tile-block-it = Með Block It! leggur þú hóp auðra teninga á hvaða spilavíti sem er. Þeir telja eins og teningar leikmanns.
ry-tile-handicap = Handicap: taktu auðan tening af spilavíti og leggðu hann á reit: þú færð spilapening eða 30.000, eða snýrð teningi á hvaða tölu sem er eða tekur tening til baka.
ry-tile-black-box = Black Box: við útborgun skiptir sá sem situr vinstra megin við sigurvegarann sex skífum í tvær hrúgur; sigurvegarinn velur aðra án þess að sjá hvað er í henni.
ry-tile-double-down = Double Down: færðu teninga héðan á kringlótta reitinn, sem borgar 60.000 og 30.000 við útborgun.
ry-tile-nice-dice = Nice Dice: leggðu tening úr þessum leik á reitinn með tölunni sem hann sýnir; við útborgun gefur hann 10.000 fyrir hvern depil.
ry-tile-my-choice = My Choice: kastaðu báðum aukateningunum og veldu annan: spilapeninga, 30.000, annað spjald, frjálsan tening eða gullna reitinn.

# Stillingar borðs.
setting-las-vegas-royale-tiles = Spjöld
setting-las-vegas-royale-tiles-about = hve mörg spilavíti fá spjald í hverri umferð; 0 er grunnspilið
setting-las-vegas-royale-no-repeats = Engar endurtekningar
setting-las-vegas-royale-no-repeats-about = hlið sem hefur verið notuð kemur ekki aftur í sama spili
setting-las-vegas-royale-faces = Valin spjöld
setting-las-vegas-royale-faces-about = þessar hliðar liggja í öllum umferðum, við spilavíti 1 og áfram, í stað þess að dregið sé; aðeins önnur hlið hvers spjalds
setting-las-vegas-royale-starter = Hver byrjar
setting-las-vegas-royale-starter-about = sætið sem byrjar fyrstu umferðina, eða drawn: dregið er um það
setting-las-vegas-royale-open-money = Opnir peningar
setting-las-vegas-royale-open-money-about = allir sjá hve mikið hinir hafa unnið; annars aðeins hve marga seðla og spilapeninga þeir eiga
