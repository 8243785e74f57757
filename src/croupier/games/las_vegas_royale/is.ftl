las-vegas-royale-title = Las Vegas Royale
las-vegas-royale-about = Las Vegas með stórum teningi sem gildir tvöfalt, spilapeningum til að losna við slæmt kast og spjöldum sem lifna við þegar teningar koma.

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
    [yes] Þú borgar spilapening og tekur teningana til baka.
   *[no] { $player } borgar spilapening og tekur teningana til baka.
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
ry-group = { $you ->
    [yes] Þú tekur hóp auðra teninga: { $count }.
   *[no] { $player } tekur hóp auðra teninga: { $count }.
}
ry-blank = { $you ->
    [yes] Þú tekur auðan tening af spilavíti { $casino }.
   *[no] { $player } tekur auðan tening af spilavíti { $casino }.
}
ry-fetch = { $you ->
    [yes] Þú vilt fá { $die } til baka.
   *[no] { $player } vill fá { $die } til baka.
}

# Það sem spjöldin gera.
ry-pay-day = { $you ->
    [yes] Pay Day: þú átt { $count ->
        [0] hvergi tening
        [one] teninga á { $count } spilavíti
       *[other] teninga á { $count } spilavítum
    } og færð { $what }.
   *[no] Pay Day: { $player } á { $count ->
        [0] hvergi tening
        [one] teninga á { $count } spilavíti
       *[other] teninga á { $count } spilavítum
    } og fær { $what }.
}
ry-gets-token = { $you ->
    [yes] High Five: þú ert með styrkinn { $strength } á spilavíti { $casino } og tekur skífuna, sem gefur { $amount } við útborgun.
   *[no] High Five: { $player } er með styrkinn { $strength } á spilavíti { $casino } og tekur skífuna, sem gefur { $amount } við útborgun.
}
ry-token-not = { $you ->
    [yes] High Five: þú ert með styrkinn { $strength } þar; fyrir skífuna þarf fimm.
   *[no] High Five: { $player } er með styrkinn { $strength } þar; fyrir skífuna þarf fimm.
}
ry-gets-power = { $you ->
    [yes] Power Play: þú hefur óskipta forystu á spilavíti { $casino } og tekur merkið.
   *[no] Power Play: { $player } hefur óskipta forystu á spilavíti { $casino } og tekur merkið.
}
ry-power-not = { $you ->
    [yes] Power Play: þú hefur ekki óskipta forystu á spilavíti { $casino } og færð ekki merkið.
   *[no] Power Play: { $player } hefur ekki óskipta forystu á spilavíti { $casino } og fær ekki merkið.
}
ry-power-back = Power Play: enginn hefur lengur óskipta forystu á spilavíti { $casino } og merkið fer aftur á spjaldið.
ry-turned-power = { $you ->
    [yes] Power Play: þú lætur { $die } sýna { $casino } og leggur hann á spilavíti { $casino }.
   *[no] Power Play: { $player } lætur { $die } sýna { $casino } og leggur hann á spilavíti { $casino }.
}
ry-turned = { $you ->
    [yes] Þú lætur { $die } sýna { $casino } og leggur hann á spilavíti { $casino }.
   *[no] { $player } lætur { $die } sýna { $casino } og leggur hann á spilavíti { $casino }.
}
ry-from = { $you ->
    [yes] Þú tekur { $die } til baka af spilavíti { $casino }.
   *[no] { $player } tekur { $die } til baka af spilavíti { $casino }.
}
ry-knockout-back = { $you ->
    [yes] Knockout? Þú tekur { $dice } til baka frá barborðinu.
   *[no] Knockout? { $player } tekur { $dice } til baka frá barborðinu.
}
ry-knockout-nobody = Knockout? Enginn þarf að leggja tening við barborðið.
ry-bar = { $you ->
    [yes] Knockout? Þú leggur { $die } við barborðið.
   *[no] Knockout? { $player } leggur { $die } við barborðið.
}
ry-block-none = Block It! Engir auðir teningar eru eftir á spjaldinu.
ry-block = { $you ->
    [yes] Block It! Þú leggur { $count ->
        [one] { $count } auðan tening
       *[other] { $count } auða teninga
    } á spilavíti { $casino }.
   *[no] Block It! { $player } leggur { $count ->
        [one] { $count } auðan tening
       *[other] { $count } auða teninga
    } á spilavíti { $casino }.
}
ry-handicap-none = Handicap: engan auðan tening er að fá eða enginn reitur er laus.
ry-handicap = { $you ->
    [yes] Handicap: þú tekur auðan tening af spilavíti { $casino }, leggur hann á reit og færð { $what }.
   *[no] Handicap: { $player } tekur auðan tening af spilavíti { $casino }, leggur hann á reit og fær { $what }.
}
ry-handicap-special = { $you ->
    [yes] Handicap: þú tekur auðan tening af spilavíti { $casino }, leggur hann á sérstakan reit og færð að snúa teningi eða taka tening til baka.
   *[no] Handicap: { $player } tekur auðan tening af spilavíti { $casino }, leggur hann á sérstakan reit og fær að snúa teningi eða taka tening til baka.
}
ry-handicap-declined = { $you ->
    [yes] Handicap: þú tekur engan auðan tening.
   *[no] Handicap: { $player } tekur engan auðan tening.
}
ry-hold = { $you ->
    [yes] Lucky Punch: þú felur eitt, tvö eða þrjú merki í hnefanum.
   *[no] Lucky Punch: { $player } felur eitt, tvö eða þrjú merki í hnefanum.
}
ry-guess-right = { $you ->
    [yes] Lucky Punch: þú giskar á { $number }, og það er rétt: engin verðlaun.
   *[no] Lucky Punch: { $player } giskar á { $number }, og það er rétt: engin verðlaun.
}
ry-guess-wrong = { $you ->
    [yes] Lucky Punch: þú giskar á { $number }, en rétta talan var { $held }.
   *[no] Lucky Punch: { $player } giskar á { $number }, en rétta talan var { $held }.
}
ry-jackpot-seven = { $you ->
    [yes] Jackpot: { $first } og { $second } eru samtals sjö: þú tekur { $amount }!
   *[no] Jackpot: { $first } og { $second } eru samtals sjö: { $player } tekur { $amount }!
}
ry-jackpot-double = { $you ->
    [yes] Jackpot: { $first } og { $second }, báðir eins: þú tekur { $amount }!
   *[no] Jackpot: { $first } og { $second }, báðir eins: { $player } tekur { $amount }!
}
ry-jackpot-rises = { $you ->
    [yes] Jackpot: { $first } og { $second }, hvorki sjö né báðir eins: þú færð ekkert. Merkið færist á { $amount }.
   *[no] Jackpot: { $first } og { $second }, hvorki sjö né báðir eins: { $player } fær ekkert. Merkið færist á { $amount }.
}
ry-jackpot-stays = { $you ->
    [yes] Jackpot: { $first } og { $second }, hvorki sjö né báðir eins: þú færð ekkert. Merkið er áfram á { $amount }.
   *[no] Jackpot: { $first } og { $second }, hvorki sjö né báðir eins: { $player } fær ekkert. Merkið er áfram á { $amount }.
}
ry-fifty-first = { $you ->
    [yes] Fifty Fifty: þú kastar og færð { $first } og { $second }: samtalan er { $sum }.
   *[no] Fifty Fifty: { $player } kastar og fær { $first } og { $second }: samtalan er { $sum }.
}
ry-lower = { $you ->
    [yes] Fifty Fifty: þú spáir lægri samtölu en { $sum }.
   *[no] Fifty Fifty: { $player } spáir lægri samtölu en { $sum }.
}
ry-higher = { $you ->
    [yes] Fifty Fifty: þú spáir hærri samtölu en { $sum }.
   *[no] Fifty Fifty: { $player } spáir hærri samtölu en { $sum }.
}
ry-fifty-right = Fifty Fifty: { $first } og { $second }, samtalan { $sum } er { $call ->
    [lower] lægri en { $last }: rétt!
   *[higher] hærri en { $last }: rétt!
}
ry-fifty-wrong = { $you ->
    [yes] Fifty Fifty: { $first } og { $second }, samtalan { $sum } er { $call ->
        [lower] ekki lægri en { $last }
       *[higher] ekki hærri en { $last }
    }: þú færð ekkert.
   *[no] Fifty Fifty: { $first } og { $second }, samtalan { $sum } er { $call ->
        [lower] ekki lægri en { $last }
       *[higher] ekki hærri en { $last }
    }: { $player } fær ekkert.
}
ry-fifty-last = { $you ->
    [yes] Þetta er síðasti reiturinn: þú færð { $what }.
   *[no] Þetta er síðasti reiturinn: { $player } fær { $what }.
}
ry-stop = { $you ->
    [yes] Fifty Fifty: þú hættir og færð { $what }.
   *[no] Fifty Fifty: { $player } hættir og fær { $what }.
}
ry-close = { $you ->
    [yes] No Entry! Þú lokar spilavíti { $casino }.
   *[no] No Entry! { $player } lokar spilavíti { $casino }.
}
ry-ring = Hringurinn gefur { $what } fyrir það.
ry-leave = { $you ->
    [yes] No Entry! Þú lætur skífuna vera áfram á spilavíti { $casino }.
   *[no] No Entry! { $player } lætur skífuna vera áfram á spilavíti { $casino }.
}
ry-move = { $you ->
    [yes] Double Down: þú færir { $die } á kringlótta reitinn.
   *[no] Double Down: { $player } færir { $die } á kringlótta reitinn.
}
ry-set = { $you ->
    [yes] Nice Dice: þú leggur { $die } á reit { $field }, sem gefur { $amount } við útborgun.
   *[no] Nice Dice: { $player } leggur { $die } á reit { $field }, sem gefur { $amount } við útborgun.
}
ry-nice-moved = { $you ->
    [yes] Þú áttir { $die } þar fyrir; hann færist á spilavíti { $casino }.
   *[no] { $player } átti { $die } þar fyrir; hann færist á spilavíti { $casino }.
}
ry-nice-declined = { $you ->
    [yes] Nice Dice: þú leggur engan tening á reit.
   *[no] Nice Dice: { $player } leggur engan tening á reit.
}
ry-my-choice-roll = { $you ->
    [yes] My Choice: þú kastar og færð { $first } og { $second }.
   *[no] My Choice: { $player } kastar og fær { $first } og { $second }.
}
ry-choose-reward = { $you ->
    [yes] My Choice: þú velur töluna { $number } og færð { $what }.
   *[no] My Choice: { $player } velur töluna { $number } og fær { $what }.
}
ry-choose = { $you ->
    [yes] My Choice: þú velur töluna { $number } ({ $what }).
   *[no] My Choice: { $player } velur töluna { $number } ({ $what }).
}
ry-choose-nothing = { $you ->
    [yes] My Choice: þú velur töluna { $number }, sem gerir ekkert í þetta sinn.
   *[no] My Choice: { $player } velur töluna { $number }, sem gerir ekkert í þetta sinn.
}
ry-activate = { $you ->
    [yes] My Choice: þú virkjar { $tile } við spilavíti { $casino }.
   *[no] My Choice: { $player } virkjar { $tile } við spilavíti { $casino }.
}
ry-activate-later = { $you ->
    [yes] My Choice: þú velur { $tile } við spilavíti { $casino }, en það gerir ekkert fyrr en greitt er út.
   *[no] My Choice: { $player } velur { $tile } við spilavíti { $casino }, en það gerir ekkert fyrr en greitt er út.
}
ry-gold = { $you ->
    [yes] My Choice: þú leggur { $die } á gullna reitinn.
   *[no] My Choice: { $player } leggur { $die } á gullna reitinn.
}
ry-gold-back = { $you ->
    [yes] Þú áttir { $die } þar fyrir og færð hann til baka.
   *[no] { $player } átti { $die } þar fyrir og fær hann til baka.
}
ry-prime-roll = { $you ->
    [yes] Prime Time: þú ert í forystu á spilavíti { $casino }, kastar og færð { $first } og { $second }.
   *[no] Prime Time: { $player } er í forystu á spilavíti { $casino }, kastar og fær { $first } og { $second }.
}
ry-prime-none = Hvorugum teningnum er hægt að bæta við.
ry-prime-declined = { $you ->
    [yes] Prime Time: þú bætir hvorugum teningnum við.
   *[no] Prime Time: { $player } bætir hvorugum teningnum við.
}
ry-put = { $you ->
    [yes] Prime Time: þú bætir teningi við á spilavíti { $casino }.
   *[no] Prime Time: { $player } bætir teningi við á spilavíti { $casino }.
}
ry-split = { $you ->
    [yes] Black Box: þú skiptir skífunum í tvær hrúgur, { $first } og { $second }.
   *[no] Black Box: { $player } skiptir skífunum í tvær hrúgur, { $first } og { $second }.
}
ry-pick = { $you ->
    [yes] Black Box: þú velur hrúgu með { $count ->
        [one] { $count } skífu
       *[other] { $count } skífum
    } og færð { $what }.
   *[no] Black Box: { $player } velur hrúgu með { $count ->
        [one] { $count } skífu
       *[other] { $count } skífum
    } og fær { $what }.
}
ry-fine = { $you ->
    [yes] Bad Luck: þú { $strength ->
        [0] átt engan tening á spilavíti { $casino }
       *[other] ert með minnstan styrk á spilavíti { $casino } ({ $strength })
    } og borgar { $what }.
   *[no] Bad Luck: { $player } { $strength ->
        [0] á engan tening á spilavíti { $casino }
       *[other] er með minnstan styrk á spilavíti { $casino } ({ $strength })
    } og borgar { $what }.
}

