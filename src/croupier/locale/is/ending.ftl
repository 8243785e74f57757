# Lok spils í vafranum.
ending-places = Sæti
ending-unfinished = Spilinu var ekki lokið
ending-things = { $kind ->
    [die] { $count ->
        [one] { $count } teningur
       *[other] { $count } teningar
    }
    [note] { $count ->
        [0] engir seðlar
        [one] { $count } seðill
       *[other] { $count } seðlar
    }
    [money-card] { $count ->
        [0] engir seðlar
        [one] { $count } seðill
       *[other] { $count } seðlar
    }
    [chip] { $count ->
        [0] engir spilapeningar
        [one] { $count } spilapeningur
       *[other] { $count } spilapeningar
    }
    [card] { $count ->
        [one] { $count } spil
       *[other] { $count } spil
    }
    [tile] { $count ->
        [one] { $count } spjald
       *[other] { $count } spjöld
    }
    [starter] hver byrjar
    [dealer] hver gefur fyrst
   *[other] { $count ->
        [one] { $count } útdráttur
       *[other] { $count } útdrættir
    }
}
ending-account = { $game ->
    [yellow-dwarf] Gjöf fyrir gjöf
   *[other] Umferð fyrir umferð
}
ending-account-where = { $game ->
    [yellow-dwarf] { $number }. gjöf: hvaðan það kom
   *[other] { $number }. umferð: hvaðan það kom
}
ending-account-nothing = Enginn fékk neitt.
ending-rematch = Annað spil
ending-replay = Skoða aftur
ending-go-on = Að nýja borðinu
ending-watch-next = Horfa á næsta spil
ending-look = Skoða borðið
ending-record = Vista skrána
ending-link = Afrita tengilinn
ending-link-copied = Tengillinn er afritaður

# Að sannreyna teningana.
ending-proof-title = { $game ->
    [yellow-dwarf] Sannreyna spilin
   *[other] Sannreyna teningana
}
ending-proof-busy = Verið er að draga allt aftur…
ending-proof-right = Allt eins og lofað var: { $things }.
ending-proof-none = Ekkert var dregið í þessu spili.
ending-proof-failed = Netþjónninn svarar ekki, svo að ekkert var sannreynt.
ending-proof-again = Reyna aftur
ending-proof-wrong = { $fault ->
    [seed] Þetta er ekki rétt: fræið sem netþjónninn sýnir hefur ekki fingrafarið sem lofað var.
    [commitment] Þetta er ekki rétt: fingrafarið er ekki það sem þú sást hér.
    [entropy] Þetta er ekki rétt: þína eigin slembitölu vantar í útdrættina.
    [record] Þetta er ekki rétt: í skrefi { $ply } er annað í skránni en þú sást hér.
   *[outcome] Þetta er ekki rétt: í skrefi { $ply } gefur fræið annað en er í skránni.
}
ending-proof-how = Hvað var sannreynt og hvað ekki
ending-proof-seed = Áður en nokkur settist við borðið festi netþjónninn leynilegt fræ sitt með fingrafarinu { $print }. Fræið sem hann sýnir núna hefur þetta fingrafar.
ending-proof-promise = Þetta er fingrafarið sem þú sást hér.
ending-proof-own = Þín eigin slembitala á þátt í hverjum útdrætti.
ending-proof-drawn = Vafrinn þinn dró allt aftur, úr fræinu og slembitölum leikmanna, og bar saman við skrána.
ending-proof-seen = Í skránni er hvert skref sem þú sást hér.
ending-proof-limits = Ekki sannreynt hér: hvað gat komið hverju sinni og hve líklegt það var. Það leiðir af reglunum og vafrinn fær það frá netþjóninum. Viljir þú sannreyna það líka skaltu vista skrána og keyra þetta:

# Spil skoðað aftur.
replay-browser-title = Endursýning
replay-browser-of = { $number } af { $count }
replay-browser-start = Byrjunin
replay-browser-back = Eitt skref til baka
replay-browser-on = Eitt skref áfram
replay-browser-jump-back = { $to ->
    [round] Einni umferð til baka
    [deal] Einni gjöf til baka
   *[end] Í byrjun spilsins
}
replay-browser-jump-on = { $to ->
    [round] Einni umferð áfram
    [deal] Einni gjöf áfram
   *[end] Í lok spilsins
}
replay-browser-play = Spila
replay-browser-pause = Gera hlé
replay-browser-pace = { $pace ->
    [fast] Hraði: tvöfaldur
    [instant] Hraði: án hreyfingar
   *[normal] Hraði: venjulegur
}
replay-browser-place = Staður í spilinu
replay-browser-view = Sjónarhorn
replay-browser-everyone = Það sem allir sáu
replay-browser-seat = Það sem { $name } sá
replay-browser-share = Afrita tengil á þennan stað
replay-browser-to-table = Að borðinu
replay-browser-controls = Stýring endursýningar
replay-browser-loading = Verið er að sækja spilið…
replay-browser-refused = Hér er ekkert að skoða
