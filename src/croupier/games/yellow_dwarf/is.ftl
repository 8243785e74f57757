yellow-dwarf-title = Guli dvergurinn
yellow-dwarf-about = leggið spilin í hækkandi röð, vinnið pottana með pottspilunum og verið á undan hinum að leggja öll spilin.

# Gildin: eins og þau standa á spili og eins og þau eru sögð upphátt (í þolfalli).
yd-rank = { $rank ->
    [1] ás
    [2] tvistur
    [3] þristur
    [4] fjarki
    [5] fimma
    [6] sexa
    [7] sjöa
    [8] átta
    [9] nía
    [10] tía
    [11] gosi
    [12] drottning
   *[13] kóngur
}
yd-no-rank = { $rank ->
    [1] enginn ás
    [2] enginn tvistur
    [3] enginn þristur
    [4] enginn fjarki
    [5] engin fimma
    [6] engin sexa
    [7] engin sjöa
    [8] engin átta
    [9] engin nía
    [10] engin tía
    [11] enginn gosi
    [12] engin drottning
   *[13] enginn kóngur
}
yd-nobody-has = { $rank ->
    [1] enginn á ás
    [2] enginn á tvist
    [3] enginn á þrist
    [4] enginn á fjarka
    [5] enginn á fimmu
    [6] enginn á sexu
    [7] enginn á sjöu
    [8] enginn á áttu
    [9] enginn á níu
    [10] enginn á tíu
    [11] enginn á gosa
    [12] enginn á drottningu
   *[13] enginn á kóng
}
yd-points = { $count ->
    [one] { $count } stig
   *[other] { $count } stig
}
yd-cards = { $count ->
    [0] engin spil
    [one] { $count } spil
   *[other] { $count } spil
}

# Ein setning fyrir hverja aðgerð.
yd-dealer = { $you ->
    [yes] Þú gefur fyrst.
   *[no] { $player } gefur fyrst.
}
yd-stake = { $deal }. gjöf af { $deals }. { $you ->
    [yes] Þú gefur.
   *[no] { $player } gefur.
} Allir leggja { $stakes } stig undir.
yd-stake-broke = { $deal }. gjöf. { $you ->
    [yes] Þú gefur.
   *[no] { $player } gefur.
} Allir leggja { $stakes } stig undir.
yd-stake-triple = { $you ->
    [yes] Þú leggur { $amount } en ekki { $usual } í { $card }-pottinn.
   *[no] { $player } leggur { $amount } en ekki { $usual } í { $card }-pottinn.
}
yd-card-hidden = { $you ->
    [yes] Þú færð spil.
   *[no] { $player } fær spil.
}
yd-card-yours = Þú færð { $card }.
yd-lay = { $you ->
    [yes] Þú leggur { $card }.
   *[no] { $player } leggur { $card }.
}
yd-pass = { $player }: { $norank }.
yd-claim = { $you ->
    [yes] { $card } tekur allt! Þú vinnur { $amount } úr pottinum.
   *[no] { $card } tekur allt! { $player } vinnur { $amount } úr pottinum.
}
yd-forget = { $you ->
    [yes] Þú lætur { $card }-pottinn eiga sig.
   *[no] { $player } gleymir { $card }-pottinum.
}
yd-opera = { $you ->
    [yes] Stórópera! Þú lagðir öll spilin þín í einni lotu og tekur alla pottana: { $amount }.
   *[no] Stórópera! { $player } lagði öll spilin sín í einni lotu og tekur alla pottana: { $amount }.
}
yd-show = { $you ->
    [yes] Þú sýnir { $card }.
   *[no] { $player } sýnir { $card }.
}
yd-pay = { $you ->
    [yes] Þú sýnir { $cards } og borgar { $points }.
   *[no] { $player } sýnir { $cards } og borgar { $points }.
}
yd-pay-all = { $you ->
    [yes] Þú sýnir { $cards }, átt að borga { $owed } en borgar allt sem þú átt: { $points }.
   *[no] { $player } sýnir { $cards }, á að borga { $owed } en borgar allt sem til er: { $points }.
}