# Útborgunin: jafnir, seðlar og svo það sem spjald borgar.
ry-tie = Jafnt á spilavíti { $casino }: { $players } með styrkinn { $strength }. Þeir teningar eru teknir burt.
ry-pays = Spilavíti { $casino }: { $what }
ry-pays-nobody = Enginn fær neitt.
ry-nobody-takes = Enginn fær { $amount }: þann seðil vinna { $owner } teningar.
ry-left-over = Eftir verða { $cards }.
ry-takes = { $you ->
    [yes] Þú færð { $amount }.
   *[no] { $player } fær { $amount }.
}
ry-gets = { $you ->
    [yes] Þú færð { $what }.
   *[no] { $player } fær { $what }.
}
ry-token-pays = { $you ->
    [yes] High Five: þú færð { $what } fyrir skífuna.
   *[no] High Five: { $player } fær { $what } fyrir skífuna.
}
ry-double-pays = { $you ->
    [yes] Double Down: þú færð { $what } fyrir kringlótta reitinn.
   *[no] Double Down: { $player } fær { $what } fyrir kringlótta reitinn.
}
ry-nice-pays = { $you ->
    [yes] Nice Dice: þú færð { $what } fyrir teninginn á reit { $field }.
   *[no] Nice Dice: { $player } fær { $what } fyrir teninginn á reit { $field }.
}
ry-gold-pays = { $you ->
    [yes] My Choice: þú færð { $what } fyrir gullna reitinn.
   *[no] My Choice: { $player } fær { $what } fyrir gullna reitinn.
}
ry-where-skips = fyrir að sitja hjá
ry-where-chips = spilapeningar umferðarinnar

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
    [yes] Þú kastar og færð { $dice }; Biggy sýnir { $biggy }.
   *[no] { $player } kastar og fær { $dice }; Biggy sýnir { $biggy }.
}
ry-roll-only-biggy = { $you ->
    [yes] Þú kastar Biggy og færð { $biggy }.
   *[no] { $player } kastar Biggy og fær { $biggy }.
}

