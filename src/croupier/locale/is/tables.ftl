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
    [yes] Þú ert aftur við borðið og ræður þínum leikjum
   *[no] { $player } er aftur við borðið og ræður sínum leikjum
}.
table-went = { $you ->
    [yes] Þú hefur
   *[no] { $player } hefur
} misst tenginguna.
table-left = { $you ->
    [yes] Þú hefur
   *[no] { $player } hefur
} yfirgefið borðið.
table-voted = { $you ->
    [yes] Þú vilt
   *[no] { $player } vill
} láta tölvu ráða í sæti annars: { $about }.
table-taken-over = { $why ->
    [time] { $name } hefur verið of lengi í burtu
    [vote] Borðið hefur kosið um það
   *[left] { $name } hefur yfirgefið borðið
}: tölva ({ $level }) ræður í því sæti þangað til { $name } kemur aftur.
table-clock = Tíminn er búinn og tölva réð í staðinn: { $name }.
table-rematched = { $you ->
    [yes] Þú opnar
   *[no] { $player } opnar
} borð fyrir annað spil.
table-abandoned = Allir hafa yfirgefið borðið: spilinu lýkur hér.
table-expired = Enginn hefur komið lengi: borðinu er lokað.
table-said = { $name }: { $words }
say-hello = Halló!
say-thanks = Takk!
say-well-played = Vel spilað!
say-good-luck = Gangi þér vel!
say-oops = Úps!
say-hurry = Þú átt leik!
say-again = Annað spil?
say-goodbye = Bless!