# Það sem sagt er við borðið um nokkrar aðgerðir saman.
yd-dealt = Spilin hafa verið gefin, { $count } á mann; { $aside } liggja til hliðar. { $you ->
    [yes] Þú byrjar.
   *[no] { $player } byrjar.
}
yd-rank-laid = { $rank ->
    [1] ás
    [2] tvist
    [3] þrist
    [4] fjarka
    [5] fimmu
    [6] sexu
    [7] sjöu
    [8] áttu
    [9] níu
    [10] tíu
    [11] gosa
    [12] drottningu
   *[13] kóng
}
yd-one-rank = { $rank ->
    [1] ás
    [2] tvist
    [3] þrist
    [4] fjarka
    [5] fimmu
    [6] sexu
    [7] sjöu
    [8] áttu
    [9] níu
    [10] tíu
    [11] gosa
    [12] drottningu
   *[13] kóng
}
yd-ranks = { $first } upp í { $last }
yd-ranks-two = { $first } og { $last }
yd-run = { $you ->
    [yes] Þú leggur { $ranks }.
   *[no] { $player } leggur { $ranks }.
}
yd-run-stops = { $you ->
    [yes] Þú leggur { $ranks } og stansar: { $nobody }.
   *[no] { $player } leggur { $ranks } og stansar: { $nobody }.
}
yd-run-higher = { $you ->
    [yes] Þú leggur { $ranks }; { $nobody }, svo að þú mátt halda áfram með hærra gildi.
   *[no] { $player } leggur { $ranks }; { $nobody }, svo að { $player } má halda áfram með hærra gildi.
}
yd-run-king = { $you ->
    [yes] Þú leggur { $ranks }, sem lokar röðinni.
   *[no] { $player } leggur { $ranks }, sem lokar röðinni.
}
yd-run-last = { $you ->
    [yes] Þú leggur { $ranks }, klárar spilin og vinnur gjöfina.
   *[no] { $player } leggur { $ranks }, klárar spilin og vinnur gjöfina.
}
yd-closed = { $you ->
    [yes] Röðin lokast: { $nobody }. Þú byrjar nýja.
   *[no] Röðin lokast: { $nobody }. { $player } byrjar nýja.
}
yd-goes-higher = { $you ->
    [yes] Skarð í röðinni: { $nobody }. Þú mátt halda áfram með hærra gildi.
   *[no] Skarð í röðinni: { $nobody }. { $player } má halda áfram með hærra gildi.
}
yd-closed-king = { $you ->
    [yes] Kóngurinn lokar röðinni; þú byrjar nýja.
   *[no] Kóngurinn lokar röðinni; { $player } byrjar nýja.
}
yd-wins-deal = { $you ->
    [yes] Þú hefur lagt síðasta spilið þitt og vinnur gjöfina.
   *[no] { $player } hefur lagt síðasta spilið sitt og vinnur gjöfina.
}

# Hvaðan stigin koma.
yd-where-stakes = lagt undir
yd-where-pot = { $card }-potturinn
yd-where-opera = Stórópera
yd-where-hand = spil eftir á hendi
yd-where-won = spil hinna

# Borðið og kostirnir.
yd-table-deal = { $deal }. gjöf af { $deals }; { $you ->
    [yes] þú gefur.
   *[no] { $player } gefur.
}
yd-table-deal-broke = { $deal }. gjöf; { $you ->
    [yes] þú gefur.
   *[no] { $player } gefur.
}
yd-table-pots = Pottar: { $pots }
yd-table-sequence = Röðin: { $cards }
yd-table-no-sequence = Röðin: engin enn
yd-table-lacks = vantar { $ranks }
yd-table-hand = { $you ->
    [yes] Þú hefur á hendi: { $cards }
   *[no] { $player } hefur á hendi: { $cards }
}
yd-table-name = { $player }
yd-table-rank = { $rank }×{ $count }
yd-choice-card = { $card }
yd-typed-name = { $rank }{ $suit }
yd-choice-run = { $card } upp í { $last }
yd-choice-pot = { $choice }; +{ $amount } úr pottum
yd-choice-claim = taka { $amount } úr { $card }-pottinum
yd-choice-forget = láta pottinn eiga sig (þrefalt í hann í næstu gjöf)
yd-help-cards =
    Einnig má slá inn spil, til dæmis 7d eða qs (c lauf, d tígull, h hjarta,
    s spaði; a ás, j gosi, q drottning, k kóngur).
yd-typed-card = Spilin í þeirri röð sem þau eru gefin, næst: { $player }, { $count } eftir (til dæmis 7d eða qs):
yd-result = { $place }. { $player }: { $points }
yd-result-early = Of fá stig til að leggja undir í næstu gjöf: { $players }.
yd-nothing-higher = { $you ->
    [yes] Þú átt ekkert hærra og byrjar nýja röð.
   *[no] { $player } á ekkert hærra og byrjar nýja röð.
}
yd-choice-last = { $choice }; síðasta spilið
yd-table-laid = Komið út: { $ranks }
yd-typed-dealer = Hver gefur fyrst? { $seats }:

# Stillingar borðs.
setting-yellow-dwarf-purse = Pyngja
setting-yellow-dwarf-purse-about = stig sem hver byrjar með; shared: spilapeningunum 135 úr kassanum er skipt jafnt
setting-yellow-dwarf-deals = Gjafir
setting-yellow-dwarf-deals-about = hve margar gjafir eru spilaðar; broke: þar til einhver á ekki nóg til að leggja undir
setting-yellow-dwarf-gap = Þegar enginn getur haldið áfram
setting-yellow-dwarf-gap-about = new: sá sem lagði síðasta spilið byrjar nýja röð; higher: hann heldur áfram með næsta gildi fyrir ofan sem hann á
setting-yellow-dwarf-claim-by-hand = Pottar tilkynntir
setting-yellow-dwarf-claim-by-hand-about = þú vinnur pott aðeins ef þú tilkynnir það strax; gleymir þú því situr hann kyrr og þú borgar þrefalt í hann í næstu gjöf
setting-yellow-dwarf-points = Talning spila
setting-yellow-dwarf-points-about = flat: mannspil 10, önnur spil 1; pips: mannspil 10, ásar 1, önnur spil eftir tölu sinni
setting-yellow-dwarf-opera = Stórópera
setting-yellow-dwarf-opera-about = turn: sá sem leggur öll spilin sín í einni lotu tekur alla pottana; strict: aðeins ef enginn annar hefur lagt spil í gjöfinni
setting-yellow-dwarf-dealer = Hver gefur fyrst
setting-yellow-dwarf-dealer-about = sætið sem gefur fyrst, eða drawn: dregið er um það

# Hvers vegna kostur er góður eða slæmur.
yellow-dwarf-score = stig í lokin
yd-why-run = { $count ->
    [one] Þú getur aðeins lagt þetta spil núna: { $cards }.
   *[other] Þú getur lagt { $count } spil í röð: { $cards }.
}
yd-why-pots = Á leiðinni má taka { $amount } úr pottum.
yd-why-opera = Það er stórópera: þú tekur alla pottana, { $amount }.
yd-why-wins = { $count ->
    [one] Síðasta spilið vinnur gjöfina og hinir borga fyrir { $count } spil á hendi.
   *[other] Síðasta spilið vinnur gjöfina og hinir borga fyrir { $count } spil á hendi.
}
yd-why-king = Kóngurinn lokar röðinni og þú byrjar nýja.
yd-why-closed = Næst í röðinni: { $rank }. Enginn annar getur átt það gildi, svo þú heldur áfram.
yd-why-next = Næst í röðinni: { $rank }; { $count } óséð. Fyrst kemur til greina: { $player }.
yd-why-lacks = Örugglega ekki með það gildi: { $players }.
yd-why-left = Eftir á hendi: { $cards }, { $points } að borga ef annar vinnur gjöfina.
yd-why-claim = Þú færð { $amount } úr { $card }-pottinum núna.
yd-why-keep = Þú geymir { $card }. Ef spilið er ekki lagt í þessari gjöf vex potturinn úr { $amount } í { $grown } og þú leggur { $stake } í hann en ekki { $usual }.
yd-why-keep-last = Þú geymir { $card }, en þetta er síðasta gjöfin: pottinn ({ $amount }) er ekki hægt að vinna síðar.
yd-why-forget = { $card }-potturinn situr kyrr og vex úr { $amount } í { $grown } í næstu gjöf; þú leggur { $stake } í hann en ekki { $usual }.
yd-why-forget-last = { $amount } stig sitja kyrr í { $card }-pottinum og þetta er síðasta gjöfin.
yd-why-pass = Þú verður að sitja hjá: { $norank }.

# Borðið í vafranum.
yellow-dwarf-ask-lead = Byrjaðu nýja röð á hvaða spili sem er.
yellow-dwarf-ask-follow = Leggðu næsta gildi; þú velur litinn.
yellow-dwarf-ask-higher = Enginn á næsta gildi: haltu áfram með hærra spil.
yellow-dwarf-ask-claim = Viltu taka pottinn?
yd-browser-lay = Leggja { $card }
yd-browser-any = Byrja má á hvaða spili sem er.
yd-browser-next = Næst: { $rank }.
yd-browser-higher = Næst: { $rank } eða hærra.
yd-browser-hand = Spilin þín
yd-browser-pots = Pottarnir
yd-browser-pot = { $card }-potturinn: { $amount }
yd-browser-sequence = Röðin
yd-browser-out = Komið út
yd-browser-settling = Spil eftir á hendi
yd-browser-wins = vinnur gjöfina
yd-browser-triple = 3 × { $cards }