# Borðið.
ry-table-casino = Spilavíti { $casino }
ry-table-closed = lokað; { $what }
ry-tile-name = { $tile }
ry-tile-state = { $tile } ({ $state })
ry-table-no-cards = engir seðlar
ry-table-standing = { $what }
ry-table-taken = { $amount }: { $dice }
ry-table-roll = { $you ->
    [yes] Þú kastaðir
   *[no] { $player } kastaði
}
ry-rolled = { $dice }
ry-rolled-biggy = { $dice } og Biggy { $biggy }
ry-rolled-only-biggy = Biggy { $biggy }
ry-table-left = með { $dice } eftir
ry-table-player = { $player }: { $has }
ry-table-none = enga teninga
ry-state-jackpot = merkið á { $amount }
ry-state-ring = næsti reitur gefur { $what }
ry-state-nothing = ekkert
ry-state-bar = við barborðið: { $dice }
ry-state-groups = hópar eftir: { $groups }
ry-state-fields = lausir reitir: { $chip } × spilapeningur, { $card } × 30.000, { $special } × sérstakur
ry-state-token = skífan: { $player }
ry-state-marker = merkið: { $player }
ry-state-free = enginn enn
ry-state-double = á kringlótta reitnum: { $dice }
ry-state-nice = á reitunum: { $dice }
ry-state-gold = á gullna reitnum: { $dice }
ry-state-empty = enginn
ry-help-tiles = i og númer spilavítis útskýrir spjaldið þar, til dæmis i1.

# Kostirnir.
ry-choice-place = { $dice } á spilavíti { $casino }
ry-choice-put = aukateninginn á spilavíti { $casino }
ry-choice-outlook = { $choice }; { $outlook }
ry-stands-take = eins og stendur færðu { $amount }
ry-stands-tied = eins og stendur er jafnt: { $everybody }
ry-stands-nothing = eins og stendur færðu ekkert
ry-stands-winner = forystan færir þér { $tile }
ry-stands-pays = Bad Luck kostar þig samt { $amount }
ry-stands-safe = þú sleppur við Bad Luck
ry-then = svo { $tile }
ry-then-gets = svo gefur { $tile } { $what }
ry-then-token = svo gefur { $tile } skífuna
ry-then-marker = svo gefur { $tile } merkið
ry-choice-skip = borga spilapening og taka teningana til baka
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
ry-choice-field = leggja hann á reit sem gefur { $field }
ry-choice-fetch = taka { $die } til baka af spilavíti
ry-choice-from = af spilavíti { $casino }
ry-choice-move = færa { $die } á kringlótta reitinn
ry-choice-done = láta þetta nægja
ry-choice-set = { $die } á reit { $field }
ry-choice-choose = velja { $number }: { $what }
ry-choice-activate = virkja { $tile } við spilavíti { $casino }
ry-choice-activate-later = { $tile } við spilavíti { $casino } (gerir ekkert fyrr en greitt er út)
ry-choice-gold = { $die } á gullna reitinn
ry-choice-split = hrúga 2: { $tokens }
ry-choice-pick = hrúga { $pile } með { $count ->
    [one] { $count } skífu
   *[other] { $count } skífum
}
ry-my-choice-tile = virkja annað spjald
ry-my-choice-free = snúa teningi á hvaða tölu sem er eða taka tening til baka
ry-my-choice-gold = leggja tening á gullna reitinn
ry-field-special = sérstaka aðgerð
ry-typed-card = Seðlar sem flett er upp, { $count } eftir:
ry-typed-reserve = Seðlar sem taldir eru frá fyrir síðari umferðir, { $count } eftir:
ry-typed-tile = Spjaldið sem dregið var fyrir spilavíti { $casino }:
ry-typed-neutral = Hlutlausu teningarnir, Biggy síðast, { $count } eftir:
ry-typed-extra = Aukateningarnir, { $count } eftir:
ry-typed-biggy = Biggy síðast
ry-result-cards = Upphæðin er sú sama: fleiri seðlar og spilapeningar samanlagt ráða.
ry-result = { $place }. { $player }: { $money }, með { $cards } og { $chips }

# Spjöldin, hvert í stuttu máli.
ry-tile-lucky-punch = Lucky Punch: þú felur eitt, tvö eða þrjú merki í hnefanum og sá sem situr þér á vinstri hönd giskar á fjöldann. Giski hann rangt færðu 20.000 í spilapeningum, 30.000 eða 40.000.
ry-tile-jackpot = Jackpot: kastaðu báðum aukateningunum. Sé samtalan sjö eða báðir eins færðu upphæðina sem merkið sýnir; annars hækkar hún.
ry-tile-prime-time = Prime Time: fyrir útborgun kastar sá sem er að fara að vinna hér báðum aukateningunum og má bæta þeim við á spilavítin með tölunum sem þeir sýna.
ry-tile-fifty-fifty = Fifty Fifty: kastaðu báðum aukateningunum. Svo hættir þú og tekur verðlaunin eða spáir lægri eða hærri samtölu í næsta kasti og keppir að betri verðlaunum. Sé spáin röng færðu ekkert.
ry-tile-high-five = High Five: sá sem fyrstur nær styrknum fimm hér tekur skífuna, sem er 100.000 virði við útborgun.
ry-tile-bad-luck = Bad Luck: sá sem hefur minnstan styrk hér borgar 50.000 eftir útborgun, líka sá sem á enga teninga hér.
ry-tile-pay-day = Pay Day: 10.000 fyrir hvert spilavíti þar sem þú átt tening.
ry-tile-power-play = Power Play: sá sem er einn í forystu hér tekur merkið og má snúa einum teningi á hvaða tölu sem er í stað þess að kasta teningunum.
ry-tile-no-entry = No Entry! lokar öðru spilavíti: enginn teningur fer þar inn eða út. Leggðu skífuna þangað; hringurinn gefur þér spilapeninga eða fé.
ry-tile-knockout = Knockout? skilar þér teningunum þínum frá barborðinu; hver keppinautur leggur þangað einn af sínum.
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

# Hvers vegna kostur er góður eða slæmur.
las-vegas-royale-score = fé og spilapeningar í lokin
ry-why-lead = Þú yrðir í forystu á spilavíti { $casino } með styrkinn { $count }: { $amount ->
    [0] ekkert
   *[other] { $amount }
} eins og stendur.
ry-why-behind = Með styrkinn { $count } á spilavíti { $casino } fengir þú { $amount ->
    [0] ekkert
   *[other] { $amount }
} eins og stendur. Á undan þér: { $players }.
ry-why-tied = Jafnt á spilavíti { $casino } með styrkinn { $count }: { $players }. Þá færðu ekkert.
ry-why-safe = Enginn á nógu marga teninga eftir til að ná þér þar.
ry-why-pass-you = Enn er hægt að komast fram úr þér þar: { $rivals }.
ry-why-pass-many = { $count } geta enn komist fram úr þér þar, helst { $rival }.
ry-why-tie = Enn er hægt að jafna við þig þar: { $rivals }.
ry-why-tied-ahead = Jafnt þar með meiri styrk en þú: { $players }. Einn teningur getur breytt því.
ry-why-rival = { $player } ({ $there } þar, með { $dice } eftir)
ry-why-more = Væri styrkur þinn þar { $count } meiri fengir þú { $amount } eins og stendur.
ry-why-never = Þótt þú legðir þar allt sem þú átt eftir ({ $dice }) fengir þú ekkert eins og stendur.
ry-why-pays = Spilavíti { $casino } myndi þá borga þér { $amount ->
    [0] ekkert
   *[other] { $amount }
} eins og stendur; nú { $before ->
    [0] ekkert
   *[other] { $before }
}.
ry-why-pays-same = Spilavíti { $casino } borgar þér { $amount ->
    [0] ekkert
   *[other] { $amount }
} eins og stendur, hvort sem er.
ry-why-skip = Það kostar spilapening, { $amount }, og þú átt áfram alla teningana: { $dice }.
ry-why-pass = Aðeins tala spilavítis { $casino } kom upp og það er lokað.
ry-why-roll = Þú átt eftir { $dice }, kastar öllu og leggur þá teninga sem sýna eina tölu.
ry-why-turn = Einn teningur fer þangað sem þú vilt. Eftir það áttu eftir: { $dice }.
ry-why-hold = Giski { $player } rangt færðu { $amount }. Blind ágiskun er röng í tvö skipti af þremur.
ry-why-guess = Sé það rétt missir { $player } af { $amount }. Blind ágiskun er rétt í eitt skipti af þremur.
ry-why-stop = Þú færð { $amount ->
    [0] ekkert
   *[other] { $amount }
} núna. Ein rétt spá í viðbót gæfi { $next }.
ry-why-call = { $ways ->
    [one] { $ways } af 36 köstum er rétt og gefur
   *[other] { $ways } af 36 köstum eru rétt og gefa
} { $amount }. Önnur kosta { $now } sem þú gætir tekið núna.
ry-why-call-first = { $ways ->
    [one] { $ways } af 36 köstum er rétt og gefur
   *[other] { $ways } af 36 köstum eru rétt og gefa
} { $amount }. Enn er engu að tapa.
ry-why-close = Enginn teningur kæmist á spilavíti { $casino } eða þaðan. Það borgar eins og stendur: { $players }.
ry-why-close-nobody = Enginn teningur kæmist á spilavíti { $casino } eða þaðan. Það borgar engum leikmanni eins og stendur.
ry-why-ring = Hringurinn gefur þér { $amount ->
    [0] ekkert
   *[other] { $amount }
}.
ry-why-leave = Spilavíti { $casino } er áfram lokað og hringurinn gefur þér ekkert.
ry-why-bar = Teningur við barborðið telst hvergi. Þú ættir eftir: { $dice }.
ry-why-group = { $count ->
    [one] { $count } auður teningur telur á spilavíti eins og teningur
   *[other] { $count } auðir teningar telja á spilavíti eins og teningar
} annars leikmanns.
ry-why-blanks = Auðir teningar með styrkinn { $count } tækju { $amount ->
    [0] ekkert
   *[other] { $amount }
} á spilavíti { $casino } eins og stendur.
ry-why-decline = Allir auðu teningarnir eru kyrrir ({ $count }) og þú færð ekkert.
ry-why-keep = Þú heldur styrknum { $count } á spilavíti { $casino }.
ry-why-worth = Það gefur þér { $amount } strax.
ry-why-free = Þú lætur tening sýna hvaða tölu sem er eða tekur tening til baka af spilavíti.
ry-why-fetch = Teningurinn kemur til baka. Þá ættir þú: { $dice }.
ry-why-round = Á kringlótta reitnum yrði styrkur þinn { $count }: { $amount ->
    [0] ekkert
   *[other] { $amount }
} eins og stendur.
ry-why-stays = Teningar þínir eru áfram á spilavíti { $casino }: { $amount ->
    [0] ekkert
   *[other] { $amount }
} eins og stendur.
ry-why-unused = { $count ->
    [one] { $count } aukateningur fer
   *[other] { $count } aukateningar fara
} ekki á neitt spilavíti.
ry-why-field = Reitur { $number } borgar { $amount } við útborgun ef teningurinn er þar enn.
ry-why-left = Þú ættir eftir að leggja: { $dice }.
ry-why-tiles = Önnur spjöld sem þú gætir virkjað: { $count }.
ry-why-nothing = Það myndi ekki gera neitt núna.
ry-why-tile-nothing = { $tile } myndi ekki gera neitt núna.
ry-why-gold = Gullni reiturinn borgar { $amount } við útborgun ef teningurinn er þar enn.
ry-why-gold-back = { $player } fær tening til baka af gullna reitnum.
ry-why-split = { $player } fær { $first ->
    [0] ekkert
   *[other] { $first }
} eða { $second ->
    [0] ekkert
   *[other] { $second }
} og sér aðeins hve margar skífur eru í hvorri hrúgu.
ry-why-pick = Í þessari hrúgu eru að meðaltali { $amount } ef allar skiptingar í svona stórar hrúgur ({ $count }) eru jafnlíklegar.
ry-why-punch = Lucky Punch: giski { $player } rangt færðu { $few } til { $many }.
ry-why-jackpot = Jackpot: { $ways } af 36 köstum gefa þér { $amount }.
ry-why-fifty = Fifty Fifty: réttar spár í röð gefa { $amounts }.
ry-why-prime = Prime Time: eins og stendur { $who ->
    [you] kastar þú
    [nobody] kastar enginn
   *[other] kastar { $player }
} aukateningunum fyrir útborgun.
ry-why-box = Black Box: eins og stendur { $who ->
    [you] velur þú aðra hrúguna
    [nobody] velur enginn hrúgu
   *[other] velur { $player } aðra hrúguna
}; í báðum eru samtals { $amount }.
ry-why-token-gone = High Five: { $who ->
    [you] þú ert þegar með skífuna.
   *[other] { $player } er þegar með skífuna.
}
ry-why-token = High Five: þú tekur skífuna, { $amount } við útborgun.
ry-why-token-needs = High Five: fyrir skífuna, { $amount }, þarf styrkinn { $wanted }; þinn yrði { $count }.
ry-why-bad-luck = Bad Luck kostar { $amount } eins og stendur: { $players }.
ry-why-pay-day = Pay Day: { $amount } strax, fyrir teninga á { $count ->
    [one] { $count } spilavíti
   *[other] { $count } spilavítum
}.
ry-why-power = Þú tekur Power Play-merkið: þú mátt snúa teningi í stað þess að kasta.
ry-why-power-kept = Þú heldur Power Play-merkinu.
ry-why-power-no = Þú hefðir forystuna þar ekki óskipta: ekkert Power Play-merki.
ry-why-entry = No Entry! Fyrir að loka spilavíti færðu { $what }.
ry-why-knockout = Knockout? Teningur fer að barborðinu: { $players }. Þú færð til baka: { $back }.
ry-why-knockout-none = Knockout? Enginn keppinautur missir tening núna. Þú færð til baka: { $back }.
ry-why-block = Block It! Þú leggur auða teninga á spilavíti, mest { $count }.
ry-why-handicap = Handicap: þú mátt taka einn af { $count } auðum teningum og færð verðlaun fyrir.
ry-why-double = Double Down: teningar sem fara héðan keppa um { $first } og { $second }.
ry-why-nice = Nice Dice: teningur á reit { $number } myndi borga { $amount } við útborgun.
ry-why-choice-gold = My Choice: { $ways } af 36 köstum bjóða gullna reitinn, { $amount } við útborgun.
ry-why-choice = My Choice: { $ways } af 36 köstum bjóða { $amount }.

# The table in the browser.
las-vegas-royale-ask-place = Veldu tölu. Allir teningarnir þínir sem sýna hana fara á það spilavíti.
ry-browser-only-closed = Aðeins tala lokaða spilavítisins kom upp: þú heldur teningunum.
las-vegas-royale-ask-power = Þú ert með merkið: kastaðu eða snúðu einum teningi á hvaða tölu sem er.
las-vegas-royale-ask-number = Veldu spilavítið sem teningurinn fer á.
las-vegas-royale-ask-hold = Hve mörg merki felur þú í hnefanum?
las-vegas-royale-ask-guess = Hve mörg merki eru í hnefanum? Ef þú giskar rétt eru engin verðlaun.
las-vegas-royale-ask-fifty = Lægri eða hærri? Röng spá eða sama samtala aftur gefur ekkert.
las-vegas-royale-ask-entry = Lokaðu spilavíti: enginn teningur fer inn eða út.
las-vegas-royale-ask-bar = Einn af teningum þínum fer að barborðinu og telur hvergi.
las-vegas-royale-ask-group = Hvaða hóp auðra teninga tekur þú og hvert fer hann?
las-vegas-royale-ask-blanks = Hvert fara auðu teningarnir?
las-vegas-royale-ask-handicap = Viltu taka auðan tening og leggja hann á reit?
las-vegas-royale-ask-field = Á hvaða reit fer auði teningurinn?
las-vegas-royale-ask-special = Snúðu teningi á hvaða tölu sem er eða taktu einn til baka. Ekkert spjald virkjast.
las-vegas-royale-ask-from = Af hvaða spilavíti kemur teningurinn til baka?
las-vegas-royale-ask-double = Snertu teningana sem fara á kringlótta reitinn.
las-vegas-royale-ask-nice = Viltu leggja einn tening úr þessum leik á sinn reit? Hann gefur verðlaun við útborgun.
las-vegas-royale-ask-choice = Veldu aðra af tölunum tveimur.
las-vegas-royale-ask-activate = Hvaða spjald viltu virkja, eins og þú hefðir lagt þar teninga?
las-vegas-royale-ask-gold = Hvaða teningur fer á gullna reitinn?
las-vegas-royale-ask-prime = Viltu bæta aukateningunum við á spilavítin með tölunum sem þeir sýna?
las-vegas-royale-ask-split = Skiptu skífunum sex í tvær hrúgur. Snerting færir skífu.
las-vegas-royale-ask-pick = Hvora hrúguna tekur þú?
ry-browser-tile-asks = { $player }: { $tile }
ry-browser-skip = Sitja hjá
ry-browser-decline = Nei, takk
ry-browser-leave = Láta vera
ry-browser-roll = Kasta
ry-browser-stop = Hætta
ry-browser-none = Engan
ry-browser-for-winner = handa þeim sem vinnur hér
ry-browser-for-leader = handa þeim sem er einn í forystu
ry-browser-payers = sekt:
ry-browser-bar = barborð
ry-browser-not-offered = ekki í boði
ry-browser-put-on = og leggja á
ry-browser-take-from = Taka til baka af
ry-browser-blank-from = Taka auðan tening af
ry-browser-take = Taka
ry-browser-cover = og leggja á reit
ry-browser-turn = snúa
ry-browser-fetch = til baka
ry-browser-saves = stöðvar { $amount }
ry-browser-lower = Lægri: { $count }/36
ry-browser-higher = Hærri: { $count }/36
ry-browser-groups-left = { $count } eftir
ry-browser-fields-left = { $count } eftir
ry-browser-special = snúa, til baka
ry-browser-wake = virkja spjald
ry-browser-gold = gullinn reitur
ry-browser-move-token = skífan með { $amount }, nú í hrúgu { $pile }
ry-browser-tokens = { $count ->
    [one] { $count } skífa
   *[other] { $count } skífur
}
ry-browser-back = aftur að fyrsta vali
ry-browser-secret-hold = Aðeins þú sérð þetta þar til sá sem situr þér á vinstri hönd hefur giskað.
ry-browser-secret-split = Aðeins þú sérð tölurnar þar til { $player } hefur valið hrúgu.
ry-browser-do-blanks = { $house }: { $count ->
    [one] { $count } auður teningur
   *[other] { $count } auðir teningar
}
ry-browser-do-split = Bjóða hrúgur með { $first } og { $second }
ry-browser-do-fetch = { $house }: taka { $die } til baka
ry-browser-do-turn = { $house }: leggja { $die } þangað
ry-browser-do-handicap = { $house }: auðan tening á reit ({ $field })
ry-browser-do-double = { $count ->
    [one] Færa { $count } tening
   *[other] Færa { $count } teninga
}
ry-browser-do-prime = { $count ->
    [one] Bæta { $count } teningi við
   *[other] Bæta { $count } teningum við
}
ry-browser-says-taken = { $amount }: { $player } (styrkur { $strength })
ry-browser-says-equal = jafnt, styrkur { $strength }, og enginn þeirra fær neitt: { $players }
ry-browser-says-rest = fær ekkert: { $player } (styrkur { $strength })
